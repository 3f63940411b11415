//! What the machine of the program lives on: told when a game is set up, and again when its battery runs low (C02 5.1.f, g).

use crate::desk::report::policy::Information;
use crate::desk::{Power, Table};
use crate::game::{ArbiterNote, ClockKind, Command, Mode};
use crate::language::Message;

/// What is known of the battery, and told of it.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::desk) struct Battery {
    power: Option<Power>,
    is_set_up: bool,
    /// What was told since the machine was last on the mains.
    told: Charge,
}

/// How much is left, as far as it is told.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
enum Charge {
    #[default]
    Enough,
    BelowAQuarter,
    BelowATenth,
}

impl Power {
    fn charge(self) -> Charge {
        match self.percent {
            _ if self.has_mains => Charge::Enough,
            0..10 => Charge::BelowATenth,
            10..25 => Charge::BelowAQuarter,
            25.. => Charge::Enough,
        }
    }

    /// Returns what it is in words.
    pub fn message(self) -> Message {
        let percent = u32::from(self.percent).into();
        match self.has_mains {
            true => Message::PowerMains { percent },
            false => Message::PowerBattery { percent },
        }
    }

    /// Returns the sign that stands where the clock is seen while the battery is low; `None` while it is not.
    pub fn sign(self) -> Option<Message> {
        let percent = u32::from(self.percent).into();
        (self.charge() > Charge::Enough).then_some(Message::BatterySign { percent })
    }
}

impl Table {
    /// Takes what the machine lives on; `None` if it has no battery any more.
    pub(in crate::desk) fn power(&mut self, power: Option<Power>) {
        self.battery.power = power;
        let Some(power) = power else { return };
        let is_set_up = std::mem::replace(&mut self.battery.is_set_up, true);
        let was_told = self.battery.told;
        if power.has_mains {
            self.battery.told = Charge::Enough;
        }
        let is_back = power.has_mains && was_told > Charge::Enough;
        let keeps_the_clock = self.game.opening().clock == ClockKind::Program;
        if (!is_set_up && keeps_the_clock && !self.game.is_over()) || is_back {
            self.say(Information::DeviceHealth, &power.message());
        }
        if power.charge() > self.battery.told && !self.game.is_over() {
            self.battery.told = power.charge();
            self.tell_that_the_battery_is_low(power);
        }
    }

    /// Whoever hears it can fetch a cable, and the arbiter can see to it that the game has a clock to the end.
    fn tell_that_the_battery_is_low(&mut self, power: Power) {
        let percent = power.percent;
        let message = Message::BatteryLow {
            percent: u32::from(percent).into(),
        };
        self.say(Information::DeviceHealth, &message);
        if self.game.mode() == Mode::Event {
            self.settle(Command::NoteForTheArbiter(ArbiterNote::BatteryLow { percent }));
        }
    }

    /// Returns the sign of a battery that is low.
    pub(in crate::desk) fn mark_of_the_battery(&self) -> Option<String> {
        let sign = self.battery.power.and_then(Power::sign)?;
        Some(self.speaker.text(&sign))
    }
}
