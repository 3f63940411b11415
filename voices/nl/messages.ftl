# Short sentences for the ear and for one Braille line: what was understood, and what is needed.

## Entering a move
read-back = { $move }?
which-piece = { $piece-word ->
        [Paard] Welk
       *[other] Welke
    } { $piece }: { $choices }?
which-move = Welke zet: { $choices }?
or = { $first } of { $second }
which-square = Van welk veld?
which-square-instead = In plaats van { $old }: van welk veld? { $command } laat de vraag vervallen.
which-castling = Korte of lange rokade?
which-promotion = Promotie tot welk stuk?
which-promotion-if-pawn = Promotie tot welk stuk? Enter als het geen pion is.
illegal-ask = { $move } is onreglementair. Enter noteert de zet toch.
impossible = { $text }: zo kan hier geen stuk gaan.
not-understood = { $text } niet begrepen. Geef een zet zoals e4, paard f3 of e2e4.
needs-both-squares = { $text } kan meer zetten betekenen. Geef beide velden, bijvoorbeeld g1f3.
needs-promotion = { $text }: wat wordt de pion? Met het stuk, bijvoorbeeld e7e8D.
not-understood-nearest = { $text } niet begrepen. { $move } schrijft men bijna zo.
move-meant-ask = { $move } bedoeld?
annotation-refused = Tekens zoals ! en ? worden niet geschreven.
use-algebraic = Gebruik de algebraïsche notatie, bijvoorbeeld e4.
arrival-square = Naar welk veld?
use-notation = Schrijf { $text }.

## Correcting
nothing-to-correct = Er is niets te corrigeren.
correct-what = In plaats van { $old }: welke zet is juist?
correction-dropped = Geen correctie. { $old } blijft staan.
question-dropped = { $command } vervalt.
read-back-instead = { $move } in plaats van { $old }?
correct-same = Die zet is al aangekondigd.
correct-too-late = { $mode ->
        [free] De klok loopt: te laat om te verbeteren. Spreek het af met de tegenstander.
       *[event] De klok loopt: te laat om te verbeteren.
    }
correct-by-arbiter = { $restore } gaat terug, { $sheet } verbetert het notatieformulier.
call-arbiter-ask = { $call ->
        [none] Hier is geen arbiter. Enter roept.
        [by-hand] Ansage roept hier niet hardop. Enter noteert het.
       *[aloud] Arbiter roepen? Enter roept.
    }
call-yourself = Ansage roept hier niet hardop: roep zelf de arbiter.
noted-uncalled = Genoteerd en op het scherm getoond; { $command } roept hardop.
arbiter-needed = Arbiter nodig{ $need ->
        [claim] : remise is geclaimd
        [seconds] : er is om vijf seconden extra gevraagd
        [flag] : een gevallen vlag is geclaimd
        [stopped] : de klokken staan stil
        [boards] : de borden verschillen
        [result] : er is een uitslag ingevoerd
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = Deze partij heeft geen klok.
clock-not-made = De zet is nog niet gedaan.
clock-captured-piece = Is het geslagen stuk van het bord?
clock-rook = Is ook de toren gezet?
clock-only-rook = Is de toren gezet?
clock-promotion = Staat het nieuwe stuk op de plaats van de pion?
clock-still-speaking = De aankondiging is nog niet afgelopen.
nothing-announced = Er is geen zet aangekondigd.
nothing-to-do = Er is niets te doen.
record-first = Doe eerst de aangekondigde zet: /gezet.
still-announced = Aangekondigd en nog niet gedaan: { $move }.
own-time-only = Dat kan alleen in de eigen bedenktijd.

## Time and moves
moves-report = Wit { $white ->
        [one] 1 zet
       *[other] { $white } zetten
    }, Zwart { $black ->
        [one] 1 zet
       *[other] { $black } zetten
    }.
time-report = Wit { $white-moves ->
        [one] 1 zet
       *[other] { $white-moves } zetten
    }, { $white-used } verbruikt. Zwart { $black-moves ->
        [one] 1 zet
       *[other] { $black-moves } zetten
    }, { $black-used } verbruikt.
time-left = Wit heeft nog { $white-left }, Zwart nog { $black-left }.
own-time-left = { $side } nog { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
own-time-used = { $side } { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } verbruikt.
own-time-on-the-line = { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}verbruikt
        [left] {""}
       *[other] { $kind }
    }
help-my-time = De eigen tijd; op de brailleregel blijft hij staan tot er iets anders gebeurt.
help-spent = De bedenktijd voor een zet: /verbruikt 12. In een toernooi alleen voor eigen zetten.
needs-move-and-side = een zetnummer zoals 12, ook met een kleur: 12 z
paused = De klokken staan stil.
resumed = De klok loopt.
goes-on = De partij gaat verder.
not-paused = De klokken staan niet stil.
already-paused = De klokken staan al stil.
stop-which = Waarom: { $reasons }?
stop-which-or-pause = Waarom: { $reasons }? { $number } of { $pause }: zonder reden.
stop-words = { $reason ->
        [piece-missing] stuk, stuk ontbreekt
        [wrong-setting] klok, verkeerd ingesteld
        [illegal-move] zet, onreglementaire zet
        [irregularity] onregelmatigheid, stelling
        [claim] claim
        [disturbance] storing, lawaai
        [other] anders
        [reconstruction] reconstructie
        [sealing] afgegeven zet, envelop
        [adjournment] afbreken
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] een stuk ontbreekt
        [wrong-setting] een klok is verkeerd ingesteld
        [illegal-move] een onreglementaire zet
        [irregularity] een onregelmatigheid
        [claim] een claim
        [disturbance] een storing
        [other] een andere reden
        [reconstruction] de formulieren worden gereconstrueerd
        [sealing] de volgende zet wordt afgegeven
        [adjournment] de partij wordt afgebroken
       *[other] { $reason }
    }
stopped-for = De partij is stilgezet: { $reason }.
both-reconstruct = Beide spelers helpen daarbij.
stop-reason-ask = Had { $side } een reden om de klokken stil te zetten? Enter: ja, n: nee; dan gaat de partij verder.
stop-was-valid = De reden was geldig.
stop-was-not-valid = De reden was niet geldig.
game-waits = { $state ->
        [stopped] De partij is stilgezet.
        [claim] Eerst wordt over een claim beslist.
        [irregularity] Eerst wordt een onregelmatigheid opgelost.
        [reconstructing] Eerst wordt de partij gereconstrueerd.
        [sealing] De volgende zet wordt afgegeven en niet aangekondigd.
        [adjourned] De partij is afgebroken.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } laat haar verdergaan.
adjourn-ask = { $side } geeft de volgende zet af, en de klok van { $side } loopt door? Enter: ja.
adjourn-early = De klok van { $side } wordt belast met de rest van de zitting: { $time }. Enter: ja, dan wordt de volgende zet afgegeven.
adjourn-early-too-long = { $side } heeft nog maar { $time }; meer kan niet worden belast.
adjourn-early-words = eerder
adjourn-lost-words = kwijt
adjourn-copy-words = kopie
adjourn-board-words = bord
adjourn-usage = { $command } alleen zegt wat er nu komt; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = De afgegeven zet, ongezien: stuk, van welk veld, naar welk veld. Hij staat ook op papier of in braille; het papier telt.
seal-again = Nog eens dezelfde zet.
seal-differs = Dat was niet dezelfde zet. Opnieuw: stuk, van welk veld, naar welk veld.
seal-not-understood = Niet begrepen. Stuk, van welk veld, naar welk veld.
seal-dictate-words = dicteren
seal-dictated = Voor het papier: { $move }.
seal-kept = Verzegeld. Tot de klokken stilstaan verandert { $command } de zet.
seal-not-kept = De zet kon niet worden verzegeld; hij gaat op papier in de envelop.
seal-on-paper = De zet gaat op papier of in braille in de envelop; het programma heeft geen geheim woord van de arbiters en bewaart geen kopie.
seal-not-ours = { $side } geeft de zet af, op papier; hier wordt er niets van ingevoerd.
seal-on-the-board = De zet op het bord is de afgegeven zet; hij wordt genoteerd.
seal-nothing = Er wordt geen zet afgegeven. { $command } van de arbiter begint ermee.
sealing-step-ask = { $stage ->
        [written] Staat de zet op papier of in braille, zo dat hij maar één ding kan betekenen? Enter: ja.
        [sheets-inside] Zitten beide notatieformulieren in de envelop? Enter: ja.
        [closed] Is de envelop verzegeld? Enter: ja.
       *[other] { $stage }
    }
reply-sheet-ask = Zit het formulier van { $side } in de nieuwe envelop? Enter: ja.
sealing-lacks = Eerst: { $stage ->
        [written] de zet wordt opgeschreven
        [sheets-inside] beide formulieren gaan in de envelop
        [closed] de envelop wordt verzegeld
       *[other] { $stage }
    }.
adjourn-stop-ask = De klokken stilzetten? Enter: ja; daarna staat de afgegeven zet vast.
not-adjourned = De partij is niet afgebroken.
envelope-name-ask = Op de envelop ontbreekt de naam van { $side }. Welke is het?
envelope-time-ask = Wat wijst de klok van { $side } aan? Zo: 1:02:30.
envelope-resumes-ask = Wanneer en waar gaat de partij verder? Datum, tijd, plaats, met komma's.
envelope-resumes-parts = Datum, tijd en plaats, met twee komma's; - laat het weg. Zo: 1.12.2026, 15:00, Zaal 2.
envelope-check = { $text } Staat het zo op de envelop? Enter: ja.
envelope-no-offer = Geen remiseaanbod open.
envelope-item-lacks = Op de envelop ontbreekt: { $lacking ->
        [names] de namen
        [times] de verbruikte tijden
        [resumption] dag, tijd en plaats van de hervatting
       *[other] { $lacking }
    }.
envelope-kept = De envelop is volledig; arbiter { $initials } bewaart hem.
envelope-kept-by-all = De envelop is volledig.
present-replier-ask = Is { $side } er, die moet antwoorden? Enter: ja, n: nee.
present-sealer-ask = Is { $side } er, die heeft afgegeven? Enter: ja, n: nee.
absent-clock-ask = { $side } is er niet: de klok van { $side } starten, de envelop dicht? Enter: ja.
absent-clock-started = De klok van { $side } loopt; de envelop blijft dicht.
absent-came-ask = Is { $side } er nu? Enter: ja; dan staan de klokken stil.
replier-time-due = { $lateness ->
        [unknown] Of de klok van { $side } lang genoeg liep, is niet bekend. { $command } zet hem.
        [early] De klok van { $side } liep { $time } te vroeg. { $command } zet hem.
       *[late] { $side } kwam te laat en verliest nog { $time }. { $command } zet de klok.
    }
envelope-open-ask = De envelop openen? Enter: ja.
envelope-opened = De envelop is open.
envelope-closed = De envelop is dicht; { $command } gaat verder.
replier-absent = De envelop wordt geopend als { $side } er is.
sealed-move-read-ask = Welke zet was afgegeven? Enter alleen: geen.
sealed-none-ask = Geen zet in de envelop? Enter: ja; anders de zet.
sealed-move-stated-ask = Welke afgegeven zet noemt { $side }?
sealed-stated-fault = { $sealed ->
        [ambiguous] Dat kunnen meer zetten zijn
        [not-understood] Dat is niet te begrijpen
        [illegal] Die zet is hier onreglementair; de arbiter beslist
       *[other] { $sealed }
    }.
sealed-fault = { $sealed ->
        [ambiguous] De afgegeven zet is niet eenduidig
        [not-understood] De afgegeven zet is niet te begrijpen
        [illegal] De afgegeven zet is onreglementair
        [missing] Er zit geen zet in de envelop
       *[other] { $sealed }
    }: de partij is voor { $side } verloren als de arbiter dat beslist, met { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] De afgegeven zet is niet eenduidig
        [not-understood] De afgegeven zet is niet te begrijpen
        [illegal] De afgegeven zet is onreglementair
        [missing] Er zit geen zet in de envelop
       *[other] { $sealed }
    }.
sealed-fault-excepted = Maar { $side } kan niet mat zetten: de partij is remise als de arbiter dat beslist, met { $command }.
sealed-ways = Het kan zijn: { $moves }.
envelope-lost = De envelop geldt als kwijt. De zet die { $side } noemt wordt hier ingevoerd; { $command } toont de kopie.
envelope-lost-times = De tijden zijn hier niet vastgelegd: zet de klokken met { $command }.
sealed-copy = De kopie van het programma: { $text }.
sealed-copy-none = Het programma heeft geen kopie van de afgegeven zet.
sealed-copy-closed = De kopie gaat pas open als de envelop kwijt is, en met het juiste geheime woord.
sealed-late = { $side } is te laat voor de hervatting; als de afgegeven zet de partij beëindigde, telt dat.
sealed-late-loses = { $side } is te laat voor de hervatting en verliest, tenzij de arbiter anders beslist.
times-after-the-first-move = Na de eerste zet blijven de tijden, tenzij de arbiter anders beslist; zo is het gedaan.
adjourn-logged = Afbreken: { $stage ->
        [sealed] hier is een zet verzegeld
        [made-on-board] de zet is op het bord gedaan en is de afgegeven zet
        [written] de zet is opgeschreven
        [sheets-inside] beide formulieren zitten in de envelop
        [closed] de envelop is verzegeld
        [named] een naam is ingevuld
        [resumes] de hervatting is ingevuld
        [checked] een gegeven op de envelop klopt
        [present] een speler is er
        [absent] een speler ontbreekt
        [clock-started] de klok van de afwezige loopt
        [opened] de envelop is geopend
        [faulty] de afgegeven zet is niet uitvoerbaar
        [lost] de envelop is kwijt
       *[other] { $stage }
    }.
clocks-stand-resume = De klokken staan stil. { $command } laat ze lopen.
hours = { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }
minutes = { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
seconds = { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
clocks-not-started = De klok van Wit loopt nog niet.
clocks-started = De klok van { $side } loopt.
clocks-start-with-enter = Enter start de klok van { $side }.
clock-pressed = Klok ingedrukt.
clocks-no-time = Deze klok heeft geen speeltempo; de tijden zijn niet bekend.
time-report-about = Wit { $white-moves ->
        [one] 1 zet
       *[other] { $white-moves } zetten
    }, ongeveer { $white-used } verbruikt. Zwart { $black-moves ->
        [one] 1 zet
       *[other] { $black-moves } zetten
    }, ongeveer { $black-used } verbruikt.
time-left-about = Wit heeft nog ongeveer { $white-left }, Zwart ongeveer { $black-left }.
clock-synced = Klok van { $side }: { $left }.
clocks-set = De klokken zijn ingesteld: Wit { $white }, Zwart { $black }.
control-set = Speeltempo: { $control }.
control-moves = { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } in { $time }
control-rest = de rest van de partij in { $time }
control-all = de hele partij in { $time }
control-per-move = { $granted ->
        [increment] { $time } erbij per zet
        [delay] { $time } uitstel bij elke zet
       *[bronstein] { $time } terug bij elke zet, voor zover gebruikt
    }
control-black = Zwart eerst { $time }
control-draw-odds = bij remise gaat Zwart door
control-words = speeltempo
needs-control = een speeltempo: speeltempo 40/90m, G/30m, +30s
clock-counters = Volgens de teller van de klok: Wit { $white }, Zwart { $black }.
period-had = { $side } heeft de tijd die na zet { $moves } bijkomt al: { $time }. Die komt er alleen nog eens bij als deze klok wordt ingesteld.
time-added = { $side } heeft { $time } meer.
zero-reached = De tijd van { $side } is op.
reminder = { $side } heeft nog { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
reminder-move = Zet { $number }.
reminders-set = Herinneringen { $moments ->
        [none] {""}
       *[some] bij { $moments }
    }{ $numbers ->
        [only] aan het nummer van elke zet
        [too] { " " }en aan het nummer van elke zet
       *[no] {""}
    }.
time-span = { $time }
reminders-off = Er zijn geen herinneringen.
reminders-need-earphone = Dat mag alleen de speler horen, en er is geen oortje.
control-ahead = { $met ->
        [0] Nog { $ahead } tot de tijdcontrole
       *[other] Tijdcontrole { $met } is gehaald{ $ahead ->
            [none] {""}
           *[some] , nog { $ahead } tot de volgende
        }
    }.
moves-counted = { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
last-known-times = Laatst bekend: Wit { $white-left }, { $white-age } geleden; Zwart { $black-left }, { $black-age } geleden.
flag-ask = Vlag gevallen. Uitslag: { $result }? j noteert hem.
own-flag = { $command } claimt de vlag van de tegenstander, { $command } { $both } die van beiden.
flag-stands = { $side } heeft nog tijd.
ended-by-the-position = Er telt geen vlag meer: de stelling heeft de partij beëindigd.
flag-claimed = Die vlag is al geclaimd.
time-between = { $first } tot { $second }
clock-as-entered = { $held ->
        [may-be-pressed] Volgens de invoer loopt de klok van { $side }. /klok als die is ingedrukt.
        [not-started] De start van de klok van { $side } is niet ingevoerd.
        [stopped] Volgens de invoer zijn de klokken stilgezet.
       *[runs] Volgens de invoer loopt de klok van { $side }.
    }
time-not-known = { $side ->
        [both] Beide tijden zijn
       *[other] De tijd van { $side } is
    } onbekend: het tellen was onderbroken.{ $reads ->
        [sync] {" "}/gelijkzetten voert in wat de klok aangeeft.
       *[arbiter] {" "}Vraag de arbiter naar de tijd.
    }
time-unknown = een onbekende tijd
time-under-a-second = minder dan een seconde
gap-table = Het programma was { $time } weg en heeft de klok op tafel niet gevolgd.
gap-table-unknown = Het programma was weg en heeft de klok op tafel niet gevolgd.
gap-nobody = { $time } lang hebben de klokken niet meegelopen.
gap-unknown = De klokken hebben niet meegelopen, en niemand weet hoe lang.
gap-arbiter = De arbiter stelt de klokken in of laat ze doorlopen.
slept-clocks-stand = De computer was { $time } in de slaapstand. De klokken staan stil, /verder laat ze doorlopen.
slept-clock-went-on = De computer was { $time } in de slaapstand. De klok op tafel liep door.
slept = De computer was { $time } in de slaapstand.
assistant-tells = Uw assistent noemt tijd en zetten.
duty-of = { $by ->
        [player] Dat is de taak van de speler.
        [assistant] Dat is de taak van uw assistent.
        [program] Dat doet het programma.
        [nobody] Dat is in deze partij niemands taak.
       *[other] { $by }
    }
task-to-execute = Uit te voeren op het andere bord: { $move }.
task-to-correct = Op het andere bord: { $old } terugnemen, { $move } uitvoeren.

## Draw, resignation, result
offer-irregular = Remise biedt men aan na de zet en voor het indrukken van de klok. Enter biedt toch remise aan.
offer-stands = Er staat al een remiseaanbod.
no-offer = Er staat geen remiseaanbod.
draw-too-early = Geen remise in overleg voordat beiden gezet hebben.
not-completed = De zet van de tegenstander is nog niet voltooid.
cited = { $text } Artikel { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Richtlijnen, punt { $point }.
opponents-own = Dat zegt alleen { $side } zelf. Een afgesproken uitslag: { $command }; een arbiter bevestigt die.
not-at-these-keys = Dat zegt alleen { $side } zelf; een arbiter voert het in.
own-offer = { $side } heeft remise aangeboden. Wat { $other } antwoordt: { $accept } { $other } of { $decline } { $other }.
offer-condition = Aan een aanbod mag geen voorwaarde zitten. Geef alleen de opdracht.
offered = Remise is aangeboden.
offered-by = { $side } biedt remise aan.
accepted = { $side } neemt de remise aan.
declined = { $side } wijst de remise af.
resign-ask = { $side } geeft op? j bevestigt.
resign-ask-result = { $side } geeft op. Uitslag: { $result }? j noteert hem.
resigned = { $side } geeft op.
result-which = Welke uitslag: 1-0, 0-1 of remise?
result-ask = Uitslag: { $result }? j noteert hem.
result-drawn-before = { $why } Uitslag: { $result }? j noteert hem.
result-draw-too-early = Nog niet beiden hebben gezet. Uitslag: { $result }? j noteert hem.
result-draw-before = Het toernooi kent geen remise in overleg voor zet { $before }. Uitslag: { $result }? j noteert hem.
result-instead = Er staat al een uitslag: { $old }. In plaats daarvan: { $result }? j noteert hem.
result-instead-of-resignation = { $side } heeft opgegeven. In plaats daarvan: { $result }? j noteert hem.
result-instead-of-agreement = Remise is overeengekomen. In plaats daarvan: { $result }? j noteert hem.
result-instead-of-flag = De vlag van { $side } is gevallen. In plaats daarvan: { $result }? j noteert hem.
result-by-flag = De vlag van { $side } is gevallen. Uitslag: { $result }? j noteert hem.
result-entered = Uitslag: { $result }.
scored = { $text } Punten: wit { $white }, zwart { $black }.
scored-in-vain = { $text } Een straf in punten heeft geen gevolg.
score-unusual = { $points } is geen score van zo’n partij.
black-advances = { $text } Zwart gaat door.
result-take-back-ask = Uitslag: { $result }. Terugnemen? j neemt hem terug.
result-taken-back = De uitslag is teruggenomen.
take-back-ask = Zet terugnemen: { $move }. Zijn beiden het eens? j neemt hem terug.
move-taken-back = Teruggenomen: { $move }. { $side } aan zet.
taken-back-times = De klok gaat daar verder; verbruikte tijd blijft verbruikt.
new-game-ask = Een nieuwe partij beginnen? Deze blijft bewaard. j begint haar.
new-game-piped = Een script begint een nieuwe partij door ansage opnieuw te starten.
nothing-to-take-back = Er is geen zet om terug te nemen.
not-in-an-event = In een toernooi wordt geen zet teruggenomen.
no-result = Er is geen uitslag genoteerd.
white-wins = wit wint, 1-0
black-wins = zwart wint, 0-1
drawn = remise
both-lose = beide verliezen, 0-0
game-over = De partij is afgelopen: { $result }.
game-over-take-back = De partij is afgelopen: { $result }. "{ $command } *" neemt de uitslag terug.
mate-ask = Schaakmat. Uitslag: { $result }? j noteert hem.
stalemate-ask = Pat. Uitslag: { $result }? j noteert hem.
dead-position-ask = Niemand kan nog mat zetten. Uitslag: { $result }? j noteert hem.

## Commands
nothing-said-yet = Er is nog niets gezegd.
struck-since = { $move } staat niet meer op het formulier.
spelled = { $letters }.
needs-slash = Opdrachten beginnen met een schuine streep: { $command }.
command-unknown = Opdracht { $text } onbekend. /? noemt de opdrachten.
command-unknown-nearest = Opdracht { $text } onbekend. { $command } schrijft men bijna zo.
command-meant-ask = Opdracht { $text } onbekend. { $command } bedoeld?
command-ambiguous = { $text } is dubbelzinnig: { $choices }.
command-needs = { $command } vraagt { $what }.
needs-side = een kleur, Wit of Zwart
needs-flag-side = een kleur, Wit of Zwart, of { $both }
both-flags-words = beide
needs-number = een zetnummer zoals 12
needs-time = een tijd zoals 0:47
needs-move = een zet
move-thought = { $number } { $side }: { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
move-thought-unknown = { $number } { $side }: de tijd is niet vastgelegd.
opponents-thought-not-told = In een toernooi wordt alleen de tijd van eigen zetten gezegd.
command-list-head = Opdrachten:
topic-words = { $topic ->
        [moves] zetten
        [clock] klok, bedenktijd
        [end] einde, remise, uitslag
        [sheet] formulier, notities
        [board] bord, borden
        [arbiter] arbiter
        [voice] stem, geluid, snelheid
        [tape] band, opname
       *[other] { $topic }
    }
help-themes = { $command } met een thema zegt meer: { $themes }; { $command } { $all } zegt alles.
all-words = alles, alle
clock-not-approved = De klok van dit programma is geen goedgekeurde klok. De officiële klok is altijd beslissend.
cancelled = Vervallen.
nothing-to-cancel = Er is niets te annuleren.
noted = Genoteerd.
noted-time = Genoteerd: { $time } over.
note-sealed = Genoteerd en verzegeld voor de arbiters.
note-not-sealed = De notitie kon niet worden verzegeld en is niet bewaard. Voer haar opnieuw in.
note-empty = Welke notitie?
only-arbiter = Dat beslist alleen de arbiter.
lifted = Stuk van { $square } opgetild.
secured = { $square } vastgezet.
opponent-touched = Tegenstander: { $square } aangeraakt.
opponent-released = Tegenstander: losgelaten op { $square }.
opponent-words = { $did ->
        [touched] aangeraakt
        [released] losgelaten
        [claims] claimt
       *[other] { $did }
    }
needs-opponent = een van { $known }, en een veld: g8
which-lifted = Van welk veld opgetild?
not-advising = Ik geef geen advies.
sheet-empty = Nog geen zet.
needs-side-and-time = een kleur en een tijd: wit 12:04
needs-clock-times = tijden: wit 0:12:30 zwart 0:09:00 zet 37
needs-reminders = tijden, zetten of uit: 5:00 2:00 zetten
needs-hands = een kant en wat de wijzers tonen: wit wijzers 5:40
needs-entry = zetnummer, w of z, en de zet: 12 z c5
white-words = wit, w
black-words = zwart, z
move-words = zet
moves-words = zetten, zet
hands-words = wijzers
yes-words = ja, j
no-words = nee, n
only-first-line = Alleen de eerste regel is overgenomen. Enter voert hem in.
answered-too-early = Dat is vóór de vraag ingevoerd. Antwoord nu.
not-on-sheet = Die zet staat niet op het notatieformulier.
same-entry = Zo staat het al op het notatieformulier.
rewrite-ask = { $number } { $side }: { $new } in plaats van { $old }?
rewrite-initials = De arbiter moet akkoord gaan: wat zijn de initialen?
rewrite-nobody = Geen arbiter van dit toernooi heeft deze initialen; het notatieformulier blijft zoals het is.
rewritten = Het notatieformulier is verbeterd.
unknown-arbiter = Geen arbiter van dit toernooi heeft deze initialen.
no-arbiter = Er zit geen arbiter achter het toetsenbord.
arbiter-here = Arbiter { $initials } zit achter het toetsenbord. /speler geeft het terug.
arbiter-here-felt = Arbiter { $initials } zit achter het toetsenbord. De leesregel is alleen om te lezen.
arbiter-at-the-keyboard = De arbiter neemt het over aan het toetsenbord, niet aan de brailleleesregel.
arbiter-gone = De speler heeft het toetsenbord weer.
arbiter-came = Arbiter { $initials } zit achter het toetsenbord.
secret-ask = Geheim woord van de arbiters?
secret-clocks = { $clocks ->
        [table] De klok op tafel loopt door tot zij daar wordt stilgezet.
        [stoppable] De klok loopt, { $side }. Enter alleen zet beide klokken stil.
       *[running] De klok loopt, { $side }.
        [stopped] De klokken staan stil.
    } { $question }
secret-new = Een nieuw geheim woord van de arbiters: minstens tien tekens, of Enter voor getrokken woorden.
secret-first = Eerst het geheime woord van nu; dan zet { $command } … { $new } een ander.
secret-none = Deze partij heeft geen geheim woord van de arbiters. Geen arbiter kan het toetsenbord overnemen; op papier beslissen.
secret-too-short = Een geheim woord heeft minstens tien tekens.
secret-wrong = Dat is niet het geheime woord. Het is genoteerd.
secret-again = Dat is niet het geheime woord, en het is genoteerd: nog een keer, of Escape om te stoppen.
secret-wait = Na drie foute woorden wordt er een minuut lang geen aangenomen; het duurt nog { $seconds } seconden.
secret-dropped = Wat is ingevoerd, vervalt.
secret-drawn = Het geheime woord van de arbiters, om op te schrijven: { $words }.
secret-not-made = Er kon geen geheim woord worden gemaakt.
secret-set = De arbiters hebben een nieuw geheim woord.
secret-not-right = Dat is niet het geheime woord van de arbiters.
secret-not-entered = Er is geen geheim woord ingevoerd.
secret-not-there = Deze partij heeft geen geheim woord van de arbiters.
secret-among-many = Deze partij heeft { $count } geheime woorden van de arbiters; geen van de { $tried } geprobeerde is dit.
secret-stands = In { $paths } staat al een geheim woord van de arbiters; --replace-secret zet er een ander voor in de plaats.
secret-replace-ask = In { $paths } staat al een geheim woord van de arbiters. Er een ander voor in de plaats zetten? Ja of nee.
new-words = nieuw, new

## What each command does
help-made = De aangekondigde zet is op het bord gedaan.
help-clock = De klok indrukken.
help-correct = De laatste aankondiging corrigeren, met de juiste zet erachter.
help-done = De zet van de tegenstander is op het eigen bord gedaan.
help-wrong-repeat = De tegenstander herhaalde verkeerd: dezelfde aankondiging nog eens.
help-undo = De laatste halve zet terugnemen, als beiden het eens zijn.
help-new = Een nieuwe partij met dezelfde instellingen beginnen; deze blijft bewaard.
help-offer = Remise aanbieden.
help-accept = Remise aannemen.
help-decline = Remise afwijzen.
help-claim = Remise claimen: /claimen drie, /claimen vijftig Ta2a3, /claimen beëindiging 1. Een arbiter noemt eerst de kant: /claimen zwart drie.
help-resign = Opgeven.
help-result = De uitslag noteren: 1-0, 0-1 of remise; * neemt hem terug.
help-sign = De uitslag ondertekenen: /tekenen, /tekenen zwart.
help-time = Zetten en tijden van beide kleuren.
help-sheet = Het notatieformulier, ook vanaf een zet: /formulier 12.
help-pause = Beide klokken stilzetten.
help-stop = Beide klokken om een reden stilzetten en de arbiter roepen: /stop stuk.
help-resume = De klok laten doorlopen.
help-repeat = De laatste aankondiging nog eens.
help-allow = Iets buiten de regels toestaan: /toestaan resttijd.
help-setup = Wat de arbiter vastlegt; met niets erachter de opstelling van een partij Chess960 nog eens.
help-repeat-ear = De laatste melding nog eens.
help-spell = De laatste aankondiging spellen.
help-spell-ear = De laatste melding spellen.
help-note = Een notitie voor het logboek, niet voor het notatieformulier.
help-note-time = De resterende tijd naast de laatste zet schrijven: /tijdnotitie 0:47.
help-arbiter = De arbiter roepen.
help-lifted = Een stuk is opgetild: /opgetild e2.
help-opponent = Wat de tegenstander met een stuk deed: /tegenstander aangeraakt g8, /tegenstander losgelaten f6.
help-adjust = Zeggen dat stukken worden rechtgezet.
help-cancel = De open vraag laten vervallen.
help-help = De hulp; met een thema of een opdracht erachter zegt ze meer: /hulp klok, /hulp corrigeren.
help-quit = Afsluiten. De partij kan later verdergaan.
help-start = De klok van Wit starten.
help-sync = Wat de klok op tafel aangeeft: /gelijkzetten wit 12:04, /gelijkzetten wit wijzers 5:40.
help-flag = Claimen dat de vlag van de tegenstander is gevallen.
help-set = De klokken instellen: /instellen wit 0:12:30 zwart 0:09:00 zet 37, /instellen speeltempo 5+3.
help-add = Tijd toevoegen: /toevoegen wit 2:00 en een reden.
help-fault = Een onreglementaire zet en wat die kost: /overtreding, /overtreding zwart klok.
help-penalty = Een straf: /straf wit 11.5, dan de lijst van de uitgave.
help-irregularity = Wat niet in orde was: /onregelmatigheid kleuren, gedraaid, verschoven, klok, begin.
help-away = Het bord verlaten: /afwezig, en /afwezig terug.
help-complain = Bij de arbiter klagen; waarover hoort de zaal nooit: /klacht lawaai.
help-ask-arbiter = De arbiter iets vragen, zonder aankondiging.
help-measure = Een maatregel van de arbiter in het verslag: /maatregel extra tafel.
help-alarm = Herinnert aan de eigen tijd: /herinneren 5:00 2:00, zetten of uit.
help-arrived = Iemand is aan het bord gekomen: /aangekomen zwart.
help-adjourn = De partij afbreken en hervatten, stap voor stap (arbiter).
help-seal = De afgegeven zet ongezien invoeren of veranderen. Voor de assistent die hem schrijft: /afgeven dicteren. Op het bord gedaan: /afgeven bord Lf5.
help-borrow = Het formulier van de tegenstander lenen om het eigen aan te vullen: /lenen, en /lenen terug.
help-replace-sheet = Arbiter: het apparaat valt uit, vanaf hier wordt een ander formulier bijgehouden.
help-handed-over = Na de partij: het formulier is bij de organisator ingeleverd.
help-glossary = Hoe een schaakterm in andere talen heet: /woordenlijst bishop.
help-volume = Hoe luid de zaal is, in procent: /geluid 60.
help-limit = De arbiter: hoe luid de zaal hoogstens is, in procent: /grens 60.
needs-percent = een getal van 0 tot 100
room-volume = Volume in de zaal: { $percent } procent.
room-volume-held = De arbiter staat hoogstens { $percent } procent toe. Dat is nu het volume in de zaal.
room-limited = Volume in de zaal: hoogstens { $percent } procent.
help-player = De arbiter geeft de toetsen terug.
help-head = De zegelwoorden van de vastlegging, voor de arbiter om te noteren.

## The program itself
first-line = Ansage, { $face ->
        [plain] eenvoudige weergave
        [screen] schermweergave
       *[other] { $face }
    }. Meldingen { $reports ->
        [de] Duits
        [en] Engels
        [es] Spaans
        [fr] Frans
        [nl] Nederlands
        [pt-BR] Braziliaans Portugees
        [pt-PT] Europees Portugees
       *[other] { $reports }
    }, aankondigingen { $words ->
        [de-fide] Duits volgens aanhangsel D
        [de] Duits
        [en] Engels
        [es-fide] Spaans met de namen van aanhangsel D
        [es] Spaans
        [fr] Frans
        [nl] Nederlands
        [pt-BR] Braziliaans Portugees
        [pt-PT] Europees Portugees
       *[other] { $words }
    }, stem { $voice ->
        [none] geen
       *[other] { $voice }
    }. Typ een zet, bijvoorbeeld { $example }; Enter bevestigt, /? noemt de opdrachten.
first-line-felt = Ansage. /? noemt de opdrachten.
journal-path = Logboek: { $path }
resumed-game = De partij gaat verder: { $number ->
        [none] {""}
       *[other] zet { $number },{" "}
    }{ $side } aan zet.
resumed-game-clocks-stand = De partij gaat verder: { $number ->
        [none] {""}
       *[other] zet { $number },{" "}
    }{ $side } aan zet. De klokken staan stil, /verder laat ze lopen.
resumed-game-first-press = De partij gaat verder: zet { $number }, { $side } aan zet. De klokken staan stil; de volgende druk op de klok of /verder laat ze lopen.
last-played = Laatste zet, { $side }: { $move }.
goodbye = De partij is bewaard: { $path }
goodbye-continued = De partij is bewaard: { $path }. Daarvoor stond ze in { $before }.
stands-not-still = Ctrl+Z legt het programma niet stil: niemand zou het nog horen. Ctrl+D sluit af.
turn = Zet { $number }, { $side }
masked-line = •••
not-saved = Het einde van de partij is niet bewaard. { $path } kan niet worden geschreven: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = in plaats van { $old }
draw-words = remise, gelijkspel
white = Wit
black = Zwart
channel-name = { $channel ->
        [room] luidspreker
        [ear] oortje
        [arbiter] arbiter
        [sheet] notatieformulier
       *[other] { $channel }
    }

## Devices
room-voice-missing = De aankondigingen hebben geen stem. Kondig zelf aan.
room-voice-lost = De stem van de aankondigingen is uitgevallen. Kondig zelf aan.
room-voice-back = De stem van de aankondigingen is er weer.
ear-voice-missing = Het oortje heeft geen stem. Meldingen komen als tekst. ansage doctor zegt waarom.
no-ear-voice = De meldingen hebben geen stem en komen als tekst. ansage doctor zegt waarom.
ear-voice-lost = De stem in het oortje is uitgevallen. Meldingen komen als tekst.
ear-voice-back = De stem in het oortje is er weer.
recorded-words-damaged = Opgenomen woorden zijn beschadigd. De ingebouwde stem zegt ze. ansage voices check noemt ze.
own-voice-lost = De eigen stem antwoordt niet. De ingebouwde spreekt.
own-voice-back = De eigen stem spreekt weer.
system-voice-lost = De stem van het systeem antwoordt niet. De ingebouwde spreekt.
system-voice-back = De stem van het systeem spreekt weer.
screen-reader-missing = NVDA noch JAWS antwoordt. De ingebouwde stem spreekt.
screen-reader-lost = De schermlezer antwoordt niet. De ingebouwde stem spreekt.
screen-reader-back = De schermlezer spreekt weer.
builtin-voice-missing = De ingebouwde stem is er niet. De stem van het systeem spreekt.
builtin-voice-back = De ingebouwde stem spreekt weer.
asking-microphone-lost = De microfoon is uitgevallen.
room-is-off = In de zaal wordt niets gezegd. De tegenstander leest mee: ansage screen.
ear-on-room = Geen oortje: meldingen zijn in de zaal te horen.
braille-back = De brailleleesregel is er.
braille-lost = De brailleleesregel is uitgevallen. De partij gaat verder.
braille-failed = De brailleleesregel is uitgevallen.
braille-words-failed = De tabel { $table } van liblouis vertaalt hier niet; woorden staan in de tabel van de brailleleesregel. Meer zegt ansage doctor.
braille-no-helper = Geen brailleleesregel: ansage-braille ontbreekt of is van een andere versie. Meer zegt ansage doctor.
braille-no-server = Geen brailleleesregel: BRLTTY draait niet.
braille-not-allowed = Geen brailleleesregel: BRLTTY laat dit programma niet toe. De sleutel /etc/brlapi.key moet leesbaar zijn.
braille-wrong-key = Geen brailleleesregel: de sleutel brlapi.key past niet bij deze BRLTTY.
braille-no-cells = Geen brailleleesregel: BRLTTY draait, maar er is er geen aangesloten.
braille-busy = Geen brailleleesregel: een ander programma heeft hem.
journal-lost = Het logboek kan niet worden geschreven. De partij gaat verder.
journal-back = Het logboek wordt weer geschreven, er ontbreekt niets.
journal-continued = { $damage ->
        [removed] Het logboek is verwijderd
        [replaced] Een ander bestand staat op de plaats van het logboek
        [moved] Het logboek is verplaatst
        [cut] Het einde van het logboek is afgeknipt
        [unreachable] Het logboek is niet bereikbaar
        [full] De schijf is vol
        [unwritable] Het logboek kan niet worden geschreven
       *[changed] Het logboek is veranderd
    }; de partij staat nu in { $path }.
journal-nearly-full = Het logboek is bijna vol. Zetten en uitslag worden bewaard, notities niet meer.
power-mains = De computer draait op netstroom. Accu: { $percent } procent.
power-battery = De computer draait op de accu: { $percent } procent.
battery-low = Accu { $percent } procent. Sluit de computer aan op het net.
battery-sign = Accu: { $percent } procent
stays-awake = Er wordt een schaakpartij gespeeld.

## Claims, faults and penalties
claim-ground = { $ground ->
        [threefold] dezelfde stelling voor de derde keer
        [fifty-moves] vijftig zetten
        [cannot-win] de tegenstander kan niet met normale middelen winnen
        [no-effort] de tegenstander doet geen moeite om met normale middelen te winnen
        [seconds] vijf seconden extra per zet
       *[other] { $ground }
    }
claim-ground-words = { $ground ->
        [threefold] drie, stelling
        [fifty-moves] vijftig, zetten, 50
        [cannot-win] tegenstander-kan-niet-winnen, kan-niet, middelen
        [no-effort] tegenstander-doet-geen-moeite, geen-moeite, moeite
        [seconds] vijf-seconden, seconden
       *[other] { $ground }
    }
claim-finding-words = { $finding ->
        [right] juist, ok
        [wrong] onjuist, fout
        [illegal] onreglementair
        [postponed] later, uitgesteld, uitstellen
       *[other] { $finding }
    }
claim-which = Remise waarvoor: { $grounds }?
claim-ask = Remise claimen, { $ground }? j claimt het definitief.
claim-ask-with = Remise claimen met { $move }, { $ground }? j claimt het definitief.
claim-ask-of = { $side }: { $ask }
claim-stops-ask = Beide klokken stilzetten? Enter zet ze stil, - laat ze lopen.
claimed = { $side } claimt remise: { $ground }.
claimed-before = { $side } heeft remise geclaimd: { $ground }. De beslissing is uitgesteld.
claim-then = Bij de claim: { $facts }
claim-right = De claim is juist.
claim-checked-by-players = Beide spelers controleren de claim, met de arbiter.
claim-checked-by-arbiter = De arbiter controleert de claim.
claim-wrong = De claim is onjuist.
claim-right-ask = De claim is juist en de partij remise? j noteert het.
claim-wrong-ask = De claim is onjuist? Enter bevestigt.
claim-out-of-turn = Alleen wie aan zet is claimt remise.
claim-lost = Na het aanraken van een stuk wordt bij deze zet geen remise geclaimd.
claim-stands = Een claim wordt niet ingetrokken.
claim-undecided = Eerst beslist de arbiter over de claim: { $command } { $right } of { $command } { $wrong }.
no-claim = Er is geen remise geclaimd.
intended-move-due = Na de claim moet de opgegeven zet worden gedaan.
note-claim = { $claim } { $facts } { $found }
note-illegal-claim = { $claim } { $found }
claim-with = { $claim } Opgegeven zet: { $move }.
claim-cited = De speler noemt de zetten { $moves }. { $facts }
claim-stood = { $count ->
        [1] De stelling stond er één keer: { $moves }.
       *[other] De stelling stond er { $count } keer: { $moves }.
    }
claim-quiet = { $count ->
        [1] 1 halve zet zonder pionzet of slagzet.
       *[other] { $count } halve zetten zonder pionzet of slagzet.
    }
claim-holds = Dat is genoeg.
claim-does-not-hold = Dat is niet genoeg.
claim-unproved = Of dat genoeg is, blijkt niet uit het notatieformulier.
note-intended-not-made = { $side } doet niet de opgegeven zet { $move }.
claim-the-start = begin
claim-finish-words = beëindiging
claim-ask-ends = Remise claimen, { $ground }? Dat beëindigt de partij, en later beslist een arbiter. j claimt het definitief.
seconds-ask = Vijf seconden extra per zet vragen? Dat biedt ook remise aan. j vraagt het definitief.
seconds-asked = { $side } vraagt vijf seconden extra per zet en biedt remise aan.
seconds-grant-ask = Vijf seconden extra per zet voor beiden, en 2 minuten erbij voor de tegenstander? j geeft ze.
seconds-refused-ask = Heeft { $side } remise geweigerd? Vijf seconden extra per zet voor beiden, en 2 minuten erbij voor { $side }? j geeft ze.
seconds-granted = De vijf seconden worden gegeven.
seconds-refused = De vijf seconden worden niet gegeven.
claim-postponed = Over de claim wordt later beslist, en de partij gaat door.
claim-final = De beslissing is definitief.
claim-times-unknown = Wat de klokken aanwijzen is hier niet bekend.
claim-time-unproved = Of het minder dan twee minuten was, toont de klok op tafel.
claim-in-time = Dat is minder dan twee minuten.
claim-too-early = Dat is niet minder dan twee minuten.
claim-without-time = Er was geen tijd meer over.
claim-undecided-finish = De arbiter beslist: { $command } { $right }, { $command } { $wrong } of { $command } { $postponed }.
finish-claim-of = { $side }, claim in de versnelde beëindiging
no-finish = { $why ->
        [no-time] Zonder speeltempo is er geen versnelde beëindiging.
        [blitz] In blitzschaak is er geen versnelde beëindiging.
        [unsupervised-blitz] In blitzschaak zonder toezicht is er geen versnelde beëindiging.
        [increment] Met tijd per zet is er geen versnelde beëindiging.
        [not-announced] De versnelde beëindiging was niet aangekondigd.
        [not-yet] Eerst moet de tijdcontrole worden gehaald.
       *[other] { $why }
    }
time-for-moves = Dat claimt alleen wie minder dan twee minuten heeft.
flag-before-the-claim = Dat claimt niemand wiens vlag gevallen is.
sheet-incomplete = { $count ->
        [1] Eerst moet het notatieformulier volledig zijn: 1 halve zet ontbreekt.
       *[other] Eerst moet het notatieformulier volledig zijn: { $count } halve zetten ontbreken.
    }
claim-is-postponed = De arbiter heeft nog niet over de claim beslist.
no-such-finding = Zo wordt over zo’n claim niet beslist.
claim-unchecked = De claim beëindigt de partij: { $command } zegt of de tegenstander die heeft gecontroleerd.
claim-written = De claim heeft de partij beëindigd. Een arbiter beslist, dan { $command }.
left-claim-checked = De partij eindigt met de claim, en de tegenstander heeft die gecontroleerd. Een arbiter beslist.
left-claim-unchecked = De partij eindigt met de claim, en de tegenstander heeft die niet gecontroleerd. Een arbiter beslist.
claim-check-position = De stelling: { $position } Heeft de tegenstander die gecontroleerd? Enter ja, - nee.
claim-check-sheet = De stelling: { $position } Heeft de tegenstander die en het notatieformulier gecontroleerd? Enter ja, - nee.
claim-take-back-ask = De claim terugnemen die de partij heeft beëindigd? j neemt die terug, en de partij gaat door.
claim-check-on-paper = De stelling hoort op papier, hier ontbreken zetten. Heeft de tegenstander die gecontroleerd? Enter ja, - nee.
fault-kind = { $kind ->
        [move] onreglementaire zet
        [pawn] pion niet vervangen
        [press] klok ingedrukt zonder zet
        [hands] zet met twee handen
       *[other] { $kind }
    }
fault-kind-words = { $kind ->
        [move] zet
        [pawn] pion
        [press] klok
        [hands] handen
       *[other] { $kind }
    }
no-fault = Er is geen voltooide onreglementaire zet waarover nog niet is beslist.
faults-followed = Ook onreglementair en met { $move } geschrapt: { $followed }. Alleen { $command } stelt voor wat het kost.
no-such-fault = In deze uitgave van de regels telt dat niet als onreglementaire zet.
fault-not-pressed = { $side } heeft de klok niet ingedrukt.
fault-no-pawn = De laatste zet van { $side } brengt geen pion naar de laatste rij.
needs-fault = een kant en een van { $known }
fault-of = { $side }, { $kind }, nummer { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, onjuiste claim
remedy-time = { $side } { $time } erbij
remedy-time-from = { $side } { $time } minder
remedy-loss = { $side } verliest
remedy-draw = remise, want { $side } kan niet mat zetten
remedy-nothing = terug naar de stelling ervoor, geen tijd
remedy-no-time = geen tijd erbij
remedy-stands = de zet blijft staan, want de tegenstander heeft gezet
fault-after-end = De partij was afgelopen: een onreglementaire zet die nu wordt ontdekt, verandert niets.
irregularity-after-end = De partij was afgelopen: een onregelmatigheid die nu wordt ontdekt, verandert niets.
fault-stands = De zet blijft staan, er is niets geteld.
points-more = { $side } { $points } erbij
points-fewer = { $side } { $points } minder
points-counted = { $amount ->
        [half] ½ punt
        [whole] 1 punt
       *[more] { $points } punten
    }
penalty-named = { $penalty ->
        [warning] waarschuwing
        [time-to-opponent] tijd voor de tegenstander
        [time-from-offender] minder tijd
        [points-to-opponent] punten voor de tegenstander
        [points-from-offender] minder punten
        [loss] verlies
        [fine] boete
        [exclusion] uitsluiting van ronden
        [expulsion] uitsluiting van het toernooi
       *[other] { $penalty }
    }
penalty-words = { $penalty ->
        [warning] waarschuwing
        [time-to-opponent] tijd-erbij
        [time-from-offender] tijd-minder
        [points-to-opponent] punten-erbij
        [points-from-offender] punten-minder
        [loss] verlies
        [fine] boete
        [exclusion] ronden
        [expulsion] uitsluiting
       *[other] { $penalty }
    }
proposal-one = { $about }: { $remedy }? Enter neemt het, een tijd verandert het, - laat het.
proposal-of-weight = { $about }: { $remedy }? j noteert het, een tijd verandert het, - laat het.
proposal-of-the-laws = { $about }: { $remedy }? Enter neemt het, - laat het.
proposal-draw = { $about }: { $remedy }? j noteert het, - laat het.
proposal-of-several = { $about }: { $remedies }? Een getal kiest, Enter neemt het eerste, - laat het.
enter-is-no-yes = Enter alleen noteert niets, alleen j.
needs-remedy = Een tijd als 2:00, of - voor niets.
faulted = { $about }.
penalised = Straf voor { $side }: { $remedy }.
no-time-added = Er komt geen tijd bij.
penalty-who = Wie heeft welk artikel overtreden: wit { $article }?
penalty-article = Welk artikel heeft { $side } overtreden: { $article }?
penalty-no-article = Artikel { $article } bestaat niet in deze regels. Welk artikel heeft { $side } overtreden?
penalty-which = Welke straf: { $menu }?
penalty-which-loss = { $breach ->
        [device] Voor een apparaat zeggen de regels: verlies.
        [sound] Voor een apparaat dat geluid maakt zeggen de regels: verlies.
        [refusal-of-both] Voor aanhoudende weigering door beiden zeggen de regels: beiden verliezen.
       *[refusal] Voor aanhoudende weigering zeggen de regels: verlies.
    } Welke straf: { $menu }?
penalty-time = Hoeveel tijd: 2:00?
penalty-points = Hoeveel punten: { $least } of { $most }?
take-increment-ask = Het increment van { $time } van { $side } terugnemen? Enter neemt het terug, - laat het.
go-back-hint = { $command } gaat terug naar de stelling voor { $move }.
white-half = wit ½, zwart 0: ½-0
black-half = wit 0, zwart ½: 0-½
white-by-forfeit = wit wint reglementair, +/-
black-by-forfeit = zwart wint reglementair, -/+
both-forfeit = beiden verliezen reglementair, -/-
sign-ask = { $result }: Ondertekent { $side }? Enter ondertekent.
approve-ask = { $result }: Keurt { $side } het goed? Enter keurt goed.
sign-unconfirmed = Een arbiter moet deze uitslag nog bevestigen. { $ask }
sign-other-ask = { $result }: Ondertekent { $side } het formulier van { $owner }? Enter ondertekent.
other-sheet-signed-ask = Is ook het formulier van { $owner } ondertekend, door { $signers }? Enter: ja.
signed-other = { $side } heeft het formulier van { $owner } ondertekend.
signatures-missing = Handtekeningen ontbreken: { $missing }.
signature-of = { $side } op het formulier van { $owner }
signed = { $side } heeft de uitslag ondertekend.
approved = { $side } heeft de uitslag goedgekeurd.
signed-already = Dat is al ondertekend.
signatures-fell = De handtekeningen onder de oude uitslag gelden niet meer. { $command } ondertekent de nieuwe.
resignation-fell = Het formulier noemt het opgeven niet meer als reden. { $command } legt de nieuwe vast.
score-above-game = Samen is er nooit meer dan { $points }.
opponents-score-ask = { $ask } { $draw } of { $loss } als { $side } minder krijgt.
needs-opponents-score = { $draw } of { $loss }, of j voor de winst.
log-offered = { $side } biedt remise aan, aanbod { $count }.
fivefold-ask = Dezelfde stelling voor de vijfde keer. Uitslag: { $result }? j noteert hem.
seventy-five-ask = 75 zetten van elke kleur zonder pionzet of slagzet. Uitslag: { $result }? j noteert hem.
note-resignation-may-draw = { $side } kan niet mat zetten: voorstel { $result }.
cannot-mate = { $why } { $side } kan niet mat zetten.
irregularity-named = { $kind ->
        [start] Verkeerde beginstelling
        [turned] Bord gedraaid
        [colours] Kleuren verwisseld
        [displaced] Stukken verschoven
        [clock] Klok teruggegeven
       *[other] { $kind }
    }
irregularity-words = { $kind ->
        [start] begin
        [turned] gedraaid
        [colours] kleuren
        [displaced] verschoven
        [clock] klok
       *[other] { $kind }
    }
irregularity-which = Wat was niet in orde: { $kinds }?
irregular = { $kind }.
irregular-of = { $kind }, { $side }.
position-listed = Wit: { $white }. Zwart: { $black }.
colours-go-on = Zetten: wit { $white }, zwart { $black }; de partij gaat verder.
colours-go-on-unless = Zetten: wit { $white }, zwart { $black }. De partij gaat verder, tenzij de arbiter anders beslist.
colours-anew = Zetten: wit { $white }, zwart { $black }; een nieuwe partij.
colours-open = Zetten: wit { $white }, zwart { $black }; de arbiter beslist.
annul-ask = De partij annuleren? j annuleert haar, het verslag blijft.
annul-late-ask = De partij zonder claim annuleren? j annuleert haar, het verslag blijft.
annulled = De partij is geannuleerd. Start ansage opnieuw voor de nieuwe partij.
not-in-this-edition = Deze uitgave van de regels kent dat niet.
beyond-the-game = { $count ->
        [1] Er staat maar één halve zet: zo gaat er geen terug.
       *[other] Er staan maar { $count } halve zetten: zo gaat er geen terug.
    }
restore-which = Terug naar waar: 12 z, of een aantal halve zetten?
note-asks = { $side } { $about }
asks-about = { $about ->
        [quietly] vraagt om de arbiter, zonder aankondiging.
        [leave] vraagt het bord te mogen verlaten.
        [away] verlaat het bord.
        [back] is terug aan het bord.
        [touch] klaagt: de tegenstander raakte een stuk aan.
        [complaint] klaagt.
        [sheet] vraagt het bijgehouden formulier te zien.
        [blank-sheet] vraagt om een leeg formulier.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Elke aanraking telt die niet duidelijk per ongeluk was.
       *[intent] { $asks } Alleen een aanraking met opzet telt.
    }
leave-asked = De arbiter moet het toestaan.
complaint-lost = Te laat: er is een stuk aangeraakt. De arbiter leest het toch.
note-complaint-lost = { $asks } Dat komt te laat: { $side } heeft een stuk aangeraakt.
sheet-out-of-turn = Alleen wie aan zet is, vraagt het bijgehouden formulier.
sheet-asked-often = Het bijgehouden formulier mag hoogstens { $most } keer worden gevraagd. De arbiter leest het toch. Het eigen: { $command }.
note-asks-for-the-sheet = { $side } vraagt het bijgehouden formulier, nummer { $count } van { $most }.
sheet-words = formulier, notatieformulier
blank-sheet-words = leeg, blanco
set-up-stands = Na { $moves } zetten van beiden wordt dat niet meer geclaimd. Alleen de arbiter kan het nog opnemen.
late-set-up = { $late ->
        [nothing-claimed] Na { $moves } zetten van beiden geldt daarover geen claim meer. Een koning die met de dame verwisseld stond, rokeert niet.
       *[nothing-changed] Na { $moves } zetten van beiden geldt daarover geen claim meer; klokken alleen als het schema lijdt. Geen rokade met een koning of toren die verkeerd stond.
    }
opponent-claims-late = Te laat: { $side } heeft sindsdien gezet, en wat eerder is gezet blijft staan.
earlier-moves-stand = Te laat: na de eigen zet blijft staan wat eerder is gezet. Heeft de tegenstander weer gezet, voer dan eerst die zet in.
complain-what = Waarover?
measure-what = Welke maatregel?
measure-noted = Maatregel: { $text }
back-words = terug
touch-words = aangeraakt
claim-illegal = De opgegeven zet is onreglementair: { $command } { $word }.
claim-binds = De claim is onjuist en de zet onreglementair.
pawn-becomes-queen = De pion wordt vervangen door een dame.

## For the arbiter
note-illegal-move = Mogelijk onreglementaire zet: { $move }.
note-unreplaced-pawn = Mogelijk onreglementaire zet: { $move }. De pion wordt vervangen door een dame.
note-illegal-move-due = Mogelijk onreglementaire zet: { $move }. In plaats daarvan: { $due }.
note-illegal-settled = Volgens het formulier onreglementair: { $move }. { $settled ->
        [counted] De arbiter heeft beslist.
        [remains] De zet telt, want de tegenstander heeft gezet.
       *[over] De partij is afgelopen.
    }
note-illegal-claimed = Geclaimd voor de eigen zet: { $about }. { $command } stelt voor wat het kost.
note-illegal-claimed-open = Geclaimd voor de eigen zet: { $about }. Dat de klok erbij is ingedrukt, staat niet genoteerd.
note-illegal-claimed-decided = Opnieuw geclaimd: { $about }. Daarover is al beslist.
note-illegal-claimed-in-vain = Er wordt een onreglementaire zet geclaimd, maar de laatste zet op het formulier is reglementair.
note-in-the-log-alone = { $note } Toen alleen genoteerd, niet gemeld.
note-in-the-log-alone-claim = { $note } Toen alleen genoteerd, niet gemeld. Een speler claimt het: { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Beide koningen staan schaak.
       *[pawn] Er staat een pion op de laatste rij.
    }
note-illegal-position = { $position } Ingrijpen, indien mogelijk.
note-illegal-position-waits = { $position } Wacht de volgende voltooide zet af.
note-claimant-without-time = { $side } claimt en heeft zelf geen tijd meer.
flag-unclaimed-ask = Hier telt een vlag alleen als een speler claimt. Heeft { $side } geclaimd? j noteert het.
fault-unclaimed-ask = { $about }: hier handelt de arbiter alleen na een claim. Heeft { $side } geclaimd? j noteert het.
note-flag-not-claimed = Hier claimt een speler dat de vlag van de tegenstander is gevallen. Niemand heeft dat gedaan.
note-cannot-follow = Het bord van het programma kan niet volgen: { $move }.
note-entered-otherwise = Ingevoerd: { $entered }. Op het bord van het programma is dat { $made }.
note-checkmate = De stelling is schaakmat.
note-stalemate = De stelling is pat.
note-dead-position = Niemand kan nog mat zetten.
note-fivefold = Dezelfde stelling voor de vijfde keer.
note-fivefold-apart = Dezelfde stelling voor de vijfde keer, niet achter elkaar. De arbiter beslist of dat remise is.
ended-by-queen = { $why } Maar de zet was onreglementair, en de dame vervangt de pion: de arbiter beslist.
note-seventy-five-moves = 75 zetten van elke kleur zonder pionzet of slagzet.
after-the-flag = Maar pas na de vlag: { $why }
fault-first = { $why } Maar daarvoor was een zet onreglementair: beslis eerst daarover.
note-made-after-flag = De zet kwam na de vlag van { $side }; de klokken waren stilgezet.
drawn-before = Na { $move }: { $why } De arbiter beslist of dat remise was.
note-corrected-to-other-piece = De gecorrigeerde zet gebruikt een ander stuk dan het opgetilde.
note-touched = { $side }, { $did }: { $due }.
note-touched-only = { $side }, { $did }.
touched-pieces = aangeraakt { $pieces }
note-touch-not-kept = De zet van { $side } houdt zich niet aan wat is aangeraakt: { $due }.
let-go = losgelaten op { $square }
due-free = elke reglementaire zet mag
due-free-but = elke reglementaire zet behalve { $castling } mag
due-moves = { $piece } moet zetten
due-taken = { $piece } moet worden geslagen
due-takes = { $by } moet { $of } slaan
due-castles = { $castling } moet worden gespeeld
due-stays = een zet naar { $square } moet worden gespeeld
due-promotes = { $piece } moet naar { $square }, met promotie
note-mismatch-watch = Verkeerd herhaald terwijl de klok al liep.
note-called = { $entrant ->
        [assistant] De assistent van de speler
        [opponents-assistant] De assistent van de tegenstander
       *[player] De speler
    } vraagt om de arbiter.
note-called-for-result = Het programma riep de arbiter: de uitslag kwam van de toetsen van { $entrant ->
        [assistant] de assistent van de speler
        [opponents-assistant] de assistent van de tegenstander
       *[player] de speler
    }.
note-signed-at-keys = De handtekening van { $side } kwam van de toetsen van { $keys }.
note-ended-by-player = Uitslag via de toetsen van { $entrant ->
        [assistant] de assistent van de speler
        [opponents-assistant] de assistent van de tegenstander
       *[player] de speler
    }: { $result }. { $command } { $code } bevestigt die, { $command } * neemt die terug.
note-ended-already = Uitslag via de toetsen van { $entrant ->
        [assistant] de assistent van de speler
        [opponents-assistant] de assistent van de tegenstander
       *[player] de speler
    }: { $result }. { $command } { $code } bevestigt die.
note-after-resignation = { $side } gaf op. { $note }
note-after-agreement = Remise werd overeengekomen. { $note }
note-stopped = { $entrant ->
        [assistant] De assistent van de speler
        [opponents-assistant] De assistent van de tegenstander
       *[player] De speler
    } heeft de klokken stilgezet: { $reason }.
note-stopped-by = { $side } heeft de klokken stilgezet: { $reason }.
note-stopped-other = { $entrant ->
        [assistant] De assistent van de speler
        [opponents-assistant] De assistent van de tegenstander
       *[player] De speler
    } heeft de klokken om een andere reden stilgezet: was die geldig?
note-authorised-another-day = Dit apparaat is toegestaan { $at }, en de partij geopend { $opened }: een toestemming geldt vanaf dan een dag.
note-irregular-offer = { $side } bood remise aan op een ander moment dan na de zet en voor de klok.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Ingevoerd met de toetsen van de assistent van de tegenstander.
       *[assistant] {" "}Ingevoerd met de toetsen van de assistent van de speler.
    }
note-claim-refused = { $claim } Aan de toetsen geweigerd, want een stuk was aangeraakt.
note-not-taken = { $untaken ->
        [flag] { $side } claimde de vlag terwijl de klok tijd aangaf.
        [out-of-turn] { $side } claimde remise zonder aan zet te zijn.
        [after-flag] { $side } claimde remise nadat de vlag was gevallen.
        [after-end] { $side } claimde de vlag nadat de stelling de partij had beëindigd.
        [offered-early] { $side } bood remise aan voordat het toernooi die toestaat.
        [accepted-early] { $side } nam remise aan voordat het toernooi die toestaat.
        [written-early] { $side } noteerde remise voordat het toernooi die toestaat.
       *[declined] { $side } nam remise aan die door aanraken was afgewezen.
    } Aan de toetsen geweigerd.
note-played-unstarted = Op de klok op tafel is begonnen; het startsein van de arbiter is niet ingevoerd.
note-pressed-unmade = De klok is ingedrukt voordat de zet gedaan was.
note-pressed-unmade-counts = De klok is ingedrukt voordat de zet gedaan was. { $command } stelt de straf voor.
note-wrong-secret = Er is een fout geheim woord ingevoerd.
note-other-command = { $answer ->
        [refused] Tijdens de partij werd “ansage { $command }” gevraagd en geweigerd
        [opened] Tijdens de partij werd “ansage { $command }” met het geheime woord van de arbiters geopend
        [left] Bij de opening van de partij liep “ansage { $command }” en moest eindigen
       *[wrong-secret] Tijdens de partij werd “ansage { $command }” met een fout geheim woord gevraagd
    }{ $times ->
        [one] .
       *[other] , { $times } keer.
    }
note-notice-removed = Het teken dat er een toernooipartij loopt is verwijderd of veranderd; het is er weer.
note-notice-missing = Het teken dat er een toernooipartij loopt kan niet worden geplaatst: andere opdrachten weten niet van de partij.
note-corrected = Verbeterd voor de klok: { $new } in plaats van { $old }.
note-correction-late = Verbetering gevraagd na het indrukken van de klok: { $new } in plaats van { $old }.
note-correction-late-of = Verbetering gevraagd na het indrukken van de klok: { $old }.
note-stood-still = Het programma stond { $time } stil en merkte intussen niets.
note-battery-low = De accu van de computer die de partij bijhoudt staat op { $percent } procent, zonder netstroom.
note-sheet-corrected = Notatieformulier verbeterd: { $new } in plaats van { $old }.
note-pawn-queened = De pion is een dame: { $new } in plaats van { $old }.
note-sheet-corrected-by = Notatieformulier verbeterd: { $new } in plaats van { $old }; initialen { $initials }.
note-boards-differ = De stand op de twee borden verschilt. De notatieformulieren worden vergeleken.
note-flag = Vlag van { $side }: { $moves } van { $required } zetten volgens het formulier voltooid.
note-flag-met = Vlag van { $side }, vereist: { $required }. Volgens het formulier { $moves } zetten voltooid.
note-flag-open = Vlag van { $side }: { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } volgens het formulier voltooid, laatste periode.
note-flag-no-control = Vlag van { $side }: { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } volgens het formulier voltooid; het speeltempo is niet bekend.
note-flag-counted = Vlag van { $side }: { $moves } van { $required } zetten volgens het formulier. De teller van de klok wijst { $counted } aan en bewijst niets.
note-flag-counted-met = Vlag van { $side }, vereist: { $required }. Formulier: { $moves } zetten. De teller van de klok wijst { $counted } aan en bewijst niets.
note-flag-open-counted = Vlag van { $side }, laatste periode: { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } volgens het formulier. De teller van de klok wijst { $counted } aan en bewijst niets.
note-flag-made = Zet { $number } van { $side } is gedaan, niet voltooid.
note-flag-made-untold = Zet { $number } van { $side } is gedaan; niemand heeft gemeld dat de klok is ingedrukt.
note-first-zero = { $side } kwam het eerst op nul.
note-flag-times = Wit heeft nog { $white-left }, Zwart nog { $black-left }; { $side } { $zero ->
        [reached] stond op nul
        [not-reached] stond niet op nul
       *[other] { $zero }
    }.
note-flag-times-about = Volgens de berekening van het programma heeft Wit nog ongeveer { $white-left }, Zwart ongeveer { $black-left }; { $side } { $zero ->
        [reached] stond op nul
        [not-reached] stond niet op nul
       *[other] { $zero }
    }.
note-kept = { $time } na het begin, na { $place }: { $note }
note-kept-before-the-first = { $time } na het begin, voor de eerste zet: { $note }
notes-read-before = { $count ->
        [one] U hebt 1 eerdere notitie
       *[other] U hebt { $count } eerdere notities
    } al gelezen. { $command } leest alles.
arbiters-lines-not-piped = Een pipe toont niet wat voor de arbiter is. Een terminal wel.
note-with-clocks = klokken { $about ->
        [about] ongeveer { $white } en { $black }
        [exact] { $white } en { $black }
       *[other] { $about } { $white } en { $black }
    }: { $note }
note-sealed-otherwise = Op het bord is { $move } gedaan: dat is de afgegeven zet. In de envelop zit een andere. De arbiter beslist.
note-not-repeated = De tegenstander heeft { $move } niet herhaald.
open-flag = { $side }: tijd overschreden.
flag-left-open = De vlag van { $side }: de arbiter beslist.
flag-after-the-claim = { $side }: tijd overschreden. Eerst wordt over de claim beslist die wachtte.
both-flags-down = Beide vlaggen zijn ingevoerd.
both-flags = Beide vlaggen zijn ingevoerd, en welke het eerst viel is niet bekend{ $flags ->
        [goes-on] : de partij gaat door
        [open] : de arbiter beslist
       *[draw] {""}
    }.
open-proposal = { $why } Voorstel: { $result }.
arbiter-view-begins = Vanaf hier voor de arbiter. Ctrl+C verlaat.
arbiter-view-refused = Getoond wordt wat de tegenstander mag zien, en verder niets.
arbiter-view-ended = Het geheim of de partij is een ander. Het venster is gesloten.
arbiter-view-no-secret = De arbiters hebben voor deze partij geen geheim ingesteld.
nothing-open = Niets.
note-gap = Het programma was { $time } weg; de klokken stonden stil.
note-gap-unknown = Het programma was weg, en niets zegt hoe lang; de klokken stonden stil.

## De klok zonder partij
clock-keys = Sprekende klok, { $control }. f drukt voor { $first }, j voor { $second }; d en k zeggen hun tijd, ? beide. De spatiebalk start de klokken en zet ze stil.
only-a-clock = Dit is een klok zonder partij. f drukt voor { $first }, j voor { $second }; d, k en ? zeggen de tijden, de spatiebalk start en zet stil, /? noemt de opdrachten.
clock-starts-with = { $key } of de spatiebalk start de klok van { $side }.
clock-alone-stands = De klokken staan stil. De spatiebalk laat die van { $side } lopen.
press-taken-back = { $side }: het indrukken is teruggenomen.
help-press-back = Het laatste indrukken terugnemen.
no-press = Er is geen indrukken om terug te nemen.
clock-alone-needs-time = De klok vraagt een speeltempo, bijvoorbeeld ansage clock 5+3.
clock-has-no-sheet = { $path } is van een klok zonder partij en bevat geen zetten.
taken-up-with = Dat gaat verder met: { $command }
goodbye-clock = De klok is bewaard: { $path }
no-last-clock = In { $path } is geen klok die verder kan gaan.
clocks-on-the-line = W { $white } Z { $black }
clock-side-stands = { $side }, staat stil

## The command line
event-needs-file = De toernooimodus vraagt het toernooibestand van de arbiter: --event-file BESTAND.
file-exists = { $path } bestaat al en wordt niet overschreven.
file-not-plain = { $path } is geen bestand, maar een map, een pipe of een apparaat.
file-too-large = { $path } is groter dan { $mib } MiB en wordt niet gelezen.
cause = { $cause ->
        [not-found] bestaat niet
        [not-allowed] geen toestemming
        [folder] het is een map
        [no-folder] een deel van het pad is geen map
        [full] er is geen ruimte meer
        [read-only] de schijf is alleen-lezen
        [too-large] te groot
        [there] bestaat al
        [busy] een ander programma gebruikt het
        [no-text] geen tekst in UTF-8
        [no-default] er is geen geluidsapparaat
        [no-such] dit geluidsapparaat bestaat niet
        [unnamed] er is geen apparaat ingesteld
        [gone] het geluidsapparaat is niet beschikbaar
        [refused] PulseAudio weigert de verbinding
        [silent] de geluidsserver antwoordt niet
        [unplugged] er is niets aangesloten
        [same-name] meer dan één geluidsapparaat heet zo; noem het bij zijn nummer, zoals ansage doctor het opsomt
        [no-sides] het heeft geen links en rechts voor twee personen
        [elsewhere] het geluid zou ergens anders uitgekomen zijn
        [for-all] daar zijn de aankondigingen te horen, en iedereen zou het horen
        [not-here] op dit systeem is er geen
        [no-service] speech-dispatcher is niet geïnstalleerd
        [no-helper] { $text } is niet geïnstalleerd
        [other-build] { $text } hoort bij een andere versie van Ansage
        [open-to-others] { $text } wordt in een toernooi niet gestart, omdat anderen in dit bestand of zijn map kunnen schrijven
        [no-espeak] de stem espeak-ng is niet geïnstalleerd
        [no-languages] de stem espeak-ng mist haar talen
        [ended] het stopt vanzelf
        [late] geen antwoord
       *[other] { $text }
    }
wanted-range = nodig is een getal van { $from } tot en met { $to }
wanted = { $wanted ->
        [number] nodig is een heel getal
        [text] nodig is tekst tussen aanhalingstekens
        [table] nodig is een onderdeel met deze naam tussen vierkante haken
        [choice] er zijn { $text }
        [once] het staat er twee keer
        [yes-no] nodig is yes of no
        [talk-key] nodig is space, insert of f1 tot en met f12
        [own-voices] nodig zijn stemmen zoals de=rhvoice/Anna
        [earcons] nodig is all, none of een keuze uit accepted, refused, edge, clock-started, clock-pressed, device-lost
        [edition] nodig is 1997, 2005, 2009, 2014, 2018 of 2023
    [edition-2018] gebruik 2018, want de regels van 2017 golden een half jaar
    [date] nodig is een datum zoals 2026.03.01
        [letters] nodig zijn talen zoals "en,de"
        [chess960] nodig is 0 tot en met 959, random of acht stukken zoals BQRBNKRN
        [file] nodig is a tot en met h
        [meant] nodig is ours of theirs, de halve zet en de zet, zoals theirs:17=Nbd2
        [move] nodig is een zet zoals e2e4 of e7e8q
       *[other] het is niet leesbaar ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = { $path } kan niet worden gelezen: { $why }.
file-unwritable = { $path } kan niet worden geschreven: { $why }.
journal-folder-made = Voor het logboek is de map { $path } aangemaakt.
journal-damaged = { $path }: regel { $line } van het logboek is beschadigd. Alles daarvoor is gelezen.
journal-torn = { $path }: de laatste regel was afgebroken en telt niet.
journal-doubts = { $number ->
        [one] Eén ding in dit logboek kan niet
       *[other] { $number } dingen in dit logboek kunnen niet
    }. ansage verify { $path } noemt wat.
settings-bad = Instellingen { $path }, regel { $line }: { $why }.
settings-wrong = Instellingen { $path }, regel { $line }: { $why }
voices-bad = Stemmen { $file }, { $key }: { $why }.
voices-bad-file = Stemmen { $file }: { $why }.
device-unusable = { $device } is niet te gebruiken: { $why }.
bad-fen = Geen stelling: { $text }
unknown-words = Geen aankondigingen met de naam { $name }. Er zijn { $known }.
unknown-letters = Geen stukletters met de naam { $name }. Er zijn { $known }.
unknown-reports = Geen meldingen in { $name }. Er zijn { $known }.
room-label = Zaal:{" "}
arbiter-label = Arbiter:{" "}
go-on-with = Verder met: { $command }
export-with = Als PGN: { $command }
export-in-games = Als tekst en PGN: { $command }
last-game = Laatste partij: { $white } tegen { $black }, { $date }.
game-not-finished = Een partij van { $when } is niet af, zet { $number }. ansage --resume gaat ermee verder.
no-last-game = In { $path } is geen partij die verder kan gaan.
resume-decides = Een partij gaat verder zoals ze is begonnen. Niet gevolgd: { $list }.
clock-needs-time = De klok van het programma vraagt een speeltempo, bijvoorbeeld --time "G/15m, +10s".
settings-unknown-key = Instellingen { $path }, regel { $line }: de sleutel { $key } bestaat niet.
settings-anew = { $why } ansage setup begint opnieuw en bewaart het oude bestand.
journal-elsewhere = { $why } --journal en de naam van een bestand bewaart de partij elders.
unknown-voice = Geen stem met de naam { $name }. Er zijn auto, builtin, own, system, screen-reader, none en script:BESTAND.
no-builtin-voice = De ingebouwde stem is niet geïnstalleerd: { $path } ontbreekt.
no-system-voice = De stem van het systeem is niet geïnstalleerd: { $path } ontbreekt.
no-screen-reader-program = Wat de schermlezer laat spreken is niet geïnstalleerd: { $path } ontbreekt.
screen-reader-reads-the-terminal = Hier neemt geen schermlezer woorden van andere programma's aan, hij leest de terminal: kies --ear text in plaats van --voice screen-reader.
not-a-journal = { $path } is geen logboek.
journal-newer = { $path } is geschreven door een nieuwere versie van Ansage.
journal-damaged-resume = { $path }: regel { $line } van het logboek is beschadigd. Om daarvoor verder te gaan: geef --journal en de naam van een nieuw bestand.
journal-in-use = { $path } is open in een ander programma.
no-game-in-journal = { $path } bevat geen partij.
illegal-move = { $move } is hier geen reglementaire zet.
event-game-runs = De toernooipartij is niet afgelopen. Tot dan is er --text.
over-journal = { $path } is het logboek zelf en wordt niet overschreven.
chess960-unknown = { $text } is geen opstelling van Chess960. Er zijn 0 tot en met 959, random en acht stukken zoals BQRBNKRN.
chess960-pieces = { $text }: op de onderste rij horen een koning, een dame, twee torens, twee lopers en twee paarden.
chess960-bishops = { $text }: de lopers moeten op velden van verschillende kleur staan.
chess960-king = { $text }: de koning moet tussen de torens staan.
chess960-with-fen = --chess960 en --fen noemen elk een beginstelling. Geef er maar één.
ear-is-room = De luidspreker en het oortje zijn hetzelfde apparaat. Voor twee oortjes op één aansluiting, geef elk een kant: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = Met --voice system bepaalt het systeem waar de stem te horen is: laat { $option } weg, of kies builtin of own.
system-voice-speaks-everything = Met --voice system spreekt één stem alles: laat { $option } weg.
system-voice-not-in-an-event = --voice system is niet voor een toernooi, want niemand weet wie de stem hoort: kies builtin of own.
screen-reader-speaks-everything = Met --voice screen-reader spreekt de schermlezer alles, waar hij te horen is: laat { $option } weg, of kies builtin of own.
screen-reader-speaks-in-the-ear = Met --voice screen-reader spreekt in een toernooi de schermlezer in het oortje en de ingebouwde stem in de zaal: laat { $option } weg.
screen-reader-needs-an-earphone = In een toernooi heeft --voice screen-reader ook het oortje nodig, --ear-device: daar gaat de ingebouwde stem verder als de schermlezer uitvalt.
script-voice-not-in-an-event = --voice script: is niet voor een toernooi, want het schrijft op wat alleen de speler hoort: kies builtin, own of none.
event-only-here = { $name } leidt naar { $address }, en dat is niet op deze computer: laat het in een toernooi weg, of noem een server op deze computer.
event-network-not-shut = Dit systeem houdt geen programma van een netwerk weg: wie het apparaat onderzoekt, zorgt dat het geen verbinding heeft.
event-helpers-not-started = In een toernooi worden deze programma's niet gestart, omdat anderen in { $path } kunnen schrijven: { $list }.
screen-or-plain = --screen en --plain sluiten elkaar uit. Geef er maar één.
screen-needs-terminal = De schermweergave vraagt een terminal; met een pijp of een heel eenvoudige terminal kan ze niet.
about-what = Ansage { $version } kondigt schaakpartijen aan en noteert ze; het speelt niet en adviseert niet. Licentie { $licence }.
about-no-network = Het programma heeft geen netwerkcode, en wat het in een toernooi start blijft op deze computer.
about-no-network-code = Het programma heeft geen netwerkcode.
about-no-engine = Er is geen schaakprogramma in: niets beoordeelt een stelling of zoekt een zet.
about-build = Bouw { $build }. Een hulpprogramma van een andere bouw wordt geweigerd.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } is niet geïnstalleerd.
about-crates = Gebouwd uit { $number } pakketten van anderen, en { $more } meer in de hulpprogramma's. Dit zijn ze:

## The start position
set-up-is-over = De opstelling wordt alleen voor de eerste zet voorgelezen.
position-impossible = Geen partij leidt tot deze stelling: { $flaws }.
flaw-empty-board = het bord is leeg
flaw-missing-king = er ontbreekt een koning
flaw-too-many-kings = een kleur heeft meerdere koningen
flaw-pawns-on-back-rank = er staan pionnen op de eerste of laatste rij
flaw-castling-rights = koning en toren staan niet klaar voor een recht op rokade
flaw-en-passant = geen pion is over het veld voor en passant slaan gegaan
flaw-opposite-check = de kleur die niet aan zet is, staat schaak
flaw-impossible-check = geen zet kan zo schaak geven
flaw-too-much-material = een kleur heeft te veel stukken

## The printed scoresheet
form-scoresheet = Notatieformulier
form-private-log = Eigen aantekeningen, geen bewijs
form-sheet = blad { $number }
form-round = Ronde: { $number }
form-match = Wedstrijd: { $number }
form-board = Bord: { $number }
form-event = Toernooi: { $name }
form-site = Plaats: { $name }
form-date = Datum: { $name }
form-arbiters = Arbiter: { $names }
form-assistant = Assistent: { $name }
large-print-size = Grote letters hebben { $smallest } tot { $largest } punten, niet { $points }.
form-start = Beginstelling: { $fen }
form-result = Uitslag: { $result }
form-annulled = Uitslag: geen, de partij is ongeldig verklaard
form-claim-position = Stelling: { $fen }
form-claim-on-paper = Stelling: op papier
form-claim-open = Uitslag: open, een arbiter beslist
form-points = Punten: wit { $white }, zwart { $black }
form-black-advances = Zwart gaat door (remise volstaat)
form-resigned = Opgegeven: { $side }
form-illegal = { $mark } onreglementaire zet
form-signatures = Handtekeningen:
form-signed-other = Getekend op het formulier van { $owner }: { $side }
form-signed = Getekend bij het programma: { $side }
form-arbiter = Arbiter
page-skip = Naar de zetten
page-game = De partij
page-moves = Zetten
page-moves-caption = Zetten van beide kanten
page-number = Zet
page-offer = { $mark } remiseaanbod
page-dash = { $mark } niet genoteerde zet
page-blank = niet ingevuld
page-times = Tijden
page-times-chart = Verloop van de resterende tijd van beide kanten
page-times-lines = Doorgetrokken lijn: Wit, aan het eind { $white-left }. Streepjeslijn: Zwart, aan het eind { $black-left }. Alle cijfers staan in de tabel.
page-times-caption = Resterende tijd na elke zet, in uren, minuten en seconden
page-diagrams = Diagrammen
page-position = Stelling na { $move }
page-position-start = Stelling vóór de eerste zet
page-mark =
    { $marked ->
        [offer] Remiseaanbod
        [claim] Claim
        [note] Notitie
        [illegal] Onreglementaire zet
        [result] Einde van de partij
       *[asked] Gevraagd
    }
page-result = Uitslag
page-sound = Geluid
page-sound-of = Geluid: { $move }
page-sound-lost = { $move }: het geluid ontbreekt.
page-runs = De partij is bezig: tijden en diagrammen staan hier pas als ze afgelopen is.
page-no-such-move = De partij heeft geen zet { $text }. Geef zetten zo op: 12w voor Wit, 12b voor Zwart.
summary-title = Samenvatting van de partij
summary-opened = Geopend: { $at }
summary-half-moves = Halve zetten: { $number }
summary-time = { $side }: { $used } gebruikt, nog { $left }.
summary-at-the-keys = Arbiter { $initials } zat achter het toetsenbord van { $from } tot { $to }, geteld vanaf de opening.
summary-nobody-at-the-keys = Er zat geen arbiter achter het toetsenbord.
summary-notes = Notities voor de arbiter:
summary-no-notes = Er zijn geen notities voor de arbiter.
log-title = Wat naast de zetten is genoteerd.
log-nothing = Er is niets genoteerd.
summary-secret-set = De arbiters stelden een nieuw geheim woord in om { $at }, geteld vanaf de opening.
log-note = Notitie: { $text }
log-note-by = Notitie van arbiter { $initials }: { $text }
log-reason-by = Reden volgens arbiter { $initials }: { $text }
log-sealed = Verzegelde notitie van arbiter { $initials }; het geheime woord van de arbiters opent haar.
log-clock-set = Klok van { $side }: { $new } in plaats van { $old }.
note-control-set = Speeltempo: { $new } in plaats van { $old }.
note-repeated-wrongly = De tegenstander heeft de zet verkeerd herhaald.
log-number-set = De zet heeft nummer { $new } in plaats van { $old }.
log-room-limited = De zaal op hoogstens { $new } procent in plaats van { $old }.
log-restored = { $count ->
        [1] Terug naar { $place }; 1 halve zet is doorgehaald.
       *[other] Terug naar { $place }; { $count } halve zetten zijn doorgehaald.
    }
log-the-start = het begin
log-result-instead = Uitslag: { $new }, in plaats van { $old }.
log-decided-by = { $initials }: { $decision }
envelope-title = Envelop van een afgebroken partij
envelope-position = Stelling voor de afgegeven zet:
envelope-used = Verbruikte tijd: Wit { $white-used }, Zwart { $black-used }; over: Wit { $white-left }, Zwart { $black-left }.
envelope-used-blank = Verbruikte tijd, Wit en Zwart: ____
envelope-sealed = Afgegeven zet: { $number }, { $side }
envelope-sealed-by = Afgegeven door: { $name }
envelope-offer = Remiseaanbod voor het afbreken, nog open: { $side }
envelope-offer-since = Remiseaanbod na het afgeven, nog open: { $side }
envelope-resumes = Hervatting, dag, tijd en plaats: { $when }
envelope-lacks = Op de envelop ontbreekt nog: { $what }.
envelope-lacks-names = beide namen
envelope-lacks-times = de verbruikte tijden
envelope-lacks-resumption = dag, tijd en plaats van de hervatting (--resumes)
nothing-to-seal = De partij is afgelopen: er is geen afgegeven zet.
envelope-not-ours = Het toernooibestand geeft de envelop niet als taak aan het programma: adjourns in [duties].

## A whole screen, and the view of the opponent
clock-runs = loopt
clock-about = ongeveer
clock-flag = vlag gevallen
clock-zero-first = eerst op nul
clock-zero = nul
clock-control-met = tijdcontrole { $number } gehaald
clock-moves = { $number ->
        [one] { $number } zet
       *[other] { $number } zetten
    }
clock-on-the-table = De officiële klok staat op de tafel.
clock-not-kept = Het programma dat de klokken bijhoudt is beëindigd: ze staan stil.
side-to-move = { $side } aan zet.
step-on-the-line = { $step ->
        [announced] aangekondigd
        [made] gezet
        [repeated] herhaald
       *[other] { $step }
    }
clock-on-the-line = Klok van { $side }.
waits-for-journal = Wachten op de partij: { $path } is er nog niet.

## Options that cannot be followed
option-unknown = Er is geen optie { $option }. --help noemt ze.
option-unknown-suggested = Er is geen optie { $option }. Is { $suggested } bedoeld?
option-needs-value = { $option } vraagt een waarde.
option-choices = { $option } { $value } kan niet. Er zijn { $choices }.
option-bad-value = { $option } { $value } kan niet: { $why }.
option-missing = { $option } ontbreekt.
one-option-missing = Een van deze opties ontbreekt: { $options }.
task-is-time = Er is geen taak { $time }. Als bedenktijd: ansage --time { $time }
task-unknown = Er is geen taak { $task }. --help noemt ze.
task-unknown-nearest = Er is geen taak { $task }. ansage { $near } bedoeld?
help-program = Ansage kondigt zetten aan, herhaalt die van de tegenstander, houdt het notatieformulier bij en zegt tijden en zetten op verzoek.
help-begin = Nieuw hier? ansage tutorial leert het programma in tien minuten. ansage begint een partij, ansage games noemt de vorige.
help-tasks = ansage --help noemt alle taken en opties, ansage help met een taak alleen die: ansage help export.
help-unknown = Over { $text } is er geen hulp. ansage help noemt de thema's.
help-unknown-nearest = Over { $text } is er geen hulp. { $command } { $near } bedoeld?
manual-pages = ansage manual met een nummer leest een bladzijde: ansage manual 3.
manual-unknown = De handleiding heeft geen bladzijde { $text }. ansage manual noemt de bladzijden.
manual-languages = De handleiding is er in het Engels en het Duits; dit is de Engelse.
manual-title = Ansage: de handleiding
manual-typed = U typt: { $text }
manual-pressed = U drukt op: { $key }
argument-missing = { $needed ->
        [file] Er ontbreekt een bestand.
        [folder] Er ontbreekt een map.
        [file-or-folder] Er ontbreekt een bestand of een map.
        [journal] Er ontbreekt een logboek. ansage games noemt de partijen.
        [whom] Voor wie? ansage brief met opponent, arbiter, assistant, organiser of letter.
       *[other] Er ontbreekt een opgave. --help noemt ze.
    }
argument-too-many = { $text } is te veel. --help noemt wat erbij hoort.
option-behind-task = Schrijf { $option } achter de taak.
option-no-value = { $option } heeft geen waarde.
option-twice = { $option } staat er twee keer.
options-exclude = { $option } en { $other } sluiten elkaar uit.
time-control-part = Speeltempo: { $part } is niet begrepen. Schrijf het als 5+3 of als 40/90m, G/30m, +30s.
time-control-preset = Speeltempo: geen heet { $name }. Er zijn { $names }; of schrijf het als 5+3 of als 40/90m, G/30m, +30s.
time-control-no-time = Speeltempo: bij { $part } ontbreekt de tijd zelf. Schrijf het als 5+3 of als G/5m, +3s.
time-control-last-period = Speeltempo: achter een periode voor de rest van de partij komt er geen meer, zoals in 40/90m, G/30m.
time-control-what-next = Speeltempo: { $part } zegt niet wat er daarna komt. Schrijf het als 40/90m, G/30m of als 40/120m, 20/60m.
time-control-two-increments = Speeltempo: er is één toevoeging of uitstel, voor de hele partij, zoals in 40/90m, G/30m, +30s.
time-control-long-delay = Speeltempo: een toevoeging of uitstel van meer dan 60 seconden wordt geweigerd.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } is er en antwoordt.
doctor-helper-silent = { $helper } is er en antwoordt niet: { $why }.
doctor-helper-missing = { $helper } ontbreekt in { $folder }. Installeren met: { $command }.
doctor-voice = Een stem spreekt { $language }.
doctor-voice-missing = Geen stem spreekt { $language }. Installeer { $install }.
doctor-no-voice = Er wordt niets gesproken: { $why }. Installeren met: { $command }.
doctor-own-voice = De eigen stem spreekt, uit Speech Dispatcher.
doctor-own-voice-missing = Geen eigen stem: { $why }. Wie er een wil, is geholpen met: { $command }.
doctor-system-voice = De stem van het systeem spreekt, met --voice system.
doctor-system-voice-missing = Geen stem van het systeem: { $why }. Wie die wil, is geholpen met: { $command }.
doctor-screen-reader = De schermlezer { $name } spreekt, met --voice screen-reader.
doctor-screen-reader-missing = NVDA noch JAWS antwoordt. NVDA heeft { $file } nodig bij de programma's of in lib/ansage.
doctor-screen-reader-silent = NVDA noch JAWS antwoordt. Draait een van beide?
doctor-recorded-words = Opgenomen woorden: { $path }.
doctor-recorded-words-missing = Opgenomen woorden: { $path }, niet allemaal bruikbaar, { $why }. Meer hierover: ansage voices check.
doctor-sound = { $channel }: te horen op { $device }.
doctor-sound-missing = { $channel }: niet te horen, { $why }. Op gehoor kiezen: ansage doctor --by-ear.
doctor-output = Om te luisteren is er: { $device }.
doctor-sound-is-loose = Onder Windows zit geen geluid vast aan een apparaat: ontbreekt het oortje of wordt een ander apparaat de standaard, dan zwijgt het meteen en komen zijn meldingen als tekst.
doctor-sound-of-its-own = Het best is een oortje dat een eigen apparaat is, bijvoorbeeld met USB. Op de aansluiting van de luidspreker merkt Ansage misschien niet dat het eruit is, en twee oortjes gaan daar niet.
doctor-buffer = { $device } viel midden in een zin stil en krijgt sindsdien { $milliseconds } milliseconden tegelijk.
doctor-recogniser = Wat gezegd wordt, verstaat { $path }.
doctor-recogniser-lacks = Dit kent het niet en kan niet gezegd worden: { $list }.
doctor-scorer = Mensen worden beter verstaan met { $path }.
doctor-scorer-missing = Het net waarmee mensen beter verstaan worden, is er niet. Dit brengt het: { $command }.
doctor-scorer-damaged = Een net waarmee mensen beter verstaan worden, is beschadigd: { $why }. Dit brengt het opnieuw: { $command }.
doctor-hears = Gehoord door { $ears ->
        [both] de spraakherkenner en het net
        [recogniser] de spraakherkenner alleen
        [scorer] het net alleen
       *[nobody] niemand
    }: { $list }.
doctor-microphone = Microfoon: { $device }, { $level } dB.
doctor-microphone-dead = Microfoon: { $device }. Er is niets te horen, zelfs geen ruis. Staat hij uit?
doctor-microphone-missing = Geen microfoon: { $why }. Is er een aangesloten? Een andere noemt --microphone.
doctor-input = Als microfoon is er: { $device }.
doctor-braille = Brailleleesregel: { $device }, { $cells } cellen, regels: { $lines }.
doctor-braille-missing = Geen brailleleesregel: { $why }.
doctor-tables = Brailletabellen: { $count }. Woorden naast zetten schrijft liblouis.
doctor-no-louis = Brailletabellen: { $count }. Woorden naast zetten komen niet in cellen: { $why }. Installeer { $install }.
doctor-readers-display = Brailletabellen: { $count }. Een brailleleesregel is hier van de schermlezer: NVDA toont daarop wat gezegd wordt, met --voice screen-reader.
doctor-no-words = De voor woorden gekozen tabel { $table } vertaalt niet: { $why }. Op de brailleleesregel staan ze in de tabel daarvan.
doctor-no-settings = Geen instellingenbestand. Het zou hier staan: { $path }.
doctor-settings = Instellingen worden gevolgd: { $path }.
doctor-journals = Logboeken komen in { $path }. Een regel staat na { $milliseconds } ms veilig op de schijf.
doctor-awake = De computer blijft wakker tijdens een partij.
doctor-awake-missing = De computer kan tijdens een partij in slaap vallen: { $program } ontbreekt.
doctor-awake-refused = De computer kan tijdens een partij in slaap vallen: { $program } wordt geweigerd, { $why }.
doctor-terminal = De terminal is { $kind }.
doctor-no-terminal = Hier is geen terminal: invoer komt uit een pijp.
doctor-locale = Het systeem spreekt { $locale }; meldingen komen in { $reports }.
doctor-log = Het logbestand van het programma is { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [one] Er is één apparaat. Het zegt wat het is, en u zegt wie het hoort.
       *[other] Er zijn { $count } apparaten. Elk zegt wat het is, en u zegt wie het hoort.
    }
by-ear-device = Dit is { $device }.
by-ear-who = Wie hoort dit? 1, u alleen in het oortje. 2, iedereen uit de luidspreker. 3, niemand. Enter, nog een keer. q, stop.
by-ear-who-or-sides = Wie hoort dit? 1, u alleen in het oortje. 2, iedereen uit de luidspreker. 3, niemand. 4, links en rechts apart. Enter, nog een keer. q, stop.
by-ear-left = links
by-ear-right = rechts
by-ear-silent = { $device } is niet te gebruiken: { $why }.
by-ear-no-devices = Er is geen geluidsapparaat. Is het aangesloten?
by-ear-no-speaker = Er kan niets gezegd worden: { $why }.
by-ear-nothing = Er is niets gekozen en niets veranderd.
by-ear-found = Oortje: { $ear }. Luidspreker: { $room }.
by-ear-none = geen gekozen
by-ear-keep = 1 schrijft dit in { $path }. Enter laat het.
by-ear-keep-said = U hoort dit waar u gekozen hebt. 1, bewaren. Enter, laten.
by-ear-aloud = Hardop: het nummer. „{ $again }” nog eens, „{ $on }” laat het, „{ $stop }” stopt. Wat begrepen is wordt teruggelezen; „ja” of Enter bevestigt.
by-ear-kept = Geschreven in { $path }.
by-ear-not-kept = Er is niets veranderd.

## The event file
event-file-line = Toernooibestand { $path }, regel { $line }: { $why }
event-file-whole = Toernooibestand { $path }: { $why }
event-unknown-key = De sleutel { $key } bestaat niet.
event-unreadable = { $why }.
event-choice = { $key } is { $text }. Er zijn { $known }.
event-points = points is { $text }. Het zijn de punten voor winst, remise en verlies, bijvoorbeeld 3-1-0.
event-date = { $text } is geen datum. Schrijf hem zoals 2026-11-21.
event-date-and-time = { $text } is geen datum met tijd. Schrijf hem zoals 2026-11-21 14:30.
event-missing = { $key } ontbreekt in { $table }.
event-not-authorised = De arbiter moet dit apparaat toestaan: authorised = "2026-11-21 14:30" in [arbiter].
event-no-assistant = { $duty } vraagt een assistent: [assistant] met name en accepted-by.
event-opponents-assistant = { $duty }: de assistent van de tegenstander doet alleen announces en executes.
event-not-accepted = De arbiter moet de assistent aanvaarden: accepted-by = "AB" in [assistant].
event-not-by-program = { $duty } kan niet. Dat kan alleen een mens doen.
event-contradiction = { $first } en { $second } sluiten elkaar uit. Wijzig er een.
event-needs-leave = { $setting } vraagt toestemming van de arbiter: { $leave } = "AB" in [allowed].
event-unknown-initials = Geen [arbiter] heeft de initialen { $initials }.
event-same-initials = Twee arbiters hebben de initialen { $initials }. Wijzig er een.
event-not-initials = Initialen zijn een tot vier letters: { $initials } niet.
laws-replaced = De regels van 2017 golden een half jaar. Gebruik 2018.
laws-in-force = Regels van { $edition }, { $class ->
        [rapid] rapidschaak
        [blitz] snelschaak
        [standard] standaardschaak
       *[other] { $class }
    }.
laws-from-2009 = Deze regels waren niet volledig bij de hand. Artikelen uit die van 2009 dragen het jaartal 2009.
event-clock-needs-time = De klok van het programma vraagt een speeltempo: time = "G/15m, +10s" in [clock].
event-file-decides = Het toernooibestand beslist over { $option }. Laat die optie weg.
event-goes-on = Wat het toernooibestand vastlegde, staat al in het logboek. Laat --event-file of --resume weg.
read-back-reaches-nobody = Het teruglezen bereikt niemand: noem een oortje met --ear-device, of de arbiter staat een afgeschermd scherm toe, private-screen = "AB" in [allowed].
read-back-unheard = Het teruglezen bereikt niemand: noem het oortje met --ear-device.
event-no-secret = Geen geheim woord opent wat achter { $key } staat. ansage check-event --secret schrijft het.
event-secret-missing = Zonder geheim woord van de arbiters wordt geen toernooipartij geopend. ansage check-event --secret { $path } trekt er een.
event-running = Er loopt een toernooipartij; daarnaast gaat dit niet.
event-running-secret = Er loopt een toernooipartij; het geheime woord van de arbiters opent dit ernaast.
event-not-known = Of er een toernooipartij loopt is niet vast te stellen. { $path } kan niet worden gelezen: { $why }.
event-needs-terminal = Een toernooipartij wordt aan een terminal gespeeld; een script heeft het verlof script in het toernooibestand nodig.
event-opening = Toernooimodus. { $laws } Aankondigingen: { $announces }. Klok: { $clock ->
        [table] op tafel
        [program] die van het programma
        [none] geen
       *[other] { $clock }
    }. Deze notatie is { $record ->
        [scoresheet] het notatieformulier
        [log] privé en geen bewijs
       *[other] { $record }
    }.
nobody-tells = In deze partij noemt niemand tijd en zetten.
only-the-player-is-told = Tijd en zetten worden alleen aan de speler genoemd.
check-event-good = { $path } is bruikbaar.
check-event-authorised = Dit apparaat is toegestaan door { $by }, { $at }.
check-event-authorised-another-day = De toestemming geldt nu niet: ze geldt vanaf haar tijd een dag, en de arbiter van een partij die nu geopend wordt, krijgt dat te horen.
check-event-served = Visueel gehandicapt: { $side ->
        [white] Wit
        [black] Zwart
        [both] beide spelers
       *[other] { $side }
    }.
check-event-time = Speeltempo: { $time }.
check-event-words = Woorden van de aankondigingen: { $words ->
        [de-fide] Duits volgens aanhangsel D
        [de] Duits
        [en] Engels
        [es-fide] Spaans met de namen van aanhangsel D
        [es] Spaans
        [fr] Frans
        [nl] Nederlands
        [pt-BR] Braziliaans Portugees
        [pt-PT] Europees Portugees
       *[other] { $words }
    }. Stukletters: { $letters }.
letters-named = { $letters ->
        [de] Duits
        [en] Engels
        [es] Spaans
        [fr] Frans
        [nl] Nederlands
        [pt] Portugees
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Assistent
        [opponent] Assistent van de tegenstander
       *[other] { $of }
    }: { $name }, aanvaard door { $by }.
check-event-provided = Voor de assistent zorgt { $by }.
check-event-style = Stijl van de aankondigingen: { $say }.
check-event-start = Beginstelling: { $position }.
duty-named = { $duty ->
        [executes] Zetten op het andere bord
        [records] Notatieformulier
        [presses] Klok
        [tells] Tijd en zetten op verzoek
        [claims] Claimen dat de vlag van de tegenstander is gevallen
        [adjourns] Afbreken van de partij
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] Deze notatie is het notatieformulier
        [announcing] Het programma kondigt aan
        [time-left] De resterende tijd wordt op verzoek genoemd
        [private-screen] Afgeschermd scherm
        [other-words] Andere woorden dan die van aanhangsel D
        [board-reading] Wat er op het bord staat, wordt op verzoek genoemd
        [reminders] Herinneringen aan de eigen tijd
        [open-listening] Open luisteren
        [script] Een script mag spelen, met in- of uitvoer door een pipe
        [sealed-here] Een afgegeven zet mag alleen in het programma liggen
        [screen-reader] De eigen schermlezer mag in het oortje spreken
        [arbiter-cue] De zaal hoort een geluid en een zin als er een arbiter nodig is
       *[other] { $what }
    }
check-event-leave = { $leave }: toegestaan door { $by }.
condition-named = { $condition ->
        [device] het goedgekeurde apparaat
        [default-time] de wachttijd
        [clock-side] de kant van de klok
        [first-increment] de eerste toegevoegde tijd
        [supervised] het toezicht
        [finish] de versnelde beëindiging
        [no-draw-before] geen remise voor zet
        [two-hands] twee handen
        [rated] met rating
        [two-boards] twee borden
        [medium] de notatie
        [hearing-impaired] een slechthorende tegenstander
        [score-duty] het einde van de notatieplicht
        [points] de punten
        [adjustment] de tijd voor een assistent die noteert of drukt
        [set-up] de beginstelling
        [move-counter] de zettenteller
        [assistant] een assistent die aankondigt
       *[other] { $condition }
    }
condition-words = { $condition ->
        [device] apparaat
        [default-time] wachttijd
        [clock-side] kant
        [first-increment] eerste-toevoeging
        [supervised] toezicht
        [finish] beëindiging
        [no-draw-before] geen-remise-voor
        [two-hands] twee-handen
        [rated] rating
        [two-boards] twee-borden
        [medium] notatie
        [hearing-impaired] slechthorend
        [score-duty] notatieplicht
        [points] punten
        [adjustment] aanpassing
        [set-up] beginstelling
        [move-counter] zettenteller
       *[other] { $condition }
    }
condition-value = { $value ->
        [left] links
        [right] rechts
        [before] vooraf
        [after] achteraf
        [penalise] bestraffen
        [pegs-excepted] voelen-toegestaan
        [braille] Braille
        [longhand] handschrift
        [recorder] opname
        [program] programma
        [yes] ja
        [no] nee
        [to-the-control] tot de controle
        [for-good] definitief
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] formulier
        [time-left] resttijd
        [private-screen] scherm
        [board-reading] bord
        [reminders] herinneringen
        [open-listening] meeluisteren
        [sealed-here] zet-hier
        [arbiter-cue] arbiter-oproep
       *[other] { $what }
    }
condition-laid-down = Vastgelegd, { $condition }: { $value }.
finish-unannounced = Een versnelde beëindiging heeft geen aankondiging nodig, en geen sluit haar uit.
start-needs = Leg eerst vast: { $condition }. { $command } { $word }.
boards-set-up-ask = { $boards ->
        [single] Staat het bord in de beginstelling? Enter: ja, en de klok loopt.
       *[both] Staan beide borden in de beginstelling? Enter: ja, en de klok loopt.
    }
start-needs-assistant = Eerst is een assistent nodig die aankondigt: de tegenstander is slechthorend.
consent-needed = Remise voor zet { $before } heeft de toestemming van de arbiter nodig.
no-event = Dit is geen toernooi, er wordt niets vastgelegd.
already-started = De partij is begonnen, te laat hiervoor: { $condition }.
not-in-rated-game = Een partij met rating volgt de regels, en die staan dit niet toe: { $condition }.
needs-condition = wat wordt vastgelegd: { $known }
needs-minutes = minuten, bijvoorbeeld 30m
needs-points = punten voor winst, remise en verlies, bijvoorbeeld 3-1-0
needs-move-number = een getal
needs-name = een naam
needs-one-of = een van { $known }
check-event-missing = Vast te leggen voor de klok start: { $missing }.
check-event-earphone = De partij opent alleen waar een oortje (--ear-device of instellingen) of een brailleleesregel genoemd is; anders is de toestemming private-screen nodig.
check-event-preset = Sjabloon { $name }, naar { $source }; gelezen is { $read }.
name = { $text }
device-rule = { $rule ->
        [off-only] Apparaten staan helemaal uit; een geluid verliest.
        [carrying-loses] Wie een ander apparaat bij zich draagt, verliest.
        [approved-only] Alleen dit apparaat is goedgekeurd; een ander op het lichaam verliest.
       *[other] { $rule }
    }
head-words = Zegelwoorden: { $words }
verify-doubt = Regel { $line }: { $doubt ->
        [goes-back] hij is van vóór de regel erboven.
        [opened-again] de partij wordt een tweede keer geopend.
        [authorised-another-day] dit apparaat is pas na de opening toegestaan, of meer dan een dag ervoor.
        [behind-the-result] de uitslag stond vast, en dit mag er niet op volgen.
        [no-such-arbiter] { $initials } is geen arbiter van dit toernooi.
        [not-at-the-keys] arbiter { $initials } zat niet achter het toetsenbord.
        [unsigned] er zat een arbiter achter het toetsenbord, en de initialen ontbreken.
        [needs-arbiter] alleen een arbiter beslist dit, en er zat er geen achter het toetsenbord.
        [other-time] de tijd is niet die welke uit de tijdstippen volgt.
        [absurd] een getal gaat alle maat te buiten.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Regel { $line }: het geluid { $file } { $why ->
        [missing] ontbreekt.
        [changed] is niet zoals het bewaard werd.
        [unreadable] kan niet gelezen worden.
       *[other] { $why }
    }
verify-consistent = De vastlegging klopt. Dat ze onaangeroerd is, is niet bewezen: daarvoor zijn de zegelwoorden nodig die een arbiter genoteerd heeft.
verify-proved = Dit is de vastlegging waarvan de woorden genoteerd zijn, tot en met de laatste regel.
verify-proved-to = Dit is de vastlegging waarvan de woorden genoteerd zijn, tot en met regel { $line } van { $last }. Voor wat daarachter staat, is niets bewezen.
verify-other = Dit is niet de vastlegging waarvan de woorden genoteerd zijn.
verify-doubts = { $path }: wat genoemd is, kan niet, en op de vastlegging is niet te bouwen.
verify-head-unread = Er zijn acht zegelwoorden van vier letters, zoals bafu.
who = { $by ->
        [player] de speler
        [assistant] de assistent
        [program] het programma
        [nobody] niemand
       *[other] { $by }
    }

## Reading a game
read-move = { $number } { $side }: { $move }
read-comment = Commentaar: { $text }
read-sign = { $sign ->
        [n1] Goede zet.
        [n2] Fout.
        [n3] Uitstekende zet.
        [n4] Blunder.
        [n5] Interessante zet.
        [n6] Twijfelachtige zet.
       *[other] Teken { $sign }.
    }
read-variations = { $count ->
        [one] 1 variant: /erin.
       *[other] { $count } varianten: /erin 1 tot /erin { $count }.
    }
read-variation = Variant { $number } van { $count }.
read-clock = Klok { $time }.
read-noted = Genoteerde tijd: { $time }.
read-game-line = { $number }: { $white } – { $black }, { $result }, { $count ->
        [one] 1 halve zet
       *[other] { $count } halve zetten
    }.
read-too-many-games = { $path } bevat meer dan { $most } partijen; voor zoveel is het bestand te kort.
read-pace = Het bestand wordt gelezen: { $percent } procent.
read-flaws = { $count ->
        [one] 1 gebrek
       *[other] { $count } gebreken
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [one] 1 halve zet
       *[other] { $count } halve zetten
    }. Enter gaat verder, /? noemt de opdrachten.
read-before-first = Voor de eerste zet.
read-end = Einde van de partij. Uitslag { $result }.
read-end-variation = Einde van de variant: /eruit.
read-where = Zet { $count } van { $all }.
read-in-variation = Variant, { $count } diep.
read-no-variation = Hier is geen variant.
read-no-such-variation = Hier is geen variant { $number }.
read-main-line = Dit is de hoofdvariant.
read-not-found = { $text } is niet gevonden.
read-no-such-move = Er is geen zet { $text } in deze variant.
read-prompt-start = Begin:{" "}
read-find-what = Wat zoeken? Een zet of een woord uit een commentaar.
read-list-welcome = { $count ->
        [one] 1 partij
       *[other] { $count } partijen
    }. Enter noemt de volgende, een nummer opent er een, /? noemt de opdrachten.
read-prompt-list = Partij { $number } van { $count }:{" "}
read-game-played = Gespeeld: { $known }.
read-no-further-game = Geen verdere partij.
read-no-game = Partij { $number } is er niet. Het zijn er { $count }.
read-back-to-the-list = /eruit voert terug naar de lijst.
read-open-a-game = Open eerst een partij: haar nummer.
read-find-which-game = Wat zoeken? Een woord uit een naam, toernooi, plaats of datum.
read-more = { $count ->
        [0] De partij is afgelopen.
        [one] Er is 1 halve zet bijgekomen.
       *[other] Er zijn { $count } halve zetten bijgekomen.
    }
read-file-holds-nothing = Het bestand is weg of leeg. Wat gelezen is, blijft.
read-changed = De partij is gewijzigd vanaf { $number } { $side }.
read-shorter = De partij is korter geworden.
read-another-game = In het bestand staat nu een andere partij.
read-which-game = { $path } bevat meerdere partijen: kies er een met --game.
read-no-such-game = { $path } bevat geen partij { $number }. Er zijn er { $count }.
pgn-flaw = Regel { $line }, kolom { $column }: { $kind ->
        [bad-tag] { $text } is geen kopregel.
        [unusual-tag] de kopregel { $text } is ongewoon geschreven.
        [second-tag] de kopregel { $text } staat er twee keer; de laatste telt.
        [bad-fen] { $text } is geen stelling. Er is geen zet gelezen.
        [impossible-position] geen partij kan deze stelling hebben. Ze is genomen zoals ze is.
        [other-variant] { $text } is een ander spel dan schaken. Er is geen zet gelezen.
        [unreadable] { $text } is geen zet. Deze variant is niet verder gelezen.
        [illegal-move] { $text } is onreglementair. Deze variant is niet verder gelezen.
        [ambiguous-move] { $text } is dubbelzinnig. Deze variant is niet verder gelezen.
        [missing-promotion] in { $text } ontbreekt het nieuwe stuk. Deze variant is niet verder gelezen.
        [missing-move] hier staat geen zet. Deze variant is niet verder gelezen.
        [unread-line] { $text }: deze regel is niet gelezen.
        [moves-in-comment] zetten in een commentaar zijn niet gelezen: { $text }.
        [result-among-moves] de uitslag { $text } staat tussen de zetten. Wat volgt is toch gelezen.
        [null-move] { $text } is geen zet van een partij. Deze variant is niet verder gelezen.
        [move-number] het nummer { $text } past niet bij de zetten.
        [letters-ambiguous] de stukletters kunnen van meerdere talen zijn: { $text }. De eerste is genomen.
        [nested-comment] een commentaar in een commentaar.
        [unclosed-comment] het commentaar heeft geen einde.
        [stray-brace] het einde van een commentaar zonder begin.
        [unclosed-variation] de variant heeft geen einde.
        [stray-parenthesis] { $text } heeft geen tegenhanger.
        [too-deep] zo diepe varianten worden niet gelezen.
        [stray-sign] { $text } hoort bij geen zet.
        [result-in-variation] de uitslag { $text } staat in een variant.
        [result-differs] de uitslag { $text } is niet die van de kopregel. De kopregel telt.
        [unusual-result] de uitslag { $text } is ongewoon geschreven.
        [missing-result] de uitslag ontbreekt.
        [after-result] zetten na de uitslag. Ze zijn gelezen als een eigen partij.
        [empty-line] een lege regel in de partij.
        [capture-sign] { $text }: het slagteken past niet.
        [check-sign] { $text } geeft geen schaak.
        [mate-sign] { $text } is geen mat.
        [en-passant-sign] { $text } slaat niet en passant.
       *[other] { $kind }, { $text }.
    }

## Two boards, in a game
boards-compared = De borden worden vergeleken.
comparing-no-move = De borden worden vergeleken: nu kan geen zet worden ingevoerd.
other-sheet-entered = Het andere formulier is ingevoerd. { $command } zegt wat de vergelijking oplevert.
scoresheets-decide = De notatieformulieren beslissen; roep de arbiter.
nothing-compared = Er worden geen borden vergeleken. /verschil begint.
key-other-sheet = Nu het andere formulier, halve zet na halve zet. ? is onleesbaar, - ontbreekt, een nummer gaat naar zijn zet, /annuleren schrapt de laatste notatie, Enter alleen eindigt het formulier.
prompt-other-sheet = Ander formulier, { $number } { $side }:{" "}
prompt-comparison = Borden vergelijken:{" "}
other-sheet-struck = { $place }, het andere formulier: notatie geschrapt.
other-sheet-says = { $place }, het andere formulier: { $move }.
other-sheet-says-ask = { $place }, het andere formulier: { $move }? Enter of ja noteert het.
other-sheet-lacks = { $place }, het andere formulier: ontbreekt.
which-board = Welk bord: A of B?
entry-left-open = { $place }, het andere formulier: blijft open.
first-difference = { $place }: { $sheet } { $ours }, het andere { $theirs }.
log-is-compared = Hier worden de aantekeningen van dit apparaat vergeleken, geen bewijs. Het eigen formulier van de speler beslist: wijkt het af, hier stoppen en eerst de aantekeningen herstellen.
agreed-illegal = Op beide formulieren staat een onreglementaire zet: { $place }. Daarover wordt eerst beslist.
decide-entries = Voer in wat er staat, met het nummer ervoor, bijvoorbeeld 9. Pbd2.
board-waits = Bord { $board } is genoteerd. Eerst moet worden beslist wat er staat.
needs-board = a voor het speciale bord of b voor het andere en, indien bekend, wat erop staat
answer-square = Een stuk en zijn kleur, zijn letter (hoofdletter Wit, kleine letter Zwart), of Enter voor een leeg veld. /annuleren beëindigt de vragen.
corrections-told = Van nu af hoort de speler wat er op de borden moet veranderen.
comparison-ended = De borden worden niet meer vergeleken.
restored = De partij gaat terug naar de stelling na { $place }. { $side } aan zet.
restored-start = De partij gaat terug naar de beginstelling. { $side } aan zet.
restore-ask = Teruggaan? j schrapt: { $moves }
restore-ask-by = Teruggaan volgens artikel { $article }? j schrapt: { $moves }
struck-entries = Geschrapt: { $moves }
note-offer-struck = Ook het remiseaanbod van { $side } is geschrapt.
clocks-wait = De klokken staan stil. /instellen stelt ze in, /verder laat ze lopen.
help-mismatch = De borden verschillen: klokken stilzetten, formulieren vergelijken.
help-board = Wat op een bord staat, bij het vergelijken: /bord a of /bord b, ook met FEN.
help-tell = De speler laten horen wat er op de borden moet veranderen.
help-restore = Terug naar waar de formulieren het laatst overeenkwamen.

## Two boards
resolve-agree = { $count ->
        [0] Er staat geen zet op de formulieren.
        [one] De formulieren komen in één halve zet overeen.
       *[other] De formulieren komen in alle { $count } halve zetten overeen.
    }
resolve-differ = { $count ->
        [0] De formulieren verschillen vanaf de eerste halve zet.
        [one] De formulieren komen in één halve zet overeen, dan verschillen ze.
       *[other] De formulieren komen in { $count } halve zetten overeen, dan verschillen ze.
    }
resolve-undecided = { $count ->
        [0] Voor het vergelijken moet worden beslist wat er staat.
        [one] De formulieren komen zeker in één halve zet overeen, dan moet worden beslist wat er staat.
       *[other] De formulieren komen zeker in { $count } halve zetten overeen, dan moet worden beslist wat er staat.
    }
resolve-place = zet { $number } { $side }
resolve-ours = ons formulier
resolve-log = de aantekeningen van dit apparaat (geen bewijs)
resolve-theirs = het andere formulier
resolve-difference = Eerste verschil: { $place }.
resolve-says = Wat { $sheet } zegt: { $move }.
resolve-no-move = { $text }, wat geen stuk kan doen
resolve-ambiguous = { $place }, { $sheet }: { $text } is dubbelzinnig: { $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } is niet te lezen. Welke zet is het?
resolve-missing = { $place }, { $sheet }: de notatie ontbreekt. Welke zet was het?
resolve-breaks-off = Geen formulier zegt wat er bij { $place } is gespeeld. Wat volgt, is niet vergeleken.
resolve-tail = { $count ->
        [one] Aan het eind ontbreekt één halve zet ({ $sheet }). Dat is geen verschil.
       *[other] Aan het eind ontbreken { $count } halve zetten ({ $sheet }). Dat is geen verschil.
    }
resolve-lacks = Als daar { $count } halve zetten ontbreken ({ $sheet }), zijn de volgende { $run } notaties gelijk.
resolve-same-position = In een andere volgorde komen beide formulieren tot dezelfde stelling na { $place }.
resolve-jump = Regel { $line }, { $sheet }: nummer { $number } staat waar { $expected } volgt.
resolve-in-order = Van { $sheet } is de volgorde gelezen waarin de zetten staan.
resolve-position = Stelling van de formulieren, { $side } aan zet: { $fen }
resolve-back-to = Terug naar deze stelling, { $side } aan zet: { $fen }
resolve-time = Resterende tijd daar, { $side }: { $left }.
resolve-board-right = Bord { $board } toont deze stelling.
resolve-board-wrong = Bord { $board } moet veranderen:
resolve-board-flaws = Geen partij leidt tot wat op bord { $board } staat: { $flaws }.
resolve-remove = { $piece } { $square } van het bord
resolve-move = { $piece } van { $from } naar { $to }
resolve-put = { $piece } ({ $side }) op { $square }
resolve-explained = { $slips ->
        [one] Eén vergissing van de hand leidt tot wat op bord { $board } staat. Mogelijkheden: { $count }.
       *[other] { $slips } vergissingen van de hand leiden tot wat op bord { $board } staat. Mogelijkheden: { $count }.
    }
resolve-unexplained = Geen van de gebruikelijke vergissingen leidt tot wat op bord { $board } staat.
resolve-more = { $count ->
        [one] --json toont nog één mogelijkheid.
       *[other] --json toont nog { $count } mogelijkheden.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = niet gedaan
slip-one-square-off = op { $square } gezet
slip-rook-one-square-off = de toren op { $square } gezet
slip-wrong-piece = gedaan met het gelijke stuk van { $square }
slip-mirrored = gespiegeld gedaan, van { $from } naar { $to }
slip-twice = twee keer gedaan, tot { $square }
slip-captured-put-aside = het geslagen stuk niet weggenomen maar op { $square } gezet
slip-captured-not-removed = het geslagen stuk niet weggenomen, het slaande op { $square } gezet
slip-capturing-removed = het slaande stuk weggenomen in plaats van het geslagene
slip-en-passant-left = de en passant geslagen pion is blijven staan
slip-rook-not-moved = de toren is niet verzet
slip-king-not-moved = de koning is niet verzet
slip-wrong-promotion = op het promotieveld staat { $piece }
resolve-several-games = { $path } bevat meerdere partijen; er is een formulier met één partij nodig.
resolve-too-long = { $path } bevat meer dan { $most } halve zetten; zo lang is geen partij.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = De formulieren beginnen met verschillende stellingen.
resolve-nothing-compared = In { $path } zijn geen borden vergeleken. Noem het andere formulier met --theirs.
resolve-report-at-the-table = aan tafel ingevoerd
resolve-no-entry = Er is geen halve zet { $number } ({ $sheet }).
resolve-ask-meaning = Zeg met --meant wat er staat, bijvoorbeeld --meant theirs:17=Pbd2.
resolve-ask-square = Bord { $board }: wat staat op { $square }?
resolve-ask-color = Bord { $board }, { $square }, { $piece }: wit of zwart?
resolve-ask-again = Een stuk en zijn kleur, zijn letter (hoofdletter Wit, kleine letter Zwart), Enter voor een leeg veld, of het hele bord als lijst of FEN; /stop beëindigt de vragen.
resolve-ask-aloud = Hardop: kleur en stuk, „{ $empty }” voor een leeg veld, „{ $again }” vraagt het nog eens, „{ $stop }” beëindigt de vragen. Wat begrepen is wordt teruggelezen; „ja” of Enter bevestigt.
resolve-ask-found = { $count ->
        [one] Bord { $board } is bekend na één vraag, als hoogstens één zet verkeerd is gedaan.
       *[other] Bord { $board } is bekend na { $count } vragen, als hoogstens één zet verkeerd is gedaan.
    }
resolve-ask-complete = Bord { $board } is helemaal bekend.
resolve-ask-all = Bord { $board }: geen van de gebruikelijke vergissingen verklaart dat. Nu rij voor rij.
resolve-ask-stopped = Bord { $board }: vragen beëindigd, dit bord is niet vergeleken.
resolve-report-title = Twee borden: verslag voor de arbiter ({ $article }).
resolve-report-wanted = Volgens de formulieren moet er staan:
resolve-report-board = Op bord { $board } staat:
resolve-report-clocks = Klokken na de beslissing:
resolve-report-written = Het verslag staat in { $path }
resolve-report-ending = { $path }: een verslag eindigt op .txt, .json, .brf of .pef.
equipment-title = Materiaal vóór de partij, Regels van { $laws }.
equipment-help = Antwoorden: een maat met mm of cm, ja of nee; Enter laat het open. { $again } vraagt opnieuw, { $back } gaat terug, { $stop } stopt.
equipment-aloud = Hardop: “ja”, “nee”, “{ $empty }” laat het open, “{ $again }” vraagt opnieuw, “{ $back }” gaat terug, “{ $stop }” stopt. Maten en initialen worden getypt.
equipment-type-it = Maten en initialen graag typen; “{ $empty }” laat het open.
equipment-part = { $section ->
        [special-board] { $article ->
            [none] Speciaal bord.
           *[other] Speciaal bord, { $article }.
        }
        [special-pieces] { $article ->
            [none] Speciale stukken.
           *[other] Speciale stukken, { $article }.
        }
        [usual-pieces] Gewone stukken, { $article }.
        [usual-board] Gewoon bord, { $article }.
        [table] Tafel, { $article }.
        [clock] { $article ->
            [none] Klok.
           *[other] Klok, { $article }.
        }
        [room] Licht en geluid.
        [set-up] Opstelling.
       *[approval] Goedkeuring, { $article }.
    }
equipment-item = { $item ->
        [special-side] Kortste zijde van het speciale bord
        [special-raised] Donkere velden iets verhoogd
        [special-holes] Een gaatje in elk veld
        [special-corner] Rechterhoek vóór elke speler niet verhoogd
        [special-pegs] Aan elk stuk een pin die past
        [special-staunton] Speciale stukken van het Staunton-model
        [special-marked] Elk zwart stuk bijzonder gemerkt
        [king-height] Hoogte van de koning
        [king-base] Doorsnede van de voet van de koning
        [usual-staunton] Gewone stukken van het Staunton-model
        [usual-dull] Stukken zonder glans
        [usual-tops] Koning, dame, loper en pion aan de top goed te onderscheiden
        [square] Zijde van een veld van het gewone bord
        [board-rigid] Bord stijf
        [board-dull] Bord zonder glans
        [board-fixed] Bord aan de tafel bevestigd
        [board-corner] Rechterhoek vóór elke speler licht
        [board-side] Zijde van het hele gewone bord
        [table-length] Lengte van de tafel
        [table-width] Breedte van de tafel
        [clock-hands] Een klok met wijzers
        [hands-reinforced] Wijzers versterkt
        [dial-dots] Eén verhoogde stip elke vijf minuten, twee elke vijftien
        [flag-felt] Vlag goed te voelen
        [last-minutes-felt] Wijzers te voelen in de laatste vijf minuten van het uur
        [flag-exact] Vlag valt precies op het hele uur, goed zichtbaar
        [clock-dull] Geen schittering op de klok
        [clock-quiet] Klok stil
        [clock-talks] Klok zegt de tijd en het aantal zetten
        [clock-private] Alleen de speler hoort de klok
        [light] Genoeg licht
        [noise] Stil genoeg voor aankondigingen
        [set-up-a] Bord A, het speciale, in de beginstelling
        [set-up-b] Bord B, het gewone, in de beginstelling
        [approved-boards] Borden en stukken goedgekeurd
        [approved-clock] Klok goedgekeurd
       *[approved-program] Programma goedgekeurd
    }
equipment-ask = { $name }?
equipment-ask-size = { $name }, in { $unit }?
equipment-ask-approved = { $name }? Initialen van de arbiter:
equipment-set-up-how = { $command } of ? leest voor wat er moet staan.
equipment-beyond = { $item ->
        [special-side] { $figure }: het speciale bord moet minstens { $least } bij { $least } meten.
        [king-height] { $figure }: de koning moet ongeveer { $least } hoog zijn.
        [king-base] { $figure }: de voet van de koning moet { $least } tot { $most } van zijn hoogte zijn.
        [square] { $figure }: de velden moeten { $least } tot { $most } zijn.
        [table-length] { $figure }: de tafel moet minstens { $least } lang zijn.
       *[table-width] { $figure }: de tafel moet { $least } tot { $most } breed zijn.
    }
equipment-not-so = Niet in orde: { $name }.
equipment-turned = Bord { $board } is 90 graden gedraaid: de rechterhoek vóór elke speler moet licht zijn.
equipment-looked = { $looked ->
        [yes] ja
        [no] nee
        [not-measured] niet gemeten
        [not-approved] nog niet
       *[not-looked-at] niet nagekeken
    }
equipment-approved-by = door { $by }
equipment-approved-by-at = door { $by }, { $at }
equipment-line = { $name }: { $found }
equipment-noted = Genoteerd: { $found }.
equipment-before = Tot nu toe: { $found }. Enter houdt het, - laat het open.
equipment-open = Open: { $names }.
equipment-end = Open: { $open }. Gemeld: { $told }. Enter sluit de lijst, { $back } gaat terug.
equipment-closed = De lijst is gesloten. De arbiter keurt goed.
equipment-left = De lijst is verlaten. Open: { $open }.
equipment-not-a-size = { $text }: graag een maat in cijfers in { $unit }, hoogstens { $most }; Enter laat het open.
equipment-not-yes-or-no = { $text }: graag ja of nee; Enter laat het open.
equipment-not-initials = { $text }: graag de initialen van een arbiter, één tot vier letters; Enter laat het open.
equipment-told = Gemeld:
equipment-nothing-told = Niets gemeld.
equipment-decides-nothing = Dit verslag beslist niets; de arbiter keurt goed.
equipment-goes-on = Verder gaat het met --from { $path }
equipment-no-record = { $path } is geen verslag van ansage equipment in JSON.
resolve-board-fault = Bord { $board }: { $unread ->
        [nothing] { $text } is geen bord. Nodig is een FEN, een lijst van de stukken, of rij voor rij.
        [several] { $text } betekent in verschillende talen verschillende borden.
        [twice] Veld { $text } is twee keer genoemd.
        [no-color] Welke kleur heeft { $text }?
        [no-piece] Welk stuk staat op { $text }?
        [no-square] Op welk veld staat { $text }?
        [count] { $text }: het zijn er meer of minder dan aangegeven.
        [rank-length] Rij { $text } heeft geen acht velden.
        [rank-twice] Rij { $text } is twee keer genoemd.
        [rank-missing] Rij { $text } ontbreekt.
       *[unknown] { $text } niet begrepen.
    }

listener-failed = Luisteren is niet mogelijk: { $why }.
model-missing = In { $path } is geen spraakherkenner.
model-not-installed = De spraakherkenner is niet geïnstalleerd. Installeren met: { $command }.
model-lacks = De spraakherkenner mist het bestand { $path }.
model-changed = Het bestand { $path } van de spraakherkenner is beschadigd of veranderd.
nobody-hears = Wat in { $language } gezegd wordt, hoort hier niemand: het net dat deze taal hoort, is er niet. Dit brengt het: { $command }.
not-sound = { $path } is geen leesbaar WAV-bestand.
sound-rate = { $path } heeft { $rate } samples per seconde; nodig zijn 8000 tot 192000.
listen-move = Gehoord: { $words }. Begrepen: { $move }.
listen-illegal = Gehoord: { $words }. Begrepen: { $move }. Dat is onreglementair.
listen-command = Gehoord: { $words }. Begrepen als opdracht: { $command }.
listen-ask = Gehoord: { $words }. Bedoeld: { $choices }?
listen-no-move = Gehoord: { $words }. Dat is geen zet in deze stelling.
listen-nothing = Gehoord: { $words }. Dat is geen zet en geen opdracht.
listen-not-asked = Gehoord: { $words }. Er was niets gevraagd.
no-answer = Gehoord: { $words }. Dat is hier geen antwoord.
listen-junk = Dat was meer geluid dan spraak. Niets begrepen.
listen-own-grammar = Deze spraakherkenner neemt geen aanwijzingen aan en kan aankondigingen horen die niemand deed.
listen-no-words = Er waren geen woorden te horen.
score-begin = Opnamen die nu worden beluisterd: { $count }. Dat duurt even.
score-heading = { $group ->
        [announcements] Hele aankondigingen
        [commands] Opdrachten
        [words] Losse woorden
       *[junk] Wat voor niets mag doorgaan
    }{ $mode ->
        [free] , vrije partij
        [event] , toernooi
       *[alone] , beoordeeld naar het gehoorde woord
    }: { $count }.
score-line = { $verdict ->
        [right] Goed
        [asked] Nagevraagd, met het gezegde onder de keuzen
        [amiss] { $group ->
                [junk] Nagevraagd
               *[other] Nagevraagd, zonder het gezegde onder de keuzen
            }
        [nothing] { $group ->
                [junk] Voor niets gehouden
               *[other] Niet begrepen
            }
       *[wrong] { $group ->
                [junk] Voor iets gehouden
               *[other] Fout
            }
    }: { $count } van { $of }, { $percent } procent ({ $low } tot { $high }).
score-tenths = { $whole },{ $tenths }
score-wrong = Fout{ $mode ->
        [free] , vrije partij
        [event] , toernooi
       *[alone] {""}
    }: { $file } werd gehouden voor { $taken }.
score-bounds = Tussen haakjes staan de grenzen van Wilson, 95 procent. Ze gelden voor meer opnamen als deze; andere mensen kunnen anders worden verstaan.
score-refused = { $unusable ->
        [missing] Over { $file } staat iets genoteerd, maar het bestand is er niet.
        [partial] { $file } heeft een stelling nodig (fen in recordings.toml), of beide velden.
        [unclear] De woorden van { $file } noemen in de stelling niet precies één ding; move in recordings.toml zegt wat bedoeld was.
        [position] De stelling bij { $file } is er geen.
        [move] De zet bij { $file } is er geen.
        [empty] In { $file } zit geen geluid.
        [long] { $file } is langer dan 15 seconden: zo lang wordt geen toets ingedrukt. Met whole = false eindigt bij elke pauze een uiting.
       *[unheard] De spraakherkenning is bij { $file } twee keer mislukt.
    }
score-no-word = In de naam { $file } staat { $word }; dat is geen woord van deze taal.
score-refused-count = Opnamen die niet bruikbaar zijn: { $count }.
score-none = Geen opname in { $path } is bruikbaar.
score-other-language = Deze opnamen zijn in de taal { $language }. Noem die met --words.
score-notes-bad = { $path }, regel { $line }: { $why }.
score-no-key = er is geen sleutel { $key }
recording-foreign = { $path } is geen leesbaar WAV-, FLAC- of MP3-bestand.
recording-cut-off = { $path } breekt af. Wat ervoor staat wordt gebruikt.
recording-wrong-length = De lengte in { $path } klopt niet. Er wordt tot het einde van het bestand gelezen.
recording-damaged = { $path } is beschadigd. Wat leesbaar is wordt gebruikt.
recording-silent = { $path }: er is geen stem te horen.
recording-none = In { $path } staat geen opname (WAV, FLAC of MP3).
reconstruct-unheard = Bij { $time } viel de spraakherkenning twee keer uit. Dit stuk is niet gehoord.
reconstruct-unscored = Bij { $time } viel het programma uit waarmee mensen beter verstaan worden. Vanaf hier wordt zonder dat geluisterd.
reconstruct-nothing = Er was geen zet te horen.
reconstruct-summary = Halve zetten: { $count }, waarvan gemarkeerd: { $marked }.
reconstruct-close = onzeker, mogelijk: { $choices }
reconstruct-doubtful = onzeker
reconstruct-unclear = niet verstaan, uit het vervolg afgeleid
reconstruct-missing = ontbreekt op de opname
reconstruct-unused = Bij { $time } gehoord en niet gebruikt: { $words }.
reconstruct-marks = Gemarkeerd:
reconstruct-ask = { $place }, bij { $time }: { $choices }?
reconstruct-ask-move = { $place }, bij { $time }: welke zet?
reconstruct-ask-help = Antwoorden: het nummer, de zet, - voor geen zet, ? speelt het geluid nog eens, Enter laat open, /stop beëindigt de vragen.
reconstruct-ask-aloud = Hardop: het nummer of de zet, „{ $none }” voor geen zet, „{ $open }” laat open, „{ $again }” speelt het geluid nog eens, „{ $stop }” beëindigt de vragen. Wat begrepen is wordt teruggelezen; „ja” of Enter bevestigt.
reconstruct-ask-again = Niet begrepen. Het nummer of de zet alstublieft.
reconstruct-ask-ear = Zet { $number }, { $side }. Welke zet?
reconstruct-ask-unheard = De opname is niet te horen: { $why }. De vragen worden toch gesteld.
audio-no-clips = Er zijn geen opnamen bij { $path }.
audio-none-usable = Geen van de opnamen bij { $path } is te gebruiken.
audio-written = Geschreven naar { $path }: opnamen { $count }, duur { $time }.
audio-written-partly = Geschreven naar { $path }: opnamen { $count } van { $all }, duur { $time }.
learn-begin = { $count } woorden, elk { $rounds } keer, en { $announcements } aankondigingen: ongeveer { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    }. Zeg elk woord nadat erom gevraagd is. Enter gaat verder, r en Enter vraagt nog eens, q en Enter stopt.
learn-say = Zeg: { $saying }
learn-flaw = { $fault ->
        [nothing] Van { $saying } was niets te horen.
        [noisy] { $saying }: de zaal is bijna zo luid als de stem.
        [too-quiet] { $saying } was te zacht.
        [too-loud] { $saying } was te luid voor de microfoon.
       *[unlike] { $saying } klonk als iets anders.
    }
learn-working = { $takes ->
        [one] Eén opname. Er wordt geleerd; dat duurt even.
       *[other] { $takes } opnamen. Er wordt geleerd; dat duurt hoogstens twee minuten.
    }
learn-done = De stem is geleerd. Aankondigingen waarvan niet is geleerd: eerst { $before } van { $of } goed, nu { $after }; fout: eerst { $wrong-before }, nu { $wrong-after }. Elke telt in een vrije partij en in een toernooi.
learn-one-person = Het geleerde is voor één persoon alleen: anderen worden ermee slechter gehoord.
learn-not-better = Er is niets veranderd: de stem wordt niet beter gehoord. Aankondigingen waarvan niet is geleerd: eerst { $before } van { $of } goed, daarna { $after }; fout: eerst { $wrong-before }, daarna { $wrong-after }.
learn-too-little = Er is te weinig gezegd om van te leren. Er is niets veranderd.
learn-too-few-announcements = Er zijn minstens { $count } hele aankondigingen nodig om te weten of iets beter wordt. Er is niets veranderd.
learn-keeps = De opnamen komen in { $path }, alleen voor u leesbaar. Er wordt niets verstuurd.
learn-consent = Mogen deze opnamen onder de licentie { $licence } worden weggegeven, om spraakherkenners te meten en te verbeteren? Typ ja en Enter; alleen Enter is nee. Mogen ze dat?
learn-consent-given = Genoteerd: de opnamen mogen worden weggegeven. Zolang dat niet is gebeurd, neemt u het terug door de map te wissen.
learn-consent-not-given = Genoteerd: de opnamen zijn alleen voor u.
learn-recordings-kept = De opnamen staan in { $path }.
learn-forget-hint = De opnamen worden niet bewaard. ansage learn-my-voice --forget maakt alles ongedaan.
learn-forgotten = De geleerde stem is vergeten.
learn-nothing-to-forget = Er was geen stem geleerd.
learn-stale = De geleerde stem hoort bij een andere versie van de spraakherkenner en wordt niet gebruikt. Leer hem opnieuw (ansage learn-my-voice).
cannot-learn = Deze spraakherkenner kan geen stem leren: { $why }.
cannot-learn-language = In { $language } kan geen stem geleerd worden: alleen een spraakherkenner leert, en die is er alleen voor het Duits.
bank-record-begin = { $count ->
    [one] { $count } woord ontbreekt.
   *[other] { $count } woorden ontbreken.
} Zeg elk woord nadat het is voorgezegd. Enter gaat verder, r vraagt opnieuw, b gaat terug, s slaat het over, q stopt, steeds met Enter. Wat opgenomen is, blijft.
bank-record-done = Elk woord is opgenomen. Een partij gebruikt ze met --bank { $path }.
bank-record-stopped = { $count ->
    [one] { $count } woord ontbreekt nog.
   *[other] { $count } woorden ontbreken nog.
} Dezelfde opdracht gaat verder.
bank-flaw = { $take-fault ->
    [nothing] Van { $saying } was niets te horen.
    [noisy] { $saying }: de ruimte is bijna even luid als de stem.
    [too-soft] { $saying } was te zacht. Kom dichter bij de microfoon.
    [too-loud] { $saying } was te luid voor de microfoon.
    [cut] Bij { $saying } ontbreekt het begin of het einde.
    [too-long] { $saying } was langer dan een woord.
    [uneven] In { $saying } zit een klop of een plof.
   *[other] { $saying } is geen leesbaar geluid.
}
bank-refusal = { $path } wordt niet gebruikt. { $why }
bank-built = { $count ->
    [one] { $count } woord is klaar in { $path }.
   *[other] { $count } woorden zijn klaar in { $path }.
}
bank-refused = { $count ->
    [one] { $count } opname uit { $path } werd niet gebruikt.
   *[other] { $count } opnamen uit { $path } werden niet gebruikt.
}
bank-stranger = { $path } heet naar geen enkel woord.
bank-word = { $saying }, { $path }: { $clip ->
    [there] aanwezig.
    [missing] ontbreekt.
    [silent] beschadigd, er is niets te horen.
    [too-long] beschadigd, langer dan een woord.
    [uneven] beschadigd, luider of zachter dan de andere woorden.
    [clicks] beschadigd, het begint of eindigt met een klik.
   *[not-sound] beschadigd, geen leesbaar geluid.
}
bank-gaps = { $path } is niet volledig: { $missing } ontbreken, { $broken } beschadigd. De ingebouwde stem zegt die woorden.
bank-unusable = De opgenomen woorden zijn niet bruikbaar: { $why }.
bank-language = { $path }: deze woorden zijn in { $language }, niet in { $wanted }.
help-next = De volgende zet; Enter alleen doet hetzelfde.
help-back = Eén zet terug.
help-move = Naar een zet: /zet 17, /zet 17 z.
help-find = Naar een zet of een woord uit een commentaar: /zoeken paard f3.
help-into = In een variant: /erin 2.
help-out = Uit de variant; uit de partij, terug naar de lijst.
help-square-reading = Wat op een veld staat: /veld e4.
help-rank-reading = Wat er op een rij staat: /rij 4.
help-file-reading = Wat er op een lijn staat: /lijn e.
help-pieces-reading = Waar stukken staan: /stukken, /stukken wit, /stukken paarden.
help-captured-reading = Wat er tot hier geslagen is.
help-fen-reading = De stelling als FEN.
help-diagram-reading = Een diagram voor wie ziet: /diagram, /diagram zwart.
help-where = Waar we in de partij zijn.
help-help-reading = Deze lijst.
help-quit-reading = Afsluiten.

## Hearing the player, and the board on request
read-back-offer = { $move }, met remiseaanbod?
castling-squares = { $king }, { $rook }
arrival-first = { $arrival }, { $rest }
piece-from = { $piece } van { $from }
from = van { $from }
which-heard = { $choices }?
offer-ask = Remise aanbieden?
accept-ask = Remise aannemen? j neemt aan.
accept-ask-before = Het toernooi kent geen remise in overleg voor zet { $before }. Remise aannemen? j neemt aan.
decline-ask = Remise afwijzen?
clock-ask = Klok indrukken?
say-again = Zeg het nog eens.
nothing-heard = Niets gehoord.
nothing-was-asked = Er staat geen vraag open.
yes-in-two-words = Zeg "{ $words }", of typ j.
microphone-missing = Geen microfoon. De toetsen werken gewoon.
microphone-lost = De microfoon is uitgevallen. De toetsen werken gewoon.
microphone-back = De microfoon is er weer.
recogniser-missing = Geen spraakherkenning; ansage doctor zegt waarom. De toetsen werken gewoon.
recogniser-lost = De spraakherkenning is uitgevallen. De toetsen werken gewoon.
recogniser-back = De spraakherkenning is er weer.
one-recogniser-lost = Eén van de twee spraakherkenningen is uitgevallen. De andere luistert alleen verder en vraagt vaker.
one-recogniser-back = Beide spraakherkenningen luisteren weer.
scorer-net-damaged = Een net van de spraakherkenning is beschadigd. Zonder dat net wordt slechter verstaan. ansage doctor noemt het.
listening-off = Luisteren staat uit. De toetsen werken gewoon.
open-listening = Ik luister naar alles.
talk-key-listening = Ik luister alleen met de spreektoets.
open-listening-refused = Open luisteren vraagt toestemming van de arbiter. De spreektoets werkt.
repeated-otherwise = Herhaald werd { $move }.
on-words = aan, open
off-words = uit, toets
needs-on-or-off = aan of uit
needs-rate = een getal van 80 tot 450
needs-volume = een getal van 0 tot 100
needs-pitch = een getal van -100 tot 100
ear-rate-is = { $number } woorden per minuut.
ear-does-not-speak = Het programma spreekt hier zelf niet; een schermlezer heeft eigen instellingen.
ear-volume-is = Volume { $number } procent.
ear-pitch-is = Toonhoogte { $number } procent.
practice-help = Spreek een zet of een opdracht; ik zeg wat ik begreep. Er wordt niets gespeeld. /afsluiten stopt.
practice-prompt = Oefening:{" "}
answer-prompt = Antwoord:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } is leeg.
square-not-told = Dat wordt in een toernooi niet gezegd.
which-square-to-tell = Welk veld?
help-square = Wat op een veld staat: /veld e4. Niet in een toernooi.
rank-holds = Rij { $rank }: { $pieces }.
file-holds = Lijn { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Geslagen: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = leeg
no-pieces = geen
which-rank = Welke rij?
which-file = Welke lijn?
which-pieces = Welke stukken? Bijvoorbeeld: paarden, witte torens, zwart.
help-rank = Wat er op een rij staat: /rij 4. Niet in een toernooi.
help-file = Wat er op een lijn staat: /lijn e. Niet in een toernooi.
help-pieces = Waar stukken staan: /stukken, /stukken wit, /stukken paarden. Niet in een toernooi.
help-captured = Wat er geslagen is. Niet in een toernooi.
help-fen = De stelling als FEN. In een toernooi pas na de uitslag.
help-diagram = Een diagram voor wie ziet: /diagram, /diagram zwart. In een toernooi pas na de uitslag.
diagram-shown = Het diagram staat op het scherm, { $side } onder.
fen-shown = De FEN staat op het scherm. { $side } aan zet, stukken op het bord: { $count }.
board-not-shown-yet = In een toernooi is dat er pas na de uitslag.
help-listen = Naar alles luisteren, of alleen met de spreektoets: /luisteren aan, /luisteren uit.
help-rate = Hoe snel het oortje spreekt, in woorden per minuut: /tempo 200.
help-volume-ear = Hoe luid het oortje is, in procenten: /volume-oor 60.
help-pitch = Hoe hoog het oortje spreekt, in procenten: /toonhoogte -20.
help-talk-key = Spreektoets{ $key }: indrukken, spreken, loslaten of nog eens indrukken.
key-name =
    { $key ->
        [space] spatiebalk
        [insert] Insert
       *[other] { $key }
    }

## Braille
braille-unknown-table = Geen brailletabel met de naam { $name }. Er zijn { $known }.
braille-table-fault = Brailletabel { $file }, regel { $line }: { $why }. { $table } komt ervoor in de plaats.
braille-unknown-sign = { $table } heeft geen cel voor { $sign } ({ $code }). Het staat er als { $shown }.
braille-unknown-cell = Regel { $line }, cel { $place }, punten { $dots }: geen teken in { $table }.
braille-cell-not-understood = Cel { $place }, punten { $dots }, niet begrepen.
braille-not-written = { $text }: de cellen { $unwritten ->
        [castling] van de rokade
        [promotion] van een promotie
        [en-passant] van en passant slaan
        [draw-offer] van een remiseaanbod
        [result] van een uitslag
       *[other] van dit woord
    } kennen wij in { $table } niet, en er worden geen verzonnen. Kies een andere tabel.
braille-eight-dots = Regel { $line }, cel { $place }: punten { $dots }. Een BRF heeft maar zes punten, en er wordt geen punt afgesneden.
braille-words-plain = De tabel { $table } van liblouis vertaalt hier niet; woorden staan teken voor teken.
braille-no-louis-table = liblouis heeft geen tabel { $name }. Namen als de-g2 of de-eurobrl6, of het pad van een bestand.
braille-no-embosser-table = { $path }, regel { $line }: geen tabel van een brailleprinter. Nodig is display TEKEN PUNTEN.
braille-embosser-include = { $path }, regel { $line }: { $include-fault ->
        [missing] er is geen bestand { $file }
        [circle] { $file } sluit zichzelf in
       *[too-many] er worden meer dan { $file } bestanden ingesloten
    }.
braille-no-byte = Regel { $line }, cel { $place }, punten { $dots }: { $table } heeft daarvoor { $code }; een brailleprinter neemt één byte per cel, een teken tot U+00FF. Er is niets geschreven.
braille-no-character = Regel { $line }, cel { $place }, punten { $dots }: geen teken in { $table }. Er is niets geschreven.
embosser-is-none = { $path } is geen apparaat. Voor een bestand is er --output.
embosser-refuses = De afdrukwachtrij { $queue } heeft niets aangenomen. Het formulier is ongeschonden; --output schrijft het naar een bestand.
braille-no-cell = { $path }, regel { $line }, teken { $place }: { $sign } is geen braillecel.
braille-page-size = Een braillepagina heeft minstens { $cells } cellen en { $lines } regels, en van elk hoogstens { $most }.
braille-no-moves = { $path }: in dit braille zijn geen zetten gevonden.
braille-too-long = { $path } bevat meer dan { $most } cellen; zo lang is geen notatieformulier.
braille-not-pef = { $path } is geen PEF-bestand: { $why }
braille-diagram = Diagram van Ansage, geen norm: k q r l s p zijn stukken van Wit, dezelfde met punt 6 die van Zwart. Punten 3 6: een leeg donker veld.
dot-keys-on = Brailletoetsen aan: f d s j k l zijn de punten 1 tot en met 6{ $dots ->
        [eight] , a en ; de punten 7 en 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] tegelijk ingedrukt
        [one-by-one] na elkaar, g sluit de cel af
       *[other] { $way }
    }. { $command } zet ze uit.
dot-keys-off = Brailletoetsen uit.
no-dot = Deze toets is geen punt. Een opdracht begint met /, { $command } zet de brailletoetsen uit.
no-dot-keys = Er is hier geen toetsenbord.
help-perkins = Braille typen op het toetsenbord, of weer letters.
form-braille-table = Brailletabel: { $table }
form-braille-signs = + schaak # mat = promotie { $offer } remiseaanbod

## De band
sound-began = Wat aan het bord gezegd wordt, wordt opgenomen.
sound-began-private = Geluid wordt alleen opgenomen zolang de spreektoets wordt vastgehouden.
sound-paused = Er wordt niets opgenomen. /opname aan neemt weer op.
sound-off = Deze partij wordt niet opgenomen. Daarvoor start het programma met --record on.
sound-not-now = Deze partij werd opgenomen en nu niet.
sound-over = Na de uitslag wordt niets meer opgenomen.
sound-mark = { $tape ->
        [on] Opname loopt.
        [key] Opname met de spreektoets.
        [off] Opname uit.
        [full] Geen opname: schijf vol.
        [unwritable] Geen opname: schijf gestoord.
        [deaf] Geen opname: geen microfoon.
       *[no-key] Geen opname: geen spreektoets.
    }
sound-found = Er is geluid van voor de crash gevonden: { $file }.
sound-full = De schijf is vol. Geluid wordt niet meer opgenomen. De partij gaat door.
sound-unwritable = Geluid kan niet geschreven worden en wordt niet meer opgenomen. De partij gaat door.
sound-no-microphone = Geen microfoon. Er wordt niets opgenomen. De toetsen werken gewoon.
sound-microphone-lost = De microfoon is uitgevallen. Er wordt niets opgenomen. De toetsen werken gewoon.
sound-microphone-back = De microfoon is er weer. Geluid wordt weer opgenomen.
sound-no-key = Zonder spreektoets wordt er niets opgenomen.
sound-back = Geluid wordt weer opgenomen.
play-nothing = Er is nog geen geluid.
play-not-kept = Van zet { $number } is er geen geluid.
play-no-such = Voor { $at } is er in { $path } geen geluid.
play-edge = Verder is er geen geluid.
play-label = { $sound ->
        [offer] Remiseaanbod
        [refusal] Remise afgewezen
        [acceptance] Remise aangenomen
        [resignation] Opgave
        [claim] Claim
        [call] Arbiter geroepen
        [note] Notitie
        [correction] Correctie
       *[found] Gevonden na een crash
    }
play-correction = Correctie: { $move }
play-missing = Het geluid { $file } ontbreekt.
play-changed = Het geluid { $file } is sinds de opname veranderd. Het wordt overgeslagen.
play-unreadable = Het geluid { $file } kan niet gelezen worden.
play-speed = Geluid wordt op { $percent } procent afgespeeld.
needs-half-move = een zet zoals 23 of een halve zet zoals 23w of 23z
needs-count = een aantal zoals 3
needs-speed = een snelheid van 0,5 tot 2
help-record = Zeggen of er wordt opgenomen. /opname uit: er wordt niets opgenomen tot /opname aan.
help-play = Het geluid van een zet in het oor horen: /afspelen 23, /afspelen 23w, /afspelen 23z; zonder nummer het laatste nog eens.
help-play-next = Het volgende geluid horen.
help-play-previous = Het vorige geluid horen.
help-play-last = De laatste vijf geluiden horen, of zoveel als gezegd: /afspelen-laatste 3.
help-play-speed = Hoe snel geluid wordt afgespeeld, van 0,5 tot 2: /afspelen-snelheid 1,5.
play-welcome = { $count ->
        [0] Van deze partij is er geen geluid.
        [one] Eén geluid. Enter speelt het af, /afsluiten stopt.
       *[other] { $count } geluiden. Enter speelt het volgende af, 23 of 23w dat van een zet, /afsluiten stopt.
    }
play-welcome-pieces = { $count ->
        [0] Niets te horen. /afsluiten stopt.
        [one] Eén stuk. Enter speelt het af, /afsluiten stopt.
       *[other] { $count } stukken. Enter speelt het volgende af, 2 het tweede, /afsluiten stopt.
    }
play-neither = { $path } is geen logboek en geen geluidsbestand dat afgespeeld kan worden: WAV, FLAC of MP3.
play-prompt = Geluid:{" "}
record-began = Wat gezegd wordt, wordt opgenomen.
record-stops = Enter beëindigt de opname.
record-stops-by-signal = Ctrl+C beëindigt de opname.
record-nothing = Er was geen stem te horen. Er is niets opgenomen.
record-no-microphone = Geen microfoon{ $device ->
        [default] {""}
       *[other] : { $device }
    }. Er wordt niets opgenomen. Een andere noemt --microphone.
record-kept = { $file }: { $seconds } seconden.

# Streepjes in tijdnood.
dashed = Streepje, { $side }.
dash-unasked = Er staat geen vraag open. Streepjes beginnen met { $command }.
dash-struck = Streepje geschrapt, { $side }.
fill-begins = { $count ->
        [one] Eén streepje
       *[other] { $count } streepjes
    }. Voer de zetten op volgorde in; { $command } stopt.
fill-ask = { $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = Het formulier is volledig.
fill-stops = Nog open: { $count ->
        [none] streepjes
        [one] één streepje
       *[other] { $count } streepjes
    }.
fill-first = Open: { $count ->
        [none] streepjes
        [one] één streepje
       *[other] { $count } streepjes
    }. { $fill } vult ze in, { $correct } schrapt het laatste.
complete-first = De vlag is gevallen: vul eerst het formulier aan, dan gaat de partij verder. { $open }
no-dash = Op het formulier staat geen streepje.
borrow-on-own-move = Een formulier wordt alleen aan de eigen zet geleend.
return-first = Eerst het formulier teruggeven: { $borrow } { $back }.
nothing-borrowed = Er is geen formulier geleend.
number-gone-by = De volgende zet is al zet { $number }; het kan alleen een latere zijn: { $set } { $word } 41.
filled-later = Later genoteerd: { $moves }
note-dashes-began = Vanaf zet { $number }, { $side }, staan er streepjes.
note-exempt = { $exempt ->
        [both] Geen van beiden hoeft te noteren
        [white] Wit hoeft niet te noteren, Zwart wel
        [black] Zwart hoeft niet te noteren, Wit wel
       *[nobody] Beiden moeten noteren
    }: Wit heeft nog { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left }, Zwart { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
note-default-time = De wachttijd is voorbij, en niemand heeft genoteerd dat { $side } er is.
note-arrived = { $side } kwam { $late } na het begin; de wachttijd van { $limit } was { $passed ->
        [yes] voorbij
       *[no] niet voorbij
    }.
note-arrived-at-start = { $side } kwam bij het begin.
note-arrived-resumption = { $side } kwam { $late } na { $counted ->
        [agreed] de afgesproken tijd
       *[here] de hervatting hier
    }; de wachttijd van { $limit } was { $passed ->
        [yes] voorbij
       *[no] niet voorbij
    }.
note-arrived-at-resumption = { $side } kwam { $counted ->
        [agreed] op de afgesproken tijd
       *[here] bij de hervatting hier
    }.
note-borrowed = { $side } heeft het formulier van de tegenstander.
note-borrowed-before-flag = { $side } heeft het formulier van de tegenstander, en er is geen vlag gevallen.
note-returned = Het geleende formulier is terug.
note-reconstruction = Voor de reconstructie: { $fen }; { $moves } halve zetten, waarvan { $completed } voltooid; de klok van { $side } liep; Wit had nog { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left }, Zwart { $about ->
        [about] ongeveer{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
position-unknown = stelling niet bekend, omdat halve zetten niet genoteerd zijn
position-ask = Wat staat er nu op het bord? Een FEN, een lijst van stukken of rij voor rij; /annuleren laat het open.
note-position = Op het bord: { $fen }; aan zet: { $side }.
numbered-on = Niets bewijst meer zetten: de volgende is zet { $number }. { $add } geeft de tijd van de nieuwe periode.
sheet-replaced = Vanaf hier wordt een ander formulier bijgehouden. Wat tot hier genoteerd is, blijft en wordt mee ingeleverd.
log-replaced = Vanaf hier wordt een ander formulier bijgehouden. Wat tot hier is vastgelegd, blijft.
sheet-replaced-already = Er wordt al een ander formulier bijgehouden.
handed-over = Het formulier is ingeleverd. Van de vastlegging wordt niets gewist.
handed-over-already = Het formulier is ingeleverd en van de organisator. Alleen een arbiter wijzigt het.
form-replaced = Vervangen door een ander formulier na { $place }.
form-replaced-at-once = Vervangen door een ander formulier vóór de eerste zet.
note-dashes-filled = Alle streepjes zijn aangevuld.
help-dash = Een halve zet zonder tekst; daarna volstaat een streepje en Enter. /corrigeren schrapt hem weer.
help-fill = Noteren wat er in plaats van de streepjes gespeeld is.

## De woordenlijst
glossary-names = { $word }: { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first }; of { $other }
glossary-defined = { $names } { $definition }
glossary-file = Een lijn is de acht velden van de ene speler naar de andere.
glossary-rank = Een rij is de acht velden van links naar rechts.
glossary-diagonal = Een diagonaal is een rechte lijn van velden van één kleur, van rand tot rand.
glossary-near = { $text } staat niet in de woordenlijst; lijkt op: { $near }.
glossary-unknown = { $text } staat niet in de woordenlijst. { $command } noemt de woorden die erin staan.
glossary-words = { $command } en een woord zegt hoe het in andere talen heet: { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = ronde { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [one] Eén halve zet staat er als streepje.
       *[other] { $count } halve zetten staan er als streepje.
    }
hand-in-no-result = De uitslag ontbreekt.
hand-in-unsigned-other = Op het formulier van { $owner } is geen handtekening van { $side } genoteerd.
hand-in-unsigned-other-both = Op het formulier van { $owner } is geen handtekening genoteerd.
hand-in-unsigned = { $side } heeft op het apparaat niet getekend.
hand-in-unsigned-both = Niemand heeft op het apparaat getekend.
hand-in-no-evidence = Geen arbiter heeft de vastlegging als notatieformulier toegestaan.
hand-in-tape = Van { $all } geluidsfragmenten { $count ->
        [one] ontbreekt er één of is het een ander.
       *[other] ontbreken er { $count } of zijn het andere.
    }
hand-in-damaged = Het journaal is vanaf regel { $number } beschadigd; wat daarvoor staat, wordt ingeleverd.
hand-in-unread = { $path }: het journaal is niet te lezen en blijft weg.
hand-in-continued = { $path } gaat verder in { $file }; dat bestand wordt ingeleverd.
hand-in-rounds = Van deze ronden is er geen partij: { $numbers }.
hand-in-runs = De partij in { $path } heeft nog geen uitslag. Er is niets ingeleverd.
hand-in-nothing = In { $path } staat geen journaal van zo'n partij.
hand-in-already = { $count ->
        [one] De partij is
       *[other] Alle { $count } partijen zijn
    } al ingeleverd. Met --again worden ze nog eens geschreven.
hand-in-full = In { $path } staat al iets. --output neemt een lege map.
hand-in-due = Laatste partij op { $date }, in te leveren uiterlijk { $due }.
hand-in-no-date = Geen partij noemt haar dag; tot wanneer in te leveren is niet bekend.
hand-in-written = { $count ->
        [one] Eén partij staat
       *[other] { $count } partijen staan
    } in { $path }: games.pgn, games.txt en games.brf.
hand-in-sound = { $count ->
        [one] Het geluid van één partij staat
       *[other] Het geluid van { $count } partijen staat
    } ernaast in de map sound.
brief-title = { $whom ->
        [opponent] Voor de tegenstander van een speler met een visuele beperking
        [arbiter] Voor de arbiter: een partij op twee borden
        [assistant] Voor de assistent bij twee borden
       *[organiser] Voor de organisator: een partij op twee borden
    }
brief-edition = De nummers tussen haakjes zijn artikelen van de FIDE-regels voor het schaakspel van { $year }.
brief-how = Zo verloopt de partij
brief-program = Wat het programma doet en nooit doet
brief-asked = Wat er van u gevraagd wordt
brief-cited = { $sentence } ({ $article })
brief-two-boards = Er wordt op twee borden gespeeld: een insteekbord dat te voelen is, en een gewoon. Op beide staat dezelfde partij.
brief-announce = Elke zet wordt hardop aangezegd, bijvoorbeeld “{ $example }”; de lijnen heten { $names }. Wie hem hoort, herhaalt hem en voert hem op het eigen bord uit.
brief-touched = Op het insteekbord geldt een stuk pas als aangeraakt wanneer het uit zijn gaatje is; voelen mag.
brief-made = Een zet is daar gedaan wanneer het stuk in het nieuwe gaatje staat, een geslagen stuk van het bord is en hij is aangezegd.
brief-clock-last = Pas dan wordt de klok van de tegenstander in gang gezet.
brief-slip = Een verspreking wordt meteen verbeterd, voordat de klok van de tegenstander loopt.
brief-differ = Verschillen de borden, dan brengt de arbiter ze met beide formulieren in orde.
brief-does = Het zegt zetten aan, herhaalt die van de tegenstander zoals ze worden ingevoerd, en noteert beide.
brief-never = Het speelt niet, beoordeelt niet en gebruikt geen netwerk; in een toernooi geeft het geen hint, ook niet over een onreglementaire zet.
brief-ear = Wat het in het oor zegt, is alleen voor de eigen speler; in de zaal klinken alleen aanzeggingen.
brief-device = Het staat met toestemming van de arbiter bij het bord en is nergens gecertificeerd als formulier of klok.
brief-opponent-says = Zeg uw zetten hardop, en herhaal elke zet die u hoort voordat u hem op uw bord uitvoert.
brief-opponent-repeats = Hoort u dezelfde woorden opnieuw, dan was de herhaling anders: luister nog eens.
brief-opponent-touch = Op uw bord geldt zoals altijd: aanraken is zetten.
brief-opponent-quiet = Behalve aanzeggingen, remiseaanbiedingen en “j'adoube” wordt er aan het bord niet gesproken.
brief-opponent-helper = Heeft de ander geen assistent, dan mag u iemand vragen die de zetten van beiden uitvoert en aanzegt.
brief-arbiter-leave = Leg vóór de ronde vast wat het apparaat mag, met naam, dag en apparaat; check-event leest het bestand voor.
brief-arbiter-decides = Het programma stelt voor, u beslist: aan de toetsen met { $arbiter } en uw initialen, daarna { $player }.
brief-arbiter-differ = Bij verschillende borden zet { $mismatch } de klokken stil; voer het andere formulier in, en het programma zegt wiens bord verandert.
brief-arbiter-alone = Niemand noemt de spelers het aantal zetten; wat alleen u mag weten, staat in regels voor u alleen.
brief-arbiter-sheets = Het formulier is van de organisator: hand-in schrijft het als PGN, tekst en braille; valt het apparaat uit, dan { $replace }.
brief-assistant-moves = U mag de zetten van elke speler op het bord van de ander uitvoeren, en de zetten van beiden aanzeggen.
brief-assistant-sheet = U mag het formulier bijhouden en de klok van de tegenstander in gang zetten zodra de zet gedaan is.
brief-assistant-tells = Alleen op verzoek noemt u het aantal voltooide zetten en de verbruikte tijd, en niets anders.
brief-assistant-claims = U mag tijdsoverschrijding claimen en de arbiter melden dat op het gewone bord een stuk is aangeraakt.
brief-assistant-never = Geen raad, geen teken, geen toon van de stem: over de stelling zegt u niets.
brief-organiser-adapts = Na overleg met de arbiter mag u deze regels aan de plaatselijke omstandigheden aanpassen.
brief-organiser-place = De tafel vraagt ruimte voor twee borden, klok en apparaat, een stopcontact, rust en een vrije weg erheen.
brief-organiser-clock = Een speciale klok, die te voelen is of die spreekt, is toegestaan.
brief-organiser-notices = Deel indeling, bord en uitslagen ook zo mee dat men ze niet hoeft te zien: mondeling, in braille of als bericht.
brief-organiser-sheets = De formulieren zijn van u; hand-in zet alle partijen als PGN, tekst, braille en geluid in één map.
letter-title = Aan de organisator: wat ik aan het bord nodig heb
letter-event = Toernooi: { $name }
letter-player = Van: { $name }
letter-reached = Telefoon of e-mail: { $blank }
letter-opens = Ik speel met een visuele beperking en laat tijdig weten wat ik nodig heb, zoals de FIDE-richtlijnen voor spelers met een beperking voorzien (D.04.12).
letter-needs = Wat ik nodig heb
letter-boards = Twee borden: mijn insteekbord en een gewoon bord voor de tegenstander. Het insteekbord [ ] breng ik mee [ ] graag leveren.
letter-device = Een computer met het programma Ansage, dat zetten aanzegt en noteert, met oortje en luidspreker. Ik vraag de arbiter om toestemming.
letter-clock = Een klok die ik kan voelen of horen: [ ] breng ik mee [ ] graag leveren [ ] de assistent leest haar op verzoek af.
letter-assistant = Een assistent: [ ] geen [ ] graag leveren [ ] ik breng mee: { $name }
letter-place = Een vaste tafel met ruimte voor beide borden, klok en apparaat en met een stopcontact, waar aanzeggingen niemand storen.
letter-notices = Indeling, bord, kleur, uitslagen en wijzigingen: [ ] mondeling [ ] als bericht [ ] in braille.
letter-way = Laat mij vóór de eerste ronde de weg wijzen naar bord, arbiter, toilet en uitgang.
letter-more = Daarnaast: { $blank }
letter-closes = Niets hiervan mag mij of de tegenstander benadelen. Wat niet kan, hoor ik graag vóór het toernooi. Dank u!
letter-signed = Datum, handtekening: { $blank }
rehearsal-opens = Drie minuten oefenen, niets wordt vastgelegd. Zet een bord in de beginstelling; u hebt zwart. { $quit } houdt op.
rehearsal-of-opponent = De tegenstander oefent: ansage brief opponent --rehearse.
rehearsal-announced = Ik zeg aan: { $move }. Herhaal alstublieft: zeg of typ de zet.
rehearsal-same = Precies. Voer hem nu op uw bord uit en druk op Enter.
rehearsal-not-the-same = Dat was iets anders, dat gebeurt. Nog een keer: { $move }.
rehearsal-own = Nu u: doe een zet op uw bord en zeg of typ hem, bijvoorbeeld { $move }.
rehearsal-repeated = Ik herhaal: { $move }. Klopt het, dan drukt u in de partij de klok in; hier Enter. Anders zegt u uw zet nog eens.
rehearsal-illegal = Die zet bestaat in deze stelling niet. Neem een andere.
rehearsal-unread = Dat heb ik niet als zet begrepen. Zeg hem zoals { $move }.
rehearsal-corrected = Ik versprak mij, en uw klok liep nog niet: { $move }. Herhaal alstublieft.
rehearsal-say-so = Eerst herhalen, dan zetten: zo merken beiden of hetzelfde bedoeld is.
rehearsal-ends = Dat was alles: aanzeggen, herhalen, uitvoeren, klok. Dank u, en een goede partij.

## The list of the games
games-help = Enter noemt de volgende partij, { $back } de vorige, een getal die partij; ja kiest haar. { $again } noemt haar nog eens, { $stop } houdt op.
games-aloud = Hardop: “{ $next }” gaat verder, “{ $back }” terug, een getal noemt de partij, “ja” kiest haar, “{ $again }” noemt haar nog eens, “{ $stop }” houdt op.
games-place = { $number } van { $count }: { $game }
games-game = { $white } tegen { $black }{ $details }, { $standing }, { $moves ->
        [0] nog geen zet
        [one] 1 zet
       *[other] { $moves } zetten
    }.
games-clock = Klok zonder partij{ $details }, { $standing }.
games-standing = { $standing ->
       *[unfinished] niet afgelopen
        [annulled] ongeldig verklaard
        [claimed] wacht op de arbiter
    }
games-left-out = { $file } blijft zoals het is: { $kept ->
        [unreadable] niet leesbaar
       *[foreign] geen logboek
    }.
games-left-out-damaged = { $file } blijft zoals het is: regel { $line } is beschadigd.
games-left-out-continued = { $file } blijft zoals het is: gaat verder in { $to }.
games-none = In { $path } staat geen partij.
games-last = Dat was de laatste partij.
games-first = Daarvoor is er geen partij.
games-no-such = { $count ->
        [one] Er is alleen partij 1
       *[other] Er zijn partijen 1 tot { $count }
    }.
games-not-understood = { $text } is hier geen antwoord.
games-menu = Wat ermee? 1 verder spelen, 2 voorlezen, 3 uitvoeren, 4 hernoemen, 5 wissen. Enter gaat terug.
games-type-name = Typ de naam.
games-what-name = Nieuwe naam in plaats van { $name }? Enter laat hem staan.
games-renamed = De partij heet nu { $name }.
games-bad-name = Zo kan geen bestand heten: { $name }. Typ een naam zonder schuine streep en zonder punt aan het begin.
games-name-stays = De naam blijft.
games-delete-ask = Voorgoed wissen? { $game } Alleen ja wist haar.
games-deleted = De partij is gewist.
games-not-deleted = De partij blijft.
games-sound-stays = In { $path } staat nog iets dat niet bij de partij hoort. Dat blijft.
games-not-handed-in = De toernooipartij is niet ingeleverd. Tot dan blijft zij.
games-in-two-files = De partij staat ook in { $path }. Beide bestanden blijven zoals ze zijn.
games-exported = Geschreven: { $list }.
games-over = Einde van de lijst.

tutorial-opens = Een oefenpartij; niets wordt vastgelegd en niemand jaagt u op. { $lesson } herhaalt een les, { $skip } slaat haar over, { $quit } stopt en onthoudt waar u was.
tutorial-by-voice = Spreektoets{ $key }: indrukken en spreken. “{ $yes }” bevestigt, “{ $made }” is de gedane zet, “{ $clock }” drukt de klok in, “{ $skip }” slaat een les over.
tutorial-goes-on = Het gaat verder waar u gebleven was. “{ $command } --from-start” begint opnieuw.
tutorial-lesson = Les { $number } van { $of }. { $about }
tutorial-ask-move = Graag { $entry } en Enter, of in woorden: { $move }.
tutorial-ask-enter = Graag Enter.
tutorial-ask-line = Graag { $entry } en Enter.
tutorial-ways-out = De les nog eens: { $lesson }. Zonder haar verder: { $skip }.
tutorial-astray = De oefening gaat hier anders verder. De partij staat weer zoals voor deze stap.
tutorial-left = Tot een andere keer: “{ $command }” gaat verder bij les { $number }.
tutorial-not-kept = Waar u bent kan hier niet onthouden worden: de volgende keer begint het opnieuw.
tutorial-lesson-words = les, lesson
tutorial-skip-words = overslaan, skip
tutorial-yes = j
tutorial-channels = Het programma spreekt op twee manieren. In de zaal horen beide spelers de aankondigingen; al het andere is alleen voor uw oor. Eerst een zet: u hebt wit.
tutorial-only-you = Deze vraag hoorde alleen u; er is nog niets aangekondigd. De Escape-toets, of { $cancel }, laat haar vervallen.
tutorial-forms = Goed zo. Een zet mag in elke vorm, met hoofdletters of kleine letters: { $entry }, de twee velden e2e4, of woorden: { $move }.
tutorial-confirm = Wat u invoert, wordt altijd eerst aan u voorgelezen. Klopt het, dan bevestigt Enter het, en pas dan wordt de zet in de zaal aangekondigd.
tutorial-made = De zet is aangekondigd. Doe hem op uw bord. De tweede Enter zegt dat hij gedaan is en drukt de klok in, zodra de aankondiging is afgelopen. Houdt het programma geen klok bij, dan is één Enter genoeg.
tutorial-opponent = Nu zet uw tegenstander en zegt: { $move }. Voer dat in. Het programma herhaalt het in de zaal, zodat beiden merken of hetzelfde bedoeld is.
tutorial-done = Hier kwam geen vraag: uw tegenstander heeft de klok ingedrukt en de uwe loopt. Doe deze zet op uw bord; Enter zegt dat het gebeurd is.
tutorial-slip = Een verkeerde aankondiging is te corrigeren tot de klok is ingedrukt. Kondig met opzet de verkeerde zet aan: { $move }. Voer hem in en bevestig.
tutorial-correct = Iedereen hoorde het, maar de klok is nog niet ingedrukt. { $correct } met de juiste zet corrigeert het; F6 vraagt ernaar. Bevestig daarna met Enter.
tutorial-corrected = De zaal hoorde de correctie. Enter doet de zet en drukt de klok in; daarna is het te laat, en kan alleen de arbiter helpen.
tutorial-repeat = Uw tegenstander heeft geantwoord. Niet verstaan? F3, of { $repeat }, zegt de laatste aankondiging nog eens in de zaal; { $ear } zegt alleen u wat het oor het laatst hoorde.
tutorial-times = Niemand noemt tijden uit zichzelf. Het vraagteken, of F2, zegt u de zetten en de tijd van beide kanten.
tutorial-own-time = Korter is { $own }: alleen uw eigen tijd.
tutorial-sheet = Het programma schrijft het formulier. F9, of { $sheet }, leest het voor; met een getal begint het bij die zet.
tutorial-boards = Komen de twee borden niet overeen, zeg het dan meteen: { $mismatch } zet de klokken stil, en in een toernooi wordt de arbiter geroepen.
tutorial-sheets-decide = Welk bord gelijk heeft, vraagt niemand: de twee formulieren worden vergeleken, in een toernooi door de arbiter. Hier verlaten we de vergelijking weer.
tutorial-tape = Wat aan het bord gezegd wordt, kan worden opgenomen: “ansage --record on”. { $record } zegt of dat gebeurt, en { $play } met het nummer van een zet speelt hem af.
tutorial-help = F1 of { $help } noemt zes opdrachten en de thema's; met een thema de opdrachten ervan.
tutorial-arbiter = Hebt u hulp nodig, dan roept { $arbiter } de arbiter hardop in de zaal; eerst wordt het gevraagd. Hier komt niemand.
tutorial-arbiter-answer = De vraag wacht op uw antwoord: Enter roept de arbiter, { $cancel } laat haar vervallen.
tutorial-ends = Dat was alles. “ansage” begint een partij, “ansage listen” oefent het spreken, “ansage doctor” controleert de apparaten. Een goede partij.
tutorial-assistant = Als assistent voert u de zetten van beide kanten in; ze worden meteen aangekondigd, zonder vraag. Raad geeft u nooit. Wit zet en zegt u de zet.
tutorial-assistant-opponent = Nu zet zwart: { $move }. Ook deze zet voert u in, en ook hij wordt in de zaal aangekondigd.
tutorial-assistant-press = Doe de zet op het andere bord, als dat u is opgedragen. Enter zegt dat hij gedaan is en drukt de klok in.
tutorial-assistant-time = Tijd en zetten zegt u alleen als de speler ernaar vraagt. Het vraagteken, of F2, noemt ze u.
tutorial-assistant-ends = Dat was alles. “ansage --role assistant” begint een partij, “ansage brief assistant” geeft uw taken op één bladzijde. Dank u.
tutorial-arbiter-keys = U bent de arbiter. Er is net een onreglementaire zet ingevoerd; de speler hoort daar niets van. { $arbiter } met uw initialen, hier { $initials }, geeft u het toetsenbord.
tutorial-arbiter-secret = Nu wordt het geheime woord van de arbiters gevraagd; niemand ziet wat u typt. In de oefening is het { $secret }.
tutorial-arbiter-fault = Van de onreglementaire zet verneemt alleen de arbiter; uw antwoorden staan op het scherm. { $fault } stelt voor wat zo'n zet kost.
tutorial-arbiter-proposal = Enter legt op wat is voorgesteld; een tijd verandert het. Alleen u beslist. Laat het hier met het streepje.
tutorial-arbiter-set-up = Wat de regels openlaten, legt u vast met { $setup } en een woord erachter. Zonder woord hoort u welke er zijn.
tutorial-arbiter-boards = Verschillen de borden, dan vergelijkt u niet de borden maar de formulieren. { $mismatch } zet de klokken stil en begint.
tutorial-arbiter-sheet = Voer in wat er op het andere formulier staat. Waar ze uiteengaan, wordt het gezegd.
tutorial-arbiter-sheet-ends = Enter alleen beëindigt het formulier; dan leest u tot waar ze overeenkomen en welke stelling geldt.
tutorial-arbiter-restore = { $restore } beëindigt de vergelijking; waar de formulieren uiteengaan, gaat de partij na een vraag terug.
tutorial-arbiter-leaves = Bent u klaar, dan geeft { $player } de speler het toetsenbord terug. Van uw regels blijft dan niets op het scherm.
tutorial-arbiter-ends = Dat was alles. Voor de ronde controleert “ansage check-event” het toernooibestand, en “ansage brief arbiter” zegt op één bladzijde wat u beslist. Dank u.

setup-help = Instellen: korte vragen. Een cijfer kiest, Enter laat wat er staat. { $again } vraagt opnieuw, { $back } gaat terug, { $stop } stopt en schrijft niets.
setup-first = Er is nog niets ingesteld. Eerst een paar korte vragen.
setup-aloud = Hardop: het cijfer; "{ $on }" laat wat er staat, "{ $again }" vraagt opnieuw, "{ $back }" gaat terug, "{ $stop }" stopt.
setup-own-name = Nederlands
setup-ask-reports = Taal van de meldingen? Enter: { $now }.
setup-ask = { $asked ->
        [voice] Wie leest u voor
        [rate] Hoe snel
        [letters] Letters van de stukken
        [words] Woorden van de aankondigingen
        [time] Klok
        [talk-key] Spreektoets
        [display] De brailleleesregel gebruiken
        [earphone] Oortje op gehoor kiezen
       *[other] { $asked }
    }? { $choices }. Enter: { $now }.
setup-voice = { $voice ->
        [auto] de ingebouwde stem
        [builtin] de ingebouwde stem
        [own] uw eigen stem
        [system] de stem van het systeem
        [screen-reader] uw schermlezer, NVDA of JAWS
        [none] niemand
        [text] een schermlezer die deze terminal leest
       *[other] { $voice }
    }
setup-rate = { $rate } woorden per minuut
setup-rates = 1 langzamer, 2 sneller, of woorden per minuut, { $least } tot { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Bijlage D met namen, Anna, Bella, en Duitse stukken
        [de] Duits
        [en] Engels
        [es-fide] Bijlage D met namen en Spaanse stukken
        [es] Spaans
        [fr] Frans
        [nl] gewoon Nederlands
        [pt-BR] Braziliaans Portugees
        [pt-PT] Europees Portugees
       *[other] { $words }
    }
setup-time = { $time ->
        [none] geen
       *[other] { $time }
    }
setup-own-time = of een tijd zoals 10+5
setup-talk-key = { $key ->
        [none] geen, er wordt niet geluisterd
        [space] spatiebalk
        [insert] Insert
       *[other] { $key }
    }
setup-own-key = of f1 tot f12
setup-yes-or-no = { $chosen ->
        [yes] ja
        [none] nee
       *[other] { $chosen }
    }
setup-noted = Genoteerd: { $value }.
setup-no-answer = { $text } is hier geen antwoord.
setup-sample = Zo klinkt het: paard f3. Enter neemt deze stem, nee laat hem.
setup-no-outputs = Er is geen geluidsapparaat om te kiezen. Alles gaat ook als tekst.
setup-display-found = Er antwoordt een brailleleesregel: { $device }.
setup-chosen = Meldingen: { $reports }. Voorgelezen: { $voice }. Letters van de stukken: { $letters }. Aankondigingen: { $words }.
setup-chosen-too = Tempo: { $rate }. Klok: { $time }. Spreektoets: { $key }. Brailleleesregel: { $display }.
setup-keep = Enter schrijft dit in { $path }, { $back } gaat terug, { $stop } schrijft niets.
setup-kept = Geschreven in { $path }.
setup-kept-aside = Het oude bestand is { $path }.
setup-next = ansage begint een partij; ansage tutorial oefent er een.
setup-not-kept = { $why } Er is niets veranderd. Deze regels horen in { $path }:
setup-left = Gestopt. Er is niets geschreven.
setup-damaged = { $why } Opnieuw beginnen en het oude bestand bewaren als { $path }? Ja of nee.
new-event-help = Een toernooibestand: korte vragen. Enter neemt het gewone, - laat open, ? zegt waarom. { $again } vraagt opnieuw, { $back } gaat terug, { $stop } stopt en bewaart de antwoorden.
new-event-aloud = Hardop: het nummer, ja of nee; “{ $on }” neemt het gewone, “{ $again }” vraagt opnieuw en zegt waarom, “{ $back }” gaat terug, “{ $stop }” stopt. Namen worden getypt.
new-event-named = { $question ->
        [event] Toernooi
        [site] Plaats
        [date] Datum
        [round] Ronde
        [match] Wedstrijd
        [board] Bord
        [white] Naam van Wit
        [black] Naam van Zwart
        [blind] Wie visueel beperkt is
        [two-boards] Er zijn twee borden
        [edition] Uitgave van de Regels
        [time] Speeltempo
        [clock] Klok
        [first-increment] Eerste toegevoegde tijd
        [side] Kant van Wit waar de klok staat
        [default-time] Aanvangstermijn in minuten
        [supervised] Een arbiter houdt toezicht op de partij
        [finish] Een versneld einde is aangekondigd
        [no-draw-before] Remise in overleg pas vanaf zet
        [hearing-impaired] De tegenstander is slechthorend
        [assistant] Naam van een assistent
        [assistant-of] Wiens assistent
        [provided-by] Wie voor de assistent zorgt
        [at-the-keys] De assistent zit aan de toetsen
        [announces] Wie de zetten van de speler aankondigt
        [adjustment] Tijd die eraf gaat als een assistent noteert of drukt
        [announcements] Woorden van de aankondigingen
        [medium] Hoe de speler noteert
        [duty] Hoe lang in tijdnood niemand hoeft te noteren
        [more] Nog iets zeldzaams: rating, punten, tweede hand, stelling, woorden, volume, schermlezer, zettenteller, oproep
        [rated] De partij telt voor de rating
        [two-hands] Een tweede hand op het speciale bord
        [points] Punten voor winst, remise en verlies
        [counter] De klok toont een zettenteller
        [say] Stijl van de aankondigingen
        [letters] Stukletters die gelezen worden; de eerste worden geschreven
        [position] Beginstelling
        [set-up] Alle borden staan al klaar
        [loudest] Hoogste volume in de zaal, in procent
        [device] Naam van het goedgekeurde apparaat
        [arbiters] Initialen van de arbiters
        [authorised] Woord van de arbiter voor dit apparaat, dag en tijd
        [secret] Een geheim van de arbiters trekken
       *[other] { $question }
    }
new-event-leave = Toestemming: { $leave }
new-event-duty = Wiens taak: { $duty }
new-event-why = { $question ->
        [blind] Ieder van beiden mag een tweede bord vragen, en de regels voor blinden gelden.
        [two-boards] Als niemand iets anders zegt zijn het er twee: het speciale en het gewone.
        [edition] Alle artikelen en getallen volgen eruit; Enter neemt de nieuwste.
        [time] De tijd bepaalt of het een gewone, een snelle of een bliksempartij is.
        [clock] Gewoon is de klok op tafel; die van het programma heeft een tempo nodig.
        [first-increment] De eerste toegevoegde tijd is er vóór de eerste zet, of komt erna.
        [side] De arbiter bepaalt waar de klok staat.
        [default-time] Wie later komt, verliest de partij.
        [supervised] Bij rapid en blitz wordt vooraf aangekondigd welke regels gelden.
        [finish] Zonder toevoeging is er alleen een versneld einde als het was aangekondigd.
        [no-draw-before] Het reglement mag remise in overleg vóór een zet verbieden.
        [hearing-impaired] Dan heeft de blinde speler een assistent die aankondigt.
        [assistant] Een assistent mag doen wat de speler niet mag of niet kan.
        [assistant-of] De assistent van de tegenstander kondigt alleen aan en voert zetten uit.
        [provided-by] De speler, de tegenstander of de organisator kan voor de assistent zorgen.
        [at-the-keys] Dan typt de assistent de zetten van beide spelers.
        [announces] Spelers kondigen hun zetten zelf aan; het programma alleen met toestemming.
        [executes] Iemand voert elke aangekondigde zet uit op het andere bord.
        [records] Iemand houdt het formulier bij; zonder toestemming is de notatie van het programma privé.
        [presses] Iemand drukt de klok in; het programma nooit.
        [tells] Gebruikte tijd en zetten worden op verzoek genoemd.
        [claims] Een gevallen vlag wordt geclaimd; op de eigen klok mag het programma dat.
        [adjourns] Iemand zorgt voor de envelop en de afgegeven zet.
        [adjustment] Een uitgave kan tijd afnemen als een assistent noteert of drukt.
        [announcements] Gewoon zijn de woorden van aanhangsel D; andere vragen toestemming.
        [scoresheet] Met toestemming is de notatie van het programma het formulier; anders is zij privé en bewijst niets.
        [medium] De blinde speler noteert in braille, met de hand, of neemt op met een apparaat.
        [duty] In de laatste vijf minuten zonder 30 seconden toevoeging hoeft niemand te noteren.
        [time-left] De bijzondere klok noemt gebruikte tijd; met toestemming mag de speler naar de resterende tijd vragen.
        [reminders] Met toestemming wordt de speler ongevraagd aan de eigen tijd herinnerd.
        [board-reading] Met toestemming mag de speler vragen wat er op het bord staat; anders voelt hij het.
        [private-screen] Met toestemming mag het scherm tonen wat alleen de speler mag weten.
        [open-listening] Met toestemming staat de microfoon altijd open; anders luistert hij met de spreektoets.
        [sealed-here] Met toestemming ligt een afgegeven zet alleen in het programma; anders op papier.
        [script] Met toestemming mogen toetsen of scherm een pipe zijn; niemand weet wie daar leest of schrijft.
        [screen-reader] Met toestemming spreekt in het oortje de eigen schermlezer van de speler; waar die te horen is heeft de speler daar ingesteld.
        [arbiter-cue] Met toestemming roepen een geluid en een zin in de zaal de arbiter; anders doet een regel op het scherm dat.
        [more] Wat zelden wordt vastgelegd, wordt alleen met ja gevraagd.
        [rated] Het wordt gezegd en vastgelegd. Een partij met rating volgt de regels: noteren en beginstelling zoals daar.
        [two-hands] Een zet met twee handen wordt bestraft; de hand die op het speciale bord voelt, kan uitgezonderd zijn.
        [points] Winst, remise, verlies, elk minder dan het vorige, bijvoorbeeld 3-1-0 of 1 ½ 0.
        [counter] Met ja hoort de speler hoeveel zetten het tot de tijdcontrole zijn; anders niet.
        [say] Kort noemt het stuk en waar het heen gaat, lang beide velden, coördinaten alleen de velden.
        [letters] Talen, bijvoorbeeld nl, en; de letters van de eerste worden geschreven.
        [position] Een FEN, of van Chess960 het nummer, random, of acht stukken zoals BQRBNKRN.
        [set-up] Met ja vraagt niemand voordat de klok start of de borden klaarstaan.
        [loudest] Harder wordt het programma nooit; alleen een arbiter aan de toetsen verandert dat.
        [device] Alleen een apparaat dat de arbiter goedkeurde, is bij het bord.
        [arbiters] Een tot vier letters, daarachter een naam, meer met komma's: AB Anna Berg, CD.
        [authorised] Zonder dit woord begint geen partij van een toernooi; het geldt een dag.
        [secret] Met het geheim komt een arbiter aan de toetsen. Het wordt één keer getoond, als alles geschreven is.
        [head] Het staat boven aan het formulier; - laat het open.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] Wit
        [black] Zwart
        [both] beiden
        [first] de speler van het eerste team
        [second] de speler van het tweede team
        [table] op tafel
        [program] die van het programma
        [player] de speler
        [opponent] de tegenstander
        [organiser] de organisator
        [before] vóór de eerste zet
        [after] na de eerste zet
        [penalise] wordt bestraft
        [pegs-excepted] mag voelen
        [short] kort
        [long] lang
        [coordinates] coördinaten
        [usual] de gewone
        [random] Chess960, geloot bij het openen van de partij
        [asked-later] wordt gevraagd voordat de klok start
        [none] zonder
        [open] open
       *[other] { $value }
    }
new-event-no-answer = { $text } is hier geen antwoord: { $expected ->
        [choice] een nummer of woord van de keuzes
        [yes-or-no] ja of nee
        [text] een regel van hoogstens 80 tekens
        [number] een getal
        [minutes] minuten, bijvoorbeeld 30
        [day] een dag van de kalender, bijvoorbeeld 2026-11-21
        [moment] een tijd zoals 14:30, of 2026-11-21 14:30
        [initials] initialen van een tot vier letters, elk anders, bijvoorbeeld AB Anna Berg
        [points] punten voor winst, remise en verlies, elk minder dan het vorige, bijvoorbeeld 3-1-0
        [letters] talen uit de, en, es, fr, nl en pt, bijvoorbeeld nl, en
        [position] een FEN, of van Chess960 0 tot en met 959, random, of acht stukken zoals BQRBNKRN
        [percent] 0 tot en met 100 procent
       *[other] { $expected }
    }.
new-event-ask-for = { $asked }?
new-event-ask = { $asked }? Enter: { $now }.
new-event-ask-which = { $asked }? { $choices }. Enter: { $now }.
new-event-type-it = Typ dit alstublieft; “{ $on }” neemt het gewone.
new-event-takes = { $taken ->
        [announcing] Toestemming: het programma kondigt aan; anders doet de speler dat.
        [other-words] Toestemming: andere woorden dan die van aanhangsel D.
        [assistant] Een assistent moet geaccepteerd worden.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] De eerste arbiter accepteert hem
       *[other] De eerste arbiter staat het toe
    }; { $back } gaat terug.
new-event-colours = Het eerstgenoemde team heeft Wit aan oneven borden, Zwart aan even borden.
new-event-needs-initials = Initialen zijn nodig, bijvoorbeeld AB.
new-event-place = { $round ->
        [none] Bord { $board }
       *[other] Ronde { $round }, bord { $board }
    }
new-event-board = { $place }: Wit { $white }{ $blind ->
        [white] , visueel gehandicapt
        [both] , visueel gehandicapt
       *[other] {""}
    }, Zwart { $black }{ $blind ->
        [black] , visueel gehandicapt
        [both] , visueel gehandicapt
       *[other] {""}
    }.
new-event-check = ansage check-event { $path } kijkt er nog eens naar.
new-event-draft = De antwoorden zijn bewaard; verder met ansage new-event --from { $path }.
new-event-no-draft = { $path } is geen concept van een toernooibestand.
new-event-no-players = { $path }, regel { $line }: nodig is bord;speler;speler, bijvoorbeeld 3;Anna;Bert.
new-event-same-board = { $path }, regel { $line }: bord { $board } staat al in de lijst.
new-event-nobody = { $path } noemt geen spelers. Nodig is per bord een regel bord;speler;speler.
