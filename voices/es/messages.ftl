# Short sentences for the ear and for one Braille line: what was understood, and what is needed.

## Entering a move
read-back = ¿{ $move }?
which-piece = ¿Qué { $piece }: { $choices }?
which-move = ¿Qué jugada: { $choices }?
or = { $first } o { $second }
which-square = ¿Desde qué casilla?
which-square-instead = En lugar de { $old }: ¿desde qué casilla? { $command } descarta la pregunta.
which-castling = ¿Enroque corto o largo?
which-promotion = ¿Promoción a qué pieza?
which-promotion-if-pawn = ¿Promoción a qué pieza? Intro si no es un peón.
illegal-ask = { $move }: jugada ilegal. Enter la anota de todos modos.
impossible = { $text }: aquí ninguna pieza se mueve así.
not-understood = { $text } no se ha entendido. Diga una jugada como e4, caballo f3 o e2e4.
needs-both-squares = { $text } puede ser varias jugadas. Dé las dos casillas, por ejemplo g1f3.
needs-promotion = { $text }: ¿en qué se convierte el peón? Con la pieza, por ejemplo e7e8D.
not-understood-nearest = { $text } no se ha entendido. Se escribe parecido { $move }.
move-meant-ask = ¿Quería decir { $move }?
annotation-refused = Los signos como ! y ? no se escriben.
use-algebraic = Use la notación algebraica, por ejemplo e4.
arrival-square = ¿Qué casilla de llegada?
use-notation = Escriba { $text }.

## Correcting
nothing-to-correct = No hay nada que corregir.
correct-what = En lugar de { $old }: ¿cuál es la jugada correcta?
correction-dropped = Sin corrección. { $old } se queda.
question-dropped = { $command } descartado.
read-back-instead = ¿{ $move } en lugar de { $old }?
correct-same = Esa jugada ya está anunciada.
correct-too-late = { $mode ->
        [free] El reloj corre: es tarde para corregir. Acuérdelo con el rival.
       *[event] El reloj corre: es tarde para corregir.
    }
correct-by-arbiter = { $restore } vuelve atrás, { $sheet } corrige la planilla.
call-arbiter-ask = { $call ->
        [none] Aquí no hay árbitro. Enter llama.
        [by-hand] Ansage no llama aquí en voz alta. Intro lo anota.
       *[aloud] ¿Llamar al árbitro? Enter lo llama.
    }
call-yourself = Ansage no llama aquí en voz alta: llame usted al árbitro.
noted-uncalled = Anotado y mostrado en la pantalla; { $command } llama en voz alta.
arbiter-needed = Se necesita un árbitro{ $need ->
        [claim] : se reclaman tablas
        [seconds] : se piden cinco segundos más
        [flag] : se reclama una caída de bandera
        [stopped] : los relojes están parados
        [boards] : los tableros no coinciden
        [result] : hay un resultado anotado
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = Esta partida no tiene reloj.
clock-not-made = La jugada aún no está hecha.
clock-captured-piece = ¿Está la pieza capturada fuera del tablero?
clock-rook = ¿Está movida también la torre?
clock-only-rook = ¿Está movida la torre?
clock-promotion = ¿Está la nueva pieza en el lugar del peón?
clock-still-speaking = El anuncio aún no ha terminado.
nothing-announced = No hay jugada anunciada.
nothing-to-do = No hay nada que hacer.
record-first = Primero haga la jugada anunciada: /hecha.
still-announced = Anunciada y aún no hecha: { $move }.
own-time-only = Solo en su propio tiempo.

## Time and moves
moves-report = Blancas { $white ->
        [one] 1 jugada
       *[other] { $white } jugadas
    }, negras { $black ->
        [one] 1 jugada
       *[other] { $black } jugadas
    }.
time-report = Blancas { $white-moves ->
        [one] 1 jugada
       *[other] { $white-moves } jugadas
    }, { $white-used } de tiempo usado. Negras { $black-moves ->
        [one] 1 jugada
       *[other] { $black-moves } jugadas
    }, { $black-used } de tiempo usado.
time-left = Tiempo restante: blancas { $white-left }, negras { $black-left }.
own-time-left = { $side }: quedan { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
own-time-used = { $side }: { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } usados.
own-time-on-the-line = { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}usado
        [left] {""}
       *[other] { $kind }
    }
help-my-time = El tiempo propio; en la línea braille queda hasta que pase otra cosa.
help-spent = El tiempo usado en una jugada: /gastado 12. En un torneo, solo en las propias.
needs-move-and-side = un número de jugada como 12, también con un bando: 12 n
paused = Los relojes están parados.
resumed = El reloj está en marcha.
goes-on = La partida continúa.
not-paused = Los relojes no están parados.
already-paused = Los relojes ya están parados.
stop-which = ¿Por qué: { $reasons }?
stop-which-or-pause = ¿Por qué: { $reasons }? { $number } o { $pause }: sin motivo.
stop-words = { $reason ->
        [piece-missing] pieza, falta pieza
        [wrong-setting] reloj, mal ajustado
        [illegal-move] jugada, ilegal
        [irregularity] irregularidad, posición
        [claim] reclamación
        [disturbance] molestia, ruido
        [other] otro
        [reconstruction] reconstrucción
        [sealing] secreta, jugada secreta
        [adjournment] aplazamiento
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] falta una pieza
        [wrong-setting] un reloj está mal ajustado
        [illegal-move] una jugada ilegal
        [irregularity] una irregularidad
        [claim] una reclamación
        [disturbance] una molestia
        [other] otro motivo
        [reconstruction] se reconstruyen las planillas
        [sealing] la próxima jugada es secreta
        [adjournment] la partida se aplaza
       *[other] { $reason }
    }
stopped-for = La partida está detenida: { $reason }.
both-reconstruct = Los dos jugadores ayudan.
stop-reason-ask = ¿Tenía { $side } un motivo para detener los relojes? Intro: sí, n: no; después la partida sigue.
stop-was-valid = El motivo era válido.
stop-was-not-valid = El motivo no era válido.
game-waits = { $state ->
        [stopped] La partida está detenida.
        [claim] Antes se decide una reclamación.
        [irregularity] Antes se resuelve una irregularidad.
        [reconstructing] Antes se reconstruye la partida.
        [sealing] La próxima jugada es secreta y no se anuncia.
        [adjourned] La partida está aplazada.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } la continúa.
adjourn-ask = ¿{ $side } deja la próxima jugada en secreto, y su reloj sigue en marcha? Enter: sí.
adjourn-early = Al reloj de { $side } se le carga el resto de la sesión: { $time }. Enter: sí; después la próxima jugada es secreta.
adjourn-early-too-long = A { $side } solo le quedan { $time }; no se puede cargar más.
adjourn-early-words = antes
adjourn-lost-words = perdido
adjourn-copy-words = copia
adjourn-board-words = tablero
adjourn-usage = { $command } sin más dice qué viene ahora; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = La jugada secreta, sin que se vea: pieza, desde qué casilla, a qué casilla. También está en papel o en braille; el papel vale.
seal-again = La misma jugada otra vez.
seal-differs = No era la misma jugada. Desde el principio: pieza, desde qué casilla, a qué casilla.
seal-not-understood = No entendido. Pieza, desde qué casilla, a qué casilla.
seal-dictate-words = dictar
seal-dictated = Para el papel: { $move }.
seal-kept = Sellada. Hasta que se detengan los relojes, { $command } cambia la jugada.
seal-not-kept = La jugada no se pudo sellar; va en papel en el sobre.
seal-on-paper = La jugada va en papel o en braille en el sobre; el programa no tiene palabra secreta de los árbitros y no guarda copia.
seal-not-ours = { $side } deja la jugada secreta, en papel; aquí no se introduce nada de ella.
seal-on-the-board = La jugada hecha en el tablero es la jugada secreta; se anota.
seal-nothing = No se sella ninguna jugada. { $command } del árbitro lo empieza.
sealing-step-ask = { $stage ->
        [written] ¿Está la jugada en papel o en braille, de modo que solo pueda significar una cosa? Enter: sí.
        [sheets-inside] ¿Están las dos planillas en el sobre? Enter: sí.
        [closed] ¿Está sellado el sobre? Enter: sí.
       *[other] { $stage }
    }
reply-sheet-ask = ¿Está la planilla de { $side } en el sobre nuevo? Enter: sí.
sealing-lacks = Antes: { $stage ->
        [written] se anota la jugada
        [sheets-inside] las dos planillas van en el sobre
        [closed] se sella el sobre
       *[other] { $stage }
    }.
adjourn-stop-ask = ¿Detener los relojes? Enter: sí; después la jugada secreta queda fija.
not-adjourned = La partida no está aplazada.
envelope-name-ask = En el sobre falta el nombre de { $side }. ¿Cuál es?
envelope-time-ask = ¿Qué muestra el reloj de { $side }? Así: 1:02:30.
envelope-resumes-ask = ¿Cuándo y dónde sigue la partida? Fecha, hora, lugar, con comas.
envelope-resumes-parts = Fecha, hora y lugar, con dos comas; - lo omite. Así: 1.12.2026, 15:00, Sala 2.
envelope-check = { $text } ¿Está así en el sobre? Enter: sí.
envelope-no-offer = Ninguna oferta de tablas abierta.
envelope-item-lacks = En el sobre falta: { $lacking ->
        [names] los nombres
        [times] los tiempos usados
        [resumption] día, hora y lugar de la reanudación
       *[other] { $lacking }
    }.
envelope-kept = El sobre está completo; el árbitro { $initials } lo guarda.
envelope-kept-by-all = El sobre está completo.
present-replier-ask = ¿Está { $side }, que debe responder? Enter: sí, n: no.
present-sealer-ask = ¿Está { $side }, que dejó la jugada secreta? Enter: sí, n: no.
absent-clock-ask = Falta { $side }: ¿poner en marcha su reloj, con el sobre cerrado? Enter: sí.
absent-clock-started = El reloj de { $side } está en marcha; el sobre sigue cerrado.
absent-came-ask = ¿Ya está { $side }? Enter: sí; entonces se detienen los relojes.
replier-time-due = { $lateness ->
        [unknown] No se sabe si el reloj de las { $side } corrió lo debido. { $command } lo ajusta.
        [early] El reloj de las { $side } corrió { $time } antes de tiempo. { $command } lo ajusta.
       *[late] Las { $side } llegaron tarde y pierden { $time } más. { $command } ajusta el reloj.
    }
envelope-open-ask = ¿Abrir el sobre? Enter: sí.
envelope-opened = El sobre está abierto.
envelope-closed = El sobre está cerrado; { $command } sigue.
replier-absent = El sobre se abre cuando esté { $side }.
sealed-move-read-ask = ¿Qué jugada era la secreta? Enter sin más: ninguna.
sealed-none-ask = ¿Ninguna jugada en el sobre? Enter: sí; si no, la jugada.
sealed-move-stated-ask = ¿Qué jugada era la secreta, según { $side }?
sealed-stated-fault = { $sealed ->
        [ambiguous] Pueden ser varias jugadas
        [not-understood] No se entiende
        [illegal] Esa jugada es ilegal aquí; el árbitro decide
       *[other] { $sealed }
    }.
sealed-fault = { $sealed ->
        [ambiguous] La jugada secreta es ambigua
        [not-understood] La jugada secreta no se entiende
        [illegal] La jugada secreta es ilegal
        [missing] No hay jugada en el sobre
       *[other] { $sealed }
    }: la partida está perdida para { $side } si el árbitro lo decide, con { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] La jugada secreta es ambigua
        [not-understood] La jugada secreta no se entiende
        [illegal] La jugada secreta es ilegal
        [missing] No hay jugada en el sobre
       *[other] { $sealed }
    }.
sealed-fault-excepted = Pero { $side } no puede dar mate: la partida es tablas si el árbitro lo decide, con { $command }.
sealed-ways = Puede ser: { $moves }.
envelope-lost = El sobre consta como perdido. La jugada que diga { $side } se introduce aquí; { $command } muestra la copia.
envelope-lost-times = Los tiempos no constan aquí: ponga los relojes con { $command }.
sealed-copy = La copia del programa: { $text }.
sealed-copy-none = El programa no tiene copia de la jugada secreta.
sealed-copy-closed = La copia solo se abre si el sobre se ha perdido, y con la palabra secreta correcta.
sealed-late = { $side } llega tarde a la reanudación; si la jugada secreta terminó la partida, eso vale.
sealed-late-loses = { $side } llega tarde a la reanudación y pierde, salvo que el árbitro decida otra cosa.
times-after-the-first-move = Tras la primera jugada los tiempos quedan, salvo que el árbitro decida otra cosa; así se hizo.
adjourn-logged = Aplazamiento: { $stage ->
        [sealed] se selló aquí una jugada
        [made-on-board] la jugada se hizo en el tablero y es la secreta
        [written] la jugada está anotada
        [sheets-inside] las dos planillas están en el sobre
        [closed] el sobre está sellado
        [named] se anotó un nombre
        [resumes] se anotó la reanudación
        [checked] un dato del sobre es correcto
        [present] un jugador está presente
        [absent] falta un jugador
        [clock-started] el reloj del ausente está en marcha
        [opened] se abrió el sobre
        [faulty] la jugada secreta no se puede ejecutar
        [lost] el sobre se ha perdido
       *[other] { $stage }
    }.
clocks-stand-resume = Los relojes están parados. { $command } los pone en marcha.
hours = { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
seconds = { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
clocks-not-started = El reloj de las blancas aún no se ha puesto en marcha.
clocks-started = El reloj de las { $side } está en marcha.
clocks-start-with-enter = Enter pone en marcha el reloj de las { $side }.
clock-pressed = Reloj pulsado.
clocks-no-time = Este reloj no tiene ritmo de juego; sus tiempos no se conocen.
time-report-about = Blancas { $white-moves ->
        [one] 1 jugada
       *[other] { $white-moves } jugadas
    }, unos { $white-used } usados. Negras { $black-moves ->
        [one] 1 jugada
       *[other] { $black-moves } jugadas
    }, unos { $black-used } usados.
time-left-about = A las blancas les quedan unos { $white-left }, a las negras unos { $black-left }.
clock-synced = Reloj de las { $side }: { $left }.
clocks-set = Los relojes están ajustados: blancas { $white }, negras { $black }.
control-set = Ritmo de juego: { $control }.
control-moves = { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } en { $time }
control-rest = el resto de la partida en { $time }
control-all = toda la partida en { $time }
control-per-move = { $granted ->
        [increment] { $time } más por jugada
        [delay] { $time } de demora en cada jugada
       *[bronstein] { $time } de vuelta en cada jugada, si se usan
    }
control-black = las negras { $time } al principio
control-draw-odds = con tablas pasan las negras
control-words = ritmo
needs-control = un ritmo de juego: ritmo 40/90m, G/30m, +30s
clock-counters = Según el contador del reloj: blancas { $white }, negras { $black }.
period-had = Las { $side } ya tienen el tiempo que se añade tras la jugada { $moves }: { $time }. Solo se añade otra vez si se ajusta este reloj.
time-added = { $side }: { $time } más.
zero-reached = El tiempo de las { $side } se ha agotado.
reminder = { $side }: quedan { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
reminder-move = Jugada { $number }.
reminders-set = Avisos { $moments ->
        [none] {""}
       *[some] a falta de { $moments }
    }{ $numbers ->
        [only] del número de cada jugada
        [too] { " " }y del número de cada jugada
       *[no] {""}
    }.
time-span = { $time }
reminders-off = No hay avisos.
reminders-need-earphone = Eso solo puede oírlo el jugador, y no hay auricular.
control-ahead = { $met ->
        [0] Faltan { $ahead } para el control
       *[other] Control { $met } superado{ $ahead ->
            [none] {""}
           *[some] , faltan { $ahead } para el siguiente
        }
    }.
moves-counted = { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
last-known-times = Último conocido: blancas { $white-left }, hace { $white-age }; negras { $black-left }, hace { $black-age }.
flag-ask = Bandera caída. ¿Resultado: { $result }? «Sí» lo anota.
own-flag = { $command } reclama la bandera del rival; { $command } { $both }, las dos.
flag-stands = Las { $side } aún tienen tiempo.
ended-by-the-position = Ya no cuenta ninguna bandera: la posición terminó la partida.
flag-claimed = Esa bandera ya está reclamada.
time-between = { $first } a { $second }
clock-as-entered = { $held ->
        [may-be-pressed] Según lo introducido, corre el reloj de las { $side }. /reloj si ya se pulsó.
        [not-started] No se ha introducido la puesta en marcha del reloj de las { $side }.
        [stopped] Según lo introducido, los relojes están parados.
       *[runs] Según lo introducido, corre el reloj de las { $side }.
    }
time-not-known = { $side ->
        [both] Los dos tiempos son desconocidos
       *[other] El tiempo de las { $side } es desconocido
    }: la cuenta se interrumpió.{ $reads ->
        [sync] {" "}/sincronizar introduce lo que marca el reloj.
       *[arbiter] {" "}Pregunte el tiempo al árbitro.
    }
time-unknown = un tiempo desconocido
time-under-a-second = menos de un segundo
gap-table = El programa estuvo fuera { $time } y no siguió el reloj de la mesa.
gap-table-unknown = El programa estuvo fuera y no siguió el reloj de la mesa.
gap-nobody = Durante { $time } los relojes no contaron.
gap-unknown = Los relojes no contaron, y nadie sabe cuánto tiempo.
gap-arbiter = El árbitro pone los relojes o los deja seguir.
slept-clocks-stand = El ordenador estuvo en reposo { $time }. Los relojes están parados, /continuar los pone en marcha.
slept-clock-went-on = El ordenador estuvo en reposo { $time }. El reloj de la mesa siguió en marcha.
slept = El ordenador estuvo en reposo { $time }.
assistant-tells = Su asistente informa del tiempo y las jugadas.
duty-of = { $by ->
        [player] Eso le corresponde al jugador.
        [assistant] Eso le corresponde a su asistente.
        [program] De eso se encarga el programa.
        [nobody] En esta partida nadie tiene ese cometido.
       *[other] { $by }
    }
task-to-execute = A ejecutar en el otro tablero: { $move }.
task-to-correct = En el otro tablero: retirar { $old }, ejecutar { $move }.

## Draw, resignation, result
offer-irregular = Las tablas se ofrecen después de la jugada y antes de pulsar el reloj. Enter las ofrece de todos modos.
offer-stands = Ya hay una oferta de tablas.
no-offer = No hay oferta de tablas.
draw-too-early = No hay tablas de acuerdo antes de que ambos hayan jugado.
not-completed = La jugada del rival aún no está completada.
cited = { $text } Artículo { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Directrices, punto { $point }.
opponents-own = Eso solo lo dicen las { $side }. Un resultado acordado: { $command }; un árbitro lo confirma.
not-at-these-keys = Eso solo lo dicen las { $side }; un árbitro lo introduce.
own-offer = Las { $side } han ofrecido tablas. Lo que responden las { $other }: { $accept } { $other } o { $decline } { $other }.
offer-condition = Una oferta no tiene condición. Diga solo la orden.
offered = Tablas ofrecidas.
offered-by = Las { $side } ofrecen tablas.
accepted = Las { $side } aceptan las tablas.
declined = Las { $side } rechazan las tablas.
resign-ask = ¿Las { $side } abandonan? «Sí» confirma.
resign-ask-result = Las { $side } abandonan. ¿Resultado: { $result }? «Sí» lo anota.
resigned = { $side } abandonan.
result-which = ¿Qué resultado: 1-0, 0-1 o tablas?
result-ask = ¿Resultado: { $result }? «Sí» lo anota.
result-drawn-before = { $why } ¿Resultado: { $result }? «Sí» lo anota.
result-draw-too-early = Todavía no han jugado ambos. ¿Resultado: { $result }? «Sí» lo anota.
result-draw-before = El torneo no admite tablas de acuerdo antes de la jugada { $before }. ¿Resultado: { $result }? «Sí» lo anota.
result-instead = Ya hay un resultado: { $old }. ¿Anotar en su lugar: { $result }? «Sí» lo anota.
result-instead-of-resignation = Las { $side } han abandonado. ¿Anotar en su lugar: { $result }? «Sí» lo anota.
result-instead-of-agreement = Se han acordado tablas. ¿Anotar en su lugar: { $result }? «Sí» lo anota.
result-instead-of-flag = La bandera de las { $side } ha caído. ¿Anotar en su lugar: { $result }? «Sí» lo anota.
result-by-flag = La bandera de las { $side } ha caído. ¿Anotar: { $result }? «Sí» lo anota.
result-entered = Resultado: { $result }.
scored = { $text } Puntos: blancas { $white }, negras { $black }.
scored-in-vain = { $text } Una sanción en puntos no tiene efecto.
score-unusual = { $points } no es un resultado de esta puntuación.
black-advances = { $text } Pasan las negras.
result-take-back-ask = Resultado: { $result }. ¿Anularlo? «Sí» lo anula.
result-taken-back = El resultado queda anulado.
take-back-ask = Retirar la jugada: { $move }. ¿Están de acuerdo los dos? «Sí» la retira.
move-taken-back = Retirada: { $move }. Juegan { $side }.
taken-back-times = El reloj sigue ahí; el tiempo usado no vuelve.
new-game-ask = ¿Empezar otra partida? Esta queda guardada. «Sí» la empieza.
new-game-piped = Un script empieza otra partida iniciando ansage de nuevo.
nothing-to-take-back = No hay ninguna jugada que retirar.
not-in-an-event = En un torneo no se retira ninguna jugada.
no-result = No hay ningún resultado anotado.
white-wins = ganan las blancas, 1-0
black-wins = ganan las negras, 0-1
drawn = tablas
both-lose = pierden los dos, 0-0
game-over = La partida ha terminado: { $result }.
game-over-take-back = La partida ha terminado: { $result }. «{ $command } *» anula el resultado.
mate-ask = Jaque mate. ¿Resultado: { $result }? «Sí» lo anota.
stalemate-ask = Rey ahogado. ¿Resultado: { $result }? «Sí» lo anota.
dead-position-ask = Nadie puede dar mate. ¿Resultado: { $result }? «Sí» lo anota.

## Commands
nothing-said-yet = Aún no se ha dicho nada.
struck-since = { $move } ya no está en la planilla.
spelled = { $letters }.
needs-slash = Las órdenes empiezan con una barra: { $command }.
command-unknown = Orden { $text } desconocida. /? enumera las órdenes.
command-unknown-nearest = Orden { $text } desconocida. Se escribe parecido { $command }.
command-meant-ask = Orden { $text } desconocida. ¿Quería decir { $command }?
command-ambiguous = { $text } es ambigua: { $choices }.
command-needs = { $command } necesita { $what }.
needs-side = un bando, blancas o negras
needs-flag-side = un bando, blancas o negras, o { $both }
both-flags-words = ambas, ambos
needs-number = un número de jugada como 12
needs-time = un tiempo como 0:47
needs-move = una jugada
move-thought = { $number } { $side }: { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
move-thought-unknown = { $number } { $side }: el tiempo no está registrado.
opponents-thought-not-told = En un torneo solo se dice el tiempo de las jugadas propias.
command-list-head = Órdenes:
topic-words = { $topic ->
        [moves] jugadas
        [clock] reloj, control de tiempo
        [end] final, tablas, resultado
        [sheet] planilla, notas
        [board] tablero, tableros
        [arbiter] árbitro
        [voice] voz, sonido
        [tape] cinta, grabación
       *[other] { $topic }
    }
help-themes = { $command } con un tema dice más: { $themes }; { $command } { $all } lo dice todo.
all-words = todo, todas
clock-not-approved = El reloj de este programa no es un reloj aprobado. Siempre prevalece el reloj oficial.
cancelled = Descartado.
nothing-to-cancel = No hay nada que descartar.
noted = Anotado.
noted-time = Anotado: { $time } restantes.
note-sealed = Anotado y sellado para los árbitros.
note-not-sealed = La nota no se pudo sellar y no se ha guardado. Introdúcela otra vez.
note-empty = ¿Qué nota?
only-arbiter = Solo el árbitro puede decidir.
lifted = Pieza de { $square } levantada.
secured = { $square } clavada.
opponent-touched = Rival: { $square } tocada.
opponent-released = Rival: soltada en { $square }.
opponent-words = { $did ->
        [touched] tocada
        [released] soltada
        [claims] reclama
       *[other] { $did }
    }
needs-opponent = uno de { $known } y una casilla: g8
which-lifted = ¿Levantada de qué casilla?
not-advising = No doy consejos.
sheet-empty = Aún no hay jugadas.
needs-side-and-time = un bando y un tiempo: blancas 12:04
needs-clock-times = tiempos: blancas 0:12:30 negras 0:09:00 jugada 37
needs-reminders = tiempos, jugadas o apagar: 5:00 2:00 jugadas
needs-hands = un bando y lo que marcan las agujas: blancas agujas 5:40
needs-entry = número, b o n, y la jugada: 12 n c5
white-words = blancas, blanca, b
black-words = negras, negra, n
move-words = jugada
moves-words = jugadas, jugada
hands-words = agujas
yes-words = sí, s
no-words = no, n
only-first-line = Solo se ha tomado la primera línea. Enter la introduce.
answered-too-early = Eso se introdujo antes de la pregunta. Responda ahora.
not-on-sheet = Esa jugada no está en la planilla.
same-entry = Así figura ya en la planilla.
rewrite-ask = { $number } { $side }: ¿{ $new } en vez de { $old }?
rewrite-initials = El árbitro debe estar de acuerdo: ¿cuáles son sus iniciales?
rewrite-nobody = Ningún árbitro de este torneo tiene esas iniciales; la planilla queda como está.
rewritten = La planilla está corregida.
unknown-arbiter = Ningún árbitro de este torneo tiene esas iniciales.
no-arbiter = Ningún árbitro está al teclado.
arbiter-here = El árbitro { $initials } está al teclado. /jugador lo devuelve.
arbiter-here-felt = El árbitro { $initials } está al teclado. La línea es solo de lectura.
arbiter-at-the-keyboard = El árbitro toma el mando en el teclado, no en la línea braille.
arbiter-gone = El jugador tiene de nuevo el teclado.
arbiter-came = El árbitro { $initials } está al teclado.
secret-ask = ¿Palabra secreta de los árbitros?
secret-clocks = { $clocks ->
        [table] El reloj de la mesa sigue hasta que se pare allí.
        [stoppable] Corre el reloj de { $side }. Intro sola para los dos relojes.
       *[running] Corre el reloj de { $side }.
        [stopped] Los relojes están parados.
    } { $question }
secret-new = Una nueva palabra secreta de los árbitros: al menos diez caracteres, o Intro para palabras sorteadas.
secret-first = Primero la palabra secreta actual; después { $command } … { $new } pone otra.
secret-none = Esta partida no tiene palabra secreta de los árbitros. Ningún árbitro puede tomar el teclado; decidir en papel.
secret-too-short = Una palabra secreta tiene al menos diez caracteres.
secret-wrong = Esa no es la palabra secreta. Queda anotado.
secret-again = Esa no es la palabra secreta, y queda anotado: otra vez, o Escape para salir.
secret-wait = Tras tres palabras erróneas no se acepta ninguna durante un minuto; faltan { $seconds } segundos.
secret-dropped = Lo introducido se descarta.
secret-drawn = La palabra secreta de los árbitros, para anotarla: { $words }.
secret-not-made = No se pudo crear ninguna palabra secreta.
secret-set = Los árbitros tienen una nueva palabra secreta.
secret-not-right = Esa no es la palabra secreta de los árbitros.
secret-not-entered = No se introdujo ninguna palabra secreta.
secret-not-there = Esta partida no tiene palabra secreta de los árbitros.
secret-among-many = Esta partida tiene { $count } palabras secretas de los árbitros; ninguna de las { $tried } probadas es esa.
secret-stands = Ya hay una palabra secreta de los árbitros en { $paths }; --replace-secret pone otra en su lugar.
secret-replace-ask = Ya hay una palabra secreta de los árbitros en { $paths }. ¿Poner otra en su lugar? Sí o no.
new-words = nuevo, nueva, new

## What each command does
help-made = La jugada anunciada está hecha en el tablero.
help-clock = Pulsar el reloj.
help-correct = Corregir el último anuncio, seguido de la jugada correcta.
help-done = La jugada del rival está hecha en su tablero.
help-wrong-repeat = El rival repitió mal: el mismo anuncio otra vez.
help-undo = Retirar la última jugada, si los dos están de acuerdo.
help-new = Empezar otra partida con los mismos ajustes; esta queda guardada.
help-offer = Ofrecer tablas.
help-accept = Aceptar las tablas.
help-decline = Rechazar las tablas.
help-claim = Reclamar tablas: /reclamar tres, /reclamar cincuenta Ta2a3, /reclamar final 1. Un árbitro nombra primero el bando: /reclamar negras tres.
help-resign = Abandonar.
help-result = Anotar el resultado: 1-0, 0-1 o tablas; * lo anula.
help-sign = Firmar el resultado: /firmar, /firmar negras.
help-time = Jugadas y tiempos de ambos bandos.
help-sheet = La planilla, o desde una jugada: /planilla 12.
help-pause = Parar los dos relojes.
help-stop = Detener ambos relojes por un motivo y llamar al árbitro: /stop pieza.
help-resume = Dejar que el reloj siga.
help-repeat = El último anuncio otra vez.
help-allow = Permitir algo más allá de las Leyes: /permitir tiempo-restante.
help-setup = Lo que el árbitro fija; sin nada detrás, la disposición de una partida de Chess960 otra vez.
help-repeat-ear = El último aviso otra vez.
help-spell = Deletrear el último anuncio.
help-spell-ear = Deletrear el último aviso.
help-note = Una nota para el registro, no para la planilla.
help-note-time = Escribir el tiempo restante junto a la última jugada: /nota-tiempo 0:47.
help-arbiter = Llamar al árbitro.
help-lifted = Se levantó una pieza: /levantada e2.
help-opponent = Lo que el rival hizo con una pieza: /rival tocada g8, /rival soltada f6.
help-adjust = Decir que se componen piezas.
help-cancel = Descartar la pregunta abierta.
help-help = La ayuda; con un tema o una orden detrás dice más: /ayuda reloj, /ayuda corregir.
help-quit = Salir. La partida puede seguir después.
help-start = Poner en marcha el reloj de las blancas.
help-sync = Lo que marca el reloj de la mesa: /sincronizar blancas 12:04, /sincronizar blancas agujas 5:40.
help-flag = Reclamar la caída de la bandera del rival.
help-set = Poner los relojes: /poner blancas 0:12:30 negras 0:09:00 jugada 37, /poner ritmo 5+3.
help-add = Añadir tiempo: /añadir blancas 2:00 y un motivo.
help-fault = Una jugada ilegal y lo que cuesta: /infracción, /infracción negras reloj.
help-penalty = Una sanción: /sanción blancas 11.5, luego la lista de la edición.
help-irregularity = Lo que no estaba bien: /irregularidad colores, girado, desplazadas, reloj, inicio.
help-away = Dejar el tablero: /ausente, y /ausente vuelta.
help-complain = Quejarse al árbitro; la sala nunca oye de qué: /queja ruido.
help-ask-arbiter = Preguntar al árbitro, sin anuncio.
help-measure = Una medida del árbitro para el registro: /medida otra mesa.
help-alarm = Avisa del tiempo propio: /avisar 5:00 2:00, jugadas o apagar.
help-arrived = Alguien ha llegado al tablero: /llegado negras.
help-adjourn = Aplazar la partida y reanudarla, paso a paso (árbitro).
help-seal = Introducir o cambiar la jugada secreta sin que se vea. Para el asistente que la escribe: /sellar dictar. Hecha en el tablero: /sellar tablero Af5.
help-borrow = Pedir prestada la planilla del rival para completar la propia: /prestada, y /prestada vuelta.
help-replace-sheet = Árbitro: el aparato falla, desde aquí se lleva otra planilla.
help-handed-over = Después de la partida: la planilla está entregada al organizador.
help-glossary = Cómo se llama un término de ajedrez en otros idiomas: /glosario bishop.
help-volume = El volumen de la sala, en por ciento: /volumen 60.
help-limit = El árbitro: el volumen máximo de la sala, en por ciento: /límite 60.
needs-percent = un número de 0 a 100
room-volume = Volumen de la sala: { $percent } por ciento.
room-volume-held = El árbitro permite como máximo el { $percent } por ciento. Ese es ahora el volumen de la sala.
room-limited = Volumen de la sala: como máximo { $percent } por ciento.
help-player = El árbitro devuelve el teclado.
help-head = Las palabras del sello del registro, para que el árbitro las anote.

## The program itself
first-line = Ansage, { $face ->
        [plain] pantalla sencilla
        [screen] pantalla completa
       *[other] { $face }
    }. Avisos en { $reports ->
        [de] alemán
        [en] inglés
        [es] español
        [fr] francés
        [nl] neerlandés
        [pt-BR] portugués de Brasil
        [pt-PT] portugués de Portugal
       *[other] { $reports }
    }, anuncios en { $words ->
        [de-fide] alemán según el Apéndice D
        [de] alemán
        [en] inglés
        [es-fide] español con los nombres del Apéndice D
        [es] español
        [fr] francés
        [nl] neerlandés
        [pt-BR] portugués de Brasil
        [pt-PT] portugués de Portugal
       *[other] { $words }
    }, voz { $voice ->
        [none] ninguna
       *[other] { $voice }
    }. Escriba una jugada, por ejemplo { $example }; Enter confirma, /? enumera las órdenes.
first-line-felt = Ansage. /? enumera las órdenes.
journal-path = Registro: { $path }
resumed-game = La partida sigue: { $number ->
        [none] {""}
       *[other] jugada { $number },{" "}
    }juegan { $side }.
resumed-game-clocks-stand = La partida sigue: { $number ->
        [none] {""}
       *[other] jugada { $number },{" "}
    }juegan { $side }. Los relojes están parados, /continuar los pone en marcha.
resumed-game-first-press = La partida sigue: jugada { $number }, juegan { $side }. Los relojes están parados; la próxima pulsación del reloj o /continuar los pone en marcha.
last-played = Última jugada, { $side }: { $move }.
goodbye = La partida está guardada: { $path }
goodbye-continued = La partida está guardada: { $path }. Antes estaba en { $before }.
stands-not-still = Ctrl+Z no suspende el programa: nadie lo oiría. Ctrl+D sale.
turn = Jugada { $number }, { $side }
masked-line = •••
not-saved = El final de la partida no está guardado. No se puede escribir { $path }: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = en lugar de { $old }
draw-words = tablas, empate
white = Blancas
black = Negras
channel-name = { $channel ->
        [room] altavoz
        [ear] auricular
        [arbiter] árbitro
        [sheet] planilla
       *[other] { $channel }
    }

## Devices
room-voice-missing = Los anuncios no tienen voz. Anuncie usted mismo.
room-voice-lost = La voz de los anuncios ha fallado. Anuncie usted mismo.
room-voice-back = La voz de los anuncios ha vuelto.
ear-voice-missing = El auricular no tiene voz. Los avisos llegan como texto. ansage doctor dice por qué.
no-ear-voice = Los avisos no tienen voz y llegan como texto. ansage doctor dice por qué.
ear-voice-lost = La voz del auricular ha fallado. Los avisos llegan como texto.
ear-voice-back = La voz del auricular ha vuelto.
recorded-words-damaged = Hay palabras grabadas dañadas. Las dice la voz incorporada. ansage voices check las nombra.
own-voice-lost = Su propia voz no responde. Habla la incorporada.
own-voice-back = Su propia voz habla de nuevo.
system-voice-lost = La voz del sistema no responde. Habla la incorporada.
system-voice-back = La voz del sistema habla de nuevo.
screen-reader-missing = No responde ni NVDA ni JAWS. Habla la voz incorporada.
screen-reader-lost = El lector de pantalla no responde. Habla la voz incorporada.
screen-reader-back = El lector de pantalla habla de nuevo.
builtin-voice-missing = La voz incorporada no está. Habla la voz del sistema.
builtin-voice-back = La voz incorporada habla de nuevo.
asking-microphone-lost = El micrófono ha fallado.
room-is-off = En la sala no se dice nada. El contrario lo lee: ansage screen.
ear-on-room = Sin auricular: los avisos se oyen en la sala.
braille-back = La línea braille está aquí.
braille-lost = La línea braille ha fallado. La partida sigue.
braille-failed = La línea braille ha fallado.
braille-words-failed = La tabla { $table } de liblouis no traduce aquí; las palabras van en la tabla de la línea braille. ansage doctor dice más.
braille-no-helper = Sin línea braille: ansage-braille falta o es de otra versión. ansage doctor dice más.
braille-no-server = Sin línea braille: BRLTTY no está en marcha.
braille-not-allowed = Sin línea braille: BRLTTY no admite este programa. La clave /etc/brlapi.key debe poder leerse.
braille-wrong-key = Sin línea braille: la clave brlapi.key no es la de este BRLTTY.
braille-no-cells = Sin línea braille: BRLTTY está en marcha, pero no hay ninguna conectada.
braille-busy = Sin línea braille: la tiene otro programa.
journal-lost = No se puede escribir el registro. La partida sigue.
journal-back = El registro vuelve a escribirse, no falta nada.
journal-continued = { $damage ->
        [removed] Se ha borrado el registro
        [replaced] Otro archivo ocupa el lugar del registro
        [moved] Se ha movido el registro
        [cut] Se ha cortado el final del registro
        [unreachable] No se puede acceder al registro
        [full] El disco está lleno
        [unwritable] No se puede escribir el registro
       *[changed] Se ha modificado el registro
    }; la partida se guarda ahora en { $path }.
journal-nearly-full = El registro está casi lleno. Se guardan las jugadas y el resultado, las notas ya no.
power-mains = El ordenador está conectado a la red. Batería: { $percent } por ciento.
power-battery = El ordenador funciona con batería: { $percent } por ciento.
battery-low = Batería al { $percent } por ciento. Conecte el ordenador a la red.
battery-sign = Batería: { $percent } por ciento
stays-awake = Se está jugando una partida de ajedrez.

## Claims, faults and penalties
claim-ground = { $ground ->
        [threefold] la misma posición por tercera vez
        [fifty-moves] cincuenta jugadas
        [cannot-win] el rival no puede ganar por medios normales
        [no-effort] el rival no intenta ganar por medios normales
        [seconds] cinco segundos más por jugada
       *[other] { $ground }
    }
claim-ground-words = { $ground ->
        [threefold] tres, posición
        [fifty-moves] cincuenta, jugadas, 50
        [cannot-win] rival-no-puede-ganar, no-puede, medios
        [no-effort] rival-no-intenta-ganar, sin-intento, intento
        [seconds] cinco-segundos, segundos
       *[other] { $ground }
    }
claim-finding-words = { $finding ->
        [right] correcta, ok
        [wrong] incorrecta, falsa
        [illegal] ilegal
        [postponed] después, aplazada, aplazar
       *[other] { $finding }
    }
claim-which = Tablas por qué: { $grounds }?
claim-ask = ¿Reclamar tablas, { $ground }? s las reclama en firme.
claim-ask-with = ¿Reclamar tablas con { $move }, { $ground }? s las reclama en firme.
claim-ask-of = { $side }: { $ask }
claim-stops-ask = ¿Parar ambos relojes? Intro los para, - los deja en marcha.
claimed = { $side } reclama tablas: { $ground }.
claimed-before = { $side } reclamó tablas: { $ground }. La decisión se aplazó.
claim-then = Al reclamar: { $facts }
claim-right = La reclamación es correcta.
claim-checked-by-players = Los dos jugadores comprueban la reclamación, con el árbitro.
claim-checked-by-arbiter = El árbitro comprueba la reclamación.
claim-wrong = La reclamación es incorrecta.
claim-right-ask = ¿La reclamación es correcta y la partida tablas? s lo escribe.
claim-wrong-ask = ¿La reclamación es incorrecta? Intro lo confirma.
claim-out-of-turn = Solo reclama tablas quien tiene el turno.
claim-lost = Tras tocar una pieza no se reclaman tablas en esta jugada.
claim-stands = Una reclamación no se retira.
claim-undecided = Antes decide el árbitro sobre la reclamación: { $command } { $right } o { $command } { $wrong }.
no-claim = No hay tablas reclamadas.
intended-move-due = Tras la reclamación hay que hacer la jugada indicada.
note-claim = { $claim } { $facts } { $found }
note-illegal-claim = { $claim } { $found }
claim-with = { $claim } Jugada indicada: { $move }.
claim-cited = El jugador cita las jugadas { $moves }. { $facts }
claim-stood = { $count ->
        [1] La posición se dio una vez: { $moves }.
       *[other] La posición se dio { $count } veces: { $moves }.
    }
claim-quiet = { $count ->
        [1] 1 media jugada sin mover peón ni capturar.
       *[other] { $count } medias jugadas sin mover peón ni capturar.
    }
claim-holds = Es suficiente.
claim-does-not-hold = No es suficiente.
claim-unproved = La planilla no muestra si es suficiente.
note-intended-not-made = { $side } no hace la jugada indicada { $move }.
claim-the-start = inicio
claim-finish-words = final
claim-ask-ends = ¿Reclamar tablas, { $ground }? Eso termina la partida y un árbitro decide después. s las reclama en firme.
seconds-ask = ¿Pedir cinco segundos más por jugada? Eso ofrece también tablas. s los pide en firme.
seconds-asked = { $side } pide cinco segundos más por jugada y ofrece tablas.
seconds-grant-ask = ¿Cinco segundos más por jugada para ambos y 2 minutos más para el rival? s los da.
seconds-refused-ask = { $side }: ¿tablas rechazadas? ¿Cinco segundos más por jugada para ambos y 2 minutos más para { $side }? s los da.
seconds-granted = Los cinco segundos se conceden.
seconds-refused = Los cinco segundos no se conceden.
claim-postponed = La reclamación se decide después y la partida sigue.
claim-final = La decisión es definitiva.
claim-times-unknown = Aquí no se sabe qué muestran los relojes.
claim-time-unproved = Si eran menos de dos minutos lo muestra el reloj de la mesa.
claim-in-time = Son menos de dos minutos.
claim-too-early = No son menos de dos minutos.
claim-without-time = No quedaba tiempo.
claim-undecided-finish = El árbitro decide: { $command } { $right }, { $command } { $wrong } o { $command } { $postponed }.
finish-claim-of = { $side }, reclamación en el final a caída de bandera
no-finish = { $why ->
        [no-time] Sin control de tiempo no hay final a caída de bandera.
        [blitz] En el ajedrez relámpago no hay final a caída de bandera.
        [unsupervised-blitz] En el ajedrez relámpago sin supervisión no hay final a caída de bandera.
        [increment] Con tiempo por jugada no hay final a caída de bandera.
        [not-announced] El final a caída de bandera no se anunció.
        [not-yet] Antes hay que cumplir el control de tiempo.
       *[other] { $why }
    }
time-for-moves = Eso solo lo reclama quien tiene menos de dos minutos.
flag-before-the-claim = Eso no lo reclama quien tiene la bandera caída.
sheet-incomplete = { $count ->
        [1] Antes la planilla debe estar completa: falta 1 media jugada.
       *[other] Antes la planilla debe estar completa: faltan { $count } medias jugadas.
    }
claim-is-postponed = El árbitro aún no ha decidido sobre la reclamación.
no-such-finding = Una reclamación así no se decide de ese modo.
claim-unchecked = La reclamación termina la partida: { $command } dice si el rival la ha comprobado.
claim-written = La reclamación terminó la partida. Un árbitro decide, después { $command }.
left-claim-checked = La partida termina con la reclamación y el rival la ha comprobado. Un árbitro decide.
left-claim-unchecked = La partida termina con la reclamación y el rival no la ha comprobado. Un árbitro decide.
claim-check-position = La posición: { $position } ¿La ha comprobado el rival? Intro sí, - no.
claim-check-sheet = La posición: { $position } ¿Ha comprobado el rival esta y la planilla? Intro sí, - no.
claim-take-back-ask = ¿Retirar la reclamación que terminó la partida? s la retira y la partida sigue.
claim-check-on-paper = La posición va en papel, aquí faltan jugadas. ¿La ha comprobado el rival? Intro sí, - no.
fault-kind = { $kind ->
        [move] jugada ilegal
        [pawn] peón sin sustituir
        [press] reloj pulsado sin jugada
        [hands] jugada con dos manos
       *[other] { $kind }
    }
fault-kind-words = { $kind ->
        [move] jugada
        [pawn] peón
        [press] reloj
        [hands] manos
       *[other] { $kind }
    }
no-fault = No hay jugada completada ilegal por decidir.
faults-followed = También ilegal y tachado con { $move }: { $followed }. Solo { $command } propone lo que cuesta.
no-such-fault = En esta edición del reglamento eso no cuenta como jugada ilegal.
fault-not-pressed = Las { $side } no han pulsado el reloj.
fault-no-pawn = La última jugada de las { $side } no lleva ningún peón a la última fila.
needs-fault = un bando y uno de { $known }
fault-of = { $side }, { $kind }, número { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, reclamación incorrecta
remedy-time = { $side } { $time } más
remedy-time-from = { $side } { $time } menos
remedy-loss = { $side } pierde
remedy-draw = tablas, pues { $side } no puede dar mate
remedy-nothing = volver a la posición anterior, sin tiempo
remedy-no-time = sin tiempo añadido
remedy-stands = la jugada vale, pues el rival ya ha jugado
fault-after-end = La partida había terminado: una jugada ilegal descubierta ahora no cambia nada.
irregularity-after-end = La partida había terminado: una irregularidad descubierta ahora no cambia nada.
fault-stands = La jugada vale, no se cuenta nada.
points-more = { $side } { $points } más
points-fewer = { $side } { $points } menos
points-counted = { $amount ->
        [half] ½ punto
        [whole] 1 punto
       *[more] { $points } puntos
    }
penalty-named = { $penalty ->
        [warning] amonestación
        [time-to-opponent] tiempo para el rival
        [time-from-offender] menos tiempo
        [points-to-opponent] puntos para el rival
        [points-from-offender] menos puntos
        [loss] pérdida
        [fine] multa
        [exclusion] exclusión de rondas
        [expulsion] expulsión del torneo
       *[other] { $penalty }
    }
penalty-words = { $penalty ->
        [warning] amonestación
        [time-to-opponent] tiempo-más
        [time-from-offender] tiempo-menos
        [points-to-opponent] puntos-más
        [points-from-offender] puntos-menos
        [loss] pérdida
        [fine] multa
        [exclusion] rondas
        [expulsion] expulsión
       *[other] { $penalty }
    }
proposal-one = { $about }: ¿{ $remedy }? Intro lo acepta, un tiempo lo cambia, - lo deja.
proposal-of-weight = { $about }: ¿{ $remedy }? s lo escribe, un tiempo lo cambia, - lo deja.
proposal-of-the-laws = { $about }: ¿{ $remedy }? Intro lo acepta, - lo deja.
proposal-draw = { $about }: ¿{ $remedy }? s lo escribe, - lo deja.
proposal-of-several = { $about }: ¿{ $remedies }? Un número elige, Intro acepta el primero, - lo deja.
enter-is-no-yes = Intro solo no escribe nada, solo s.
needs-remedy = Un tiempo como 2:00, o - para nada.
faulted = { $about }.
penalised = Sanción para { $side }: { $remedy }.
no-time-added = No se añade tiempo.
penalty-who = ¿Quién infringió qué artículo: blancas { $article }?
penalty-article = ¿Qué artículo infringieron las { $side }: { $article }?
penalty-no-article = El artículo { $article } no existe en estas Leyes. ¿Qué artículo infringieron las { $side }?
penalty-which = ¿Qué sanción: { $menu }?
penalty-which-loss = { $breach ->
        [device] Por un dispositivo las Leyes dicen: pérdida.
        [sound] Por un dispositivo que emite un sonido las Leyes dicen: pérdida.
        [refusal-of-both] Por una negativa persistente de ambos las Leyes dicen: ambos pierden.
       *[refusal] Por una negativa persistente las Leyes dicen: pérdida.
    } ¿Qué sanción: { $menu }?
penalty-time = ¿Cuánto tiempo: 2:00?
penalty-points = ¿Cuántos puntos: { $least } o { $most }?
take-increment-ask = ¿Quitar el incremento de { $time } de { $side }? Intro lo quita, - lo deja.
go-back-hint = { $command } vuelve a la posición anterior a { $move }.
white-half = blancas ½, negras 0: ½-0
black-half = blancas 0, negras ½: 0-½
white-by-forfeit = ganan las blancas por incomparecencia, +/-
black-by-forfeit = ganan las negras por incomparecencia, -/+
both-forfeit = pierden ambos por incomparecencia, -/-
sign-ask = { $result }: ¿Firma { $side }? Intro firma.
approve-ask = { $result }: ¿Aprueba { $side }? Intro aprueba.
sign-unconfirmed = Un árbitro aún debe confirmar este resultado. { $ask }
sign-other-ask = { $result }: ¿Firma { $side } la planilla de { $owner }? Intro firma.
other-sheet-signed-ask = ¿Está firmada también la planilla de { $owner }, por { $signers }? Intro: sí.
signed-other = Firma en la planilla de { $owner }: { $side }.
signatures-missing = Faltan firmas: { $missing }.
signature-of = { $side } en la planilla de { $owner }
signed = { $side } ha firmado el resultado.
approved = { $side } ha aprobado el resultado.
signed-already = Ya está firmado.
signatures-fell = Las firmas bajo el resultado anterior ya no valen. { $command } firma el nuevo.
resignation-fell = La planilla ya no da el abandono como motivo. { $command } guarda el nuevo.
score-above-game = Entre ambos nunca se reparte más de { $points }.
opponents-score-ask = { $ask } { $draw } o { $loss } si son menos puntos para { $side }.
needs-opponents-score = { $draw } o { $loss }, o «sí» para la victoria.
log-offered = { $side } ofrece tablas, oferta { $count }.
fivefold-ask = La misma posición por quinta vez. ¿Resultado: { $result }? «Sí» lo anota.
seventy-five-ask = 75 jugadas de cada bando sin mover peón ni capturar. ¿Resultado: { $result }? «Sí» lo anota.
note-resignation-may-draw = { $side } no puede dar mate: se propone { $result }.
cannot-mate = { $why } { $side } no puede dar mate.
irregularity-named = { $kind ->
        [start] Posición inicial errónea
        [turned] Tablero girado
        [colours] Colores cambiados
        [displaced] Piezas desplazadas
        [clock] Reloj devuelto
       *[other] { $kind }
    }
irregularity-words = { $kind ->
        [start] inicio
        [turned] girado
        [colours] colores
        [displaced] desplazadas
        [clock] reloj
       *[other] { $kind }
    }
irregularity-which = ¿Qué no estaba bien: { $kinds }?
irregular = { $kind }.
irregular-of = { $kind }, { $side }.
position-listed = Blancas: { $white }. Negras: { $black }.
colours-go-on = Jugadas: blancas { $white }, negras { $black }; la partida sigue.
colours-go-on-unless = Jugadas: blancas { $white }, negras { $black }. La partida sigue, salvo que el árbitro decida otra cosa.
colours-anew = Jugadas: blancas { $white }, negras { $black }; partida nueva.
colours-open = Jugadas: blancas { $white }, negras { $black }; decide el árbitro.
annul-ask = ¿Anular la partida? s la anula, el registro queda.
annul-late-ask = ¿Anular la partida sin reclamación? s la anula, el registro queda.
annulled = La partida está anulada. Para la nueva, inicie ansage otra vez.
not-in-this-edition = Esta edición del reglamento no conoce eso.
beyond-the-game = { $count ->
        [1] Solo hay una media jugada: así no se retira ninguna.
       *[other] Solo hay { $count } medias jugadas: así no se retira ninguna.
    }
restore-which = ¿Volver adónde: 12 n, o un número de medias jugadas?
note-asks = { $side } { $about }
asks-about = { $about ->
        [quietly] pide al árbitro, sin anuncio.
        [leave] pide permiso para dejar el tablero.
        [away] deja el tablero.
        [back] está de vuelta en el tablero.
        [touch] se queja: el rival tocó una pieza.
        [complaint] se queja.
        [sheet] pide ver la planilla que se lleva.
        [blank-sheet] pide una planilla en blanco.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Cuenta todo contacto que no sea claramente accidental.
       *[intent] { $asks } Solo cuenta un toque con intención.
    }
leave-asked = El árbitro tiene que permitirlo.
complaint-lost = Tarde: ya has tocado una pieza. El árbitro lo lee igualmente.
note-complaint-lost = { $asks } Llega tarde: las { $side } han tocado una pieza.
sheet-out-of-turn = Solo quien está en juego pide la planilla que se lleva.
sheet-asked-often = La planilla que se lleva se pide como máximo { $most } veces. El árbitro lo lee igualmente. La propia: { $command }.
note-asks-for-the-sheet = Las { $side } piden la planilla que se lleva, número { $count } de { $most }.
sheet-words = planilla
blank-sheet-words = blanco, blanca
set-up-stands = Tras { $moves } jugadas de ambos eso ya no se reclama. Solo el árbitro puede tratarlo todavía.
late-set-up = { $late ->
        [nothing-claimed] Tras { $moves } jugadas de ambos ya no vale ninguna reclamación de eso. Un rey que estaba cambiado con la dama no enroca.
       *[nothing-changed] Tras { $moves } jugadas de ambos ya no vale ninguna reclamación; los relojes, solo si sufre el horario. No hay enroque con un rey o torre que estaba mal puesto.
    }
opponent-claims-late = Tarde: { $side } ha jugado después, y lo jugado antes vale.
earlier-moves-stand = Tarde: tras la jugada propia vale lo jugado antes. Si el rival ha vuelto a jugar, introduce primero esa jugada.
complain-what = ¿De qué?
measure-what = ¿Qué medida?
measure-noted = Medida: { $text }
back-words = vuelta
touch-words = tocada, toque
claim-illegal = La jugada indicada es ilegal: { $command } { $word }.
claim-binds = La reclamación es incorrecta y su jugada ilegal.
pawn-becomes-queen = El peón se sustituye por una dama.

## For the arbiter
note-illegal-move = Posible jugada ilegal: { $move }.
note-unreplaced-pawn = Posible jugada ilegal: { $move }. El peón se sustituye por una dama.
note-illegal-move-due = Posible jugada ilegal: { $move }. En su lugar: { $due }.
note-illegal-settled = Ilegal según la planilla: { $move }. { $settled ->
        [counted] El árbitro ha decidido.
        [remains] La jugada vale, porque el rival ha movido.
       *[over] La partida ha terminado.
    }
note-illegal-claimed = Reclamado antes de la propia jugada: { $about }. { $command } propone lo que cuesta.
note-illegal-claimed-open = Reclamado antes de la propia jugada: { $about }. No consta que se pulsara el reloj.
note-illegal-claimed-decided = Reclamado de nuevo: { $about }. Sobre eso ya se decidió.
note-illegal-claimed-in-vain = Se reclama una jugada ilegal, pero la última de la planilla es legal.
note-in-the-log-alone = { $note } Entonces solo se anotó, sin avisar.
note-in-the-log-alone-claim = { $note } Entonces solo se anotó, sin avisar. Un jugador lo reclama: { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Los dos reyes están en jaque.
       *[pawn] Hay un peón en la última fila.
    }
note-illegal-position = { $position } Intervenir, si es posible.
note-illegal-position-waits = { $position } Esperar a la próxima jugada completada.
note-claimant-without-time = Las { $side } reclaman y no les queda tiempo.
flag-unclaimed-ask = Aquí el árbitro no señala ninguna bandera sin reclamación. ¿Ha reclamado { $side }? s lo anota.
fault-unclaimed-ask = { $about }: aquí el árbitro actúa solo si se reclama. ¿Ha reclamado { $side }? s lo anota.
note-flag-not-claimed = Aquí es un jugador quien reclama que ha caído la bandera del rival. Nadie lo ha hecho.
note-cannot-follow = El tablero del programa no puede seguir: { $move }.
note-entered-otherwise = Introducido: { $entered }. En el tablero del programa es { $made }.
note-checkmate = La posición es jaque mate.
note-stalemate = El rey está ahogado.
note-dead-position = Nadie puede dar mate.
note-fivefold = La misma posición por quinta vez.
note-fivefold-apart = La misma posición por quinta vez, no de forma consecutiva. El árbitro decide si son tablas.
ended-by-queen = { $why } Pero la jugada era ilegal y la dama sustituye al peón: el árbitro decide.
note-seventy-five-moves = 75 jugadas de cada bando sin mover peón ni capturar.
after-the-flag = Pero solo después de la bandera: { $why }
fault-first = { $why } Pero antes hubo una jugada ilegal: decida primero sobre ella.
note-made-after-flag = La jugada llegó después de la bandera de las { $side }; los relojes estaban parados.
drawn-before = Tras { $move }: { $why } El árbitro decide si eso fue tablas.
note-corrected-to-other-piece = La jugada corregida usa otra pieza que la levantada.
note-touched = { $side }, { $did }: { $due }.
note-touched-only = { $side }, { $did }.
touched-pieces = tocado { $pieces }
note-touch-not-kept = La jugada de { $side } no respeta lo tocado: { $due }.
let-go = soltada en { $square }
due-free = vale cualquier jugada legal
due-free-but = vale cualquier jugada legal menos { $castling }
due-moves = { $piece } tiene que mover
due-taken = hay que capturar { $piece }
due-takes = { $by } tiene que capturar { $of }
due-castles = hay que jugar { $castling }
due-stays = hay que jugar a { $square }
due-promotes = { $piece } tiene que ir a { $square }, con promoción
note-mismatch-watch = Repetición errónea con el reloj ya en marcha.
note-called = { $entrant ->
        [assistant] El asistente del jugador
        [opponents-assistant] El asistente del rival
       *[player] El jugador
    } pide al árbitro.
note-called-for-result = El programa ha llamado al árbitro: el resultado viene de las teclas { $entrant ->
        [assistant] del asistente del jugador
        [opponents-assistant] del asistente del rival
       *[player] del jugador
    }.
note-signed-at-keys = La firma de las { $side } viene de las teclas de las { $keys }.
note-ended-by-player = Resultado por las teclas { $entrant ->
        [assistant] del asistente del jugador
        [opponents-assistant] del asistente del rival
       *[player] del jugador
    }: { $result }. { $command } { $code } lo confirma, { $command } * lo retira.
note-ended-already = Resultado por las teclas { $entrant ->
        [assistant] del asistente del jugador
        [opponents-assistant] del asistente del rival
       *[player] del jugador
    }: { $result }. { $command } { $code } lo confirma.
note-after-resignation = { $side } abandonaron. { $note }
note-after-agreement = Se acordaron tablas. { $note }
note-stopped = { $entrant ->
        [assistant] El asistente del jugador
        [opponents-assistant] El asistente del rival
       *[player] El jugador
    } ha detenido los relojes: { $reason }.
note-stopped-by = Relojes detenidos por { $side }: { $reason }.
note-stopped-other = { $entrant ->
        [assistant] El asistente del jugador
        [opponents-assistant] El asistente del rival
       *[player] El jugador
    } ha detenido los relojes por otro motivo: ¿era válido?
note-authorised-another-day = Este aparato se autorizó { $at }, y la partida se abrió { $opened }: una autorización vale desde entonces un día.
note-irregular-offer = Las { $side } ofrecieron tablas en otro momento que después de la jugada y antes del reloj.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Introducido con las teclas del asistente del rival.
       *[assistant] {" "}Introducido con las teclas del asistente del jugador.
    }
note-claim-refused = { $claim } Rechazado en el teclado, pues se había tocado una pieza.
note-not-taken = { $untaken ->
        [flag] { $side } reclamó la bandera cuando el reloj mostraba tiempo.
        [out-of-turn] { $side } reclamó tablas sin tener el turno.
        [after-flag] { $side } reclamó tablas tras caer la bandera.
        [after-end] { $side } reclamó la bandera después de que la posición terminara la partida.
        [offered-early] { $side } ofrecieron tablas antes de que el torneo las admita.
        [accepted-early] { $side } aceptaron tablas antes de que el torneo las admita.
        [written-early] { $side } anotaron tablas antes de que el torneo las admita.
       *[declined] { $side } aceptó unas tablas rechazadas al tocar una pieza.
    } Rechazado en el teclado.
note-played-unstarted = Con el reloj de la mesa se empezó a jugar; la señal del árbitro no se introdujo.
note-pressed-unmade = El reloj se pulsó antes de hacer la jugada.
note-pressed-unmade-counts = El reloj se pulsó antes de hacer la jugada. { $command } propone la sanción.
note-wrong-secret = Se introdujo una palabra secreta errónea.
note-other-command = { $answer ->
        [refused] Durante la partida se pidió «ansage { $command }» y se rechazó
        [opened] Durante la partida se abrió «ansage { $command }» con la palabra secreta de los árbitros
        [left] Al abrirse la partida estaba en marcha «ansage { $command }» y tuvo que terminar
       *[wrong-secret] Durante la partida se pidió «ansage { $command }» con una palabra secreta errónea
    }{ $times ->
        [one] .
       *[other] , { $times } veces.
    }
note-notice-removed = Se quitó o cambió la señal de que hay una partida de torneo en curso; ya está de nuevo.
note-notice-missing = No se puede poner la señal de que hay una partida de torneo en curso: las demás órdenes no saben de la partida.
note-corrected = Corregido antes del reloj: { $new } en vez de { $old }.
note-correction-late = Corrección pedida después de pulsar el reloj: { $new } en vez de { $old }.
note-correction-late-of = Corrección pedida después de pulsar el reloj: { $old }.
note-stood-still = El programa estuvo detenido { $time } y no notó nada mientras tanto.
note-battery-low = La batería del ordenador que lleva la partida está al { $percent } por ciento, sin red.
note-sheet-corrected = Planilla corregida: { $new } en vez de { $old }.
note-pawn-queened = El peón es una dama: { $new } en vez de { $old }.
note-sheet-corrected-by = Planilla corregida: { $new } en vez de { $old }; iniciales { $initials }.
note-boards-differ = Lo que hay en los dos tableros no coincide. Se comparan las planillas.
note-flag = Bandera de las { $side }: { $moves } de { $required } jugadas completadas según la planilla.
note-flag-met = Bandera de las { $side }, exigidas: { $required }. Según la planilla, { $moves } jugadas completadas.
note-flag-open = Bandera de las { $side }: { $moves ->
        [one] 1 jugada completada
       *[other] { $moves } jugadas completadas
    } según la planilla, último período.
note-flag-no-control = Bandera de las { $side }: { $moves ->
        [one] 1 jugada completada
       *[other] { $moves } jugadas completadas
    } según la planilla; no se conoce el control de tiempo.
note-flag-counted = Bandera de las { $side }: { $moves } de { $required } jugadas según la planilla. El contador del reloj muestra { $counted } y no prueba nada.
note-flag-counted-met = Bandera de las { $side }, exigidas: { $required }. Planilla: { $moves } jugadas. El contador del reloj muestra { $counted } y no prueba nada.
note-flag-open-counted = Bandera de las { $side }, último período: { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } según la planilla. El contador del reloj muestra { $counted } y no prueba nada.
note-flag-made = La jugada { $number } de las { $side } está hecha, no completada.
note-flag-made-untold = La jugada { $number } de las { $side } está hecha; nadie ha dicho que se pulsara el reloj.
note-first-zero = { $side }: primero en llegar a cero.
note-flag-times = A las blancas les quedan { $white-left }, a las negras { $black-left }; las { $side } { $zero ->
        [reached] habían llegado a cero
        [not-reached] no habían llegado a cero
       *[other] { $zero }
    }.
note-flag-times-about = Según el cálculo del programa, a las blancas les quedan unos { $white-left }, a las negras unos { $black-left }; las { $side } { $zero ->
        [reached] habían llegado a cero
        [not-reached] no habían llegado a cero
       *[other] { $zero }
    }.
note-kept = { $time } desde el comienzo, tras la { $place }: { $note }
note-kept-before-the-first = { $time } desde el comienzo, antes de la primera jugada: { $note }
notes-read-before = { $count ->
        [one] Ya leyó 1 nota anterior
       *[other] Ya leyó { $count } notas anteriores
    }. { $command } las lee todas.
arbiters-lines-not-piped = Una tubería no muestra lo que es para el árbitro. Una terminal, sí.
note-with-clocks = relojes { $about ->
        [about] unos { $white } y { $black }
        [exact] { $white } y { $black }
       *[other] { $about } { $white } y { $black }
    }: { $note }
note-sealed-otherwise = En el tablero se hizo { $move }: esa es la jugada secreta. El sobre contiene otra. Decide el árbitro.
note-not-repeated = El rival no ha repetido { $move }.
open-flag = { $side }: tiempo excedido.
flag-left-open = Bandera de las { $side }: decide el árbitro.
flag-after-the-claim = { $side }: tiempo excedido. Primero se decide sobre la reclamación que esperaba.
both-flags-down = Las dos banderas están anotadas.
both-flags = Las dos banderas están anotadas, y no se sabe cuál cayó primero{ $flags ->
        [goes-on] : la partida continúa
        [open] : decide el árbitro
       *[draw] {""}
    }.
open-proposal = { $why } Propuesta: { $result }.
arbiter-view-begins = Desde aquí, para el árbitro. Ctrl+C sale.
arbiter-view-refused = Se muestra lo que el rival puede ver, y nada más.
arbiter-view-ended = El secreto o la partida es otro. La vista se cierra.
arbiter-view-no-secret = Los árbitros no han fijado ningún secreto para esta partida.
nothing-open = Nada.
note-gap = El programa estuvo fuera { $time }; los relojes quedaron parados.
note-gap-unknown = El programa no estaba, y nada dice por cuánto tiempo; los relojes estaban parados.

## El reloj sin partida
clock-keys = Reloj parlante, { $control }. f pulsa por las { $first }, j por las { $second }; d y k dicen el tiempo de cada uno, ? los dos. Espacio pone en marcha y para los relojes.
only-a-clock = Esto es un reloj sin partida. f pulsa por las { $first }, j por las { $second }; d, k y ? dicen los tiempos, espacio pone en marcha y para, /? enumera las órdenes.
clock-starts-with = { $key } o espacio pone en marcha el reloj de las { $side }.
clock-alone-stands = Los relojes están parados. Espacio pone en marcha el de las { $side }.
press-taken-back = { $side }: pulsación anulada.
help-press-back = Anular la última pulsación.
no-press = No hay ninguna pulsación que anular.
clock-alone-needs-time = El reloj necesita un control de tiempo, por ejemplo ansage clock 5+3.
clock-has-no-sheet = { $path } es de un reloj sin partida y no contiene jugadas.
taken-up-with = Continúa con: { $command }
goodbye-clock = El reloj está guardado: { $path }
no-last-clock = En { $path } no hay ningún reloj que pueda continuar.
clocks-on-the-line = B { $white } N { $black }
clock-side-stands = { $side }, parado

## The command line
event-needs-file = El modo de torneo necesita el archivo del torneo del árbitro: --event-file ARCHIVO.
file-exists = { $path } ya existe y no se sobrescribe.
file-not-plain = { $path } no es un archivo, sino una carpeta, una tubería o un dispositivo.
file-too-large = { $path } supera los { $mib } MiB y no se lee.
cause = { $cause ->
        [not-found] no existe
        [not-allowed] permiso denegado
        [folder] es una carpeta
        [no-folder] una parte de la ruta no es una carpeta
        [full] no queda espacio
        [read-only] el disco es de solo lectura
        [too-large] es demasiado grande
        [there] ya existe
        [busy] otro programa lo está usando
        [no-text] no es texto en UTF-8
        [no-default] no hay ningún dispositivo de sonido
        [no-such] no existe ese dispositivo de sonido
        [unnamed] no se ha elegido ningún dispositivo
        [gone] el dispositivo de sonido no está disponible
        [refused] PulseAudio rechaza la conexión
        [silent] el servidor de sonido no responde
        [unplugged] no hay nada conectado
        [same-name] varios dispositivos de sonido se llaman así; nómbrelo por su número, como lo enumera ansage doctor
        [no-sides] no tiene izquierda y derecha para dos personas
        [elsewhere] el sonido habría salido por otro sitio
        [for-all] allí se oyen los anuncios, y lo oirían todos
        [not-here] no la hay en este sistema
        [no-service] speech-dispatcher no está instalado
        [no-helper] { $text } no está instalado
        [other-build] { $text } es de otra versión de Ansage
        [open-to-others] { $text } no se inicia en un torneo, porque otros pueden escribir en él o en su carpeta
        [no-espeak] la voz espeak-ng no está instalada
        [no-languages] a la voz espeak-ng le faltan sus idiomas
        [ended] termina por sí solo
        [late] no responde
       *[other] { $text }
    }
wanted-range = hace falta un número de { $from } a { $to }
wanted = { $wanted ->
        [number] hace falta un número entero
        [text] hace falta un texto entre comillas
        [table] hace falta una sección de este nombre entre corchetes
        [choice] hay { $text }
        [once] está dos veces
        [yes-no] hace falta yes o no
        [talk-key] hace falta space, insert o de f1 a f12
        [own-voices] hacen falta voces como de=rhvoice/Anna
        [earcons] hace falta all, none o algunos de accepted, refused, edge, clock-started, clock-pressed, device-lost
        [edition] se necesita 1997, 2005, 2009, 2014, 2018 o 2023
    [edition-2018] use 2018, pues las Leyes de 2017 rigieron seis meses
    [date] hace falta una fecha como 2026.03.01
        [letters] hacen falta idiomas como "en,de"
        [chess960] hace falta de 0 a 959, random u ocho piezas como BQRBNKRN
        [file] hace falta de a a h
        [meant] hace falta ours o theirs, la media jugada y la jugada, como theirs:17=Nbd2
        [move] hace falta una jugada como e2e4 o e7e8q
       *[other] no se puede leer ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = No se puede leer { $path }: { $why }.
file-unwritable = No se puede escribir { $path }: { $why }.
journal-folder-made = Se ha creado la carpeta { $path } para el registro.
journal-damaged = { $path }: la línea { $line } del registro está dañada. Todo lo anterior se ha leído.
journal-torn = { $path }: la última línea estaba cortada y no cuenta.
journal-doubts = { $number ->
        [one] Una cosa de este registro no tiene sentido
       *[other] { $number } cosas de este registro no tienen sentido
    }. ansage verify { $path } dice cuáles.
settings-bad = Ajustes { $path }, línea { $line }: { $why }.
settings-wrong = Ajustes { $path }, línea { $line }: { $why }
voices-bad = Voces { $file }, { $key }: { $why }.
voices-bad-file = Voces { $file }: { $why }.
device-unusable = { $device } no se puede usar: { $why }.
bad-fen = No es una posición: { $text }
unknown-words = No hay anuncios { $name }. Hay { $known }.
unknown-letters = No hay letras de piezas { $name }. Hay { $known }.
unknown-reports = No hay avisos en { $name }. Hay { $known }.
room-label = Sala:{" "}
arbiter-label = Árbitro:{" "}
go-on-with = Continuar con: { $command }
export-with = En PGN: { $command }
export-in-games = Como texto y en PGN: { $command }
last-game = Última partida: { $white } contra { $black }, { $date }.
game-not-finished = Una partida del { $when } no ha terminado, jugada { $number }. ansage --resume la continúa.
no-last-game = En { $path } no hay ninguna partida que pueda continuar.
resume-decides = Una partida continúa como empezó. No se tiene en cuenta: { $list }.
clock-needs-time = El reloj del programa necesita un control de tiempo, por ejemplo --time "G/15m, +10s".
settings-unknown-key = Ajustes { $path }, línea { $line }: no existe la clave { $key }.
settings-anew = { $why } ansage setup empieza de nuevo y guarda el archivo antiguo.
journal-elsewhere = { $why } --journal y el nombre de un archivo guarda la partida en otro lugar.
unknown-voice = No hay ninguna voz { $name }. Hay auto, builtin, own, system, screen-reader, none y script:ARCHIVO.
no-builtin-voice = La voz incorporada no está instalada: falta { $path }.
no-system-voice = La voz del sistema no está instalada: falta { $path }.
no-screen-reader-program = No está instalado lo que hace hablar al lector de pantalla: falta { $path }.
screen-reader-reads-the-terminal = Aquí ningún lector de pantalla acepta palabras de otros programas, lee la terminal: elija --ear text en lugar de --voice screen-reader.
not-a-journal = { $path } no es un registro.
journal-newer = { $path } fue escrito por una versión más nueva de Ansage.
journal-damaged-resume = { $path }: la línea { $line } del registro está dañada. Para continuar desde la línea anterior, añada --journal y el nombre de un archivo nuevo.
journal-in-use = { $path } está abierto en otro programa.
no-game-in-journal = { $path } no contiene ninguna partida.
illegal-move = { $move } no es aquí una jugada legal.
event-game-runs = La partida del torneo no ha terminado. Hasta entonces hay --text.
over-journal = { $path } es el propio registro y no se sobrescribe.
chess960-unknown = { $text } no es una disposición de Chess960. Hay de 0 a 959, random y ocho piezas como BQRBNKRN.
chess960-pieces = { $text }: la primera fila tiene un rey, una dama, dos torres, dos alfiles y dos caballos.
chess960-bishops = { $text }: los alfiles deben estar en casillas de distinto color.
chess960-king = { $text }: el rey debe estar entre las torres.
chess960-with-fen = --chess960 y --fen indican cada uno una posición inicial. Indique solo una.
ear-is-room = El altavoz y el auricular son el mismo dispositivo. Para dos auriculares en una toma, dé un lado a cada uno: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = Con --voice system es el sistema quien decide dónde se oye: omita { $option }, o elija builtin u own.
system-voice-speaks-everything = Con --voice system una sola voz lo dice todo: omita { $option }.
system-voice-not-in-an-event = --voice system no es para un torneo, pues nadie sabe quién la oye: elija builtin u own.
screen-reader-speaks-everything = Con --voice screen-reader el lector de pantalla lo dice todo, donde él suena: omita { $option }, o elija builtin u own.
screen-reader-speaks-in-the-ear = Con --voice screen-reader en un torneo habla el lector de pantalla en el auricular y la voz incorporada en la sala: omita { $option }.
screen-reader-needs-an-earphone = En un torneo --voice screen-reader necesita también el auricular, --ear-device: allí sigue la voz incorporada si falla el lector de pantalla.
script-voice-not-in-an-event = --voice script: no es para un torneo, pues anota lo que solo oye el jugador: elija builtin, own o none.
event-only-here = { $name } lleva a { $address }, que no está en este ordenador: en un torneo omítalo o indique un servidor de este ordenador.
event-network-not-shut = Este sistema no impide que un programa llegue a una red: quien examine el dispositivo debe asegurarse de que no tenga conexión.
event-helpers-not-started = En un torneo no se inician estos programas, porque otros pueden escribir en { $path }: { $list }.
screen-or-plain = --screen y --plain se excluyen. Indique solo uno.
screen-needs-terminal = La pantalla completa necesita un terminal; no funciona con una tubería ni con un terminal muy simple.
about-what = Ansage { $version } anuncia y anota partidas de ajedrez; no juega ni aconseja. Licencia { $licence }.
about-no-network = El programa no tiene código de red, y lo que inicia en un torneo no sale de este ordenador.
about-no-network-code = El programa no tiene código de red.
about-no-engine = No hay motor de ajedrez: nada evalúa una posición ni busca una jugada.
about-build = Compilación { $build }. Un programa auxiliar de otra se rechaza.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } no está instalado.
about-crates = Hecho de { $number } paquetes de otros, y { $more } más en los programas auxiliares. Son estos:

## La posición inicial
set-up-is-over = La disposición solo se lee antes de la primera jugada.
position-impossible = Ninguna partida llega a esta posición: { $flaws }.
flaw-empty-board = el tablero está vacío
flaw-missing-king = falta un rey
flaw-too-many-kings = un bando tiene varios reyes
flaw-pawns-on-back-rank = hay peones en la primera o la última fila
flaw-castling-rights = el rey y la torre no están para un derecho de enroque
flaw-en-passant = ningún peón ha pasado por la casilla de captura al paso
flaw-opposite-check = el bando que no juega está en jaque
flaw-impossible-check = ninguna jugada puede dar tal jaque
flaw-too-much-material = un bando tiene demasiadas piezas

## La planilla impresa
form-scoresheet = Planilla
form-private-log = Registro privado, sin valor de prueba
form-sheet = hoja { $number }
form-round = Ronda: { $number }
form-match = Encuentro: { $number }
form-board = Tablero: { $number }
form-event = Torneo: { $name }
form-site = Lugar: { $name }
form-date = Fecha: { $name }
form-arbiters = Árbitro: { $names }
form-assistant = Asistente: { $name }
large-print-size = La letra grande tiene de { $smallest } a { $largest } puntos, no { $points }.
form-start = Posición inicial: { $fen }
form-result = Resultado: { $result }
form-annulled = Resultado: ninguno, la partida está anulada
form-claim-position = Posición: { $fen }
form-claim-on-paper = Posición: en papel
form-claim-open = Resultado: abierto, decide un árbitro
form-points = Puntos: blancas { $white }, negras { $black }
form-black-advances = Pasan las negras (las tablas bastan)
form-resigned = Abandono: { $side }
form-illegal = { $mark } jugada ilegal
form-signatures = Firmas:
form-signed-other = Firmado en la planilla de { $owner }: { $side }
form-signed = Firmado en el programa: { $side }
form-arbiter = Árbitro
page-skip = Ir a las jugadas
page-game = La partida
page-moves = Jugadas
page-moves-caption = Jugadas de ambos bandos
page-number = Jugada
page-offer = { $mark } oferta de tablas
page-dash = { $mark } jugada no anotada
page-blank = sin rellenar
page-times = Tiempos
page-times-chart = Evolución del tiempo restante de ambos bandos
page-times-lines = Línea continua: blancas, al final { $white-left }. Línea discontinua: negras, al final { $black-left }. Todas las cifras están en la tabla.
page-times-caption = Tiempo restante tras cada jugada, en horas, minutos y segundos
page-diagrams = Diagramas
page-position = Posición tras { $move }
page-position-start = Posición antes de la primera jugada
page-mark =
    { $marked ->
        [offer] Oferta de tablas
        [claim] Reclamación
        [note] Nota
        [illegal] Jugada ilegal
        [result] Fin de la partida
       *[asked] Pedida
    }
page-result = Resultado
page-sound = Sonido
page-sound-of = Sonido: { $move }
page-sound-lost = { $move }: falta el sonido.
page-runs = La partida está en curso: los tiempos y los diagramas figurarán aquí cuando termine.
page-no-such-move = La partida no tiene la jugada { $text }. Indíquelas así: 12w para las blancas, 12b para las negras.
summary-title = Resumen de la partida
summary-opened = Abierta: { $at }
summary-half-moves = Medias jugadas: { $number }
summary-time = { $side }: { $used } usado, quedan { $left }.
summary-at-the-keys = El árbitro { $initials } estuvo al teclado de { $from } a { $to }, contado desde la apertura.
summary-nobody-at-the-keys = Ningún árbitro estuvo al teclado.
summary-notes = Notas para el árbitro:
summary-no-notes = No hay notas para el árbitro.
log-title = Lo que se anotó aparte de las jugadas.
log-nothing = No se anotó nada.
summary-secret-set = Los árbitros fijaron una nueva palabra secreta a las { $at }, contado desde la apertura.
log-note = Nota: { $text }
log-note-by = Nota del árbitro { $initials }: { $text }
log-reason-by = Motivo, según el árbitro { $initials }: { $text }
log-sealed = Nota sellada del árbitro { $initials }; la abre la palabra secreta de los árbitros.
log-clock-set = Reloj de { $side }: { $new } en lugar de { $old }.
note-control-set = Ritmo de juego: { $new } en lugar de { $old }.
note-repeated-wrongly = El rival ha repetido mal la jugada.
log-number-set = La jugada tiene el número { $new } en lugar de { $old }.
log-room-limited = La sala como máximo al { $new } por ciento en lugar de { $old }.
log-restored = { $count ->
        [1] Vuelta a { $place }; 1 medio movimiento está tachado.
       *[other] Vuelta a { $place }; { $count } medios movimientos están tachados.
    }
log-the-start = el comienzo
log-result-instead = Resultado: { $new }, en lugar de { $old }.
log-decided-by = { $initials }: { $decision }
envelope-title = Sobre de una partida aplazada
envelope-position = Posición antes de la jugada secreta:
envelope-used = Tiempo usado: blancas { $white-used }, negras { $black-used }; queda: blancas { $white-left }, negras { $black-left }.
envelope-used-blank = Tiempo usado, blancas y negras: ____
envelope-sealed = Jugada secreta: { $number }, { $side }
envelope-sealed-by = Sellada por: { $name }
envelope-offer = Oferta de tablas antes del aplazamiento, aún abierta: { $side }
envelope-offer-since = Oferta de tablas después de sellar, aún abierta: { $side }
envelope-resumes = Reanudación, día, hora y lugar: { $when }
envelope-lacks = En el sobre falta aún: { $what }.
envelope-lacks-names = los dos nombres
envelope-lacks-times = los tiempos usados
envelope-lacks-resumption = día, hora y lugar de la reanudación (--resumes)
nothing-to-seal = La partida ha terminado: no hay jugada secreta.
envelope-not-ours = El archivo del torneo no da el sobre al programa como tarea: adjourns en [duties].

## La pantalla completa y la vista del rival
clock-runs = en marcha
clock-about = aprox.
clock-flag = bandera caída
clock-zero-first = primero a cero
clock-zero = cero
clock-control-met = control { $number } superado
clock-moves = { $number ->
        [one] { $number } jugada
       *[other] { $number } jugadas
    }
clock-on-the-table = El reloj oficial está en la mesa.
clock-not-kept = El programa que lleva los relojes ha terminado: están parados.
side-to-move = Juegan { $side }.
step-on-the-line = { $step ->
        [announced] anunciada
        [made] hecha
        [repeated] repetida
       *[other] { $step }
    }
clock-on-the-line = Reloj de las { $side }.
waits-for-journal = Esperando la partida: { $path } todavía no existe.

## Opciones que no valen
option-unknown = No hay opción { $option }. --help las muestra.
option-unknown-suggested = No hay opción { $option }. ¿Es { $suggested }?
option-needs-value = { $option } necesita un valor.
option-choices = { $option } { $value } no es posible. Hay { $choices }.
option-bad-value = { $option } { $value } no es posible: { $why }.
option-missing = Falta { $option }.
one-option-missing = Falta una de estas opciones: { $options }.
task-is-time = No hay tarea { $time }. Como control de tiempo: ansage --time { $time }
task-unknown = No hay tarea { $task }. --help las muestra.
task-unknown-nearest = No hay tarea { $task }. ¿Quería decir ansage { $near }?
help-program = Ansage anuncia las jugadas, repite las del rival, lleva la planilla y dice tiempos y jugadas a petición.
help-begin = ¿Es la primera vez? ansage tutorial enseña el programa en diez minutos. ansage empieza una partida, ansage games nombra las anteriores.
help-tasks = ansage --help muestra todas las tareas y opciones; ansage help y una tarea, solo esa: ansage help export.
help-unknown = No hay ayuda sobre { $text }. ansage help nombra los temas.
help-unknown-nearest = No hay ayuda sobre { $text }. ¿Quería decir { $command } { $near }?
manual-pages = ansage manual y un número lee una página: ansage manual 3.
manual-unknown = El manual no tiene ninguna página { $text }. ansage manual enumera las páginas.
manual-languages = El manual está en inglés y en alemán; este es el inglés.
manual-title = Ansage: el manual
manual-typed = Usted escribe: { $text }
manual-pressed = Usted pulsa: { $key }
argument-missing = { $needed ->
        [file] Falta un archivo.
        [folder] Falta una carpeta.
        [file-or-folder] Falta un archivo o una carpeta.
        [journal] Falta un registro. ansage games muestra las partidas.
        [whom] ¿Para quién? ansage brief con opponent, arbiter, assistant, organiser o letter.
       *[other] Falta un dato. --help dice cuál.
    }
argument-too-many = { $text } sobra. --help muestra lo que corresponde.
option-behind-task = Escriba { $option } detrás de la tarea.
option-no-value = { $option } no lleva valor.
option-twice = { $option } aparece dos veces.
options-exclude = { $option } y { $other } se excluyen.
time-control-part = Ritmo de juego: no se entiende { $part }. Se escribe como 5+3 o como 40/90m, G/30m, +30s.
time-control-preset = Ritmo de juego: ninguno se llama { $name }. Hay { $names }; o se escribe como 5+3 o como 40/90m, G/30m, +30s.
time-control-no-time = Ritmo de juego: a { $part } le falta el tiempo mismo. Se escribe como 5+3 o como G/5m, +3s.
time-control-last-period = Ritmo de juego: detrás de un período para el resto de la partida no hay otro, como en 40/90m, G/30m.
time-control-what-next = Ritmo de juego: { $part } no dice qué viene después. Se escribe como 40/90m, G/30m o como 40/120m, 20/60m.
time-control-two-increments = Ritmo de juego: hay un solo incremento o retardo, para toda la partida, como en 40/90m, G/30m, +30s.
time-control-long-delay = Ritmo de juego: se rechaza un incremento o retardo de más de 60 segundos.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } está y responde.
doctor-helper-silent = { $helper } está y no responde: { $why }.
doctor-helper-missing = Falta { $helper } en { $folder }. Esto lo instala: { $command }.
doctor-voice = Una voz habla { $language }.
doctor-voice-missing = Ninguna voz habla { $language }. Instale { $install }.
doctor-no-voice = No se pronuncia nada: { $why }. Esto lo instala: { $command }.
doctor-own-voice = Su propia voz habla, desde Speech Dispatcher.
doctor-own-voice-missing = Ninguna voz propia: { $why }. Si quiere una, ayuda esto: { $command }.
doctor-system-voice = La voz del sistema habla, con --voice system.
doctor-system-voice-missing = Ninguna voz del sistema: { $why }. Si la quiere, ayuda esto: { $command }.
doctor-screen-reader = El lector de pantalla { $name } habla, con --voice screen-reader.
doctor-screen-reader-missing = No responde ni NVDA ni JAWS. NVDA necesita { $file } junto a los programas o en lib/ansage.
doctor-screen-reader-silent = No responde ni NVDA ni JAWS. ¿Está en marcha uno de los dos?
doctor-recorded-words = Palabras grabadas: { $path }.
doctor-recorded-words-missing = Palabras grabadas: { $path }, no todas sirven, { $why }. Más detalles: ansage voices check.
doctor-sound = { $channel }: se oye en { $device }.
doctor-sound-missing = { $channel }: no se oye, { $why }. Para elegir de oído: ansage doctor --by-ear.
doctor-output = Para oír hay: { $device }.
doctor-sound-is-loose = En Windows ningún sonido queda atado a un dispositivo: si falta el auricular u otro dispositivo pasa a ser el predeterminado, calla enseguida y sus avisos llegan como texto.
doctor-sound-of-its-own = Lo mejor es un auricular que sea un dispositivo propio, por ejemplo USB. En la toma del altavoz puede que Ansage no note que se ha desenchufado, y dos auriculares no son posibles.
doctor-buffer = { $device } se cortó en medio de una frase; desde entonces recibe { $milliseconds } milisegundos a la vez.
doctor-recogniser = Lo hablado lo entiende { $path }.
doctor-recogniser-lacks = No conoce, y no se puede decir: { $list }.
doctor-scorer = A las personas se las oye mejor con { $path }.
doctor-scorer-missing = Falta la red con la que se oye mejor a las personas. La trae: { $command }.
doctor-scorer-damaged = Una red con la que se oye mejor a las personas está dañada: { $why }. La trae de nuevo: { $command }.
doctor-hears = Escuchado por { $ears ->
        [both] el reconocedor y la red
        [recogniser] el reconocedor solo
        [scorer] la red sola
       *[nobody] nadie
    }: { $list }.
doctor-microphone = Micrófono: { $device }, { $level } dB.
doctor-microphone-dead = Micrófono: { $device }. No se oye nada, ni siquiera ruido. ¿Está silenciado?
doctor-microphone-missing = No hay micrófono: { $why }. ¿Está conectado? Otro se nombra con --microphone.
doctor-input = Como micrófono hay: { $device }.
doctor-braille = Línea braille: { $device }, { $cells } celdas, líneas: { $lines }.
doctor-braille-missing = No hay línea braille: { $why }.
doctor-tables = Tablas braille: { $count }. Las palabras junto a las jugadas las escribe liblouis.
doctor-no-louis = Tablas braille: { $count }. Las palabras junto a las jugadas no van en celdas: { $why }. Instale { $install }.
doctor-readers-display = Tablas braille: { $count }. Aquí la línea braille es del lector de pantalla: NVDA muestra en ella lo que se dice, con --voice screen-reader.
doctor-no-words = La tabla elegida para las palabras, { $table }, no traduce: { $why }. En la línea braille van en la tabla de esta.
doctor-no-settings = No hay archivo de ajustes. Estaría en { $path }.
doctor-settings = Se siguen los ajustes: { $path }.
doctor-journals = Los registros van a { $path }. Una línea está segura en el disco tras { $milliseconds } ms.
doctor-awake = El ordenador permanece despierto durante una partida.
doctor-awake-missing = El ordenador puede suspenderse durante una partida: falta { $program }.
doctor-awake-refused = El ordenador puede suspenderse durante una partida: se rechaza { $program }, { $why }.
doctor-terminal = El terminal es { $kind }.
doctor-no-terminal = Aquí no hay terminal: las entradas llegan por una tubería.
doctor-locale = El sistema habla { $locale }; los avisos están en { $reports }.
doctor-log = El diario del programa es { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [one] Hay un dispositivo. Dice cuál es, y usted dice quién lo oye.
       *[other] Hay { $count } dispositivos. Cada uno dice cuál es, y usted dice quién lo oye.
    }
by-ear-device = Esto es { $device }.
by-ear-who = ¿Quién oye esto? 1, solo usted en el auricular. 2, todos por el altavoz. 3, nadie. Intro, otra vez. q, fin.
by-ear-who-or-sides = ¿Quién oye esto? 1, solo usted en el auricular. 2, todos por el altavoz. 3, nadie. 4, izquierda y derecha por separado. Intro, otra vez. q, fin.
by-ear-left = izquierda
by-ear-right = derecha
by-ear-silent = { $device } no se puede usar: { $why }.
by-ear-no-devices = No hay ningún dispositivo de sonido. ¿Está conectado?
by-ear-no-speaker = No se puede hablar: { $why }.
by-ear-nothing = No se eligió nada y nada ha cambiado.
by-ear-found = Auricular: { $ear }. Altavoz: { $room }.
by-ear-none = ninguno elegido
by-ear-keep = 1 lo escribe en { $path }. Intro lo deja.
by-ear-keep-said = Esto se oye donde usted eligió. 1, guardar. Intro, dejar.
by-ear-aloud = En voz alta: el número. «{ $again }» repite, «{ $on }» lo deja, «{ $stop }» termina. Lo entendido se lee de nuevo; «sí» o Intro confirma.
by-ear-kept = Escrito en { $path }.
by-ear-not-kept = Nada ha cambiado.

## The event file
event-file-line = Archivo del torneo { $path }, línea { $line }: { $why }
event-file-whole = Archivo del torneo { $path }: { $why }
event-unknown-key = No existe la clave { $key }.
event-unreadable = { $why }.
event-choice = { $key } es { $text }. Hay { $known }.
event-points = points es { $text }. Son los puntos por victoria, tablas y derrota, por ejemplo 3-1-0.
event-date = { $text } no es una fecha. Se escribe como 2026-11-21.
event-date-and-time = { $text } no es una fecha con hora. Se escribe como 2026-11-21 14:30.
event-missing = Falta { $key } en { $table }.
event-not-authorised = Se necesita la autorización del árbitro para este aparato: authorised = "2026-11-21 14:30" en [arbiter].
event-no-assistant = { $duty } necesita un asistente: [assistant] con name y accepted-by.
event-opponents-assistant = { $duty }: el asistente del rival solo hace announces y executes.
event-not-accepted = El árbitro debe aceptar al asistente: accepted-by = "AB" en [assistant].
event-not-by-program = { $duty } no es posible. Solo puede hacerlo una persona.
event-contradiction = { $first } y { $second } se excluyen. Cambie una de las dos.
event-needs-leave = { $setting } necesita el permiso del árbitro: { $leave } = "AB" en [allowed].
event-unknown-initials = Ningún [arbiter] tiene las iniciales { $initials }.
event-same-initials = Dos árbitros tienen las iniciales { $initials }. Cambie unas.
event-not-initials = Las iniciales son de una a cuatro letras: no { $initials }.
laws-replaced = Las Leyes de 2017 rigieron seis meses. Use 2018.
laws-in-force = Leyes de { $edition }, { $class ->
        [rapid] ajedrez rápido
        [blitz] relámpago
        [standard] ajedrez estándar
       *[other] { $class }
    }.
laws-from-2009 = Estas Leyes no se tuvieron completas. Los artículos tomados de 2009 llevan la marca 2009.
event-clock-needs-time = El reloj del programa necesita un control de tiempo: time = "G/15m, +10s" en [clock].
event-file-decides = El archivo del torneo decide { $option }. Quite esa opción.
event-goes-on = El registro ya lleva lo que fijó el archivo del torneo. Quite --event-file o --resume.
read-back-reaches-nobody = Nadie recibiría la lectura de la entrada: indique un auricular con --ear-device, o que el árbitro permita una pantalla privada, private-screen = "AB" en [allowed].
read-back-unheard = La lectura de la entrada no llega a nadie: indique el auricular con --ear-device.
event-no-secret = Ninguna palabra secreta abre lo que sigue a { $key }. ansage check-event --secret lo escribe.
event-secret-missing = Sin palabra secreta de los árbitros no se abre ninguna partida de torneo. ansage check-event --secret { $path } saca una.
event-running = Hay una partida de torneo en curso; esto no se hace a la vez.
event-running-secret = Hay una partida de torneo en curso; la palabra secreta de los árbitros abre esto a la vez.
event-not-known = No se puede saber si hay una partida de torneo en curso. No se puede leer { $path }: { $why }.
event-needs-terminal = Una partida de torneo se juega en un terminal; un script necesita el permiso script en el archivo del torneo.
event-opening = Modo de torneo. { $laws } Anuncia { $announces }. Reloj: { $clock ->
        [table] el de la mesa
        [program] el del programa
        [none] ninguno
       *[other] { $clock }
    }. Este registro es { $record ->
        [scoresheet] la planilla
        [log] privado y no es prueba
       *[other] { $record }
    }.
nobody-tells = En esta partida nadie dice el tiempo ni las jugadas.
only-the-player-is-told = El tiempo y las jugadas se dicen solo al jugador.
check-event-good = { $path } se puede usar.
check-event-authorised = Este aparato está autorizado por { $by }, { $at }.
check-event-authorised-another-day = La autorización no vale ahora: vale un día desde su hora, y al árbitro de una partida abierta ahora se le dice.
check-event-served = Con discapacidad visual: { $side ->
        [white] blancas
        [black] negras
        [both] ambos
       *[other] { $side }
    }.
check-event-time = Control de tiempo: { $time }.
check-event-words = Palabras de los anuncios: { $words ->
        [de-fide] alemán según el Apéndice D
        [de] alemán
        [en] inglés
        [es-fide] español con los nombres del Apéndice D
        [es] español
        [fr] francés
        [nl] neerlandés
        [pt-BR] portugués de Brasil
        [pt-PT] portugués de Portugal
       *[other] { $words }
    }. Letras de las piezas: { $letters }.
letters-named = { $letters ->
        [de] alemanas
        [en] inglesas
        [es] españolas
        [fr] francesas
        [nl] neerlandesas
        [pt] portuguesas
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Asistente
        [opponent] Asistente del rival
       *[other] { $of }
    }: { $name }, aceptado por { $by }.
check-event-provided = Quien aporta el asistente: { $by }.
check-event-style = Estilo de los anuncios: { $say }.
check-event-start = Posición inicial: { $position }.
duty-named = { $duty ->
        [executes] Jugadas en el otro tablero
        [records] Planilla
        [presses] Reloj
        [tells] Tiempo y jugadas a petición
        [claims] Reclamar la caída de la bandera del rival
        [adjourns] Aplazamiento
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] Este registro es la planilla
        [announcing] Anuncia el programa
        [time-left] El tiempo restante se dice a petición
        [private-screen] Pantalla privada
        [other-words] Otras palabras que las del Apéndice D
        [board-reading] Lo que hay en el tablero se dice si se pregunta
        [reminders] Avisos del tiempo propio
        [open-listening] Escucha abierta
        [script] Puede jugar un script, con entrada o salida por una tubería
        [sealed-here] Una jugada secreta puede quedar solo en el programa
        [screen-reader] El propio lector de pantalla puede hablar en el auricular
        [arbiter-cue] La sala oye un sonido y una frase cuando se necesita un árbitro
       *[other] { $what }
    }
check-event-leave = { $leave }: permitido por { $by }.
condition-named = { $condition ->
        [device] el dispositivo aprobado
        [default-time] el tiempo de espera
        [clock-side] el lado del reloj
        [first-increment] el primer incremento
        [supervised] la supervisión
        [finish] el final a caída de bandera
        [no-draw-before] sin tablas antes de la jugada
        [two-hands] dos manos
        [rated] valedera
        [two-boards] dos tableros
        [medium] la anotación
        [hearing-impaired] un rival con discapacidad auditiva
        [score-duty] el fin del deber de anotar
        [points] los puntos
        [adjustment] el tiempo por tener quien anote o pulse
        [set-up] la posición inicial
        [move-counter] el contador de jugadas
        [assistant] un asistente que anuncie
       *[other] { $condition }
    }
condition-words = { $condition ->
        [device] dispositivo
        [default-time] espera
        [clock-side] lado
        [first-increment] primer-incremento
        [supervised] supervisión
        [finish] final
        [no-draw-before] sin-tablas-antes
        [two-hands] dos-manos
        [rated] valedera
        [two-boards] dos-tableros
        [medium] anotación
        [hearing-impaired] auditiva
        [score-duty] deber
        [points] puntos
        [adjustment] ajuste
        [set-up] posición
        [move-counter] contador
       *[other] { $condition }
    }
condition-value = { $value ->
        [left] izquierda
        [right] derecha
        [before] antes
        [after] después
        [penalise] sancionar
        [pegs-excepted] palpar-permitido
        [braille] Braille
        [longhand] manuscrita
        [recorder] grabadora
        [program] programa
        [yes] sí
        [no] no
        [to-the-control] hasta el control
        [for-good] definitivo
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] planilla
        [time-left] tiempo-restante
        [private-screen] pantalla
        [board-reading] tablero
        [reminders] avisos
        [open-listening] escucha
        [sealed-here] secreta-aquí
        [arbiter-cue] aviso-al-árbitro
       *[other] { $what }
    }
condition-laid-down = Fijado, { $condition }: { $value }.
finish-unannounced = Un final a caída de bandera no necesita anuncio, y ninguno lo excluye.
start-needs = Fije primero { $condition }: { $command } { $word }.
boards-set-up-ask = { $boards ->
        [single] ¿Está el tablero en la posición inicial? Enter: sí, y el reloj se pone en marcha.
       *[both] ¿Están los dos tableros en la posición inicial? Enter: sí, y el reloj se pone en marcha.
    }
start-needs-assistant = Primero hace falta un asistente que anuncie: el rival no oye bien.
consent-needed = Unas tablas antes de la jugada { $before } necesitan el permiso del árbitro.
no-event = No es un torneo, no se fija nada.
already-started = La partida ha comenzado, ya es tarde para esto: { $condition }.
not-in-rated-game = Una partida valedera sigue las Leyes, que no permiten esto: { $condition }.
needs-condition = lo que se fija: { $known }
needs-minutes = minutos, por ejemplo 30m
needs-points = puntos por victoria, tablas y derrota, por ejemplo 3-1-0
needs-move-number = un número
needs-name = un nombre
needs-one-of = uno de { $known }
check-event-missing = Por fijar antes de poner el reloj en marcha: { $missing }.
check-event-earphone = La partida solo se abre donde se indica un auricular (--ear-device o ajustes) o una línea braille; si no, necesita el permiso private-screen.
check-event-preset = Modelo { $name }, según { $source }; se leyó { $read }.
name = { $text }
device-rule = { $rule ->
        [off-only] Los dispositivos están apagados del todo; un sonido pierde.
        [carrying-loses] Quien lleve otro dispositivo pierde.
        [approved-only] Solo este dispositivo está aprobado; otro en la persona pierde.
       *[other] { $rule }
    }
head-words = Palabras del sello: { $words }
verify-doubt = Línea { $line }: { $doubt ->
        [goes-back] ocurrió antes que la línea anterior.
        [opened-again] la partida se abre por segunda vez.
        [authorised-another-day] este aparato se autorizó después de la apertura o más de un día antes.
        [behind-the-result] el resultado ya constaba, y esto no puede seguirle.
        [no-such-arbiter] { $initials } no es árbitro de este torneo.
        [not-at-the-keys] el árbitro { $initials } no estaba al teclado.
        [unsigned] un árbitro estaba al teclado, y faltan las iniciales.
        [needs-arbiter] esto solo lo decide un árbitro, y ninguno estaba al teclado.
        [other-time] el tiempo no es el que se sigue de los momentos.
        [absurd] un número está fuera de toda medida.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Línea { $line }: el sonido { $file } { $why ->
        [missing] falta.
        [changed] no es como se guardó.
        [unreadable] no se puede leer.
       *[other] { $why }
    }
verify-consistent = El registro es coherente. No está probado que esté intacto: para eso hacen falta las palabras del sello que anotó un árbitro.
verify-proved = Este es el registro cuyas palabras se anotaron, hasta su última línea.
verify-proved-to = Este es el registro cuyas palabras se anotaron, hasta la línea { $line } de { $last }. Lo que sigue no está probado intacto.
verify-other = Este no es el registro cuyas palabras se anotaron.
verify-doubts = { $path }: lo que se nombra no tiene sentido, y nadie puede fiarse del registro.
verify-head-unread = Las palabras del sello son ocho, de cuatro letras cada una, como bafu.
who = { $by ->
        [player] el jugador
        [assistant] el asistente
        [program] el programa
        [nobody] nadie
       *[other] { $by }
    }

## Reading a game
read-move = { $number } { $side }: { $move }
read-comment = Comentario: { $text }
read-sign = { $sign ->
        [n1] Buena jugada.
        [n2] Error.
        [n3] Jugada excelente.
        [n4] Error grave.
        [n5] Jugada interesante.
        [n6] Jugada dudosa.
       *[other] Signo { $sign }.
    }
read-variations = { $count ->
        [one] 1 variante: /entrar.
       *[other] { $count } variantes: /entrar 1 a /entrar { $count }.
    }
read-variation = Variante { $number } de { $count }.
read-clock = Reloj { $time }.
read-noted = Tiempo anotado: { $time }.
read-game-line = { $number }: { $white } – { $black }, { $result }, { $count ->
        [one] 1 media jugada
       *[other] { $count } medias jugadas
    }.
read-too-many-games = { $path } contiene más de { $most } partidas; para tantas es demasiado corto.
read-pace = Leyendo el archivo: { $percent } por ciento.
read-flaws = { $count ->
        [one] 1 defecto
       *[other] { $count } defectos
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [one] 1 media jugada
       *[other] { $count } medias jugadas
    }. Enter avanza, /? enumera las órdenes.
read-before-first = Antes de la primera jugada.
read-end = Fin de la partida. Resultado { $result }.
read-end-variation = Fin de la variante: /subir.
read-where = Jugada { $count } de { $all }.
read-in-variation = Variante, nivel { $count }.
read-no-variation = Aquí no hay variante.
read-no-such-variation = Aquí no hay variante { $number }.
read-main-line = Esta es la línea principal.
read-not-found = No se encuentra { $text }.
read-no-such-move = No hay jugada { $text } en esta línea.
read-prompt-start = Inicio:{" "}
read-find-what = ¿Qué buscar? Una jugada o una palabra de un comentario.
read-list-welcome = { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }. Enter dice la siguiente, un número abre una, /? dice las órdenes.
read-prompt-list = Partida { $number } de { $count }:{" "}
read-game-played = Jugada: { $known }.
read-no-further-game = No hay más partidas.
read-no-game = No hay partida { $number }. Hay { $count }.
read-back-to-the-list = /subir vuelve a la lista.
read-open-a-game = Primero hay que abrir una partida: su número.
read-find-which-game = ¿Qué buscar? Una palabra de un nombre, torneo, lugar o fecha.
read-more = { $count ->
        [0] La partida ha terminado.
        [one] Se ha añadido 1 media jugada.
       *[other] Se han añadido { $count } medias jugadas.
    }
read-file-holds-nothing = El archivo ya no está o está vacío. Lo leído queda.
read-changed = La partida ha cambiado desde { $number } { $side }.
read-shorter = La partida es ahora más corta.
read-another-game = Ahora hay otra partida en el archivo.
read-which-game = { $path } contiene varias partidas: elija una con --game.
read-no-such-game = { $path } no contiene la partida { $number }. Hay { $count }.
pgn-flaw = Línea { $line }, columna { $column }: { $kind ->
        [bad-tag] { $text } no es una etiqueta.
        [unusual-tag] la etiqueta { $text } está escrita de forma poco común.
        [second-tag] la etiqueta { $text } aparece dos veces; vale la última.
        [bad-fen] { $text } no es una posición. No se lee ninguna jugada.
        [impossible-position] ninguna partida puede tener esta posición. Se toma como está.
        [other-variant] { $text } es otro juego, no ajedrez. No se lee ninguna jugada.
        [unreadable] { $text } no es una jugada. Esta línea no se lee más allá.
        [illegal-move] { $text }: jugada ilegal. Esta línea no se lee más allá.
        [ambiguous-move] { $text } es ambigua. Esta línea no se lee más allá.
        [missing-promotion] falta la nueva pieza en { $text }. Esta línea no se lee más allá.
        [missing-move] aquí no hay ninguna jugada. Esta línea no se lee más allá.
        [unread-line] { $text }: este renglón no se ha leído.
        [moves-in-comment] no se leen las jugadas de un comentario: { $text }.
        [result-among-moves] el resultado { $text } está entre las jugadas. Lo que sigue se lee igualmente.
        [null-move] { $text } no es una jugada de partida. Esta línea no se lee más allá.
        [move-number] el número { $text } no concuerda con las jugadas.
        [letters-ambiguous] las letras de las piezas pueden ser de varios idiomas: { $text }. Vale el primero.
        [nested-comment] un comentario dentro de un comentario.
        [unclosed-comment] el comentario no tiene fin.
        [stray-brace] el fin de un comentario sin comienzo.
        [unclosed-variation] la variante no tiene fin.
        [stray-parenthesis] { $text } no tiene pareja.
        [too-deep] variantes tan profundas no se leen.
        [stray-sign] { $text } no pertenece a ninguna jugada.
        [result-in-variation] el resultado { $text } está en una variante.
        [result-differs] el resultado { $text } no es el de la etiqueta. Vale la etiqueta.
        [unusual-result] el resultado { $text } está escrito de forma poco común.
        [missing-result] falta el resultado.
        [after-result] jugadas después del resultado. Se leen como otra partida.
        [empty-line] una línea vacía dentro de la partida.
        [capture-sign] { $text }: el signo de captura no concuerda.
        [check-sign] { $text } no da jaque.
        [mate-sign] { $text } no es mate.
        [en-passant-sign] { $text } no captura al paso.
       *[other] { $kind }, { $text }.
    }

## Dos tableros, en la partida
boards-compared = Se comparan los tableros.
comparing-no-move = Se comparan los tableros: ahora no se puede introducir ninguna jugada.
other-sheet-entered = La otra planilla está introducida. { $command } dice qué resulta de la comparación.
scoresheets-decide = Deciden las planillas; llamar al árbitro.
nothing-compared = No se comparan tableros. /diferencia empieza.
key-other-sheet = Ahora la otra planilla, media jugada a media jugada. ? es ilegible, - falta, un número va a su jugada, /cancelar tacha la última anotación, Enter solo termina la planilla.
prompt-other-sheet = Otra planilla, { $number } { $side }:{" "}
prompt-comparison = Comparación de los tableros:{" "}
other-sheet-struck = { $place }, la otra planilla: anotación tachada.
other-sheet-says = { $place }, la otra planilla: { $move }.
other-sheet-says-ask = ¿{ $place }, la otra planilla: { $move }? Enter o sí la anota.
other-sheet-lacks = { $place }, la otra planilla: falta.
which-board = ¿Qué tablero: A o B?
entry-left-open = { $place }, la otra planilla: queda abierto.
first-difference = { $place }: { $sheet } { $ours }, la otra { $theirs }.
log-is-compared = Aquí se compara el registro de este aparato, que no es prueba. Decide la planilla del propio jugador: si difiere, dejar esto y corregir antes el registro.
agreed-illegal = En las dos planillas hay una jugada ilegal: { $place }. Se decide primero sobre ella.
decide-entries = Escriba lo que está anotado con su número delante, por ejemplo 9. Cbd2.
board-waits = El tablero { $board } está anotado. Antes hay que decidir qué está escrito.
needs-board = a para el tablero especial o b para el otro y, si se sabe, lo que hay en él
answer-square = Una pieza y su color, su letra (mayúscula blancas, minúscula negras) o Enter si la casilla está vacía. /cancelar termina las preguntas.
corrections-told = Desde ahora el jugador oye qué cambiar en los tableros.
comparison-ended = Ya no se comparan los tableros.
restored = La partida vuelve a la posición después de { $place }. Juegan { $side }.
restored-start = La partida vuelve a la posición inicial. Juegan { $side }.
restore-ask = ¿Volver atrás? «Sí» tacha: { $moves }
restore-ask-by = ¿Volver atrás según el artículo { $article }? «Sí» tacha: { $moves }
struck-entries = Tachado: { $moves }
note-offer-struck = También se tacha la oferta de tablas de las { $side }.
clocks-wait = Los relojes están parados. /poner los ajusta, /continuar los pone en marcha.
help-mismatch = Los tableros no coinciden: parar los relojes, comparar las planillas.
help-board = Qué hay en un tablero al comparar: /tablero a o /tablero b, también con FEN.
help-tell = Dejar que el jugador oiga qué cambiar en los tableros.
help-restore = Volver a la última coincidencia de las planillas.

## Dos tableros
resolve-agree = { $count ->
        [0] No hay ninguna jugada en las planillas.
        [one] Las planillas coinciden en una media jugada.
       *[other] Las planillas coinciden en las { $count } medias jugadas.
    }
resolve-differ = { $count ->
        [0] Las planillas difieren desde la primera media jugada.
        [one] Las planillas coinciden en una media jugada y después difieren.
       *[other] Las planillas coinciden en { $count } medias jugadas y después difieren.
    }
resolve-undecided = { $count ->
        [0] Antes de comparar hay que decidir qué está anotado.
        [one] Con certeza las planillas coinciden en una media jugada; después hay que decidir qué está anotado.
       *[other] Con certeza las planillas coinciden en { $count } medias jugadas; después hay que decidir qué está anotado.
    }
resolve-place = jugada { $number } { $side }
resolve-ours = nuestra planilla
resolve-log = el registro de este aparato (no es prueba)
resolve-theirs = la otra planilla
resolve-difference = Primera diferencia: { $place }.
resolve-says = Dice { $sheet }: { $move }.
resolve-no-move = { $text }, que ninguna pieza puede hacer
resolve-ambiguous = { $place }, { $sheet }: { $text } es ambiguo: ¿{ $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } no se puede leer. ¿Qué jugada es?
resolve-missing = { $place }, { $sheet }: falta la anotación. ¿Qué jugada fue?
resolve-breaks-off = Ninguna planilla dice qué se jugó en { $place }. Lo que sigue no está comparado.
resolve-tail = { $count ->
        [one] Al final falta una media jugada ({ $sheet }). No es una diferencia.
       *[other] Al final faltan { $count } medias jugadas ({ $sheet }). No es una diferencia.
    }
resolve-lacks = Si allí faltan { $count } medias jugadas ({ $sheet }), las { $run } anotaciones siguientes son iguales.
resolve-same-position = En otro orden las dos planillas llegan a la misma posición después de { $place }.
resolve-jump = Línea { $line }, { $sheet }: está el número { $number } donde toca el { $expected }.
resolve-in-order = De { $sheet } se ha leído el orden en que están las jugadas.
resolve-position = Posición de las planillas, juegan { $side }: { $fen }
resolve-back-to = De vuelta a esta posición, juegan { $side }: { $fen }
resolve-time = Tiempo restante allí, { $side }: { $left }.
resolve-board-right = El tablero { $board } muestra esta posición.
resolve-board-wrong = Hay que cambiar el tablero { $board }:
resolve-board-flaws = Ninguna partida llega a lo que hay en el tablero { $board }: { $flaws }.
resolve-remove = { $piece } { $square } fuera del tablero
resolve-move = { $piece } de { $from } a { $to }
resolve-put = { $piece } ({ $side }) en { $square }
resolve-explained = { $slips ->
        [one] Un descuido al ejecutar lleva a lo que hay en el tablero { $board }. Posibilidades: { $count }.
       *[other] { $slips } descuidos al ejecutar llevan a lo que hay en el tablero { $board }. Posibilidades: { $count }.
    }
resolve-unexplained = Ninguno de los descuidos habituales lleva a lo que hay en el tablero { $board }.
resolve-more = { $count ->
        [one] Con --json se ve una posibilidad más.
       *[other] Con --json se ven { $count } posibilidades más.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = sin ejecutar
slip-one-square-off = puesta en { $square }
slip-rook-one-square-off = la torre puesta en { $square }
slip-wrong-piece = hecha con la pieza igual de { $square }
slip-mirrored = hecha al revés, de { $from } a { $to }
slip-twice = ejecutada dos veces, hasta { $square }
slip-captured-put-aside = la pieza capturada no se retiró, se puso en { $square }
slip-captured-not-removed = la pieza capturada no se retiró, la que captura se puso en { $square }
slip-capturing-removed = se retiró la pieza que captura en lugar de la capturada
slip-en-passant-left = el peón capturado al paso quedó en el tablero
slip-rook-not-moved = la torre no se movió
slip-king-not-moved = el rey no se movió
slip-wrong-promotion = en la casilla de promoción está { $piece }
resolve-several-games = { $path } contiene varias partidas; se necesita una planilla con una.
resolve-too-long = { $path } contiene más de { $most } medias jugadas; ninguna partida es tan larga.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = Las planillas empiezan en posiciones distintas.
resolve-nothing-compared = En { $path } no se compararon tableros. Indique la otra planilla con --theirs.
resolve-report-at-the-table = introducida en la mesa
resolve-no-entry = No hay media jugada { $number } ({ $sheet }).
resolve-ask-meaning = Diga con --meant qué está anotado, por ejemplo --meant theirs:17=Cbd2.
resolve-ask-square = Tablero { $board }: ¿qué hay en { $square }?
resolve-ask-color = Tablero { $board }, { $square }, { $piece }: ¿blancas o negras?
resolve-ask-again = Diga una pieza y su color, su letra (mayúscula blancas, minúscula negras), Enter si la casilla está vacía, o todo el tablero como lista o FEN; /stop termina las preguntas.
resolve-ask-aloud = En voz alta: color y pieza, «{ $empty }» si la casilla está vacía, «{ $again }» repite la pregunta, «{ $stop }» termina las preguntas. Lo entendido se lee de nuevo; «sí» o Intro confirma.
resolve-ask-found = { $count ->
        [one] El tablero { $board } se conoce después de una pregunta, si no se ejecutó mal más de una jugada.
       *[other] El tablero { $board } se conoce después de { $count } preguntas, si no se ejecutó mal más de una jugada.
    }
resolve-ask-complete = El tablero { $board } se conoce por completo.
resolve-ask-all = Tablero { $board }: ninguno de los descuidos habituales lo explica. Ahora fila por fila.
resolve-ask-stopped = Tablero { $board }: preguntas terminadas, este tablero no está comparado.
resolve-report-title = Dos tableros: informe para el árbitro ({ $article }).
resolve-report-wanted = Según las planillas debe haber:
resolve-report-board = En el tablero { $board } hay:
resolve-report-clocks = Relojes después de la decisión:
resolve-report-written = El informe está en { $path }
resolve-report-ending = { $path }: un informe termina en .txt, .json, .brf o .pef.
equipment-title = Material antes de la partida, Leyes de { $laws }.
equipment-help = Respuestas: una medida con mm o cm, sí o no; Enter la deja abierta. { $again } repite la pregunta, { $back } vuelve atrás, { $stop } termina.
equipment-aloud = En voz alta: «sí», «no», «{ $empty }» la deja abierta, «{ $again }» repite la pregunta, «{ $back }» vuelve atrás, «{ $stop }» termina. Medidas e iniciales se escriben.
equipment-type-it = Medidas e iniciales se escriben; «{ $empty }» lo deja abierto.
equipment-part = { $section ->
        [special-board] { $article ->
            [none] Tablero especial.
           *[other] Tablero especial, { $article }.
        }
        [special-pieces] { $article ->
            [none] Piezas especiales.
           *[other] Piezas especiales, { $article }.
        }
        [usual-pieces] Piezas normales, { $article }.
        [usual-board] Tablero normal, { $article }.
        [table] Mesa, { $article }.
        [clock] { $article ->
            [none] Reloj.
           *[other] Reloj, { $article }.
        }
        [room] Luz y ruido.
        [set-up] Posición inicial.
       *[approval] Aprobación, { $article }.
    }
equipment-item = { $item ->
        [special-side] Lado más corto del tablero especial
        [special-raised] Casillas oscuras ligeramente en relieve
        [special-holes] Un agujero en cada casilla
        [special-corner] Esquina derecha ante cada jugador sin relieve
        [special-pegs] En cada pieza una clavija que encaja
        [special-staunton] Piezas especiales de modelo Staunton
        [special-marked] Cada pieza negra marcada especialmente
        [king-height] Altura del rey
        [king-base] Diámetro de la base del rey
        [usual-staunton] Piezas normales de modelo Staunton
        [usual-dull] Piezas sin brillo
        [usual-tops] Rey, dama, alfil y peón bien distinguibles por su remate
        [square] Lado de una casilla del tablero normal
        [board-rigid] Tablero rígido
        [board-dull] Tablero sin brillo
        [board-fixed] Tablero fijado a la mesa
        [board-corner] Esquina derecha ante cada jugador clara
        [board-side] Lado de todo el tablero normal
        [table-length] Largo de la mesa
        [table-width] Ancho de la mesa
        [clock-hands] Un reloj con agujas
        [hands-reinforced] Agujas reforzadas
        [dial-dots] Un punto en relieve cada cinco minutos, dos cada quince
        [flag-felt] Bandera fácil de palpar
        [last-minutes-felt] Agujas palpables en los últimos cinco minutos de la hora
        [flag-exact] La bandera cae justo en la hora completa, bien visible
        [clock-dull] Ningún reflejo en el reloj
        [clock-quiet] Reloj silencioso
        [clock-talks] El reloj dice el tiempo y el número de jugadas
        [clock-private] Solo el jugador oye el reloj
        [light] Luz suficiente
        [noise] Silencio suficiente para los anuncios
        [set-up-a] Tablero A, el especial, en la posición inicial
        [set-up-b] Tablero B, el normal, en la posición inicial
        [approved-boards] Tableros y piezas aprobados
        [approved-clock] Reloj aprobado
       *[approved-program] Programa aprobado
    }
equipment-ask = ¿{ $name }?
equipment-ask-size = ¿{ $name }, en { $unit }?
equipment-ask-approved = ¿{ $name }? Iniciales del árbitro:
equipment-set-up-how = { $command } o ? lee lo que debe estar.
equipment-beyond = { $item ->
        [special-side] { $figure }: el tablero especial debe medir al menos { $least } por { $least }.
        [king-height] { $figure }: el rey debe medir unos { $least } de alto.
        [king-base] { $figure }: la base del rey debe medir de { $least } a { $most } de su altura.
        [square] { $figure }: las casillas deben medir de { $least } a { $most }.
        [table-length] { $figure }: la mesa debe medir al menos { $least } de largo.
       *[table-width] { $figure }: la mesa debe medir de { $least } a { $most } de ancho.
    }
equipment-not-so = No se cumple: { $name }.
equipment-turned = El tablero { $board } está girado 90 grados: la esquina derecha ante cada jugador debe ser clara.
equipment-looked = { $looked ->
        [yes] sí
        [no] no
        [not-measured] no medido
        [not-approved] todavía no
       *[not-looked-at] no mirado
    }
equipment-approved-by = por { $by }
equipment-approved-by-at = por { $by }, { $at }
equipment-line = { $name }: { $found }
equipment-noted = Anotado: { $found }.
equipment-before = Hasta ahora: { $found }. Enter lo mantiene, - lo deja abierto.
equipment-open = Abierto: { $names }.
equipment-end = Abiertos: { $open }. Señalados: { $told }. Enter cierra la lista, { $back } vuelve atrás.
equipment-closed = La lista está cerrada. El árbitro aprueba.
equipment-left = La lista queda interrumpida. Abiertos: { $open }.
equipment-not-a-size = { $text }: una medida en cifras en { $unit }, { $most } como máximo; Enter la deja abierta.
equipment-not-yes-or-no = { $text }: sí o no; Enter lo deja abierto.
equipment-not-initials = { $text }: las iniciales de un árbitro, de una a cuatro letras; Enter lo deja abierto.
equipment-told = Señalado:
equipment-nothing-told = Nada señalado.
equipment-decides-nothing = Este informe no decide nada; el árbitro aprueba.
equipment-goes-on = Para seguir: --from { $path }
equipment-no-record = { $path } no es un informe de ansage equipment en JSON.
resolve-board-fault = Tablero { $board }: { $unread ->
        [nothing] { $text } no es un tablero. Hace falta una FEN, una lista de las piezas o fila por fila.
        [several] { $text } significa tableros distintos en distintos idiomas.
        [twice] La casilla { $text } está nombrada dos veces.
        [no-color] ¿De qué color es { $text }?
        [no-piece] ¿Qué pieza hay en { $text }?
        [no-square] ¿En qué casilla está { $text }?
        [count] { $text }: son más o menos de lo anunciado.
        [rank-length] La fila { $text } no tiene ocho casillas.
        [rank-twice] La fila { $text } está nombrada dos veces.
        [rank-missing] Falta la fila { $text }.
       *[unknown] { $text } no se entiende.
    }

listener-failed = No es posible escuchar: { $why }.
model-missing = En { $path } no hay ningún reconocedor de voz.
model-not-installed = El reconocedor de voz no está instalado. Esto lo instala: { $command }.
model-lacks = Al reconocedor de voz le falta el archivo { $path }.
model-changed = El archivo { $path } del reconocedor de voz está dañado o modificado.
nobody-hears = Lo que se dice en { $language } no lo escucha nadie aquí: falta la red que entiende este idioma. Esto la trae: { $command }.
not-sound = { $path } no es un archivo WAV que se pueda leer.
sound-rate = { $path } tiene { $rate } muestras por segundo; hacen falta de 8000 a 192000.
listen-move = Oído: { $words }. Entendido: { $move }.
listen-illegal = Oído: { $words }. Entendido: { $move }. Es ilegal.
listen-command = Oído: { $words }. Entendido como comando: { $command }.
listen-ask = Oído: { $words }. ¿Quiere decir { $choices }?
listen-no-move = Oído: { $words }. No es una jugada en esta posición.
listen-nothing = Oído: { $words }. No es ni jugada ni comando.
listen-not-asked = Oído: { $words }. No se había preguntado nada.
no-answer = Oído: { $words }. Eso no responde a la pregunta.
listen-junk = Había más ruido que voz. No se ha entendido nada.
listen-own-grammar = Este reconocedor no admite indicaciones y puede oír anuncios que nadie ha hecho.
listen-no-words = No se ha oído ninguna palabra.
score-begin = Grabaciones que se escuchan ahora: { $count }. Tarda un rato.
score-heading = { $group ->
        [announcements] Anuncios completos
        [commands] Órdenes
        [words] Palabras sueltas
       *[junk] Lo que no debe tomarse por nada
    }{ $mode ->
        [free] , partida libre
        [event] , torneo
       *[alone] , según la palabra oída
    }: { $count }.
score-line = { $verdict ->
        [right] Bien
        [asked] Preguntado, con lo dicho entre las opciones
        [amiss] { $group ->
                [junk] Preguntado
               *[other] Preguntado, sin lo dicho entre las opciones
            }
        [nothing] { $group ->
                [junk] No tomado por nada
               *[other] No entendido
            }
       *[wrong] { $group ->
                [junk] Tomado por algo
               *[other] Mal
            }
    }: { $count } de { $of }, { $percent } por ciento (de { $low } a { $high }).
score-tenths = { $whole },{ $tenths }
score-wrong = Mal{ $mode ->
        [free] , partida libre
        [event] , torneo
       *[alone] {""}
    }: { $file } se tomó por { $taken }.
score-bounds = Entre paréntesis están los límites de Wilson al 95 por ciento. Valen para más grabaciones como estas; a otras personas se las puede entender de otro modo.
score-refused = { $unusable ->
        [missing] Hay una nota sobre { $file }, pero el archivo no está.
        [partial] { $file } necesita una posición (fen en recordings.toml) o las dos casillas.
        [unclear] Las palabras de { $file } no nombran una sola cosa en su posición; move en recordings.toml dice qué se quería decir.
        [position] La posición indicada para { $file } no es válida.
        [move] La jugada indicada para { $file } no es válida.
        [empty] No hay sonido en { $file }.
        [long] { $file } dura más de 15 segundos: ninguna tecla se mantiene tanto. Con whole = false cada pausa termina una frase.
       *[unheard] El reconocedor ha fallado dos veces con { $file }.
    }
score-no-word = El nombre { $file } contiene { $word }, que no es una palabra de este idioma.
score-refused-count = Grabaciones que no sirven: { $count }.
score-none = Ninguna grabación de { $path } sirve.
score-other-language = Estas grabaciones están en el idioma { $language }. Indíquelo con --words.
score-notes-bad = { $path }, línea { $line }: { $why }.
score-no-key = no existe la clave { $key }
recording-foreign = { $path } no es un archivo WAV, FLAC o MP3 que se pueda leer.
recording-cut-off = { $path } se interrumpe. Se usa lo anterior.
recording-wrong-length = La longitud en { $path } es errónea. Se lee hasta el final del archivo.
recording-damaged = { $path } está dañado. Se usa lo que se puede leer.
recording-silent = { $path }: no se oye ninguna voz.
recording-none = En { $path } no hay ninguna grabación (WAV, FLAC o MP3).
reconstruct-unheard = En { $time } el reconocedor falló dos veces. Esta parte no se ha oído.
reconstruct-unscored = En { $time } falló el programa con el que se oye mejor a las personas. Desde aquí se escucha sin él.
reconstruct-nothing = No se ha oído ninguna jugada.
reconstruct-summary = Medias jugadas: { $count }, marcadas: { $marked }.
reconstruct-close = no es seguro, puede ser: { $choices }
reconstruct-doubtful = no es seguro
reconstruct-unclear = no se entendió, deducida de lo que sigue
reconstruct-missing = falta en la grabación
reconstruct-unused = En { $time } se oyó y no se usó: { $words }.
reconstruct-marks = Marcadas:
reconstruct-ask = { $place }, en { $time }: ¿{ $choices }?
reconstruct-ask-move = { $place }, en { $time }: ¿qué jugada?
reconstruct-ask-help = Respuestas: el número, la jugada, - si no es ninguna, ? repite el sonido, Enter la deja abierta, /stop termina las preguntas.
reconstruct-ask-aloud = En voz alta: el número o la jugada, «{ $none }» si no es ninguna, «{ $open }» la deja abierta, «{ $again }» repite el sonido, «{ $stop }» termina las preguntas. Lo entendido se lee de nuevo; «sí» o Intro confirma.
reconstruct-ask-again = No se ha entendido. El número o la jugada, por favor.
reconstruct-ask-ear = Jugada { $number }, { $side }. ¿Qué jugada?
reconstruct-ask-unheard = La grabación no se puede oír: { $why }. Se pregunta de todos modos.
audio-no-clips = No hay grabaciones de { $path }.
audio-none-usable = Ninguna de las grabaciones de { $path } se puede usar.
audio-written = Escrito en { $path }: grabaciones { $count }, duración { $time }.
audio-written-partly = Escrito en { $path }: grabaciones { $count } de { $all }, duración { $time }.
learn-begin = { $count } palabras, cada una { $rounds } veces, y { $announcements } anuncios: cerca de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }. Diga cada palabra después de que se le pida. Enter sigue, r y Enter vuelve a preguntar, q y Enter termina.
learn-say = Diga: { $saying }
learn-flaw = { $fault ->
        [nothing] De { $saying } no se ha oído nada.
        [noisy] { $saying }: la sala suena casi tan fuerte como la voz.
        [too-quiet] { $saying } se ha dicho demasiado bajo.
        [too-loud] { $saying } se ha dicho demasiado fuerte para el micrófono.
       *[unlike] { $saying } ha sonado como otra cosa.
    }
learn-working = { $takes ->
        [one] Una grabación. Aprendiendo; tarda un momento.
       *[other] { $takes } grabaciones. Aprendiendo; tarda hasta dos minutos.
    }
learn-done = La voz está aprendida. Anuncios de los que no se aprendió: { $before } de { $of } bien antes, { $after } ahora; mal: { $wrong-before } antes, { $wrong-after } ahora. Cada uno cuenta en partida libre y en torneo.
learn-one-person = Lo aprendido es para una sola persona: a las demás se las oye peor con ello.
learn-not-better = Nada ha cambiado: la voz no se oye mejor. Anuncios de los que no se aprendió: { $before } de { $of } bien antes, { $after } después; mal: { $wrong-before } antes, { $wrong-after } después.
learn-too-little = Se ha dicho demasiado poco para aprender. No se cambia nada.
learn-too-few-announcements = Hacen falta al menos { $count } anuncios completos para saber si algo mejora. Nada ha cambiado.
learn-keeps = Las grabaciones se guardan en { $path }; solo usted puede leerlas. No se envía nada.
learn-consent = ¿Pueden darse estas grabaciones a otros con la licencia { $licence }, para medir y mejorar reconocedores? Escriba sí y Enter; Enter solo es no. ¿Pueden darse?
learn-consent-given = Anotado: las grabaciones pueden darse a otros. Mientras no se haya hecho, borrar la carpeta lo revoca.
learn-consent-not-given = Anotado: las grabaciones son solo para usted.
learn-recordings-kept = Las grabaciones están en { $path }.
learn-forget-hint = Las grabaciones no se guardan. ansage learn-my-voice --forget lo deshace.
learn-forgotten = La voz aprendida está olvidada.
learn-nothing-to-forget = No había ninguna voz aprendida.
learn-stale = La voz aprendida es de otra versión del reconocedor de voz y no se usa. Hay que aprenderla de nuevo (ansage learn-my-voice).
cannot-learn = Este reconocedor de voz no puede aprender una voz: { $why }.
cannot-learn-language = En { $language } no se puede aprender ninguna voz: solo aprende un reconocedor, y lo hay solo para el alemán.
bank-record-begin = { $count ->
    [one] Falta { $count } palabra.
   *[other] Faltan { $count } palabras.
} Diga cada una después de oírla. Enter sigue, r la repite, b vuelve atrás, s la omite, q termina, siempre con Enter. Lo grabado se conserva.
bank-record-done = Todas las palabras están grabadas. Una partida las usa con --bank { $path }.
bank-record-stopped = { $count ->
    [one] Todavía falta { $count } palabra.
   *[other] Todavía faltan { $count } palabras.
} La misma orden continúa.
bank-flaw = { $take-fault ->
    [nothing] No se oyó nada de { $saying }.
    [noisy] { $saying }: la sala suena casi tanto como la voz.
    [too-soft] { $saying } sonó muy bajo. Acérquese al micrófono.
    [too-loud] { $saying } sonó demasiado fuerte para el micrófono.
    [cut] A { $saying } le falta el principio o el final.
    [too-long] { $saying } duró más que una palabra.
    [uneven] En { $saying } hay un golpe o un chasquido.
   *[other] { $saying } no es un sonido legible.
}
bank-refusal = { $path } no se usa. { $why }
bank-built = { $count ->
    [one] { $count } palabra está lista en { $path }.
   *[other] { $count } palabras están listas en { $path }.
}
bank-refused = { $count ->
    [one] No se usó { $count } grabación de { $path }.
   *[other] No se usaron { $count } grabaciones de { $path }.
}
bank-stranger = { $path } no lleva el nombre de ninguna palabra.
bank-word = { $saying }, { $path }: { $clip ->
    [there] está.
    [missing] falta.
    [silent] dañada, no se oye nada.
    [too-long] dañada, más larga que una palabra.
    [uneven] dañada, más fuerte o más baja que las demás.
    [clicks] dañada, empieza o acaba con un chasquido.
   *[not-sound] dañada, no es un sonido legible.
}
bank-gaps = { $path } no está completa: faltan { $missing }, dañadas { $broken }. Esas palabras las dice la voz incorporada.
bank-unusable = Las palabras grabadas no sirven: { $why }.
bank-language = { $path }: estas palabras están en { $language }, no en { $wanted }.
help-next = La jugada siguiente; Enter solo hace lo mismo.
help-back = Una jugada atrás.
help-move = A una jugada: /jugada 17, /jugada 17 n.
help-find = A una jugada o a una palabra de un comentario: /buscar caballo f3.
help-into = Entra en una variante: /entrar 2.
help-out = Sale de la variante; de la partida, a la lista.
help-square-reading = Qué hay en una casilla: /casilla e4.
help-rank-reading = Lo que hay en una fila: /fila 4.
help-file-reading = Lo que hay en una columna: /columna e.
help-pieces-reading = Dónde están las piezas: /piezas, /piezas blancas, /piezas caballos.
help-captured-reading = Lo que se ha capturado hasta aquí.
help-fen-reading = La posición como FEN.
help-diagram-reading = Un diagrama para quien ve: /diagrama, /diagrama negras.
help-where = Dónde estamos en la partida.
help-help-reading = Esta lista.
help-quit-reading = Salir.

## Hearing the player, and the board on request
read-back-offer = ¿{ $move }, con oferta de tablas?
castling-squares = { $king }, { $rook }
arrival-first = { $arrival }, { $rest }
piece-from = { $piece } desde { $from }
from = desde { $from }
which-heard = ¿{ $choices }?
offer-ask = ¿Ofrecer tablas?
accept-ask = ¿Aceptar las tablas? «Sí» las acepta.
accept-ask-before = El torneo no admite tablas de acuerdo antes de la jugada { $before }. ¿Aceptar las tablas? «Sí» las acepta.
decline-ask = ¿Rechazar las tablas?
clock-ask = ¿Pulsar el reloj?
say-again = Repita, por favor.
nothing-heard = No se oyó nada.
nothing-was-asked = No hay ninguna pregunta pendiente.
yes-in-two-words = Diga «{ $words }», o teclee «sí».
microphone-missing = No hay micrófono. Las teclas siguen valiendo.
microphone-lost = El micrófono ha fallado. Las teclas siguen valiendo.
microphone-back = El micrófono ha vuelto.
recogniser-missing = No hay reconocimiento de voz; ansage doctor dice por qué. Las teclas siguen valiendo.
recogniser-lost = El reconocimiento de voz ha fallado. Las teclas siguen valiendo.
recogniser-back = El reconocimiento de voz ha vuelto.
one-recogniser-lost = Uno de los dos reconocedores de voz ha fallado. El otro sigue escuchando solo y pregunta más a menudo.
one-recogniser-back = Los dos reconocedores de voz escuchan de nuevo.
scorer-net-damaged = Una red del reconocimiento de voz está dañada. Sin ella se oye peor. ansage doctor la nombra.
listening-off = La escucha está apagada. Las teclas siguen valiendo.
open-listening = Escucho todo.
talk-key-listening = Escucho solo con la tecla de habla.
open-listening-refused = La escucha abierta necesita el permiso del árbitro. Vale la tecla de habla.
repeated-otherwise = Se repitió { $move }.
on-words = encender, encendida, sí
off-words = apagar, apagada, no, tecla
needs-on-or-off = encender o apagar
needs-rate = un número de 80 a 450
needs-volume = un número de 0 a 100
needs-pitch = un número de -100 a 100
ear-rate-is = { $number } palabras por minuto.
ear-does-not-speak = El programa no habla aquí; un lector de pantalla tiene sus propios ajustes.
ear-volume-is = Volumen { $number } por ciento.
ear-pitch-is = Tono { $number } por ciento.
practice-help = Diga una jugada o una orden; yo digo lo que entendí. No se juega nada. /salir termina.
practice-prompt = Práctica:{" "}
answer-prompt = Respuesta:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } está vacía.
square-not-told = Eso no se dice en un torneo.
which-square-to-tell = ¿Qué casilla?
help-square = Qué hay en una casilla: /casilla e4. No en un torneo.
rank-holds = Fila { $rank }: { $pieces }.
file-holds = Columna { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Capturadas: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = vacía
no-pieces = ninguna
which-rank = ¿Qué fila?
which-file = ¿Qué columna?
which-pieces = ¿Qué piezas? Por ejemplo: caballos, torres blancas, negras.
help-rank = Lo que hay en una fila: /fila 4. No en un torneo.
help-file = Lo que hay en una columna: /columna e. No en un torneo.
help-pieces = Dónde están las piezas: /piezas, /piezas blancas, /piezas caballos. No en un torneo.
help-captured = Lo que se ha capturado. No en un torneo.
help-fen = La posición como FEN. En un torneo, solo tras el resultado.
help-diagram = Un diagrama para quien ve: /diagrama, /diagrama negras. En un torneo, solo tras el resultado.
diagram-shown = El diagrama está en la pantalla, { $side } abajo.
fen-shown = La FEN está en la pantalla. Juegan las { $side }, piezas en el tablero: { $count }.
board-not-shown-yet = En un torneo eso solo existe tras el resultado.
help-listen = Escuchar todo o solo con la tecla de habla: /escuchar encender, /escuchar apagar.
help-rate = Con qué rapidez habla el auricular, en palabras por minuto: /velocidad 200.
help-volume-ear = El volumen del auricular, en porcentaje: /volumen-oído 60.
help-pitch = El tono del auricular, en porcentaje: /tono -20.
help-talk-key = Tecla de habla{ $key }: pulsar, hablar, soltar o pulsar otra vez.
key-name =
    { $key ->
        [space] barra espaciadora
        [insert] Insert
       *[other] { $key }
    }

## Braille
braille-unknown-table = No hay tabla braille { $name }. Hay { $known }.
braille-table-fault = Tabla braille { $file }, línea { $line }: { $why }. En su lugar se usa { $table }.
braille-unknown-sign = { $table } no tiene celda para { $sign } ({ $code }). Figura como { $shown }.
braille-unknown-cell = Línea { $line }, celda { $place }, puntos { $dots }: ningún signo en { $table }.
braille-cell-not-understood = La celda { $place }, puntos { $dots }, no se entiende.
braille-not-written = { $text }: en { $table } no conocemos las celdas { $unwritten ->
        [castling] del enroque
        [promotion] de una coronación
        [en-passant] de la captura al paso
        [draw-offer] de una oferta de tablas
        [result] de un resultado
       *[other] de esta palabra
    }, y no se inventa ninguna. Elija otra tabla.
braille-eight-dots = Línea { $line }, celda { $place }: puntos { $dots }. Un BRF tiene solo seis puntos, y no se corta ninguno.
braille-words-plain = La tabla { $table } de liblouis no traduce aquí; las palabras van signo por signo.
braille-no-louis-table = liblouis no tiene la tabla { $name }. Nombres como de-g2 o de-eurobrl6, o la ruta de un archivo.
braille-no-embosser-table = { $path }, línea { $line }: no es la tabla de una impresora braille. Se espera display SIGNO PUNTOS.
braille-embosser-include = { $path }, línea { $line }: { $include-fault ->
        [missing] no hay archivo { $file }
        [circle] { $file } se incluye a sí mismo
       *[too-many] se incluyen más de { $file } archivos
    }.
braille-no-byte = Línea { $line }, celda { $place }, puntos { $dots }: { $table } tiene { $code }; una impresora braille toma un byte por celda, un signo hasta U+00FF. No se escribió nada.
braille-no-character = Línea { $line }, celda { $place }, puntos { $dots }: ningún signo en { $table }. No se escribió nada.
embosser-is-none = { $path } no es un dispositivo. Para un archivo está --output.
embosser-refuses = La cola de impresión { $queue } no aceptó nada. La planilla está intacta; --output la escribe en un archivo.
braille-no-cell = { $path }, línea { $line }, carácter { $place }: { $sign } no es una celda braille.
braille-page-size = Una página braille tiene al menos { $cells } celdas y { $lines } líneas, y { $most } como máximo.
braille-no-moves = { $path }: no se encontraron jugadas en este braille.
braille-too-long = { $path } contiene más de { $most } celdas; ninguna planilla es tan larga.
braille-not-pef = { $path } no es un archivo PEF: { $why }
braille-diagram = Diagrama de Ansage, sin norma: k q r l s p son piezas de las blancas, las mismas con el punto 6 de las negras. Puntos 3 6: casilla oscura vacía.
dot-keys-on = Teclas braille activas: f d s j k l son los puntos 1 a 6{ $dots ->
        [eight] , a y ñ los puntos 7 y 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] pulsadas a la vez
        [one-by-one] una tras otra, g cierra la celdilla
       *[other] { $way }
    }. { $command } las desactiva.
dot-keys-off = Teclas braille desactivadas.
no-dot = Esta tecla no es un punto. Una orden empieza con /, { $command } desactiva las teclas braille.
no-dot-keys = Aquí no hay teclado.
help-perkins = Escribir braille con el teclado, o letras de nuevo.
form-braille-table = Tabla braille: { $table }
form-braille-signs = + jaque # mate = coronación { $offer } oferta de tablas

## La cinta
sound-began = Se graba lo que se dice en el tablero.
sound-began-private = Solo se graba mientras se mantiene la tecla de hablar.
sound-paused = No se graba nada. /grabación encender vuelve a grabar.
sound-off = Esta partida no se graba. Para ello el programa se inicia con --record on.
sound-not-now = Esta partida se grababa y ahora no se graba.
sound-over = Después del resultado ya no se graba nada.
sound-mark = { $tape ->
        [on] Grabando.
        [key] Grabación con la tecla de hablar.
        [off] Grabación apagada.
        [full] Sin grabación: disco lleno.
        [unwritable] Sin grabación: fallo del disco.
        [deaf] Sin grabación: no hay micrófono.
       *[no-key] Sin grabación: no hay tecla de hablar.
    }
sound-found = Se encontró sonido de antes de la caída del programa: { $file }.
sound-full = El disco está lleno. Ya no se graba sonido. La partida sigue.
sound-unwritable = No se puede escribir sonido y ya no se graba. La partida sigue.
sound-no-microphone = No hay micrófono. No se graba nada. Las teclas siguen valiendo.
sound-microphone-lost = El micrófono ha fallado. No se graba nada. Las teclas siguen valiendo.
sound-microphone-back = El micrófono ha vuelto. Se vuelve a grabar sonido.
sound-no-key = Sin la tecla de hablar no se graba nada.
sound-back = Se vuelve a grabar sonido.
play-nothing = Todavía no hay sonido.
play-not-kept = No hay sonido de la jugada { $number }.
play-no-such = No hay sonido para { $at } en { $path }.
play-edge = No hay más sonido.
play-label = { $sound ->
        [offer] Oferta de tablas
        [refusal] Tablas rechazadas
        [acceptance] Tablas aceptadas
        [resignation] Abandono
        [claim] Reclamación
        [call] Llamada al árbitro
        [note] Nota
        [correction] Corrección
       *[found] Encontrado tras una caída del programa
    }
play-correction = Corrección: { $move }
play-missing = Falta el sonido { $file }.
play-changed = El sonido { $file } ha cambiado desde que se grabó. Se omite.
play-unreadable = No se puede leer el sonido { $file }.
play-speed = El sonido se reproduce al { $percent } por ciento.
needs-half-move = una jugada como 23 o media jugada como 23b o 23n
needs-count = una cantidad como 3
needs-speed = una velocidad de 0,5 a 2
help-record = Decir si se graba. /grabación apagar: no se graba nada hasta /grabación encender.
help-play = Oír en el oído el sonido de una jugada: /reproducir 23, /reproducir 23b, /reproducir 23n; sin número, el último otra vez.
help-play-next = Oír el sonido siguiente.
help-play-previous = Oír el sonido anterior.
help-play-last = Oír los últimos cinco sonidos, o cuantos se diga: /reproducir-últimos 3.
help-play-speed = Con qué velocidad se reproduce el sonido, de 0,5 a 2: /reproducir-velocidad 1,5.
play-welcome = { $count ->
        [0] De esta partida no hay sonido.
        [one] Un sonido. Intro lo reproduce, /salir termina.
       *[other] { $count } sonidos. Intro reproduce el siguiente, 23 o 23b el de una jugada, /salir termina.
    }
play-welcome-pieces = { $count ->
        [0] Nada que oír. /salir termina.
        [one] Un fragmento. Intro lo reproduce, /salir termina.
       *[other] { $count } fragmentos. Intro reproduce el siguiente, 2 el segundo, /salir termina.
    }
play-neither = { $path } no es ni un registro ni un archivo de sonido que se pueda reproducir: WAV, FLAC o MP3.
play-prompt = Sonido:{" "}
record-began = Se graba lo que se dice.
record-stops = Intro termina la grabación.
record-stops-by-signal = Ctrl+C termina la grabación.
record-nothing = No se oyó ninguna voz. No se grabó nada.
record-no-microphone = No hay micrófono{ $device ->
        [default] {""}
       *[other] : { $device }
    }. No se graba nada. Otro se nombra con --microphone.
record-kept = { $file }: { $seconds } segundos.

# Rayas en apuros de tiempo.
dashed = Raya, { $side }.
dash-unasked = No hay ninguna pregunta. Las rayas empiezan con { $command }.
dash-struck = Raya tachada, { $side }.
fill-begins = { $count ->
        [one] Una raya
       *[other] { $count } rayas
    }. Introduzca las jugadas en orden; { $command } termina.
fill-ask = ¿{ $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = La planilla está completa.
fill-stops = Quedan: { $count ->
        [none] rayas
        [one] una raya
       *[other] { $count } rayas
    }.
fill-first = Pendiente: { $count ->
        [none] rayas
        [one] una raya
       *[other] { $count } rayas
    }. { $fill } las completa, { $correct } tacha la última.
complete-first = Ha caído la bandera: complete la planilla antes de seguir jugando. { $open }
no-dash = En la planilla no hay ninguna raya.
borrow-on-own-move = La planilla solo se pide prestada cuando toca mover.
return-first = Antes devolver la planilla: { $borrow } { $back }.
nothing-borrowed = No hay ninguna planilla prestada.
number-gone-by = La próxima jugada ya es la { $number }; solo puede ser una posterior: { $set } { $word } 41.
filled-later = Escrito después: { $moves }
note-dashes-began = Desde la jugada { $number }, { $side }, hay rayas.
note-exempt = { $exempt ->
        [both] Nadie tiene que anotar
        [white] Las blancas no tienen que anotar, las negras sí
        [black] Las negras no tienen que anotar, las blancas sí
       *[nobody] Ambos tienen que anotar
    }: a las blancas les quedan { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left }, a las negras { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
note-default-time = El tiempo de espera ha pasado, y nadie ha anotado que { $side } haya llegado.
note-arrived = { $side }: llegada { $late } después del inicio; el tiempo de espera de { $limit } { $passed ->
        [yes] había pasado
       *[no] no había pasado
    }.
note-arrived-at-start = { $side }: llegada al inicio.
note-arrived-resumption = { $side }: llegada { $late } después de { $counted ->
        [agreed] la hora acordada
       *[here] la reanudación aquí
    }; el tiempo de espera de { $limit } { $passed ->
        [yes] había pasado
       *[no] no había pasado
    }.
note-arrived-at-resumption = { $side }: llegada { $counted ->
        [agreed] a la hora acordada
       *[here] al reanudar aquí
    }.
note-borrowed = La planilla del rival la tiene: { $side }.
note-borrowed-before-flag = La planilla del rival la tiene: { $side }; no ha caído ninguna bandera.
note-returned = La planilla prestada está de vuelta.
note-reconstruction = Antes de la reconstrucción: { $fen }; { $moves } medias jugadas, { $completed } completadas; corría el reloj: { $side }; a las blancas les quedaban { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left }, a las negras { $about ->
        [about] unos{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left }.
position-unknown = posición desconocida, porque faltan medias jugadas en la planilla
position-ask = ¿Qué hay ahora en el tablero? Una FEN, una lista de piezas o fila por fila; /cancelar lo deja abierto.
note-position = En el tablero: { $fen }; juegan: { $side }.
numbered-on = Nada prueba más jugadas: la próxima es la { $number }. { $add } da el tiempo del nuevo período.
sheet-replaced = Desde aquí se lleva otra planilla. Lo anotado hasta aquí se conserva y se entrega con ella.
log-replaced = Desde aquí se lleva otra planilla. Lo registrado hasta aquí se conserva.
sheet-replaced-already = Ya se lleva otra planilla.
handed-over = La planilla está entregada. No se borra nada del registro.
handed-over-already = La planilla está entregada y es del organizador. Solo un árbitro la cambia.
form-replaced = Sustituida por otra planilla después de la { $place }.
form-replaced-at-once = Sustituida por otra planilla antes de la primera jugada.
note-dashes-filled = Todas las rayas están completadas.
help-dash = Una media jugada sin texto; después basta un guion y Enter. /corregir la tacha de nuevo.
help-fill = Escribir lo que se jugó donde hay rayas.

## El glosario
glossary-names = { $word }: { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first }; o { $other }
glossary-defined = { $names } { $definition }
glossary-file = Una columna son las ocho casillas que van de un jugador al otro.
glossary-rank = Una fila son las ocho casillas de izquierda a derecha.
glossary-diagonal = Una diagonal es una línea recta de casillas de un mismo color, de borde a borde.
glossary-near = { $text } no está en el glosario; se parecen: { $near }.
glossary-unknown = { $text } no está en el glosario. { $command } dice qué palabras están.
glossary-words = { $command } y una palabra dice cómo se llama en otros idiomas: { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = ronda { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [one] Una media jugada figura
       *[other] { $count } medias jugadas figuran
    } como guion.
hand-in-no-result = Falta el resultado.
hand-in-unsigned-other = En la planilla de { $owner } no consta la firma de { $side }.
hand-in-unsigned-other-both = En la planilla de { $owner } no consta ninguna firma.
hand-in-unsigned = { $side } no ha firmado en el aparato.
hand-in-unsigned-both = Nadie ha firmado en el aparato.
hand-in-no-evidence = Ningún árbitro ha admitido el registro como planilla.
hand-in-tape = De { $all } fragmentos de sonido { $count ->
        [one] uno falta o es otro.
       *[other] { $count } faltan o son otros.
    }
hand-in-damaged = El diario está dañado desde la línea { $number }; se entrega lo anterior.
hand-in-unread = { $path }: el diario no se puede leer y queda fuera.
hand-in-continued = { $path } continúa en { $file }, que es lo que se entrega.
hand-in-rounds = No hay partida de estas rondas: { $numbers }.
hand-in-runs = La partida de { $path } aún no tiene resultado. No se entregó nada.
hand-in-nothing = En { $path } no hay ningún diario de una partida así.
hand-in-already = { $count ->
        [one] La partida ya está entregada.
       *[other] Las { $count } partidas ya están entregadas.
    } Con --again se escriben otra vez.
hand-in-full = En { $path } ya hay algo. --output admite una carpeta vacía.
hand-in-due = Última partida el { $date }, entrega hasta el { $due }.
hand-in-no-date = Ninguna partida indica su día; no se sabe hasta cuándo entregar.
hand-in-written = { $count ->
        [one] Una partida está
       *[other] { $count } partidas están
    } en { $path }: games.pgn, games.txt y games.brf.
hand-in-sound = { $count ->
        [one] El sonido de una partida está
       *[other] El sonido de { $count } partidas está
    } al lado, en la carpeta sound.
brief-title = { $whom ->
        [opponent] Para el rival de una persona con discapacidad visual
        [arbiter] Para el árbitro: una partida en dos tableros
        [assistant] Para el asistente en dos tableros
       *[organiser] Para el organizador: una partida en dos tableros
    }
brief-edition = Los números entre paréntesis son artículos de las Leyes del Ajedrez de la FIDE de { $year }.
brief-how = Cómo transcurre la partida
brief-program = Qué hace el programa y qué no hace nunca
brief-asked = Qué se le pide
brief-cited = { $sentence } ({ $article })
brief-two-boards = Se juega en dos tableros: uno de piezas encajadas que se puede tocar y uno corriente. En ambos está la misma partida.
brief-announce = Cada jugada se anuncia en voz alta, por ejemplo «{ $example }»; las columnas se llaman { $names }. Quien la oye la repite y la ejecuta en su tablero.
brief-touched = En el tablero adaptado una pieza solo cuenta como tocada cuando ha salido de su orificio; palpar está permitido.
brief-made = Allí una jugada está hecha cuando la pieza está en su nuevo orificio, la capturada fuera del tablero y se ha anunciado.
brief-clock-last = Solo entonces se pone en marcha el reloj del rival.
brief-slip = Un lapsus se corrige enseguida, antes de poner en marcha el reloj del rival.
brief-differ = Si los tableros difieren, el árbitro los corrige con las planillas de ambos.
brief-does = Anuncia jugadas, repite las del rival tal como se introducen y anota ambas.
brief-never = No juega, no valora y no usa la red; en un torneo no da ninguna pista, ni siquiera de una jugada ilegal.
brief-ear = Lo que dice al oído es solo para quien juega con él; en la sala solo suenan los anuncios.
brief-device = Está junto al tablero con permiso del árbitro y no está certificado como planilla ni como reloj.
brief-opponent-says = Diga sus jugadas en voz alta y repita cada una que oiga antes de ejecutarla en su tablero.
brief-opponent-repeats = Si las mismas palabras suenan otra vez, la repetición fue distinta: escuche de nuevo, por favor.
brief-opponent-touch = En su tablero vale la regla de siempre: pieza tocada, pieza movida.
brief-opponent-quiet = Salvo anuncios, ofertas de tablas y «compongo», en el tablero no se habla.
brief-opponent-helper = Si la otra persona no tiene asistente, puede pedir a alguien que ejecute y anuncie las jugadas de ambos.
brief-arbiter-leave = Fije antes de la ronda lo que se permite al aparato, con nombre, día y aparato; check-event lee el archivo.
brief-arbiter-decides = El programa propone, usted decide: al teclado con { $arbiter } y sus iniciales, y después { $player }.
brief-arbiter-differ = Con tableros distintos { $mismatch } para los relojes; introduzca la otra planilla y el programa dirá qué tablero cambia.
brief-arbiter-alone = Nadie dice a los jugadores el número de jugadas; lo que solo usted puede saber está en líneas para usted.
brief-arbiter-sheets = La planilla es del organizador: hand-in la escribe en PGN, texto y braille; si falla el aparato, { $replace }.
brief-assistant-moves = Puede ejecutar las jugadas de cada uno en el tablero del otro y anunciar las de ambos.
brief-assistant-sheet = Puede llevar la planilla y poner en marcha el reloj del rival cuando la jugada está hecha.
brief-assistant-tells = Solo si se le pregunta dice el número de jugadas completadas y el tiempo usado, y nada más.
brief-assistant-claims = Puede reclamar la caída de bandera y decir al árbitro que se tocó una pieza en el tablero corriente.
brief-assistant-never = Ni consejo, ni seña, ni tono de voz: de la posición no dice nada.
brief-organiser-adapts = Tras consultar al árbitro puede adaptar estas reglas a las circunstancias del lugar.
brief-organiser-place = La mesa necesita sitio para dos tableros, reloj y aparato, un enchufe, tranquilidad y un acceso libre.
brief-organiser-clock = Se admite un reloj especial, que se pueda palpar o que hable.
brief-organiser-notices = Comunique emparejamiento, mesa y resultados también sin necesidad de verlos: de palabra, en braille o por mensaje.
brief-organiser-sheets = Las planillas son suyas; hand-in pone todas las partidas en PGN, texto, braille y sonido en una carpeta.
letter-title = Al organizador: lo que necesito en el tablero
letter-event = Torneo: { $name }
letter-player = De: { $name }
letter-reached = Teléfono o correo: { $blank }
letter-opens = Juego con una discapacidad visual y comunico a tiempo lo que necesito, como prevén las directrices de la FIDE para jugadores con discapacidad (D.04.12).
letter-needs = Lo que necesito
letter-boards = Dos tableros: el mío adaptado y uno corriente para el rival. El tablero adaptado [ ] lo llevo [ ] ruego que lo pongan.
letter-device = Un ordenador con el programa Ansage, que anuncia y anota las jugadas, con auricular y altavoz. Pido permiso al árbitro.
letter-clock = Un reloj que pueda palpar u oír: [ ] lo llevo [ ] ruego que lo pongan [ ] el asistente lo lee si pregunto.
letter-assistant = Un asistente: [ ] ninguno [ ] ruego que lo pongan [ ] viene conmigo: { $name }
letter-place = Una mesa fija con sitio para ambos tableros, reloj y aparato y con enchufe, donde los anuncios no molesten a nadie.
letter-notices = Emparejamiento, mesa, color, resultados y cambios: [ ] de palabra [ ] por mensaje [ ] en braille.
letter-way = Antes de la primera ronda, que alguien me muestre el camino al tablero, al árbitro, al aseo y a la salida.
letter-more = Además: { $blank }
letter-closes = Nada de esto debe perjudicarme a mí ni al rival. Lo que no sea posible, díganmelo antes del torneo. ¡Gracias!
letter-signed = Fecha, firma: { $blank }
rehearsal-opens = Tres minutos de práctica, no se graba nada. Prepare un tablero en la posición inicial; lleva negras. { $quit } termina.
rehearsal-of-opponent = Practica el rival: ansage brief opponent --rehearse.
rehearsal-announced = Anuncio: { $move }. Repita, por favor: diga o escriba la jugada.
rehearsal-same = Eso es. Ahora ejecútela en su tablero y pulse Intro.
rehearsal-not-the-same = Eso era otra cosa, suele pasar. Otra vez: { $move }.
rehearsal-own = Ahora usted: mueva en su tablero y diga o escriba la jugada, por ejemplo { $move }.
rehearsal-repeated = Repito: { $move }. Si es eso, en la partida pulse ahora el reloj; aquí, Intro. Si no, diga su jugada otra vez.
rehearsal-illegal = Esa jugada no existe en esta posición. Elija otra.
rehearsal-unread = No lo he entendido como jugada. Dígala como { $move }.
rehearsal-corrected = Ha sido un lapsus, y su reloj aún no corría: { $move }. Repita, por favor.
rehearsal-say-so = Primero repetir, luego mover: así ambos notan si se trata de lo mismo.
rehearsal-ends = Eso es todo: anunciar, repetir, ejecutar, reloj. Gracias, y buena partida.

## The list of the games
games-help = Intro nombra la partida siguiente, { $back } la anterior, un número esa; sí la elige. { $again } la repite, { $stop } termina.
games-aloud = En voz alta: «{ $next }» avanza, «{ $back }» retrocede, un número nombra la partida, «sí» la elige, «{ $again }» la repite, «{ $stop }» termina.
games-place = { $number } de { $count }: { $game }
games-game = { $white } contra { $black }{ $details }, { $standing }, { $moves ->
        [0] aún sin jugadas
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
games-clock = Reloj sin partida{ $details }, { $standing }.
games-standing = { $standing ->
       *[unfinished] sin terminar
        [annulled] anulada
        [claimed] espera al árbitro
    }
games-left-out = { $file } queda como está: { $kept ->
        [unreadable] no se puede leer
       *[foreign] no es un registro
    }.
games-left-out-damaged = { $file } queda como está: la línea { $line } está dañada.
games-left-out-continued = { $file } queda como está: sigue en { $to }.
games-none = No hay ninguna partida en { $path }.
games-last = Era la última partida.
games-first = No hay ninguna partida antes.
games-no-such = { $count ->
        [one] Solo hay la partida 1
       *[other] Hay partidas de 1 a { $count }
    }.
games-not-understood = { $text } no es una respuesta aquí.
games-menu = ¿Qué hacer? 1 continuar, 2 leer, 3 exportar, 4 cambiar el nombre, 5 borrar. Intro vuelve.
games-type-name = Escriba el nombre, por favor.
games-what-name = ¿Nombre nuevo en lugar de { $name }? Intro lo deja.
games-renamed = La partida se llama ahora { $name }.
games-bad-name = Ningún archivo puede llamarse { $name }. Escriba un nombre sin barra y sin punto al principio.
games-name-stays = El nombre queda.
games-delete-ask = ¿Borrar para siempre? { $game } Solo sí la borra.
games-deleted = La partida está borrada.
games-not-deleted = La partida queda.
games-sound-stays = En { $path } queda algo que no es de la partida. Se conserva.
games-not-handed-in = La partida del torneo no está entregada. Hasta entonces queda.
games-in-two-files = La partida está también en { $path }. Los dos archivos quedan como están.
games-exported = Escrito: { $list }.
games-over = Fin de la lista.

tutorial-opens = Una partida de práctica; no se guarda nada y nadie tiene prisa. { $lesson } repite una lección, { $skip } la salta, { $quit } termina y recuerda dónde estaba.
tutorial-by-voice = Tecla de habla{ $key }: pulsar y hablar. «{ $yes }» confirma, «{ $made }» es la jugada hecha, «{ $clock }» pulsa el reloj, «{ $skip }» salta una lección.
tutorial-goes-on = Sigue donde lo dejó. «{ $command } --from-start» empieza de nuevo.
tutorial-lesson = Lección { $number } de { $of }. { $about }
tutorial-ask-move = Por favor, { $entry } e Intro, o en palabras: { $move }.
tutorial-ask-enter = Por favor, Intro.
tutorial-ask-line = Por favor, { $entry } e Intro.
tutorial-ways-out = Para oír otra vez la lección: { $lesson }. Para seguir sin ella: { $skip }.
tutorial-astray = Aquí la práctica sigue de otra manera. La partida está otra vez como antes de este paso.
tutorial-left = Hasta otra: «{ $command }» sigue en la lección { $number }.
tutorial-not-kept = Aquí no se puede recordar dónde está: la próxima vez empieza de nuevo.
tutorial-lesson-words = lección, lesson
tutorial-skip-words = saltar, skip
tutorial-yes = sí
tutorial-channels = El programa habla de dos maneras. En la sala ambos jugadores oyen los anuncios; todo lo demás es solo para su oído. Primero una jugada: lleva blancas.
tutorial-only-you = Esta pregunta solo la ha oído usted; aún no se ha anunciado nada. La tecla Escape, o { $cancel }, la descarta.
tutorial-forms = Bien. Una jugada vale en cualquier forma, en mayúsculas o minúsculas: { $entry }, las dos casillas e2e4 o palabras: { $move }.
tutorial-confirm = Lo que introduce se le lee siempre primero a usted. Si es correcto, Intro lo confirma, y solo entonces se anuncia en la sala.
tutorial-made = La jugada está anunciada. Hágala en su tablero. El segundo Intro dice que está hecha y pulsa el reloj, cuando termina el anuncio. Si el programa no lleva reloj, basta un Intro.
tutorial-opponent = Ahora mueve su rival y dice: { $move }. Introdúzcalo. El programa lo repite en la sala, para que ambos noten si se trata de lo mismo.
tutorial-done = Aquí no hubo pregunta: su rival ya ha pulsado y corre su reloj. Haga esa jugada en su tablero; Intro dice que está hecha.
tutorial-slip = Un anuncio equivocado se puede corregir hasta que se pulsa el reloj. Anuncie a propósito la jugada equivocada: { $move }. Introdúzcala y confirme.
tutorial-correct = Todos lo han oído, pero el reloj aún no está pulsado. { $correct } con la jugada correcta lo corrige; F6 pregunta por ella. Después confirme con Intro.
tutorial-corrected = La sala ha oído la corrección. Intro hace la jugada y pulsa el reloj; después es tarde, y solo ayuda el árbitro.
tutorial-repeat = Su rival ha respondido. ¿No lo ha entendido? F3, o { $repeat }, dice otra vez en la sala el último anuncio; { $ear } le dice solo a usted lo último del oído.
tutorial-times = Nadie le dice los tiempos si no los pide. El signo de interrogación, o F2, le dice las jugadas y el tiempo de ambos.
tutorial-own-time = Más corto es { $own }: solo su propio tiempo.
tutorial-sheet = El programa escribe la planilla. F9, o { $sheet }, la lee; con un número empieza en esa jugada.
tutorial-boards = Si los dos tableros no coinciden, dígalo enseguida: { $mismatch } para los relojes, y en un torneo se llama al árbitro.
tutorial-sheets-decide = Nadie pregunta qué tablero tiene razón: se comparan las dos planillas, en un torneo lo hace el árbitro. Aquí dejamos la comparación.
tutorial-tape = Lo que se dice en el tablero se puede grabar: «ansage --record on». { $record } dice si se graba, y { $play } con el número de una jugada la reproduce.
tutorial-help = F1 o { $help } nombra seis órdenes y los temas; con un tema, sus órdenes.
tutorial-arbiter = Si necesita ayuda, { $arbiter } llama al árbitro en voz alta en la sala; antes se pregunta. Aquí no viene nadie.
tutorial-arbiter-answer = La pregunta espera su respuesta: Intro llama al árbitro, { $cancel } la descarta.
tutorial-ends = Eso es todo. «ansage» empieza una partida, «ansage listen» practica el habla, «ansage doctor» comprueba los aparatos. Buena partida.
tutorial-assistant = Como asistente introduce las jugadas de ambos; se anuncian enseguida, sin pregunta. Nunca da consejos. Las blancas mueven y le dicen la jugada.
tutorial-assistant-opponent = Ahora mueven las negras: { $move }. También introduce esta jugada, y también se anuncia en la sala.
tutorial-assistant-press = Haga la jugada en el otro tablero, si se lo han encargado. Intro dice que está hecha y pulsa el reloj.
tutorial-assistant-time = El tiempo y las jugadas solo los dice cuando el jugador pregunta. El signo de interrogación, o F2, se los dice a usted.
tutorial-assistant-ends = Eso es todo. «ansage --role assistant» empieza una partida, «ansage brief assistant» da sus tareas en una página. Gracias.
tutorial-arbiter-keys = Usted es el árbitro. Se acaba de introducir una jugada ilegal; el jugador no oye nada de ello. { $arbiter } con sus iniciales, aquí { $initials }, le da el teclado.
tutorial-arbiter-secret = Ahora se pide la palabra secreta de los árbitros; nadie ve lo que escribe. En la práctica es { $secret }.
tutorial-arbiter-fault = De la jugada ilegal solo se entera el árbitro; sus respuestas están en la pantalla. { $fault } propone lo que cuesta una jugada así.
tutorial-arbiter-proposal = Intro impone lo propuesto; un tiempo lo cambia. Solo usted decide. Aquí déjelo con el guion.
tutorial-arbiter-set-up = Lo que las Leyes dejan abierto lo fija con { $setup } y una palabra detrás. Sin palabra se le dice cuáles hay.
tutorial-arbiter-boards = Si los tableros no coinciden, no compara los tableros sino las planillas. { $mismatch } para los relojes y empieza.
tutorial-arbiter-sheet = Introduzca lo que dice la otra planilla. Donde se separan, se le dice.
tutorial-arbiter-sheet-ends = Intro solo termina la planilla; entonces lee hasta dónde coinciden y qué posición vale.
tutorial-arbiter-restore = { $restore } termina la comparación; donde las planillas se separan, la partida vuelve atrás, tras una pregunta.
tutorial-arbiter-leaves = Cuando termine, { $player } devuelve el teclado al jugador. De sus líneas no queda nada en la pantalla.
tutorial-arbiter-ends = Eso es todo. Antes de la ronda «ansage check-event» comprueba el archivo del torneo, y «ansage brief arbiter» dice en una página qué decide. Gracias.

setup-help = Configuración: preguntas cortas. Un número elige, Intro deja lo que hay. { $again } repite la pregunta, { $back } vuelve atrás, { $stop } sale sin escribir nada.
setup-first = Aún no hay nada ajustado. Primero, unas preguntas breves.
setup-aloud = En voz alta: el número; «{ $on }» deja lo que hay, «{ $again }» repite la pregunta, «{ $back }» vuelve atrás, «{ $stop }» sale.
setup-own-name = español
setup-ask-reports = ¿Idioma de los mensajes? Intro: { $now }.
setup-ask = { $asked ->
        [voice] ¿Quién le lee
        [rate] ¿A qué velocidad
        [letters] ¿Letras de las piezas
        [words] ¿Palabras de los anuncios
        [time] ¿Reloj
        [talk-key] ¿Tecla para hablar
        [display] ¿Usar la línea Braille
        [earphone] ¿Elegir el auricular de oído
       *[other] ¿{ $asked }
    }? { $choices }. Intro: { $now }.
setup-voice = { $voice ->
        [auto] la voz incorporada
        [builtin] la voz incorporada
        [own] su propia voz
        [system] la voz del sistema
        [screen-reader] su lector de pantalla, NVDA o JAWS
        [none] nadie
        [text] un lector de pantalla que lee este terminal
       *[other] { $voice }
    }
setup-rate = { $rate } palabras por minuto
setup-rates = 1 más despacio, 2 más deprisa, o palabras por minuto, de { $least } a { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Apéndice D con nombres, Anna, Bella, y piezas en alemán
        [de] alemán
        [en] inglés
        [es-fide] Apéndice D con nombres y piezas en español
        [es] español
        [fr] francés
        [nl] neerlandés
        [pt-BR] portugués de Brasil
        [pt-PT] portugués de Portugal
       *[other] { $words }
    }
setup-time = { $time ->
        [none] ninguno
       *[other] { $time }
    }
setup-own-time = o un tiempo como 10+5
setup-talk-key = { $key ->
        [none] ninguna, no se escucha nada
        [space] barra espaciadora
        [insert] Insertar
       *[other] { $key }
    }
setup-own-key = o de f1 a f12
setup-yes-or-no = { $chosen ->
        [yes] sí
        [none] no
       *[other] { $chosen }
    }
setup-noted = Anotado: { $value }.
setup-no-answer = { $text } no es una respuesta aquí.
setup-sample = Así suena: caballo f3. Intro toma esta voz, no la deja.
setup-no-outputs = No hay ningún dispositivo de sonido que elegir. Todo funciona también como texto.
setup-display-found = Responde una línea Braille: { $device }.
setup-chosen = Mensajes: { $reports }. Le lee: { $voice }. Letras de las piezas: { $letters }. Anuncios: { $words }.
setup-chosen-too = Velocidad: { $rate }. Reloj: { $time }. Tecla para hablar: { $key }. Línea Braille: { $display }.
setup-keep = Intro lo escribe en { $path }, { $back } vuelve atrás, { $stop } no escribe nada.
setup-kept = Escrito en { $path }.
setup-kept-aside = El archivo anterior es { $path }.
setup-next = ansage comienza una partida; ansage tutorial practica una.
setup-not-kept = { $why } Nada ha cambiado. Estas líneas van en { $path }:
setup-left = Terminado. No se ha escrito nada.
setup-damaged = { $why } ¿Empezar de nuevo y guardar el archivo anterior como { $path }? Sí o no.
new-event-help = Un archivo de torneo: preguntas cortas. Intro toma lo usual, - lo deja abierto, ? dice por qué. { $again } repite, { $back } vuelve atrás, { $stop } sale y guarda las respuestas.
new-event-aloud = En voz alta: el número, sí o no; «{ $on }» toma lo usual, «{ $again }» repite y dice por qué, «{ $back }» vuelve atrás, «{ $stop }» sale. Los nombres se teclean.
new-event-named = { $question ->
        [event] Torneo
        [site] Lugar
        [date] Fecha
        [round] Ronda
        [match] Encuentro
        [board] Tablero
        [white] Nombre de Blancas
        [black] Nombre de Negras
        [blind] Quién tiene discapacidad visual
        [two-boards] Hay dos tableros
        [edition] Edición de las Leyes
        [time] Control de tiempo
        [clock] Reloj
        [first-increment] Primer incremento
        [side] Lado de Blancas en que está el reloj
        [default-time] Tiempo de espera en minutos
        [supervised] Un árbitro supervisa la partida
        [finish] Hay anunciado un final a caída de bandera
        [no-draw-before] Tablas por acuerdo solo desde la jugada
        [hearing-impaired] El rival tiene discapacidad auditiva
        [assistant] Nombre de un asistente
        [assistant-of] De quién es el asistente
        [provided-by] Quién aporta el asistente
        [at-the-keys] El asistente maneja las teclas
        [announces] Quién anuncia las jugadas del jugador
        [adjustment] Tiempo que se quita si un asistente anota o pulsa
        [announcements] Palabras de los anuncios
        [medium] Cómo anota el jugador
        [duty] Cuánto tiempo nadie tiene que anotar en apuros de tiempo
        [more] Algo menos común: valoración, puntos, segunda mano, posición, palabras, volumen, lector de pantalla, contador, aviso
        [rated] La partida es valedera
        [two-hands] Una segunda mano en el tablero especial
        [points] Puntos por victoria, tablas y derrota
        [counter] El reloj muestra un contador de jugadas
        [say] Estilo de los anuncios
        [letters] Letras de las piezas que se leen; las primeras se escriben
        [position] Posición inicial
        [set-up] Todos los tableros están ya preparados
        [loudest] Volumen máximo de la sala, en porcentaje
        [device] Nombre del aparato aprobado
        [arbiters] Iniciales de los árbitros
        [authorised] Palabra del árbitro para este aparato, día y hora
        [secret] Sacar una clave de los árbitros
       *[other] { $question }
    }
new-event-leave = Permiso: { $leave }
new-event-duty = De quién es la tarea: { $duty }
new-event-why = { $question ->
        [blind] Cualquiera puede pedir un segundo tablero, y valen las reglas para ciegos.
        [two-boards] Si nadie dice otra cosa, son dos: el especial y el normal.
        [edition] De ella salen todos los artículos y números; Intro toma la última.
        [time] El tiempo decide si es ajedrez clásico, rápido o relámpago.
        [clock] Lo usual es el reloj de la mesa; el del programa necesita un control de tiempo.
        [first-increment] El primer incremento está antes de la primera jugada, o llega después.
        [side] El árbitro decide dónde está el reloj.
        [default-time] Quien llega más tarde pierde la partida.
        [supervised] En rápido y relámpago se anuncia antes qué reglas valen.
        [finish] Sin incremento hay final a caída de bandera solo si se anunció.
        [no-draw-before] Las bases pueden prohibir tablas por acuerdo antes de una jugada.
        [hearing-impaired] Entonces el jugador ciego tiene un asistente que anuncia.
        [assistant] Un asistente puede hacer lo que el jugador no debe o no puede hacer.
        [assistant-of] El asistente del rival solo anuncia y ejecuta jugadas.
        [provided-by] El jugador, el rival o el organizador puede aportar el asistente.
        [at-the-keys] Entonces el asistente teclea las jugadas de los dos.
        [announces] Cada jugador anuncia sus jugadas; el programa, solo con permiso.
        [executes] Alguien ejecuta cada jugada anunciada en el otro tablero.
        [records] Alguien lleva la planilla; sin permiso, el registro del programa es privado.
        [presses] Alguien pulsa el reloj; el programa, nunca.
        [tells] El tiempo gastado y las jugadas se dicen a petición.
        [claims] La caída de bandera se reclama; el programa puede hacerlo en su propio reloj.
        [adjourns] Alguien se ocupa del sobre y de la jugada secreta.
        [adjustment] Una edición puede quitar tiempo a quien tiene un asistente que anota o pulsa.
        [announcements] Lo usual son las palabras del Apéndice D; otras necesitan permiso.
        [scoresheet] Con permiso, el registro del programa es la planilla; si no, es privado y no prueba nada.
        [medium] El jugador ciego anota en braille, a mano, o graba con un aparato.
        [duty] En los últimos cinco minutos sin 30 segundos de incremento nadie tiene que anotar.
        [time-left] El reloj especial dice el tiempo gastado; con permiso, el jugador puede preguntar cuánto queda.
        [reminders] Con permiso se avisa al jugador de su tiempo sin que pregunte.
        [board-reading] Con permiso el jugador puede preguntar qué hay en el tablero; si no, lo palpa.
        [private-screen] Con permiso la pantalla puede mostrar lo que solo el jugador debe saber.
        [open-listening] Con permiso el micrófono está siempre abierto; si no, escucha con la tecla de hablar.
        [sealed-here] Con permiso la jugada secreta queda solo en el programa; si no, en papel.
        [script] Con permiso el teclado o la pantalla pueden ser una tubería; nadie sabe quién lee o escribe allí.
        [screen-reader] Con permiso habla en el auricular el propio lector de pantalla del jugador; dónde suena lo ha ajustado el jugador allí.
        [arbiter-cue] Con permiso, un sonido y una frase en la sala llaman al árbitro; sin él, una línea en la pantalla.
        [more] Lo que rara vez se fija solo se pregunta con sí.
        [rated] Se dice y se guarda. Una partida valedera sigue las Leyes: anotación y posición inicial como en ellas.
        [two-hands] Una jugada con dos manos se sanciona; la mano que palpa el tablero especial puede quedar exceptuada.
        [points] Victoria, tablas, derrota, cada una menos que la anterior, por ejemplo 3-1-0 o 1 ½ 0.
        [counter] Con sí, el jugador oye cuántas jugadas faltan para el control; si no, no.
        [say] Breve dice la pieza y adónde va, largo ambas casillas, coordenadas solo las casillas.
        [letters] Idiomas, por ejemplo es, en; se escriben las letras del primero.
        [position] Una FEN, o de Chess960 el número, random, u ocho piezas como BQRBNKRN.
        [set-up] Con sí, nadie pregunta antes de poner en marcha el reloj si los tableros están preparados.
        [loudest] El programa nunca suena más fuerte; solo un árbitro al teclado lo cambia.
        [device] Solo un aparato aprobado por el árbitro está en el tablero.
        [arbiters] De una a cuatro letras, detrás un nombre, varios con comas: AB Ana Berg, CD.
        [authorised] Sin esta palabra no empieza ninguna partida de torneo; vale un día.
        [secret] Con la clave un árbitro llega a las teclas. Se muestra una vez, cuando todo está escrito.
        [head] Está en la cabecera de la planilla; - lo deja abierto.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] Blancas
        [black] Negras
        [both] los dos
        [first] el jugador del primer equipo
        [second] el jugador del segundo equipo
        [table] en la mesa
        [program] el del programa
        [player] el jugador
        [opponent] el rival
        [organiser] el organizador
        [before] antes de la primera jugada
        [after] después de la primera jugada
        [penalise] se sanciona
        [pegs-excepted] puede palpar
        [short] breve
        [long] largo
        [coordinates] coordenadas
        [usual] la habitual
        [random] Chess960, sorteada al abrir la partida
        [asked-later] se pregunta antes de poner en marcha el reloj
        [none] ninguno
        [open] abierto
       *[other] { $value }
    }
new-event-no-answer = { $text } no es una respuesta aquí: { $expected ->
        [choice] un número o una palabra de la lista
        [yes-or-no] sí o no
        [text] una línea de 80 caracteres como máximo
        [number] un número
        [minutes] minutos, por ejemplo 30
        [day] un día del calendario, por ejemplo 2026-11-21
        [moment] una hora como 14:30, o 2026-11-21 14:30
        [initials] iniciales de una a cuatro letras, todas distintas, por ejemplo AB Ana Berg
        [points] puntos por victoria, tablas y derrota, cada uno menos que el anterior, por ejemplo 3-1-0
        [letters] idiomas de de, en, es, fr, nl y pt, por ejemplo es, en
        [position] una FEN, o de Chess960 de 0 a 959, random, u ocho piezas como BQRBNKRN
        [percent] de 0 a 100 por ciento
       *[other] { $expected }
    }.
new-event-ask-for = ¿{ $asked }?
new-event-ask = ¿{ $asked }? Intro: { $now }.
new-event-ask-which = ¿{ $asked }? { $choices }. Intro: { $now }.
new-event-type-it = Tecléelo, por favor; «{ $on }» toma lo usual.
new-event-takes = { $taken ->
        [announcing] Permiso: anuncia el programa; si no, lo hace el jugador.
        [other-words] Permiso: otras palabras que las del Apéndice D.
        [assistant] Un asistente tiene que ser aceptado.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] El primer árbitro lo acepta
       *[other] El primer árbitro lo permite
    }; { $back } vuelve atrás.
new-event-colours = El equipo nombrado primero lleva blancas en los tableros impares y negras en los pares.
new-event-needs-initials = Hacen falta iniciales, por ejemplo AB.
new-event-place = { $round ->
        [none] Tablero { $board }
       *[other] Ronda { $round }, tablero { $board }
    }
new-event-board = { $place }: Blancas { $white }{ $blind ->
        [white] , con discapacidad visual
        [both] , con discapacidad visual
       *[other] {""}
    }, Negras { $black }{ $blind ->
        [black] , con discapacidad visual
        [both] , con discapacidad visual
       *[other] {""}
    }.
new-event-check = ansage check-event { $path } lo mira otra vez.
new-event-draft = Las respuestas están guardadas; se sigue con ansage new-event --from { $path }.
new-event-no-draft = { $path } no es un borrador de archivo de torneo.
new-event-no-players = { $path }, línea { $line }: se necesita tablero;jugador;jugador, por ejemplo 3;Ana;Luis.
new-event-same-board = { $path }, línea { $line }: el tablero { $board } ya está en la lista.
new-event-nobody = { $path } no nombra jugadores. Se necesita una línea tablero;jugador;jugador por tablero.
