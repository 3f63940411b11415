# Short sentences for the ear and for one Braille line: what was understood, and what is needed.

## Entering a move
read-back = { $move }?
which-piece = Which { $piece }: { $choices }?
which-move = Which move: { $choices }?
or = { $first } or { $second }
which-square = From which square?
which-square-instead = Instead of { $old }: from which square? { $command } drops the question.
which-castling = Castling short or long?
which-promotion = Promotion to which piece?
which-promotion-if-pawn = Promotion to which piece? Enter if it is no pawn.
illegal-ask = { $move } is illegal. Enter records it all the same.
impossible = { $text }: no piece can move like that here.
not-understood = { $text } not understood. Please give a move such as e4, knight f3 or e2e4.
needs-both-squares = { $text } may be several moves. Please give both squares, such as g1f3.
needs-promotion = { $text }: what does the pawn become? With the piece, such as e7e8Q.
not-understood-nearest = { $text } not understood. { $move } is spelled nearly so.
move-meant-ask = Did you mean { $move }?
annotation-refused = Signs such as ! and ? are not written.
use-algebraic = Please use algebraic notation, for example e4.
arrival-square = Which arrival square?
use-notation = Please write { $text }.

## Correcting
nothing-to-correct = There is nothing to correct.
correct-what = Instead of { $old }: which move is right?
correction-dropped = No correction. { $old } stays.
question-dropped = { $command } dropped.
read-back-instead = { $move } instead of { $old }?
correct-same = That move is already announced.
correct-too-late = { $mode ->
        [free] The clock is running: too late to correct. Agree with the opponent.
       *[event] The clock is running: too late to correct.
    }
correct-by-arbiter = { $restore } goes back, { $sheet } corrects the scoresheet.
call-arbiter-ask = { $call ->
        [none] No arbiter here. Enter calls aloud.
        [by-hand] Ansage calls no one aloud here. Enter notes it.
       *[aloud] Call the arbiter? Enter calls.
    }
call-yourself = Ansage calls no one aloud here: call the arbiter yourself.
noted-uncalled = Noted and shown on the screen; { $command } calls aloud.
arbiter-needed = Arbiter needed{ $need ->
        [claim] : a draw is claimed
        [seconds] : five seconds more are asked for
        [flag] : a flag is claimed
        [stopped] : the clocks are stopped
        [boards] : the boards differ
        [result] : a result is entered
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = This game has no clock.
clock-not-made = The move is not made yet.
clock-captured-piece = Is the captured piece off the board?
clock-rook = Is the rook moved as well?
clock-only-rook = Is the rook moved?
clock-promotion = Is the new piece in the pawn's place?
clock-still-speaking = The announcement has not ended.
nothing-announced = No move is announced.
nothing-to-do = There is nothing to do.
record-first = Make the announced move first: /made.
still-announced = Announced and not made yet: { $move }.
own-time-only = Only on your own time.

## Time and moves
moves-report = White { $white ->
        [one] 1 move
       *[other] { $white } moves
    }, Black { $black ->
        [one] 1 move
       *[other] { $black } moves
    }.
time-report = White { $white-moves ->
        [one] 1 move
       *[other] { $white-moves } moves
    }, { $white-used } used. Black { $black-moves ->
        [one] 1 move
       *[other] { $black-moves } moves
    }, { $black-used } used.
time-left = White has { $white-left } left, Black { $black-left }.
own-time-left = { $side } { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } left.
own-time-used = { $side } { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } used.
own-time-on-the-line = { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}used
        [left] {""}
       *[other] { $kind }
    }
help-my-time = The own time; on the Braille line it stands until something else happens.
help-spent = The time used for a move: /spent 12. In an event only for own moves.
needs-move-and-side = a move number such as 12, also with a side: 12 b
paused = The clocks are stopped.
resumed = The clock is running.
goes-on = The game goes on.
not-paused = The clocks are not stopped.
already-paused = The clocks are already stopped.
stop-which = Why: { $reasons }?
stop-which-or-pause = Why: { $reasons }? { $number } or { $pause }: without a reason.
stop-words = { $reason ->
        [piece-missing] piece, piece missing
        [wrong-setting] clock, wrong setting
        [illegal-move] move, illegal move
        [irregularity] irregularity, position
        [claim] claim
        [disturbance] disturbance, noise
        [other] other
        [reconstruction] reconstruction
        [sealing] sealing
        [adjournment] adjournment
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] a piece is missing
        [wrong-setting] a clock is set wrongly
        [illegal-move] an illegal move
        [irregularity] an irregularity
        [claim] a claim
        [disturbance] a disturbance
        [other] another reason
        [reconstruction] the sheets are reconstructed
        [sealing] the next move is sealed
        [adjournment] the game is adjourned
       *[other] { $reason }
    }
stopped-for = The game is stopped: { $reason }.
both-reconstruct = Both players help with it.
stop-reason-ask = Did { $side } have a reason to stop the clocks? Enter: yes, n: no; then the game goes on.
stop-was-valid = The reason was valid.
stop-was-not-valid = The reason was not valid.
game-waits = { $state ->
        [stopped] The game is stopped.
        [claim] A claim is decided first.
        [irregularity] An irregularity is settled first.
        [reconstructing] The game is reconstructed first.
        [sealing] The next move is sealed and not announced.
        [adjourned] The game is adjourned.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } lets it go on.
adjourn-ask = { $side } seals the next move, and the clock of { $side } goes on? Enter: yes.
adjourn-early = The clock of { $side } is charged with the rest of the session: { $time }. Enter: yes, then the next move is sealed.
adjourn-early-too-long = { $side } has only { $time } left; no more can be charged.
adjourn-early-words = early
adjourn-lost-words = lost
adjourn-copy-words = copy
adjourn-board-words = board
adjourn-usage = { $command } alone says what comes next; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = The sealed move, unseen: piece, from which square, to which square. It is on paper or in Braille too; the paper counts.
seal-again = The same move once more.
seal-differs = That was not the same move. From the beginning: piece, from which square, to which square.
seal-not-understood = Not understood. Piece, from which square, to which square.
seal-dictate-words = dictate
seal-dictated = For the paper: { $move }.
seal-kept = Sealed. Until the clocks stand { $command } changes the move.
seal-not-kept = The move could not be sealed; it goes on paper into the envelope.
seal-on-paper = The move goes on paper or in Braille into the envelope; the program has no secret of the arbiters and keeps no copy.
seal-not-ours = { $side } seals the move, on paper; nothing of it is entered here.
seal-on-the-board = The move on the board is the sealed move; it is written down.
seal-nothing = No move is being sealed. { $command } of the arbiter begins it.
sealing-step-ask = { $stage ->
        [written] Is the move on paper or in Braille, so that it can mean one thing only? Enter: yes.
        [sheets-inside] Are both scoresheets in the envelope? Enter: yes.
        [closed] Is the envelope sealed? Enter: yes.
       *[other] { $stage }
    }
reply-sheet-ask = Is the scoresheet of { $side } in the fresh envelope? Enter: yes.
sealing-lacks = First: { $stage ->
        [written] the move is written down
        [sheets-inside] both scoresheets go into the envelope
        [closed] the envelope is sealed
       *[other] { $stage }
    }.
adjourn-stop-ask = Stop the clocks? Enter: yes; then the sealed move stands.
not-adjourned = The game is not adjourned.
envelope-name-ask = The envelope lacks the name of { $side }. What is it?
envelope-time-ask = What does the clock of { $side } show? Like this: 1:02:30.
envelope-resumes-ask = When and where does the game go on? Date, time, place, with commas.
envelope-resumes-parts = Date, time and place, with two commas; - leaves it out. Like this: 2026-12-01, 15:00, Hall 2.
envelope-check = { $text } Is it so on the envelope? Enter: yes.
envelope-no-offer = No draw offer open.
envelope-item-lacks = The envelope lacks: { $lacking ->
        [names] the names
        [times] the times used
        [resumption] date, time and place of the resumption
       *[other] { $lacking }
    }.
envelope-kept = The envelope is complete; arbiter { $initials } keeps it.
envelope-kept-by-all = The envelope is complete.
present-replier-ask = Is { $side } there, who must reply? Enter: yes, n: no.
present-sealer-ask = Is { $side } there, who sealed? Enter: yes, n: no.
absent-clock-ask = { $side } is absent: start the clock of { $side }, the envelope closed? Enter: yes.
absent-clock-started = The clock of { $side } runs; the envelope stays closed.
absent-came-ask = Is { $side } there now? Enter: yes; then the clocks stand.
replier-time-due = { $lateness ->
        [unknown] Whether { $side }'s clock ran long enough is not known. { $command } sets it.
        [early] { $side }'s clock ran { $time } too early. { $command } sets it.
       *[late] { $side } came late and loses { $time } more. { $command } sets the clock.
    }
envelope-open-ask = Open the envelope? Enter: yes.
envelope-opened = The envelope is open.
envelope-closed = The envelope is closed; { $command } goes on with it.
replier-absent = The envelope is opened when { $side } is there.
sealed-move-read-ask = Which move was sealed? Enter alone: none.
sealed-none-ask = No move in the envelope? Enter: yes; else the move.
sealed-move-stated-ask = Which move does { $side } say was sealed?
sealed-stated-fault = { $sealed ->
        [ambiguous] That may be several moves
        [not-understood] That is not understood
        [illegal] That move is illegal here; the arbiter decides
       *[other] { $sealed }
    }.
sealed-fault = { $sealed ->
        [ambiguous] The sealed move is ambiguous
        [not-understood] The sealed move cannot be understood
        [illegal] The sealed move is illegal
        [missing] There is no move in the envelope
       *[other] { $sealed }
    }: the game is lost for { $side } if the arbiter decides so, with { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] The sealed move is ambiguous
        [not-understood] The sealed move cannot be understood
        [illegal] The sealed move is illegal
        [missing] There is no move in the envelope
       *[other] { $sealed }
    }.
sealed-fault-excepted = But { $side } cannot mate. Drawn, if the arbiter decides so, with { $command }.
sealed-ways = It may be: { $moves }.
envelope-lost = The envelope is noted as lost. What { $side } says the move was is entered here; { $command } shows the copy.
envelope-lost-times = The times are not recorded here: set the clocks with { $command }.
sealed-copy = The copy of the program: { $text }.
sealed-copy-none = The program has no copy of the sealed move.
sealed-copy-closed = The copy opens only when the envelope is lost, and with the right secret.
sealed-late = { $side } is too late for the resumption; if the sealed move ended the game, that counts.
sealed-late-loses = { $side } is too late for the resumption and loses, unless the arbiter decides otherwise.
times-after-the-first-move = After the first move the times stay, unless the arbiter decides otherwise; so it was done.
adjourn-logged = Adjournment: { $stage ->
        [sealed] a move was sealed here
        [made-on-board] the move was made on the board and is the sealed one
        [written] the move is written
        [sheets-inside] both sheets are in the envelope
        [closed] the envelope is sealed
        [named] a name was entered
        [resumes] the resumption was entered
        [checked] an item on the envelope is right
        [present] a player is there
        [absent] a player is absent
        [clock-started] the clock of the absent player runs
        [opened] the envelope was opened
        [faulty] the sealed move cannot be executed
        [lost] the envelope is lost
       *[other] { $stage }
    }.
clocks-stand-resume = The clocks are stopped. { $command } lets them go on.
hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clocks-not-started = White's clock is not started yet.
clocks-started = { $side }'s clock is running.
clocks-start-with-enter = Enter starts { $side }'s clock.
clock-pressed = Clock pressed.
clocks-no-time = This clock has no time control, so its times are not known.
time-report-about = White { $white-moves ->
        [one] 1 move
       *[other] { $white-moves } moves
    }, about { $white-used } used. Black { $black-moves ->
        [one] 1 move
       *[other] { $black-moves } moves
    }, about { $black-used } used.
time-left-about = White has about { $white-left } left, Black about { $black-left }.
clock-synced = { $side }'s clock: { $left }.
clocks-set = The clocks are set: White { $white }, Black { $black }.
control-set = Time control: { $control }.
control-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in { $time }
control-rest = the rest of the game in { $time }
control-all = the whole game in { $time }
control-per-move = { $granted ->
        [increment] { $time } more for each move
        [delay] { $time } of delay at each move
       *[bronstein] { $time } back at each move, as far as used
    }
control-black = Black { $time } at first
control-draw-odds = with a draw Black advances
control-words = control
needs-control = a time control: control 40/90m, G/30m, +30s
clock-counters = By the clock's counter: White { $white }, Black { $black }.
period-had = { $side } already has the time that comes after move { $moves }: { $time }. It comes again only if this clock is set.
time-added = { $side } has { $time } more.
zero-reached = { $side }'s time is used up.
reminder = { $side } has { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } left.
reminder-move = Move { $number }.
reminders-set = Reminders { $moments ->
        [none] {""}
       *[some] at { $moments }
    }{ $numbers ->
        [only] of the number of each move
        [too] { " " }and of the number of each move
       *[no] {""}
    }.
time-span = { $time }
reminders-off = There are no reminders.
reminders-need-earphone = Only the player may hear that, and there is no earphone.
control-ahead = { $met ->
        [0] { $ahead } to the control
       *[other] Control { $met } is met{ $ahead ->
            [none] {""}
           *[some] , { $ahead } to the next
        }
    }.
moves-counted = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
last-known-times = Last known: White { $white-left }, { $white-age } ago; Black { $black-left }, { $black-age } ago.
flag-ask = Flag. Result: { $result }? y writes it.
own-flag = { $command } claims the opponent's flag, { $command } { $both } claims both.
flag-stands = { $side } still has time.
ended-by-the-position = No flag counts any more: the position has ended the game.
flag-claimed = That flag is claimed already.
time-between = { $first } to { $second }
clock-as-entered = { $held ->
        [may-be-pressed] { $side }'s clock is running, as far as entered. /clock if it was pressed.
        [not-started] The start of { $side }'s clock is not entered.
        [stopped] The clocks are stopped, as far as entered.
       *[runs] { $side }'s clock is running, as far as entered.
    }
time-not-known = { $side ->
        [both] Both times are
       *[other] { $side }'s time is
    } not known: counting was interrupted.{ $reads ->
        [sync] {" "}/sync enters what the clock shows.
       *[arbiter] {" "}Ask the arbiter for the time.
    }
time-unknown = an unknown time
time-under-a-second = less than a second
gap-table = The program was gone for { $time } and did not follow the clock on the table.
gap-table-unknown = The program was gone and did not follow the clock on the table.
gap-nobody = The clocks did not run for { $time }.
gap-unknown = The clocks did not run, and nobody knows for how long.
gap-arbiter = The arbiter sets the clocks or lets them go on.
slept-clocks-stand = The computer slept for { $time }. The clocks are stopped, /resume lets them go on.
slept-clock-went-on = The computer slept for { $time }. The clock on the table went on.
slept = The computer slept for { $time }.
assistant-tells = Your assistant tells time and moves.
duty-of = { $by ->
        [player] That is for the player.
        [assistant] That is for your assistant.
        [program] The program does that.
        [nobody] That is nobody's duty in this game.
       *[other] { $by }
    }
task-to-execute = To be made on the other board: { $move }.
task-to-correct = On the other board: take back { $old }, make { $move }.

## Draw, resignation, result
offer-irregular = A draw is offered after the move and before the clock is pressed. Enter offers it all the same.
offer-stands = An offer already stands.
no-offer = No offer stands.
draw-too-early = Nobody agrees on a draw before both have moved.
not-completed = The opponent's move is not completed.
cited = { $text } Article { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Guidelines, point { $point }.
opponents-own = Only { $side } can say that. An agreed result: { $command }; an arbiter confirms it.
not-at-these-keys = Only { $side } can say that; an arbiter enters it.
own-offer = { $side } offered the draw. What { $other } answers: { $accept } { $other } or { $decline } { $other }.
offer-condition = An offer must have no condition. Please give the command alone.
offered = A draw is offered.
offered-by = { $side } offers a draw.
accepted = { $side } accepts the draw.
declined = { $side } declines the draw.
resign-ask = { $side } resigns? y confirms.
resign-ask-result = { $side } resigns. Result: { $result }? y writes it.
resigned = { $side } resigns.
result-which = Which result: 1-0, 0-1 or draw?
result-ask = Result: { $result }? y writes it.
result-drawn-before = { $why } Result: { $result }? y writes it.
result-draw-too-early = Not both sides have made a move. Result: { $result }? y writes it.
result-draw-before = The event has no draw agreed before move { $before }. Result: { $result }? y writes it.
result-instead = There is a result: { $old }. Instead: { $result }? y writes it.
result-instead-of-resignation = { $side } has resigned. Instead: { $result }? y writes it.
result-instead-of-agreement = A draw is agreed. Instead: { $result }? y writes it.
result-instead-of-flag = { $side }'s flag fell. Instead: { $result }? y writes it.
result-by-flag = { $side }'s flag fell. Result: { $result }? y writes it.
result-entered = Result: { $result }.
scored = { $text } Points: White { $white }, Black { $black }.
scored-in-vain = { $text } A penalty of points has no effect.
score-unusual = { $points } is not a score of such a game.
black-advances = { $text } Black advances.
result-take-back-ask = Result: { $result }. Take it back? y does.
result-taken-back = The result is taken back.
take-back-ask = Take the move back: { $move }. Do both agree? y takes it back.
move-taken-back = Taken back: { $move }. { $side } to move.
taken-back-times = The clock goes on there; time used stays used.
new-game-ask = Begin a new game? This one is kept. y begins it.
new-game-piped = A script begins a new game by starting ansage again.
nothing-to-take-back = There is no move to take back.
not-in-an-event = In an event no move is taken back.
no-result = No result is entered.
white-wins = White wins, 1-0
black-wins = Black wins, 0-1
drawn = draw
both-lose = both lose, 0-0
game-over = The game is over: { $result }.
game-over-take-back = The game is over: { $result }. "{ $command } *" takes the result back.
mate-ask = Checkmate. Result: { $result }? y writes it.
stalemate-ask = Stalemate. Result: { $result }? y writes it.
dead-position-ask = Neither side can mate. Result: { $result }? y writes it.

## Commands
nothing-said-yet = Nothing has been said yet.
struck-since = { $move } is not on the scoresheet any more.
spelled = { $letters }.
needs-slash = Commands begin with a slash: { $command }.
command-unknown = Command { $text } unknown. /? lists the commands.
command-unknown-nearest = Command { $text } unknown. { $command } is spelled nearly so.
command-meant-ask = Command { $text } unknown. Did you mean { $command }?
command-ambiguous = { $text } is ambiguous: { $choices }.
command-needs = { $command } needs { $what }.
needs-side = a side, White or Black
needs-flag-side = a side, White or Black, or { $both }
both-flags-words = both
needs-number = a move number such as 12
needs-time = a time such as 0:47
needs-move = a move
move-thought = { $number } { $side }: { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
move-thought-unknown = { $number } { $side }: the time is not recorded.
opponents-thought-not-told = In an event only the time of own moves is told.
command-list-head = Commands:
topic-words = { $topic ->
        [moves] moves
        [clock] clock, time control
        [end] end, draw, result
        [sheet] sheet, notes
        [board] board, boards
        [arbiter] arbiter
        [voice] voice, sound
        [tape] tape, recording
       *[other] { $topic }
    }
help-themes = { $command } with a theme tells more: { $themes }; { $command } { $all } tells everything.
all-words = all, everything
clock-not-approved = The clock of this program is not an approved clock. An official clock always prevails.
cancelled = Dropped.
nothing-to-cancel = There is nothing to drop.
noted = Noted.
noted-time = Noted: { $time } left.
note-sealed = Noted and sealed for the arbiters.
note-not-sealed = The note could not be sealed and is not kept. Enter it again.
note-empty = Which note?
only-arbiter = Only the arbiter can decide.
lifted = { $square } lifted.
secured = { $square } secured.
opponent-touched = Opponent: { $square } touched.
opponent-released = Opponent: let go on { $square }.
opponent-words = { $did ->
        [touched] touched
        [released] released, let-go
        [claims] claims, claim
       *[other] { $did }
    }
needs-opponent = one of { $known }, and a square: g8
which-lifted = Lifted from which square?
not-advising = I do not advise.
sheet-empty = No move yet.
needs-side-and-time = a side and a time: white 12:04
needs-clock-times = times: white 0:12:30 black 0:09:00 move 37
needs-reminders = times, moves or off: 5:00 2:00 moves
needs-hands = a side and what the hands show: white hands 5:40
needs-entry = a move number, w or b, and the move: 12 b c5
white-words = white, w
black-words = black, b
move-words = move
moves-words = moves, move
hands-words = hands
yes-words = yes, y
no-words = no, n
only-first-line = Only the first line was taken. Enter enters it.
answered-too-early = That was entered before the question. Please answer now.
not-on-sheet = That move is not on the scoresheet.
same-entry = That is what the scoresheet says.
rewrite-ask = { $number } { $side }: { $new } instead of { $old }?
rewrite-initials = The arbiter must agree: which initials?
rewrite-nobody = No arbiter of this event has these initials; the scoresheet stays as it is.
rewritten = The scoresheet is corrected.
unknown-arbiter = No arbiter of this event has these initials.
no-arbiter = No arbiter is at the keys.
arbiter-here = Arbiter { $initials } is at the keys. /player gives them back.
arbiter-here-felt = Arbiter { $initials } is at the keys. The display is for reading only.
arbiter-at-the-keyboard = The arbiter takes over at the keyboard, not at the Braille display.
arbiter-gone = The player has the keys again.
arbiter-came = Arbiter { $initials } is at the keys.
secret-ask = Secret of the arbiters?
secret-clocks = { $clocks ->
        [table] The clock on the table runs on until it is stopped there.
        [stoppable] { $side }'s clock is running. Enter alone stops both clocks.
       *[running] { $side }'s clock is running.
        [stopped] The clocks are stopped.
    } { $question }
secret-new = A new secret of the arbiters: at least ten characters, or Enter for words that are drawn.
secret-first = First the secret that holds now; then { $command } … { $new } sets another one.
secret-none = This game has no secret of the arbiters. No arbiter can take the keys; decide on paper.
secret-too-short = A secret has at least ten characters.
secret-wrong = That is not the secret. It is noted.
secret-again = That is not the secret, and it is noted: enter it again, or leave with Escape.
secret-wait = After three wrong secrets none is taken for a minute; { $seconds } seconds are left.
secret-dropped = What was entered is dropped.
secret-drawn = The secret of the arbiters, to be written down: { $words }.
secret-not-made = No secret could be made.
secret-set = The arbiters have a new secret.
secret-not-right = That is not the secret of the arbiters.
secret-not-entered = No secret was entered.
secret-not-there = This game has no secret of the arbiters.
secret-among-many = This game has { $count } secrets of the arbiters; none of the { $tried } that were tried is that one.
secret-stands = A secret of the arbiters stands already in { $paths }; --replace-secret puts another in its place.
secret-replace-ask = A secret of the arbiters stands already in { $paths }. Put another in its place? Yes or no.
new-words = new

## What each command does
help-made = The announced move is made on the board.
help-clock = Press the clock.
help-correct = Correct the last announcement; the right move follows.
help-done = The opponent's move is made on your own board.
help-wrong-repeat = The opponent repeated wrongly: the same announcement again.
help-undo = Take the last half-move back, if both agree.
help-new = Begin a new game with the same settings; this one is kept.
help-offer = Offer a draw.
help-accept = Accept the draw.
help-decline = Decline the draw.
help-claim = Claim a draw: /claim three, /claim fifty Ra2a3, /claim finish 1. An arbiter names the side first: /claim black three.
help-resign = Resign.
help-result = Write the result: 1-0, 0-1 or draw; * takes it back.
help-sign = Sign the result: /sign, /sign black.
help-time = Moves and times of both sides.
help-sheet = The scoresheet, or from a move on: /sheet 12.
help-pause = Stop both clocks.
help-stop = Stop both clocks for a reason and call the arbiter: /stop piece.
help-resume = Let the clock go on.
help-repeat = The last announcement again.
help-allow = Allow something beyond the Laws: /allow time-left.
help-setup = What the arbiter lays down; with nothing behind it the set-up of a Chess960 game again.
help-repeat-ear = The last report again.
help-spell = Spell the last announcement.
help-spell-ear = Spell the last report.
help-note = A note for the log, not for the scoresheet.
help-note-time = Write the time left beside the last move: /note-time 0:47.
help-arbiter = Call the arbiter.
help-lifted = A piece was lifted: /lifted e2.
help-opponent = What the opponent did with a piece: /opponent touched g8, /opponent released f6.
help-adjust = Say that pieces are being adjusted.
help-cancel = Drop the open question.
help-help = The help; with a theme or a command behind it, it tells more: /help clock, /help correct.
help-quit = Quit. The game can go on later.
help-start = Start White's clock.
help-sync = What the clock on the table shows: /sync white 12:04, /sync white hands 5:40.
help-flag = Claim that the opponent's flag fell.
help-set = Set the clocks: /set white 0:12:30 black 0:09:00 move 37, /set control 5+3.
help-add = Add time: /add white 2:00 and a reason.
help-fault = An illegal move and what it costs: /fault, /fault black press.
help-penalty = A penalty: /penalty white 11.5, then the list of the edition.
help-irregularity = What was not as it should be: /irregularity colours, turned, displaced, clock, start.
help-away = Go from the board: /away, and /away back.
help-complain = Complain to the arbiter; the room never hears what about: /complain noise.
help-ask-arbiter = Ask for the arbiter, unannounced.
help-measure = A measure of the arbiter for the log: /measure extra table.
help-alarm = Reminds of the own time: /alarm 5:00 2:00, moves or off.
help-arrived = Somebody has come to the board: /arrived black.
help-adjourn = Adjourn the game and resume it, step by step (arbiter).
help-seal = Enter or change the sealed move, unseen. For an assistant who writes it: /seal dictate. Made on the board: /seal board Bf5.
help-borrow = Borrow the opponent's sheet to complete the own one: /borrow, and /borrow back.
help-replace-sheet = Arbiter: the device fails, and another sheet is kept from here on.
help-handed-over = After the game: the sheet is handed over to the organiser.
help-glossary = What a chess term is in other languages: /glossary Läufer.
help-volume = How loud the Room is, in percent: /volume 60.
help-limit = The arbiter: how loud the Room may be, in percent: /limit 60.
needs-percent = a number from 0 to 100
room-volume = The Room is at { $percent } percent.
room-volume-held = The arbiter allows at most { $percent } percent. The Room is at that now.
room-limited = The Room is at most { $percent } percent loud.
help-player = The arbiter gives the keys back.
help-head = The words of the record's head, for the arbiter to note.

## The program itself
first-line = Ansage, { $face ->
        [plain] plain face
        [screen] screen face
       *[other] { $face }
    }. Reports in { $reports ->
        [de] German
        [en] English
        [es] Spanish
        [fr] French
        [nl] Dutch
        [pt-BR] Brazilian Portuguese
        [pt-PT] European Portuguese
       *[other] { $reports }
    }, announcements in { $words ->
        [de-fide] German after Appendix D
        [de] German
        [en] English
        [es-fide] Spanish with the names of Appendix D
        [es] Spanish
        [fr] French
        [nl] Dutch
        [pt-BR] Brazilian Portuguese
        [pt-PT] European Portuguese
       *[other] { $words }
    }, voice { $voice ->
        [none] none
       *[other] { $voice }
    }. Type a move such as { $example }; Enter confirms, /? lists the commands.
first-line-felt = Ansage. /? lists the commands.
journal-path = Journal: { $path }
resumed-game = The game goes on: { $number ->
        [none] {""}
       *[other] move { $number },{" "}
    }{ $side } to move.
resumed-game-clocks-stand = The game goes on: { $number ->
        [none] {""}
       *[other] move { $number },{" "}
    }{ $side } to move. The clocks are stopped, /resume lets them go on.
resumed-game-first-press = The game goes on: move { $number }, { $side } to move. The clocks are stopped; the next press of the clock or /resume lets them go on.
last-played = Last move, { $side }: { $move }.
goodbye = The game is saved: { $path }
goodbye-continued = The game is saved: { $path }. Before that it was kept in { $before }.
stands-not-still = Ctrl+Z does not suspend the program: nobody would hear it. Ctrl+D leaves.
turn = Move { $number }, { $side }
masked-line = •••
not-saved = The end of the game is not saved. { $path } cannot be written: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = not { $old }
draw-words = draw, drawn
white = White
black = Black
channel-name = { $channel ->
        [room] loudspeaker
        [ear] earphone
        [arbiter] arbiter
        [sheet] scoresheet
       *[other] { $channel }
    }

## Devices
room-voice-missing = Announcements have no voice. Please announce yourself.
room-voice-lost = The voice of the announcements has failed. Please announce yourself.
room-voice-back = The voice of the announcements is back.
ear-voice-missing = The earphone has no voice. Reports come as text. ansage doctor says why.
no-ear-voice = Reports have no voice and come as text. ansage doctor says why.
ear-voice-lost = The voice in the earphone has failed. Reports come as text.
ear-voice-back = The voice in the earphone is back.
recorded-words-damaged = Recorded words are damaged. The built-in voice says them. ansage voices check names them.
own-voice-lost = Your own voice does not answer. The built-in one speaks.
own-voice-back = Your own voice speaks again.
system-voice-lost = The voice of the system does not answer. The built-in one speaks.
system-voice-back = The voice of the system speaks again.
screen-reader-missing = Neither NVDA nor JAWS answers. The built-in voice speaks.
screen-reader-lost = The screen reader does not answer. The built-in voice speaks.
screen-reader-back = The screen reader speaks again.
builtin-voice-missing = The built-in voice is not there. The voice of the system speaks.
builtin-voice-back = The built-in voice speaks again.
asking-microphone-lost = The microphone has failed.
room-is-off = Nothing is said aloud. The opponent reads along: ansage screen.
ear-on-room = No earphone: reports are heard in the room.
braille-back = The Braille display is here.
braille-lost = The Braille display has failed. The game goes on.
braille-failed = The Braille display has failed.
braille-words-failed = The table { $table } of liblouis does not translate here; words are in the display's own table. ansage doctor says more.
braille-no-helper = No Braille display: ansage-braille is missing, or of another version. ansage doctor says more.
braille-no-server = No Braille display: BRLTTY is not running.
braille-not-allowed = No Braille display: BRLTTY does not admit this program. The key /etc/brlapi.key must be readable.
braille-wrong-key = No Braille display: the key brlapi.key is not the one of this BRLTTY.
braille-no-cells = No Braille display: BRLTTY is running, but none is connected.
braille-busy = No Braille display: another program has it.
journal-lost = The journal cannot be written. The game goes on.
journal-back = The journal is written again, nothing is missing.
journal-continued = { $damage ->
        [removed] The journal was removed
        [replaced] Another file took the place of the journal
        [moved] The journal was moved
        [cut] The end of the journal was cut off
        [unreachable] The journal cannot be reached
        [full] The disk is full
        [unwritable] The journal cannot be written
       *[changed] The journal was changed
    }; the game is kept in { $path } now.
journal-nearly-full = The journal is nearly full. Moves and results are kept, notes are not.
power-mains = The computer runs on mains. Battery: { $percent } percent.
power-battery = The computer runs on its battery: { $percent } percent.
battery-low = Battery { $percent } percent. Connect the computer to mains.
battery-sign = Battery: { $percent } percent
stays-awake = A game of chess is being played.

## Claims, faults and penalties
claim-ground = { $ground ->
        [threefold] the same position for the third time
        [fifty-moves] fifty moves
        [cannot-win] the opponent cannot win by normal means
        [no-effort] the opponent makes no effort to win by normal means
        [seconds] five seconds more for each move
       *[other] { $ground }
    }
claim-ground-words = { $ground ->
        [threefold] three, threefold, position
        [fifty-moves] fifty, moves, 50
        [cannot-win] opponent-cannot-win, cannot, means
        [no-effort] opponent-makes-no-effort, no-effort, effort
        [seconds] five-seconds, seconds
       *[other] { $ground }
    }
claim-finding-words = { $finding ->
        [right] ok, right
        [wrong] wrong
        [illegal] illegal
        [postponed] later, postponed, postpone
       *[other] { $finding }
    }
claim-which = A draw for what: { $grounds }?
claim-ask = Claim a draw, { $ground }? y claims it for good.
claim-ask-with = Claim a draw with { $move }, { $ground }? y claims it for good.
claim-ask-of = { $side }: { $ask }
claim-stops-ask = Stop both clocks? Enter stops them, - lets them run.
claimed = { $side } claims a draw: { $ground }.
claimed-before = { $side } claimed a draw: { $ground }. The decision was postponed.
claim-then = At the claim: { $facts }
claim-right = The claim is right.
claim-checked-by-players = Both players check the claim, with the arbiter.
claim-checked-by-arbiter = The arbiter checks the claim.
claim-wrong = The claim is wrong.
claim-right-ask = The claim is right and the game drawn? y writes it.
claim-wrong-ask = The claim is wrong? Enter confirms.
claim-out-of-turn = Only the player who has the move claims a draw.
claim-lost = After a piece was touched no draw is claimed with this move.
claim-stands = A claim cannot be withdrawn.
claim-undecided = First the arbiter decides on the claim: { $command } { $right } or { $command } { $wrong }.
no-claim = No draw is claimed.
intended-move-due = After the claim the intended move is to be made.
note-claim = { $claim } { $facts } { $found }
note-illegal-claim = { $claim } { $found }
claim-with = { $claim } Intended move: { $move }.
claim-cited = The player cites the moves { $moves }. { $facts }
claim-stood = { $count ->
        [1] The position stood once: { $moves }.
       *[other] The position stood { $count } times: { $moves }.
    }
claim-quiet = { $count ->
        [1] 1 half-move without a pawn move or a capture.
       *[other] { $count } half-moves without a pawn move or a capture.
    }
claim-holds = That is enough.
claim-does-not-hold = That is not enough.
claim-unproved = The sheet does not show whether that is enough.
note-intended-not-made = { $side } does not make the intended move { $move }.
claim-the-start = start
claim-finish-words = finish
claim-ask-ends = Claim a draw, { $ground }? That ends the game, and an arbiter decides later. y claims it for good.
seconds-ask = Ask for five seconds more for each move? That offers a draw as well. y asks for good.
seconds-asked = { $side } asks for five seconds more for each move and offers a draw.
seconds-grant-ask = Five seconds more for each move for both, and 2 minutes more for the opponent? y gives them.
seconds-refused-ask = Has { $side } refused the draw? Five seconds more for each move for both, and 2 minutes more for { $side }? y gives them.
seconds-granted = The five seconds are granted.
seconds-refused = The five seconds are not granted.
claim-postponed = The claim is decided later, and the game goes on.
claim-final = The decision is final.
claim-times-unknown = What the clocks show is not known here.
claim-time-unproved = Whether it was less than two minutes is shown by the clock on the table.
claim-in-time = That is less than two minutes.
claim-too-early = That is not less than two minutes.
claim-without-time = There was no time left.
claim-undecided-finish = The arbiter decides: { $command } { $right }, { $command } { $wrong } or { $command } { $postponed }.
finish-claim-of = { $side }, claim in the quickplay finish
no-finish = { $why ->
        [no-time] Without a time control there is no quickplay finish.
        [blitz] There is no quickplay finish in blitz.
        [unsupervised-blitz] There is no quickplay finish in blitz without supervision.
        [increment] Where each move brings time there is no quickplay finish.
        [not-announced] The quickplay finish was not announced.
        [not-yet] First the time control is to be met.
       *[other] { $why }
    }
time-for-moves = Only a player with less than two minutes claims that.
flag-before-the-claim = Nobody claims that whose flag has fallen.
sheet-incomplete = { $count ->
        [1] The sheet must be complete first: 1 half-move is missing.
       *[other] The sheet must be complete first: { $count } half-moves are missing.
    }
claim-is-postponed = The arbiter has not decided on the claim yet.
no-such-finding = A claim like this is not decided so.
claim-unchecked = The claim ends the game: { $command } says whether the opponent has checked it.
claim-written = The claim has ended the game. An arbiter decides, then { $command }.
left-claim-checked = The game ends with the claim, and the opponent has checked it. An arbiter decides.
left-claim-unchecked = The game ends with the claim, and the opponent has not checked it. An arbiter decides.
claim-check-position = The position: { $position } Has the opponent checked it? Enter yes, - no.
claim-check-sheet = The position: { $position } Has the opponent checked it and the scoresheet? Enter yes, - no.
claim-take-back-ask = Take back the claim that ended the game? y takes it back, and the game goes on.
claim-check-on-paper = The position belongs on paper, moves are missing here. Has the opponent checked it? Enter yes, - no.
fault-kind = { $kind ->
        [move] illegal move
        [pawn] pawn not replaced
        [press] clock pressed without a move
        [hands] move with two hands
       *[other] { $kind }
    }
fault-kind-words = { $kind ->
        [move] move
        [pawn] pawn
        [press] press
        [hands] hands
       *[other] { $kind }
    }
no-fault = No completed move is illegal that was not decided on.
faults-followed = Illegal too, and struck with { $move }: { $followed }. Only { $command } proposes what it costs.
no-such-fault = In this edition of the Laws that does not count as an illegal move.
fault-not-pressed = { $side } has not pressed the clock.
fault-no-pawn = The last move of { $side } takes no pawn to the last rank.
needs-fault = a side and one of { $known }
fault-of = { $side }, { $kind }, number { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, wrong claim
remedy-time = { $side } { $time } more
remedy-time-from = { $side } { $time } less
remedy-loss = { $side } loses
remedy-draw = a draw, for { $side } cannot mate
remedy-nothing = back to the position before, no time
remedy-no-time = no time added
remedy-stands = the move stands, for the opponent has moved
fault-after-end = The game had ended: an illegal move found now changes nothing.
irregularity-after-end = The game had ended: an irregularity found now changes nothing.
fault-stands = The move stands, nothing is counted.
points-more = { $side } { $points } more
points-fewer = { $side } { $points } fewer
points-counted = { $amount ->
        [half] ½ point
        [whole] 1 point
       *[more] { $points } points
    }
penalty-named = { $penalty ->
        [warning] warning
        [time-to-opponent] time for the opponent
        [time-from-offender] less time
        [points-to-opponent] points for the opponent
        [points-from-offender] fewer points
        [loss] loss
        [fine] fine
        [exclusion] exclusion from rounds
        [expulsion] expulsion from the event
       *[other] { $penalty }
    }
penalty-words = { $penalty ->
        [warning] warning
        [time-to-opponent] time-more
        [time-from-offender] time-less
        [points-to-opponent] points-more
        [points-from-offender] points-fewer
        [loss] loss
        [fine] fine
        [exclusion] rounds
        [expulsion] expulsion
       *[other] { $penalty }
    }
proposal-one = { $about }: { $remedy }? Enter takes it, a time changes it, - drops it.
proposal-of-weight = { $about }: { $remedy }? y writes it, a time changes it, - drops it.
proposal-of-the-laws = { $about }: { $remedy }? Enter takes it, - leaves it.
proposal-draw = { $about }: { $remedy }? y writes it, - leaves it.
proposal-of-several = { $about }: { $remedies }? A number chooses, Enter takes the first, - drops it.
enter-is-no-yes = Enter alone writes nothing, only y does.
needs-remedy = A time such as 2:00, or - for nothing.
faulted = { $about }.
penalised = Penalty for { $side }: { $remedy }.
no-time-added = No time is added.
penalty-who = Who breached which article: white { $article }?
penalty-article = Which article did { $side } breach: { $article }?
penalty-no-article = There is no Article { $article } in these Laws. Which article did { $side } breach?
penalty-which = Which penalty: { $menu }?
penalty-which-loss = { $breach ->
        [device] For a device the Laws say: loss.
        [sound] For a device that makes a sound the Laws say: loss.
        [refusal-of-both] For persistent refusal by both the Laws say: both lose.
       *[refusal] For persistent refusal the Laws say: loss.
    } Which penalty: { $menu }?
penalty-time = How much time: 2:00?
penalty-points = How many points: { $least } or { $most }?
take-increment-ask = Take back the increment of { $time } of { $side }? Enter takes it back, - leaves it.
go-back-hint = { $command } goes back to the position before { $move }.
white-half = White ½, Black 0: ½-0
black-half = White 0, Black ½: 0-½
white-by-forfeit = White wins by forfeit, +/-
black-by-forfeit = Black wins by forfeit, -/+
both-forfeit = both lose by forfeit, -/-
sign-ask = { $result }: Does { $side } sign? Enter signs.
approve-ask = { $result }: Does { $side } approve? Enter approves.
sign-unconfirmed = An arbiter must still confirm this result. { $ask }
sign-other-ask = { $result }: Does { $side } sign { $owner }'s sheet? Enter signs.
other-sheet-signed-ask = Is { $owner }'s sheet signed too, by { $signers }? Enter: yes.
signed-other = { $side } signed { $owner }'s sheet.
signatures-missing = Signatures missing: { $missing }.
signature-of = { $side } on { $owner }'s sheet
signed = { $side } signed the result.
approved = { $side } approved the result.
signed-already = That is signed already.
signatures-fell = The signatures under the old result no longer count. { $command } signs the new one.
resignation-fell = The sheet no longer gives the resignation as the reason. { $command } keeps the new one.
score-above-game = Both scores together are never more than { $points }.
opponents-score-ask = { $ask } { $draw } or { $loss } if { $side } scores less.
needs-opponents-score = { $draw } or { $loss }, or y for the win.
log-offered = { $side } offers a draw, offer { $count }.
fivefold-ask = The same position for the fifth time. Result: { $result }? y writes it.
seventy-five-ask = 75 moves each without a pawn move or a capture. Result: { $result }? y writes it.
note-resignation-may-draw = { $side } cannot mate: { $result } is proposed.
cannot-mate = { $why } { $side } cannot mate.
irregularity-named = { $kind ->
        [start] Wrong start position
        [turned] Board turned
        [colours] Colours reversed
        [displaced] Pieces displaced
        [clock] Clock given back
       *[other] { $kind }
    }
irregularity-words = { $kind ->
        [start] start
        [turned] turned
        [colours] colours, colors
        [displaced] displaced
        [clock] clock
       *[other] { $kind }
    }
irregularity-which = What was not as it should be: { $kinds }?
irregular = { $kind }.
irregular-of = { $kind }, { $side }.
position-listed = White: { $white }. Black: { $black }.
colours-go-on = Moves: White { $white }, Black { $black }; the game goes on.
colours-go-on-unless = Moves: White { $white }, Black { $black }. The game goes on unless the arbiter decides otherwise.
colours-anew = Moves: White { $white }, Black { $black }; a new game.
colours-open = Moves: White { $white }, Black { $black }; the arbiter decides.
annul-ask = Annul the game? y annuls it, its record stays.
annul-late-ask = Annul the game without a claim? y annuls it, its record stays.
annulled = The game is annulled. Start ansage again for the new game.
not-in-this-edition = This edition of the Laws knows no such thing.
beyond-the-game = { $count ->
        [1] Only one half-move stands: that takes none back.
       *[other] Only { $count } half-moves stand: that takes none back.
    }
restore-which = Back to where: 12 b, or a number of half-moves?
note-asks = { $side } { $about }
asks-about = { $about ->
        [quietly] asks for the arbiter, unannounced.
        [leave] asks leave to go from the board.
        [away] goes from the board.
        [back] is back at the board.
        [touch] complains: the opponent touched a piece.
        [complaint] complains.
        [sheet] asks to see the sheet that is kept.
        [blank-sheet] asks for a blank sheet.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Any contact counts that was not clearly an accident.
       *[intent] { $asks } Only a touch with intent counts.
    }
leave-asked = The arbiter has to allow it.
complaint-lost = Too late: you have touched a piece. The arbiter reads it all the same.
note-complaint-lost = { $asks } It comes too late: { $side } has touched a piece.
sheet-out-of-turn = Only who has the move asks for the sheet that is kept.
sheet-asked-often = The sheet that is kept may be asked for { $most } times at most. The arbiter reads it all the same. Your own: { $command }.
note-asks-for-the-sheet = { $side } asks for the sheet that is kept, number { $count } of { $most }.
sheet-words = sheet, scoresheet
blank-sheet-words = blank, paper
set-up-stands = After { $moves } moves by both that is no longer claimed. Only the arbiter may still take it up.
late-set-up = { $late ->
        [nothing-claimed] After { $moves } moves by both no claim of that holds any more. A king that had changed places with the queen does not castle.
       *[nothing-changed] After { $moves } moves by both no claim of that holds any more; clocks only if the schedule suffers. No castling with a king or rook that stood wrongly.
    }
opponent-claims-late = Too late: { $side } has moved since, and the earlier move counts.
earlier-moves-stand = Too late: after your own move what was played before stands. If the opponent has moved again, enter that move first.
complain-what = About what?
measure-what = Which measure?
measure-noted = Measure: { $text }
back-words = back
touch-words = touch, touched
claim-illegal = The intended move is illegal: { $command } { $word }.
claim-binds = The claim is wrong, and its move illegal.
pawn-becomes-queen = The pawn is replaced by a queen.

## For the arbiter
note-illegal-move = Possible illegal move: { $move }.
note-unreplaced-pawn = Possible illegal move: { $move }. The pawn is replaced by a queen.
note-illegal-move-due = Possible illegal move: { $move }. In its place: { $due }.
note-illegal-settled = Illegal by the sheet: { $move }. { $settled ->
        [counted] The arbiter has decided.
        [remains] The move counts, for the opponent has moved.
       *[over] The game has ended.
    }
note-illegal-claimed = Claimed before the own move: { $about }. { $command } proposes what it costs.
note-illegal-claimed-open = Claimed before the own move: { $about }. That the clock was pressed with it is not noted.
note-illegal-claimed-decided = Claimed again: { $about }. That was decided on before.
note-illegal-claimed-in-vain = An illegal move is claimed, but the last move on the sheet is legal.
note-in-the-log-alone = { $note } Only noted then, not reported.
note-in-the-log-alone-claim = { $note } Only noted then, not reported. A player claims it: { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Both kings are in check.
       *[pawn] A pawn stands on the last rank.
    }
note-illegal-position = { $position } Intervene, if possible.
note-illegal-position-waits = { $position } Wait for the next completed move.
note-claimant-without-time = { $side } claims and has no time left.
flag-unclaimed-ask = Here the arbiter calls no flag unless a player claims it. Did { $side } claim? y enters it.
fault-unclaimed-ask = { $about }: here the arbiter acts on a claim alone. Did { $side } claim? y enters it.
note-flag-not-claimed = Here a player claims that the opponent's flag has fallen. Nobody did.
note-cannot-follow = The program's board cannot follow: { $move }.
note-entered-otherwise = Entered: { $entered }. On the program's board that is { $made }.
note-checkmate = The position is checkmate.
note-stalemate = The position is stalemate.
note-dead-position = Neither side can mate.
note-fivefold = The same position for the fifth time.
note-fivefold-apart = The same position for the fifth time, not in a row. The arbiter decides whether that is a draw.
ended-by-queen = { $why } But the move was illegal and the queen was put for the pawn: the arbiter decides.
note-seventy-five-moves = 75 moves by each side without a pawn move or a capture.
after-the-flag = But only after the flag: { $why }
fault-first = { $why } But an illegal move came before: decide on that first.
note-made-after-flag = The move came after { $side }'s flag; the clocks were stopped.
drawn-before = After { $move }: { $why } The arbiter decides whether that was a draw.
note-corrected-to-other-piece = The corrected move uses another piece than the one lifted.
note-touched = { $side }, { $did }: { $due }.
note-touched-only = { $side }, { $did }.
touched-pieces = touched { $pieces }
note-touch-not-kept = The move of { $side } does not keep to what was touched: { $due }.
let-go = let go on { $square }
due-free = any legal move may be made
due-free-but = any legal move but { $castling } may be made
due-moves = { $piece } is to move
due-taken = { $piece } is to be taken
due-takes = { $by } is to take { $of }
due-castles = { $castling } is due
due-stays = a move to { $square } is due
due-promotes = { $piece } is to move to { $square }, with a promotion
note-mismatch-watch = Repeated wrongly while the clock was already running.
note-called = { $entrant ->
        [assistant] The player's assistant
        [opponents-assistant] The opponent's assistant
       *[player] The player
    } asks for the arbiter.
note-called-for-result = The program called the arbiter: the result came from the keys of { $entrant ->
        [assistant] the player's assistant
        [opponents-assistant] the opponent's assistant
       *[player] the player
    }.
note-signed-at-keys = { $side }'s signature was entered at { $keys }'s keys.
note-ended-by-player = Result by the keys of { $entrant ->
        [assistant] the player's assistant
        [opponents-assistant] the opponent's assistant
       *[player] the player
    }: { $result }. { $command } { $code } confirms it, { $command } * takes it back.
note-ended-already = Result by the keys of { $entrant ->
        [assistant] the player's assistant
        [opponents-assistant] the opponent's assistant
       *[player] the player
    }: { $result }. { $command } { $code } confirms it.
note-after-resignation = { $side } resigned. { $note }
note-after-agreement = A draw was agreed. { $note }
note-stopped = { $entrant ->
        [assistant] The player's assistant
        [opponents-assistant] The opponent's assistant
       *[player] The player
    } stopped the clocks: { $reason }.
note-stopped-by = { $side } stopped the clocks: { $reason }.
note-stopped-other = { $entrant ->
        [assistant] The player's assistant
        [opponents-assistant] The opponent's assistant
       *[player] The player
    } stopped the clocks for another reason: was it valid?
note-authorised-another-day = This device was authorised { $at }, and the game opened { $opened }: an authorisation holds from then on for a day.
note-irregular-offer = { $side } offered a draw at another moment than after the move and before the clock.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Entered at the keys of the opponent's assistant.
       *[assistant] {" "}Entered at the keys of the player's assistant.
    }
note-claim-refused = { $claim } Refused at the keys, for a piece had been touched.
note-not-taken = { $untaken ->
        [flag] { $side } claimed the flag while the clock showed time.
        [out-of-turn] { $side } claimed a draw without having the move.
        [after-flag] { $side } claimed a draw after the flag had fallen.
        [after-end] { $side } claimed the flag after the position had ended the game.
        [offered-early] { $side } offered a draw before the event allows one.
        [accepted-early] { $side } accepted a draw before the event allows one.
        [written-early] { $side } entered a draw before the event allows one.
       *[declined] { $side } accepted a draw that a touch had declined.
    } Refused at the keys.
note-played-unstarted = Play began on the clock of the table; the arbiter's start was not entered.
note-pressed-unmade = The clock was pressed before the move was made.
note-pressed-unmade-counts = The clock was pressed before the move was made. { $command } proposes the penalty.
note-wrong-secret = A wrong secret was entered.
note-other-command = { $answer ->
        [refused] During the game “ansage { $command }” was asked for and refused
        [opened] During the game “ansage { $command }” was opened with the secret of the arbiters
        [left] When the game was opened “ansage { $command }” was running and had to end
       *[wrong-secret] During the game “ansage { $command }” was asked for with a wrong secret
    }{ $times ->
        [one] .
       *[other] , { $times } times.
    }
note-notice-removed = The notice that an event game is running was removed or changed; it is there again.
note-notice-missing = The notice that an event game is running cannot be put up: other commands do not know of the game.
note-corrected = Corrected before the clock: { $new } instead of { $old }.
note-correction-late = To be corrected after the clock was pressed: { $new } instead of { $old }.
note-correction-late-of = To be corrected after the clock was pressed: { $old }.
note-stood-still = The program was held up for { $time } and noticed nothing meanwhile.
note-battery-low = The battery of the computer that keeps the record is at { $percent } percent, without mains.
note-sheet-corrected = Scoresheet corrected: { $new } instead of { $old }.
note-pawn-queened = The pawn is a queen: { $new } instead of { $old }.
note-sheet-corrected-by = Scoresheet corrected: { $new } instead of { $old }; initials { $initials }.
note-boards-differ = What stands on the two boards differs. The sheets are being compared.
note-flag = { $side }'s flag: { $moves } of { $required } moves completed by the sheet.
note-flag-met = { $side }'s flag: { $moves } moves completed by the sheet, { $required } required.
note-flag-open = { $side }'s flag: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } completed by the sheet, last period.
note-flag-no-control = { $side }'s flag: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } completed by the sheet; the time control is not known.
note-flag-counted = { $side }'s flag: { $moves } of { $required } moves on the sheet. The clock's counter shows { $counted } and proves nothing.
note-flag-counted-met = { $side }'s flag: { $moves } moves on the sheet, { $required } required. The clock's counter shows { $counted } and proves nothing.
note-flag-open-counted = { $side }'s flag, last period: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } on the sheet. The clock's counter shows { $counted } and proves nothing.
note-flag-made = { $side }'s move { $number } is made, not completed.
note-flag-made-untold = { $side }'s move { $number } is made; nobody told that the clock was pressed.
note-first-zero = { $side } reached zero first.
note-flag-times = White has { $white-left } left, Black { $black-left }; { $side } { $zero ->
        [reached] had reached zero
        [not-reached] had not reached zero
       *[other] { $zero }
    }.
note-flag-times-about = By the program's reckoning White has about { $white-left } left, Black about { $black-left }; { $side } { $zero ->
        [reached] had reached zero
        [not-reached] had not reached zero
       *[other] { $zero }
    }.
note-kept = { $time } from the start, after { $place }: { $note }
note-kept-before-the-first = { $time } from the start, before the first move: { $note }
notes-read-before = { $count ->
        [one] You have read 1 earlier note
       *[other] You have read { $count } earlier notes
    }. { $command } reads all.
arbiters-lines-not-piped = A pipe does not show what is for the arbiter. A terminal does.
note-with-clocks = clocks { $about ->
        [about] about { $white } and { $black }
        [exact] { $white } and { $black }
       *[other] { $about } { $white } and { $black }
    }: { $note }
note-sealed-otherwise = On the board { $move } was made: that is the sealed move. The envelope has another one. The arbiter decides.
note-not-repeated = The opponent did not repeat { $move }.
open-flag = { $side }: time overstepped.
flag-left-open = { $side }'s flag: the arbiter decides.
flag-after-the-claim = { $side }: time overstepped. The claim that waited is decided first.
both-flags-down = Both flags are entered.
both-flags = Both flags are entered, and which fell first is not known{ $flags ->
        [goes-on] : the game goes on
        [open] : the arbiter decides
       *[draw] {""}
    }.
open-proposal = { $why } Proposed: { $result }.
arbiter-view-begins = For the arbiter from here on. Ctrl+C leaves.
arbiter-view-refused = Shown is what the opponent may see, and nothing else.
arbiter-view-ended = The secret, or the game, is another one. The window is closed.
arbiter-view-no-secret = The arbiters have set no secret for this game.
nothing-open = Nothing.
note-gap = The program was gone for { $time }; the clocks stood.
note-gap-unknown = The program was gone, and nothing tells for how long; the clocks stood.

## The clock without a game
clock-keys = Talking clock, { $control }. f presses for { $first }, j for { $second }; d and k tell the time of each, ? tells both. Space starts and stops the clocks.
only-a-clock = This is a clock without a game. f presses for { $first }, j for { $second }; d, k and ? tell the times, space starts and stops, /? lists the commands.
clock-starts-with = { $key } or space starts { $side }'s clock.
clock-alone-stands = The clocks are stopped. Space lets { $side }'s clock run.
press-taken-back = { $side }: the press is taken back.
help-press-back = Take the last press back.
no-press = There is no press to take back.
clock-alone-needs-time = The clock needs a time control, for example ansage clock 5+3.
clock-has-no-sheet = { $path } is that of a clock without a game and holds no moves.
taken-up-with = It goes on with: { $command }
goodbye-clock = The clock is saved: { $path }
no-last-clock = No clock in { $path } can go on.
clocks-on-the-line = W { $white } B { $black }
clock-side-stands = { $side }, stopped

## The command line
event-needs-file = Event mode needs the arbiter's event file: --event-file FILE.
file-exists = { $path } exists and is not overwritten.
file-not-plain = { $path } is no file but a folder, a pipe or a device.
file-too-large = { $path } is larger than { $mib } MiB and is not read.
cause = { $cause ->
        [not-found] it does not exist
        [not-allowed] permission denied
        [folder] it is a folder
        [no-folder] part of the path is not a folder
        [full] no space is left
        [read-only] the disk is read-only
        [too-large] it is too large
        [there] it exists already
        [busy] another program is using it
        [no-text] it is not UTF-8 text
        [no-default] there is no sound device
        [no-such] there is no such sound device
        [unnamed] no device is set
        [gone] the sound device is not available
        [refused] PulseAudio refuses the connection
        [silent] the sound server does not answer
        [unplugged] nothing is plugged in
        [same-name] more than one sound device has this name; name it by its number, as ansage doctor lists it
        [no-sides] it has no left and right for two people
        [elsewhere] the sound would have come out elsewhere
        [for-all] the announcements are heard there, and everybody would hear it
        [not-here] there is none on this system
        [no-service] speech-dispatcher is not installed
        [no-helper] { $text } is not installed
        [other-build] { $text } belongs to another version of Ansage
        [open-to-others] { $text } is not started in an event, because others can write to it or its folder
        [no-espeak] the voice espeak-ng is not installed
        [no-languages] the voice espeak-ng lacks its languages
        [ended] it ends by itself
        [late] it does not answer
       *[other] { $text }
    }
wanted-range = a number from { $from } to { $to } is needed
wanted = { $wanted ->
        [number] a whole number is needed
        [text] text in quotation marks is needed
        [table] a section of this name in square brackets is needed
        [choice] there are { $text }
        [once] it is there twice
        [yes-no] yes or no is needed
        [talk-key] space, insert or f1 to f12 is needed
        [own-voices] voices are needed, such as de=rhvoice/Anna
        [earcons] all, none, or some of accepted, refused, edge, clock-started, clock-pressed, device-lost is needed
        [edition] one of 1997, 2005, 2009, 2014, 2018 and 2023 is needed
    [edition-2018] use 2018, for the Laws of 2017 held for six months
    [date] a date is needed, such as 2026.03.01
        [letters] languages are needed, such as "en,de"
        [chess960] 0 to 959, random, or eight pieces such as BQRBNKRN is needed
        [file] a to h is needed
        [meant] ours or theirs, the half-move and the move are needed, such as theirs:17=Nbd2
        [move] a move is needed, such as e2e4 or e7e8q
       *[other] it cannot be read ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = { $path } cannot be read: { $why }.
file-unwritable = { $path } cannot be written: { $why }.
journal-folder-made = The folder { $path } was made for the journal.
journal-damaged = { $path }: line { $line } of the journal is damaged. Everything before it was read.
journal-torn = { $path }: the last line was cut short and does not count.
journal-doubts = { $number ->
        [one] One thing in this journal makes no sense
       *[other] { $number } things in this journal make no sense
    }. ansage verify { $path } names what.
settings-bad = Settings { $path }, line { $line }: { $why }.
settings-wrong = Settings { $path }, line { $line }: { $why }
voices-bad = Voices { $file }, { $key }: { $why }.
voices-bad-file = Voices { $file }: { $why }.
device-unusable = { $device } cannot be used: { $why }.
bad-fen = Not a position: { $text }
unknown-words = No announcements named { $name }. There are { $known }.
unknown-letters = No piece letters named { $name }. There are { $known }.
unknown-reports = No reports in { $name }. There are { $known }.
room-label = Room:{" "}
arbiter-label = Arbiter:{" "}
go-on-with = Go on with: { $command }
export-with = As PGN: { $command }
export-in-games = As text and PGN: { $command }
last-game = Last game: { $white } against { $black }, { $date }.
game-not-finished = A game of { $when } is not finished, move { $number }. ansage --resume goes on with it.
no-last-game = No game in { $path } can go on.
resume-decides = A game goes on as it was begun. Not followed: { $list }.
clock-needs-time = The clock of the program needs a time control, for example --time "G/15m, +10s".
settings-unknown-key = Settings { $path }, line { $line }: there is no key { $key }.
settings-anew = { $why } ansage setup begins anew and keeps the old file.
journal-elsewhere = { $why } --journal and the name of a file keeps the game elsewhere.
unknown-voice = No voice named { $name }. There are auto, builtin, own, system, screen-reader, none and script:FILE.
no-builtin-voice = The built-in voice is not installed: { $path } is missing.
no-system-voice = The voice of the system is not installed: { $path } is missing.
no-screen-reader-program = What has the screen reader speak is not installed: { $path } is missing.
screen-reader-reads-the-terminal = No screen reader takes words of other programs here, it reads the terminal: choose --ear text instead of --voice screen-reader.
not-a-journal = { $path } is not a journal.
journal-newer = { $path } was written by a newer version of Ansage.
journal-damaged-resume = { $path }: line { $line } of the journal is damaged. To go on from the line before it, add --journal and the name of a new file.
journal-in-use = { $path } is open in another program.
no-game-in-journal = { $path } holds no game.
illegal-move = { $move } is not a legal move here.
event-game-runs = The game of an event is not over. Until then there is --text.
over-journal = { $path } is the journal itself and is not overwritten.
chess960-unknown = { $text } is no set-up of Chess960. There are 0 to 959, random, and eight pieces such as BQRBNKRN.
chess960-pieces = { $text }: a back rank has one king, one queen, two rooks, two bishops and two knights.
chess960-bishops = { $text }: the bishops must stand on squares of different colours.
chess960-king = { $text }: the king must stand between the rooks.
chess960-with-fen = --chess960 and --fen each name a start position. Please give one of them.
ear-is-room = The loudspeaker and the earphone are the same device. For two earphones on one socket give each a side: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = With --voice system the system decides where it is heard: leave out { $option }, or choose builtin or own.
system-voice-speaks-everything = With --voice system one voice speaks everything: leave out { $option }.
system-voice-not-in-an-event = --voice system is not for an event, for nobody knows who hears it: choose builtin or own.
screen-reader-speaks-everything = With --voice screen-reader the screen reader speaks everything, wherever it plays: leave out { $option }, or choose builtin or own.
screen-reader-speaks-in-the-ear = With --voice screen-reader the screen reader speaks in the earphone of an event, and the built-in voice in the room: leave out { $option }.
screen-reader-needs-an-earphone = In an event --voice screen-reader needs the earphone too, --ear-device: the built-in voice goes on there if the screen reader fails.
script-voice-not-in-an-event = --voice script: is not for an event, for it writes down what only the player hears: choose builtin, own or none.
event-only-here = { $name } leads to { $address }, which is not on this computer: in an event leave it out, or name a server on this computer.
event-network-not-shut = This system gives no guard that keeps a program off a network: whoever examines the device sees to it that it has no connection.
event-helpers-not-started = In an event these programs are not started, because others can write to { $path }: { $list }.
screen-or-plain = --screen and --plain exclude each other. Please give one.
screen-needs-terminal = The screen face needs a terminal; with a pipe or a very simple terminal it cannot be used.
about-what = Ansage { $version } announces and records games of chess; it neither plays nor advises. Licence { $licence }.
about-no-network = The program has no network code, and in an event what it starts is kept to this computer.
about-no-network-code = The program has no network code.
about-no-engine = There is no chess engine: nothing evaluates a position or looks for a move.
about-build = Build { $build }. A helper of another build is refused.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } is not installed.
about-crates = Built from { $number } packages of others, and { $more } more in the helpers. Each is named:

## The start position
set-up-is-over = The set-up is only read before the first move.
position-impossible = No game comes to this position: { $flaws }.
flaw-empty-board = the board is empty
flaw-missing-king = a king is missing
flaw-too-many-kings = a side has several kings
flaw-pawns-on-back-rank = pawns stand on the first or last rank
flaw-castling-rights = king and rook do not stand for a right to castle
flaw-en-passant = no pawn has passed the square for taking en passant
flaw-opposite-check = the side not to move is in check
flaw-impossible-check = no move can give such a check
flaw-too-much-material = a side has too many pieces

## The printed scoresheet
form-scoresheet = Scoresheet
form-private-log = Private log, not evidence
form-sheet = sheet { $number }
form-round = Round: { $number }
form-match = Match: { $number }
form-board = Board: { $number }
form-event = Event: { $name }
form-site = Site: { $name }
form-date = Date: { $name }
form-arbiters = Arbiter: { $names }
form-assistant = Assistant: { $name }
large-print-size = Large print has letters of { $smallest } to { $largest } points, not of { $points }.
form-start = Start position: { $fen }
form-result = Result: { $result }
form-annulled = Result: none, the game is annulled
form-claim-position = Position: { $fen }
form-claim-on-paper = Position: on paper
form-claim-open = Result: open, an arbiter decides
form-points = Points: White { $white }, Black { $black }
form-black-advances = Black advances (draw odds)
form-resigned = Resignation: { $side }
form-illegal = { $mark } illegal move
form-signatures = Signatures:
form-signed-other = Signed on { $owner }'s sheet: { $side }
form-signed = Signed at the program: { $side }
form-arbiter = Arbiter
page-skip = To the moves
page-game = The game
page-moves = Moves
page-moves-caption = Moves of both sides
page-number = Move
page-offer = { $mark } draw offer
page-dash = { $mark } move not written down
page-blank = not filled in
page-times = Times
page-times-chart = Course of the time left for both sides
page-times-lines = Solid line: White, at the end { $white-left }. Dashed line: Black, at the end { $black-left }. All figures are in the table.
page-times-caption = Time left after each move, in hours, minutes and seconds
page-diagrams = Diagrams
page-position = Position after { $move }
page-position-start = Position before the first move
page-mark =
    { $marked ->
        [offer] Draw offer
        [claim] Claim
        [note] Note
        [illegal] Illegal move
        [result] End of the game
       *[asked] Asked for
    }
page-result = Result
page-sound = Sound
page-sound-of = Sound: { $move }
page-sound-lost = { $move }: the sound is missing.
page-runs = The game is in progress: times and diagrams will stand here once it is over.
page-no-such-move = The game has no move { $text }. Name moves like this: 12w for White, 12b for Black.
summary-title = Summary of the game
summary-opened = Opened: { $at }
summary-half-moves = Half-moves: { $number }
summary-time = { $side }: { $used } used, { $left } left.
summary-at-the-keys = Arbiter { $initials } was at the keys from { $from } to { $to }, counted from the opening.
summary-nobody-at-the-keys = No arbiter was at the keys.
summary-notes = Notes for the arbiter:
summary-no-notes = There are no notes for the arbiter.
log-title = What was noted beside the moves.
log-nothing = Nothing was noted.
summary-secret-set = The arbiters set a new secret at { $at }, counted from the opening.
log-note = Note: { $text }
log-note-by = Note of arbiter { $initials }: { $text }
log-reason-by = Reason given by arbiter { $initials }: { $text }
log-sealed = Sealed note of arbiter { $initials }; the secret of the arbiters opens it.
log-clock-set = Clock of { $side }: { $new } instead of { $old }.
note-control-set = Time control: { $new } instead of { $old }.
note-repeated-wrongly = The opponent repeated the move wrongly.
log-number-set = The move is number { $new } instead of { $old }.
log-room-limited = The Room at most at { $new } percent instead of { $old }.
log-restored = { $count ->
        [1] Back to { $place }; 1 half-move is struck.
       *[other] Back to { $place }; { $count } half-moves are struck.
    }
log-the-start = the start
log-result-instead = Result: { $new }, instead of { $old }.
log-decided-by = { $initials }: { $decision }
envelope-title = Envelope of an adjourned game
envelope-position = Position before the sealed move:
envelope-used = Time used: White { $white-used }, Black { $black-used }; left: White { $white-left }, Black { $black-left }.
envelope-used-blank = Time used, White and Black: ____
envelope-sealed = Sealed move: { $number }, { $side }
envelope-sealed-by = Sealed by: { $name }
envelope-offer = Draw offer before the adjournment, still open: { $side }
envelope-offer-since = Draw offer after the sealing, still open: { $side }
envelope-resumes = Resumption, day, time and place: { $when }
envelope-lacks = Still missing on the envelope: { $what }.
envelope-lacks-names = both names
envelope-lacks-times = the times used
envelope-lacks-resumption = day, time and place of the resumption (--resumes)
nothing-to-seal = The game is over: there is no sealed move.
envelope-not-ours = The event file does not give the envelope to the program as a duty: adjourns in [duties].

## A whole screen, and the view of the opponent
clock-runs = runs
clock-about = about
clock-flag = flag
clock-zero-first = zero first
clock-zero = zero
clock-control-met = control { $number } met
clock-moves = { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
clock-on-the-table = The official clock stands on the table.
clock-not-kept = The program that keeps the clocks has ended: they stand.
side-to-move = { $side } to move.
step-on-the-line = { $step ->
        [announced] announced
        [made] made
        [repeated] repeated
       *[other] { $step }
    }
clock-on-the-line = { $side }'s clock.
waits-for-journal = Waiting for the game: { $path } is not there yet.

## Options that cannot be followed
option-unknown = There is no option { $option }. --help lists them.
option-unknown-suggested = There is no option { $option }. Did you mean { $suggested }?
option-needs-value = { $option } needs a value.
option-choices = { $option } { $value } is not possible. There are { $choices }.
option-bad-value = { $option } { $value } is not possible: { $why }.
option-missing = { $option } is missing.
one-option-missing = One of these options is missing: { $options }.
task-is-time = There is no task { $time }. As the time control: ansage --time { $time }
task-unknown = There is no task { $task }. --help lists them.
task-unknown-nearest = There is no task { $task }. Did you mean ansage { $near }?
help-program = Ansage announces moves, repeats those of the opponent, keeps the scoresheet, and tells times and moves on request.
help-begin = New here? ansage tutorial teaches the program in ten minutes. ansage begins a game, ansage games names those before.
help-tasks = ansage --help lists all tasks and options, ansage help and a task that one alone: ansage help export.
help-unknown = There is no help about { $text }. ansage help names the themes.
help-unknown-nearest = There is no help about { $text }. Did you mean { $command } { $near }?
manual-pages = ansage manual and a number reads a page: ansage manual 3.
manual-unknown = The manual has no page { $text }. ansage manual lists the pages.
manual-languages = The manual is written in German and English.
manual-title = Ansage: the manual
manual-typed = You type: { $text }
manual-pressed = You press: { $key }
argument-missing = { $needed ->
        [file] A file is missing.
        [folder] A folder is missing.
        [file-or-folder] A file or a folder is missing.
        [journal] A journal is missing. ansage games lists the games.
        [whom] For whom? ansage brief with opponent, arbiter, assistant, organiser or letter.
       *[other] Something is missing. --help says what.
    }
argument-too-many = { $text } is one argument too many. --help lists what belongs there.
option-behind-task = Please write { $option } behind the task.
option-no-value = { $option } takes no value.
option-twice = { $option } stands there twice.
options-exclude = { $option } and { $other } exclude each other.
time-control-part = Time control: { $part } is not understood. Write it as 5+3, or as 40/90m, G/30m, +30s.
time-control-preset = Time control: none is called { $name }. There are { $names }; or write it as 5+3, or as 40/90m, G/30m, +30s.
time-control-no-time = Time control: { $part } has no time to which it is added. Write it as 5+3, or as G/5m, +3s.
time-control-last-period = Time control: behind a period for the rest of the game there is none, as in 40/90m, G/30m.
time-control-what-next = Time control: { $part } does not say what comes next. Write it as 40/90m, G/30m, or as 40/120m, 20/60m.
time-control-two-increments = Time control: there is one increment or delay, for the whole game, as in 40/90m, G/30m, +30s.
time-control-long-delay = Time control: an increment or delay of more than 60 seconds is refused.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } is there and answers.
doctor-helper-silent = { $helper } is there and does not answer: { $why }.
doctor-helper-missing = { $helper } is missing in { $folder }. This brings it: { $command }.
doctor-voice = A voice speaks { $language }.
doctor-voice-missing = No voice speaks { $language }. Install { $install }.
doctor-no-voice = Nothing is spoken: { $why }. This brings it: { $command }.
doctor-own-voice = Your own voice speaks, out of Speech Dispatcher.
doctor-own-voice-missing = No voice of your own: { $why }. If you want one, this helps: { $command }.
doctor-system-voice = The voice of the system speaks, with --voice system.
doctor-system-voice-missing = No voice of the system: { $why }. If you want it, this helps: { $command }.
doctor-screen-reader = The screen reader { $name } speaks, with --voice screen-reader.
doctor-screen-reader-missing = Neither NVDA nor JAWS answers. NVDA needs { $file } beside the programs or in lib/ansage.
doctor-screen-reader-silent = Neither NVDA nor JAWS answers. Does one of them run?
doctor-recorded-words = Recorded words: { $path }.
doctor-recorded-words-missing = Recorded words: { $path }, not all of use, { $why }. For more: ansage voices check.
doctor-sound = The { $channel } is heard on { $device }.
doctor-sound-missing = The { $channel } is not heard: { $why }. To choose by ear: ansage doctor --by-ear.
doctor-output = For listening there is: { $device }.
doctor-sound-is-loose = On Windows no sound is tied to a device for good: where the earphone goes or another device becomes the default, it falls silent at once, and its reports come as text.
doctor-sound-of-its-own = Take an earphone that is a device of its own, as by USB. At the socket of the loudspeaker Ansage may not notice that it was pulled out, and two earphones cannot be used there.
doctor-buffer = { $device } fell silent in the middle of speech; since then it is given { $milliseconds } milliseconds at a time.
doctor-recogniser = What is said is heard by { $path }.
doctor-recogniser-lacks = It does not know, and they cannot be spoken: { $list }.
doctor-scorer = People are heard better with { $path }.
doctor-scorer-missing = The net with which people are heard better is not there. This brings it: { $command }.
doctor-scorer-damaged = A net with which people are heard better is damaged: { $why }. This brings it anew: { $command }.
doctor-hears = Heard by { $ears ->
        [both] the recogniser and the net
        [recogniser] the recogniser alone
        [scorer] the net alone
       *[nobody] nobody
    }: { $list }.
doctor-microphone = Microphone: { $device }, { $level } dB.
doctor-microphone-dead = Microphone: { $device }. Nothing is heard, not even noise. Is it muted?
doctor-microphone-missing = No microphone: { $why }. Is one plugged in? Name another with --microphone.
doctor-input = As a microphone there is: { $device }.
doctor-braille = Braille display: { $device }, { $cells } cells, lines: { $lines }.
doctor-braille-missing = No Braille display: { $why }.
doctor-tables = Braille tables: { $count }. Words beside moves are written by liblouis.
doctor-no-louis = Braille tables: { $count }. Words beside moves are not written in cells: { $why }. Install { $install }.
doctor-readers-display = Braille tables: { $count }. A Braille display is the screen reader's here: NVDA shows on it what is said, with --voice screen-reader.
doctor-no-words = The table chosen for words, { $table }, does not translate: { $why }. On the display they are in its own table.
doctor-no-settings = No settings file. It would be { $path }.
doctor-settings = Settings are followed: { $path }.
doctor-journals = Journals go to { $path }. A line is safe on the disk after { $milliseconds } ms.
doctor-awake = The computer stays awake during a game.
doctor-awake-missing = The computer may fall asleep during a game: { $program } is missing.
doctor-awake-refused = The computer may fall asleep during a game: { $program } is refused, { $why }.
doctor-terminal = The terminal is { $kind }.
doctor-no-terminal = There is no terminal here: entries come through a pipe.
doctor-locale = The system speaks { $locale }; reports are in { $reports }.
doctor-log = The log is { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [one] There is one device. It says what it is, and you say who hears it.
       *[other] There are { $count } devices. Each says what it is, and you say who hears it.
    }
by-ear-device = This is { $device }.
by-ear-who = Who hears this? 1, you alone in the earphone. 2, everybody from the loudspeaker. 3, nobody. Enter, once more. q, stop.
by-ear-who-or-sides = Who hears this? 1, you alone in the earphone. 2, everybody from the loudspeaker. 3, nobody. 4, left and right apart. Enter, once more. q, stop.
by-ear-left = left
by-ear-right = right
by-ear-silent = { $device } cannot be used: { $why }.
by-ear-no-devices = There is no sound device. Is one plugged in?
by-ear-no-speaker = Nothing can be spoken: { $why }.
by-ear-nothing = Nothing was chosen, and nothing is changed.
by-ear-found = Earphone: { $ear }. Loudspeaker: { $room }.
by-ear-none = none chosen
by-ear-keep = 1 writes this to { $path }. Enter leaves it.
by-ear-keep-said = You hear this where you chose. 1, keep it. Enter, leave it.
by-ear-aloud = Aloud: the number. “{ $again }” once more, “{ $on }” leaves it, “{ $stop }” stops. What was understood is read back; “yes” or Enter confirms.
by-ear-kept = Written to { $path }.
by-ear-not-kept = Nothing is changed.

## The event file
event-file-line = Event file { $path }, line { $line }: { $why }
event-file-whole = Event file { $path }: { $why }
event-unknown-key = There is no key { $key }.
event-unreadable = { $why }.
event-choice = { $key } is { $text }. There are { $known }.
event-points = points is { $text }. It names the points for a win, a draw and a loss, such as 3-1-0.
event-date = { $text } is no date. Write it as in 2026-11-21.
event-date-and-time = { $text } is no date and time. Write it as in 2026-11-21 14:30.
event-missing = { $key } is missing in { $table }.
event-not-authorised = Arbiter's authorisation of this device is required: authorised = "2026-11-21 14:30" in [arbiter].
event-no-assistant = { $duty } needs an assistant: [assistant] with name and accepted-by.
event-opponents-assistant = { $duty }: the assistant of the opponent does only announces and executes.
event-not-accepted = The assistant needs the arbiter's acceptance: accepted-by = "AB" in [assistant].
event-not-by-program = { $duty } is not possible. Only a person can do this.
event-contradiction = { $first } and { $second } exclude each other. Change one of them.
event-needs-leave = { $setting } needs the arbiter's leave: { $leave } = "AB" in [allowed].
event-unknown-initials = No [arbiter] has the initials { $initials }.
event-same-initials = Two arbiters have the initials { $initials }. Give one of them others.
event-not-initials = Initials are one to four letters: not { $initials }.
laws-replaced = The Laws of 2017 held for six months. Use 2018.
laws-in-force = Laws of { $edition }, { $class ->
        [rapid] rapid chess
        [blitz] blitz
        [standard] standard chess
       *[other] { $class }
    }.
laws-from-2009 = These Laws were not at hand in full. Articles taken from 2009 are marked 2009.
event-clock-needs-time = The clock of the program needs a time control: time = "G/15m, +10s" in [clock].
event-file-decides = The event file decides { $option }. Leave the option out.
event-goes-on = The journal carries what the event file laid down. Leave --event-file or --resume out.
read-back-reaches-nobody = Nobody would get the read-back: name an earphone with --ear-device, or let the arbiter allow a private screen, private-screen = "AB" in [allowed].
read-back-unheard = The read-back reaches nobody: name the earphone with --ear-device.
event-no-secret = No secret opens what stands behind { $key }. ansage check-event --secret writes it.
event-secret-missing = No game of an event opens without a secret of the arbiters. ansage check-event --secret { $path } draws one.
event-running = An event game is running; this is not done beside it.
event-running-secret = An event game is running; the secret of the arbiters opens this beside it.
event-not-known = Whether an event game is running cannot be known. { $path } cannot be read: { $why }.
event-needs-terminal = A game of an event is played at a terminal; a script needs the leave script in the event file.
event-opening = Event mode. { $laws } Announcements: { $announces }. Clock: { $clock ->
        [table] on the table
        [program] the program's
        [none] none
       *[other] { $clock }
    }. This record is { $record ->
        [scoresheet] the scoresheet
        [log] a private log, no evidence
       *[other] { $record }
    }.
nobody-tells = Nobody tells time and moves in this game.
only-the-player-is-told = Time and moves are told to the player alone.
check-event-good = { $path } can be used.
check-event-authorised = This device is authorised by { $by }, { $at }.
check-event-authorised-another-day = The authorisation does not hold now: it does from its time on for a day, and the arbiter of a game opened now is told so.
check-event-served = Visually impaired: { $side ->
        [white] White
        [black] Black
        [both] both players
       *[other] { $side }
    }.
check-event-time = Time control: { $time }.
check-event-words = Words of the announcements: { $words ->
        [de-fide] German after Appendix D
        [de] German
        [en] English
        [es-fide] Spanish with the names of Appendix D
        [es] Spanish
        [fr] French
        [nl] Dutch
        [pt-BR] Brazilian Portuguese
        [pt-PT] European Portuguese
       *[other] { $words }
    }. Piece letters: { $letters }.
letters-named = { $letters ->
        [de] German
        [en] English
        [es] Spanish
        [fr] French
        [nl] Dutch
        [pt] Portuguese
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Assistant
        [opponent] Assistant of the opponent
       *[other] { $of }
    }: { $name }, accepted by { $by }.
check-event-provided = Provider of the assistant: { $by }.
check-event-style = Style of the announcements: { $say }.
check-event-start = Start position: { $position }.
duty-named = { $duty ->
        [executes] Moves on the other board
        [records] Scoresheet
        [presses] Clock
        [tells] Time and moves on request
        [claims] Claim when the opponent's flag falls
        [adjourns] Adjournment
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] This record is the scoresheet
        [announcing] The program announces
        [time-left] Time left is told on request
        [private-screen] Private screen
        [other-words] Other words than those of Appendix D
        [board-reading] What stands on the board is told on request
        [reminders] Reminders of the own time
        [open-listening] Open listening
        [script] A script may play, with input or output through a pipe
        [sealed-here] A sealed move may lie in the program alone
        [screen-reader] The player's own screen reader may speak in the earphone
        [arbiter-cue] The Room hears a sound and a phrase when an arbiter is needed
       *[other] { $what }
    }
check-event-leave = { $leave }: allowed by { $by }.
condition-named = { $condition ->
        [device] the approved device
        [default-time] the default time
        [clock-side] the side of the clock
        [first-increment] the first increment
        [supervised] supervision
        [finish] a quickplay finish
        [no-draw-before] no draw before move
        [two-hands] two hands
        [rated] rated
        [two-boards] two boards
        [medium] the record
        [hearing-impaired] a hearing-impaired opponent
        [score-duty] the end of the score duty
        [points] the points
        [adjustment] the time for having an assistant write or press
        [set-up] the set-up
        [move-counter] the move counter
        [assistant] an assistant who announces
       *[other] { $condition }
    }
condition-words = { $condition ->
        [device] device
        [default-time] default-time
        [clock-side] side
        [first-increment] first-increment
        [supervised] supervised
        [finish] finish
        [no-draw-before] no-draw-before
        [two-hands] two-hands
        [rated] rated
        [two-boards] two-boards
        [medium] medium
        [hearing-impaired] hearing-impaired
        [score-duty] score-duty
        [points] points
        [adjustment] adjustment
        [set-up] set-up
        [move-counter] counter
       *[other] { $condition }
    }
condition-value = { $value ->
        [left] left
        [right] right
        [before] before
        [after] after
        [penalise] penalise
        [pegs-excepted] pegs-excepted
        [braille] Braille
        [longhand] longhand
        [recorder] recorder
        [program] program
        [yes] yes
        [no] no
        [to-the-control] to the control
        [for-good] for good
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] scoresheet
        [time-left] time-left
        [private-screen] private-screen
        [board-reading] board-reading
        [reminders] reminders
        [open-listening] open-listening
        [sealed-here] sealed-here
        [arbiter-cue] arbiter-cue
       *[other] { $what }
    }
condition-laid-down = Laid down, { $condition }: { $value }.
finish-unannounced = No announcement is needed for a quickplay finish, and none rules it out.
start-needs = First lay down { $condition }: { $command } { $word }.
boards-set-up-ask = { $boards ->
        [single] Is the board set up for the start? Enter: yes, and the clock starts.
       *[both] Are both boards set up for the start? Enter: yes, and the clock starts.
    }
start-needs-assistant = First an assistant who announces is needed: the opponent is hearing-impaired.
consent-needed = A draw before move { $before } needs the consent of the arbiter.
no-event = There is no event, so nothing is laid down.
already-started = The game has begun, too late for this: { $condition }.
not-in-rated-game = A rated game keeps to the Laws; they do not allow this: { $condition }.
needs-condition = what is laid down: { $known }
needs-minutes = minutes, such as 30m
needs-points = points for a win, a draw and a loss, such as 3-1-0
needs-move-number = a number
needs-name = a name
needs-one-of = one of { $known }
check-event-missing = Before the clock starts, to be laid down: { $missing }.
check-event-earphone = The game opens only where an earphone (--ear-device or settings) or a Braille display is named; otherwise it needs the leave private-screen.
check-event-preset = Preset { $name }, after { $source }; read was { $read }.
name = { $text }
device-rule = { $rule ->
        [off-only] Devices are switched off wholly; a sound loses.
        [carrying-loses] Whoever carries another device loses.
        [approved-only] Only this device is approved; another one on the person loses.
       *[other] { $rule }
    }
head-words = Words of the head: { $words }
verify-doubt = Line { $line }: { $doubt ->
        [goes-back] it happened before the line above it.
        [opened-again] the game is opened a second time.
        [authorised-another-day] this device was authorised after the opening, or more than a day before it.
        [behind-the-result] the result stood, and this may not follow it.
        [no-such-arbiter] { $initials } is no arbiter of this event.
        [not-at-the-keys] arbiter { $initials } was not at the keys.
        [unsigned] an arbiter was at the keys, and the initials are missing.
        [needs-arbiter] only an arbiter decides this, and none was at the keys.
        [other-time] the time is not the one that follows from the moments.
        [absurd] a number is beyond all measure.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Line { $line }: the sound { $file } { $why ->
        [missing] is missing.
        [changed] is not as it was kept.
        [unreadable] cannot be read.
       *[other] { $why }
    }
verify-consistent = The record is consistent. It is not proved untouched: that takes the words of the head that an arbiter noted.
verify-proved = This is the record whose words were noted, up to its last line.
verify-proved-to = This is the record whose words were noted, up to line { $line } of { $last }. What stands behind it is not proved untouched.
verify-other = This is not the record whose words were noted.
verify-doubts = { $path }: what is named makes no sense, and nobody can rely on the record.
verify-head-unread = The words of the head are eight, of four letters each, as in bafu.
who = { $by ->
        [player] the player
        [assistant] the assistant
        [program] the program
        [nobody] nobody
       *[other] { $by }
    }

## Reading a game
read-move = { $number } { $side }: { $move }
read-comment = Comment: { $text }
read-sign = { $sign ->
        [n1] Good move.
        [n2] Mistake.
        [n3] Excellent move.
        [n4] Blunder.
        [n5] Interesting move.
        [n6] Dubious move.
       *[other] Sign { $sign }.
    }
read-variations = { $count ->
        [one] 1 variation: /into.
       *[other] { $count } variations: /into 1 to /into { $count }.
    }
read-variation = Variation { $number } of { $count }.
read-clock = Clock { $time }.
read-noted = Time noted: { $time }.
read-game-line = { $number }: { $white } – { $black }, { $result }, { $count ->
        [one] 1 half-move
       *[other] { $count } half-moves
    }.
read-too-many-games = { $path } holds more than { $most } games; for that many it is too short.
read-pace = Reading the file: { $percent } percent.
read-flaws = { $count ->
        [one] 1 flaw
       *[other] { $count } flaws
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [one] 1 half-move
       *[other] { $count } half-moves
    }. Enter goes on, /? lists the commands.
read-before-first = Before the first move.
read-end = End of the game. Result { $result }.
read-end-variation = End of the variation: /out.
read-where = Move { $count } of { $all }.
read-in-variation = Variation, { $count } deep.
read-no-variation = There is no variation here.
read-no-such-variation = There is no variation { $number } here.
read-main-line = This is the main line.
read-not-found = { $text } is not found.
read-no-such-move = There is no move { $text } in this line.
read-prompt-start = Start:{" "}
read-find-what = Find what? A move or a word of a comment.
read-list-welcome = { $count ->
        [one] 1 game
       *[other] { $count } games
    }. Enter tells the next, a number opens one, /? lists the commands.
read-prompt-list = Game { $number } of { $count }:{" "}
read-game-played = Played: { $known }.
read-no-further-game = No further game.
read-no-game = There is no game { $number }. There are { $count }.
read-back-to-the-list = /out leads back to the list.
read-open-a-game = Open a game first: its number.
read-find-which-game = Find what? A word of a name, an event, a place or a date.
read-more = { $count ->
        [0] The game has ended.
        [one] 1 half-move has been added.
       *[other] { $count } half-moves have been added.
    }
read-file-holds-nothing = The file is gone or empty. What was read stays.
read-changed = The game has been changed from { $number } { $side } on.
read-shorter = The game has become shorter.
read-another-game = Another game stands in the file now.
read-which-game = { $path } holds several games: choose one with --game.
read-no-such-game = { $path } holds no game { $number }. There are { $count }.
pgn-flaw = Line { $line }, column { $column }: { $kind ->
        [bad-tag] { $text } is no tag.
        [unusual-tag] the tag { $text } is written in an unusual way.
        [second-tag] the tag { $text } stands there twice; the last one counts.
        [bad-fen] { $text } is no position. No move is read.
        [impossible-position] no game can have this position. It is taken as it stands.
        [other-variant] { $text } is another game than chess. No move is read.
        [unreadable] { $text } is no move. This line is read no further.
        [illegal-move] { $text } is not legal. This line is read no further.
        [ambiguous-move] { $text } is ambiguous. This line is read no further.
        [missing-promotion] { $text } lacks the new piece. This line is read no further.
        [missing-move] no move stands here. This line is read no further.
        [unread-line] { $text }: this line is not read.
        [moves-in-comment] moves in a comment are not read: { $text }.
        [result-among-moves] the result { $text } stands among the moves. What follows is read all the same.
        [null-move] { $text } is no move of a game. This line is read no further.
        [move-number] the number { $text } does not fit the moves.
        [letters-ambiguous] the piece letters can be of several languages: { $text }. The first is taken.
        [nested-comment] a comment within a comment.
        [unclosed-comment] the comment has no end.
        [stray-brace] the end of a comment without its beginning.
        [unclosed-variation] the variation has no end.
        [stray-parenthesis] { $text } has no counterpart.
        [too-deep] variations this deep are not read.
        [stray-sign] { $text } belongs to no move.
        [result-in-variation] the result { $text } stands in a variation.
        [result-differs] the result { $text } is not that of the tag. The tag counts.
        [unusual-result] the result { $text } is written in an unusual way.
        [missing-result] the result is missing.
        [after-result] moves behind the result. They are read as a game of their own.
        [empty-line] an empty line within the game.
        [capture-sign] { $text }: the capture sign does not fit.
        [check-sign] { $text } gives no check.
        [mate-sign] { $text } is not mate.
        [en-passant-sign] { $text } does not take en passant.
       *[other] { $kind }, { $text }.
    }

## Two boards, in a game
boards-compared = Boards being compared.
comparing-no-move = The boards are being compared: no move can be entered now.
other-sheet-entered = The other sheet is entered. { $command } says what the comparison has found.
scoresheets-decide = The scoresheets decide; call the arbiter.
nothing-compared = No boards are being compared. /mismatch begins.
key-other-sheet = Now the other sheet, half-move by half-move. ? is illegible, - is missing, a number goes to its move, /cancel strikes the last entry, Enter alone ends the sheet.
prompt-other-sheet = Other sheet, { $number } { $side }:{" "}
prompt-comparison = Comparing the boards:{" "}
other-sheet-struck = { $place }, the other sheet: entry struck.
other-sheet-says = { $place }, the other sheet: { $move }.
other-sheet-says-ask = { $place }, the other sheet: { $move }? Enter or yes writes it.
other-sheet-lacks = { $place }, the other sheet: missing.
which-board = Which board: A or B?
entry-left-open = { $place }, the other sheet: left open.
first-difference = { $place }: { $sheet } { $ours }, the other { $theirs }.
log-is-compared = The log of this device is compared here, no evidence. The player's own sheet decides: if it differs, leave this and put the log right first.
agreed-illegal = Both sheets have an illegal move: { $place }. It is decided on first.
decide-entries = Please enter what is written with its number before it, for example 9. Nbd2.
board-waits = Board { $board } is noted. First it must be decided what is written.
needs-board = a for the special board or b for the other and, if known, what stands there
answer-square = Please a piece and its colour, its letter (capital White, small Black), or Enter for an empty square. /cancel ends the questions.
corrections-told = From now on the player hears what must change on the boards.
comparison-ended = The boards are no longer being compared.
restored = The game goes back to the position after { $place }. { $side } to move.
restored-start = The game goes back to the start position. { $side } to move.
restore-ask = Go back? y strikes: { $moves }
restore-ask-by = Go back by article { $article }? y strikes: { $moves }
struck-entries = Struck: { $moves }
note-offer-struck = The draw offer of { $side } is struck too.
clocks-wait = The clocks are stopped. /set sets them, /resume lets them go on.
help-mismatch = The boards differ: stop the clocks, compare the sheets.
help-board = What stands on a board, while comparing: /board a or /board b, also with FEN.
help-tell = Let the player hear what must change on the boards.
help-restore = Back to the last agreement of the sheets.

## Two boards
resolve-agree = { $count ->
        [0] No move stands on either sheet.
        [one] The sheets agree on one half-move.
       *[other] The sheets agree on all { $count } half-moves.
    }
resolve-differ = { $count ->
        [0] The sheets differ from the first half-move on.
        [one] The sheets agree on one half-move, then they differ.
       *[other] The sheets agree on { $count } half-moves, then they differ.
    }
resolve-undecided = { $count ->
        [0] Before anything is compared it must be decided what is written.
        [one] The sheets agree on one half-move for certain, then it must be decided what is written.
       *[other] The sheets agree on { $count } half-moves for certain, then it must be decided what is written.
    }
resolve-place = move { $number } { $side }
resolve-ours = our sheet
resolve-log = the log of this device (no evidence)
resolve-theirs = the other sheet
resolve-difference = First difference: { $place }.
resolve-says = What { $sheet } says: { $move }.
resolve-no-move = { $text }, which no piece can do
resolve-ambiguous = { $place }, { $sheet }: { $text } is ambiguous: { $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } cannot be read. Which move is it?
resolve-missing = { $place }, { $sheet }: the entry is missing. Which move was it?
resolve-breaks-off = Neither sheet says what was played at { $place }. Nothing behind it is compared.
resolve-tail = { $count ->
        [one] One half-move is missing at the end ({ $sheet }). That is no difference.
       *[other] { $count } half-moves are missing at the end ({ $sheet }). That is no difference.
    }
resolve-lacks = If { $count } half-moves are missing there ({ $sheet }), the next { $run } entries are the same.
resolve-same-position = In another order both sheets come to the same position after { $place }.
resolve-jump = Line { $line }, { $sheet }: number { $number } stands where { $expected } is next.
resolve-in-order = What was read of { $sheet } is the order in which the moves stand.
resolve-position = Position of the sheets, { $side } to move: { $fen }
resolve-back-to = Back to this position, { $side } to move: { $fen }
resolve-time = Time left there, { $side }: { $left }.
resolve-board-right = Board { $board } shows this position.
resolve-board-wrong = Board { $board } must change:
resolve-board-flaws = No game comes to what stands on board { $board }: { $flaws }.
resolve-remove = { $piece } { $square } off the board
resolve-move = { $piece } from { $from } to { $to }
resolve-put = { $piece } ({ $side }) on { $square }
resolve-explained = { $slips ->
        [one] One slip of the hand leads to what stands on board { $board }. Ways: { $count }.
       *[other] { $slips } slips of the hand lead to what stands on board { $board }. Ways: { $count }.
    }
resolve-unexplained = None of the usual slips of the hand leads to what stands on board { $board }.
resolve-more = { $count ->
        [one] --json shows one way more.
       *[other] --json shows { $count } ways more.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = not executed
slip-one-square-off = put on { $square }
slip-rook-one-square-off = the rook put on { $square }
slip-wrong-piece = done with the like piece from { $square }
slip-mirrored = done mirrored, from { $from } to { $to }
slip-twice = executed twice, as far as { $square }
slip-captured-put-aside = the captured piece not removed but put on { $square }
slip-captured-not-removed = the captured piece not removed, the capturing one put on { $square }
slip-capturing-removed = the capturing piece removed in place of the captured one
slip-en-passant-left = the pawn taken en passant was left
slip-rook-not-moved = the rook was not moved
slip-king-not-moved = the king was not moved
slip-wrong-promotion = { $piece } stands on the promotion square
resolve-several-games = { $path } holds several games; a sheet with one is needed.
resolve-too-long = { $path } holds more than { $most } half-moves; no game is so long.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = The sheets begin from different positions.
resolve-nothing-compared = No boards were compared in { $path }. Please name the other sheet with --theirs.
resolve-report-at-the-table = entered at the table
resolve-no-entry = There is no half-move { $number } ({ $sheet }).
resolve-ask-meaning = Please say with --meant what is written, for example --meant theirs:17=Nbd2.
resolve-ask-square = Board { $board }: what stands on { $square }?
resolve-ask-color = Board { $board }, { $square }, { $piece }: white or black?
resolve-ask-again = Please a piece and its colour, its letter (capital White, small Black), Enter for an empty square, or the whole board as a list or FEN; /stop ends the questions.
resolve-ask-aloud = Aloud: colour and piece, “{ $empty }” for an empty square, “{ $again }” asks once more, “{ $stop }” ends the questions. What was understood is read back; “yes” or Enter confirms.
resolve-ask-found = { $count ->
        [one] Board { $board } is known after one question, if no more than one move was executed wrongly.
       *[other] Board { $board } is known after { $count } questions, if no more than one move was executed wrongly.
    }
resolve-ask-complete = Board { $board } is known as a whole.
resolve-ask-all = Board { $board }: none of the usual slips explains that. Now rank by rank.
resolve-ask-stopped = Board { $board }: questions ended, this board is not compared.
resolve-report-title = Two boards: report for the arbiter ({ $article }).
resolve-report-wanted = What should stand by the sheets:
resolve-report-board = What stands on board { $board }:
resolve-report-clocks = Clocks after the decision:
resolve-report-written = The report is in { $path }
resolve-report-ending = { $path }: a report ends in .txt, .json, .brf or .pef.
equipment-title = Equipment before play, Laws of { $laws }.
equipment-help = Answers: a size with mm or cm, yes or no; Enter leaves it open. { $again } asks again, { $back } goes back, { $stop } leaves.
equipment-aloud = Aloud: “yes”, “no”, “{ $empty }” leaves it open, “{ $again }” asks again, “{ $back }” goes back, “{ $stop }” leaves. Sizes and initials are typed.
equipment-type-it = Please type sizes and initials; “{ $empty }” leaves it open.
equipment-part = { $section ->
        [special-board] { $article ->
            [none] Special board.
           *[other] Special board, { $article }.
        }
        [special-pieces] { $article ->
            [none] Special pieces.
           *[other] Special pieces, { $article }.
        }
        [usual-pieces] Usual pieces, { $article }.
        [usual-board] Usual board, { $article }.
        [table] Table, { $article }.
        [clock] { $article ->
            [none] Clock.
           *[other] Clock, { $article }.
        }
        [room] Light and noise.
        [set-up] Set-up.
       *[approval] Approval, { $article }.
    }
equipment-item = { $item ->
        [special-side] Shorter side of the special board
        [special-raised] Dark squares slightly raised
        [special-holes] A hole in every square
        [special-corner] Right-hand corner in front of each player not raised
        [special-pegs] On every piece a peg that fits
        [special-staunton] Special pieces of Staunton design
        [special-marked] Every black piece specially marked
        [king-height] Height of the king
        [king-base] Diameter of the king's base
        [usual-staunton] Usual pieces of Staunton design
        [usual-dull] Pieces without gloss
        [usual-tops] King, queen, bishop and pawn easily told apart by their tops
        [square] Side of a square of the usual board
        [board-rigid] Board rigid
        [board-dull] Board without gloss
        [board-fixed] Board fixed to the table
        [board-corner] Right-hand corner in front of each player light
        [board-side] Side of the whole usual board
        [table-length] Length of the table
        [table-width] Width of the table
        [clock-hands] A clock with hands
        [hands-reinforced] Hands reinforced
        [dial-dots] One raised dot every five minutes, two every fifteen
        [flag-felt] Flag easily felt
        [last-minutes-felt] Hands to be felt in the last five minutes of the hour
        [flag-exact] Flag falls exactly at the full hour, clearly visible
        [clock-dull] No glare on the clock
        [clock-quiet] Clock quiet
        [clock-talks] Clock tells the time and the number of moves
        [clock-private] Only the player hears the clock
        [light] Light is enough
        [noise] Quiet enough for announcements
        [set-up-a] Board A, the special one, in the start position
        [set-up-b] Board B, the usual one, in the start position
        [approved-boards] Boards and pieces approved
        [approved-clock] Clock approved
       *[approved-program] Program approved
    }
equipment-ask = { $name }?
equipment-ask-size = { $name }, in { $unit }?
equipment-ask-approved = { $name }? Initials of the arbiter:
equipment-set-up-how = { $command } or ? reads what is to stand there.
equipment-beyond = { $item ->
        [special-side] { $figure }: the special board is to measure at least { $least } by { $least }.
        [king-height] { $figure }: the king is to be about { $least } high.
        [king-base] { $figure }: the king's base is to be { $least } to { $most } of its height.
        [square] { $figure }: the squares are to be { $least } to { $most }.
        [table-length] { $figure }: the table is to be at least { $least } long.
       *[table-width] { $figure }: the table is to be { $least } to { $most } wide.
    }
equipment-not-so = Not met: { $name }.
equipment-turned = Board { $board } is turned by 90 degrees: the right-hand corner in front of each player must be light.
equipment-looked = { $looked ->
        [yes] yes
        [no] no
        [not-measured] not measured
        [not-approved] not yet
       *[not-looked-at] not looked at
    }
equipment-approved-by = by { $by }
equipment-approved-by-at = by { $by }, { $at }
equipment-line = { $name }: { $found }
equipment-noted = Noted: { $found }.
equipment-before = So far: { $found }. Enter keeps it, - leaves it open.
equipment-open = Open: { $names }.
equipment-end = Open: { $open }. Reported: { $told }. Enter closes the list, { $back } goes back.
equipment-closed = The list is closed. The arbiter approves.
equipment-left = The list is left. Open: { $open }.
equipment-not-a-size = { $text }: please a size as a number in { $unit }, { $most } at most; Enter leaves it open.
equipment-not-yes-or-no = { $text }: please yes or no; Enter leaves it open.
equipment-not-initials = { $text }: please the initials of an arbiter, one to four letters; Enter leaves it open.
equipment-told = Reported:
equipment-nothing-told = Nothing reported.
equipment-decides-nothing = This report decides nothing; the arbiter approves.
equipment-goes-on = To go on: --from { $path }
equipment-no-record = { $path } is no report of ansage equipment in JSON.
resolve-board-fault = Board { $board }: { $unread ->
        [nothing] { $text } is no board. A FEN is needed, a list of the pieces, or rank by rank.
        [several] { $text } means different boards in different languages.
        [twice] Square { $text } is named twice.
        [no-color] Which colour is { $text }?
        [no-piece] Which piece stands on { $text }?
        [no-square] On which square does { $text } stand?
        [count] { $text }: there are more or fewer than announced.
        [rank-length] Rank { $text } has not eight squares.
        [rank-twice] Rank { $text } is named twice.
        [rank-missing] Rank { $text } is missing.
       *[unknown] { $text } not understood.
    }

listener-failed = Listening is not possible: { $why }.
model-missing = There is no speech recogniser in { $path }.
model-not-installed = The speech recogniser is not installed. This brings it: { $command }.
model-lacks = The speech recogniser lacks the file { $path }.
model-changed = The file { $path } of the speech recogniser is damaged or changed.
nobody-hears = What is said in { $language } is heard by nobody here: the net that hears this language is not there. This brings it: { $command }.
not-sound = { $path } is not a WAV file that can be read.
sound-rate = { $path } has { $rate } samples per second; it needs 8000 to 192000.
listen-move = Heard: { $words }. Understood: { $move }.
listen-illegal = Heard: { $words }. Understood: { $move }. That is illegal.
listen-command = Heard: { $words }. Understood as a command: { $command }.
listen-ask = Heard: { $words }. Meant: { $choices }?
listen-no-move = Heard: { $words }. That is no move in this position.
listen-nothing = Heard: { $words }. That is neither a move nor a command.
listen-not-asked = Heard: { $words }. Nothing was asked.
no-answer = Heard: { $words }. That is no answer here.
listen-junk = That was more noise than speech. Nothing understood.
listen-own-grammar = This recogniser takes no directions and may hear announcements that nobody made.
listen-no-words = No words were heard.
score-begin = Recordings that are heard now: { $count }. That takes a while.
score-heading = { $group ->
        [announcements] Whole announcements
        [commands] Commands
        [words] Single words
       *[junk] What is to be taken for nothing
    }{ $mode ->
        [free] , free mode
        [event] , event mode
       *[alone] , judged by the word that was heard
    }: { $count }.
score-line = { $verdict ->
        [right] Right
        [asked] Asked, what was said among the choices
        [amiss] { $group ->
                [junk] Asked about
               *[other] Asked, what was said not among the choices
            }
        [nothing] { $group ->
                [junk] Taken for nothing
               *[other] Not understood
            }
       *[wrong] { $group ->
                [junk] Taken for something
               *[other] Wrong
            }
    }: { $count } of { $of }, { $percent } percent ({ $low } to { $high }).
score-tenths = { $whole }.{ $tenths }
score-wrong = Wrong{ $mode ->
        [free] , free mode
        [event] , event mode
       *[alone] {""}
    }: { $file } was taken for { $taken }.
score-bounds = In brackets stand Wilson's bounds of 95 percent. They hold for more recordings like these; other people may be understood otherwise.
score-refused = { $unusable ->
        [missing] { $file } is told about and is not there.
        [partial] { $file } needs a position (fen in recordings.toml), or both squares.
        [unclear] The words of { $file } do not name one thing in its position; move in recordings.toml says what was meant.
        [position] The position told for { $file } is none.
        [move] The move told for { $file } is none.
        [empty] There is no sound in { $file }.
        [long] { $file } is longer than 15 seconds: no key is held so long. With whole = false each pause ends an utterance.
       *[unheard] The recogniser failed twice at { $file }.
    }
score-no-word = The name { $file } holds { $word }, which is no word of this language.
score-refused-count = Recordings that cannot be used: { $count }.
score-none = No recording in { $path } can be used.
score-other-language = These recordings are in { $language }. Name it with --words.
score-notes-bad = { $path }, line { $line }: { $why }.
score-no-key = there is no key { $key }
recording-foreign = { $path } is not a WAV, FLAC or MP3 file that can be read.
recording-cut-off = { $path } breaks off. What stands before is used.
recording-wrong-length = The length in { $path } is wrong. It is read to the end of the file.
recording-damaged = { $path } is damaged. What can be read is used.
recording-silent = { $path }: no voice can be heard.
recording-none = There is no recording (WAV, FLAC or MP3) in { $path }.
reconstruct-unheard = At { $time } the recogniser failed twice. This part was not heard.
reconstruct-unscored = At { $time } the program with which people are heard better failed. The rest is heard without it.
reconstruct-nothing = No move was heard.
reconstruct-summary = Half-moves: { $count }, of these marked: { $marked }.
reconstruct-close = not sure, may be: { $choices }
reconstruct-doubtful = not sure
reconstruct-unclear = not understood, found by what follows
reconstruct-missing = not on the recording
reconstruct-unused = At { $time } heard and not used: { $words }.
reconstruct-marks = Marked:
reconstruct-ask = { $place }, at { $time }: { $choices }?
reconstruct-ask-move = { $place }, at { $time }: which move?
reconstruct-ask-help = Answers: the number, the move, - for no move, ? plays the sound again, Enter leaves it open, /stop ends the questions.
reconstruct-ask-aloud = Aloud: the number or the move, “{ $none }” for no move, “{ $open }” leaves it open, “{ $again }” plays the sound again, “{ $stop }” ends the questions. What was understood is read back; “yes” or Enter confirms.
reconstruct-ask-again = Not understood. The number or the move, please.
reconstruct-ask-ear = Move { $number }, { $side }. Which move?
reconstruct-ask-unheard = The recording cannot be heard: { $why }. The questions are asked all the same.
audio-no-clips = There are no recordings for { $path }.
audio-none-usable = None of the recordings of { $path } can be used.
audio-written = Written to { $path }: recordings { $count }, length { $time }.
audio-written-partly = Written to { $path }: recordings { $count } of { $all }, length { $time }.
learn-begin = { $count } words, each { $rounds } times, and { $announcements } announcements: about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Say each word after it has been asked for. Enter goes on, r and Enter asks again, q and Enter stops.
learn-say = Please say: { $saying }
learn-flaw = { $fault ->
        [nothing] Nothing was heard of { $saying }.
        [noisy] { $saying }: the room is nearly as loud as the voice.
        [too-quiet] { $saying } was too quiet.
        [too-loud] { $saying } was too loud for the microphone.
       *[unlike] { $saying } sounded like something else.
    }
learn-working = { $takes ->
        [one] One recording. Learning; that takes a moment.
       *[other] { $takes } recordings. Learning; that takes up to two minutes.
    }
learn-done = The voice has been learned. Announcements it had not learned from: { $before } of { $of } right before, { $after } now; wrong: { $wrong-before } before, { $wrong-after } now. Each is heard in free and in event mode.
learn-one-person = What was learned is for one person alone: others are heard worse with it.
learn-not-better = Nothing is changed: the voice is not heard better. Announcements it had not learned from: { $before } of { $of } right before, { $after } after learning; wrong: { $wrong-before } before, { $wrong-after } after.
learn-too-little = Too little was said to learn from. Nothing is changed.
learn-too-few-announcements = At least { $count } whole announcements are needed to know whether anything is better. Nothing is changed.
learn-keeps = The recordings are kept in { $path }, readable by you alone. Nothing is sent.
learn-consent = May these recordings be given away under the licence { $licence }, to measure and improve recognisers? Type yes and Enter; Enter alone is no. May they?
learn-consent-given = Noted: the recordings may be given away. Until they are, deleting the folder takes that back.
learn-consent-not-given = Noted: the recordings are for you alone.
learn-recordings-kept = The recordings are in { $path }.
learn-forget-hint = The recordings are not kept. ansage learn-my-voice --forget undoes it.
learn-forgotten = The learned voice is forgotten.
learn-nothing-to-forget = No voice had been learned.
learn-stale = The learned voice belongs to another version of the speech recogniser and is not used. Learn it again (ansage learn-my-voice).
cannot-learn = This speech recogniser cannot learn a voice: { $why }.
cannot-learn-language = No voice can be learned in { $language }: only a recogniser learns, and there is one for German alone.
bank-record-begin = { $count ->
    [one] { $count } word is missing.
   *[other] { $count } words are missing.
} Say each after it has been said. Enter goes on, r asks again, b goes back, s leaves it out, q stops, each with Enter. What is recorded stays.
bank-record-done = Every word is recorded. A game uses them with --bank { $path }.
bank-record-stopped = { $count ->
    [one] { $count } word is still missing.
   *[other] { $count } words are still missing.
} The same command goes on.
bank-flaw = { $take-fault ->
    [nothing] Nothing was heard of { $saying }.
    [noisy] { $saying }: the room is nearly as loud as the voice.
    [too-soft] { $saying } was too soft. Please come closer to the microphone.
    [too-loud] { $saying } was too loud for the microphone.
    [cut] { $saying } lacks its beginning or its end.
    [too-long] { $saying } was longer than a word.
    [uneven] { $saying } has a knock or a pop in it.
   *[other] { $saying } is no sound that can be read.
}
bank-refusal = { $path } is not used. { $why }
bank-built = { $count ->
    [one] { $count } word is ready in { $path }.
   *[other] { $count } words are ready in { $path }.
}
bank-refused = { $count ->
    [one] { $count } recording of { $path } was not used.
   *[other] { $count } recordings of { $path } were not used.
}
bank-stranger = { $path } is named after no word.
bank-word = { $saying }, { $path }: { $clip ->
    [there] there.
    [missing] missing.
    [silent] broken, nothing is heard in it.
    [too-long] broken, longer than a word.
    [uneven] broken, louder or softer than the other words.
    [clicks] broken, it begins or ends with a click.
   *[not-sound] broken, no sound that can be read.
}
bank-gaps = { $path } is not whole: { $missing } missing, { $broken } broken. The built-in voice says those words.
bank-unusable = The recorded words cannot be used: { $why }.
bank-language = { $path }: these words are in { $language }, not in { $wanted }.
help-next = The next move; Enter alone does the same.
help-back = One move back.
help-move = To a move: /move 17, /move 17 b.
help-find = To a move or a word of a comment: /find knight f3.
help-into = Into a variation: /into 2.
help-out = Out of the variation; out of the game, back to the list.
help-square-reading = What stands on a square: /square e4.
help-rank-reading = What stands on a rank: /rank 4.
help-file-reading = What stands on a file: /file e.
help-pieces-reading = Where pieces stand: /pieces, /pieces white, /pieces knights.
help-captured-reading = What was taken up to here.
help-fen-reading = The position as FEN.
help-diagram-reading = A diagram for somebody who sees: /diagram, /diagram black.
help-where = Where in the game we are.
help-help-reading = This list.
help-quit-reading = Quit.

## Hearing the player, and the board on request
read-back-offer = { $move }, with a draw offer?
castling-squares = { $king }, { $rook }
arrival-first = { $arrival }, { $rest }
piece-from = { $piece } from { $from }
from = from { $from }
which-heard = { $choices }?
offer-ask = Offer a draw?
accept-ask = Accept the draw? y accepts.
accept-ask-before = The event has no draw agreed before move { $before }. Accept the draw? y accepts.
decline-ask = Decline the draw?
clock-ask = Press the clock?
say-again = Please say it again.
nothing-heard = Nothing heard.
nothing-was-asked = No question is open.
yes-in-two-words = Please say "{ $words }", or type y.
microphone-missing = No microphone. The keys go on.
microphone-lost = The microphone has failed. The keys go on.
microphone-back = The microphone is back.
recogniser-missing = No speech recognition; ansage doctor says why. The keys go on.
recogniser-lost = The speech recognition has failed. The keys go on.
recogniser-back = The speech recognition is back.
one-recogniser-lost = One of two speech recognisers has failed. The other hears on alone and asks more often.
one-recogniser-back = Both speech recognisers hear again.
scorer-net-damaged = A net of the speech recognition is damaged. Without it hearing is worse. ansage doctor names it.
listening-off = Listening is switched off. The keys go on.
open-listening = I listen to everything.
talk-key-listening = I listen with the talk key only.
open-listening-refused = Open listening needs the arbiter's leave. The talk key works.
repeated-otherwise = { $move } was repeated.
on-words = on, open
off-words = off, key
needs-on-or-off = on or off
needs-rate = a number from 80 to 450
needs-volume = a number from 0 to 100
needs-pitch = a number from -100 to 100
ear-rate-is = { $number } words a minute.
ear-does-not-speak = The program itself does not speak here; a screen reader has settings of its own.
ear-volume-is = Volume { $number } percent.
ear-pitch-is = Pitch { $number } percent.
practice-help = Speak a move or a command; I say what I understood. Nothing is played. /quit ends it.
practice-prompt = Practice:{" "}
answer-prompt = Answer:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } is empty.
square-not-told = That is not told in an event.
which-square-to-tell = Which square?
help-square = What stands on a square: /square e4. Not in an event.
rank-holds = Rank { $rank }: { $pieces }.
file-holds = File { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Taken: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = empty
no-pieces = none
which-rank = Which rank?
which-file = Which file?
which-pieces = Which pieces? For example: knights, white rooks, black.
help-rank = What stands on a rank: /rank 4. Not in an event.
help-file = What stands on a file: /file e. Not in an event.
help-pieces = Where pieces stand: /pieces, /pieces white, /pieces knights. Not in an event.
help-captured = What was taken. Not in an event.
help-fen = The position as FEN. In an event only after the result.
help-diagram = A diagram for somebody who sees: /diagram, /diagram black. In an event only after the result.
diagram-shown = The diagram is on the screen, { $side } at the bottom.
fen-shown = The FEN is on the screen. { $side } to move, pieces on the board: { $count }.
board-not-shown-yet = In an event that comes only after the result.
help-listen = Listen to everything, or with the talk key only: /listen on, /listen off.
help-rate = How fast the earphone speaks, in words per minute: /rate 200.
help-volume-ear = How loud the earphone is, in percent: /volume-ear 60.
help-pitch = How high the earphone speaks, in percent: /pitch -20.
help-talk-key = Talk key{ $key }: press, speak, let go or press again.
key-name =
    { $key ->
        [space] space bar
        [insert] Insert
       *[other] { $key }
    }

## Braille
braille-unknown-table = No Braille table named { $name }. There are { $known }.
braille-table-fault = Braille table { $file }, line { $line }: { $why }. { $table } takes its place.
braille-unknown-sign = { $table } has no cell for { $sign } ({ $code }). It stands as { $shown }.
braille-unknown-cell = Line { $line }, cell { $place }, dots { $dots }: no sign in { $table }.
braille-cell-not-understood = Cell { $place }, dots { $dots }, is not understood.
braille-not-written = { $text }: the cells of { $unwritten ->
        [castling] castling
        [promotion] a promotion
        [en-passant] en passant
        [draw-offer] a draw offer
        [result] a result
       *[other] this word
    } are not known to us in { $table }, and none are invented. Choose another table.
braille-eight-dots = Line { $line }, cell { $place }: dots { $dots }. A BRF has six dots only, and none is cut off.
braille-words-plain = The table { $table } of liblouis does not translate here; words are written sign by sign.
braille-no-louis-table = liblouis has no table { $name }. Names such as de-g2 or de-eurobrl6, or the path of a file.
braille-no-embosser-table = { $path }, line { $line }: no table of an embosser. It takes display CHARACTER DOTS.
braille-embosser-include = { $path }, line { $line }: { $include-fault ->
        [missing] there is no file { $file }
        [circle] { $file } includes itself
       *[too-many] more than { $file } files are included
    }.
braille-no-byte = Line { $line }, cell { $place }, dots { $dots }: { $table } has { $code } for it; an embosser takes one byte a cell, a character up to U+00FF. Nothing was written.
braille-no-character = Line { $line }, cell { $place }, dots { $dots }: no character in { $table }. Nothing was written.
embosser-is-none = { $path } is no device. For a file there is --output.
embosser-refuses = The printer queue { $queue } took nothing. The sheet is unharmed; --output writes it to a file.
braille-no-cell = { $path }, line { $line }, character { $place }: { $sign } is no Braille cell.
braille-page-size = A Braille page has { $cells } cells and { $lines } lines or more, and { $most } of each at most.
braille-no-moves = { $path }: no moves were found in this Braille.
braille-too-long = { $path } holds more than { $most } cells; no sheet is so long.
braille-not-pef = { $path } is not a PEF file: { $why }
braille-diagram = Diagram of Ansage, no standard: k q r l s p are White's pieces, the same with dot 6 Black's. Dots 3 6: an empty dark square.
dot-keys-on = Braille keys on: f d s j k l are dots 1 to 6{ $dots ->
        [eight] , a and ; dots 7 and 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] pressed together
        [one-by-one] one after the other, g ends the cell
       *[other] { $way }
    }. { $command } turns them off.
dot-keys-off = Braille keys off.
no-dot = This key is no dot. A command begins with /, { $command } turns the Braille keys off.
no-dot-keys = There is no keyboard here.
help-perkins = Type Braille on the keyboard, or letters again.
form-braille-table = Braille table: { $table }
form-braille-signs = + check # mate = promotion { $offer } draw offer

## The tape
sound-began = What is said at the board is recorded.
sound-began-private = Sound is recorded while the talk key is held, and at no other time.
sound-paused = Nothing is recorded. /record on records again.
sound-off = This game is not recorded. For that the program is started with --record on.
sound-not-now = This game was recorded and now it is not.
sound-over = After the result nothing is recorded.
sound-mark = { $tape ->
        [on] Recording.
        [key] Recording with the talk key.
        [off] Recording off.
        [full] No recording: disk full.
        [unwritable] No recording: disk trouble.
        [deaf] No recording: no microphone.
       *[no-key] No recording: no talk key.
    }
sound-found = Sound from before the program died was found: { $file }.
sound-full = The disk is full. Sound is not recorded any more. The game goes on.
sound-unwritable = Sound cannot be written. It is not recorded any more. The game goes on.
sound-no-microphone = No microphone. Nothing is recorded. The keys go on.
sound-microphone-lost = The microphone has failed. Nothing is recorded. The keys go on.
sound-microphone-back = The microphone is back. Sound is recorded again.
sound-no-key = Without the talk key nothing is recorded.
sound-back = Sound is recorded again.
play-nothing = Nothing is recorded yet.
play-not-kept = Nothing was recorded of move { $number }.
play-no-such = There is no sound for { $at } in { $path }.
play-edge = Nothing further is recorded.
play-label = { $sound ->
        [offer] Draw offer
        [refusal] Draw declined
        [acceptance] Draw accepted
        [resignation] Resignation
        [claim] Claim
        [call] Arbiter called
        [note] Note
        [correction] Correction
       *[found] Found after a crash
    }
play-correction = Correction: { $move }
play-missing = The recording { $file } is missing.
play-changed = The recording { $file } was changed since. It is left out.
play-unreadable = The recording { $file } cannot be read.
play-speed = Recordings are played at { $percent } percent.
needs-half-move = a move such as 23, or a half-move such as 23w or 23b
needs-count = a count such as 3
needs-speed = a speed from 0.5 to 2
help-record = Say whether sound is recorded. /record off: nothing is recorded until /record on.
help-play = Hear the sound of a move in the Ear: /play 23, /play 23w, /play 23b; /play alone the last one again.
help-play-next = Hear the next recording.
help-play-previous = Hear the recording before.
help-play-last = Hear the last five recordings, or as many as you say: /play-last 3.
help-play-speed = How fast sound is played, from 0.5 to 2: /play-speed 1.5.
play-welcome = { $count ->
        [0] Nothing was recorded of this game.
        [one] One recording. Enter plays it, /quit ends.
       *[other] { $count } recordings. Enter plays the next, 23 or 23w that of a move, /quit ends.
    }
play-welcome-pieces = { $count ->
        [0] Nothing to hear. /quit ends.
        [one] One piece. Enter plays it, /quit ends.
       *[other] { $count } pieces. Enter plays the next, 2 the second, /quit ends.
    }
play-neither = { $path } is neither a journal nor a sound file that can be played: WAV, FLAC or MP3.
play-prompt = Sound:{" "}
record-began = What is said is recorded.
record-stops = Enter ends the recording.
record-stops-by-signal = Ctrl+C ends the recording.
record-nothing = No voice was heard. Nothing was recorded.
record-no-microphone = No microphone{ $device ->
        [default] {""}
       *[other] : { $device }
    }. Nothing is recorded. Name another with --microphone.
record-kept = { $file }: { $seconds } seconds.

# Dashes in time trouble.
dashed = Dash, { $side }.
dash-unasked = No question stands. Dashes begin with { $command }.
dash-struck = Dash struck, { $side }.
fill-begins = { $count ->
        [one] One dash
       *[other] { $count } dashes
    }. Enter the moves in order; { $command } stops.
fill-ask = { $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = The scoresheet is complete.
fill-stops = Still open: { $count ->
        [none] dashes
        [one] one dash
       *[other] { $count } dashes
    }.
fill-first = Open: { $count ->
        [none] dashes
        [one] one dash
       *[other] { $count } dashes
    }. { $fill } fills them in, { $correct } strikes the last one.
complete-first = A flag fell: complete the scoresheet before play goes on. { $open }
no-dash = There is no dash on the scoresheet.
borrow-on-own-move = A sheet is borrowed on one's own move alone.
return-first = First give back the sheet: { $borrow } { $back }.
nothing-borrowed = No sheet is borrowed.
number-gone-by = The next move is move { $number } already; only a later one can be: { $set } { $word } 41.
filled-later = Written later: { $moves }
note-dashes-began = From move { $number }, { $side }, there are dashes.
note-exempt = { $exempt ->
        [both] Neither has to write
        [white] White need not write, Black has to
        [black] Black need not write, White has to
       *[nobody] Both have to write
    }: White has { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } left, Black { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
note-default-time = The default time has passed, and nobody noted that { $side } has come.
note-arrived = { $side } came { $late } after the start; the default time of { $limit } had { $passed ->
        [yes] passed
       *[no] not passed
    }.
note-arrived-at-start = { $side } came at the start.
note-arrived-resumption = { $side } came { $late } after { $counted ->
        [agreed] the agreed time
       *[here] resuming here
    }; the default time of { $limit } had { $passed ->
        [yes] passed
       *[no] not passed
    }.
note-arrived-at-resumption = { $side } came at { $counted ->
        [agreed] the agreed time
       *[here] resuming here
    }.
note-borrowed = { $side } has the opponent's sheet.
note-borrowed-before-flag = { $side } has the opponent's sheet, and no flag has fallen.
note-returned = The sheet that was borrowed is back.
note-reconstruction = Before the reconstruction: { $fen }; { $moves } half-moves, { $completed } of them completed; { $side }'s clock ran; White had { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } left, Black { $about ->
        [about] about{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
position-unknown = position not known, because half-moves are not written
position-ask = What is on the board now? A FEN, a list of pieces or rank by rank; /cancel leaves it open.
note-position = On the board: { $fen }; { $side } to move.
numbered-on = Nothing proves more moves: the next one is move { $number }. { $add } gives the time of the new period.
sheet-replaced = From here on another sheet is kept. What was written up to here stays, and is handed in with it.
log-replaced = From here on another sheet is kept. The log up to here stays.
sheet-replaced-already = Another sheet is kept already.
handed-over = The sheet is handed over. Nothing of the record is deleted.
handed-over-already = The sheet is handed over and the organiser's. Only an arbiter changes it.
form-replaced = Replaced by another sheet after { $place }.
form-replaced-at-once = Replaced by another sheet before the first move.
note-dashes-filled = Every dash has been filled.
help-dash = A half-move without text; after it a dash and Enter will do. /correct strikes it again.
help-fill = Write what was played where dashes stand.

## The glossary
glossary-names = { $word }: { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first }; or { $other }
glossary-defined = { $names } { $definition }
glossary-file = A file is the eight squares from one player to the other.
glossary-rank = A rank is the eight squares from left to right.
glossary-diagonal = A diagonal is a straight line of squares of one colour, from edge to edge.
glossary-near = { $text } is not in the glossary; similar: { $near }.
glossary-unknown = { $text } is not in the glossary. { $command } names the words that are.
glossary-words = { $command } and a word tells what it is in other languages: { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = round { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [one] One half-move stands as a dash.
       *[other] { $count } half-moves stand as dashes.
    }
hand-in-no-result = The result is missing.
hand-in-unsigned-other = No signature of { $side } on { $owner }'s sheet is noted.
hand-in-unsigned-other-both = No signature on { $owner }'s sheet is noted.
hand-in-unsigned = { $side } has not signed at the device.
hand-in-unsigned-both = Nobody has signed at the device.
hand-in-no-evidence = No arbiter allowed the record as a scoresheet.
hand-in-tape = Of { $all } pieces of sound { $count ->
        [one] one is missing or another.
       *[other] { $count } are missing or others.
    }
hand-in-damaged = The journal is damaged from line { $number } on; what stands before it is handed in.
hand-in-unread = { $path }: the journal cannot be read and is left out.
hand-in-continued = { $path } goes on in { $file }, which is handed in.
hand-in-rounds = There is no game of these rounds: { $numbers }.
hand-in-runs = The game in { $path } has no result yet. Nothing was handed in.
hand-in-nothing = There is no journal of such a game in { $path }.
hand-in-already = { $count ->
        [one] The game was
       *[other] All { $count } games were
    } handed in already. With --again they are written once more.
hand-in-full = There is something in { $path } already. --output takes an empty folder.
hand-in-due = Last game on { $date }, to be handed in by { $due }.
hand-in-no-date = No game says its day; until when to hand in is not known.
hand-in-written = { $count ->
        [one] One game is
       *[other] { $count } games are
    } in { $path }: games.pgn, games.txt and games.brf.
hand-in-sound = { $count ->
        [one] The sound of one game is
       *[other] The sound of { $count } games is
    } beside them in the folder sound.
brief-title = { $whom ->
        [opponent] For the opponent of a visually impaired player
        [arbiter] For the arbiter: a game on two boards
        [assistant] For the assistant at two boards
       *[organiser] For the organiser: a game on two boards
    }
brief-edition = The numbers in brackets are articles of the FIDE Laws of Chess of { $year }.
brief-how = How the game goes
brief-program = What the program does and never does
brief-asked = What is asked of you
brief-cited = { $sentence } ({ $article })
brief-two-boards = Two boards are used: one with pegged pieces that can be felt, and an ordinary one. The same game stands on both.
brief-announce = Each move is announced aloud, such as “{ $example }”; the files are called { $names }. Whoever hears it repeats it and executes it on the own board.
brief-touched = On the pegged board a piece counts as touched only when it is out of its hole; feeling is allowed.
brief-made = A move there is made when the piece is secured in its new hole, a captured one is off the board, and it was announced.
brief-clock-last = Only then is the opponent's clock started.
brief-slip = A slip of the tongue is corrected at once, before the opponent's clock is started.
brief-differ = Where the boards differ, the arbiter puts them right by the sheets of both players.
brief-does = It announces moves, repeats the opponent's as they are entered, and writes both down.
brief-never = It does not play or evaluate, and uses no network; in an event it gives no hint, not even of an illegal move.
brief-ear = What it says into the ear is for its player alone; only announcements sound in the room.
brief-device = It is at the board by the arbiter's leave, and is nowhere certified as a scoresheet or a clock.
brief-opponent-says = Say your moves aloud, and repeat each one you hear before you execute it on your board.
brief-opponent-repeats = If the same words come again, the repetition was another: please listen once more.
brief-opponent-touch = On your board the usual rule holds: what is touched is moved.
brief-opponent-quiet = Besides announcements, draw offers and “I adjust” nothing is said at the board.
brief-opponent-helper = If the other player has no assistant, you may ask somebody to execute and announce the moves of both.
brief-arbiter-leave = Lay down before the round what the device may do, with name, day and device; check-event reads the file out.
brief-arbiter-decides = The program proposes, you decide: at the keys with { $arbiter } and your initials, and then { $player }.
brief-arbiter-differ = For boards that differ { $mismatch } stops the clocks; enter the other sheet, and the program says whose board changes.
brief-arbiter-alone = Nobody tells the players the number of moves; what only you may know stands in lines for you alone.
brief-arbiter-sheets = The sheet is the organiser's: hand-in writes it as PGN, text and Braille; if the device fails, { $replace }.
brief-assistant-moves = You may execute either player's moves on the other's board, and announce the moves of both.
brief-assistant-sheet = You may keep the scoresheet, and start the opponent's clock once the move is made.
brief-assistant-tells = Only when asked you tell the number of completed moves and the time used, and nothing else.
brief-assistant-claims = You may claim that the time is overstepped, and tell the arbiter when a piece was touched on the ordinary board.
brief-assistant-never = No advice, no sign, no tone of voice: of the position you say nothing.
brief-organiser-adapts = After consulting the arbiter you may adapt these rules to local circumstances.
brief-organiser-place = The table needs room for two boards, clock and device, a socket, quiet, and a clear way to it.
brief-organiser-clock = A clock made for it, one that can be felt or that speaks, is admissible.
brief-organiser-notices = Tell pairing, board and results also in a form that need not be seen: by word, in Braille or as a message.
brief-organiser-sheets = The sheets are yours; hand-in puts all games as PGN, text, Braille and sound into one folder.
letter-title = To the organiser: what I need at the board
letter-event = Event: { $name }
letter-player = From: { $name }
letter-reached = Telephone or e-mail: { $blank }
letter-opens = I play with a visual impairment and tell you in good time what I need, as the FIDE guidelines for players with disabilities provide (D.04.12).
letter-needs = What I need
letter-boards = Two boards: my pegged one and an ordinary one for the opponent. The pegged board [ ] I bring it [ ] please provide it.
letter-device = A computer with the program Ansage, which announces and records moves, with earphone and loudspeaker. I ask for the arbiter's leave.
letter-clock = A clock that I can feel or hear: [ ] I bring it [ ] please provide it [ ] the assistant reads it to me when asked.
letter-assistant = An assistant: [ ] none [ ] please provide one [ ] I bring: { $name }
letter-place = A table of my own with room for both boards, clock and device and with a socket, where announcements disturb nobody.
letter-notices = Pairing, board, colour, results and changes: [ ] by word [ ] as a message [ ] in Braille.
letter-way = Before the first round please let somebody show me the way to board, arbiter, toilets and exit.
letter-more = Besides: { $blank }
letter-closes = None of this should be to my disadvantage or the opponent's. What is not possible, please tell me before the event. Thank you!
letter-signed = Date, signature: { $blank }
rehearsal-opens = Three minutes of practice, nothing is recorded. Set up a board at the start position; you have Black. { $quit } ends it.
rehearsal-of-opponent = The opponent rehearses: ansage brief opponent --rehearse.
rehearsal-announced = I announce: { $move }. Please repeat: speak or type the move.
rehearsal-same = Just so. Now execute it on your board and press Enter.
rehearsal-not-the-same = That was something else, it happens. Once more: { $move }.
rehearsal-own = Now you: make a move on your board, and say or type it, such as { $move }.
rehearsal-repeated = I repeat: { $move }. If that is it, you press the clock in a game; here, Enter. Else say your move once more.
rehearsal-illegal = There is no such move in this position. Take another.
rehearsal-unread = I did not understand that as a move. Say it as { $move }.
rehearsal-corrected = My tongue slipped, and your clock was not running yet: { $move }. Please repeat.
rehearsal-say-so = First repeat, then move: so both notice whether the same is meant.
rehearsal-ends = That was all: announce, repeat, execute, clock. Thank you, and a good game.

## The list of the games
games-help = Enter tells the next game, { $back } the one before, a number that one; yes chooses it. { $again } tells it again, { $stop } stops.
games-aloud = Aloud: “{ $next }” goes on, “{ $back }” back, a number tells that game, “yes” chooses it, “{ $again }” tells it again, “{ $stop }” stops.
games-place = { $number } of { $count }: { $game }
games-game = { $white } against { $black }{ $details }, { $standing }, { $moves ->
        [0] no move yet
        [one] 1 move
       *[other] { $moves } moves
    }.
games-clock = Clock without a game{ $details }, { $standing }.
games-standing = { $standing ->
       *[unfinished] not finished
        [annulled] annulled
        [claimed] waits for the arbiter
    }
games-left-out = { $file } stays as it is: { $kept ->
        [unreadable] cannot be read
       *[foreign] no journal
    }.
games-left-out-damaged = { $file } stays as it is: line { $line } is damaged.
games-left-out-continued = { $file } stays as it is: goes on in { $to }.
games-none = There is no game in { $path }.
games-last = That was the last game.
games-first = There is no game before it.
games-no-such = { $count ->
        [one] There is only game 1
       *[other] There are games 1 to { $count }
    }.
games-not-understood = { $text } is no answer here.
games-menu = Do what? 1 go on with it, 2 read it, 3 export it, 4 rename it, 5 delete it. Enter goes back.
games-type-name = Type the name, please.
games-what-name = New name instead of { $name }? Enter leaves it.
games-renamed = The game is now called { $name }.
games-bad-name = No file can be called { $name }. Type a name without a slash and without a full stop at the beginning.
games-name-stays = The name stays.
games-delete-ask = Delete for good? { $game } Only yes deletes it.
games-deleted = The game is deleted.
games-not-deleted = The game stays.
games-sound-stays = Something that is not the game's still lies in { $path }. It stays.
games-not-handed-in = The game of the event is not handed in. Until then it stays.
games-in-two-files = The game stands in { $path } too. Both files stay as they are.
games-exported = Written: { $list }.
games-over = End of the list.

tutorial-opens = A practice game; nothing is recorded, and nobody hurries you. { $lesson } repeats a lesson, { $skip } skips it, { $quit } leaves and keeps your place.
tutorial-by-voice = Talk key{ $key }: press and speak. “{ $yes }” confirms, “{ $made }” is the move made, “{ $clock }” presses the clock, “{ $skip }” skips a lesson.
tutorial-goes-on = It goes on where you left it. “{ $command } --from-start” begins anew.
tutorial-lesson = Lesson { $number } of { $of }. { $about }
tutorial-ask-move = Please { $entry } and Enter, or in words: { $move }.
tutorial-ask-enter = Please press Enter.
tutorial-ask-line = Please { $entry } and Enter.
tutorial-ways-out = To hear the lesson again: { $lesson }. To go on without it: { $skip }.
tutorial-astray = The practice goes on another way here. The game stands again as before this step.
tutorial-left = Another time, then: “{ $command }” goes on with lesson { $number }.
tutorial-not-kept = Your place cannot be kept here: next time it begins anew.
tutorial-lesson-words = lesson
tutorial-skip-words = skip
tutorial-yes = y
tutorial-channels = The program speaks in two ways. In the room both players hear the announcements; everything else is for your ear alone. A move first: you have White.
tutorial-only-you = You alone heard this question; nothing is announced yet. The Escape key, or { $cancel }, drops it.
tutorial-forms = Well done. A move may have any form, in capitals or small letters: { $entry }, its two squares e2e4, or words: { $move }.
tutorial-confirm = What you enter is always read back to you first. If it is right, Enter confirms it, and only then the move is announced in the room.
tutorial-made = The move is announced. Make it on your board. The second Enter says that it is made and presses the clock, once the announcement has ended. Where the program keeps no clock, one Enter is enough.
tutorial-opponent = Now your opponent moves and says: { $move }. Enter that. The program repeats it in the room, so that both notice whether the same is meant.
tutorial-done = There was no question here: your opponent has pressed, and your clock runs. Make this move on your board; Enter says that it is done.
tutorial-slip = A wrong announcement can be corrected until the clock is pressed. Announce the wrong move on purpose: { $move }. Enter it, then confirm.
tutorial-correct = Everybody heard it, but the clock is not pressed yet. { $correct } with the right move corrects it; F6 asks for that move. Then confirm with Enter.
tutorial-corrected = The room heard the correction. Enter makes the move and presses the clock; after that it is too late, and only the arbiter can help.
tutorial-repeat = Your opponent has answered. Did you miss it? F3, or { $repeat }, says the last announcement again in the room; { $ear } tells you alone what your ear heard last.
tutorial-times = Nobody tells you times unasked. The question mark, or F2, tells you the moves and the time of both sides.
tutorial-own-time = Shorter is { $own }: your own time alone.
tutorial-sheet = The program writes the scoresheet. F9, or { $sheet }, reads it out; with a number it begins at that move.
tutorial-boards = If the two boards do not agree, say so at once: { $mismatch } stops the clocks, and in an event the arbiter is called.
tutorial-sheets-decide = Nobody asks which board is right: the two scoresheets are compared, in an event by the arbiter. Here we leave the comparison again.
tutorial-tape = What is said at the board can be recorded: “ansage --record on”. { $record } says whether it is, and { $play } with the number of a move plays it.
tutorial-help = F1 or { $help } names six commands and the themes; with a theme, its commands.
tutorial-arbiter = If you need help, { $arbiter } calls the arbiter aloud in the room; you are asked before. Nobody comes here.
tutorial-arbiter-answer = The question waits for your answer: Enter calls the arbiter, { $cancel } drops it.
tutorial-ends = That was all. “ansage” begins a game, “ansage listen” practises speaking, “ansage doctor” checks the devices. A good game.
tutorial-assistant = As an assistant you enter the moves of both sides; they are announced at once, without a question. You never give advice. White moves and tells you the move.
tutorial-assistant-opponent = Now Black moves: { $move }. You enter this move too, and it too is announced in the room.
tutorial-assistant-press = Make the move on the other board, if that was given to you. Enter says that it is made, and presses the clock.
tutorial-assistant-time = You tell time and moves only when the player asks. The question mark, or F2, tells you them.
tutorial-assistant-ends = That was all. “ansage --role assistant” begins a game, “ansage brief assistant” has your duties on one page. Thank you.
tutorial-arbiter-keys = You are the arbiter. An illegal move was just entered; the player hears nothing of it. { $arbiter } with your initials, here { $initials }, gives you the keys.
tutorial-arbiter-secret = Now the arbiters' secret is asked for; nobody sees what you type. In the practice it is { $secret }.
tutorial-arbiter-fault = Only the arbiter is told of the illegal move; your answers stand on the screen. { $fault } proposes what such a move costs.
tutorial-arbiter-proposal = Enter imposes what is proposed; a time changes it. Only you decide. Here you drop it with the dash.
tutorial-arbiter-set-up = What the Laws leave open you lay down with { $setup } and a word behind it. Without a word you are told which there are.
tutorial-arbiter-boards = If the boards differ, you compare not the boards but the scoresheets. { $mismatch } stops the clocks and begins.
tutorial-arbiter-sheet = Enter what stands on the other scoresheet. Where both part, you are told.
tutorial-arbiter-sheet-ends = Enter alone ends the sheet; then you read how far they agree and which position holds.
tutorial-arbiter-restore = { $restore } ends the comparison; where the sheets part, the game goes back, after a question.
tutorial-arbiter-leaves = When you are done, { $player } gives the keys back to the player. Of your lines nothing stays on the screen then.
tutorial-arbiter-ends = That was all. Before the round “ansage check-event” checks the event file, and “ansage brief arbiter” says on one page what you decide. Thank you.

setup-help = Setup: short questions. A number chooses, Enter keeps what stands. { $again } asks again, { $back } goes back, { $stop } leaves and writes nothing.
setup-first = Nothing is set up yet. A few short questions come first.
setup-aloud = Aloud: the number; "{ $on }" keeps what stands, "{ $again }" asks again, "{ $back }" goes back, "{ $stop }" leaves.
setup-own-name = English
setup-ask-reports = Language of the messages? Enter: { $now }.
setup-ask = { $asked ->
        [voice] Who reads to you
        [rate] How fast
        [letters] Piece letters
        [words] Words of the announcements
        [time] Clock
        [talk-key] Talk key
        [display] Use the Braille display
        [earphone] Choose the earphone by ear
       *[other] { $asked }
    }? { $choices }. Enter: { $now }.
setup-voice = { $voice ->
        [auto] the built-in voice
        [builtin] the built-in voice
        [own] your own voice
        [system] the voice of the system
        [screen-reader] your screen reader, NVDA or JAWS
        [none] nobody
        [text] a screen reader that reads this terminal
       *[other] { $voice }
    }
setup-rate = { $rate } words a minute
setup-rates = 1 slower, 2 faster, or words a minute, { $least } to { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Appendix D with names, Anna, Bella, and German pieces
        [de] German
        [en] plain English
        [es-fide] Appendix D with names and Spanish pieces
        [es] Spanish
        [fr] French
        [nl] Dutch
        [pt-BR] Brazilian Portuguese
        [pt-PT] European Portuguese
       *[other] { $words }
    }
setup-time = { $time ->
        [none] none
       *[other] { $time }
    }
setup-own-time = or a time such as 10+5
setup-talk-key = { $key ->
        [none] none, nothing is listened to
        [space] space bar
        [insert] Insert
       *[other] { $key }
    }
setup-own-key = or f1 to f12
setup-yes-or-no = { $chosen ->
        [yes] yes
        [none] no
       *[other] { $chosen }
    }
setup-noted = Noted: { $value }.
setup-no-answer = { $text } is no answer here.
setup-sample = This is how it sounds: knight f3. Enter takes this voice, no leaves it.
setup-no-outputs = There is no sound device to choose. Everything works as text too.
setup-display-found = A Braille display answers: { $device }.
setup-chosen = Messages: { $reports }. Read to you: { $voice }. Piece letters: { $letters }. Announcements: { $words }.
setup-chosen-too = Speed: { $rate }. Clock: { $time }. Talk key: { $key }. Braille display: { $display }.
setup-keep = Enter writes this to { $path }, { $back } goes back, { $stop } writes nothing.
setup-kept = Written to { $path }.
setup-kept-aside = The old file is { $path }.
setup-next = ansage begins a game; ansage tutorial practises one.
setup-not-kept = { $why } Nothing is changed. These lines belong in { $path }:
setup-left = Left. Nothing is written.
setup-damaged = { $why } Begin anew and keep the old file as { $path }? Yes or no.
new-event-help = The terms of an event: short questions. Enter takes what is usual, - leaves it open, ? says why. { $again } asks again, { $back } goes back, { $stop } leaves and keeps the answers.
new-event-aloud = Aloud: the number, yes or no; “{ $on }” takes what is usual, “{ $again }” asks again and says why, “{ $back }” goes back, “{ $stop }” leaves. Names are typed.
new-event-named = { $question ->
        [event] Event
        [site] Place
        [date] Date
        [round] Round
        [match] Match
        [board] Board
        [white] Name of White
        [black] Name of Black
        [blind] Who is visually impaired
        [two-boards] There are two boards
        [edition] Edition of the Laws
        [time] Time control
        [clock] Clock
        [first-increment] First increment
        [side] Side of White on which the clock stands
        [default-time] Default time in minutes
        [supervised] An arbiter supervises the game
        [finish] A quickplay finish is announced
        [no-draw-before] Draws are agreed only from move
        [hearing-impaired] The opponent is hearing-impaired
        [assistant] Name of an assistant
        [assistant-of] Whose assistant
        [provided-by] Who provides the assistant
        [at-the-keys] The assistant sits at the keys
        [announces] Who announces the player's moves
        [adjustment] Time taken for having an assistant write or press
        [announcements] Words of the announcements
        [medium] How the player records
        [duty] How long nobody has to write in time trouble
        [more] Anything rarer: rating, points, a second hand, start position, words, loudness, screen reader, move counter, cue
        [rated] The game is rated
        [two-hands] A second hand on the special board
        [points] Points for a win, a draw and a loss
        [counter] The clock shows a move counter
        [say] Style of the announcements
        [letters] Piece letters that are read, the first are written
        [position] Start position
        [set-up] Every board is set up already
        [loudest] Loudest in the Room, in percent
        [device] Name of the approved device
        [arbiters] Initials of the arbiters
        [authorised] The arbiter's word for this device, day and time
        [secret] Draw a secret of the arbiters
       *[other] { $question }
    }
new-event-leave = Leave: { $leave }
new-event-duty = Whose duty: { $duty }
new-event-why = { $question ->
        [blind] Either player may ask for a second board, and the blind rules hold.
        [two-boards] Unless somebody says otherwise there are two: the special one and the usual one.
        [edition] All articles and numbers follow from it; Enter takes the newest.
        [time] The time decides whether it is standard, rapid or blitz chess.
        [clock] The clock on the table is the usual one; the program's needs a time control.
        [first-increment] The first increment is there before the first move, or comes after it.
        [side] The arbiter decides where the clock stands.
        [default-time] Who comes later than this loses the game.
        [supervised] In rapid chess and blitz it is announced beforehand which rules hold.
        [finish] Without an increment there is a quickplay finish only where it was announced.
        [no-draw-before] The rules of an event may forbid agreed draws before a move.
        [hearing-impaired] Then the blind player has an assistant who announces.
        [assistant] An assistant may do what the player may not, or cannot do.
        [assistant-of] The assistant of the opponent only announces and makes moves.
        [provided-by] The player, the opponent or the organiser may provide the assistant.
        [at-the-keys] Then the assistant keys the moves of both players.
        [announces] Players announce their own moves; the program does so only with leave.
        [executes] Someone makes each announced move on the other board.
        [records] Someone keeps the scoresheet; the program's record is a private log without leave.
        [presses] Someone presses the clock; the program never does.
        [tells] Time used and moves are told on request.
        [claims] A fallen flag is claimed; the program may do so on its own clock.
        [adjourns] Someone sees to the envelope and the sealed move.
        [adjustment] An edition may take time from a player for whom an assistant writes or presses.
        [announcements] The words of Appendix D are usual; others need leave.
        [scoresheet] With leave the program's record is the scoresheet; else it is a log and no evidence.
        [medium] The blind player writes in Braille, in longhand, or records with a device.
        [duty] In the last five minutes without 30 seconds of increment nobody has to write.
        [time-left] The special clock tells used time; with leave the player may ask for time left.
        [reminders] With leave the player is told of the own time unasked.
        [board-reading] With leave the player may ask what stands on the board; else the own board is felt.
        [private-screen] With leave the screen may show what only the player may know.
        [open-listening] With leave the microphone is open all the time; else it listens while the talk key asks for it.
        [sealed-here] With leave a sealed move lies in the program alone; else it lies on paper.
        [script] With leave keys or screen may be a pipe; nobody knows who reads or writes there.
        [screen-reader] With leave the player's own screen reader speaks in the earphone; where it is heard the player has set there.
        [arbiter-cue] With leave a sound and a phrase in the room call the arbiter. Without it a line on the screen does.
        [more] What is seldom laid down is asked only with yes.
        [rated] It is told and kept. A rated game keeps to the Laws: score duty and start position as there.
        [two-hands] A move with two hands is penalised; a hand that feels the special board may be excepted.
        [points] A win, a draw, a loss, each less than the one before, such as 3-1-0 or 1 ½ 0.
        [counter] With yes the player hears how many moves there are to the control; without it not.
        [say] Short names the piece and where it goes, long both squares, coordinates the squares alone.
        [letters] Languages such as en, de; the letters of the first are written.
        [position] A FEN, or of Chess960 the number, random, or eight pieces such as BQRBNKRN.
        [set-up] With yes nobody asks before the clock starts whether the boards are set up.
        [loudest] The program is never louder than this; only an arbiter at the keys changes it.
        [device] Only a device that the arbiter approved is at the board.
        [arbiters] One to four letters each, a name behind them, several with commas: AB Anna Berg, CD.
        [authorised] Without this word no game of an event begins; it holds for a day.
        [secret] With the secret an arbiter comes to the keys. It is shown once, when all is written.
        [head] It stands in the head of the scoresheet; - leaves it open.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] White
        [black] Black
        [both] both
        [first] a player of the first team
        [second] a player of the second team
        [table] on the table
        [program] the program's
        [player] the player
        [opponent] the opponent
        [organiser] the organiser
        [before] before the first move
        [after] after the first move
        [penalise] is penalised
        [pegs-excepted] may feel the board
        [short] short
        [long] long
        [coordinates] coordinates
        [usual] the usual one
        [random] Chess960, drawn when the game is opened
        [asked-later] asked before the clock starts
        [none] none
        [open] open
       *[other] { $value }
    }
new-event-no-answer = { $text } is no answer here: { $expected ->
        [choice] a number or word of the choices
        [yes-or-no] yes or no
        [text] a line of 80 characters at most
        [number] a number
        [minutes] minutes, such as 30
        [day] a day of the calendar, such as 2026-11-21
        [moment] a time such as 14:30, or 2026-11-21 14:30
        [initials] initials of one to four letters, each other ones, such as AB Anna Berg
        [points] points for a win, a draw and a loss, each less than the one before, such as 3-1-0
        [letters] languages of de, en, es, fr, nl and pt, such as en, de
        [position] a FEN, or of Chess960 0 to 959, random, or eight pieces such as BQRBNKRN
        [percent] 0 to 100 percent
       *[other] { $expected }
    }.
new-event-ask-for = { $asked }?
new-event-ask = { $asked }? Enter: { $now }.
new-event-ask-which = { $asked }? { $choices }. Enter: { $now }.
new-event-type-it = Please type this; “{ $on }” takes what is usual.
new-event-takes = { $taken ->
        [announcing] Leave: the program announces; otherwise the player does.
        [other-words] Leave: other words than those of Appendix D.
        [assistant] An assistant has to be accepted.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] The first arbiter accepts this one
       *[other] The first arbiter allows it
    }; { $back } goes back.
new-event-colours = The team named first has White on odd boards, Black on even ones.
new-event-needs-initials = Initials are needed, such as AB.
new-event-place = { $round ->
        [none] Board { $board }
       *[other] Round { $round }, board { $board }
    }
new-event-board = { $place }: White { $white }{ $blind ->
        [white] , visually impaired
        [both] , visually impaired
       *[other] {""}
    }, Black { $black }{ $blind ->
        [black] , visually impaired
        [both] , visually impaired
       *[other] {""}
    }.
new-event-check = ansage check-event { $path } looks at it again.
new-event-draft = The answers are kept; go on with ansage new-event --from { $path }.
new-event-no-draft = { $path } is no draft of an event file.
new-event-no-players = { $path }, line { $line }: wanted is board;player;player, such as 3;Anna;Bert.
new-event-same-board = { $path }, line { $line }: board { $board } is listed already.
new-event-nobody = { $path } lists no players. Wanted is a line board;player;player for each board.
