//! Shows an effect as a script writes it.

use ansage_core::desk::{Channel, DeviceOrder, Effect, EventAnswers, GameFileOrder, TakeExtent};
use ansage_core::game::resolve::SheetEntry;
use ansage_core::game::{AdjournmentStep, ArbiterNote, Clip, Event, Gap, IrregularityKind};

/// Shows an effect as a script writes it.
pub(super) fn shown(effect: &Effect) -> String {
    match effect {
        Effect::Record(recorded) => match &recorded.by {
            Some(arbiter) => format!("writes  {} by {arbiter}", event(&recorded.event)),
            None => format!("writes  {}", event(&recorded.event)),
        },
        Effect::Say(utterance) => {
            let channel = match utterance.channel {
                Channel::Room => "room",
                Channel::Ear => "ear",
                Channel::Arbiter => "arbiter",
                Channel::Sheet => "sheet",
            };
            let text = match (utterance.earcon, utterance.written.as_str()) {
                (Some(earcon), "") => format!("({})", earcon.name()),
                (Some(earcon), written) => format!("({}) {written}", earcon.name()),
                (None, "") => format!("({})", spoken(utterance)),
                // A script does not tell blanks at the edges.
                (None, written) => written.trim().to_owned(),
            };
            let urgent = if utterance.urgent { " (at once)" } else { "" };
            let sound = utterance.sound.as_ref();
            let sound = sound
                .map(|it| format!(" [{} at {}%]", it.file, it.percent))
                .unwrap_or_default();
            format!("{channel:<7} {text}{urgent}{sound}")
        }
        Effect::Hush(channel) => format!("hush    {channel:?}").to_lowercase(),
        Effect::RoomVolume(percent) => format!("volume  {percent}"),
        Effect::Voice(change) => format!("voice   {change:?}").to_lowercase(),
        Effect::Keep(id) => format!("keeps   {}", id.0),
        Effect::HearClips(clips) => {
            let files: Vec<&str> = clips.iter().map(|it| it.file.as_str()).collect();
            format!("reads   {}", files.join(" "))
        }
        Effect::TrySecret(..) | Effect::MakeKey(_) => "tries   a secret".to_owned(),
        Effect::Seal(..) => "seals   a note".to_owned(),
        Effect::ForgetSound => "forgets what was heard".to_owned(),
        Effect::OpenSeal(..) => "opens   a seal".to_owned(),
        Effect::Order(order) => ordered(order),
        Effect::TellHead => "seal".to_owned(),
        Effect::BeginAnother => "begins  another game".to_owned(),
        Effect::Quit => "quit".to_owned(),
    }
}

/// What was answered, but for what is open.
fn answered(answers: &EventAnswers) -> String {
    let noted = answers.iter().filter(|(_, value)| !value.is_empty());
    let noted = noted.map(|(question, value)| format!("{} {value}", question.name()));
    noted.collect::<Vec<_>>().join(", ")
}

fn ordered(order: &DeviceOrder) -> String {
    match order {
        DeviceOrder::OpenOutput(name) => format!("uses    {name}"),
        DeviceOrder::KeepOutputs(chosen) => {
            let name = |it: &Option<String>| it.clone().unwrap_or_else(|| "none".to_owned());
            format!("chooses ear {} room {}", name(&chosen.ear), name(&chosen.room))
        }
        DeviceOrder::TryVoice(tried) => format!("tries   {} {}", tried.voice, tried.rate),
        DeviceOrder::KeepSettings(chosen) => format!(
            "keeps   {} {} {} {} {} {} {} {}{}",
            chosen.reports,
            chosen.voice,
            chosen.rate,
            chosen.letters.as_deref().unwrap_or("usual"),
            chosen.words,
            chosen.time,
            chosen.talk_key,
            chosen.display,
            if chosen.by_ear { " by ear" } else { "" }
        ),
        DeviceOrder::RecordTake(order) => {
            let extent = match order.extent {
                TakeExtent::Word => "word",
                TakeExtent::Announcement => "announcement",
            };
            let insists = if order.insists { " as said" } else { "" };
            format!("records {extent} {} round {}{insists}", order.of + 1, order.round + 1)
        }
        DeviceOrder::EndTake => "take    ended".to_owned(),
        DeviceOrder::DropTake => "take    dropped".to_owned(),
        DeviceOrder::SayAsRecorded(true) => "voice   recorded".to_owned(),
        DeviceOrder::SayAsRecorded(false) => "voice   its own".to_owned(),
        DeviceOrder::NoteConsent(true) => "notes   yes".to_owned(),
        DeviceOrder::NoteConsent(false) => "notes   no".to_owned(),
        DeviceOrder::ReviewEvent(answers) => format!("reviews {}", answered(answers)),
        DeviceOrder::WriteEvent(answers) => format!("writes  {}", answered(answers)),
        DeviceOrder::KeepPlace(place) => {
            format!("place   {} {}", place.learner.name(), place.lesson.unwrap_or("done"))
        }
        DeviceOrder::CountAnnouncements => "counts  announcements".to_owned(),
        DeviceOrder::Learn => "learns".to_owned(),
        DeviceOrder::GameFile(place, order) => format!("file    {} {}", place + 1, game_file(order)),
        DeviceOrder::FinishTape => "finishes the tape".to_owned(),
        DeviceOrder::ListClip(clip) => format!("lists   {}", clip.file),
        DeviceOrder::ListFoundClip(clip) => format!("lists   {} found", clip.file),
    }
}

fn spoken(utterance: &ansage_core::desk::Utterance) -> String {
    utterance
        .spoken
        .iter()
        .map(ansage_wire::Segment::text)
        .collect::<Vec<_>>()
        .join(" ")
}

fn event(event: &Event) -> String {
    let side = |it: &shakmaty::Color| it.fold_wb("white", "black");
    match event {
        Event::Opened(_) => "opened".to_owned(),
        Event::Started => "started".to_owned(),
        Event::Announced { m, offer: false, .. } => format!("announced {m}"),
        Event::Announced { m, offer: true, .. } => format!("announced {m} offering a draw"),
        Event::Repeated { m, .. } => format!("repeated {m}"),
        Event::Corrected {
            old, new, offer: false, ..
        } => format!("corrected {old} {new}"),
        Event::Corrected {
            old, new, offer: true, ..
        } => format!("corrected {old} {new} offering a draw"),
        Event::RepeatedWrongly => "repeated wrongly".to_owned(),
        Event::Dashed { side: who } => format!("dashed {}", side(who)),
        Event::DashStruck => "dash struck".to_owned(),
        Event::DashFilled { ply, m, .. } => format!("dash filled {ply} {m}"),
        Event::Made { m } => format!("made {m}"),
        Event::Done => "done".to_owned(),
        Event::Lifted { square, side: None } => format!("lifted {square}"),
        Event::Lifted {
            square,
            side: Some(who),
        } => format!("{} lifted {square}", side(who)),
        Event::Touched { square, side: who } => format!("{} touched {square}", side(who)),
        Event::Released { square, side: who } => format!("{} released {square}", side(who)),
        Event::Pressed { side: who, left } => match left {
            Some(left) => format!("pressed {} left {}", side(who), clock(*left)),
            None => format!("pressed {}", side(who)),
        },
        Event::PressProved { side: who, left } => match left {
            Some(left) => format!("press proved {} left {}", side(who), clock(*left)),
            None => format!("press proved {}", side(who)),
        },
        Event::PressedEarly => "pressed early".to_owned(),
        Event::Adjusted { side: who } => format!("adjusted {}", side(who)),
        Event::OfferedDraw {
            side: who,
            irregular: false,
        } => format!("offered draw {}", side(who)),
        Event::OfferedDraw {
            side: who,
            irregular: true,
        } => format!("offered draw {} irregularly", side(who)),
        Event::DeclinedDraw { side: who } => format!("declined draw {}", side(who)),
        Event::AcceptedDraw { side: who } => format!("accepted draw {}", side(who)),
        Event::StopJudged { valid } => format!("stop judged {}", if *valid { "valid" } else { "not valid" }),
        Event::Signed { side: who, sheet: None } => format!("signed {}", side(who)),
        Event::Signed {
            side: who,
            sheet: Some(owner),
        } => format!("signed {} on the sheet of {}", side(who), side(owner)),
        Event::Irregular { kind, side: None } => format!("irregular {}", kind.name()),
        Event::Irregular { kind, side: Some(who) } => format!("irregular {} {}", kind.name(), side(who)),
        Event::Annulled {
            kind: IrregularityKind::Start,
        } => "annulled".to_owned(),
        Event::Annulled { kind } => format!("annulled for {}", kind.name()),
        Event::Faulted { fault } => format!("faulted {} {} {}", side(&fault.side), fault.kind.name(), fault.ply),
        Event::Penalised { penalty } => {
            let time = penalty.time.map(|it| format!(" {}", clock(it))).unwrap_or_default();
            let points = penalty
                .half_points
                .map(|it| format!(" {it} half points"))
                .unwrap_or_default();
            let (who, what) = (side(&penalty.offender), penalty.penalty.name());
            format!("penalised {who} {what}{time}{points}")
        }
        Event::ClaimedDraw { claim, stopped } => {
            let intended = claim.m.map(|m| format!(" with {m}")).unwrap_or_default();
            let cited: String = claim.cited.iter().map(|it| format!(" {it}")).collect();
            let cited = if cited.is_empty() {
                cited
            } else {
                format!(" citing{cited}")
            };
            let stopped = if *stopped { ", clocks stopped" } else { "" };
            let (who, ground) = (side(&claim.side), claim.ground.name());
            let left = claim.left.map_or_else(String::new, |it| {
                let about = if it.about { " about" } else { "" };
                format!(" at{about} {} {}", clock(it.white), clock(it.black))
            });
            format!("claimed draw {who} {ground}{intended}{cited}{left}{stopped}")
        }
        Event::DecidedClaim { found } => format!("claim found {}", found.name()),
        Event::LeftClaim { checked } => format!(
            "claim left to an arbiter, {}",
            if *checked { "checked" } else { "not checked" }
        ),
        Event::Resigned { side: who } => format!("resigned {}", side(who)),
        Event::LaidDown { condition, value } => format!("laid down {} {value}", condition.name()),
        Event::LeaveGiven { what } => format!("allowed {}", what.name()),
        Event::StoppedFor { reason, side: None } => format!("stopped for {}", reason.name()),
        Event::StoppedFor {
            reason,
            side: Some(who),
        } => format!("stopped for {} by {}", reason.name(), side(who)),
        Event::Adjourning { step } => adjourning(step),
        Event::ResultTakenBack => "result taken back".to_owned(),
        Event::Resulted { outcome } => format!(
            "result {}",
            serde_json::to_value(outcome).expect("plain").as_str().expect("text")
        ),
        Event::Paused => "paused".to_owned(),
        Event::Resumed => "resumed".to_owned(),
        Event::Closed => "closed".to_owned(),
        Event::Reopened { gap: None, .. } => "reopened".to_owned(),
        Event::Reopened {
            gap: Some(Gap::Unknown),
            ..
        } => "reopened after unknown".to_owned(),
        Event::Reopened {
            gap: Some(Gap::Known(gap)),
            ..
        } => format!("reopened after {}", clock(*gap)),
        Event::Slept { gap } => format!("slept {}", clock(*gap)),
        Event::Synced { side: who, left, ours } => {
            let ours = ours.map_or_else(|| "nothing".to_owned(), clock);
            format!("synced {} {} ours {ours}", side(who), clock(*left))
        }
        Event::ReachedZero { side: who } => format!("reached zero {}", side(who)),
        Event::ClaimedFlag { side: who } => format!("claimed flag {}", side(who)),
        Event::FlagFell { side: who } => format!("flag fell {}", side(who)),
        Event::ClocksSet { white, black, number } => {
            let part = |name: &str, time: &Option<u64>| time.map(|it| format!(" {name} {}", clock(it)));
            let number = number.map(|it| format!(" move {it}"));
            let parts = [part("white", white), part("black", black), number];
            format!("clocks set{}", parts.into_iter().flatten().collect::<String>())
        }
        Event::TimeAdded {
            side: who,
            time,
            reason,
        } => format!("time added {} {} {reason}", side(who), clock(*time)),
        Event::RoomLimited { percent } => format!("room limited {percent}"),
        Event::SheetCorrected {
            ply,
            old,
            new,
            initials,
            ..
        } => format!("sheet corrected {ply} {old} {new}{}", agreed(initials.as_ref())),
        Event::BoardsDiffer => "boards differ".to_owned(),
        Event::OtherSheetEntered { ply, entry, differs } => {
            let differs = if *differs { " differs" } else { "" };
            let entry = match entry {
                SheetEntry::Move(m) => m.to_string(),
                SheetEntry::Written(text) => format!("{text:?}"),
                SheetEntry::Illegible(text) => format!("illegible {text:?}"),
                SheetEntry::Missing => "missing".to_owned(),
            };
            format!("other sheet {ply} {entry}{differs}")
        }
        Event::OtherSheetStruck { ply } => format!("other sheet {ply} struck"),
        Event::OtherSheetEnded => "other sheet ended".to_owned(),
        Event::BoardEntered { board, fen } => format!("board {} {fen}", board.letter()),
        Event::CorrectionsTold => "corrections told".to_owned(),
        Event::ComparisonEnded => "comparison ended".to_owned(),
        Event::Restored { ply, .. } => format!("restored {ply}"),
        Event::TakeBackAsked => "take-back asked".to_owned(),
        Event::MoveTakenBack { .. } => "move taken back".to_owned(),
        Event::ArbiterCame { initials } => format!("arbiter {initials} came"),
        Event::SecretSet { .. } => "secret set".to_owned(),
        Event::ArbiterLeft => "arbiter left".to_owned(),
        Event::ArbiterNoted {
            note: ArbiterNote::IllegalMove { ply, m },
        } => format!("note illegal move {ply} {m}"),
        Event::ArbiterNoted {
            note:
                ArbiterNote::SheetCorrected {
                    ply,
                    old,
                    new,
                    initials,
                },
        } => format!("note sheet corrected {ply} {old} {new}{}", agreed(initials.as_ref())),
        Event::ArbiterNoted {
            note: ArbiterNote::CorrectionLate { old, new },
        } => {
            let new = new.map_or_else(|| "unsaid".to_owned(), |it| it.to_string());
            format!("note correction too late {old} {new}")
        }
        Event::ArbiterNoted {
            note: ArbiterNote::EndedByPlayer { outcome, .. },
        } => format!("note ended by a player {}", outcome.code()),
        Event::ArbiterNoted {
            note: ArbiterNote::DashesBegan { ply },
        } => format!("note dashes began {ply}"),
        Event::ArbiterNoted {
            note: ArbiterNote::IrregularOffer { side: Some(who) },
        } => format!("note irregular offer of {}", side(who)),
        Event::ArbiterNoted { note } => format!("note {note:?}").to_lowercase(),
        Event::Noted { text } => format!("noted {text}"),
        Event::SealedNote { reason: false, .. } => "noted sealed".to_owned(),
        Event::SealedNote { reason: true, .. } => "reason sealed".to_owned(),
        Event::SoundBegan { private: false } => "sound began".to_owned(),
        Event::SoundBegan { private: true } => "sound began while talking".to_owned(),
        Event::SoundPaused => "sound paused".to_owned(),
        Event::SoundKept(clip) => sound(clip),
        Event::JournalContinued { why, from, to } => format!("journal continued {} {from} {to}", why.name()),
        Event::Numbered { number } => format!("numbered {number}"),
        Event::RemindersSet { reminders } => {
            let times: String = reminders.times.iter().map(|it| format!(" {it} s")).collect();
            format!("reminders{times}{}", if reminders.moves { " moves" } else { "" })
        }
        Event::Arrived { side: who } => format!("arrived {}", side(who)),
        Event::SheetBorrowed { side: who } => format!("sheet borrowed by {}", side(who)),
        Event::SheetReturned => "sheet returned".to_owned(),
        Event::SheetReplaced => "sheet replaced".to_owned(),
        Event::HandedOver => "handed over".to_owned(),
        Event::ControlChanged { control } => format!("control {control}"),
        Event::TimeNoted { left } => format!("time noted {left}"),
    }
}

/// Shows a clip: `sound 0001.flac of move 1 e2e4 by keys at 00:00:04.5 white 00:30:00.0, 1.5 s in 4.0 s`.
fn sound(clip: &Clip) -> String {
    let plain = |it: serde_json::Value| it.as_str().expect("a name").to_owned();
    let of = plain(serde_json::to_value(clip.of).expect("a name"));
    let by = clip.by.map(|it| plain(serde_json::to_value(it).expect("a name")));
    let left = [("white", clip.white_left), ("black", clip.black_left)];
    let parts = [
        Some(format!("sound {} of {of}", clip.file)),
        clip.ply.map(|it| it.to_string()),
        clip.m.map(|it| it.to_string()),
        by.map(|it| format!("by {it}")),
        clip.corrected.then(|| "corrected".to_owned()),
        clip.at.map(|it| format!("at {}", clock(it.0))),
    ];
    let left = left
        .into_iter()
        .map(|(side, left)| left.map(|it| format!("{side} {}", clock(it))));
    let parts: Vec<_> = parts.into_iter().chain(left).flatten().collect();
    format!(
        "{}, {}-{} of {} ms",
        parts.join(" "),
        clip.voice_from,
        clip.voice_to,
        clip.length
    )
}

fn clock(ms: u64) -> String {
    let (hours, minutes, seconds, tenths) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60, ms / 100 % 10);
    format!("{hours:02}:{minutes:02}:{seconds:02}.{tenths}")
}

fn agreed(initials: Option<&String>) -> String {
    initials.map(|it| format!(" agreed by {it}")).unwrap_or_default()
}

fn adjourning(step: &AdjournmentStep) -> String {
    let side_name = |side: shakmaty::Color| side.fold_wb("white", "black");
    match step {
        // What is in the seal no story tells.
        AdjournmentStep::Sealed { .. } => "sealed a move".to_owned(),
        AdjournmentStep::MadeOnBoard { m, .. } => format!("sealed {m}, made on the board"),
        AdjournmentStep::Taken { what } => format!("sealing: {}", what.name()),
        AdjournmentStep::Named { side: who, name } => format!("envelope: {} is {name}", side_name(*who)),
        AdjournmentStep::Resumes(resumes) => format!("envelope: goes on {resumes}"),
        AdjournmentStep::Checked { item } => format!("envelope: {} checked", item.name()),
        AdjournmentStep::Presence { side: who, present } => {
            format!("{} {}", side_name(*who), if *present { "present" } else { "absent" })
        }
        AdjournmentStep::ClockStarted { side: who } => format!("clock of absent {} started", side_name(*who)),
        AdjournmentStep::Opened => "envelope opened".to_owned(),
        AdjournmentStep::Faulty { fault } => format!("sealed move {}", fault.name()),
        AdjournmentStep::Lost => "envelope lost".to_owned(),
    }
}

/// Returns what is to be done with the file of a game.
fn game_file(order: &GameFileOrder) -> String {
    match order {
        GameFileOrder::MayBeDeleted => "may it be deleted?".to_owned(),
        GameFileOrder::Delete => "deleted".to_owned(),
        GameFileOrder::Rename(name) => format!("renamed {name}"),
        GameFileOrder::Export => "exported".to_owned(),
        GameFileOrder::MayBeRead => "may it be read?".to_owned(),
    }
}
