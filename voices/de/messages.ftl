# Short sentences for the ear and for one Braille line: what was understood, and what is needed.

## Entering a move
read-back = { $move }?
which-piece = { $piece-word ->
        [Dame] Welche
       *[other] Welcher
    } { $piece }: { $choices }?
which-move = Welcher Zug: { $choices }?
or = { $first } oder { $second }
which-square = Von welchem Feld?
which-square-instead = Statt { $old }: von welchem Feld? { $command } verwirft die Frage.
which-castling = Kurze oder lange Rochade?
which-promotion = Umwandlung in welche Figur?
which-promotion-if-pawn = Umwandlung in welche Figur? Enter, wenn es kein Bauer ist.
illegal-ask = { $move } ist regelwidrig. Enter trägt den Zug trotzdem ein.
impossible = { $text }: So kann hier keine Figur ziehen.
not-understood = { $text } nicht verstanden. Bitte einen Zug wie e4, Springer Felix drei oder e2e4.
needs-both-squares = { $text } kann mehrere Züge meinen. Bitte beide Felder angeben, etwa g1f3.
needs-promotion = { $text }: was wird der Bauer? Bitte mit der Figur, etwa e7e8D.
not-understood-nearest = { $text } nicht verstanden. Ähnlich geschrieben ist { $move }.
move-meant-ask = { $move } gemeint?
annotation-refused = Zeichen wie ! und ? werden nicht aufgeschrieben.
use-algebraic = Bitte algebraisch schreiben, zum Beispiel e4.
arrival-square = Welches Ankunftsfeld?
use-notation = Bitte { $text } schreiben.

## Correcting
nothing-to-correct = Es gibt nichts zu korrigieren.
correct-what = Statt { $old }: welcher Zug ist richtig?
correction-dropped = Keine Korrektur. { $old } bleibt.
question-dropped = { $command } verworfen.
read-back-instead = { $move } statt { $old }?
correct-same = Dieser Zug ist schon angesagt.
correct-too-late = { $mode ->
        [free] Die Uhr läuft: zu spät für eine Korrektur. Bitte mit dem Gegner einigen.
       *[event] Die Uhr läuft: zu spät für eine Korrektur.
    }
correct-by-arbiter = { $restore } geht zurück, { $sheet } berichtigt das Formular.
call-arbiter-ask = { $call ->
        [none] Kein Schiedsrichter hier. Enter ruft.
        [by-hand] Ansage ruft hier nicht laut. Enter vermerkt es.
       *[aloud] Schiedsrichter rufen? Enter ruft ihn.
    }
call-yourself = Ansage ruft hier nicht laut: Bitte selbst den Schiedsrichter rufen.
noted-uncalled = Notiert, am Bildschirm gezeigt; { $command } ruft laut.
arbiter-needed = Schiedsrichter benötigt{ $need ->
        [claim] : Remis ist beantragt
        [seconds] : fünf Sekunden mehr sind erbeten
        [flag] : eine Zeitüberschreitung ist reklamiert
        [stopped] : die Uhren sind angehalten
        [boards] : die Bretter sind verschieden
        [result] : ein Ergebnis ist eingetragen
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = Diese Partie hat keine Uhr.
clock-not-made = Der Zug ist noch nicht ausgeführt.
clock-captured-piece = Ist die geschlagene Figur vom Brett?
clock-rook = Ist auch der Turm gesetzt?
clock-only-rook = Ist der Turm gezogen?
clock-promotion = Steht die neue Figur für den Bauern?
clock-still-speaking = Die Ansage läuft noch.
nothing-announced = Es ist kein Zug angesagt.
nothing-to-do = Es ist nichts zu tun.
record-first = Zuerst den angesagten Zug ausführen: /gezogen.
still-announced = Angesagt und noch nicht ausgeführt: { $move }.
own-time-only = Das geht nur in der eigenen Bedenkzeit.

## Time and moves
moves-report = Weiß { $white ->
        [one] 1 Zug
       *[other] { $white } Züge
    }, Schwarz { $black ->
        [one] 1 Zug
       *[other] { $black } Züge
    }.
time-report = Weiß { $white-moves ->
        [one] 1 Zug
       *[other] { $white-moves } Züge
    }, { $white-used } verbraucht. Schwarz { $black-moves ->
        [one] 1 Zug
       *[other] { $black-moves } Züge
    }, { $black-used } verbraucht.
time-left = Weiß hat noch { $white-left }, Schwarz noch { $black-left }.
own-time-left = { $side } noch { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
own-time-used = { $side } { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } verbraucht.
own-time-on-the-line = { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}verbraucht
        [left] {""}
       *[other] { $kind }
    }
help-my-time = Die eigene Zeit; auf der Braillezeile steht sie bis zum nächsten Ereignis.
help-spent = Die Bedenkzeit für einen Zug: /verbraucht 12. Im Turnier nur für eigene Züge.
needs-move-and-side = eine Zugnummer wie 12, auch mit einer Seite: 12 s
paused = Die Uhren stehen.
resumed = Die Uhr läuft.
goes-on = Die Partie geht weiter.
not-paused = Die Uhren stehen nicht.
already-paused = Die Uhren stehen schon.
stop-which = Warum: { $reasons }?
stop-which-or-pause = Warum: { $reasons }? { $number } oder { $pause }: ohne Grund.
stop-words = { $reason ->
        [piece-missing] figur, figur fehlt
        [wrong-setting] uhr, uhr falsch
        [illegal-move] zug, regelwidriger zug
        [irregularity] unregelmäßigkeit, stellung
        [claim] antrag, reklamation
        [disturbance] störung, lärm
        [other] anderes, sonstiges
        [reconstruction] rekonstruktion
        [sealing] abgabezug, versiegeln
        [adjournment] hängepartie, abbruch
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] eine Figur fehlt
        [wrong-setting] eine Uhr ist falsch gestellt
        [illegal-move] ein regelwidriger Zug
        [irregularity] eine Unregelmäßigkeit
        [claim] ein Antrag
        [disturbance] eine Störung
        [other] ein anderer Grund
        [reconstruction] die Formulare werden rekonstruiert
        [sealing] der nächste Zug wird abgegeben
        [adjournment] die Partie wird abgebrochen
       *[other] { $reason }
    }
stopped-for = Die Partie ist angehalten: { $reason }.
both-reconstruct = Beide Spieler helfen dabei.
stop-reason-ask = Hatte { $side } einen Grund, die Uhren anzuhalten? Enter: ja, n: nein; dann geht es weiter.
stop-was-valid = Der Grund galt.
stop-was-not-valid = Der Grund galt nicht.
game-waits = { $state ->
        [stopped] Die Partie ist angehalten.
        [claim] Zuerst wird über einen Antrag entschieden.
        [irregularity] Zuerst wird eine Unregelmäßigkeit geklärt.
        [reconstructing] Zuerst wird die Partie rekonstruiert.
        [sealing] Der nächste Zug wird abgegeben und nicht angesagt.
        [adjourned] Die Partie ist abgebrochen.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } lässt sie weitergehen.
adjourn-ask = { $side } gibt den nächsten Zug ab, und die Uhr von { $side } läuft weiter? Enter: ja.
adjourn-early = Die Uhr von { $side } wird mit dem Rest der Spielzeit belastet: { $time }. Enter: ja, dann wird der nächste Zug abgegeben.
adjourn-early-too-long = { $side } hat nur noch { $time }; mehr kann nicht abgezogen werden.
adjourn-early-words = vorzeitig, früher
adjourn-lost-words = verloren
adjourn-copy-words = kopie
adjourn-board-words = brett
adjourn-usage = { $command } allein sagt, was als Nächstes kommt; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = Der Abgabezug, ungesehen: Figur, von welchem Feld, auf welches Feld. Er steht auch auf Papier oder in Braille; das Papier zählt.
seal-again = Noch einmal denselben Zug.
seal-differs = Das war nicht derselbe Zug. Bitte von vorn: Figur, von welchem Feld, auf welches Feld.
seal-not-understood = Nicht verstanden. Figur, von welchem Feld, auf welches Feld.
seal-dictate-words = diktieren
seal-dictated = Für das Papier: { $move }.
seal-kept = Versiegelt. Bis die Uhren stehen, ändert { $command } den Zug.
seal-not-kept = Der Zug ließ sich nicht versiegeln; er gehört auf Papier in den Umschlag.
seal-on-paper = Der Zug kommt auf Papier oder in Braille in den Umschlag; das Programm hat kein Geheimwort der Schiedsrichter und behält ihn nicht.
seal-not-ours = { $side } gibt den Zug ab, auf Papier; hier wird nichts davon eingegeben.
seal-on-the-board = Der Zug auf dem Brett ist der Abgabezug; er wird aufgeschrieben.
seal-nothing = Es wird kein Zug abgegeben. { $command } des Schiedsrichters beginnt damit.
sealing-step-ask = { $stage ->
        [written] Steht der Zug auf Papier oder in Braille, so dass er nur eines heißen kann? Enter: ja.
        [sheets-inside] Sind beide Partieformulare im Umschlag? Enter: ja.
        [closed] Ist der Umschlag versiegelt? Enter: ja.
       *[other] { $stage }
    }
reply-sheet-ask = Liegt das Formular von { $side } im neuen Umschlag? Enter: ja.
sealing-lacks = Vorher: { $stage ->
        [written] der Zug wird aufgeschrieben
        [sheets-inside] beide Partieformulare kommen in den Umschlag
        [closed] der Umschlag wird versiegelt
       *[other] { $stage }
    }.
adjourn-stop-ask = Die Uhren anhalten? Enter: ja; danach steht der Abgabezug fest.
not-adjourned = Die Partie ist nicht abgebrochen.
envelope-name-ask = Auf dem Umschlag fehlt der Name: { $side }?
envelope-time-ask = Was zeigt die Uhr: { $side }? So: 1:02:30.
envelope-resumes-ask = Wann und wo geht die Partie weiter? Datum, Uhrzeit, Ort, mit Kommas.
envelope-resumes-parts = Datum, Uhrzeit und Ort, mit zwei Kommas; - lässt es weg. So: 01.12.2026, 15:00, Saal 2.
envelope-check = { $text } Stimmt das auf dem Umschlag? Enter: ja.
envelope-no-offer = Kein Remisangebot offen.
envelope-item-lacks = Auf dem Umschlag fehlt: { $lacking ->
        [names] die Namen
        [times] die verbrauchten Zeiten
        [resumption] Tag, Uhrzeit und Ort der Wiederaufnahme
       *[other] { $lacking }
    }.
envelope-kept = Der Umschlag ist vollständig; Schiedsrichter { $initials } verwahrt ihn.
envelope-kept-by-all = Der Umschlag ist vollständig.
present-replier-ask = Ist { $side } da? { $side } hat zu antworten. Enter: ja, n: nein.
present-sealer-ask = Ist { $side } da? { $side } hat abgegeben. Enter: ja, n: nein.
absent-clock-ask = { $side } fehlt: die Uhr von { $side } starten, der Umschlag bleibt zu? Enter: ja.
absent-clock-started = Die Uhr von { $side } läuft; der Umschlag bleibt zu.
absent-came-ask = Ist { $side } jetzt da? Enter: ja; dann stehen die Uhren.
replier-time-due = { $lateness ->
        [unknown] Ob die Uhr von { $side } lange genug lief, ist nicht bekannt. { $command } stellt sie.
        [early] Die Uhr von { $side } lief { $time } zu früh. { $command } stellt sie.
       *[late] { $side } kam zu spät und verliert noch { $time }. { $command } stellt die Uhr.
    }
envelope-open-ask = Den Umschlag öffnen? Enter: ja.
envelope-opened = Der Umschlag ist offen.
envelope-closed = Der Umschlag ist zu; { $command } geht weiter.
replier-absent = Der Umschlag wird geöffnet, wenn { $side } da ist.
sealed-move-read-ask = Welcher Zug wurde abgegeben? Enter allein: keiner.
sealed-none-ask = Kein Zug im Umschlag? Enter: ja; sonst den Zug.
sealed-move-stated-ask = Welchen Abgabezug nennt { $side }?
sealed-stated-fault = { $sealed ->
        [ambiguous] Das können mehrere Züge sein
        [not-understood] Das ist nicht zu verstehen
        [illegal] Der Zug ist hier regelwidrig; der Schiedsrichter entscheidet
       *[other] { $sealed }
    }.
sealed-fault = { $sealed ->
        [ambiguous] Der Abgabezug ist mehrdeutig
        [not-understood] Der Abgabezug ist nicht zu verstehen
        [illegal] Der Abgabezug ist regelwidrig
        [missing] Es ist kein Zug im Umschlag
       *[other] { $sealed }
    }: die Partie ist für { $side } verloren, wenn der Schiedsrichter so entscheidet, mit { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] Der Abgabezug ist mehrdeutig
        [not-understood] Der Abgabezug ist nicht zu verstehen
        [illegal] Der Abgabezug ist regelwidrig
        [missing] Es ist kein Zug im Umschlag
       *[other] { $sealed }
    }.
sealed-fault-excepted = Aber { $side } kann nicht matt setzen. Remis, wenn der Schiedsrichter so entscheidet, mit { $command }.
sealed-ways = Möglich ist: { $moves }.
envelope-lost = Der Umschlag gilt als verloren. Sagt { $side } den Zug, wird er hier eingegeben; { $command } zeigt die Kopie.
envelope-lost-times = Die Zeiten sind hier nicht festgehalten: Uhren mit { $command } stellen.
sealed-copy = Die Kopie des Programms: { $text }.
sealed-copy-none = Das Programm hat keine Kopie des Abgabezugs.
sealed-copy-closed = Die Kopie öffnet sich erst, wenn der Umschlag verloren ist; das Geheimwort muss stimmen.
sealed-late = { $side } kommt zu spät zur Wiederaufnahme; hat der Abgabezug die Partie beendet, gilt das.
sealed-late-loses = { $side } kommt zu spät zur Wiederaufnahme und verliert. Der Schiedsrichter kann anders entscheiden.
times-after-the-first-move = Nach dem ersten Zug bleiben die Zeiten, wenn der Schiedsrichter nicht anders entscheidet; so ist es geschehen.
adjourn-logged = Abbruch: { $stage ->
        [sealed] ein Zug wurde hier versiegelt
        [made-on-board] der Zug wurde auf dem Brett gemacht und ist der Abgabezug
        [written] der Zug ist aufgeschrieben
        [sheets-inside] beide Formulare sind im Umschlag
        [closed] der Umschlag ist versiegelt
        [named] ein Name wurde eingetragen
        [resumes] die Wiederaufnahme wurde eingetragen
        [checked] eine Angabe auf dem Umschlag stimmt
        [present] ein Spieler ist da
        [absent] ein Spieler fehlt
        [clock-started] die Uhr des Fehlenden läuft
        [opened] der Umschlag wurde geöffnet
        [faulty] der Abgabezug ist nicht ausführbar
        [lost] der Umschlag ist verloren
       *[other] { $stage }
    }.
clocks-stand-resume = Die Uhren stehen. { $command } lässt sie laufen.
hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
clocks-not-started = Die Uhr von Weiß läuft noch nicht.
clocks-started = Die Uhr von { $side } läuft.
clocks-start-with-enter = Enter startet die Uhr von { $side }.
clock-pressed = Uhr gedrückt.
clocks-no-time = Diese Uhr hat keine Bedenkzeit, ihre Zeiten sind nicht bekannt.
time-report-about = Weiß { $white-moves ->
        [one] 1 Zug
       *[other] { $white-moves } Züge
    }, etwa { $white-used } verbraucht. Schwarz { $black-moves ->
        [one] 1 Zug
       *[other] { $black-moves } Züge
    }, etwa { $black-used } verbraucht.
time-left-about = Weiß hat noch etwa { $white-left }, Schwarz etwa { $black-left }.
clock-synced = Uhr von { $side }: { $left }.
clocks-set = Die Uhren sind gestellt: Weiß { $white }, Schwarz { $black }.
control-set = Bedenkzeit: { $control }.
control-moves = { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } in { $time }
control-rest = der Rest der Partie in { $time }
control-all = die ganze Partie in { $time }
control-per-move = { $granted ->
        [increment] { $time } mehr für jeden Zug
        [delay] { $time } Aufschub bei jedem Zug
       *[bronstein] { $time } bei jedem Zug zurück, soweit gebraucht
    }
control-black = Schwarz zuerst { $time }
control-draw-odds = bei Remis kommt Schwarz weiter
control-words = bedenkzeit
needs-control = eine Bedenkzeit: bedenkzeit 40/90m, G/30m, +30s
clock-counters = Nach dem Zähler der Uhr: Weiß { $white }, Schwarz { $black }.
period-had = { $side } hat die Zeit, die nach Zug { $moves } dazukommt, schon: { $time }. Sie kommt nur dann noch einmal, wenn diese Uhr gestellt wird.
time-added = { $side } bekommt { $time } dazu.
zero-reached = Die Zeit von { $side } ist abgelaufen.
reminder = { $side } hat noch { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
reminder-move = Zug { $number }.
reminders-set = Erinnert wird { $moments ->
        [none] {""}
       *[some] bei { $moments }
    }{ $numbers ->
        [only] an die Nummer jedes Zuges
        [too] { " " }und an die Nummer jedes Zuges
       *[no] {""}
    }.
time-span = { $time }
reminders-off = Es wird an nichts erinnert.
reminders-need-earphone = Das darf nur der Spieler hören, und es gibt keinen Ohrhörer.
control-ahead = { $met ->
        [0] Noch { $ahead } bis zur Zeitkontrolle
       *[other] Zeitkontrolle { $met } ist geschafft{ $ahead ->
            [none] {""}
           *[some] , noch { $ahead } bis zur nächsten
        }
    }.
moves-counted = { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
last-known-times = Zuletzt bekannt: Weiß { $white-left }, vor { $white-age }; Schwarz { $black-left }, vor { $black-age }.
flag-ask = Zeit überschritten. Ergebnis: { $result }? j trägt es ein.
own-flag = { $command } reklamiert die Zeitüberschreitung des Gegners, { $command } { $both } die von beiden.
flag-stands = { $side } hat noch Zeit.
ended-by-the-position = Keine Zeitüberschreitung zählt mehr: Die Stellung hat die Partie beendet.
flag-claimed = Diese Zeitüberschreitung ist schon reklamiert.
time-between = { $first } bis { $second }
clock-as-entered = { $held ->
        [may-be-pressed] Nach den Eingaben läuft die Uhr von { $side }. /uhr, wenn sie gedrückt ist.
        [not-started] Der Start der Uhr von { $side } ist nicht eingegeben.
        [stopped] Nach den Eingaben sind die Uhren angehalten.
       *[runs] Nach den Eingaben läuft die Uhr von { $side }.
    }
time-not-known = { $side ->
        [both] Beide Zeiten sind
       *[other] Die Zeit von { $side } ist
    } ungewiss: Das Zählen war unterbrochen.{ $reads ->
        [sync] {" "}/abgleich gibt ein, was die Uhr zeigt.
       *[arbiter] {" "}Bitte den Schiedsrichter nach der Zeit fragen.
    }
time-unknown = eine unbekannte Zeit
time-under-a-second = weniger als eine Sekunde
gap-table = Das Programm war { $time } lang weg und zählte nicht mit, was die Uhr am Brett zeigt.
gap-table-unknown = Das Programm war weg und zählte nicht mit, was die Uhr am Brett zeigt.
gap-nobody = { $time } lang liefen die Uhren nicht mit.
gap-unknown = Die Uhren liefen nicht mit, und niemand weiß, wie lange.
gap-arbiter = Der Schiedsrichter stellt die Uhren oder lässt sie weiterlaufen.
slept-clocks-stand = Der Rechner hat { $time } geschlafen. Die Uhren stehen, /weiter lässt sie weiterlaufen.
slept-clock-went-on = Der Rechner hat { $time } geschlafen. Die Uhr am Brett lief weiter.
slept = Der Rechner hat { $time } geschlafen.
assistant-tells = Zeit und Züge sagt Ihre Assistenz an.
duty-of = { $by ->
        [player] Das ist Sache des Spielers.
        [assistant] Das ist Sache Ihrer Assistenz.
        [program] Das übernimmt das Programm.
        [nobody] Das hat in dieser Partie niemand zur Aufgabe.
       *[other] { $by }
    }
task-to-execute = Auf dem anderen Brett auszuführen: { $move }.
task-to-correct = Auf dem anderen Brett: { $old } zurücknehmen, { $move } ausführen.

## Draw, resignation, result
offer-irregular = Remis bietet man nach dem Zug und vor dem Drücken der Uhr an. Enter bietet es trotzdem an.
offer-stands = Ein Angebot liegt schon vor.
no-offer = Es liegt kein Angebot vor.
draw-too-early = Remis erst, wenn beide gezogen haben.
not-completed = Der Zug des Gegners ist noch nicht abgeschlossen.
cited = { $text } Artikel { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Leitlinien, Punkt { $point }.
opponents-own = Das sagt nur { $side } selbst. Ein vereinbartes Ergebnis: { $command }; ein Schiedsrichter bestätigt es.
not-at-these-keys = Das sagt nur { $side } selbst; ein Schiedsrichter gibt es ein.
own-offer = { $side } hat Remis angeboten. Was { $other } antwortet: { $accept } { $other } oder { $decline } { $other }.
offer-condition = Ein Angebot darf keine Bedingung haben. Bitte nur den Befehl.
offered = Remis ist angeboten.
offered-by = { $side } bietet Remis.
accepted = { $side } nimmt Remis an.
declined = { $side } lehnt Remis ab.
resign-ask = { $side } gibt auf? j bestätigt.
resign-ask-result = { $side } gibt auf. Ergebnis: { $result }? j trägt es ein.
resigned = { $side } gibt auf.
result-which = Welches Ergebnis: 1-0, 0-1 oder remis?
result-ask = Ergebnis: { $result }? j trägt es ein.
result-drawn-before = { $why } Ergebnis: { $result }? j trägt es ein.
result-draw-too-early = Noch haben nicht beide gezogen. Ergebnis: { $result }? j trägt es ein.
result-draw-before = Im Turnier ist kein Remis vor Zug { $before } vereinbar. Ergebnis: { $result }? j trägt es ein.
result-instead = Es steht schon: { $old }. Stattdessen: { $result }? j trägt es ein.
result-instead-of-resignation = { $side } hat aufgegeben. Stattdessen: { $result }? j trägt es ein.
result-instead-of-agreement = Remis ist vereinbart. Stattdessen: { $result }? j trägt es ein.
result-instead-of-flag = Die Zeit von { $side } ist überschritten. Stattdessen: { $result }? j trägt es ein.
result-by-flag = Die Zeit von { $side } ist überschritten. Ergebnis: { $result }? j trägt es ein.
result-entered = Ergebnis: { $result }.
scored = { $text } Punkte: Weiß { $white }, Schwarz { $black }.
scored-in-vain = { $text } Eine Strafe in Punkten bleibt ohne Wirkung.
score-unusual = { $points } ist in dieser Wertung kein Ergebnis.
black-advances = { $text } Schwarz kommt weiter.
result-take-back-ask = Ergebnis: { $result }. Zurücknehmen? j nimmt es zurück.
result-taken-back = Das Ergebnis ist zurückgenommen.
take-back-ask = Zug zurücknehmen: { $move }. Sind beide einverstanden? j nimmt ihn zurück.
move-taken-back = Zurückgenommen: { $move }. { $side } am Zug.
taken-back-times = Die Uhr läuft dort weiter; verbrauchte Zeit bleibt verbraucht.
new-game-ask = Eine neue Partie beginnen? Diese bleibt gespeichert. j beginnt sie.
new-game-piped = Ein Skript beginnt eine neue Partie, indem es ansage neu startet.
nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
not-in-an-event = Im Turnier wird kein Zug zurückgenommen.
no-result = Es ist kein Ergebnis eingetragen.
white-wins = Weiß gewinnt, 1-0
black-wins = Schwarz gewinnt, 0-1
drawn = Remis
both-lose = beide verlieren, 0-0
game-over = Die Partie ist beendet: { $result }.
game-over-take-back = Die Partie ist beendet: { $result }. „{ $command } *“ nimmt das Ergebnis zurück.
mate-ask = Matt. Ergebnis: { $result }? j trägt es ein.
stalemate-ask = Patt. Ergebnis: { $result }? j trägt es ein.
dead-position-ask = Keine Seite kann mattsetzen. Ergebnis: { $result }? j trägt es ein.

## Commands
nothing-said-yet = Es wurde noch nichts gesagt.
struck-since = { $move } steht nicht mehr auf dem Formular.
spelled = { $letters }.
needs-slash = Befehle beginnen mit einem Schrägstrich: { $command }.
command-unknown = Befehl { $text } unbekannt. /? nennt die Befehle.
command-unknown-nearest = Befehl { $text } unbekannt. Ähnlich geschrieben ist { $command }.
command-meant-ask = Befehl { $text } unbekannt. { $command } gemeint?
command-ambiguous = { $text } ist mehrdeutig: { $choices }.
command-needs = { $command } braucht { $what }.
needs-side = eine Seite, Weiß oder Schwarz
needs-flag-side = eine Seite, Weiß oder Schwarz, oder { $both }
both-flags-words = beide
needs-number = eine Zugnummer wie 12
needs-time = eine Zeit wie 0:47
needs-move = einen Zug
move-thought = { $number } { $side }: { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
move-thought-unknown = { $number } { $side }: Die Zeit ist nicht aufgezeichnet.
opponents-thought-not-told = Im Turnier wird nur die Zeit eigener Züge gesagt.
command-list-head = Befehle:
topic-words = { $topic ->
        [moves] züge
        [clock] uhr, bedenkzeit
        [end] ende, remis, ergebnis
        [sheet] formular, notizen
        [board] brett, bretter
        [arbiter] schiedsrichter
        [voice] stimme, klang, geschwindigkeit
        [tape] band, aufnahme
       *[other] { $topic }
    }
help-themes = { $command } mit einem Thema sagt mehr: { $themes }; { $command } { $all } sagt alles.
all-words = alles, alle
clock-not-approved = Die Uhr dieses Programms ist keine zugelassene Schachuhr. Maßgeblich ist immer die offizielle Uhr.
cancelled = Verworfen.
nothing-to-cancel = Es gibt nichts zu verwerfen.
noted = Notiert.
noted-time = Notiert: { $time } übrig.
note-sealed = Notiert und für die Schiedsrichter versiegelt.
note-not-sealed = Die Notiz ließ sich nicht versiegeln und ist nicht festgehalten. Bitte noch einmal eingeben.
note-empty = Welche Notiz?
only-arbiter = Das entscheidet nur der Schiedsrichter.
lifted = { $square } angehoben.
secured = { $square } gesteckt.
opponent-touched = Gegner: { $square } berührt.
opponent-released = Gegner: auf { $square } losgelassen.
opponent-words = { $did ->
        [touched] berührt
        [released] losgelassen
        [claims] beantragt
       *[other] { $did }
    }
needs-opponent = eines von { $known } und ein Feld: g8
which-lifted = Von welchem Feld angehoben?
not-advising = Ich gebe keinen Rat.
sheet-empty = Noch kein Zug.
needs-side-and-time = eine Seite und eine Zeit: weiß 12:04
needs-clock-times = Zeiten: weiß 0:12:30 schwarz 0:09:00 zug 37
needs-reminders = Zeiten, züge oder aus: 5:00 2:00 züge
needs-hands = eine Seite und was die Zeiger zeigen: weiß zeiger 5:40
needs-entry = Zugnummer, w oder s, und den Zug: 12 s c5
white-words = weiß, weiss, w
black-words = schwarz, s
move-words = zug
moves-words = züge, zug
hands-words = zeiger
yes-words = ja, j
no-words = nein, n
only-first-line = Nur die erste Zeile ist übernommen. Enter gibt sie ein.
answered-too-early = Das war vor der Frage eingegeben. Bitte jetzt antworten.
not-on-sheet = Dieser Zug steht nicht auf dem Formular.
same-entry = So steht es schon auf dem Formular.
rewrite-ask = { $number } { $side }: { $new } statt { $old }?
rewrite-initials = Der Schiedsrichter muss zustimmen: Wie lautet sein Kürzel?
rewrite-nobody = Kein Schiedsrichter dieses Turniers hat dieses Kürzel; das Formular bleibt, wie es ist.
rewritten = Das Formular ist berichtigt.
unknown-arbiter = Kein Schiedsrichter dieses Turniers hat dieses Kürzel.
no-arbiter = Kein Schiedsrichter ist am Gerät.
arbiter-here = Schiedsrichter { $initials } ist am Gerät. /spieler gibt es zurück.
arbiter-here-felt = Schiedsrichter { $initials } ist am Gerät. Die Zeile ist nur zu lesen.
arbiter-at-the-keyboard = Der Schiedsrichter übernimmt an der Tastatur, nicht an der Braillezeile.
arbiter-gone = Der Spieler hat das Gerät wieder.
arbiter-came = Schiedsrichter { $initials } ist am Gerät.
secret-ask = Geheimwort der Schiedsrichter?
secret-clocks = { $clocks ->
        [table] Die Uhr auf dem Tisch läuft weiter, bis sie dort angehalten wird.
        [stoppable] Die Uhr läuft, { $side }. Enter allein hält beide Uhren an.
       *[running] Die Uhr läuft, { $side }.
        [stopped] Die Uhren sind angehalten.
    } { $question }
secret-new = Ein neues Geheimwort der Schiedsrichter: mindestens zehn Zeichen, oder Enter für gezogene Wörter.
secret-first = Erst das jetzige Geheimwort; dann setzt { $command } … { $new } ein anderes.
secret-none = Diese Partie hat kein Geheimwort der Schiedsrichter. Kein Schiedsrichter kann ans Gerät; bitte auf Papier entscheiden.
secret-too-short = Ein Geheimwort hat mindestens zehn Zeichen.
secret-wrong = Das ist nicht das Geheimwort. Es ist notiert.
secret-again = Das ist nicht das Geheimwort, und es ist notiert: noch einmal eingeben, oder mit Escape verlassen.
secret-wait = Nach drei falschen Geheimwörtern wird eine Minute lang keines genommen; es fehlen { $seconds } Sekunden.
secret-dropped = Was eingegeben wurde, ist verworfen.
secret-drawn = Das Geheimwort der Schiedsrichter, bitte aufschreiben: { $words }.
secret-not-made = Es konnte kein Geheimwort gemacht werden.
secret-set = Die Schiedsrichter haben ein neues Geheimwort.
secret-not-right = Das ist nicht das Geheimwort der Schiedsrichter.
secret-not-entered = Es wurde kein Geheimwort eingegeben.
secret-not-there = Diese Partie hat kein Geheimwort der Schiedsrichter.
secret-among-many = Diese Partie hat { $count } Geheimwörter der Schiedsrichter; keines der { $tried } geprüften ist dieses.
secret-stands = In { $paths } steht schon ein Geheimwort der Schiedsrichter; --replace-secret setzt ein anderes an seine Stelle.
secret-replace-ask = In { $paths } steht schon ein Geheimwort der Schiedsrichter. Ein anderes an seine Stelle setzen? Ja oder nein.
new-words = neu, new

## What each command does
help-made = Der angesagte Zug ist auf dem Brett ausgeführt.
help-clock = Die Uhr drücken.
help-correct = Die letzte Ansage korrigieren, mit dem richtigen Zug dahinter.
help-done = Der Zug des Gegners ist auf dem eigenen Brett ausgeführt.
help-wrong-repeat = Der Gegner hat falsch wiederholt: dieselbe Ansage noch einmal.
help-undo = Den letzten Halbzug zurücknehmen, wenn beide einverstanden sind.
help-new = Eine neue Partie mit denselben Einstellungen beginnen; diese bleibt gespeichert.
help-offer = Remis anbieten.
help-accept = Remis annehmen.
help-decline = Remis ablehnen.
help-claim = Remis beantragen: /antrag dreimal, /antrag fünfzig Ta2a3, /antrag endspurt 1. Ein Schiedsrichter nennt zuerst die Seite: /antrag schwarz dreimal.
help-resign = Aufgeben.
help-result = Das Ergebnis eintragen: 1-0, 0-1 oder remis; * nimmt es zurück.
help-sign = Das Ergebnis unterschreiben: /unterschreiben, /unterschreiben schwarz.
help-time = Züge und Zeiten beider Seiten.
help-sheet = Das Partieformular, auch ab einem Zug: /formular 12.
help-pause = Beide Uhren anhalten.
help-stop = Beide Uhren aus einem Grund anhalten und den Schiedsrichter rufen: /stop figur.
help-resume = Die Uhr weiterlaufen lassen.
help-repeat = Die letzte Ansage noch einmal.
help-allow = Etwas über die Regeln hinaus erlauben: /erlauben restzeit.
help-setup = Was der Schiedsrichter festlegt; ohne ein Wort dahinter die Aufstellung einer Chess960-Partie noch einmal.
help-repeat-ear = Die letzte Meldung noch einmal.
help-spell = Die letzte Ansage buchstabieren.
help-spell-ear = Die letzte Meldung buchstabieren.
help-note = Eine Notiz ins Protokoll, nicht aufs Formular.
help-note-time = Die Restzeit neben den letzten Zug schreiben: /zeitnotiz 0:47.
help-arbiter = Den Schiedsrichter rufen.
help-lifted = Eine Figur wurde angehoben: /gehoben e2.
help-opponent = Was der Gegner mit einer Figur tat: /gegner berührt g8, /gegner losgelassen f6.
help-adjust = Zurechtrücken ansagen.
help-cancel = Die offene Frage verwerfen.
help-help = Die Hilfe; mit einem Thema oder einem Befehl dahinter sagt sie mehr: /hilfe uhr, /hilfe korrektur.
help-quit = Beenden. Die Partie kann später weitergehen.
help-start = Die Uhr von Weiß in Gang setzen.
help-sync = Was die Uhr am Brett zeigt: /abgleich weiß 12:04, /abgleich weiß zeiger 5:40.
help-flag = Reklamieren, dass der Gegner die Zeit überschritten hat.
help-set = Die Uhren stellen: /stellen weiß 0:12:30 schwarz 0:09:00 zug 37, /stellen bedenkzeit 5+3.
help-add = Zeit gutschreiben: /gutschrift weiß 2:00 und ein Grund.
help-fault = Ein regelwidriger Zug und was er kostet: /regelbruch, /regelbruch schwarz uhr.
help-penalty = Eine Strafe: /strafe weiß 11.5, dann die Liste der Ausgabe.
help-irregularity = Was nicht in Ordnung war: /unregelmäßig farben, verdreht, verschoben, uhr, anfang.
help-away = Das Brett verlassen: /weg, und /weg zurück.
help-complain = Sich beim Schiedsrichter beschweren; worüber, hört der Saal nie: /beschwerde Lärm.
help-ask-arbiter = Den Schiedsrichter fragen, ohne Ansage.
help-measure = Eine Maßnahme des Schiedsrichters ins Protokoll: /maßnahme zweiter Tisch.
help-alarm = Erinnert an die eigene Zeit: /erinnern 5:00 2:00, züge oder aus.
help-arrived = Jemand ist ans Brett gekommen: /gekommen schwarz.
help-adjourn = Die Partie abbrechen und wieder aufnehmen, Schritt für Schritt (Schiedsrichter).
help-seal = Den Abgabezug ungesehen eingeben oder ändern. Für die Assistenz, die ihn schreibt: /abgeben diktieren. Auf dem Brett gemacht: /abgeben brett Lf5.
help-borrow = Das Formular des Gegners leihen, um das eigene zu ergänzen: /leihen, und /leihen zurück.
help-replace-sheet = Schiedsrichter: Das Gerät fällt aus, ab hier wird ein anderes Formular geführt.
help-handed-over = Nach der Partie: Das Formular ist beim Veranstalter abgegeben.
help-glossary = Wie ein Schachwort in anderen Sprachen heißt: /glossar bishop.
help-volume = Die Lautstärke im Saal, in Prozent: /lautstärke 60.
help-limit = Der Schiedsrichter: die höchste Lautstärke im Saal, in Prozent: /grenze 60.
needs-percent = eine Zahl von 0 bis 100
room-volume = Lautstärke im Saal: { $percent } Prozent.
room-volume-held = Der Schiedsrichter erlaubt höchstens { $percent } Prozent. So laut ist es jetzt im Saal.
room-limited = Lautstärke im Saal: höchstens { $percent } Prozent.
help-player = Der Schiedsrichter gibt das Gerät zurück.
help-head = Die Siegelworte der Aufzeichnung, für die Notizen des Schiedsrichters.

## The program itself
first-line = Ansage, { $face ->
        [plain] einfache Anzeige
        [screen] Bildschirmanzeige
       *[other] { $face }
    }. Meldungen { $reports ->
        [de] Deutsch
        [en] Englisch
        [es] Spanisch
        [fr] Französisch
        [nl] Niederländisch
        [pt-BR] brasilianisches Portugiesisch
        [pt-PT] europäisches Portugiesisch
       *[other] { $reports }
    }, Ansagen { $words ->
        [de-fide] Deutsch nach Anhang D
        [de] Deutsch
        [en] Englisch
        [es-fide] Spanisch mit Namen nach Anhang D
        [es] Spanisch
        [fr] Französisch
        [nl] Niederländisch
        [pt-BR] brasilianisches Portugiesisch
        [pt-PT] europäisches Portugiesisch
       *[other] { $words }
    }, Stimme { $voice ->
        [none] keine
       *[other] { $voice }
    }. Zug tippen, etwa { $example }; Enter bestätigt, /? nennt die Befehle.
first-line-felt = Ansage. /? nennt die Befehle.
journal-path = Protokoll: { $path }
resumed-game = Die Partie geht weiter: { $number ->
        [none] {""}
       *[other] Zug { $number },{" "}
    }{ $side } am Zug.
resumed-game-clocks-stand = Die Partie geht weiter: { $number ->
        [none] {""}
       *[other] Zug { $number },{" "}
    }{ $side } am Zug. Die Uhren stehen, /weiter lässt sie laufen.
resumed-game-first-press = Die Partie geht weiter: Zug { $number }, { $side } am Zug. Die Uhren stehen; der nächste Druck auf die Uhr oder /weiter lässt sie laufen.
last-played = Zuletzt { $side }: { $move }.
goodbye = Die Partie ist gespeichert: { $path }
goodbye-continued = Die Partie ist gespeichert: { $path }. Vorher stand sie in { $before }.
stands-not-still = Ctrl+Z hält das Programm nicht an: Niemand hörte es mehr. Ctrl+D beendet es.
turn = Zug { $number }, { $side }
masked-line = •••
not-saved = Das Ende der Partie ist nicht gespeichert. { $path } ist nicht schreibbar: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = statt { $old }
draw-words = remis, unentschieden
white = Weiß
black = Schwarz
channel-name = { $channel ->
        [room] Saal
        [ear] Ohrhörer
        [arbiter] Schiedsrichter
        [sheet] Formular
       *[other] { $channel }
    }

## Devices
room-voice-missing = Die Ansagen haben keine Stimme. Bitte selbst ansagen.
room-voice-lost = Die Stimme der Ansagen ist ausgefallen. Bitte selbst ansagen.
room-voice-back = Die Stimme der Ansagen ist wieder da.
ear-voice-missing = Der Ohrhörer hat keine Stimme. Meldungen kommen als Text. Warum, sagt ansage doctor.
no-ear-voice = Die Meldungen haben keine Stimme und kommen als Text. Warum, sagt ansage doctor.
ear-voice-lost = Die Stimme im Ohrhörer ist ausgefallen. Meldungen kommen als Text.
ear-voice-back = Die Stimme im Ohrhörer ist wieder da.
recorded-words-damaged = Aufgenommene Wörter sind beschädigt. Die eingebaute Stimme sagt sie. Welche, sagt ansage voices check.
own-voice-lost = Die eigene Stimme antwortet nicht. Die eingebaute spricht.
own-voice-back = Die eigene Stimme spricht wieder.
system-voice-lost = Die Stimme des Systems antwortet nicht. Die eingebaute spricht.
system-voice-back = Die Stimme des Systems spricht wieder.
screen-reader-missing = Weder NVDA noch JAWS antwortet. Die eingebaute Stimme spricht.
screen-reader-lost = Der Screenreader antwortet nicht. Die eingebaute Stimme spricht.
screen-reader-back = Der Screenreader spricht wieder.
builtin-voice-missing = Die eingebaute Stimme ist nicht da. Die Stimme des Systems spricht.
builtin-voice-back = Die eingebaute Stimme spricht wieder.
asking-microphone-lost = Das Mikrofon ist ausgefallen.
room-is-off = Im Saal wird nichts gesprochen. Die Gegenseite liest mit: ansage screen.
ear-on-room = Kein Ohrhörer: Meldungen sind im Saal zu hören.
braille-back = Die Braillezeile ist da.
braille-lost = Die Braillezeile ist ausgefallen. Die Partie geht weiter.
braille-failed = Die Braillezeile ist ausgefallen.
braille-words-failed = Die Tabelle { $table } von liblouis übersetzt hier nicht; Wörter stehen in der Tabelle der Braillezeile. Mehr sagt ansage doctor.
braille-no-helper = Keine Braillezeile: ansage-braille fehlt oder ist von einer anderen Version. Mehr sagt ansage doctor.
braille-no-server = Keine Braillezeile: BRLTTY läuft nicht.
braille-not-allowed = Keine Braillezeile: BRLTTY lässt dieses Programm nicht zu. Der Schlüssel /etc/brlapi.key muss lesbar sein.
braille-wrong-key = Keine Braillezeile: Der Schlüssel brlapi.key passt nicht zu diesem BRLTTY.
braille-no-cells = Keine Braillezeile: BRLTTY läuft, aber es ist keine angeschlossen.
braille-busy = Keine Braillezeile: Ein anderes Programm hat sie.
journal-lost = Das Protokoll kann nicht geschrieben werden. Die Partie geht weiter.
journal-back = Das Protokoll wird wieder geschrieben, nichts fehlt.
journal-continued = { $damage ->
        [removed] Das Protokoll wurde gelöscht
        [replaced] An der Stelle des Protokolls liegt eine andere Datei
        [moved] Das Protokoll wurde verschoben
        [cut] Das Ende des Protokolls wurde abgeschnitten
        [unreachable] Das Protokoll ist nicht erreichbar
        [full] Der Datenträger ist voll
        [unwritable] Das Protokoll kann nicht geschrieben werden
       *[changed] Das Protokoll wurde verändert
    }; die Partie steht jetzt in { $path }.
journal-nearly-full = Das Protokoll ist fast voll. Züge und Ergebnis werden festgehalten, Notizen nicht mehr.
power-mains = Der Rechner läuft am Netz. Akku: { $percent } Prozent.
power-battery = Der Rechner läuft mit dem Akku: { $percent } Prozent.
battery-low = Akku { $percent } Prozent. Den Rechner ans Netz anschließen.
battery-sign = Akku: { $percent } Prozent
stays-awake = Eine Schachpartie wird gespielt.

## Claims, faults and penalties
claim-ground = { $ground ->
        [threefold] dreimal dieselbe Stellung
        [fifty-moves] fünfzig Züge
        [cannot-win] Gegner kann nicht mit normalen Mitteln gewinnen
        [no-effort] Gegner unternimmt nichts, um mit normalen Mitteln zu gewinnen
        [seconds] fünf Sekunden mehr für jeden Zug
       *[other] { $ground }
    }
claim-ground-words = { $ground ->
        [threefold] dreimal, stellung, drei
        [fifty-moves] fünfzig, züge, 50
        [cannot-win] gegner-kann-nicht-gewinnen, kann-nicht, normale-mittel
        [no-effort] gegner-versucht-nichts, kein-versuch, versucht-nicht
        [seconds] fünf-sekunden, sekunden
       *[other] { $ground }
    }
claim-finding-words = { $finding ->
        [right] gilt, richtig, ok
        [wrong] gilt-nicht, falsch
        [illegal] regelwidrig
        [postponed] später, vertagt, vertagen
       *[other] { $finding }
    }
claim-which = Remis wofür: { $grounds }?
claim-ask = Remis beantragen, { $ground }? j beantragt es und bleibt stehen.
claim-ask-with = Remis beantragen mit { $move }, { $ground }? j beantragt es und bleibt stehen.
claim-ask-of = { $side }: { $ask }
claim-stops-ask = Beide Uhren anhalten? Enter hält sie an, - lässt sie laufen.
claimed = { $side } beantragt Remis: { $ground }.
claimed-before = { $side } hat Remis beantragt: { $ground }. Die Entscheidung wurde vertagt.
claim-then = Beim Antrag: { $facts }
claim-right = Der Antrag gilt.
claim-checked-by-players = Beide Spieler prüfen den Antrag, mit dem Schiedsrichter.
claim-checked-by-arbiter = Der Schiedsrichter prüft den Antrag.
claim-wrong = Der Antrag gilt nicht.
claim-right-ask = Der Antrag gilt, die Partie ist remis? j trägt es ein.
claim-wrong-ask = Der Antrag gilt nicht? Enter bestätigt.
claim-out-of-turn = Remis beantragt nur, wer am Zug ist.
claim-lost = Nach dem Berühren einer Figur wird mit diesem Zug kein Remis beantragt.
claim-stands = Ein Antrag wird nicht zurückgenommen.
claim-undecided = Erst entscheidet der Schiedsrichter über den Antrag: { $command } { $right } oder { $command } { $wrong }.
no-claim = Es ist kein Remis beantragt.
intended-move-due = Nach dem Antrag ist der angegebene Zug zu machen.
note-claim = { $claim } { $facts } { $found }
note-illegal-claim = { $claim } { $found }
claim-with = { $claim } Angegebener Zug: { $move }.
claim-cited = Genannt sind die Züge { $moves }. { $facts }
claim-stood = { $count ->
        [1] Die Stellung stand einmal: { $moves }.
       *[other] Die Stellung stand { $count } mal: { $moves }.
    }
claim-quiet = { $count ->
        [1] 1 Halbzug ohne Bauernzug und ohne Schlagen.
       *[other] { $count } Halbzüge ohne Bauernzug und ohne Schlagen.
    }
claim-holds = Das genügt.
claim-does-not-hold = Das genügt nicht.
claim-unproved = Ob das genügt, zeigt das Partieformular nicht.
note-intended-not-made = { $side } macht nicht den angegebenen Zug { $move }.
claim-the-start = Anfang
claim-finish-words = endspurt
claim-ask-ends = Remis beantragen, { $ground }? Das beendet die Partie, und später entscheidet ein Schiedsrichter. j beantragt es und bleibt stehen.
seconds-ask = Fünf Sekunden mehr für jeden Zug verlangen? Das bietet auch Remis an. j verlangt es und bleibt stehen.
seconds-asked = { $side } verlangt fünf Sekunden mehr für jeden Zug und bietet Remis.
seconds-grant-ask = Fünf Sekunden mehr für jeden Zug für beide, und der Gegner 2 Minuten dazu? j gibt sie.
seconds-refused-ask = Hat { $side } Remis abgelehnt? Fünf Sekunden mehr für jeden Zug für beide, und { $side } 2 Minuten dazu? j gibt sie.
seconds-granted = Die fünf Sekunden werden gegeben.
seconds-refused = Die fünf Sekunden werden nicht gegeben.
claim-postponed = Über den Antrag wird später entschieden, die Partie geht weiter.
claim-final = Die Entscheidung ist endgültig.
claim-times-unknown = Was die Uhren zeigen, ist hier nicht bekannt.
claim-time-unproved = Ob es weniger als zwei Minuten waren, zeigt die Uhr auf dem Tisch.
claim-in-time = Das sind weniger als zwei Minuten.
claim-too-early = Das sind nicht weniger als zwei Minuten.
claim-without-time = Es war keine Zeit mehr übrig.
claim-undecided-finish = Der Schiedsrichter entscheidet: { $command } { $right }, { $command } { $wrong } oder { $command } { $postponed }.
finish-claim-of = { $side }, Antrag in der Endspurtphase
no-finish = { $why ->
        [no-time] Ohne Bedenkzeit gibt es keine Endspurtphase.
        [blitz] Im Blitzschach gibt es keine Endspurtphase.
        [unsupervised-blitz] Im Blitzschach ohne Aufsicht gibt es keine Endspurtphase.
        [increment] Bei Zeit für jeden Zug gibt es keine Endspurtphase.
        [not-announced] Die Endspurtphase war nicht angekündigt.
        [not-yet] Erst ist die Zeitkontrolle zu erreichen.
       *[other] { $why }
    }
time-for-moves = Das beantragt nur, wer weniger als zwei Minuten hat.
flag-before-the-claim = Das beantragt niemand, dessen Blättchen gefallen ist.
sheet-incomplete = { $count ->
        [1] Erst das Partieformular vervollständigen: 1 Halbzug fehlt.
       *[other] Erst das Partieformular vervollständigen: { $count } Halbzüge fehlen.
    }
claim-is-postponed = Der Schiedsrichter hat über den Antrag noch nicht entschieden.
no-such-finding = So wird über einen solchen Antrag nicht entschieden.
claim-unchecked = Der Antrag beendet die Partie: { $command } sagt, ob der Gegner ihn geprüft hat.
claim-written = Der Antrag hat die Partie beendet. Ein Schiedsrichter entscheidet, dann { $command }.
left-claim-checked = Die Partie endet mit dem Antrag, der Gegner hat ihn geprüft. Ein Schiedsrichter entscheidet.
left-claim-unchecked = Die Partie endet mit dem Antrag, der Gegner hat ihn nicht geprüft. Ein Schiedsrichter entscheidet.
claim-check-position = Die Stellung: { $position } Hat der Gegner sie geprüft? Enter ja, - nein.
claim-check-sheet = Die Stellung: { $position } Hat der Gegner sie und das Partieformular geprüft? Enter ja, - nein.
claim-take-back-ask = Den Antrag zurücknehmen, der die Partie beendet hat? j nimmt ihn zurück, und sie geht weiter.
claim-check-on-paper = Die Stellung gehört auf Papier, hier fehlen Züge. Hat der Gegner sie geprüft? Enter ja, - nein.
fault-kind = { $kind ->
        [move] regelwidriger Zug
        [pawn] Bauer nicht ersetzt
        [press] Uhr ohne Zug gedrückt
        [hands] Zug mit zwei Händen
       *[other] { $kind }
    }
fault-kind-words = { $kind ->
        [move] zug
        [pawn] bauer
        [press] uhr
        [hands] hände
       *[other] { $kind }
    }
no-fault = Kein abgeschlossener Zug ist regelwidrig, über den nicht entschieden wäre.
faults-followed = Auch regelwidrig und mit { $move } gestrichen: { $followed }. Eine Strafe dafür schlägt nur { $command } vor.
no-such-fault = In dieser Ausgabe der Regeln zählt das nicht als regelwidriger Zug.
fault-not-pressed = { $side } hat die Uhr nicht gedrückt.
fault-no-pawn = Der letzte Halbzug von { $side } führt keinen Bauern auf die letzte Reihe.
needs-fault = eine Seite und eines von { $known }
fault-of = { $side }, { $kind }, Nummer { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, falscher Antrag
remedy-time = { $side } { $time } dazu
remedy-time-from = { $side } { $time } weniger
remedy-loss = { $side } verliert
remedy-draw = Remis, denn { $side } kann nicht mattsetzen
remedy-nothing = zurück zur Stellung davor, keine Zeit
remedy-no-time = keine Zeit dazu
remedy-stands = der Zug steht, denn der Gegner hat gezogen
fault-after-end = Die Partie war zu Ende: Ein regelwidriger Zug, der jetzt auffällt, ändert nichts.
irregularity-after-end = Die Partie war zu Ende: Eine Unregelmäßigkeit, die jetzt auffällt, ändert nichts.
fault-stands = Der Zug steht, nichts ist gezählt.
points-more = { $side } { $points } dazu
points-fewer = { $side } { $points } weniger
points-counted = { $amount ->
        [half] ½ Punkt
        [whole] 1 Punkt
       *[more] { $points } Punkte
    }
penalty-named = { $penalty ->
        [warning] Verwarnung
        [time-to-opponent] Zeit für den Gegner
        [time-from-offender] Zeit abziehen
        [points-to-opponent] Punkte für den Gegner
        [points-from-offender] Punkte abziehen
        [loss] Verlust
        [fine] Geldbuße
        [exclusion] Ausschluss von Runden
        [expulsion] Ausschluss vom Turnier
       *[other] { $penalty }
    }
penalty-words = { $penalty ->
        [warning] verwarnung
        [time-to-opponent] zeit-dazu
        [time-from-offender] zeit-weg
        [points-to-opponent] punkte-dazu
        [points-from-offender] punkte-weg
        [loss] verlust
        [fine] geldbuße
        [exclusion] runden
        [expulsion] turnier
       *[other] { $penalty }
    }
proposal-one = { $about }: { $remedy }? Enter nimmt es, eine Zeit ändert es, - lässt es.
proposal-of-weight = { $about }: { $remedy }? j trägt es ein, eine Zeit ändert es, - lässt es.
proposal-of-the-laws = { $about }: { $remedy }? Enter nimmt es, - lässt es.
proposal-draw = { $about }: { $remedy }? j trägt es ein, - lässt es.
proposal-of-several = { $about }: { $remedies }? Eine Zahl wählt, Enter nimmt das erste, - lässt es.
enter-is-no-yes = Enter allein trägt nichts ein, nur j.
needs-remedy = Eine Zeit wie 2:00, oder - für nichts.
faulted = { $about }.
penalised = Strafe für { $side }: { $remedy }.
no-time-added = Es kommt keine Zeit dazu.
penalty-who = Wer hat welchen Artikel verletzt: weiß { $article }?
penalty-article = Welchen Artikel hat { $side } verletzt: { $article }?
penalty-no-article = Artikel { $article } gibt es in dieser Fassung nicht. Welchen Artikel hat { $side } verletzt?
penalty-which = Welche Strafe: { $menu }?
penalty-which-loss = { $breach ->
        [device] Für ein Gerät sehen die Regeln den Verlust vor.
        [sound] Für ein Gerät, das ein Geräusch macht, sehen die Regeln den Verlust vor.
        [refusal-of-both] Für beharrliche Weigerung beider sehen die Regeln vor: beide verlieren.
       *[refusal] Für beharrliche Weigerung sehen die Regeln den Verlust vor.
    } Welche Strafe: { $menu }?
penalty-time = Wie viel Zeit: 2:00?
penalty-points = Wie viele Punkte: { $least } oder { $most }?
take-increment-ask = Den Zuschlag von { $time } für { $side } zurücknehmen? Enter nimmt ihn zurück, - lässt ihn.
go-back-hint = { $command } geht zurück zur Stellung vor { $move }.
white-half = Weiß ½, Schwarz 0: ½-0
black-half = Weiß 0, Schwarz ½: 0-½
white-by-forfeit = Weiß gewinnt kampflos, +/-
black-by-forfeit = Schwarz gewinnt kampflos, -/+
both-forfeit = beide verlieren kampflos, -/-
sign-ask = { $result }: Unterschreibt { $side }? Enter unterschreibt.
approve-ask = { $result }: Bestätigt { $side }? Enter bestätigt.
sign-unconfirmed = Ein Schiedsrichter muss dieses Ergebnis noch bestätigen. { $ask }
sign-other-ask = { $result }: Unterschreibt { $side } das Formular von { $owner }? Enter unterschreibt.
other-sheet-signed-ask = Ist auch das Formular von { $owner } unterschrieben, von { $signers }? Enter: ja.
signed-other = { $side } hat das Formular von { $owner } unterschrieben.
signatures-missing = Es fehlen Unterschriften: { $missing }.
signature-of = { $side } auf dem Formular von { $owner }
signed = { $side } hat das Ergebnis unterschrieben.
approved = { $side } hat das Ergebnis bestätigt.
signed-already = Das ist schon unterschrieben.
signatures-fell = Die Unterschriften unter dem alten Ergebnis gelten nicht mehr. { $command } unterschreibt das neue.
resignation-fell = Das Formular nennt die Aufgabe nicht mehr als Grund. { $command } hält den neuen fest.
score-above-game = Zusammen gibt es nie mehr als { $points }.
opponents-score-ask = { $ask } { $draw } oder { $loss }, wenn { $side } weniger bekommt.
needs-opponents-score = { $draw } oder { $loss }, oder j für den Sieg.
log-offered = { $side } bietet Remis, Angebot { $count }.
fivefold-ask = Dieselbe Stellung zum fünften Mal. Ergebnis: { $result }? j trägt es ein.
seventy-five-ask = Je 75 Züge ohne Bauernzug und ohne Schlagen. Ergebnis: { $result }? j trägt es ein.
note-resignation-may-draw = { $side } kann nicht mattsetzen: Vorschlag { $result }.
cannot-mate = { $why } { $side } kann nicht mattsetzen.
irregularity-named = { $kind ->
        [start] Falsche Anfangsstellung
        [turned] Brett verdreht
        [colours] Farben vertauscht
        [displaced] Figuren verschoben
        [clock] Uhr zurückgegeben
       *[other] { $kind }
    }
irregularity-words = { $kind ->
        [start] anfang
        [turned] verdreht
        [colours] farben
        [displaced] verschoben
        [clock] uhr
       *[other] { $kind }
    }
irregularity-which = Was war nicht in Ordnung: { $kinds }?
irregular = { $kind }.
irregular-of = { $kind }, { $side }.
position-listed = Weiß: { $white }. Schwarz: { $black }.
colours-go-on = Züge: Weiß { $white }, Schwarz { $black }; die Partie geht weiter.
colours-go-on-unless = Züge: Weiß { $white }, Schwarz { $black }. Die Partie geht weiter, wenn der Schiedsrichter nicht anders entscheidet.
colours-anew = Züge: Weiß { $white }, Schwarz { $black }; eine neue Partie.
colours-open = Züge: Weiß { $white }, Schwarz { $black }; der Schiedsrichter entscheidet.
annul-ask = Die Partie annullieren? j annulliert sie, das Protokoll bleibt.
annul-late-ask = Die Partie ohne Reklamation annullieren? j annulliert sie, das Protokoll bleibt.
annulled = Die Partie ist annulliert. Für die neue Partie ansage noch einmal starten.
not-in-this-edition = Diese Ausgabe der Regeln kennt das nicht.
beyond-the-game = { $count ->
        [1] Es steht nur ein Halbzug: damit wird keiner zurückgenommen.
       *[other] Es stehen nur { $count } Halbzüge: damit wird keiner zurückgenommen.
    }
restore-which = Zurück wohin: 12 s, oder eine Zahl von Halbzügen?
note-asks = { $side } { $about }
asks-about = { $about ->
        [quietly] fragt nach dem Schiedsrichter, ohne Ansage.
        [leave] bittet, das Brett verlassen zu dürfen.
        [away] verlässt das Brett.
        [back] ist zurück am Brett.
        [touch] beschwert sich: der Gegner hat eine Figur berührt.
        [complaint] beschwert sich.
        [sheet] bittet, das mitgeschriebene Formular zu sehen.
        [blank-sheet] bittet um ein leeres Formular.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Es zählt jede Berührung, die nicht klar ein Versehen war.
       *[intent] { $asks } Es zählt nur eine Berührung mit Absicht.
    }
leave-asked = Der Schiedsrichter muss es erlauben.
complaint-lost = Zu spät: eine Figur ist berührt. Der Schiedsrichter liest es trotzdem.
note-complaint-lost = { $asks } Das kommt zu spät: { $side } hat eine Figur berührt.
sheet-out-of-turn = Um das mitgeschriebene Formular bittet nur, wer am Zug ist.
sheet-asked-often = Um das mitgeschriebene Formular bittet man höchstens { $most }-mal. Der Schiedsrichter liest es trotzdem. Das eigene: { $command }.
note-asks-for-the-sheet = { $side } bittet um das mitgeschriebene Formular, Nummer { $count } von { $most }.
sheet-words = formular, partieformular
blank-sheet-words = leer, blatt
set-up-stands = Nach { $moves } Zügen von beiden wird das nicht mehr reklamiert. Nur der Schiedsrichter kann es noch aufgreifen.
late-set-up = { $late ->
        [nothing-claimed] Nach { $moves } Zügen von beiden gilt dazu keine Reklamation mehr. Ein König, der mit der Dame vertauscht war, rochiert nicht.
       *[nothing-changed] Nach { $moves } Zügen von beiden gilt dazu keine Reklamation mehr; Uhren nur, wenn der Zeitplan leidet. Keine Rochade mit einem König oder Turm, der falsch stand.
    }
opponent-claims-late = Zu spät: { $side } hat seither gezogen, und was vorher gezogen wurde, bleibt.
earlier-moves-stand = Zu spät: nach dem eigenen Zug steht, was vorher gezogen wurde. Hat der Gegner wieder gezogen, zuerst seinen Zug eingeben.
complain-what = Worüber?
measure-what = Welche Maßnahme?
measure-noted = Maßnahme: { $text }
back-words = zurück
touch-words = berührt, berührung
claim-illegal = Der angegebene Zug ist regelwidrig: { $command } { $word }.
claim-binds = Der Antrag gilt nicht, und der angegebene Zug ist regelwidrig.
pawn-becomes-queen = Der Bauer wird durch eine Dame ersetzt.

## For the arbiter
note-illegal-move = Möglicherweise regelwidriger Zug: { $move }.
note-unreplaced-pawn = Möglicherweise regelwidriger Zug: { $move }. Der Bauer wird durch eine Dame ersetzt.
note-illegal-move-due = Möglicherweise regelwidriger Zug: { $move }. Stattdessen: { $due }.
note-illegal-settled = Laut Formular regelwidrig: { $move }. { $settled ->
        [counted] Der Schiedsrichter hat entschieden.
        [remains] Der Zug gilt, denn der Gegner hat gezogen.
       *[over] Die Partie ist beendet.
    }
note-illegal-claimed = Reklamiert vor dem eigenen Zug: { $about }. { $command } schlägt vor, was es kostet.
note-illegal-claimed-open = Reklamiert vor dem eigenen Zug: { $about }. Dass dazu die Uhr gedrückt wurde, ist nicht notiert.
note-illegal-claimed-decided = Nochmals reklamiert: { $about }. Darüber ist schon entschieden.
note-illegal-claimed-in-vain = Reklamiert ist ein regelwidriger Zug, aber der letzte Zug auf dem Formular ist regelgemäß.
note-in-the-log-alone = { $note } Damals nur vermerkt, nicht gemeldet.
note-in-the-log-alone-claim = { $note } Damals nur vermerkt, nicht gemeldet. Ein Spieler reklamiert es: { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Beide Könige stehen im Schach.
       *[pawn] Ein Bauer steht auf der letzten Reihe.
    }
note-illegal-position = { $position } Eingreifen, wenn möglich.
note-illegal-position-waits = { $position } Den nächsten abgeschlossenen Zug abwarten.
note-claimant-without-time = { $side } reklamiert und hat selbst keine Zeit mehr.
flag-unclaimed-ask = Hier zählt ein Fallblättchen nur, wenn ein Spieler reklamiert. Hat { $side } reklamiert? j trägt es ein.
fault-unclaimed-ask = { $about }: Hier handelt der Schiedsrichter nur auf Reklamation. Hat { $side } reklamiert? j trägt es ein.
note-flag-not-claimed = Hier reklamiert ein Spieler, dass die Zeit des Gegners abgelaufen ist. Keiner hat es getan.
note-cannot-follow = Das Brett des Programms kann nicht folgen: { $move }.
note-entered-otherwise = Eingegeben: { $entered }. Auf dem Brett des Programms ist das { $made }.
note-checkmate = Die Stellung ist matt.
note-stalemate = Die Stellung ist patt.
note-dead-position = Keine Seite kann mattsetzen.
note-fivefold = Dieselbe Stellung zum fünften Mal.
note-fivefold-apart = Dieselbe Stellung zum fünften Mal, nicht in Folge. Ob das Remis ist, entscheidet der Schiedsrichter.
ended-by-queen = { $why } Doch der Zug war regelwidrig, und die Dame ersetzt den Bauern. Der Schiedsrichter entscheidet.
note-seventy-five-moves = Je 75 Züge ohne Bauernzug und ohne Schlagen.
after-the-flag = Doch erst nach dem Fallblättchen: { $why }
fault-first = { $why } Doch davor war ein Zug regelwidrig: erst über ihn entscheiden.
note-made-after-flag = Der Zug kam nach dem Fallblättchen von { $side }; die Uhren waren angehalten.
drawn-before = Nach { $move }: { $why } Ob das remis war, entscheidet der Schiedsrichter.
note-corrected-to-other-piece = Der korrigierte Zug nimmt eine andere Figur als die angehobene.
note-touched = { $side }, { $did }: { $due }.
note-touched-only = { $side }, { $did }.
touched-pieces = berührt { $pieces }
note-touch-not-kept = Der Zug von { $side } hält nicht ein, was berührt wurde: { $due }.
let-go = losgelassen auf { $square }
due-free = jeder regelgemäße Zug ist erlaubt
due-free-but = jeder regelgemäße Zug außer { $castling } ist erlaubt
due-moves = { $piece } muss ziehen
due-taken = { $piece } muss geschlagen werden
due-takes = { $by } muss { $of } schlagen
due-castles = { $castling } ist zu ziehen
due-stays = ein Zug nach { $square } ist zu machen
due-promotes = { $piece } muss nach { $square } ziehen, mit Umwandlung
note-mismatch-watch = Falsch wiederholt, während die Uhr schon lief.
note-called = { $entrant ->
        [assistant] Die Assistenz des Spielers
        [opponents-assistant] Die Assistenz des Gegners
       *[player] Der Spieler
    } bittet um den Schiedsrichter.
note-called-for-result = Das Programm rief den Schiedsrichter: Ergebnis von den Tasten { $entrant ->
        [assistant] der Assistenz des Spielers
        [opponents-assistant] der Assistenz des Gegners
       *[player] des Spielers
    }.
note-signed-at-keys = Die Unterschrift von { $side } kam von den Tasten von { $keys }.
note-ended-by-player = Ergebnis von den Tasten { $entrant ->
        [assistant] der Assistenz des Spielers
        [opponents-assistant] der Assistenz des Gegners
       *[player] des Spielers
    }: { $result }. { $command } { $code } bestätigt es, { $command } * nimmt es zurück.
note-ended-already = Ergebnis von den Tasten { $entrant ->
        [assistant] der Assistenz des Spielers
        [opponents-assistant] der Assistenz des Gegners
       *[player] des Spielers
    }: { $result }. { $command } { $code } bestätigt es.
note-after-resignation = { $side } hat aufgegeben. { $note }
note-after-agreement = Remis wurde vereinbart. { $note }
note-stopped = { $entrant ->
        [assistant] Die Assistenz des Spielers
        [opponents-assistant] Die Assistenz des Gegners
       *[player] Der Spieler
    } hat die Uhren angehalten: { $reason }.
note-stopped-by = { $side } hat die Uhren angehalten: { $reason }.
note-stopped-other = { $entrant ->
        [assistant] Die Assistenz des Spielers
        [opponents-assistant] Die Assistenz des Gegners
       *[player] Der Spieler
    } hat die Uhren aus anderem Grund angehalten: berechtigt?
note-authorised-another-day = Dieses Gerät wurde { $at } genehmigt, und die Partie { $opened } eröffnet: Eine Genehmigung gilt ab dann einen Tag.
note-irregular-offer = { $side } hat Remis zu einem anderen Zeitpunkt angeboten als zwischen dem Zug und dem Drücken der Uhr.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Eingegeben an den Tasten der Assistenz des Gegners.
       *[assistant] {" "}Eingegeben an den Tasten der Assistenz des Spielers.
    }
note-claim-refused = { $claim } An den Tasten abgewiesen, denn eine Figur war berührt.
note-not-taken = { $untaken ->
        [flag] { $side } hat das Fallblättchen reklamiert, obwohl die Uhr Zeit zeigte.
        [out-of-turn] { $side } hat Remis beantragt, ohne am Zug zu sein.
        [after-flag] { $side } hat Remis beantragt, nachdem das Fallblättchen gefallen war.
        [after-end] { $side } hat das Fallblättchen reklamiert, nachdem die Stellung die Partie beendet hatte.
        [offered-early] { $side } hat Remis angeboten, bevor das Turnier eines zulässt.
        [accepted-early] { $side } hat ein Remis angenommen, bevor das Turnier eines zulässt.
        [written-early] { $side } hat ein Remis eingetragen, bevor das Turnier eines zulässt.
       *[declined] { $side } hat ein Remis angenommen, das durch Berühren abgelehnt war.
    } An den Tasten abgelehnt.
note-played-unstarted = Auf der Uhr am Brett wurde begonnen; der Start des Schiedsrichters wurde nicht eingegeben.
note-pressed-unmade = Die Uhr wurde gedrückt, bevor der Zug ausgeführt war.
note-pressed-unmade-counts = Die Uhr wurde gedrückt, bevor der Zug ausgeführt war. { $command } schlägt die Strafe vor.
note-wrong-secret = Ein falsches Geheimwort wurde eingegeben.
note-other-command = { $answer ->
        [refused] Während der Partie wurde „ansage { $command }“ verlangt und abgelehnt
        [opened] Während der Partie wurde „ansage { $command }“ mit dem Geheimwort der Schiedsrichter geöffnet
        [left] Bei der Eröffnung der Partie lief „ansage { $command }“ und musste enden
       *[wrong-secret] Während der Partie wurde „ansage { $command }“ mit einem falschen Geheimwort verlangt
    }{ $times ->
        [one] .
       *[other] , { $times }-mal.
    }
note-notice-removed = Das Zeichen, dass eine Turnierpartie läuft, wurde entfernt oder verändert; es ist wieder da.
note-notice-missing = Das Zeichen, dass eine Turnierpartie läuft, lässt sich nicht anbringen: andere Befehle wissen nichts von der Partie.
note-corrected = Vor der Uhr korrigiert: { $new } statt { $old }.
note-correction-late = Korrektur nach dem Drücken der Uhr gewünscht: { $new } statt { $old }.
note-correction-late-of = Korrektur nach dem Drücken der Uhr gewünscht: { $old }.
note-stood-still = Das Programm war { $time } lang angehalten und bemerkte nichts.
note-battery-low = Der Akku des Rechners, der die Partie führt, hat { $percent } Prozent, ohne Netz.
note-sheet-corrected = Formular berichtigt: { $new } statt { $old }.
note-pawn-queened = Der Bauer ist eine Dame: { $new } statt { $old }.
note-sheet-corrected-by = Formular berichtigt: { $new } statt { $old }; Kürzel { $initials }.
note-boards-differ = Was auf den beiden Brettern steht, weicht voneinander ab. Die Formulare werden verglichen.
note-flag = Zeitüberschreitung { $side }: { $moves } von { $required } Zügen nach dem Formular abgeschlossen.
note-flag-met = Zeitüberschreitung { $side }, verlangt: { $required }. Nach dem Formular { $moves } Züge abgeschlossen.
note-flag-open = Zeitüberschreitung { $side }: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } nach dem Formular abgeschlossen, letzte Periode.
note-flag-no-control = Zeitüberschreitung { $side }: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } nach dem Formular abgeschlossen; welche Bedenkzeit gilt, ist nicht bekannt.
note-flag-counted = Zeitüberschreitung { $side }: { $moves } von { $required } Zügen nach dem Formular. Der Zähler der Uhr zeigt { $counted } und beweist nichts.
note-flag-counted-met = Zeitüberschreitung { $side }, verlangt: { $required }. Formular: { $moves } Züge. Der Zähler der Uhr zeigt { $counted } und beweist nichts.
note-flag-open-counted = Zeitüberschreitung { $side }, letzte Periode: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } nach dem Formular. Der Zähler der Uhr zeigt { $counted } und beweist nichts.
note-flag-made = Zug { $number } von { $side } ist ausgeführt, nicht abgeschlossen.
note-flag-made-untold = Zug { $number } von { $side } ist ausgeführt; dass die Uhr gedrückt wurde, hat niemand gemeldet.
note-first-zero = { $side } war zuerst bei null.
note-flag-times = Weiß noch { $white-left }, Schwarz noch { $black-left }; { $side } { $zero ->
        [reached] war bei null
        [not-reached] war nicht bei null
       *[other] { $zero }
    }.
note-flag-times-about = Nach der Rechnung des Programms Weiß noch etwa { $white-left }, Schwarz etwa { $black-left }; { $side } { $zero ->
        [reached] war bei null
        [not-reached] war nicht bei null
       *[other] { $zero }
    }.
note-kept = { $time } seit Beginn, nach { $place }: { $note }
note-kept-before-the-first = { $time } seit Beginn, vor dem ersten Zug: { $note }
notes-read-before = { $count ->
        [one] 1 Vermerk haben Sie
       *[other] { $count } Vermerke haben Sie
    } schon gelesen. { $command } liest alle.
arbiters-lines-not-piped = Was dem Schiedsrichter gilt, zeigt eine Pipe nicht. Ein Terminal zeigt es.
note-with-clocks = Uhren { $about ->
        [about] etwa { $white } und { $black }
        [exact] { $white } und { $black }
       *[other] { $about } { $white } und { $black }
    }: { $note }
note-sealed-otherwise = Auf dem Brett wurde { $move } ausgeführt: Das ist der Abgabezug. Im Umschlag steht ein anderer. Der Schiedsrichter entscheidet.
note-not-repeated = Der Gegner hat { $move } nicht wiederholt.
open-flag = { $side }: Zeit überschritten.
flag-left-open = Zeit von { $side }: Das entscheidet der Schiedsrichter.
flag-after-the-claim = { $side }: Zeit überschritten. Zuerst wird über den Antrag entschieden, der gewartet hat.
both-flags-down = Beide Fallblättchen sind eingetragen.
both-flags = Beide Fallblättchen sind eingetragen, und welches zuerst fiel, ist nicht bekannt{ $flags ->
        [goes-on] : Die Partie geht weiter
        [open] : Das entscheidet der Schiedsrichter
       *[draw] {""}
    }.
open-proposal = { $why } Vorschlag: { $result }.
arbiter-view-begins = Ab hier für den Schiedsrichter. Strg+C verlässt die Anzeige.
arbiter-view-refused = Gezeigt wird, was der Gegner sehen darf, und sonst nichts.
arbiter-view-ended = Das Geheimwort oder die Partie hat gewechselt. Die Anzeige ist zu Ende.
arbiter-view-no-secret = Für diese Partie haben die Schiedsrichter kein Geheimwort gesetzt.
nothing-open = Nichts.
note-gap = Das Programm lief { $time } lang nicht; die Uhren standen.
note-gap-unknown = Das Programm war weg, und nichts sagt, wie lange; die Uhren standen.

## Die Uhr ohne Partie
clock-keys = Sprechende Uhr, { $control }. f drückt für { $first }, j für { $second }; d und k sagen ihre Zeit, ? beide. Die Leertaste startet die Uhren und hält sie an.
only-a-clock = Das ist eine Uhr ohne Partie. f drückt für { $first }, j für { $second }; d, k und ? sagen die Zeiten, die Leertaste startet und hält an, /? nennt die Befehle.
clock-starts-with = { $key } oder die Leertaste startet die Uhr von { $side }.
clock-alone-stands = Die Uhren stehen. Die Leertaste lässt die von { $side } laufen.
press-taken-back = { $side }: Das Drücken ist zurückgenommen.
help-press-back = Das letzte Drücken zurücknehmen.
no-press = Es gibt kein Drücken, das zurückgenommen werden kann.
clock-alone-needs-time = Die Uhr braucht eine Bedenkzeit, zum Beispiel ansage clock 5+3.
clock-has-no-sheet = { $path } gehört zu einer Uhr ohne Partie und enthält keine Züge.
taken-up-with = Das geht weiter mit: { $command }
goodbye-clock = Die Uhr ist gespeichert: { $path }
no-last-clock = In { $path } gibt es keine Uhr, die weitergehen kann.
clocks-on-the-line = W { $white } S { $black }
clock-side-stands = { $side }, steht

## The command line
event-needs-file = Der Turniermodus braucht die Turnierdatei des Schiedsrichters: --event-file DATEI.
file-exists = { $path } gibt es schon und wird nicht überschrieben.
file-not-plain = { $path } ist keine Datei, sondern ein Ordner, eine Pipe oder ein Gerät.
file-too-large = { $path } ist größer als { $mib } MiB und wird nicht gelesen.
cause = { $cause ->
        [not-found] nicht vorhanden
        [not-allowed] keine Berechtigung
        [folder] es ist ein Ordner
        [no-folder] ein Teil des Pfads ist kein Ordner
        [full] kein Platz mehr frei
        [read-only] der Datenträger ist schreibgeschützt
        [too-large] zu groß
        [there] schon vorhanden
        [busy] ein anderes Programm benutzt es gerade
        [no-text] kein Text in UTF-8
        [no-default] es gibt kein Tongerät
        [no-such] dieses Tongerät gibt es nicht
        [unnamed] kein Gerät ist eingestellt
        [gone] das Tongerät ist nicht verfügbar
        [refused] PulseAudio lehnt die Verbindung ab
        [silent] der Tonserver antwortet nicht
        [unplugged] es ist nichts angesteckt
        [same-name] mehrere Tongeräte heißen so; mit seiner Nummer nennen, wie ansage doctor sie aufzählt
        [no-sides] es hat kein Links und Rechts für zwei Personen
        [elsewhere] der Ton wäre anderswo herausgekommen
        [for-all] dort sind die Ansagen zu hören, und alle würden es hören
        [not-here] auf diesem System gibt es keine
        [no-service] speech-dispatcher ist nicht installiert
        [no-helper] { $text } ist nicht installiert
        [other-build] { $text } gehört zu einer anderen Version von Ansage
        [open-to-others] { $text } wird in einem Turnier nicht gestartet, weil andere darin oder in seinem Ordner schreiben können
        [no-espeak] die Stimme espeak-ng ist nicht installiert
        [no-languages] der Stimme espeak-ng fehlen ihre Sprachen
        [ended] es beendet sich von selbst
        [late] keine Antwort
       *[other] { $text }
    }
wanted-range = gebraucht wird eine Zahl von { $from } bis { $to }
wanted = { $wanted ->
        [number] gebraucht wird eine ganze Zahl
        [text] gebraucht wird Text in Anführungszeichen
        [table] gebraucht wird ein Abschnitt mit diesem Namen in eckigen Klammern
        [choice] es gibt { $text }
        [once] das steht zweimal da
        [yes-no] gebraucht wird yes oder no
        [talk-key] gebraucht wird space, insert oder f1 bis f12
        [own-voices] gebraucht werden Stimmen wie de=rhvoice/Anna
        [earcons] gebraucht wird all, none oder eine Auswahl aus accepted, refused, edge, clock-started, clock-pressed, device-lost
        [edition] nötig ist 1997, 2005, 2009, 2014, 2018 oder 2023
    [edition-2018] bitte 2018 nehmen, denn die Regeln von 2017 galten ein halbes Jahr
    [date] gebraucht wird ein Datum wie 2026.03.01
        [letters] gebraucht werden Sprachen wie "en,de"
        [chess960] gebraucht wird 0 bis 959, random oder acht Figuren wie BQRBNKRN
        [file] gebraucht wird a bis h
        [meant] gebraucht wird ours oder theirs, der Halbzug und der Zug, wie theirs:17=Nbd2
        [move] gebraucht wird ein Zug wie e2e4 oder e7e8q
       *[other] das ist nicht zu lesen ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = { $path } ist nicht lesbar: { $why }.
file-unwritable = { $path } ist nicht schreibbar: { $why }.
journal-folder-made = Für das Protokoll wurde der Ordner { $path } angelegt.
journal-damaged = { $path }: Zeile { $line } des Protokolls ist beschädigt. Bis davor ist alles gelesen.
journal-torn = { $path }: Die letzte Zeile war abgerissen und zählt nicht.
journal-doubts = { $number ->
        [one] Eine Angabe in diesem Protokoll kann nicht sein
       *[other] { $number } Angaben in diesem Protokoll können nicht sein
    }. ansage verify { $path } nennt sie.
settings-bad = Einstellungen { $path }, Zeile { $line }: { $why }.
settings-wrong = Einstellungen { $path }, Zeile { $line }: { $why }
voices-bad = Stimmen { $file }, { $key }: { $why }.
voices-bad-file = Stimmen { $file }: { $why }.
device-unusable = { $device } ist nicht verwendbar: { $why }.
bad-fen = Keine Stellung: { $text }
unknown-words = Die Ansagen { $name } gibt es nicht. Es gibt { $known }.
unknown-letters = Die Figurenbuchstaben { $name } gibt es nicht. Es gibt { $known }.
unknown-reports = Die Meldungen { $name } gibt es nicht. Es gibt { $known }.
room-label = Saal:{" "}
arbiter-label = Schiedsrichter:{" "}
go-on-with = Weiter mit: { $command }
export-with = Als PGN: { $command }
export-in-games = Als Text und PGN: { $command }
last-game = Letzte Partie: { $white } gegen { $black }, { $date }.
game-not-finished = Eine Partie vom { $when } ist nicht beendet, Zug { $number }. ansage --resume setzt sie fort.
no-last-game = In { $path } gibt es keine Partie, die weitergehen kann.
resume-decides = Eine Partie geht so weiter, wie sie begonnen wurde. Nicht befolgt: { $list }.
clock-needs-time = Die Uhr des Programms braucht eine Bedenkzeit, zum Beispiel --time "G/15m, +10s".
settings-unknown-key = Einstellungen { $path }, Zeile { $line }: Den Schlüssel { $key } gibt es nicht.
settings-anew = { $why } ansage setup beginnt neu und behält die alte Datei.
journal-elsewhere = { $why } --journal und der Name einer Datei bewahrt die Partie woanders auf.
unknown-voice = Die Stimme { $name } gibt es nicht. Es gibt auto, builtin, own, system, screen-reader, none und script:DATEI.
no-builtin-voice = Die eingebaute Stimme ist nicht installiert: { $path } fehlt.
no-system-voice = Die Stimme des Systems ist nicht installiert: { $path } fehlt.
no-screen-reader-program = Was den Screenreader sprechen lässt, ist nicht installiert: { $path } fehlt.
screen-reader-reads-the-terminal = Hier nimmt kein Screenreader Worte anderer Programme an, er liest das Terminal: statt --voice screen-reader --ear text wählen.
not-a-journal = { $path } ist kein Protokoll.
journal-newer = { $path } stammt von einer neueren Version von Ansage.
journal-damaged-resume = { $path }: Zeile { $line } des Protokolls ist beschädigt. Um davor weiterzuspielen, --journal und den Namen einer neuen Datei angeben.
journal-in-use = { $path } ist in einem anderen Programm offen.
no-game-in-journal = { $path } enthält keine Partie.
illegal-move = { $move } ist hier kein regelgemäßer Zug.
event-game-runs = Die Turnierpartie ist nicht beendet. Bis dahin gibt es --text.
over-journal = { $path } ist das Protokoll selbst und wird nicht überschrieben.
chess960-unknown = { $text } ist keine Aufstellung im Chess960. Es gibt 0 bis 959, random und acht Figuren wie BQRBNKRN.
chess960-pieces = { $text }: Zur Grundreihe gehören ein König, eine Dame, zwei Türme, zwei Läufer und zwei Springer.
chess960-bishops = { $text }: Die Läufer müssen auf Feldern verschiedener Farbe stehen.
chess960-king = { $text }: Der König muss zwischen den Türmen stehen.
chess960-with-fen = --chess960 und --fen nennen jedes eine Anfangsstellung. Bitte nur eines von beiden angeben.
ear-is-room = Saal und Ohrhörer haben dasselbe Gerät. Für zwei Ohrhörer an einer Buchse jedem eine Seite geben: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = Mit --voice system bestimmt das System, wo sie zu hören ist: { $option } weglassen, oder builtin oder own wählen.
system-voice-speaks-everything = Mit --voice system spricht eine Stimme alles: { $option } weglassen.
system-voice-not-in-an-event = In einem Turnier geht --voice system nicht, denn niemand weiß, wer sie hört: builtin oder own wählen.
screen-reader-speaks-everything = Mit --voice screen-reader spricht der Screenreader alles, wo er eben spricht: { $option } weglassen, oder builtin oder own wählen.
screen-reader-speaks-in-the-ear = Mit --voice screen-reader spricht in einem Turnier der Screenreader im Ohrhörer und die eingebaute Stimme im Saal: { $option } weglassen.
screen-reader-needs-an-earphone = In einem Turnier braucht --voice screen-reader auch den Ohrhörer, --ear-device: dort spricht die eingebaute Stimme weiter, wenn der Screenreader ausfällt.
script-voice-not-in-an-event = In einem Turnier geht --voice script: nicht, denn es schreibt mit, was nur der Spieler hört: builtin, own oder none wählen.
event-only-here = { $name } führt zu { $address }, und das ist nicht auf diesem Computer: in einem Turnier weglassen oder einen Server auf diesem Computer angeben.
event-network-not-shut = Dieses System hält kein Programm von einem Netz fern: Wer das Gerät prüft, sorgt dafür, dass es keine Verbindung hat.
event-helpers-not-started = In einem Turnier werden diese Programme nicht gestartet, weil andere in { $path } schreiben können: { $list }.
screen-or-plain = --screen und --plain schließen sich aus. Bitte nur eines angeben.
screen-needs-terminal = Die Bildschirmanzeige braucht ein Terminal; mit einer Pipe oder einem sehr einfachen Terminal geht sie nicht.
about-what = Ansage { $version } sagt Schachpartien an und schreibt sie mit; es spielt nicht und rät nicht. Lizenz { $licence }.
about-no-network = Das Programm hat keinen Netzwerkcode, und was es in einem Turnier startet, bleibt auf diesem Computer.
about-no-network-code = Das Programm hat keinen Netzwerkcode.
about-no-engine = Es gibt kein Schachprogramm darin: nichts bewertet eine Stellung oder sucht einen Zug.
about-build = Kennung { $build }. Ein Hilfsprogramm mit einer anderen wird abgelehnt.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } ist nicht installiert.
about-crates = Gebaut aus { $number } Paketen anderer, und { $more } weiteren in den Hilfsprogrammen. Sie heißen:

## Die Anfangsstellung
set-up-is-over = Die Aufstellung wird nur vor dem ersten Zug vorgelesen.
position-impossible = Diese Stellung kann in keiner Partie entstehen: { $flaws }.
flaw-empty-board = das Brett ist leer
flaw-missing-king = ein König fehlt
flaw-too-many-kings = eine Seite hat mehrere Könige
flaw-pawns-on-back-rank = Bauern stehen auf der ersten oder letzten Reihe
flaw-castling-rights = für ein Rochaderecht stehen König und Turm nicht bereit
flaw-en-passant = über das Feld für das Schlagen im Vorbeigehen ist kein Bauer gezogen
flaw-opposite-check = die Seite, die nicht am Zug ist, steht im Schach
flaw-impossible-check = ein solches Schach kann durch keinen Zug entstehen
flaw-too-much-material = eine Seite hat zu viele Figuren

## Das gedruckte Partieformular
form-scoresheet = Partieformular
form-private-log = Private Aufzeichnung, kein Beweis
form-sheet = Blatt { $number }
form-round = Runde: { $number }
form-match = Wettkampf: { $number }
form-board = Brett: { $number }
form-event = Turnier: { $name }
form-site = Ort: { $name }
form-date = Datum: { $name }
form-arbiters = Schiedsrichter: { $names }
form-assistant = Assistent: { $name }
large-print-size = Großdruck hat Buchstaben von { $smallest } bis { $largest } Punkt, nicht von { $points }.
form-start = Anfangsstellung: { $fen }
form-result = Ergebnis: { $result }
form-annulled = Ergebnis: keines, die Partie ist annulliert
form-claim-position = Stellung: { $fen }
form-claim-on-paper = Stellung: auf Papier
form-claim-open = Ergebnis: offen, ein Schiedsrichter entscheidet
form-points = Punkte: Weiß { $white }, Schwarz { $black }
form-black-advances = Schwarz kommt weiter (Remis genügt)
form-resigned = Aufgegeben: { $side }
form-illegal = { $mark } regelwidriger Zug
form-signatures = Unterschriften:
form-signed-other = Auf dem Formular von { $owner } unterschrieben: { $side }
form-signed = Am Programm unterschrieben: { $side }
form-arbiter = Schiedsrichter
page-skip = Zu den Zügen
page-game = Die Partie
page-moves = Züge
page-moves-caption = Züge beider Seiten
page-number = Zug
page-offer = { $mark } Remisangebot
page-dash = { $mark } nicht aufgeschriebener Zug
page-blank = nicht eingetragen
page-times = Zeiten
page-times-chart = Verlauf der Restzeit beider Seiten
page-times-lines = Durchgezogene Linie: Weiß, zuletzt { $white-left }. Gestrichelte Linie: Schwarz, zuletzt { $black-left }. Alle Zahlen stehen in der Tabelle.
page-times-caption = Restzeit nach jedem Zug, in Stunden, Minuten und Sekunden
page-diagrams = Diagramme
page-position = Stellung nach { $move }
page-position-start = Stellung vor dem ersten Zug
page-mark =
    { $marked ->
        [offer] Remisangebot
        [claim] Anspruch
        [note] Notiz
        [illegal] Regelwidriger Zug
        [result] Ende der Partie
       *[asked] Gewünscht
    }
page-result = Ergebnis
page-sound = Ton
page-sound-of = Ton: { $move }
page-sound-lost = { $move }: Der Ton fehlt.
page-runs = Die Partie läuft: Zeiten und Diagramme stehen hier erst, wenn sie beendet ist.
page-no-such-move = Einen Zug { $text } hat die Partie nicht. Bitte so angeben: 12w für Weiß, 12b für Schwarz.
summary-title = Zusammenfassung der Partie
summary-opened = Eröffnet: { $at }
summary-half-moves = Halbzüge: { $number }
summary-time = { $side }: { $used } verbraucht, { $left } übrig.
summary-at-the-keys = Schiedsrichter { $initials } war am Gerät von { $from } bis { $to }, gezählt ab der Eröffnung.
summary-nobody-at-the-keys = Kein Schiedsrichter war am Gerät.
summary-notes = Notizen für den Schiedsrichter:
summary-no-notes = Es gibt keine Notizen für den Schiedsrichter.
log-title = Was neben den Zügen festgehalten wurde.
log-nothing = Es wurde nichts festgehalten.
summary-secret-set = Die Schiedsrichter setzten ein neues Geheimwort um { $at }, gezählt ab der Eröffnung.
log-note = Notiz: { $text }
log-note-by = Notiz von Schiedsrichter { $initials }: { $text }
log-reason-by = Grund, von Schiedsrichter { $initials }: { $text }
log-sealed = Versiegelte Notiz von Schiedsrichter { $initials }; das Geheimwort der Schiedsrichter öffnet sie.
log-clock-set = Uhr von { $side }: { $new } statt { $old }.
note-control-set = Bedenkzeit: { $new } statt { $old }.
note-repeated-wrongly = Der Gegner hat den Zug falsch wiederholt.
log-number-set = Der Zug hat die Nummer { $new } statt { $old }.
log-room-limited = Der Raum mit höchstens { $new } Prozent statt { $old }.
log-restored = { $count ->
        [1] Zurück zu { $place }; 1 Halbzug ist gestrichen.
       *[other] Zurück zu { $place }; { $count } Halbzüge sind gestrichen.
    }
log-the-start = dem Anfang
log-result-instead = Ergebnis: { $new }, statt { $old }.
log-decided-by = { $initials }: { $decision }
envelope-title = Umschlag einer Hängepartie
envelope-position = Stellung vor dem Abgabezug:
envelope-used = Verbrauchte Zeit: Weiß { $white-used }, Schwarz { $black-used }; übrig: Weiß { $white-left }, Schwarz { $black-left }.
envelope-used-blank = Verbrauchte Zeit, Weiß und Schwarz: ____
envelope-sealed = Abgabezug: { $number }, { $side }
envelope-sealed-by = Abgegeben von: { $name }
envelope-offer = Remisangebot vor dem Abbruch, noch offen: { $side }
envelope-offer-since = Remisangebot nach der Zugabgabe, noch offen: { $side }
envelope-resumes = Fortsetzung, Tag, Zeit und Ort: { $when }
envelope-lacks = Auf dem Umschlag fehlt noch: { $what }.
envelope-lacks-names = beide Namen
envelope-lacks-times = die verbrauchten Zeiten
envelope-lacks-resumption = Tag, Zeit und Ort der Fortsetzung (--resumes)
nothing-to-seal = Die Partie ist beendet: es gibt keinen Abgabezug.
envelope-not-ours = Den Umschlag stellt die Turnierdatei dem Programm nicht als Aufgabe: adjourns in [duties].

## Der ganze Bildschirm und die Ansicht des Gegners
clock-runs = läuft
clock-about = etwa
clock-flag = Zeit überschritten
clock-zero-first = zuerst bei null
clock-zero = null
clock-control-met = Zeitkontrolle { $number } erfüllt
clock-moves = { $number ->
        [one] { $number } Zug
       *[other] { $number } Züge
    }
clock-on-the-table = Die offizielle Uhr steht auf dem Tisch.
clock-not-kept = Das Programm, das die Uhren führt, ist beendet: Sie stehen.
side-to-move = { $side } am Zug.
step-on-the-line = { $step ->
        [announced] angesagt
        [made] gezogen
        [repeated] wiederholt
       *[other] { $step }
    }
clock-on-the-line = Uhr { $side }.
waits-for-journal = Warten auf die Partie: { $path } ist noch nicht da.

## Optionen, die nicht gehen
option-unknown = Es gibt keine Option { $option }. --help nennt sie.
option-unknown-suggested = Es gibt keine Option { $option }. Ist { $suggested } gemeint?
option-needs-value = { $option } braucht einen Wert.
option-choices = { $option } { $value } geht nicht. Es gibt { $choices }.
option-bad-value = { $option } { $value } geht nicht: { $why }.
option-missing = { $option } fehlt.
one-option-missing = Eine dieser Optionen fehlt: { $options }.
task-is-time = Es gibt keine Aufgabe { $time }. Als Bedenkzeit: ansage --time { $time }
task-unknown = Es gibt keine Aufgabe { $task }. --help nennt sie.
task-unknown-nearest = Es gibt keine Aufgabe { $task }. ansage { $near } gemeint?
help-program = Ansage sagt Züge an, wiederholt die des Gegners, führt das Partieformular und sagt Zeiten und Züge auf Anfrage.
help-begin = Neu hier? ansage tutorial übt das Programm in zehn Minuten. ansage beginnt eine Partie, ansage games nennt die bisherigen.
help-tasks = ansage --help nennt alle Aufgaben und Optionen, ansage help mit einer Aufgabe nur diese: ansage help export.
help-unknown = Zu { $text } gibt es keine Hilfe. ansage help nennt die Themen.
help-unknown-nearest = Zu { $text } gibt es keine Hilfe. { $command } { $near } gemeint?
manual-pages = ansage manual mit einer Nummer liest eine Seite vor: ansage manual 3.
manual-unknown = Eine Seite { $text } hat das Handbuch nicht. ansage manual nennt die Seiten.
manual-languages = Das Handbuch gibt es auf Deutsch und Englisch.
manual-title = Ansage: das Handbuch
manual-typed = Sie tippen: { $text }
manual-pressed = Sie drücken: { $key }
argument-missing = { $needed ->
        [file] Eine Datei fehlt.
        [folder] Ein Ordner fehlt.
        [file-or-folder] Eine Datei oder ein Ordner fehlt.
        [journal] Ein Protokoll fehlt. ansage games nennt die Partien.
        [whom] Für wen? ansage brief mit opponent, arbiter, assistant, organiser oder letter.
       *[other] Eine Angabe fehlt. --help nennt sie.
    }
argument-too-many = { $text } ist eine Angabe zu viel. --help nennt, was dazugehört.
option-behind-task = { $option } bitte hinter die Aufgabe schreiben.
option-no-value = { $option } hat keinen Wert.
option-twice = { $option } steht zweimal da.
options-exclude = { $option } und { $other } schließen einander aus.
time-control-part = Bedenkzeit: { $part } ist nicht verstanden. Geschrieben wird sie wie 5+3 oder wie 40/90m, G/30m, +30s.
time-control-preset = Bedenkzeit: Keine heißt { $name }. Es gibt { $names }; oder sie wird geschrieben wie 5+3 oder wie 40/90m, G/30m, +30s.
time-control-no-time = Bedenkzeit: Zu { $part } fehlt die Zeit selbst. Geschrieben wird sie wie 5+3 oder wie G/5m, +3s.
time-control-last-period = Bedenkzeit: Hinter einer Periode für den Rest der Partie steht keine mehr, wie in 40/90m, G/30m.
time-control-what-next = Bedenkzeit: { $part } sagt nicht, was danach kommt. Geschrieben wird sie wie 40/90m, G/30m oder wie 40/120m, 20/60m.
time-control-two-increments = Bedenkzeit: Es gibt einen Zuschlag oder Aufschub, für die ganze Partie, wie in 40/90m, G/30m, +30s.
time-control-long-delay = Bedenkzeit: Ein Zuschlag oder Aufschub über 60 Sekunden wird abgelehnt.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } ist da und antwortet.
doctor-helper-silent = { $helper } ist da und antwortet nicht: { $why }.
doctor-helper-missing = { $helper } fehlt in { $folder }. Das bringt dieser Befehl: { $command }.
doctor-voice = Eine Stimme spricht { $language }.
doctor-voice-missing = Keine Stimme spricht { $language }. Bitte { $install } installieren.
doctor-no-voice = Nichts wird gesprochen: { $why }. Das bringt dieser Befehl: { $command }.
doctor-own-voice = Die eigene Stimme spricht, aus dem Speech Dispatcher.
doctor-own-voice-missing = Keine eigene Stimme: { $why }. Wer eine will, dem hilft: { $command }.
doctor-system-voice = Die Stimme des Systems spricht, mit --voice system.
doctor-system-voice-missing = Keine Stimme des Systems: { $why }. Wer sie will, dem hilft: { $command }.
doctor-screen-reader = Der Screenreader { $name } spricht, mit --voice screen-reader.
doctor-screen-reader-missing = Weder NVDA noch JAWS antwortet. NVDA braucht { $file } bei den Programmen oder in lib/ansage.
doctor-screen-reader-silent = Weder NVDA noch JAWS antwortet. Läuft einer der beiden?
doctor-recorded-words = Aufgenommene Wörter: { $path }.
doctor-recorded-words-missing = Aufgenommene Wörter: { $path }, nicht alle verwendbar, { $why }. Genaueres: ansage voices check.
doctor-sound = { $channel }: zu hören auf { $device }.
doctor-sound-missing = { $channel }: nicht zu hören, { $why }. Nach Gehör wählen: ansage doctor --by-ear.
doctor-output = Zum Hören gibt es: { $device }.
doctor-sound-is-loose = Unter Windows ist kein Ton fest an ein Gerät gebunden: Fehlt der Ohrhörer oder wird ein anderes Gerät zum Standard, verstummt er sofort, und seine Meldungen kommen als Text.
doctor-sound-of-its-own = Am besten ist ein Ohrhörer, der ein eigenes Gerät ist, etwa mit USB. An der Buchse des Lautsprechers merkt Ansage vielleicht nicht, dass er gezogen wurde, und zwei Ohrhörer gehen dort nicht.
doctor-buffer = { $device } setzte mitten im Sprechen aus und bekommt seitdem { $milliseconds } Millisekunden auf einmal.
doctor-recogniser = Gesprochenes versteht { $path }.
doctor-recogniser-lacks = Das kennt es nicht, und es kann nicht gesprochen werden: { $list }.
doctor-scorer = Menschen werden besser gehört mit { $path }.
doctor-scorer-missing = Das Netz, mit dem Menschen besser gehört werden, ist nicht da. Das bringt es: { $command }.
doctor-scorer-damaged = Ein Netz, mit dem Menschen besser gehört werden, ist beschädigt: { $why }. Neu bringt es: { $command }.
doctor-hears = Gehört von { $ears ->
        [both] Spracherkenner und Netz
        [recogniser] dem Spracherkenner allein
        [scorer] dem Netz allein
       *[nobody] niemandem
    }: { $list }.
doctor-microphone = Mikrofon: { $device }, { $level } dB.
doctor-microphone-dead = Mikrofon: { $device }. Es ist nichts zu hören, nicht einmal Rauschen. Ist es stumm geschaltet?
doctor-microphone-missing = Kein Mikrofon: { $why }. Ist eines angesteckt? Ein anderes nennt --microphone.
doctor-input = Als Mikrofon gibt es: { $device }.
doctor-braille = Braillezeile: { $device }, { $cells } Zellen, Zeilen: { $lines }.
doctor-braille-missing = Keine Braillezeile: { $why }.
doctor-tables = Brailletabellen: { $count }. Wörter neben Zügen schreibt liblouis.
doctor-no-louis = Brailletabellen: { $count }. Wörter neben Zügen kommen nicht in Zellen: { $why }. Bitte { $install } installieren.
doctor-readers-display = Brailletabellen: { $count }. Eine Braillezeile gehört hier dem Screenreader: NVDA zeigt darauf, was gesagt wird, mit --voice screen-reader.
doctor-no-words = Die für Wörter gewählte Tabelle { $table } übersetzt nicht: { $why }. Auf der Braillezeile stehen sie in deren eigener Tabelle.
doctor-no-settings = Keine Einstellungsdatei. Sie läge hier: { $path }.
doctor-settings = Einstellungen werden befolgt: { $path }.
doctor-journals = Protokolle kommen nach { $path }. Eine Zeile ist nach { $milliseconds } ms sicher auf der Platte.
doctor-awake = Der Rechner bleibt während einer Partie wach.
doctor-awake-missing = Der Rechner kann während einer Partie einschlafen: { $program } fehlt.
doctor-awake-refused = Der Rechner kann während einer Partie einschlafen: { $program } wird verweigert, { $why }.
doctor-terminal = Das Terminal ist { $kind }.
doctor-no-terminal = Hier ist kein Terminal: Eingaben kommen aus einer Pipe.
doctor-locale = Sprache des Systems: { $locale }. Sprache der Meldungen: { $reports }.
doctor-log = Das Logbuch des Programms liegt hier: { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [one] Es gibt ein Gerät. Es sagt, wie es heißt, und Sie sagen, wer es hört.
       *[other] Es gibt { $count } Geräte. Jedes sagt, wie es heißt, und Sie sagen, wer es hört.
    }
by-ear-device = Das ist { $device }.
by-ear-who = Wer hört das? 1, Sie allein im Ohrhörer. 2, alle im Saal. 3, niemand. Enter, noch einmal. q, Ende.
by-ear-who-or-sides = Wer hört das? 1, Sie allein im Ohrhörer. 2, alle im Saal. 3, niemand. 4, links und rechts getrennt. Enter, noch einmal. q, Ende.
by-ear-left = links
by-ear-right = rechts
by-ear-silent = { $device } ist nicht zu gebrauchen: { $why }.
by-ear-no-devices = Es gibt kein Tongerät. Ist eines angesteckt?
by-ear-no-speaker = Nichts kann gesprochen werden: { $why }.
by-ear-nothing = Nichts ist gewählt, nichts ist geändert.
by-ear-found = Ohrhörer: { $ear }. Saal: { $room }.
by-ear-none = keines gewählt
by-ear-keep = 1 schreibt das in { $path }. Enter lässt es.
by-ear-keep-said = Sie hören das dort, wo Sie gewählt haben. 1, behalten. Enter, lassen.
by-ear-aloud = Laut: die Zahl. „{ $again }“ noch einmal, „{ $on }“ lässt es, „{ $stop }“ hört auf. Verstandenes wird zurückgelesen; „ja“ oder Enter bestätigt.
by-ear-kept = Geschrieben in { $path }.
by-ear-not-kept = Nichts ist geändert.

## The event file
event-file-line = Turnierdatei { $path }, Zeile { $line }: { $why }
event-file-whole = Turnierdatei { $path }: { $why }
event-unknown-key = Den Schlüssel { $key } gibt es nicht.
event-unreadable = { $why }.
event-choice = { $key } ist { $text }. Es gibt { $known }.
event-points = points ist { $text }. Es sind die Punkte für Sieg, Remis und Verlust, zum Beispiel 3-1-0.
event-date = { $text } ist kein Datum. Es wird geschrieben wie 2026-11-21.
event-date-and-time = { $text } ist kein Zeitpunkt. Er wird geschrieben wie 2026-11-21 14:30.
event-missing = In { $table } fehlt { $key }.
event-not-authorised = Der Schiedsrichter muss dieses Gerät genehmigen: authorised = "2026-11-21 14:30" in [arbiter].
event-no-assistant = { $duty } braucht einen Assistenten: [assistant] mit name und accepted-by.
event-opponents-assistant = { $duty }: Der Assistent des Gegners tut nur announces und executes.
event-not-accepted = Der Schiedsrichter muss den Assistenten annehmen: accepted-by = "AB" in [assistant].
event-not-by-program = { $duty } ist nicht möglich. Das kann nur ein Mensch tun.
event-contradiction = { $first } und { $second } schließen einander aus. Bitte eines ändern.
event-needs-leave = { $setting } braucht die Erlaubnis des Schiedsrichters: { $leave } = "AB" in [allowed].
event-unknown-initials = Kein [arbiter] hat das Kürzel { $initials }.
event-same-initials = Zwei Schiedsrichter haben das Kürzel { $initials }. Bitte eines ändern.
event-not-initials = Ein Kürzel hat ein bis vier Buchstaben: { $initials } geht nicht.
laws-replaced = Die Regeln von 2017 galten ein halbes Jahr. Bitte 2018 nehmen.
laws-in-force = Regeln von { $edition }, { $class ->
        [rapid] Schnellschach
        [blitz] Blitz
        [standard] Standardschach
       *[other] { $class }
    }.
laws-from-2009 = Diese Regeln lagen nicht ganz vor. Artikel aus denen von 2009 tragen den Zusatz 2009.
event-clock-needs-time = Die Uhr des Programms braucht eine Bedenkzeit: time = "G/15m, +10s" in [clock].
event-file-decides = { $option } bestimmt die Turnierdatei. Bitte weglassen.
event-goes-on = Was die Turnierdatei bestimmt, steht schon im Protokoll. Bitte --event-file oder --resume weglassen.
read-back-reaches-nobody = Das Vorlesen der Eingabe erreicht niemanden: mit --ear-device einen Ohrhörer nennen, oder der Schiedsrichter erlaubt einen verdeckten Bildschirm, private-screen = "AB" in [allowed].
read-back-unheard = Das Vorlesen der Eingabe erreicht niemanden: den Ohrhörer mit --ear-device nennen.
event-no-secret = Kein Geheimwort öffnet, was hinter { $key } steht. ansage check-event --secret schreibt es.
event-secret-missing = Ohne Geheimwort der Schiedsrichter öffnet keine Turnierpartie. ansage check-event --secret { $path } zieht eines.
event-running = Eine Turnierpartie läuft; daneben geht das nicht.
event-running-secret = Eine Turnierpartie läuft; daneben öffnet dies das Geheimwort der Schiedsrichter.
event-not-known = Ob eine Turnierpartie läuft, ist nicht festzustellen. { $path } ist nicht lesbar: { $why }.
event-needs-terminal = Eine Turnierpartie wird an einem Terminal gespielt; ein Skript braucht die Erlaubnis script in der Turnierdatei.
event-opening = Turniermodus. { $laws } Ansagen: { $announces }. Uhr: { $clock ->
        [table] auf dem Tisch
        [program] die des Programms
        [none] keine
       *[other] { $clock }
    }. Diese Aufzeichnung ist { $record ->
        [scoresheet] das Partieformular
        [log] privat und kein Beweis
       *[other] { $record }
    }.
nobody-tells = Zeit und Züge sagt in dieser Partie niemand.
only-the-player-is-told = Zeit und Züge werden nur dem Spieler gesagt.
check-event-good = { $path } kann verwendet werden.
check-event-authorised = Dieses Gerät ist genehmigt von { $by }, { $at }.
check-event-authorised-another-day = Die Genehmigung gilt jetzt nicht: Sie gilt ab ihrer Zeit einen Tag, und wird jetzt eine Partie eröffnet, erfährt es der Schiedsrichter.
check-event-served = Sehbehindert: { $side ->
        [white] Weiß
        [black] Schwarz
        [both] beide
       *[other] { $side }
    }.
check-event-time = Bedenkzeit: { $time }.
check-event-words = Worte der Ansagen: { $words ->
        [de-fide] Deutsch nach Anhang D
        [de] Deutsch
        [en] Englisch
        [es-fide] Spanisch mit Namen nach Anhang D
        [es] Spanisch
        [fr] Französisch
        [nl] Niederländisch
        [pt-BR] brasilianisches Portugiesisch
        [pt-PT] europäisches Portugiesisch
       *[other] { $words }
    }. Figurenbuchstaben: { $letters }.
letters-named = { $letters ->
        [de] deutsch
        [en] englisch
        [es] spanisch
        [fr] französisch
        [nl] niederländisch
        [pt] portugiesisch
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Assistent
        [opponent] Assistent des Gegners
       *[other] { $of }
    }: { $name }, angenommen von { $by }.
check-event-provided = Den Assistenten stellt { $by }.
check-event-style = Stil der Ansagen: { $say }.
check-event-start = Anfangsstellung: { $position }.
duty-named = { $duty ->
        [executes] Züge auf dem anderen Brett
        [records] Partieformular
        [presses] Uhr
        [tells] Zeit und Züge auf Anfrage
        [claims] Reklamieren der gegnerischen Zeitüberschreitung
        [adjourns] Hängepartie
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] Diese Aufzeichnung ist das Partieformular
        [announcing] Das Programm sagt an
        [time-left] Die Restzeit wird auf Anfrage gesagt
        [private-screen] Verdeckter Bildschirm
        [other-words] Andere Worte als die des Anhangs D
        [board-reading] Was auf dem Brett steht, wird auf Anfrage gesagt
        [reminders] Erinnerungen an die eigene Zeit
        [open-listening] Offenes Zuhören
        [script] Ein Skript darf spielen, mit Ein- oder Ausgabe durch eine Pipe
        [sealed-here] Ein Abgabezug darf im Programm allein liegen
        [screen-reader] Der eigene Screenreader darf im Ohrhörer sprechen
        [arbiter-cue] Der Saal hört einen Ton und einen Satz, wenn ein Schiedsrichter benötigt wird
       *[other] { $what }
    }
check-event-leave = { $leave }: erlaubt von { $by }.
condition-named = { $condition ->
        [device] das genehmigte Gerät
        [default-time] die Karenzzeit
        [clock-side] die Seite der Uhr
        [first-increment] der erste Bonus
        [supervised] die Aufsicht
        [finish] die Endspurtphase
        [no-draw-before] kein Remis vor Zug
        [two-hands] zwei Hände
        [rated] gewertet
        [two-boards] zwei Bretter
        [medium] die Aufzeichnung
        [hearing-impaired] ein hörbehinderter Gegner
        [score-duty] das Ende der Schreibpflicht
        [points] die Punkte
        [adjustment] die Zeit dafür, dass ein Assistent schreibt oder drückt
        [set-up] die Aufstellung
        [move-counter] der Zugzähler
        [assistant] ein Assistent, der ansagt
       *[other] { $condition }
    }
condition-words = { $condition ->
        [device] gerät
        [default-time] karenzzeit
        [clock-side] seite
        [first-increment] erster-bonus
        [supervised] aufsicht
        [finish] endspurt
        [no-draw-before] kein-remis-vor
        [two-hands] zwei-hände
        [rated] gewertet
        [two-boards] zwei-bretter
        [medium] aufzeichnung
        [hearing-impaired] hörbehindert
        [score-duty] schreibpflicht
        [points] punkte
        [adjustment] ausgleich
        [set-up] aufgestellt
        [move-counter] zugzähler
       *[other] { $condition }
    }
condition-value = { $value ->
        [left] links
        [right] rechts
        [before] vorher
        [after] nachher
        [penalise] strafen
        [pegs-excepted] tasten-erlaubt
        [braille] Braille
        [longhand] handschrift
        [recorder] tonband
        [program] programm
        [yes] ja
        [no] nein
        [to-the-control] bis zur Kontrolle
        [for-good] endgültig
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] formular
        [time-left] restzeit
        [private-screen] bildschirm
        [board-reading] brett
        [reminders] erinnern
        [open-listening] mithören
        [sealed-here] abgabezug-hier
        [arbiter-cue] schiedsrichter-ruf
       *[other] { $what }
    }
condition-laid-down = Festgelegt, { $condition }: { $value }.
finish-unannounced = Eine Endspurtphase braucht keine Ankündigung, und keine schließt sie aus.
start-needs = Erst festlegen: { $condition }. { $command } { $word }.
boards-set-up-ask = { $boards ->
        [single] Steht das Brett in der Anfangsstellung? Enter: ja, und die Uhr läuft.
       *[both] Stehen beide Bretter in der Anfangsstellung? Enter: ja, und die Uhr läuft.
    }
start-needs-assistant = Erst braucht es einen Assistenten, der ansagt: Der Gegner ist hörbehindert.
consent-needed = Ein Remis vor Zug { $before } braucht die Zustimmung des Schiedsrichters.
no-event = Das ist kein Turnier, es wird nichts festgelegt.
already-started = Die Partie hat begonnen, zu spät hierfür: { $condition }.
not-in-rated-game = Eine gewertete Partie folgt den Regeln; sie erlauben dies nicht: { $condition }.
needs-condition = was festgelegt wird: { $known }
needs-minutes = Minuten, zum Beispiel 30m
needs-points = Punkte für Sieg, Remis und Verlust, zum Beispiel 3-1-0
needs-move-number = eine Zahl
needs-name = ein Name
needs-one-of = eines von { $known }
check-event-missing = Vor dem Start der Uhr festzulegen: { $missing }.
check-event-earphone = Die Partie öffnet nur, wo ein Ohrhörer (--ear-device oder Einstellungen) oder eine Braillezeile genannt ist; sonst braucht sie die Erlaubnis private-screen.
check-event-preset = Vorlage { $name }, nach { $source }; gelesen wurde { $read }.
name = { $text }
device-rule = { $rule ->
        [off-only] Geräte sind ganz ausgeschaltet; ein Ton verliert.
        [carrying-loses] Wer ein anderes Gerät bei sich trägt, verliert.
        [approved-only] Nur dieses Gerät ist genehmigt; ein anderes am Körper verliert.
       *[other] { $rule }
    }
head-words = Siegelworte: { $words }
verify-doubt = Zeile { $line }: { $doubt ->
        [goes-back] sie ist früher als die Zeile darüber.
        [opened-again] die Partie wird ein zweites Mal eröffnet.
        [authorised-another-day] dieses Gerät wurde erst nach der Eröffnung genehmigt oder mehr als einen Tag vorher.
        [behind-the-result] das Ergebnis stand fest, und dies darf nicht danach kommen.
        [no-such-arbiter] { $initials } ist kein Schiedsrichter dieses Turniers.
        [not-at-the-keys] Schiedsrichter { $initials } war nicht am Gerät.
        [unsigned] ein Schiedsrichter war am Gerät, und das Kürzel fehlt.
        [needs-arbiter] das entscheidet nur ein Schiedsrichter, und keiner war am Gerät.
        [other-time] die Zeit ist nicht die, die sich aus den Zeitpunkten ergibt.
        [absurd] eine Zahl ist jenseits jedes Maßes.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Zeile { $line }: der Ton { $file } { $why ->
        [missing] fehlt.
        [changed] ist nicht so, wie er aufgehoben wurde.
        [unreadable] kann nicht gelesen werden.
       *[other] { $why }
    }
verify-consistent = Die Aufzeichnung ist stimmig. Dass sie unberührt ist, beweist das nicht: Dazu gehören die Siegelworte, die ein Schiedsrichter notiert hat.
verify-proved = Das ist die Aufzeichnung, deren Worte notiert wurden, bis zur letzten Zeile.
verify-proved-to = Das ist die Aufzeichnung, deren Worte notiert wurden, bis Zeile { $line } von { $last }. Für das, was dahinter steht, ist nichts bewiesen.
verify-other = Das ist nicht die Aufzeichnung, deren Worte notiert wurden.
verify-doubts = { $path }: Was genannt ist, kann nicht sein, und auf die Aufzeichnung ist kein Verlass.
verify-head-unread = Es sind acht Siegelworte von je vier Buchstaben, wie bafu.
who = { $by ->
        [player] der Spieler
        [assistant] der Assistent
        [program] das Programm
        [nobody] niemand
       *[other] { $by }
    }

## Reading a game
read-move = { $number } { $side }: { $move }
read-comment = Kommentar: { $text }
read-sign = { $sign ->
        [n1] Guter Zug.
        [n2] Fehler.
        [n3] Ausgezeichneter Zug.
        [n4] Grober Fehler.
        [n5] Interessanter Zug.
        [n6] Zweifelhafter Zug.
       *[other] Zeichen { $sign }.
    }
read-variations = { $count ->
        [one] 1 Variante: /hinein.
       *[other] { $count } Varianten: /hinein 1 bis /hinein { $count }.
    }
read-variation = Variante { $number } von { $count }.
read-clock = Uhr { $time }.
read-noted = Notierte Zeit: { $time }.
read-game-line = { $number }: { $white } – { $black }, { $result }, { $count ->
        [one] 1 Halbzug
       *[other] { $count } Halbzüge
    }.
read-too-many-games = { $path } enthält mehr als { $most } Partien; für so viele ist die Datei zu kurz.
read-pace = Die Datei wird gelesen: { $percent } Prozent.
read-flaws = { $count ->
        [one] 1 Auffälligkeit
       *[other] { $count } Auffälligkeiten
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [one] 1 Halbzug
       *[other] { $count } Halbzüge
    }. Enter geht weiter, /? nennt die Befehle.
read-before-first = Vor dem ersten Zug.
read-end = Ende der Partie. Ergebnis { $result }.
read-end-variation = Ende der Variante: /hinaus.
read-where = Zug { $count } von { $all }.
read-in-variation = Variante, Tiefe { $count }.
read-no-variation = Hier gibt es keine Variante.
read-no-such-variation = Variante { $number } gibt es hier nicht.
read-main-line = Das ist die Hauptvariante.
read-not-found = { $text } nicht gefunden.
read-no-such-move = Zug { $text } gibt es hier nicht.
read-prompt-start = Anfang:{" "}
read-find-what = Was suchen? Einen Zug oder ein Wort aus einem Kommentar.
read-list-welcome = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }. Enter nennt die nächste, eine Nummer öffnet eine, /? nennt die Befehle.
read-prompt-list = Partie { $number } von { $count }:{" "}
read-game-played = Gespielt: { $known }.
read-no-further-game = Keine weitere Partie.
read-no-game = Partie { $number } gibt es nicht. Es sind { $count }.
read-back-to-the-list = /hinaus führt zur Liste zurück.
read-open-a-game = Dafür bitte erst eine Partie öffnen: ihre Nummer.
read-find-which-game = Was suchen? Ein Wort aus Namen, Turnier, Ort oder Datum.
read-more = { $count ->
        [0] Die Partie ist zu Ende.
        [one] 1 Halbzug ist dazugekommen.
       *[other] { $count } Halbzüge sind dazugekommen.
    }
read-file-holds-nothing = Die Datei ist weg oder leer. Was gelesen wurde, bleibt.
read-changed = Die Partie ist ab { $number } { $side } geändert.
read-shorter = Die Partie ist kürzer geworden.
read-another-game = In der Datei steht jetzt eine andere Partie.
read-which-game = { $path } enthält mehrere Partien: Bitte eine mit --game wählen.
read-no-such-game = { $path } enthält keine Partie { $number }. Es gibt { $count }.
pgn-flaw = Zeile { $line }, Spalte { $column }: { $kind ->
        [bad-tag] { $text } ist keine Kopfzeile.
        [unusual-tag] Die Kopfzeile { $text } ist ungewöhnlich geschrieben.
        [second-tag] Die Kopfzeile { $text } steht zweimal da; die letzte gilt.
        [bad-fen] { $text } ist keine Stellung. Kein Zug ist gelesen.
        [impossible-position] Diese Stellung kann in keiner Partie entstehen. Sie gilt, wie sie dasteht.
        [other-variant] { $text } ist ein anderes Spiel als Schach. Kein Zug ist gelesen.
        [unreadable] { $text } ist kein Zug. Diese Zugfolge ist nicht weiter gelesen.
        [illegal-move] { $text } ist regelwidrig. Diese Zugfolge ist nicht weiter gelesen.
        [ambiguous-move] { $text } ist mehrdeutig. Diese Zugfolge ist nicht weiter gelesen.
        [missing-promotion] Bei { $text } fehlt die neue Figur. Diese Zugfolge ist nicht weiter gelesen.
        [missing-move] hier steht kein Zug. Diese Zugfolge ist nicht weiter gelesen.
        [unread-line] { $text }: Diese Zeile ist nicht gelesen.
        [moves-in-comment] Züge in einem Kommentar sind nicht gelesen: { $text }.
        [result-among-moves] das Ergebnis { $text } steht zwischen den Zügen. Was folgt, ist trotzdem gelesen.
        [null-move] { $text } ist kein Zug einer Partie. Diese Zugfolge ist nicht weiter gelesen.
        [move-number] Die Nummer { $text } passt nicht zu den Zügen.
        [letters-ambiguous] Die Figurenbuchstaben können aus mehreren Sprachen sein: { $text }. Die erste gilt.
        [nested-comment] Ein Kommentar steht in einem Kommentar.
        [unclosed-comment] Der Kommentar hat kein Ende.
        [stray-brace] Ein Kommentar endet, ohne zu beginnen.
        [unclosed-variation] Die Variante hat kein Ende.
        [stray-parenthesis] { $text } hat kein Gegenstück.
        [too-deep] So tiefe Varianten sind nicht gelesen.
        [stray-sign] { $text } gehört zu keinem Zug.
        [result-in-variation] Das Ergebnis { $text } steht in einer Variante.
        [result-differs] Das Ergebnis { $text } ist nicht das der Kopfzeile. Die Kopfzeile gilt.
        [unusual-result] Das Ergebnis { $text } ist ungewöhnlich geschrieben.
        [missing-result] Das Ergebnis fehlt.
        [after-result] Züge hinter dem Ergebnis. Sie sind als eigene Partie gelesen.
        [empty-line] Eine leere Zeile in der Partie.
        [capture-sign] { $text }: Das Schlagzeichen passt nicht.
        [check-sign] { $text } gibt kein Schach.
        [mate-sign] { $text } ist kein Matt.
        [en-passant-sign] { $text } schlägt nicht en passant.
       *[other] { $kind }, { $text }.
    }

## Zwei Bretter in der Partie
boards-compared = Bretter werden verglichen.
comparing-no-move = Die Bretter werden verglichen: jetzt kann kein Zug eingegeben werden.
other-sheet-entered = Das andere Formular ist eingegeben. { $command } sagt, was der Vergleich ergibt.
scoresheets-decide = Die Formulare entscheiden; den Schiedsrichter rufen.
nothing-compared = Es werden keine Bretter verglichen. /abweichung beginnt.
key-other-sheet = Jetzt das andere Formular, Halbzug für Halbzug. ? ist unlesbar, - fehlt, eine Nummer springt zu ihrem Zug, /abbrechen streicht den letzten Eintrag, Enter allein beendet das Formular.
prompt-other-sheet = Anderes Formular, { $number } { $side }:{" "}
prompt-comparison = Vergleich der Bretter:{" "}
other-sheet-struck = { $place }, das andere Formular: Eintrag gestrichen.
other-sheet-says = { $place }, das andere Formular: { $move }.
other-sheet-says-ask = { $place }, das andere Formular: { $move }? Enter oder Ja trägt ein.
other-sheet-lacks = { $place }, das andere Formular: fehlt.
which-board = Welches Brett: Anna oder Bella?
entry-left-open = { $place }, das andere Formular: bleibt offen.
first-difference = { $place }: { $sheet } { $ours }, das andere { $theirs }.
log-is-compared = Hier wird die Aufzeichnung dieses Geräts verglichen, kein Beweis. Das Formular des Spielers gilt. Weicht es ab: hier abbrechen und erst die Aufzeichnung berichtigen.
agreed-illegal = Auf beiden Formularen steht ein regelwidriger Zug: { $place }. Zuerst wird darüber entschieden.
decide-entries = Bitte mit der Nummer davor eingeben, was eingetragen ist, zum Beispiel 9. Sbd2.
board-waits = Brett { $board } ist notiert. Erst ist zu entscheiden, was eingetragen ist.
needs-board = a für das Blindenschachbrett oder b für das andere und, wenn bekannt, was dort steht
answer-square = Bitte eine Figur und ihre Farbe, ihren Buchstaben (groß Weiß, klein Schwarz) oder Enter für ein leeres Feld. /abbrechen beendet die Fragen.
corrections-told = Der Spieler hört ab jetzt, was auf den Brettern zu ändern ist.
comparison-ended = Der Vergleich der Bretter ist beendet.
restored = Die Partie geht zurück zur Stellung nach { $place }. { $side } ist am Zug.
restored-start = Die Partie geht zurück zur Ausgangsstellung. { $side } ist am Zug.
restore-ask = Zurückgehen? j streicht: { $moves }
restore-ask-by = Zurückgehen nach Artikel { $article }? j streicht: { $moves }
struck-entries = Gestrichen: { $moves }
note-offer-struck = Auch das Remisangebot von { $side } ist gestrichen.
clocks-wait = Die Uhren stehen. /stellen stellt sie, /weiter lässt sie weiterlaufen.
help-mismatch = Die Bretter weichen ab: Uhren anhalten, Formulare vergleichen.
help-board = Was beim Vergleich auf einem Brett steht: /brett a oder /brett b, auch mit FEN.
help-tell = Der Spieler darf hören, was auf den Brettern zu ändern ist.
help-restore = Zurück zur letzten Übereinstimmung der Formulare.

## Zwei Bretter
resolve-agree = { $count ->
        [0] Auf keinem Formular steht ein Zug.
        [one] Die Formulare stimmen in einem Halbzug überein.
       *[other] Die Formulare stimmen in allen { $count } Halbzügen überein.
    }
resolve-differ = { $count ->
        [0] Die Formulare unterscheiden sich vom ersten Halbzug an.
        [one] Die Formulare stimmen in einem Halbzug überein, dann unterscheiden sie sich.
       *[other] Die Formulare stimmen in { $count } Halbzügen überein, dann unterscheiden sie sich.
    }
resolve-undecided = { $count ->
        [0] Vor jedem Vergleich ist zu entscheiden, was eingetragen ist.
        [one] Sicher stimmen die Formulare in einem Halbzug überein, dann ist zu entscheiden, was eingetragen ist.
       *[other] Sicher stimmen die Formulare in { $count } Halbzügen überein, dann ist zu entscheiden, was eingetragen ist.
    }
resolve-place = Zug { $number } { $side }
resolve-ours = unser Formular
resolve-log = die Aufzeichnung dieses Geräts (kein Beweis)
resolve-theirs = das andere Formular
resolve-difference = Erster Unterschied: { $place }.
resolve-says = Es sagt { $sheet }: { $move }.
resolve-no-move = { $text }, so kann keine Figur ziehen
resolve-ambiguous = { $place }, { $sheet }: { $text } ist mehrdeutig: { $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } ist nicht zu lesen. Welcher Zug steht da?
resolve-missing = { $place }, { $sheet }: Der Eintrag fehlt. Welcher Zug war es?
resolve-breaks-off = Was bei { $place } gespielt wurde, sagt kein Formular. Dahinter ist nichts verglichen.
resolve-tail = { $count ->
        [one] Am Ende fehlt ein Halbzug ({ $sheet }). Das ist kein Unterschied.
       *[other] Am Ende fehlen { $count } Halbzüge ({ $sheet }). Das ist kein Unterschied.
    }
resolve-lacks = Fehlen dort { $count } Halbzüge ({ $sheet }), so sind die nächsten { $run } Einträge gleich.
resolve-same-position = In anderer Reihenfolge kommen beide Formulare nach { $place } zur selben Stellung.
resolve-jump = Zeile { $line }, { $sheet }: Die Nummer { $number } steht, wo { $expected } an der Reihe ist.
resolve-in-order = Die Züge sind in der Reihenfolge gelesen, in der sie dastehen ({ $sheet }).
resolve-position = Stellung nach den Formularen, { $side } am Zug: { $fen }
resolve-back-to = Zurück zu dieser Stellung, { $side } am Zug: { $fen }
resolve-time = Bedenkzeit dort, { $side }: noch { $left }.
resolve-board-right = Brett { $board } stimmt mit dieser Stellung überein.
resolve-board-wrong = Brett { $board } ist zu ändern:
resolve-board-flaws = Was auf Brett { $board } steht, kann in keiner Partie entstehen: { $flaws }.
resolve-remove = { $piece } { $square } vom Brett
resolve-move = { $piece } von { $from } nach { $to }
resolve-put = { $piece } ({ $side }) auf { $square }
resolve-explained = { $slips ->
        [one] Ein Versehen beim Ausführen führt zu dem, was auf Brett { $board } steht. Möglichkeiten: { $count }.
       *[other] { $slips } Versehen beim Ausführen führen zu dem, was auf Brett { $board } steht. Möglichkeiten: { $count }.
    }
resolve-unexplained = Zu dem, was auf Brett { $board } steht, führt keines der üblichen Versehen beim Ausführen.
resolve-more = { $count ->
        [one] Eine weitere Möglichkeit zeigt --json.
       *[other] { $count } weitere Möglichkeiten zeigt --json.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = nicht ausgeführt
slip-one-square-off = auf { $square } gesetzt
slip-rook-one-square-off = den Turm auf { $square } gesetzt
slip-wrong-piece = mit der gleichen Figur von { $square } ausgeführt
slip-mirrored = spiegelverkehrt ausgeführt, von { $from } nach { $to }
slip-twice = zweimal ausgeführt, bis { $square }
slip-captured-put-aside = die geschlagene Figur nicht entfernt, sondern auf { $square } gestellt
slip-captured-not-removed = die geschlagene Figur nicht entfernt, die schlagende auf { $square } gesetzt
slip-capturing-removed = die schlagende Figur entfernt statt der geschlagenen
slip-en-passant-left = der en passant geschlagene Bauer blieb stehen
slip-rook-not-moved = der Turm blieb stehen
slip-king-not-moved = der König blieb stehen
slip-wrong-promotion = auf dem Umwandlungsfeld steht { $piece }
resolve-several-games = { $path } enthält mehrere Partien; gebraucht wird ein Formular mit einer.
resolve-too-long = { $path } enthält mehr als { $most } Halbzüge; so lang ist keine Partie.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = Die Formulare beginnen in verschiedenen Stellungen.
resolve-nothing-compared = In { $path } wurden keine Bretter verglichen. Das andere Formular bitte mit --theirs nennen.
resolve-report-at-the-table = am Brett eingegeben
resolve-no-entry = Einen Halbzug { $number } gibt es nicht ({ $sheet }).
resolve-ask-meaning = Bitte mit --meant angeben, was eingetragen ist, zum Beispiel --meant theirs:17=Sbd2.
resolve-ask-square = Brett { $board }: Was steht auf { $square }?
resolve-ask-color = Brett { $board }, { $square }, { $piece }: weiß oder schwarz?
resolve-ask-again = Bitte eine Figur und ihre Farbe, ihren Buchstaben (groß Weiß, klein Schwarz) oder Enter für ein leeres Feld, oder das ganze Brett als Liste oder FEN; /stop beendet die Fragen.
resolve-ask-aloud = Laut: Farbe und Figur, „{ $empty }“ für ein leeres Feld, „{ $again }“ fragt noch einmal, „{ $stop }“ beendet die Fragen. Verstandenes wird zurückgelesen; „ja“ oder Enter bestätigt.
resolve-ask-found = { $count ->
        [one] Brett { $board } ist nach einer Frage bekannt, wenn höchstens ein Zug falsch ausgeführt wurde.
       *[other] Brett { $board } ist nach { $count } Fragen bekannt, wenn höchstens ein Zug falsch ausgeführt wurde.
    }
resolve-ask-complete = Brett { $board } ist ganz bekannt.
resolve-ask-all = Brett { $board }: Das erklärt keines der üblichen Versehen. Jetzt Reihe für Reihe.
resolve-ask-stopped = Brett { $board }: Fragen beendet, dieses Brett ist nicht verglichen.
resolve-report-title = Zwei Bretter: Bericht für den Schiedsrichter ({ $article }).
resolve-report-wanted = Nach den Formularen soll stehen:
resolve-report-board = Auf Brett { $board } steht:
resolve-report-clocks = Uhren nach der Entscheidung:
resolve-report-written = Der Bericht steht in { $path }
resolve-report-ending = { $path }: Ein Bericht endet auf .txt, .json, .brf oder .pef.
equipment-title = Ausrüstung vor dem Spiel, Schachregeln von { $laws }.
equipment-help = Antworten: ein Maß mit mm oder cm, ja oder nein; Enter lässt offen. { $again } fragt noch einmal, { $back } geht zurück, { $stop } hört auf.
equipment-aloud = Laut: „ja“, „nein“, „{ $empty }“ lässt offen, „{ $again }“ fragt noch einmal, „{ $back }“ geht zurück, „{ $stop }“ hört auf. Maße und Kürzel werden getippt.
equipment-type-it = Maße und Kürzel bitte tippen; „{ $empty }“ lässt es offen.
equipment-part = { $section ->
        [special-board] { $article ->
            [none] Besonderes Brett.
           *[other] Besonderes Brett, { $article }.
        }
        [special-pieces] { $article ->
            [none] Besondere Figuren.
           *[other] Besondere Figuren, { $article }.
        }
        [usual-pieces] Normale Figuren, { $article }.
        [usual-board] Normales Brett, { $article }.
        [table] Tisch, { $article }.
        [clock] { $article ->
            [none] Uhr.
           *[other] Uhr, { $article }.
        }
        [room] Licht und Lärm.
        [set-up] Aufstellung.
       *[approval] Genehmigung, { $article }.
    }
equipment-item = { $item ->
        [special-side] Kürzere Seite des besonderen Bretts
        [special-raised] Dunkle Felder etwas erhöht
        [special-holes] Ein Loch in jedem Feld
        [special-corner] Rechtes Eckfeld vor jedem Spieler nicht erhöht
        [special-pegs] An jeder Figur ein Stift, der passt
        [special-staunton] Besondere Figuren in Staunton-Form
        [special-marked] Jede schwarze Figur besonders gekennzeichnet
        [king-height] Höhe des Königs
        [king-base] Durchmesser des Fußes des Königs
        [usual-staunton] Normale Figuren in Staunton-Form
        [usual-dull] Figuren ohne Glanz
        [usual-tops] König, Dame, Läufer und Bauer oben gut zu unterscheiden
        [square] Seite eines Felds des normalen Bretts
        [board-rigid] Brett steif
        [board-dull] Brett ohne Glanz
        [board-fixed] Brett am Tisch befestigt
        [board-corner] Rechtes Eckfeld vor jedem Spieler hell
        [board-side] Seite des ganzen normalen Bretts
        [table-length] Länge des Tischs
        [table-width] Breite des Tischs
        [clock-hands] Eine Uhr mit Zeigern
        [hands-reinforced] Zeiger verstärkt
        [dial-dots] Ein erhabener Punkt alle fünf Minuten, zwei alle fünfzehn
        [flag-felt] Blättchen leicht zu tasten
        [last-minutes-felt] Zeiger in den letzten fünf Minuten der Stunde zu tasten
        [flag-exact] Blättchen fällt genau zur vollen Stunde, gut sichtbar
        [clock-dull] Kein Glanz auf der Uhr
        [clock-quiet] Uhr leise
        [clock-talks] Uhr sagt die Zeit und die Zahl der Züge
        [clock-private] Nur der Spieler hört die Uhr
        [light] Licht genügt
        [noise] Ruhig genug für Ansagen
        [set-up-a] Brett A, das besondere, in der Anfangsstellung
        [set-up-b] Brett B, das normale, in der Anfangsstellung
        [approved-boards] Bretter und Figuren genehmigt
        [approved-clock] Uhr genehmigt
       *[approved-program] Programm genehmigt
    }
equipment-ask = { $name }?
equipment-ask-size = { $name }, in { $unit }?
equipment-ask-approved = { $name }? Kürzel des Schiedsrichters:
equipment-set-up-how = { $command } oder ? liest vor, was stehen soll.
equipment-beyond = { $item ->
        [special-side] { $figure }: Das besondere Brett soll mindestens { $least } mal { $least } messen.
        [king-height] { $figure }: Der König soll etwa { $least } hoch sein.
        [king-base] { $figure }: Der Fuß des Königs soll { $least } bis { $most } seiner Höhe messen.
        [square] { $figure }: Die Felder sollen { $least } bis { $most } messen.
        [table-length] { $figure }: Der Tisch soll mindestens { $least } lang sein.
       *[table-width] { $figure }: Der Tisch soll { $least } bis { $most } breit sein.
    }
equipment-not-so = Nicht erfüllt: { $name }.
equipment-turned = Brett { $board } ist um 90 Grad gedreht: Rechts vor jedem Spieler muss das Eckfeld hell sein.
equipment-looked = { $looked ->
        [yes] ja
        [no] nein
        [not-measured] nicht gemessen
        [not-approved] noch nicht
       *[not-looked-at] nicht nachgesehen
    }
equipment-approved-by = von { $by }
equipment-approved-by-at = von { $by }, { $at }
equipment-line = { $name }: { $found }
equipment-noted = Notiert: { $found }.
equipment-before = Bisher: { $found }. Enter lässt es dabei, - lässt es offen.
equipment-open = Offen: { $names }.
equipment-end = Offen: { $open }. Gemeldet: { $told }. Enter schließt die Liste, { $back } geht zurück.
equipment-closed = Die Liste ist abgeschlossen. Der Schiedsrichter genehmigt.
equipment-left = Die Liste ist verlassen. Offen: { $open }.
equipment-not-a-size = { $text }: Bitte ein Maß als Zahl in { $unit }, höchstens { $most }; Enter lässt es offen.
equipment-not-yes-or-no = { $text }: Bitte ja oder nein; Enter lässt es offen.
equipment-not-initials = { $text }: Bitte das Kürzel eines Schiedsrichters, ein bis vier Buchstaben; Enter lässt es offen.
equipment-told = Gemeldet:
equipment-nothing-told = Nichts gemeldet.
equipment-decides-nothing = Dieser Bericht entscheidet nichts; der Schiedsrichter genehmigt.
equipment-goes-on = Weiter geht es mit --from { $path }
equipment-no-record = { $path } ist kein Bericht von ansage equipment in JSON.
resolve-board-fault = Brett { $board }: { $unread ->
        [nothing] { $text } ist kein Brett. Gebraucht wird eine FEN, eine Liste der Figuren oder Reihe für Reihe.
        [several] { $text } bedeutet in verschiedenen Sprachen Verschiedenes.
        [twice] Das Feld { $text } ist zweimal genannt.
        [no-color] Welche Farbe hat { $text }?
        [no-piece] Welche Figur steht auf { $text }?
        [no-square] Auf welchem Feld steht { $text }?
        [count] { $text } sind es mehr oder weniger, als angekündigt ist.
        [rank-length] Die Reihe { $text } hat nicht acht Felder.
        [rank-twice] Die Reihe { $text } ist zweimal genannt.
        [rank-missing] Die Reihe { $text } fehlt.
       *[unknown] { $text } nicht verstanden.
    }

listener-failed = Es kann nicht zugehört werden: { $why }.
model-missing = In { $path } ist kein Spracherkenner.
model-not-installed = Der Spracherkenner ist nicht installiert. Ihn bringt dieser Befehl: { $command }.
model-lacks = Dem Spracherkenner fehlt die Datei { $path }.
model-changed = Die Datei { $path } des Spracherkenners ist beschädigt oder verändert.
nobody-hears = Was auf { $language } gesagt wird, hört hier niemand: Das Netz, das diese Sprache hört, ist nicht da. Das bringt es: { $command }.
not-sound = { $path } ist keine WAV-Datei, die gelesen werden kann.
sound-rate = { $path } hat { $rate } Abtastwerte je Sekunde, gebraucht werden 8000 bis 192000.
listen-move = Gehört: { $words }. Verstanden: { $move }.
listen-illegal = Gehört: { $words }. Verstanden: { $move }. Das ist regelwidrig.
listen-command = Gehört: { $words }. Verstanden als Befehl: { $command }.
listen-ask = Gehört: { $words }. Gemeint: { $choices }?
listen-no-move = Gehört: { $words }. Das ist kein Zug in dieser Stellung.
listen-nothing = Gehört: { $words }. Das ist weder Zug noch Befehl.
listen-not-asked = Gehört: { $words }. Es war nichts gefragt.
no-answer = Gehört: { $words }. Das ist hier keine Antwort.
listen-junk = Das war mehr Geräusch als Sprache. Nichts verstanden.
listen-own-grammar = Dieser Spracherkenner nimmt keine Vorgaben an und kann Ansagen hören, die niemand gemacht hat.
listen-no-words = Es waren keine Wörter zu hören.
score-begin = Aufnahmen, die jetzt gehört werden: { $count }. Das dauert eine Weile.
score-heading = { $group ->
        [announcements] Ganze Ansagen
        [commands] Befehle
        [words] Einzelne Wörter
       *[junk] Was für nichts gehalten werden soll
    }{ $mode ->
        [free] , freie Partie
        [event] , Turnier
       *[alone] , beurteilt nach dem gehörten Wort
    }: { $count }.
score-line = { $verdict ->
        [right] Richtig
        [asked] Nachgefragt, das Gesagte steht zur Wahl
        [amiss] { $group ->
                [junk] Nachgefragt
               *[other] Nachgefragt, das Gesagte steht nicht zur Wahl
            }
        [nothing] { $group ->
                [junk] Für nichts gehalten
               *[other] Nicht verstanden
            }
       *[wrong] { $group ->
                [junk] Für etwas gehalten
               *[other] Falsch
            }
    }: { $count } von { $of }, { $percent } Prozent ({ $low } bis { $high }).
score-tenths = { $whole },{ $tenths }
score-wrong = Falsch{ $mode ->
        [free] , freie Partie
        [event] , Turnier
       *[alone] {""}
    }: { $file } wurde für { $taken } gehalten.
score-bounds = In Klammern stehen die Grenzen nach Wilson, 95 Prozent. Sie gelten für weitere Aufnahmen wie diese; andere Menschen können anders verstanden werden.
score-refused = { $unusable ->
        [missing] Zu { $file } ist etwas vermerkt, aber die Datei fehlt.
        [partial] Zu { $file } fehlt die Stellung (fen in recordings.toml), oder beide Felder müssen genannt sein.
        [unclear] Die Wörter von { $file } nennen in der Stellung nicht genau eines; move in recordings.toml sagt, was gemeint war.
        [position] Die Stellung zu { $file } ist keine.
        [move] Der Zug zu { $file } ist keiner.
        [empty] In { $file } ist kein Ton.
        [long] { $file } ist länger als 15 Sekunden: So lange wird keine Taste gehalten. Mit whole = false endet an jeder Pause eine Äußerung.
       *[unheard] An { $file } ist die Spracherkennung zweimal gescheitert.
    }
score-no-word = Im Namen { $file } steht { $word }; das ist kein Wort dieser Sprache.
score-refused-count = Aufnahmen, die nicht zu gebrauchen sind: { $count }.
score-none = Keine Aufnahme in { $path } ist zu gebrauchen.
score-other-language = Diese Aufnahmen sind in der Sprache { $language }. Sie wird mit --words genannt.
score-notes-bad = { $path }, Zeile { $line }: { $why }.
score-no-key = den Schlüssel { $key } gibt es nicht
recording-foreign = { $path } ist keine WAV-, FLAC- oder MP3-Datei, die gelesen werden kann.
recording-cut-off = { $path } bricht ab. Was davor steht, wird verwendet.
recording-wrong-length = Die Länge in { $path } stimmt nicht. Gelesen wird bis zum Ende der Datei.
recording-damaged = { $path } ist beschädigt. Was lesbar ist, wird verwendet.
recording-silent = { $path }: Es ist keine Stimme zu hören.
recording-none = In { $path } liegt keine Aufnahme (WAV, FLAC oder MP3).
reconstruct-unheard = Bei { $time } ist die Spracherkennung zweimal ausgefallen. Diese Stelle wurde nicht gehört.
reconstruct-unscored = Bei { $time } ist das Programm ausgefallen, mit dem Menschen besser gehört werden. Ab hier wird ohne es gehört.
reconstruct-nothing = Kein Zug war zu hören.
reconstruct-summary = Halbzüge: { $count }, davon markiert: { $marked }.
reconstruct-close = unsicher, möglich: { $choices }
reconstruct-doubtful = unsicher
reconstruct-unclear = nicht verstanden, aus dem Weiteren erschlossen
reconstruct-missing = fehlt auf der Aufnahme
reconstruct-unused = Bei { $time } gehört und nicht verwendet: { $words }.
reconstruct-marks = Markiert:
reconstruct-ask = { $place }, bei { $time }: { $choices }?
reconstruct-ask-move = { $place }, bei { $time }: Welcher Zug?
reconstruct-ask-help = Antworten: die Zahl, der Zug, - für keinen Zug, ? spielt den Ton noch einmal, Enter lässt offen, /stop beendet die Fragen.
reconstruct-ask-aloud = Laut: die Zahl oder der Zug, „{ $none }“ für keinen Zug, „{ $open }“ lässt offen, „{ $again }“ spielt den Ton noch einmal, „{ $stop }“ beendet die Fragen. Verstandenes wird zurückgelesen; „ja“ oder Enter bestätigt.
reconstruct-ask-again = Nicht verstanden. Bitte die Zahl oder den Zug.
reconstruct-ask-ear = Zug { $number }, { $side }. Welcher Zug?
reconstruct-ask-unheard = Die Aufnahme ist nicht zu hören: { $why }. Gefragt wird trotzdem.
audio-no-clips = Zu { $path } gibt es keine Aufnahmen.
audio-none-usable = Keine der Aufnahmen zu { $path } ist zu verwenden.
audio-written = Geschrieben nach { $path }: Aufnahmen { $count }, Dauer { $time }.
audio-written-partly = Geschrieben nach { $path }: Aufnahmen { $count } von { $all }, Dauer { $time }.
learn-begin = { $count } Wörter, jedes { $rounds } Mal, und { $announcements } Ansagen: etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }. Jedes Wort bitte sprechen, nachdem danach gefragt wurde. Enter geht weiter, r und Enter fragt noch einmal, q und Enter hört auf.
learn-say = Bitte sagen: { $saying }
learn-flaw = { $fault ->
        [nothing] Von { $saying } war nichts zu hören.
        [noisy] { $saying }: Die Umgebung ist fast so laut wie die Stimme.
        [too-quiet] { $saying } war zu leise.
        [too-loud] { $saying } war zu laut für das Mikrofon.
       *[unlike] { $saying } klang wie etwas anderes.
    }
learn-working = { $takes ->
        [one] Eine Aufnahme. Jetzt wird gelernt, das dauert einen Augenblick.
       *[other] { $takes } Aufnahmen. Jetzt wird gelernt, das dauert bis zu zwei Minuten.
    }
learn-done = Die Stimme ist gelernt. Ansagen, aus denen nicht gelernt wurde: vorher { $before } von { $of } richtig, jetzt { $after }; falsch vorher { $wrong-before }, jetzt { $wrong-after }. Jede zählt in freier Partie und im Turnier.
learn-one-person = Das Gelernte ist für einen Menschen allein: Andere werden damit schlechter gehört.
learn-not-better = Nichts ist geändert: Die Stimme wird nicht besser gehört. Ansagen, aus denen nicht gelernt wurde: vorher { $before } von { $of } richtig, danach { $after }; falsch vorher { $wrong-before }, danach { $wrong-after }.
learn-too-little = Zum Lernen wurde zu wenig gesagt. Nichts ist geändert.
learn-too-few-announcements = Ob etwas besser wird, zeigen erst { $count } ganze Ansagen. Nichts ist geändert.
learn-keeps = Die Aufnahmen kommen nach { $path }, lesbar nur für Sie. Nichts wird verschickt.
learn-consent = Dürfen diese Aufnahmen unter der Lizenz { $licence } weitergegeben werden, um Spracherkenner zu messen und zu verbessern? Für ja bitte ja und Enter; Enter allein heißt nein. Dürfen sie das?
learn-consent-given = Vermerkt: Die Aufnahmen dürfen weitergegeben werden. Solange das nicht geschehen ist, nimmt Löschen des Ordners es zurück.
learn-consent-not-given = Vermerkt: Die Aufnahmen sind nur für Sie.
learn-recordings-kept = Die Aufnahmen sind in { $path }.
learn-forget-hint = Die Aufnahmen werden nicht aufbewahrt. ansage learn-my-voice --forget macht alles rückgängig.
learn-forgotten = Die gelernte Stimme ist vergessen.
learn-nothing-to-forget = Es war keine Stimme gelernt.
learn-stale = Die gelernte Stimme gehört zu einer anderen Fassung des Spracherkenners und wird nicht benutzt. Bitte neu lernen (ansage learn-my-voice).
cannot-learn = Dieser Spracherkenner kann keine Stimme lernen: { $why }.
cannot-learn-language = Auf { $language } kann keine Stimme gelernt werden: Nur ein Spracherkenner lernt, und es gibt ihn nur für Deutsch.
bank-record-begin = { $count ->
    [one] { $count } Wort fehlt.
   *[other] { $count } Wörter fehlen.
} Bitte jedes sagen, nachdem es vorgesagt ist. Enter geht weiter, r fragt noch einmal, b geht zurück, s lässt es aus, q hört auf, jeweils mit Enter. Was aufgenommen ist, bleibt.
bank-record-done = Jedes Wort ist aufgenommen. Eine Partie benutzt sie mit --bank { $path }.
bank-record-stopped = { $count ->
    [one] { $count } Wort fehlt noch.
   *[other] { $count } Wörter fehlen noch.
} Derselbe Befehl macht weiter.
bank-flaw = { $take-fault ->
    [nothing] Von { $saying } war nichts zu hören.
    [noisy] { $saying }: Die Umgebung ist fast so laut wie die Stimme.
    [too-soft] { $saying } war zu leise. Bitte näher ans Mikrofon.
    [too-loud] { $saying } war zu laut für das Mikrofon.
    [cut] Bei { $saying } fehlt der Anfang oder das Ende.
    [too-long] { $saying } war länger als ein Wort.
    [uneven] In { $saying } ist ein Klopfen oder Knacken.
   *[other] { $saying } ist kein lesbarer Ton.
}
bank-refusal = { $path } wird nicht benutzt. { $why }
bank-built = { $count ->
    [one] { $count } Wort ist bereit in { $path }.
   *[other] { $count } Wörter sind bereit in { $path }.
}
bank-refused = { $count ->
    [one] { $count } Aufnahme aus { $path } wurde nicht benutzt.
   *[other] { $count } Aufnahmen aus { $path } wurden nicht benutzt.
}
bank-stranger = { $path } trägt den Namen keines Wortes.
bank-word = { $saying }, { $path }: { $clip ->
    [there] da.
    [missing] fehlt.
    [silent] beschädigt, es ist nichts zu hören.
    [too-long] beschädigt, länger als ein Wort.
    [uneven] beschädigt, lauter oder leiser als die anderen Wörter.
    [clicks] beschädigt, Anfang oder Ende knackt.
   *[not-sound] beschädigt, kein lesbarer Ton.
}
bank-gaps = { $path } ist nicht vollständig: { $missing } fehlen, { $broken } beschädigt. Diese Wörter sagt die eingebaute Stimme.
bank-unusable = Die aufgenommenen Wörter sind nicht zu gebrauchen: { $why }.
bank-language = { $path }: diese Wörter sind { $language }, nicht { $wanted }.
help-next = Der nächste Zug; Enter allein tut dasselbe.
help-back = Einen Zug zurück.
help-move = Zu einem Zug: /zug 17, /zug 17 s.
help-find = Zu einem Zug oder einem Wort aus einem Kommentar: /suche Springer f3.
help-into = In eine Variante: /hinein 2.
help-out = Aus der Variante hinaus; aus der Partie zurück zur Liste.
help-square-reading = Was auf einem Feld steht: /feld e4.
help-rank-reading = Was auf einer Reihe steht: /reihe 4.
help-file-reading = Was auf einer Linie steht: /linie e.
help-pieces-reading = Wo Figuren stehen: /figuren, /figuren weiß, /figuren Springer.
help-captured-reading = Was bis hierher geschlagen wurde.
help-fen-reading = Die Stellung als FEN.
help-diagram-reading = Ein Diagramm für jemanden, der sieht: /diagramm, /diagramm schwarz.
help-where = Wo in der Partie wir sind.
help-help-reading = Diese Liste.
help-quit-reading = Beenden.

## Hearing the player, and the board on request
read-back-offer = { $move }, mit Remisangebot?
castling-squares = { $king }, { $rook }
arrival-first = { $arrival }, { $rest }
piece-from = { $piece } von { $from }
from = von { $from }
which-heard = { $choices }?
offer-ask = Remis anbieten?
accept-ask = Remis annehmen? j nimmt an.
accept-ask-before = Im Turnier ist kein Remis vor Zug { $before } vereinbar. Remis annehmen? j nimmt an.
decline-ask = Remis ablehnen?
clock-ask = Uhr drücken?
say-again = Bitte wiederholen.
nothing-heard = Nichts gehört.
nothing-was-asked = Es ist keine Frage offen.
yes-in-two-words = Bitte „{ $words }“ sagen, oder j tippen.
microphone-missing = Kein Mikrofon. Die Tasten gelten weiter.
microphone-lost = Das Mikrofon ist ausgefallen. Die Tasten gelten weiter.
microphone-back = Das Mikrofon ist wieder da.
recogniser-missing = Keine Spracherkennung, warum, sagt ansage doctor. Die Tasten gelten weiter.
recogniser-lost = Die Spracherkennung ist ausgefallen. Die Tasten gelten weiter.
recogniser-back = Die Spracherkennung ist wieder da.
one-recogniser-lost = Eine von zwei Spracherkennungen ist ausgefallen. Die andere hört allein weiter und fragt öfter nach.
one-recogniser-back = Beide Spracherkennungen hören wieder.
scorer-net-damaged = Ein Netz der Spracherkennung ist beschädigt. Ohne es wird schlechter gehört. Welches, sagt ansage doctor.
listening-off = Zuhören ist ausgeschaltet. Die Tasten gelten weiter.
open-listening = Ich höre allem zu.
talk-key-listening = Ich höre nur mit der Sprechtaste zu.
open-listening-refused = Offenes Zuhören braucht die Erlaubnis des Schiedsrichters. Die Sprechtaste gilt.
repeated-otherwise = Wiederholt wurde { $move }.
on-words = an, ein, offen
off-words = aus, taste
needs-on-or-off = an oder aus
needs-rate = eine Zahl von 80 bis 450
needs-volume = eine Zahl von 0 bis 100
needs-pitch = eine Zahl von -100 bis 100
ear-rate-is = { $number } Wörter in der Minute.
ear-does-not-speak = Das Programm spricht hier nicht selbst; ein Screenreader hat eigene Einstellungen.
ear-volume-is = { $number } Prozent laut.
ear-pitch-is = Tonhöhe { $number } Prozent.
practice-help = Einen Zug oder Befehl sprechen; ich sage, was ich verstanden habe. Gespielt wird nichts. /beenden beendet.
practice-prompt = Übung:{" "}
answer-prompt = Antwort:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } ist leer.
square-not-told = Das wird im Turnier nicht gesagt.
which-square-to-tell = Welches Feld?
help-square = Was auf einem Feld steht: /feld e4. Nicht im Turnier.
rank-holds = Reihe { $rank }: { $pieces }.
file-holds = Linie { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Geschlagen: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = leer
no-pieces = keine
which-rank = Welche Reihe?
which-file = Welche Linie?
which-pieces = Welche Figuren? Zum Beispiel: Springer, weiße Türme, schwarz.
help-rank = Was auf einer Reihe steht: /reihe 4. Nicht im Turnier.
help-file = Was auf einer Linie steht: /linie e. Nicht im Turnier.
help-pieces = Wo Figuren stehen: /figuren, /figuren weiß, /figuren Springer. Nicht im Turnier.
help-captured = Was geschlagen wurde. Nicht im Turnier.
help-fen = Die Stellung als FEN. Im Turnier erst nach dem Ergebnis.
help-diagram = Ein Diagramm für jemanden, der sieht: /diagramm, /diagramm schwarz. Im Turnier erst nach dem Ergebnis.
diagram-shown = Das Diagramm steht auf dem Bildschirm, { $side } unten.
fen-shown = Die FEN steht auf dem Bildschirm. { $side } am Zug, Figuren auf dem Brett: { $count }.
board-not-shown-yet = Das gibt es im Turnier erst nach dem Ergebnis.
help-listen = Allem zuhören oder nur mit der Sprechtaste: /zuhören an, /zuhören aus.
help-rate = Wie schnell der Ohrhörer spricht, in Wörtern je Minute: /tempo 200.
help-volume-ear = Wie laut der Ohrhörer ist, in Prozent: /ohr-lautstärke 60.
help-pitch = Wie hoch der Ohrhörer spricht, in Prozent: /tonhöhe -20.
help-talk-key = Sprechtaste{ $key }: drücken, sprechen, loslassen oder noch einmal drücken.
key-name =
    { $key ->
        [space] Leertaste
        [insert] Einfg
       *[other] { $key }
    }

## Braille
braille-unknown-table = Keine Brailletabelle { $name }. Es gibt { $known }.
braille-table-fault = Brailletabelle { $file }, Zeile { $line }: { $why }. An ihre Stelle tritt { $table }.
braille-unknown-sign = { $table } hat keine Zelle für { $sign } ({ $code }). Es steht als { $shown }.
braille-unknown-cell = Zeile { $line }, Zelle { $place }, Punkte { $dots }: kein Zeichen in { $table }.
braille-cell-not-understood = Zelle { $place }, Punkte { $dots }, nicht verstanden.
braille-not-written = { $text }: Die Zellen { $unwritten ->
        [castling] der Rochade
        [promotion] einer Umwandlung
        [en-passant] des Schlagens en passant
        [draw-offer] eines Remisangebots
        [result] eines Ergebnisses
       *[other] dieses Wortes
    } kennen wir in { $table } nicht, und erfunden werden keine. Eine andere Tabelle wählen.
braille-eight-dots = Zeile { $line }, Zelle { $place }: Punkte { $dots }. Eine BRF hat nur sechs Punkte, und keiner wird abgeschnitten.
braille-words-plain = Die Tabelle { $table } von liblouis übersetzt hier nicht; Wörter stehen Zeichen für Zeichen.
braille-no-louis-table = liblouis hat keine Tabelle { $name }. Namen wie de-g2 oder de-eurobrl6, oder der Pfad einer Datei.
braille-no-embosser-table = { $path }, Zeile { $line }: keine Tabelle eines Druckers. Verlangt wird display ZEICHEN PUNKTE.
braille-embosser-include = { $path }, Zeile { $line }: { $include-fault ->
        [missing] die Datei { $file } gibt es nicht
        [circle] { $file } schließt sich selbst ein
       *[too-many] eingeschlossen werden mehr als { $file } Dateien
    }.
braille-no-byte = Zeile { $line }, Zelle { $place }, Punkte { $dots }: { $table } hat dafür { $code }; ein Drucker nimmt ein Byte je Zelle, ein Zeichen bis U+00FF. Nichts wurde geschrieben.
braille-no-character = Zeile { $line }, Zelle { $place }, Punkte { $dots }: kein Zeichen in { $table }. Nichts wurde geschrieben.
embosser-is-none = { $path } ist kein Gerät. Für eine Datei gibt es --output.
embosser-refuses = Die Druckerwarteschlange { $queue } hat nichts angenommen. Das Blatt ist unversehrt; mit --output geht es in eine Datei.
braille-no-cell = { $path }, Zeile { $line }, Zeichen { $place }: { $sign } ist keine Braillezelle.
braille-page-size = Eine Brailleseite hat mindestens { $cells } Zellen und { $lines } Zeilen, höchstens je { $most }.
braille-no-moves = { $path }: In dieser Brailleschrift wurden keine Züge gefunden.
braille-too-long = { $path } enthält mehr als { $most } Zellen; so lang ist kein Partieformular.
braille-not-pef = { $path } ist keine PEF-Datei: { $why }
braille-diagram = Diagramm von Ansage, keine Norm: k q r l s p sind Figuren von Weiß, dieselben mit Punkt 6 die von Schwarz. Punkte 3 6: ein leeres dunkles Feld.
dot-keys-on = Brailletasten an: f d s j k l sind die Punkte 1 bis 6{ $dots ->
        [eight] , a und ö die Punkte 7 und 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] zugleich gedrückt
        [one-by-one] nacheinander, g schließt die Zelle ab
       *[other] { $way }
    }. { $command } schaltet sie aus.
dot-keys-off = Brailletasten aus.
no-dot = Diese Taste ist kein Punkt. Ein Befehl beginnt mit /, { $command } schaltet die Brailletasten aus.
no-dot-keys = Hier gibt es keine Tastatur.
help-perkins = Braille auf der Tastatur schreiben, oder wieder Buchstaben.
form-braille-table = Brailletabelle: { $table }
form-braille-signs = + Schach # matt = Umwandlung { $offer } Remisangebot

## Das Tonband
sound-began = Was am Brett gesagt wird, wird aufgenommen.
sound-began-private = Ton wird nur aufgenommen, solange die Sprechtaste gehalten wird.
sound-paused = Nichts wird aufgenommen. /aufnahme an nimmt wieder auf.
sound-off = Diese Partie wird nicht aufgenommen. Dazu beginnt das Programm mit --record on.
sound-not-now = Diese Partie wurde anfangs aufgenommen und wird es jetzt nicht mehr.
sound-over = Nach dem Ergebnis wird nichts mehr aufgenommen.
sound-mark = { $tape ->
        [on] Aufnahme läuft.
        [key] Aufnahme mit der Sprechtaste.
        [off] Aufnahme aus.
        [full] Keine Aufnahme: Datenträger voll.
        [unwritable] Keine Aufnahme: Datenträger gestört.
        [deaf] Keine Aufnahme: kein Mikrofon.
       *[no-key] Keine Aufnahme: keine Sprechtaste.
    }
sound-found = Ton von vor dem Absturz wurde gefunden: { $file }.
sound-full = Der Datenträger ist voll. Ton wird nicht mehr aufgenommen. Die Partie geht weiter.
sound-unwritable = Ton kann nicht geschrieben werden und wird nicht mehr aufgenommen. Die Partie geht weiter.
sound-no-microphone = Kein Mikrofon. Nichts wird aufgenommen. Die Tasten gelten weiter.
sound-microphone-lost = Das Mikrofon ist ausgefallen. Nichts wird aufgenommen. Die Tasten gelten weiter.
sound-microphone-back = Das Mikrofon ist wieder da. Ton wird wieder aufgenommen.
sound-no-key = Ohne Sprechtaste wird nichts aufgenommen.
sound-back = Ton wird wieder aufgenommen.
play-nothing = Es ist noch nichts aufgenommen.
play-not-kept = Zu Zug { $number } ist nichts aufgenommen.
play-no-such = Zu { $at } gibt es in { $path } keinen Ton.
play-edge = Es gibt keine weitere Aufnahme.
play-label = { $sound ->
        [offer] Remisangebot
        [refusal] Remis abgelehnt
        [acceptance] Remis angenommen
        [resignation] Aufgabe
        [claim] Reklamation
        [call] Schiedsrichter gerufen
        [note] Notiz
        [correction] Korrektur
       *[found] Nach einem Absturz gefunden
    }
play-correction = Korrektur: { $move }
play-missing = Die Aufnahme { $file } fehlt.
play-changed = Die Aufnahme { $file } wurde seither verändert. Sie wird ausgelassen.
play-unreadable = Die Aufnahme { $file } ist nicht lesbar.
play-speed = Aufnahmen werden mit { $percent } Prozent abgespielt.
needs-half-move = einen Zug wie 23 oder einen Halbzug wie 23w oder 23s
needs-count = eine Anzahl wie 3
needs-speed = ein Tempo von 0,5 bis 2
help-record = Sagen, ob aufgenommen wird. /aufnahme aus: nichts wird aufgenommen, bis /aufnahme an.
help-play = Die Aufnahme eines Zuges im Ohr hören: /ton 23, /ton 23w, /ton 23s; /ton allein die letzte noch einmal.
help-play-next = Die nächste Aufnahme hören.
help-play-previous = Die Aufnahme davor hören.
help-play-last = Die letzten fünf Aufnahmen hören, oder so viele wie gesagt: /ton-letzte 3.
help-play-speed = Wie schnell Aufnahmen abgespielt werden, von 0,5 bis 2: /ton-tempo 1,5.
play-welcome = { $count ->
        [0] Zu dieser Partie ist nichts aufgenommen.
        [one] Eine Aufnahme. Enter spielt sie ab, /ende hört auf.
       *[other] { $count } Aufnahmen. Enter spielt die nächste ab, 23 oder 23w die eines Zuges, /ende hört auf.
    }
play-welcome-pieces = { $count ->
        [0] Nichts zu hören. /ende hört auf.
        [one] Ein Stück. Enter spielt es ab, /ende hört auf.
       *[other] { $count } Stücke. Enter spielt das nächste ab, 2 das zweite, /ende hört auf.
    }
play-neither = { $path } ist weder ein Protokoll noch eine Tondatei, die abgespielt werden kann: WAV, FLAC oder MP3.
play-prompt = Ton:{" "}
record-began = Was gesagt wird, wird aufgenommen.
record-stops = Enter beendet die Aufnahme.
record-stops-by-signal = Strg+C beendet die Aufnahme.
record-nothing = Keine Stimme war zu hören. Nichts wurde aufgenommen.
record-no-microphone = Kein Mikrofon{ $device ->
        [default] {""}
       *[other] : { $device }
    }. Nichts wird aufgenommen. Ein anderes nennt --microphone.
record-kept = { $file }: { $seconds } Sekunden.

# Striche in Zeitnot.
dashed = Strich, { $side }.
dash-unasked = Es steht keine Frage. Striche beginnen mit { $command }.
dash-struck = Strich gestrichen, { $side }.
fill-begins = { $count ->
        [one] Ein Strich
       *[other] { $count } Striche
    }. Züge der Reihe nach eingeben; { $command } hört auf.
fill-ask = { $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = Das Formular ist vollständig.
fill-stops = Noch offen: { $count ->
        [none] Striche
        [one] ein Strich
       *[other] { $count } Striche
    }.
fill-first = Offen: { $count ->
        [none] Striche
        [one] ein Strich
       *[other] { $count } Striche
    }. { $fill } trägt nach, { $correct } streicht den letzten Strich.
complete-first = Das Fallblättchen ist gefallen: erst das Formular ergänzen, dann weiterspielen. { $open }
no-dash = Auf dem Formular steht kein Strich.
borrow-on-own-move = Das Formular wird nur am eigenen Zug geliehen.
return-first = Erst das geliehene Formular zurück: { $borrow } { $back }.
nothing-borrowed = Es ist kein Formular geliehen.
number-gone-by = Der nächste Zug ist schon Zug { $number }; nur ein späterer kann es sein: { $set } { $word } 41.
filled-later = Nachgetragen: { $moves }
note-dashes-began = Ab Zug { $number }, { $side }, stehen Striche.
note-exempt = { $exempt ->
        [both] Beide brauchen nicht mitzuschreiben
        [white] Weiß braucht nicht mitzuschreiben, Schwarz muss
        [black] Schwarz braucht nicht mitzuschreiben, Weiß muss
       *[nobody] Beide müssen mitschreiben
    }: Weiß noch { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left }, Schwarz noch { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
note-default-time = Die Karenzzeit ist vorbei, und dass { $side } da ist, hat niemand vermerkt.
note-arrived = { $side } kam { $late } nach dem Start; die Karenzzeit von { $limit } war { $passed ->
        [yes] vorbei
       *[no] nicht vorbei
    }.
note-arrived-at-start = { $side } kam zum Start.
note-arrived-resumption = { $side } kam { $late } nach { $counted ->
        [agreed] der vereinbarten Zeit
       *[here] der Wiederaufnahme hier
    }; Karenzzeit von { $limit } { $passed ->
        [yes] vorbei
       *[no] nicht vorbei
    }.
note-arrived-at-resumption = { $side } kam { $counted ->
        [agreed] zur vereinbarten Zeit
       *[here] zur Wiederaufnahme hier
    }.
note-borrowed = { $side } hat das Formular des Gegners.
note-borrowed-before-flag = { $side } hat das Formular des Gegners, und kein Fallblättchen ist gefallen.
note-returned = Das geliehene Formular ist zurück.
note-reconstruction = Stand vor der Rekonstruktion: { $fen }; { $moves } Halbzüge, davon { $completed } abgeschlossen; es läuft die Uhr von { $side }; Weiß noch { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left }, Schwarz noch { $about ->
        [about] etwa{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
position-unknown = Stellung nicht bekannt, weil Halbzüge nicht notiert sind
position-ask = Was steht jetzt auf dem Brett? Eine FEN, eine Liste der Figuren oder Reihe für Reihe; /abbrechen lässt es offen.
note-position = Auf dem Brett: { $fen }; am Zug: { $side }.
numbered-on = Nichts beweist mehr Züge: Der nächste ist Zug { $number }. Die Zeit der neuen Periode gibt { $add }.
sheet-replaced = Ab hier wird ein anderes Formular geführt. Was bis hier geschrieben wurde, bleibt und wird mit abgegeben.
log-replaced = Ab hier wird ein anderes Formular geführt. Die Aufzeichnung bis hier bleibt.
sheet-replaced-already = Es wird schon ein anderes Formular geführt.
handed-over = Das Formular ist abgegeben. Von der Aufzeichnung wird nichts gelöscht.
handed-over-already = Das Formular ist abgegeben und gehört dem Veranstalter. Nur ein Schiedsrichter ändert es.
form-replaced = Ersetzt durch ein anderes Formular nach { $place }.
form-replaced-at-once = Ersetzt durch ein anderes Formular vor dem ersten Zug.
note-dashes-filled = Alle Striche sind nachgetragen.
help-dash = Ein Halbzug ohne Text; danach genügt ein Strich und Enter. /korrektur streicht ihn wieder.
help-fill = Nachtragen, was statt der Striche gespielt wurde.

## Das Glossar
glossary-names = { $word }: { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first }; oder { $other }
glossary-defined = { $names } { $definition }
glossary-file = Eine Linie sind die acht Felder von einem Spieler zum anderen.
glossary-rank = Eine Reihe sind die acht Felder von links nach rechts.
glossary-diagonal = Eine Diagonale ist eine gerade Linie von Feldern einer Farbe, von Rand zu Rand.
glossary-near = { $text } steht nicht im Glossar; ähnlich: { $near }.
glossary-unknown = { $text } steht nicht im Glossar. { $command } nennt die Wörter, die darin stehen.
glossary-words = { $command } und ein Wort sagt, wie es in anderen Sprachen heißt: { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = Runde { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [one] Ein Halbzug steht
       *[other] { $count } Halbzüge stehen
    } als Strich da.
hand-in-no-result = Das Ergebnis fehlt.
hand-in-unsigned-other = Auf dem Formular von { $owner } ist keine Unterschrift von { $side } eingetragen.
hand-in-unsigned-other-both = Auf dem Formular von { $owner } ist keine Unterschrift eingetragen.
hand-in-unsigned = { $side } hat am Gerät nicht unterschrieben.
hand-in-unsigned-both = Niemand hat am Gerät unterschrieben.
hand-in-no-evidence = Kein Schiedsrichter hat die Aufzeichnung als Partieformular zugelassen.
hand-in-tape = Von { $all } Tonstücken { $count ->
        [one] fehlt eines oder ist ein anderes.
       *[other] fehlen { $count } oder sind andere.
    }
hand-in-damaged = Das Journal ist ab Zeile { $number } beschädigt; abgegeben wird, was davor steht.
hand-in-unread = { $path }: Das Journal ist nicht zu lesen und bleibt weg.
hand-in-continued = { $path } geht in { $file } weiter; abgegeben wird diese Datei.
hand-in-rounds = Von diesen Runden ist keine Partie da: { $numbers }.
hand-in-runs = Die Partie in { $path } hat noch kein Ergebnis. Nichts wurde abgegeben.
hand-in-nothing = In { $path } ist kein Journal einer solchen Partie.
hand-in-already = { $count ->
        [one] Die Partie ist
       *[other] Alle { $count } Partien sind
    } schon abgegeben. Mit --again werden sie noch einmal geschrieben.
hand-in-full = In { $path } liegt schon etwas. Ein leerer Ordner geht mit --output.
hand-in-due = Letzte Partie am { $date }, abzugeben bis { $due }.
hand-in-no-date = Keine Partie nennt ihren Tag; bis wann abzugeben ist, ist nicht bekannt.
hand-in-written = { $count ->
        [one] Eine Partie liegt
       *[other] { $count } Partien liegen
    } in { $path }: games.pgn, games.txt und games.brf.
hand-in-sound = { $count ->
        [one] Der Ton einer Partie liegt
       *[other] Der Ton von { $count } Partien liegt
    } daneben im Ordner sound.
brief-title = { $whom ->
        [opponent] Für den Gegner einer Spielerin oder eines Spielers mit Sehbehinderung
        [arbiter] Für den Schiedsrichter: eine Partie an zwei Brettern
        [assistant] Für die Assistenz an zwei Brettern
       *[organiser] Für den Veranstalter: eine Partie an zwei Brettern
    }
brief-edition = Die Zahlen in Klammern sind Artikel der FIDE-Schachregeln von { $year }.
brief-how = So läuft die Partie
brief-program = Was das Programm tut und nie tut
brief-asked = Worum Sie gebeten werden
brief-cited = { $sentence } ({ $article })
brief-two-boards = Gespielt wird an zwei Brettern: an einem Steckbrett, das sich ertasten lässt, und an einem gewöhnlichen. Auf beiden steht dieselbe Partie.
brief-announce = Jeder Zug wird laut angesagt, etwa „{ $example }“; die Linien heißen { $names }. Wer ihn hört, wiederholt ihn und führt ihn auf dem eigenen Brett aus.
brief-touched = Auf dem Steckbrett gilt eine Figur erst als berührt, wenn sie aus ihrem Loch gezogen ist; tasten darf man.
brief-made = Ein Zug ist dort ausgeführt, wenn die Figur im neuen Loch steckt, eine geschlagene vom Brett ist und er angesagt wurde.
brief-clock-last = Erst dann wird die Uhr des Gegners in Gang gesetzt.
brief-slip = Ein Versprecher wird sofort berichtigt, solange die Uhr des Gegners noch nicht läuft.
brief-differ = Stimmen die Bretter nicht überein, ordnet der Schiedsrichter sie nach beiden Formularen.
brief-does = Es sagt Züge an, wiederholt die des Gegners, wie sie eingegeben werden, und schreibt beide mit.
brief-never = Es spielt nicht, bewertet nicht und nutzt kein Netz; im Turnier gibt es keinen Hinweis, auch nicht auf einen regelwidrigen Zug.
brief-ear = Was es ins Ohr sagt, hört allein, wer damit spielt; im Raum erklingen nur Ansagen.
brief-device = Es liegt mit Erlaubnis des Schiedsrichters am Brett und ist nirgends als Formular oder Uhr zertifiziert.
brief-opponent-says = Sagen Sie Ihre Züge laut an, und wiederholen Sie jeden, den Sie hören, bevor Sie ihn auf Ihrem Brett ausführen.
brief-opponent-repeats = Hören Sie dieselbe Ansage noch einmal, dann war die Wiederholung anders: bitte noch einmal hinhören.
brief-opponent-touch = Auf Ihrem Brett gilt wie immer: berührt, geführt.
brief-opponent-quiet = Außer Ansagen, Remisangeboten und „Ich rücke zurecht“ wird am Brett nicht gesprochen.
brief-opponent-helper = Hat Ihr Gegenüber keine Assistenz, dürfen Sie jemanden bitten, der die Züge beider ausführt und ansagt.
brief-arbiter-leave = Legen Sie vor der Runde fest, was das Gerät darf, mit Namen, Tag und Gerät; check-event liest die Datei vor.
brief-arbiter-decides = Das Programm schlägt vor, Sie entscheiden: am Gerät mit { $arbiter } und Ihren Initialen, danach { $player }.
brief-arbiter-differ = Bei ungleichen Brettern hält { $mismatch } die Uhren an; geben Sie das andere Formular ein, und das Programm sagt, wessen Brett sich ändert.
brief-arbiter-alone = Niemand nennt den Spielern die Zahl der Züge; was nur Sie wissen dürfen, steht in Zeilen für Sie allein.
brief-arbiter-sheets = Das Formular gehört dem Veranstalter: hand-in schreibt es als PGN, Text und Braille; fällt das Gerät aus, gilt { $replace }.
brief-assistant-moves = Sie dürfen die Züge jeder Seite auf dem Brett der anderen ausführen und die Züge beider ansagen.
brief-assistant-sheet = Sie dürfen das Formular führen und die Uhr des Gegners in Gang setzen, sobald der Zug ausgeführt ist.
brief-assistant-tells = Nur auf Frage nennen Sie die Zahl der vollendeten Züge und die verbrauchte Zeit, sonst nichts.
brief-assistant-claims = Sie dürfen die Zeitüberschreitung reklamieren und dem Schiedsrichter sagen, wenn am gewöhnlichen Brett eine Figur berührt wurde.
brief-assistant-never = Kein Rat, kein Zeichen, kein Ton der Stimme: Über die Stellung sagen Sie nichts.
brief-organiser-adapts = Nach Rücksprache mit dem Schiedsrichter dürfen Sie diese Regeln an die Umstände am Ort anpassen.
brief-organiser-place = Am Tisch braucht es Platz für zwei Bretter, Uhr und Gerät, eine Steckdose, Ruhe und einen freien Weg dorthin.
brief-organiser-clock = Eine eigens gebaute Uhr, die sich ertasten lässt oder spricht, ist zulässig.
brief-organiser-notices = Sagen Sie Paarung, Brett und Ergebnisse auch so mit, dass man sie nicht sehen muss: mündlich, in Braille oder als Nachricht.
brief-organiser-sheets = Die Formulare gehören Ihnen; hand-in legt alle Partien als PGN, Text, Braille und Ton in einen Ordner.
letter-title = An den Veranstalter: was ich am Brett brauche
letter-event = Turnier: { $name }
letter-player = Von: { $name }
letter-reached = Telefon oder E-Mail: { $blank }
letter-opens = Ich spiele mit einer Sehbehinderung und teile, wie es die FIDE-Leitlinien für Spieler mit Behinderung vorsehen (D.04.12), rechtzeitig mit, was ich brauche.
letter-needs = Das brauche ich
letter-boards = Zwei Bretter: mein Steckbrett und ein gewöhnliches für den Gegner. Das Steckbrett [ ] bringe ich mit [ ] bitte stellen.
letter-device = Einen Rechner mit dem Programm Ansage, der Züge ansagt und mitschreibt, mit Ohrhörer und Lautsprecher. Ich bitte den Schiedsrichter um Erlaubnis.
letter-clock = Eine Uhr, die ich ertasten oder hören kann: [ ] bringe ich mit [ ] bitte stellen [ ] die Assistenz liest sie auf Frage ab.
letter-assistant = Eine Assistenz: [ ] keine [ ] bitte stellen [ ] ich bringe mit: { $name }
letter-place = Einen festen Tisch mit Platz für beide Bretter, Uhr und Gerät und mit Steckdose, dort, wo Ansagen niemanden stören.
letter-notices = Paarung, Brett, Farbe, Ergebnisse und Änderungen: [ ] mündlich [ ] als Nachricht [ ] in Braille.
letter-way = Vor der ersten Runde zeige mir bitte jemand den Weg zu Brett, Schiedsrichter, Toilette und Ausgang.
letter-more = Außerdem: { $blank }
letter-closes = Nichts davon soll mir oder dem Gegner zum Nachteil sein. Was nicht möglich ist, sagen Sie mir bitte vor dem Turnier. Danke!
letter-signed = Datum, Unterschrift: { $blank }
rehearsal-opens = Drei Minuten zum Üben, nichts wird aufgezeichnet. Stellen Sie ein Brett mit der Anfangsstellung auf; Sie haben Schwarz. { $quit } hört auf.
rehearsal-of-opponent = Geübt wird mit dem Gegner: ansage brief opponent --rehearse.
rehearsal-announced = Ich sage an: { $move }. Bitte wiederholen: sprechen oder tippen Sie den Zug.
rehearsal-same = Genau. Jetzt führen Sie ihn auf Ihrem Brett aus und drücken Enter.
rehearsal-not-the-same = Das war noch etwas anderes, das kommt vor. Noch einmal: { $move }.
rehearsal-own = Jetzt Sie: Ziehen Sie auf Ihrem Brett und sagen oder tippen Sie den Zug, etwa { $move }.
rehearsal-repeated = Ich wiederhole: { $move }. Stimmt es, drücken Sie in der Partie nun die Uhr; hier Enter. Sonst sagen Sie Ihren Zug noch einmal.
rehearsal-illegal = Den gibt es in dieser Stellung nicht. Nehmen Sie einen anderen.
rehearsal-unread = Das habe ich nicht als Zug verstanden. Sagen Sie ihn wie { $move }.
rehearsal-corrected = Ich habe mich versprochen, Ihre Uhr lief noch nicht: { $move }. Bitte wiederholen.
rehearsal-say-so = Erst wiederholen, dann ziehen: So merken beide, ob dasselbe gemeint ist.
rehearsal-ends = Das war alles: ansagen, wiederholen, ausführen, Uhr. Danke, und eine gute Partie.

## Die Liste der Partien
games-help = Enter nennt die nächste Partie, { $back } die davor, eine Zahl diese; ja wählt sie. { $again } nennt sie noch einmal, { $stop } hört auf.
games-aloud = Laut: „{ $next }“ geht weiter, „{ $back }“ zurück, eine Zahl nennt die Partie, „ja“ wählt sie, „{ $again }“ nennt sie noch einmal, „{ $stop }“ hört auf.
games-place = { $number } von { $count }: { $game }
games-game = { $white } gegen { $black }{ $details }, { $standing }, { $moves ->
        [0] noch kein Zug
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
games-clock = Uhr ohne Partie{ $details }, { $standing }.
games-standing = { $standing ->
       *[unfinished] nicht beendet
        [annulled] annulliert
        [claimed] wartet auf den Schiedsrichter
    }
games-left-out = { $file } bleibt, wie es ist: { $kept ->
        [unreadable] nicht lesbar
       *[foreign] kein Protokoll
    }.
games-left-out-damaged = { $file } bleibt, wie es ist: Zeile { $line } ist beschädigt.
games-left-out-continued = { $file } bleibt, wie es ist: geht in { $to } weiter.
games-none = In { $path } liegt keine Partie.
games-last = Das war die letzte Partie.
games-first = Davor gibt es keine Partie.
games-no-such = { $count ->
        [one] Es gibt nur die Partie 1
       *[other] Es gibt die Partien 1 bis { $count }
    }.
games-not-understood = { $text } ist hier keine Antwort.
games-menu = Was damit? 1 weiterspielen, 2 vorlesen, 3 ausgeben, 4 umbenennen, 5 löschen. Enter geht zurück.
games-type-name = Den Namen bitte tippen.
games-what-name = Neuer Name statt { $name }? Enter lässt ihn.
games-renamed = Die Partie heißt jetzt { $name }.
games-bad-name = So kann keine Datei heißen: { $name }. Bitte einen Namen ohne Schrägstrich und ohne Punkt am Anfang.
games-name-stays = Der Name bleibt.
games-delete-ask = Für immer löschen? { $game } Nur ja löscht.
games-deleted = Die Partie ist gelöscht.
games-not-deleted = Die Partie bleibt.
games-sound-stays = In { $path } liegt noch etwas, das nicht zur Partie gehört. Es bleibt.
games-not-handed-in = Die Turnierpartie ist nicht abgegeben. Bis dahin bleibt sie.
games-in-two-files = Die Partie steht auch in { $path }. Beide Dateien bleiben, wie sie sind.
games-exported = Geschrieben: { $list }.
games-over = Ende der Liste.

tutorial-opens = Eine Übungspartie; nichts wird aufgezeichnet, und niemand drängt. { $lesson } wiederholt eine Lektion, { $skip } überspringt sie, { $quit } beendet und merkt sich die Stelle.
tutorial-by-voice = Sprechtaste{ $key }: drücken und sprechen. „{ $yes }“ bestätigt, „{ $made }“ ist der ausgeführte Zug, „{ $clock }“ drückt die Uhr, „{ $skip }“ überspringt eine Lektion.
tutorial-goes-on = Weiter geht es, wo Sie aufgehört haben. Von vorn beginnt es mit „{ $command } --from-start“.
tutorial-lesson = Lektion { $number } von { $of }. { $about }
tutorial-ask-move = Bitte { $entry } und Enter, oder in Worten: { $move }.
tutorial-ask-enter = Bitte Enter.
tutorial-ask-line = Bitte { $entry } und Enter.
tutorial-ways-out = Noch einmal von vorn: { $lesson }. Ohne diese Lektion weiter: { $skip }.
tutorial-astray = In der Übung geht es hier anders weiter. Die Partie steht wieder wie vor diesem Schritt.
tutorial-left = Gern ein andermal: „{ $command }“ macht bei Lektion { $number } weiter.
tutorial-not-kept = Die Stelle kann hier nicht gemerkt werden: Das nächste Mal beginnt es von vorn.
tutorial-lesson-words = lektion, lesson
tutorial-skip-words = überspringen, skip
tutorial-yes = j
tutorial-channels = Das Programm spricht auf zwei Wegen. Im Saal hören beide Spieler die Ansagen; alles andere ist für Ihr Ohr allein. Zuerst ein Zug: Sie haben Weiß.
tutorial-only-you = Diese Frage haben nur Sie gehört; angesagt ist noch nichts. Die Escape-Taste oder { $cancel } verwirft sie.
tutorial-forms = Gut. Ein Zug geht in jeder Form, mit großen oder kleinen Buchstaben: { $entry }, die beiden Felder e2e4, oder in Worten: { $move }.
tutorial-confirm = Was Sie eingeben, wird immer erst Ihnen vorgelesen. Stimmt es, bestätigt Enter, und jetzt erst wird der Zug im Saal angesagt.
tutorial-made = Der Zug ist angesagt. Führen Sie ihn auf Ihrem Brett aus. Das zweite Enter sagt, dass er ausgeführt ist, und drückt die Uhr, sobald die Ansage zu Ende ist. Führt das Programm keine Uhr, genügt ein Enter.
tutorial-opponent = Jetzt zieht Ihr Gegner und sagt: { $move }. Geben Sie das ein. Das Programm wiederholt es im Saal, damit beide merken, ob dasselbe gemeint ist.
tutorial-done = Hier gab es keine Frage: Die Uhr des Gegners ist schon gedrückt, und Ihre läuft. Führen Sie seinen Zug auf Ihrem Brett aus; Enter sagt, dass es geschehen ist.
tutorial-slip = Eine falsche Ansage lässt sich berichtigen, bis die Uhr gedrückt ist. Sagen Sie jetzt mit Absicht den falschen Zug an: { $move }. Eingeben, dann Enter.
tutorial-correct = Alle haben es gehört, aber die Uhr ist noch nicht gedrückt. { $correct } mit dem richtigen Zug berichtigt es; F6 fragt nach ihm. Danach bestätigen Sie mit Enter.
tutorial-corrected = Der Saal hat die Berichtigung gehört. Enter führt den Zug aus und drückt die Uhr; danach ist es zu spät, und nur noch der Schiedsrichter hilft.
tutorial-repeat = Ihr Gegner hat geantwortet. Nicht verstanden? F3 oder { $repeat } sagt die letzte Ansage noch einmal im Saal; { $ear } sagt nur Ihnen, was zuletzt im Ohr war.
tutorial-times = Von selbst nennt niemand Zeiten. Das Fragezeichen oder F2 sagt Ihnen Züge und Zeit beider Seiten.
tutorial-own-time = Kürzer ist { $own }: nur Ihre eigene Zeit.
tutorial-sheet = Das Formular schreibt das Programm. F9 oder { $sheet } liest es vor; mit einer Zahl beginnt es bei diesem Zug.
tutorial-boards = Stimmen die beiden Bretter nicht überein, sagen Sie es gleich: { $mismatch } hält die Uhren an, und in einem Turnier wird der Schiedsrichter gerufen.
tutorial-sheets-decide = Welches Brett recht hat, fragt niemand: Die beiden Formulare werden verglichen, im Turnier vom Schiedsrichter. Hier verlassen wir den Vergleich wieder.
tutorial-tape = Was am Brett gesagt wird, kann aufgenommen werden: „ansage --record on“. { $record } sagt, ob es geschieht, und { $play } mit der Nummer eines Zugs spielt ihn ab.
tutorial-help = F1 oder { $help } nennt sechs Befehle und die Themen, mit einem Thema dessen Befehle.
tutorial-arbiter = Brauchen Sie Hilfe, ruft { $arbiter } den Schiedsrichter laut im Saal; vorher wird gefragt. Hier kommt niemand.
tutorial-arbiter-answer = Die Frage wartet auf Ihre Antwort: Enter ruft den Schiedsrichter, { $cancel } verwirft sie.
tutorial-ends = Das war alles. „ansage“ beginnt eine Partie, „ansage listen“ übt das Sprechen, „ansage doctor“ prüft die Geräte. Eine gute Partie.
tutorial-assistant = Als Assistenz geben Sie die Züge beider Seiten ein; angesagt wird sofort, ohne Rückfrage. Rat geben Sie nie. Weiß zieht und sagt Ihnen den Zug.
tutorial-assistant-opponent = Jetzt zieht Schwarz: { $move }. Auch diesen Zug geben Sie ein, und auch er wird im Saal angesagt.
tutorial-assistant-press = Führen Sie den Zug auf dem anderen Brett aus, wenn Ihnen das übertragen ist. Enter sagt, dass er steht, und drückt die Uhr.
tutorial-assistant-time = Zeit und Züge sagen Sie nur, wenn der Spieler fragt. Das Fragezeichen oder F2 nennt sie Ihnen.
tutorial-assistant-ends = Das war alles. „ansage --role assistant“ beginnt eine Partie, „ansage brief assistant“ nennt Ihre Aufgaben auf einer Seite. Danke.
tutorial-arbiter-keys = Sie sind Schiedsrichter. Eben wurde ein regelwidriger Zug eingegeben; der Spieler hört davon nichts. { $arbiter } mit Ihrem Kürzel, hier { $initials }, gibt Ihnen das Gerät.
tutorial-arbiter-secret = Jetzt wird das Geheimwort der Schiedsrichter gefragt; niemand sieht, was Sie tippen. In der Übung ist es { $secret }.
tutorial-arbiter-fault = Von dem regelwidrigen Zug erfährt nur der Schiedsrichter; Ihre Antworten stehen auf dem Bildschirm. { $fault } schlägt vor, was ein solcher Zug kostet.
tutorial-arbiter-proposal = Enter verhängt, was vorgeschlagen ist; eine Zeit ändert es. Entscheiden können nur Sie. Hier lassen Sie es mit dem Strich.
tutorial-arbiter-set-up = Was die Regeln offenlassen, legen Sie mit { $setup } und einem Wort dahinter fest. Ohne ein Wort hören Sie, welche es gibt.
tutorial-arbiter-boards = Weichen die Bretter ab, vergleichen Sie nicht die Bretter, sondern die Formulare. { $mismatch } hält die Uhren an und beginnt.
tutorial-arbiter-sheet = Geben Sie ein, was auf dem anderen Formular steht. Wo sich beide trennen, wird es gesagt.
tutorial-arbiter-sheet-ends = Enter allein beendet das Formular; dann steht da, wie weit sie übereinstimmen und welche Stellung gilt.
tutorial-arbiter-restore = { $restore } beendet den Vergleich; wo die Formulare sich trennen, geht die Partie nach einer Frage zurück.
tutorial-arbiter-leaves = Sind Sie fertig, gibt { $player } dem Spieler das Gerät zurück. Von Ihren Zeilen bleibt dann nichts auf dem Bildschirm.
tutorial-arbiter-ends = Das war alles. Vor der Runde prüft „ansage check-event“ die Turnierdatei, und „ansage brief arbiter“ sagt auf einer Seite, was Sie entscheiden. Danke.

setup-help = Einrichten: kurze Fragen. Eine Zahl wählt, Enter lässt, was gilt. { $again } fragt noch einmal, { $back } geht zurück, { $stop } hört auf und schreibt nichts.
setup-first = Noch ist nichts eingestellt. Zuerst einige kurze Fragen.
setup-aloud = Laut: die Zahl; „{ $on }“ lässt, was gilt, „{ $again }“ fragt noch einmal, „{ $back }“ geht zurück, „{ $stop }“ hört auf.
setup-own-name = Deutsch
setup-ask-reports = Sprache der Meldungen? Enter: { $now }.
setup-ask = { $asked ->
        [voice] Wer liest Ihnen vor
        [rate] Wie schnell
        [letters] Figurenbuchstaben
        [words] Wörter der Ansagen
        [time] Uhr
        [talk-key] Sprechtaste
        [display] Braillezeile benutzen
        [earphone] Ohrhörer nach Gehör wählen
       *[other] { $asked }
    }? { $choices }. Enter: { $now }.
setup-voice = { $voice ->
        [auto] die eingebaute Stimme
        [builtin] die eingebaute Stimme
        [own] Ihre eigene Stimme
        [system] die Stimme des Systems
        [screen-reader] Ihr Screenreader, NVDA oder JAWS
        [none] niemand
        [text] ein Screenreader, der dieses Terminal liest
       *[other] { $voice }
    }
setup-rate = { $rate } Wörter pro Minute
setup-rates = 1 langsamer, 2 schneller, oder Wörter pro Minute, { $least } bis { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Anhang D mit Namen, Anna, Bella, und deutschen Figuren
        [de] deutsch
        [en] englisch
        [es-fide] Anhang D mit Namen, Ana, Baltasar, und spanischen Figuren
        [es] spanisch
        [fr] französisch
        [nl] niederländisch
        [pt-BR] brasilianisches Portugiesisch
        [pt-PT] europäisches Portugiesisch
       *[other] { $words }
    }
setup-time = { $time ->
        [none] keine
       *[other] { $time }
    }
setup-own-time = oder eine Zeit wie 10+5
setup-talk-key = { $key ->
        [none] keine, nichts wird gehört
        [space] Leertaste
        [insert] Einfügen
       *[other] { $key }
    }
setup-own-key = oder f1 bis f12
setup-yes-or-no = { $chosen ->
        [yes] ja
        [none] nein
       *[other] { $chosen }
    }
setup-noted = Notiert: { $value }.
setup-no-answer = { $text } ist hier keine Antwort.
setup-sample = So klingt es: Springer f3. Enter nimmt diese Stimme, nein lässt sie.
setup-no-outputs = Es gibt kein Tongerät zum Wählen. Alles geht auch als Text.
setup-display-found = Eine Braillezeile antwortet: { $device }.
setup-chosen = Meldungen: { $reports }. Vorgelesen: { $voice }. Figurenbuchstaben: { $letters }. Ansagen: { $words }.
setup-chosen-too = Tempo: { $rate }. Uhr: { $time }. Sprechtaste: { $key }. Braillezeile: { $display }.
setup-keep = Enter schreibt das in { $path }, { $back } geht zurück, { $stop } schreibt nichts.
setup-kept = Geschrieben in { $path }.
setup-kept-aside = Die alte Datei liegt in { $path }.
setup-next = ansage beginnt eine Partie; ansage tutorial übt eine.
setup-not-kept = { $why } Nichts ist geändert. Diese Zeilen gehören in { $path }:
setup-left = Verlassen. Nichts ist geschrieben.
setup-damaged = { $why } Neu beginnen und die alte Datei als { $path } behalten? Ja oder nein.
new-event-help = Eine Turnierdatei: kurze Fragen. Enter nimmt das Übliche, - lässt offen, ? sagt warum. { $again } fragt noch einmal, { $back } geht zurück, { $stop } hört auf und bewahrt die Antworten.
new-event-aloud = Laut: die Zahl, ja oder nein; „{ $on }“ nimmt das Übliche, „{ $again }“ fragt noch einmal und sagt warum, „{ $back }“ geht zurück, „{ $stop }“ hört auf. Namen werden getippt.
new-event-named = { $question ->
        [event] Turnier
        [site] Ort
        [date] Datum
        [round] Runde
        [match] Wettkampf
        [board] Brett
        [white] Name von Weiß
        [black] Name von Schwarz
        [blind] Wer sehbehindert ist
        [two-boards] Es gibt zwei Bretter
        [edition] Fassung der Regeln
        [time] Bedenkzeit
        [clock] Uhr
        [first-increment] Der erste Bonus
        [side] Seite von Weiß, auf der die Uhr steht
        [default-time] Karenzzeit in Minuten
        [supervised] Ein Schiedsrichter beaufsichtigt die Partie
        [finish] Eine Endspurtphase ist angekündigt
        [no-draw-before] Remis durch Einigung erst ab Zug
        [hearing-impaired] Der Gegner ist hörbehindert
        [assistant] Name eines Assistenten
        [assistant-of] Wessen Assistent
        [provided-by] Wer den Assistenten stellt
        [at-the-keys] Der Assistent sitzt an den Tasten
        [announces] Wer die Züge des Spielers ansagt
        [adjustment] Zeitabzug, wenn ein Assistent schreibt oder drückt
        [announcements] Worte der Ansagen
        [medium] Wie der Spieler mitschreibt
        [duty] Wie lange in Zeitnot niemand schreiben muss
        [more] Selteneres: Wertung, Punkte, zweite Hand, Stellung, Worte, Lautstärke, Screenreader, Ruf
        [rated] Die Partie wird gewertet
        [two-hands] Eine zweite Hand auf dem Steckbrett
        [points] Punkte für Sieg, Remis und Verlust
        [counter] Die Uhr zeigt einen Zugzähler
        [say] Stil der Ansagen
        [letters] Figurenbuchstaben, die gelesen werden, die ersten auch geschrieben
        [position] Anfangsstellung
        [set-up] Alle Bretter sind schon aufgestellt
        [loudest] Größte Lautstärke im Saal, in Prozent
        [device] Name des zugelassenen Geräts
        [arbiters] Kürzel der Schiedsrichter
        [authorised] Wort des Schiedsrichters für dieses Gerät, Tag und Uhrzeit
        [secret] Ein Geheimwort der Schiedsrichter ziehen
       *[other] { $question }
    }
new-event-leave = Erlaubnis: { $leave }
new-event-duty = Wessen Aufgabe: { $duty }
new-event-why = { $question ->
        [blind] Jeder der beiden darf ein zweites Brett verlangen, und die Blindenregeln gelten.
        [two-boards] Wenn niemand etwas anderes sagt, sind es zwei: das Steckbrett und das gewöhnliche.
        [edition] Alle Artikel und Zahlen folgen daraus; Enter nimmt die neueste.
        [time] Die Zeit entscheidet, ob es Standard-, Schnell- oder Blitzschach ist.
        [clock] Üblich ist die Uhr auf dem Tisch; die des Programms braucht eine Bedenkzeit.
        [first-increment] Der erste Bonus ist vor dem ersten Zug da, oder er kommt nach ihm.
        [side] Wo die Uhr steht, entscheidet der Schiedsrichter.
        [default-time] Wer noch später kommt, verliert die Partie.
        [supervised] Im Schnell- und Blitzschach wird vorher angekündigt, welche Regeln gelten.
        [finish] Ohne Zuschlag gibt es eine Endspurtphase nur, wo sie angekündigt war.
        [no-draw-before] Die Turnierordnung darf Einigung auf Remis vor einem Zug verbieten.
        [hearing-impaired] Dann hat der blinde Spieler einen Assistenten, der ansagt.
        [assistant] Ein Assistent darf tun, was der Spieler nicht darf oder nicht kann.
        [assistant-of] Der Assistent des Gegners sagt nur an und führt Züge aus.
        [provided-by] Der Spieler, der Gegner oder der Veranstalter kann den Assistenten stellen.
        [at-the-keys] Dann gibt der Assistent die Züge beider Spieler ein.
        [announces] Spieler sagen ihre Züge selbst an; das Programm nur mit Erlaubnis.
        [executes] Jemand führt jeden angesagten Zug auf dem anderen Brett aus.
        [records] Jemand schreibt das Formular; ohne Erlaubnis ist die Aufzeichnung des Programms ein privates Protokoll.
        [presses] Jemand drückt die Uhr; das Programm nie.
        [tells] Verbrauchte Zeit und Züge werden auf Anfrage gesagt.
        [claims] Eine Zeitüberschreitung wird reklamiert; auf der eigenen Uhr darf es das Programm.
        [adjourns] Jemand kümmert sich um Umschlag und Abgabezug.
        [adjustment] Eine Fassung kann Zeit abziehen, wenn ein Assistent schreibt oder drückt.
        [announcements] Üblich sind die Worte des Anhangs D; andere brauchen eine Erlaubnis.
        [scoresheet] Mit Erlaubnis ist die Aufzeichnung des Programms das Formular; sonst ein Protokoll ohne Beweiskraft.
        [medium] Der blinde Spieler schreibt in Braille, in Schrift oder nimmt mit einem Gerät auf.
        [duty] In den letzten fünf Minuten ohne 30 Sekunden Zuschlag muss niemand schreiben.
        [time-left] Die besondere Uhr sagt verbrauchte Zeit; mit Erlaubnis darf der Spieler nach der Restzeit fragen.
        [reminders] Mit Erlaubnis wird der Spieler ungefragt an die eigene Zeit erinnert.
        [board-reading] Mit Erlaubnis darf der Spieler fragen, was auf dem Brett steht; sonst fühlt er es.
        [private-screen] Mit Erlaubnis darf der Bildschirm zeigen, was nur der Spieler wissen darf.
        [open-listening] Mit Erlaubnis ist das Mikrofon immer offen; sonst hört es nur mit der Sprechtaste.
        [sealed-here] Mit Erlaubnis liegt ein Abgabezug im Programm allein; sonst auf Papier.
        [script] Mit Erlaubnis dürfen Tasten oder Bildschirm eine Pipe sein; niemand weiß, wer dort liest oder schreibt.
        [screen-reader] Mit Erlaubnis spricht im Ohrhörer der eigene Screenreader des Spielers; wo er zu hören ist, hat der Spieler dort eingestellt.
        [arbiter-cue] Mit Erlaubnis rufen ein Ton und ein Satz im Saal den Schiedsrichter. Sonst tut es eine Zeile auf dem Bildschirm.
        [more] Was selten festgelegt wird, wird nur mit ja gefragt.
        [rated] Es wird gesagt und aufgezeichnet. Eine gewertete Partie folgt den Regeln: Schreibpflicht wie dort, übliche Anfangsstellung.
        [two-hands] Ein Zug mit zwei Händen wird bestraft; die Hand, die auf dem Steckbrett tastet, kann ausgenommen sein.
        [points] Sieg, Remis, Verlust, jedes weniger als das davor, zum Beispiel 3-1-0 oder 1 ½ 0.
        [counter] Mit Ja hört der Spieler, wie viele Züge es bis zur Zeitkontrolle sind; sonst nicht.
        [say] Kurz nennt die Figur und ihr Zielfeld, lang beide Felder, Koordinaten nur die Felder.
        [letters] Sprachen, zum Beispiel de, en; geschrieben werden die Buchstaben der ersten.
        [position] Eine FEN, oder von Chess960 die Nummer, random, oder acht Figuren wie BQRBNKRN.
        [set-up] Mit ja fragt vor dem Start der Uhr niemand mehr, ob die Bretter aufgestellt sind.
        [loudest] Lauter wird das Programm nie; nur ein Schiedsrichter an den Tasten ändert es.
        [device] Nur ein Gerät, das der Schiedsrichter zugelassen hat, ist am Brett.
        [arbiters] Je ein bis vier Buchstaben, dahinter ein Name, mehrere mit Komma: AB Anna Berg, CD.
        [authorised] Ohne dieses Wort beginnt keine Turnierpartie; es gilt einen Tag.
        [secret] Mit dem Geheimwort kommt ein Schiedsrichter an die Tasten. Es wird einmal gezeigt, wenn alles geschrieben ist.
        [head] Es steht im Kopf des Formulars; - lässt es offen.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] Weiß
        [black] Schwarz
        [both] beide
        [first] der Spieler der ersten Mannschaft
        [second] der Spieler der zweiten Mannschaft
        [table] auf dem Tisch
        [program] die des Programms
        [player] der Spieler
        [opponent] der Gegner
        [organiser] der Veranstalter
        [before] vor dem ersten Zug
        [after] nach dem ersten Zug
        [penalise] wird bestraft
        [pegs-excepted] darf tasten
        [short] kurz
        [long] lang
        [coordinates] Koordinaten
        [usual] die übliche
        [random] Chess960, ausgelost beim Öffnen der Partie
        [asked-later] wird vor dem Start der Uhr gefragt
        [none] ohne
        [open] offen
       *[other] { $value }
    }
new-event-no-answer = { $text } ist hier keine Antwort: { $expected ->
        [choice] eine Zahl oder ein Wort der Auswahl
        [yes-or-no] ja oder nein
        [text] eine Zeile von höchstens 80 Zeichen
        [number] eine Zahl
        [minutes] Minuten, zum Beispiel 30
        [day] ein Tag des Kalenders, zum Beispiel 21.11.2026
        [moment] eine Uhrzeit wie 14:30, oder 21.11.2026 14:30
        [initials] Kürzel aus ein bis vier Buchstaben, jedes anders, zum Beispiel AB Anna Berg
        [points] Punkte für Sieg, Remis und Verlust, jedes weniger als das davor, zum Beispiel 3-1-0
        [letters] Sprachen von de, en, es, fr, nl und pt, zum Beispiel de, en
        [position] eine FEN, oder von Chess960 0 bis 959, random, oder acht Figuren wie BQRBNKRN
        [percent] 0 bis 100 Prozent
       *[other] { $expected }
    }.
new-event-ask-for = { $asked }?
new-event-ask = { $asked }? Enter: { $now }.
new-event-ask-which = { $asked }? { $choices }. Enter: { $now }.
new-event-type-it = Bitte tippen; „{ $on }“ nimmt das Übliche.
new-event-takes = { $taken ->
        [announcing] Erlaubnis: Das Programm sagt an; sonst tut es der Spieler.
        [other-words] Erlaubnis: andere Worte als die des Anhangs D.
        [assistant] Ein Assistent muss angenommen werden.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] Der erste Schiedsrichter nimmt ihn an
       *[other] Der erste Schiedsrichter erlaubt es
    }; { $back } geht zurück.
new-event-colours = Die zuerst genannte Mannschaft hat an ungeraden Brettern Weiß, an geraden Schwarz.
new-event-needs-initials = Kürzel werden gebraucht, zum Beispiel AB.
new-event-place = { $round ->
        [none] Brett { $board }
       *[other] Runde { $round }, Brett { $board }
    }
new-event-board = { $place }: Weiß { $white }{ $blind ->
        [white] , sehbehindert
        [both] , sehbehindert
       *[other] {""}
    }, Schwarz { $black }{ $blind ->
        [black] , sehbehindert
        [both] , sehbehindert
       *[other] {""}
    }.
new-event-check = ansage check-event { $path } sieht noch einmal nach.
new-event-draft = Die Antworten sind bewahrt; weiter geht es mit ansage new-event --from { $path }.
new-event-no-draft = { $path } ist kein Entwurf einer Turnierdatei.
new-event-no-players = { $path }, Zeile { $line }: gebraucht wird Brett;Spieler;Spieler, zum Beispiel 3;Anna;Bert.
new-event-same-board = { $path }, Zeile { $line }: Brett { $board } steht schon in der Liste.
new-event-nobody = { $path } nennt keine Spieler. Gebraucht wird je Brett eine Zeile Brett;Spieler;Spieler.
