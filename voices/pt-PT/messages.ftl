# Short sentences for the ear and for one Braille line: what was understood, and what is needed.

## Entering a move
read-back = { $move }?
which-piece = Qual { $piece }: { $choices }?
which-move = Qual lance: { $choices }?
or = { $first } ou { $second }
which-square = De que casa?
which-square-instead = Em vez de { $old }: de que casa? { $command } anula a pergunta.
which-castling = Roque pequeno ou grande?
which-promotion = Promoção a que peça?
which-promotion-if-pawn = Promoção a que peça? Enter se não for um peão.
illegal-ask = { $move }: lance ilegal. Enter regista na mesma.
impossible = { $text }: nenhuma peça pode jogar assim aqui.
not-understood = { $text } não se percebeu. Dê um lance como e4, cavalo f3 ou e2e4.
needs-both-squares = { $text } pode ser vários lances. Indique as duas casas, por exemplo g1f3.
needs-promotion = { $text }: em que peça se transforma o peão? Com a peça, por exemplo e7e8D.
not-understood-nearest = { $text } não se percebeu. Escreve-se de modo parecido { $move }.
move-meant-ask = Queria dizer { $move }?
annotation-refused = Sinais como ! e ? não se escrevem.
use-algebraic = Use a notação algébrica, por exemplo e4.
arrival-square = Qual é a casa de chegada?
use-notation = Escreva { $text }.

## Correcting
nothing-to-correct = Não há nada a corrigir.
correct-what = Em vez de { $old }: qual é o lance certo?
correction-dropped = Sem correção. { $old } fica.
question-dropped = { $command } anulado.
read-back-instead = { $move } em vez de { $old }?
correct-same = Esse lance já está anunciado.
correct-too-late = { $mode ->
        [free] O relógio corre: tarde de mais para corrigir. Combine com o adversário.
       *[event] O relógio corre: tarde de mais para corrigir.
    }
correct-by-arbiter = { $restore } volta atrás, { $sheet } corrige a planilha.
call-arbiter-ask = { $call ->
        [none] Aqui não há árbitro. Enter chama.
        [by-hand] O Ansage não chama em voz alta aqui. Enter anota-o.
       *[aloud] Chamar o árbitro? Enter chama.
    }
call-yourself = O Ansage não chama em voz alta aqui: chame o árbitro.
noted-uncalled = Anotado e mostrado no ecrã; { $command } chama em voz alta.
arbiter-needed = É preciso um árbitro{ $need ->
        [claim] : empate reclamado
        [seconds] : cinco segundos a mais pedidos
        [flag] : queda de bandeira reclamada
        [stopped] : relógios parados
        [boards] : tabuleiros diferentes
        [result] : resultado registado
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = Esta partida não tem relógio.
clock-not-made = O lance ainda não está feito.
clock-captured-piece = A peça capturada já saiu do tabuleiro?
clock-rook = A torre também já foi jogada?
clock-only-rook = A torre já foi jogada?
clock-promotion = A nova peça já está no lugar do peão?
clock-still-speaking = O anúncio ainda não acabou.
nothing-announced = Não há nenhum lance anunciado.
nothing-to-do = Não há nada a fazer.
record-first = Faça primeiro o lance anunciado: /feito.
still-announced = Anunciado e ainda não feito: { $move }.
own-time-only = Só no seu próprio tempo.

## Time and moves
moves-report = Brancas { $white ->
        [one] 1 lance
       *[other] { $white } lances
    }, pretas { $black ->
        [one] 1 lance
       *[other] { $black } lances
    }.
time-report = Brancas { $white-moves ->
        [one] 1 lance
       *[other] { $white-moves } lances
    }, { $white-used } de tempo gasto. Pretas { $black-moves ->
        [one] 1 lance
       *[other] { $black-moves } lances
    }, { $black-used } de tempo gasto.
time-left = Tempo que resta: brancas { $white-left }, pretas { $black-left }.
own-time-left = { $side }: restam { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
own-time-used = { $side } { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } de tempo gasto.
own-time-on-the-line = { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}de tempo gasto
        [left] {""}
       *[other] { $kind }
    }
help-my-time = O tempo próprio; na linha braille fica até acontecer outra coisa.
help-spent = O tempo usado num lance: /gasto 12. Em torneio, só nos próprios lances.
needs-move-and-side = um número de lance como 12, também com um lado: 12 p
paused = Os relógios estão parados.
resumed = O relógio está a contar.
goes-on = A partida continua.
not-paused = Os relógios não estão parados.
already-paused = Os relógios já estão parados.
stop-which = Porquê: { $reasons }?
stop-which-or-pause = Porquê: { $reasons }? { $number } ou { $pause }: sem motivo.
stop-words = { $reason ->
        [piece-missing] peça, falta peça
        [wrong-setting] relógio, mal acertado
        [illegal-move] lance, lance ilegal
        [irregularity] irregularidade, posição
        [claim] reclamação, reivindicação
        [disturbance] perturbação, barulho
        [other] outro
        [reconstruction] reconstituição
        [sealing] lance secreto, envelope
        [adjournment] adiamento
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] falta uma peça
        [wrong-setting] um relógio está mal acertado
        [illegal-move] um lance ilegal
        [irregularity] uma irregularidade
        [claim] uma reclamação
        [disturbance] uma perturbação
        [other] outro motivo
        [reconstruction] as folhas são reconstituídas
        [sealing] o próximo lance é secreto
        [adjournment] a partida é adiada
       *[other] { $reason }
    }
stopped-for = A partida está parada: { $reason }.
both-reconstruct = Os dois jogadores ajudam.
stop-reason-ask = { $side } tinha motivo para parar os relógios? Enter: sim, n: não; depois a partida continua.
stop-was-valid = O motivo era válido.
stop-was-not-valid = O motivo não era válido.
game-waits = { $state ->
        [stopped] A partida está parada.
        [claim] Antes decide-se uma reclamação.
        [irregularity] Antes resolve-se uma irregularidade.
        [reconstructing] Antes reconstitui-se a partida.
        [sealing] O próximo lance é secreto e não se anuncia.
        [adjourned] A partida está adiada.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } fá-la continuar.
adjourn-ask = { $side } deixa o próximo lance em segredo, e o relógio continua a andar? Enter: sim.
adjourn-early = O relógio de { $side } é debitado com o resto da sessão: { $time }. Enter: sim; depois o próximo lance é secreto.
adjourn-early-too-long = Restam só { $time } a { $side }; não se pode debitar mais.
adjourn-early-words = antes
adjourn-lost-words = perdido
adjourn-copy-words = cópia
adjourn-board-words = tabuleiro
adjourn-usage = { $command } sozinho diz o que vem a seguir; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = O lance secreto, sem ser visto: peça, de que casa, para que casa. Está também em papel ou em braille; o papel vale.
seal-again = O mesmo lance mais uma vez.
seal-differs = Não era o mesmo lance. Do início: peça, de que casa, para que casa.
seal-not-understood = Não entendido. Peça, de que casa, para que casa.
seal-dictate-words = ditar
seal-dictated = Para o papel: { $move }.
seal-kept = Selado. Até os relógios pararem, { $command } muda o lance.
seal-not-kept = O lance não pôde ser selado; vai em papel no sobrescrito.
seal-on-paper = O lance vai em papel ou em braille no sobrescrito; o programa não tem palavra secreta dos árbitros e não guarda cópia.
seal-not-ours = { $side } deixa o lance secreto, em papel; nada dele se introduz aqui.
seal-on-the-board = O lance no tabuleiro é o lance secreto; anota-se.
seal-nothing = Nenhum lance está a ser selado. { $command } do árbitro começa.
sealing-step-ask = { $stage ->
        [written] O lance está em papel ou em braille, de modo que só possa significar uma coisa? Enter: sim.
        [sheets-inside] As duas folhas de partida estão no sobrescrito? Enter: sim.
        [closed] O sobrescrito está selado? Enter: sim.
       *[other] { $stage }
    }
reply-sheet-ask = A folha de { $side } está no novo sobrescrito? Enter: sim.
sealing-lacks = Antes: { $stage ->
        [written] anota-se o lance
        [sheets-inside] as duas folhas vão no sobrescrito
        [closed] sela-se o sobrescrito
       *[other] { $stage }
    }.
adjourn-stop-ask = Parar os relógios? Enter: sim; depois o lance secreto fica assente.
not-adjourned = A partida não está adiada.
envelope-name-ask = No sobrescrito falta o nome de { $side }. Qual é?
envelope-time-ask = O que mostra o relógio de { $side }? Assim: 1:02:30.
envelope-resumes-ask = Quando e onde continua a partida? Data, hora, local, com vírgulas.
envelope-resumes-parts = Data, hora e local, com duas vírgulas; - deixa de fora. Assim: 1.12.2026, 15:00, Sala 2.
envelope-check = { $text } Está assim no sobrescrito? Enter: sim.
envelope-no-offer = Nenhuma proposta de empate em aberto.
envelope-item-lacks = No sobrescrito falta: { $lacking ->
        [names] os nomes
        [times] os tempos gastos
        [resumption] dia, hora e local do recomeço
       *[other] { $lacking }
    }.
envelope-kept = O sobrescrito está completo; o árbitro { $initials } guarda-o.
envelope-kept-by-all = O sobrescrito está completo.
present-replier-ask = { $side }, que deve responder, está presente? Enter: sim, n: não.
present-sealer-ask = { $side }, que deixou o lance secreto, está presente? Enter: sim, n: não.
absent-clock-ask = { $side } não está: acionar o relógio, com o sobrescrito fechado? Enter: sim.
absent-clock-started = O relógio de { $side } está a andar; o sobrescrito fica fechado.
absent-came-ask = { $side } já está presente? Enter: sim; então os relógios param.
replier-time-due = { $lateness ->
        [unknown] Não se sabe se o relógio das { $side } andou o devido. { $command } acerta-o.
        [early] O relógio das { $side } andou { $time } antes da hora. { $command } acerta-o.
       *[late] As { $side } chegaram tarde e perdem mais { $time }. { $command } acerta o relógio.
    }
envelope-open-ask = Abrir o sobrescrito? Enter: sim.
envelope-opened = O sobrescrito está aberto.
envelope-closed = O sobrescrito está fechado; { $command } continua.
replier-absent = O sobrescrito abre-se quando { $side } estiver presente.
sealed-move-read-ask = Qual era o lance secreto? Só Enter: nenhum.
sealed-none-ask = Nenhum lance no sobrescrito? Enter: sim; senão, o lance.
sealed-move-stated-ask = Qual era o lance secreto, segundo { $side }?
sealed-stated-fault = { $sealed ->
        [ambiguous] Podem ser vários lances
        [not-understood] Não se entende
        [illegal] Esse lance é ilegal aqui; o árbitro decide
       *[other] { $sealed }
    }.
sealed-fault = { $sealed ->
        [ambiguous] O lance secreto é ambíguo
        [not-understood] O lance secreto não se entende
        [illegal] O lance secreto é ilegal
        [missing] Não há lance no sobrescrito
       *[other] { $sealed }
    }: a partida está perdida para { $side } se o árbitro decidir assim, com { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] O lance secreto é ambíguo
        [not-understood] O lance secreto não se entende
        [illegal] O lance secreto é ilegal
        [missing] Não há lance no sobrescrito
       *[other] { $sealed }
    }.
sealed-fault-excepted = Mas { $side } não pode dar mate: a partida está empatada se o árbitro decidir assim, com { $command }.
sealed-ways = Pode ser: { $moves }.
envelope-lost = O sobrescrito consta como perdido. O lance que { $side } disser entra aqui; { $command } mostra a cópia.
envelope-lost-times = Os tempos não constam aqui: acerte os relógios com { $command }.
sealed-copy = A cópia do programa: { $text }.
sealed-copy-none = O programa não tem cópia do lance secreto.
sealed-copy-closed = A cópia só se abre se o sobrescrito se perdeu, e com a palavra secreta certa.
sealed-late = { $side } chega tarde demais ao recomeço; se o lance secreto terminou a partida, isso vale.
sealed-late-loses = { $side } chega tarde demais ao recomeço e perde, salvo decisão do árbitro.
times-after-the-first-move = Após o primeiro lance os tempos ficam, salvo decisão do árbitro; assim foi feito.
adjourn-logged = Adiamento: { $stage ->
        [sealed] um lance foi selado aqui
        [made-on-board] o lance foi feito no tabuleiro e é o secreto
        [written] o lance está anotado
        [sheets-inside] as duas folhas estão no sobrescrito
        [closed] o sobrescrito está selado
        [named] um nome foi anotado
        [resumes] o recomeço foi anotado
        [checked] um dado do sobrescrito está certo
        [present] um jogador está presente
        [absent] falta um jogador
        [clock-started] o relógio do ausente está a andar
        [opened] o sobrescrito foi aberto
        [faulty] o lance secreto não pode ser executado
        [lost] o sobrescrito perdeu-se
       *[other] { $stage }
    }.
clocks-stand-resume = Os relógios estão parados. { $command } põe-nos em marcha.
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
clocks-not-started = O relógio das brancas ainda não foi posto em marcha.
clocks-started = O relógio das { $side } está a contar.
clocks-start-with-enter = Enter põe em marcha o relógio das { $side }.
clock-pressed = Relógio premido.
clocks-no-time = Este relógio não tem ritmo de jogo; os seus tempos não se conhecem.
time-report-about = Brancas { $white-moves ->
        [one] 1 lance
       *[other] { $white-moves } lances
    }, cerca de { $white-used } de tempo gasto. Pretas { $black-moves ->
        [one] 1 lance
       *[other] { $black-moves } lances
    }, cerca de { $black-used } de tempo gasto.
time-left-about = Tempo que resta: brancas cerca de { $white-left }, pretas cerca de { $black-left }.
clock-synced = Relógio das { $side }: { $left }.
clocks-set = Relógios acertados: brancas { $white }, pretas { $black }.
control-set = Ritmo de jogo: { $control }.
control-moves = { $moves ->
        [one] 1 lance
       *[other] { $moves } lances
    } em { $time }
control-rest = o resto da partida em { $time }
control-all = toda a partida em { $time }
control-per-move = { $granted ->
        [increment] { $time } a mais por lance
        [delay] { $time } de atraso em cada lance
       *[bronstein] { $time } de volta em cada lance, se usados
    }
control-black = as pretas { $time } no início
control-draw-odds = com empate passam as pretas
control-words = ritmo
needs-control = um ritmo de jogo: ritmo 40/90m, G/30m, +30s
clock-counters = Segundo o contador do relógio: brancas { $white }, pretas { $black }.
period-had = As { $side } já têm o tempo que se acrescenta após o lance { $moves }: { $time }. Só volta a ser acrescentado se este relógio for acertado.
time-added = { $side }: mais { $time }.
zero-reached = O tempo das { $side } esgotou-se.
reminder = { $side }: restam { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
reminder-move = Lance { $number }.
reminders-set = Avisos { $moments ->
        [none] {""}
       *[some] com { $moments }
    }{ $numbers ->
        [only] do número de cada lance
        [too] { " " }e do número de cada lance
       *[no] {""}
    }.
time-span = { $time }
reminders-off = Não há avisos.
reminders-need-earphone = Só o jogador pode ouvir isso, e não há auricular.
control-ahead = { $met ->
        [0] Faltam { $ahead } para o controlo
       *[other] Controlo { $met } superado{ $ahead ->
            [none] {""}
           *[some] , faltam { $ahead } para o próximo
        }
    }.
moves-counted = { $moves ->
        [one] 1 lance
       *[other] { $moves } lances
    }
last-known-times = Últimos conhecidos: brancas { $white-left }, há { $white-age }; pretas { $black-left }, há { $black-age }.
flag-ask = Bandeira caída. Resultado: { $result }? "Sim" regista.
own-flag = { $command } reclama a bandeira do adversário; { $command } { $both }, as duas.
flag-stands = As { $side } ainda têm tempo.
ended-by-the-position = Nenhuma bandeirola conta mais: a posição terminou a partida.
flag-claimed = A queda dessa bandeira já foi reclamada.
time-between = { $first } a { $second }
clock-as-entered = { $held ->
        [may-be-pressed] Pelo que foi introduzido, o relógio das { $side } está a contar. /relógio se já foi premido.
        [not-started] O arranque do relógio das { $side } não foi introduzido.
        [stopped] Pelo que foi introduzido, os relógios estão parados.
       *[runs] Pelo que foi introduzido, o relógio das { $side } está a contar.
    }
time-not-known = { $side ->
        [both] Os dois tempos são desconhecidos
       *[other] O tempo das { $side } é desconhecido
    }: a contagem foi interrompida.{ $reads ->
        [sync] {" "}/sincronizar introduz o que o relógio mostra.
       *[arbiter] {" "}Pergunte o tempo ao árbitro.
    }
time-unknown = um tempo desconhecido
time-under-a-second = menos de um segundo
gap-table = O programa esteve { $time } ausente e não acompanhou o relógio da mesa.
gap-table-unknown = O programa esteve ausente e não acompanhou o relógio da mesa.
gap-nobody = Durante { $time } os relógios não contaram.
gap-unknown = Os relógios não contaram, e ninguém sabe durante quanto tempo.
gap-arbiter = O árbitro acerta os relógios ou deixa-os continuar.
slept-clocks-stand = O computador esteve { $time } suspenso. Os relógios estão parados, /continuar volta a pô-los em marcha.
slept-clock-went-on = O computador esteve { $time } suspenso. O relógio da mesa continuou.
slept = O computador esteve { $time } suspenso.
assistant-tells = O seu assistente diz o tempo e os lances.
duty-of = { $by ->
        [player] Isso cabe ao jogador.
        [assistant] Isso cabe ao seu assistente.
        [program] O programa trata disso.
        [nobody] Nesta partida ninguém tem essa tarefa.
       *[other] { $by }
    }
task-to-execute = A fazer no outro tabuleiro: { $move }.
task-to-correct = No outro tabuleiro: desfazer { $old }, fazer { $move }.

## Draw, resignation, result
offer-irregular = O empate propõe-se depois do lance e antes de premir o relógio. Enter propõe na mesma.
offer-stands = Já há uma proposta de empate.
no-offer = Não há nenhuma proposta de empate.
draw-too-early = Não há empate por acordo antes de ambos terem jogado.
not-completed = O lance do adversário ainda não está concluído.
cited = { $text } Artigo { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Linhas mestras, ponto { $point }.
opponents-own = Só as { $side } o podem dizer. Um resultado acordado: { $command }; um árbitro confirma-o.
not-at-these-keys = Só as { $side } o podem dizer; um árbitro introdu-lo.
own-offer = As { $side } propuseram empate. A resposta das { $other }: { $accept } { $other } ou { $decline } { $other }.
offer-condition = Uma proposta não tem condições. Dê só o comando.
offered = Empate proposto.
offered-by = As { $side } propõem empate.
accepted = As { $side } aceitam o empate.
declined = As { $side } recusam o empate.
resign-ask = As { $side } abandonam? "Sim" confirma.
resign-ask-result = As { $side } abandonam. Resultado: { $result }? "Sim" regista.
resigned = { $side } abandonam.
result-which = Qual é o resultado: 1-0, 0-1 ou empate?
result-ask = Resultado: { $result }? "Sim" regista.
result-drawn-before = { $why } Resultado: { $result }? "Sim" regista.
result-draw-too-early = Ainda não jogaram ambos. Resultado: { $result }? "Sim" regista.
result-draw-before = O torneio não admite empate por acordo antes do lance { $before }. Resultado: { $result }? "Sim" regista.
result-instead = Já há um resultado: { $old }. Em vez dele: { $result }? "Sim" regista.
result-instead-of-resignation = As { $side } abandonaram. Em vez disso: { $result }? "Sim" regista.
result-instead-of-agreement = O empate foi acordado. Em vez disso: { $result }? "Sim" regista.
result-instead-of-flag = A bandeira das { $side } caiu. Em vez disso: { $result }? "Sim" regista.
result-by-flag = A bandeira das { $side } caiu. Resultado: { $result }? "Sim" regista.
result-entered = Resultado: { $result }.
scored = { $text } Pontos: brancas { $white }, pretas { $black }.
scored-in-vain = { $text } Uma penalidade em pontos fica sem efeito.
score-unusual = { $points } não é um resultado desta pontuação.
black-advances = { $text } Passam as pretas.
result-take-back-ask = Resultado: { $result }. Anular? "Sim" anula.
result-taken-back = O resultado foi anulado.
take-back-ask = Retirar o lance: { $move }. Estão ambos de acordo? “Sim” retira-o.
move-taken-back = Retirado: { $move }. Jogam as { $side }.
taken-back-times = O relógio continua aí; o tempo usado não volta.
new-game-ask = Começar outra partida? Esta fica guardada. “Sim” começa-a.
new-game-piped = Um script começa outra partida iniciando o ansage de novo.
nothing-to-take-back = Não há lance para retirar.
not-in-an-event = Num torneio nenhum lance é retirado.
no-result = Não foi registado nenhum resultado.
white-wins = as brancas ganham, 1-0
black-wins = as pretas ganham, 0-1
drawn = empate
both-lose = os dois perdem, 0-0
game-over = A partida acabou: { $result }.
game-over-take-back = A partida acabou: { $result }. "{ $command } *" anula o resultado.
mate-ask = Xeque-mate. Resultado: { $result }? "Sim" regista.
stalemate-ask = Rei afogado. Resultado: { $result }? "Sim" regista.
dead-position-ask = Nenhum lado pode dar mate. Resultado: { $result }? "Sim" regista.

## Commands
nothing-said-yet = Ainda não se disse nada.
struck-since = { $move } já não está na folha de registo.
spelled = { $letters }.
needs-slash = Os comandos começam por uma barra: { $command }.
command-unknown = Comando { $text } desconhecido. /? diz os comandos.
command-unknown-nearest = Comando { $text } desconhecido. Escreve-se de modo parecido { $command }.
command-meant-ask = Comando { $text } desconhecido. Queria dizer { $command }?
command-ambiguous = { $text } é ambíguo: { $choices }.
command-needs = { $command } precisa de: { $what }.
needs-side = um lado, brancas ou pretas
needs-flag-side = um lado, brancas ou pretas, ou { $both }
both-flags-words = ambas, ambos
needs-number = um número de lance como 12
needs-time = um tempo como 0:47
needs-move = um lance
move-thought = { $number } { $side }: { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
move-thought-unknown = { $number } { $side }: o tempo não está registado.
opponents-thought-not-told = Em torneio só se diz o tempo dos próprios lances.
command-list-head = Comandos:
topic-words = { $topic ->
        [moves] lances
        [clock] relógio, controlo de tempo
        [end] fim, empate, resultado
        [sheet] folha, notas
        [board] tabuleiro, tabuleiros
        [arbiter] árbitro
        [voice] voz, som
        [tape] fita, gravação
       *[other] { $topic }
    }
help-themes = { $command } com um tema diz mais: { $themes }; { $command } { $all } diz tudo.
all-words = tudo, todos
clock-not-approved = O relógio deste programa não é um relógio aprovado. Prevalece sempre o relógio oficial.
cancelled = Anulado.
nothing-to-cancel = Não há nada a anular.
noted = Anotado.
noted-time = Anotado: { $time } restantes.
note-sealed = Anotado e selado para os árbitros.
note-not-sealed = A nota não pôde ser selada e não foi guardada. Introduza-a de novo.
note-empty = Que nota?
only-arbiter = Só o árbitro pode decidir.
lifted = Peça de { $square } levantada.
secured = { $square } fixada.
opponent-touched = Adversário: { $square } tocada.
opponent-released = Adversário: solta em { $square }.
opponent-words = { $did ->
        [touched] tocada
        [released] solta
        [claims] reclama
       *[other] { $did }
    }
needs-opponent = um de { $known } e uma casa: g8
which-lifted = Levantada de que casa?
not-advising = Não dou conselhos.
sheet-empty = Ainda não há lances.
needs-side-and-time = um lado e um tempo: brancas 12:04
needs-clock-times = os tempos: brancas 0:12:30 pretas 0:09:00 lance 37
needs-reminders = tempos, lances ou desligar: 5:00 2:00 lances
needs-hands = um lado e o que mostram os ponteiros: brancas ponteiros 5:40
needs-entry = o número, b ou p, e o lance: 12 p c5
white-words = brancas, branca, b
black-words = pretas, preta, p
move-words = lance
moves-words = lances, lance
hands-words = ponteiros
yes-words = sim, s
no-words = não, n
only-first-line = Só se tomou a primeira linha. Enter confirma-a.
answered-too-early = Isso foi escrito antes da pergunta. Responda agora.
not-on-sheet = Esse lance não está na folha de registo.
same-entry = Já está assim na folha de registo.
rewrite-ask = { $number } { $side }: { $new } em vez de { $old }?
rewrite-initials = O árbitro tem de concordar: quais são as iniciais?
rewrite-nobody = Nenhum árbitro deste torneio tem essas iniciais; a folha de registo fica como está.
rewritten = A folha de registo está corrigida.
unknown-arbiter = Nenhum árbitro deste torneio tem essas iniciais.
no-arbiter = Não há nenhum árbitro ao teclado.
arbiter-here = O árbitro { $initials } está ao teclado. /jogador devolve-o.
arbiter-here-felt = O árbitro { $initials } está ao teclado. A linha serve só para ler.
arbiter-at-the-keyboard = O árbitro assume ao teclado, não na linha braille.
arbiter-gone = O jogador tem de novo o teclado.
arbiter-came = O árbitro { $initials } está ao teclado.
secret-ask = Palavra secreta dos árbitros?
secret-clocks = { $clocks ->
        [table] O relógio da mesa continua até ser parado ali.
        [stoppable] O relógio corre, { $side }. Enter sozinho para os dois relógios.
       *[running] O relógio corre, { $side }.
        [stopped] Os relógios estão parados.
    } { $question }
secret-new = Uma nova palavra secreta dos árbitros: pelo menos dez caracteres, ou Enter para palavras sorteadas.
secret-first = Primeiro a palavra secreta atual; depois { $command } … { $new } define outra.
secret-none = Esta partida não tem palavra secreta dos árbitros. Nenhum árbitro pode assumir o teclado; decidir em papel.
secret-too-short = Uma palavra secreta tem pelo menos dez caracteres.
secret-wrong = Essa não é a palavra secreta. Ficou anotado.
secret-again = Essa não é a palavra secreta, e ficou anotado: introduza de novo, ou Escape para sair.
secret-wait = Depois de três palavras erradas nenhuma é aceite durante um minuto; faltam { $seconds } segundos.
secret-dropped = O que foi introduzido é descartado.
secret-drawn = A palavra secreta dos árbitros, para anotar: { $words }.
secret-not-made = Não foi possível criar uma palavra secreta.
secret-set = Os árbitros têm uma nova palavra secreta.
secret-not-right = Essa não é a palavra secreta dos árbitros.
secret-not-entered = Não foi introduzida nenhuma palavra secreta.
secret-not-there = Esta partida não tem palavra secreta dos árbitros.
secret-among-many = Esta partida tem { $count } palavras secretas dos árbitros; nenhuma das { $tried } experimentadas é essa.
secret-stands = Já há uma palavra secreta dos árbitros em { $paths }; --replace-secret põe outra no seu lugar.
secret-replace-ask = Já há uma palavra secreta dos árbitros em { $paths }. Pôr outra no seu lugar? Sim ou não.
new-words = novo, nova, new

## What each command does
help-made = O lance anunciado está feito no tabuleiro.
help-clock = Premir o relógio.
help-correct = Corrigir o último anúncio, seguido do lance certo.
help-done = O lance do adversário está feito no seu tabuleiro.
help-wrong-repeat = O adversário repetiu mal: o mesmo anúncio outra vez.
help-undo = Retirar o último lance, se ambos estão de acordo.
help-new = Começar outra partida com as mesmas definições; esta fica guardada.
help-offer = Propor empate.
help-accept = Aceitar o empate.
help-decline = Recusar o empate.
help-claim = Reclamar empate: /reclamar três, /reclamar cinquenta Ta2a3, /reclamar final 1. Um árbitro indica primeiro o lado: /reclamar pretas três.
help-resign = Abandonar.
help-result = Registar o resultado: 1-0, 0-1 ou empate; * anula-o.
help-sign = Assinar o resultado: /assinar, /assinar pretas.
help-time = Lances e tempos dos dois lados.
help-sheet = A folha de registo, ou a partir de um lance: /folha 12.
help-pause = Parar os dois relógios.
help-stop = Parar os dois relógios por um motivo e chamar o árbitro: /stop peça.
help-resume = Deixar o relógio continuar.
help-repeat = O último anúncio outra vez.
help-allow = Permitir algo além das Regras: /permitir tempo-restante.
help-setup = O que o árbitro fixa; sem nada depois, a disposição de uma partida de Chess960 outra vez.
help-repeat-ear = A última mensagem outra vez.
help-spell = Soletrar o último anúncio.
help-spell-ear = Soletrar a última mensagem.
help-note = Uma nota para o diário, não para a folha de registo.
help-note-time = Escrever o tempo que resta ao lado do último lance: /nota-tempo 0:47.
help-arbiter = Chamar o árbitro.
help-lifted = Levantou-se uma peça: /levantada e2.
help-opponent = O que o adversário fez com uma peça: /adversário tocada g8, /adversário solta f6.
help-adjust = Dizer que se compõem as peças.
help-cancel = Anular a pergunta em aberto.
help-help = A ajuda; com um tema ou um comando a seguir, diz mais: /ajuda relógio, /ajuda corrigir.
help-quit = Sair. A partida pode continuar mais tarde.
help-start = Pôr em marcha o relógio das brancas.
help-sync = O que mostra o relógio da mesa: /sincronizar brancas 12:04, /sincronizar brancas ponteiros 5:40.
help-flag = Reclamar a queda da bandeira do adversário.
help-set = Acertar os relógios: /acertar brancas 0:12:30 pretas 0:09:00 lance 37, /acertar ritmo 5+3.
help-add = Acrescentar tempo: /acrescentar brancas 2:00 e um motivo.
help-fault = Um lance ilegal e o que custa: /infração, /infração pretas relógio.
help-penalty = Uma penalidade: /penalidade brancas 11.5, depois a lista da edição.
help-irregularity = O que não estava certo: /irregularidade cores, virado, deslocadas, relógio, início.
help-away = Deixar o tabuleiro: /ausente, e /ausente volta.
help-complain = Queixar-se ao árbitro; a sala nunca ouve de quê: /queixa barulho.
help-ask-arbiter = Perguntar ao árbitro, sem anúncio.
help-measure = Uma medida do árbitro no registo: /medida outra mesa.
help-alarm = Lembra o próprio tempo: /lembrar 5:00 2:00, lances ou desligar.
help-arrived = Alguém chegou ao tabuleiro: /chegou pretas.
help-adjourn = Adiar a partida e recomeçá-la, passo a passo (árbitro).
help-seal = Introduzir ou mudar o lance secreto sem ser visto. Para o assistente que o escreve: /selar ditar. Feito no tabuleiro: /selar tabuleiro Bf5.
help-borrow = Pedir emprestada a folha do adversário para completar a própria: /emprestar, e /emprestar volta.
help-replace-sheet = Árbitro: o aparelho falha, daqui em diante usa-se outra folha.
help-handed-over = Depois da partida: a folha está entregue ao organizador.
help-glossary = Como se diz um termo de xadrez noutras línguas: /glossário bishop.
help-volume = O volume da sala, em por cento: /som 60.
help-limit = O árbitro: o volume máximo da sala, em por cento: /limite 60.
needs-percent = um número de 0 a 100
room-volume = Volume da sala: { $percent } por cento.
room-volume-held = O árbitro permite no máximo { $percent } por cento. É agora o volume da sala.
room-limited = Volume da sala: no máximo { $percent } por cento.
help-player = O árbitro devolve o teclado.
help-head = As palavras do selo do registo, para o árbitro anotar.

## The program itself
first-line = Ansage, { $face ->
        [plain] ecrã simples
        [screen] ecrã inteiro
       *[other] { $face }
    }. Mensagens em { $reports ->
        [de] alemão
        [en] inglês
        [es] espanhol
        [fr] francês
        [nl] neerlandês
        [pt-BR] português do Brasil
        [pt-PT] português
       *[other] { $reports }
    }, anúncios em { $words ->
        [de-fide] alemão segundo o Apêndice D
        [de] alemão
        [en] inglês
        [es-fide] espanhol com os nomes do Apêndice D
        [es] espanhol
        [fr] francês
        [nl] neerlandês
        [pt-BR] português do Brasil
        [pt-PT] português
       *[other] { $words }
    }, voz { $voice ->
        [none] nenhuma
       *[other] { $voice }
    }. Escreva um lance, por exemplo { $example }; Enter confirma, /? diz os comandos.
first-line-felt = Ansage. /? diz os comandos.
journal-path = Diário: { $path }
resumed-game = A partida continua: { $number ->
        [none] {""}
       *[other] lance { $number },{" "}
    }jogam as { $side }.
resumed-game-clocks-stand = A partida continua: { $number ->
        [none] {""}
       *[other] lance { $number },{" "}
    }jogam as { $side }. Os relógios estão parados, /continuar põe-nos em marcha.
resumed-game-first-press = A partida continua: lance { $number }, jogam as { $side }. Os relógios estão parados; premir o relógio ou /continuar põe-nos em marcha.
last-played = Último lance, { $side }: { $move }.
goodbye = A partida está guardada: { $path }
goodbye-continued = A partida está guardada: { $path }. Antes estava em { $before }.
stands-not-still = Ctrl+Z não suspende o programa: ninguém o ouviria. Ctrl+D sai.
turn = Lance { $number }, { $side }
masked-line = •••
not-saved = O fim da partida não está guardado. Não é possível escrever { $path }: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = em vez de { $old }
draw-words = empate, empatada
white = Brancas
black = Pretas
channel-name = { $channel ->
        [room] altifalante
        [ear] auricular
        [arbiter] árbitro
        [sheet] folha de registo
       *[other] { $channel }
    }

## Devices
room-voice-missing = Os anúncios não têm voz. Anuncie por si.
room-voice-lost = A voz dos anúncios falhou. Anuncie por si.
room-voice-back = A voz dos anúncios voltou.
ear-voice-missing = O auricular não tem voz. As mensagens vêm em texto. ansage doctor diz porquê.
no-ear-voice = As mensagens não têm voz e vêm em texto. ansage doctor diz porquê.
ear-voice-lost = A voz do auricular falhou. As mensagens vêm em texto.
ear-voice-back = A voz do auricular voltou.
recorded-words-damaged = Há palavras gravadas danificadas. A voz incorporada di-las. ansage voices check indica quais são.
own-voice-lost = A sua própria voz não responde. Fala a voz incorporada.
own-voice-back = A sua própria voz fala de novo.
system-voice-lost = A voz do sistema não responde. Fala a voz incorporada.
system-voice-back = A voz do sistema fala de novo.
screen-reader-missing = Nem NVDA nem JAWS responde. Fala a voz incorporada.
screen-reader-lost = O leitor de ecrã não responde. Fala a voz incorporada.
screen-reader-back = O leitor de ecrã fala de novo.
builtin-voice-missing = A voz incorporada não está. Fala a voz do sistema.
builtin-voice-back = A voz incorporada fala de novo.
asking-microphone-lost = O microfone falhou.
room-is-off = Nada é dito na sala. O adversário lê: ansage screen.
ear-on-room = Sem auricular: as mensagens ouvem-se na sala.
braille-back = A linha braille está ligada.
braille-lost = A linha braille falhou. A partida continua.
braille-failed = A linha braille falhou.
braille-words-failed = A tabela { $table } do liblouis não traduz aqui; as palavras vão na tabela da linha braille. ansage doctor diz mais.
braille-no-helper = Sem linha braille: o ansage-braille falta ou é de outra versão. ansage doctor diz mais.
braille-no-server = Sem linha braille: o BRLTTY não está a funcionar.
braille-not-allowed = Sem linha braille: o BRLTTY não aceita este programa. A chave /etc/brlapi.key tem de poder ser lida.
braille-wrong-key = Sem linha braille: a chave brlapi.key não é a deste BRLTTY.
braille-no-cells = Sem linha braille: o BRLTTY está a funcionar, mas não há nenhuma ligada.
braille-busy = Sem linha braille: outro programa está a usá-la.
journal-lost = Não é possível escrever o diário. A partida continua.
journal-back = O diário volta a ser escrito, não falta nada.
journal-continued = { $damage ->
        [removed] O diário foi apagado
        [replaced] Outro ficheiro tomou o lugar do diário
        [moved] O diário foi movido
        [cut] O fim do diário foi cortado
        [unreachable] O diário está inacessível
        [full] O disco está cheio
        [unwritable] Não é possível escrever o diário
       *[changed] O diário foi alterado
    }; a partida está agora em { $path }.
journal-nearly-full = O diário está quase cheio. Os lances e o resultado são guardados, as notas não.
power-mains = O computador está ligado à corrente. Bateria: { $percent } por cento.
power-battery = O computador está a funcionar com a bateria: { $percent } por cento.
battery-low = Bateria a { $percent } por cento. Ligue o computador à corrente.
battery-sign = Bateria: { $percent } por cento
stays-awake = Está a jogar-se uma partida de xadrez.

## Claims, faults and penalties
claim-ground = { $ground ->
        [threefold] a mesma posição pela terceira vez
        [fifty-moves] cinquenta lances
        [cannot-win] o adversário não pode vencer por meios normais
        [no-effort] o adversário não se esforça para vencer por meios normais
        [seconds] cinco segundos a mais por lance
       *[other] { $ground }
    }
claim-ground-words = { $ground ->
        [threefold] três, posição
        [fifty-moves] cinquenta, lances, 50
        [cannot-win] adversário-não-pode-ganhar, não-pode, meios
        [no-effort] adversário-sem-esforço, sem-esforço, esforço
        [seconds] cinco-segundos, segundos
       *[other] { $ground }
    }
claim-finding-words = { $finding ->
        [right] correta, ok
        [wrong] incorreta, errada
        [illegal] ilegal
        [postponed] depois, adiada, adiar
       *[other] { $finding }
    }
claim-which = Empate porquê: { $grounds }?
claim-ask = Reclamar empate, { $ground }? s reclama em definitivo.
claim-ask-with = Reclamar empate com { $move }, { $ground }? s reclama em definitivo.
claim-ask-of = { $side }: { $ask }
claim-stops-ask = Parar os dois relógios? Enter para, - deixa andar.
claimed = { $side } reclama empate: { $ground }.
claimed-before = { $side } reclamou empate: { $ground }. A decisão foi adiada.
claim-then = Na reclamação: { $facts }
claim-right = A reclamação é correta.
claim-checked-by-players = Os dois jogadores verificam a reclamação, com o árbitro.
claim-checked-by-arbiter = O árbitro verifica a reclamação.
claim-wrong = A reclamação é incorreta.
claim-right-ask = A reclamação é correta e a partida empatada? s escreve.
claim-wrong-ask = A reclamação é incorreta? Enter confirma.
claim-out-of-turn = Só quem tem o lance reclama empate.
claim-lost = Tocada uma peça, não se reclama empate neste lance.
claim-stands = Uma reclamação não se retira.
claim-undecided = Antes o árbitro decide sobre a reclamação: { $command } { $right } ou { $command } { $wrong }.
no-claim = Nenhum empate foi reclamado.
intended-move-due = Depois da reclamação faz-se o lance indicado.
note-claim = { $claim } { $facts } { $found }
note-illegal-claim = { $claim } { $found }
claim-with = { $claim } Lance indicado: { $move }.
claim-cited = O jogador cita os lances { $moves }. { $facts }
claim-stood = { $count ->
        [1] A posição ocorreu uma vez: { $moves }.
       *[other] A posição ocorreu { $count } vezes: { $moves }.
    }
claim-quiet = { $count ->
        [1] 1 meio-lance sem lance de peão nem captura.
       *[other] { $count } meios-lances sem lance de peão nem captura.
    }
claim-holds = É suficiente.
claim-does-not-hold = Não é suficiente.
claim-unproved = A folha não mostra se é suficiente.
note-intended-not-made = { $side } não faz o lance indicado { $move }.
claim-the-start = início
claim-finish-words = final
claim-ask-ends = Reclamar empate, { $ground }? Isso termina a partida, e um árbitro decide depois. s reclama em definitivo.
seconds-ask = Pedir cinco segundos a mais por lance? Isso também propõe empate. s pede em definitivo.
seconds-asked = { $side } pede cinco segundos a mais por lance e propõe empate.
seconds-grant-ask = Cinco segundos a mais por lance para ambos, e 2 minutos a mais para o adversário? s concede.
seconds-refused-ask = { $side }: empate recusado? Cinco segundos a mais por lance para ambos, e 2 minutos a mais para { $side }? s concede.
seconds-granted = Os cinco segundos são concedidos.
seconds-refused = Os cinco segundos não são concedidos.
claim-postponed = A reclamação é decidida depois, e a partida continua.
claim-final = A decisão é definitiva.
claim-times-unknown = O que os relógios mostram não é conhecido aqui.
claim-time-unproved = Se eram menos de dois minutos mostra o relógio da mesa.
claim-in-time = São menos de dois minutos.
claim-too-early = Não são menos de dois minutos.
claim-without-time = Não restava tempo.
claim-undecided-finish = O árbitro decide: { $command } { $right }, { $command } { $wrong } ou { $command } { $postponed }.
finish-claim-of = { $side }, reclamação no final acelerado
no-finish = { $why ->
        [no-time] Sem controlo de tempo não há final acelerado.
        [blitz] No xadrez blitz não há final acelerado.
        [unsupervised-blitz] No xadrez blitz sem supervisão não há final acelerado.
        [increment] Com tempo por lance não há final acelerado.
        [not-announced] O final acelerado não foi anunciado.
        [not-yet] Antes é preciso cumprir o controlo de tempo.
       *[other] { $why }
    }
time-for-moves = Só quem tem menos de dois minutos reclama isso.
flag-before-the-claim = Isso não reclama quem tem a seta caída.
sheet-incomplete = { $count ->
        [1] Antes a folha deve estar completa: falta 1 meio-lance.
       *[other] Antes a folha deve estar completa: faltam { $count } meios-lances.
    }
claim-is-postponed = O árbitro ainda não decidiu sobre a reclamação.
no-such-finding = Uma reclamação assim não se decide desse modo.
claim-unchecked = A reclamação termina a partida: { $command } diz se o adversário a verificou.
claim-written = A reclamação terminou a partida. Um árbitro decide, depois { $command }.
left-claim-checked = A partida termina com a reclamação, e o adversário verificou-a. Um árbitro decide.
left-claim-unchecked = A partida termina com a reclamação, e o adversário não a verificou. Um árbitro decide.
claim-check-position = A posição: { $position } O adversário verificou-a? Enter sim, - não.
claim-check-sheet = A posição: { $position } O adversário verificou-a com a folha? Enter sim, - não.
claim-take-back-ask = Retirar a reclamação que terminou a partida? s retira-a, e a partida continua.
claim-check-on-paper = A posição vai no papel, faltam lances aqui. O adversário verificou-a? Enter sim, - não.
fault-kind = { $kind ->
        [move] lance ilegal
        [pawn] peão não substituído
        [press] relógio premido sem lance
        [hands] lance com as duas mãos
       *[other] { $kind }
    }
fault-kind-words = { $kind ->
        [move] lance
        [pawn] peão
        [press] relógio
        [hands] mãos
       *[other] { $kind }
    }
no-fault = Não há lance completado ilegal por decidir.
faults-followed = Também ilegal e riscado com { $move }: { $followed }. Só { $command } propõe quanto custa.
no-such-fault = Nesta edição das leis isso não conta como lance ilegal.
fault-not-pressed = As { $side } não premiram o relógio.
fault-no-pawn = O último lance das { $side } não leva nenhum peão à última fila.
needs-fault = um lado e um de { $known }
fault-of = { $side }, { $kind }, número { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, reclamação incorreta
remedy-time = { $side } { $time } a mais
remedy-time-from = { $side } { $time } a menos
remedy-loss = { $side } perde
remedy-draw = empate, pois { $side } não pode dar mate
remedy-nothing = volta à posição anterior, sem tempo
remedy-no-time = sem tempo a mais
remedy-stands = o lance vale, pois o adversário já jogou
fault-after-end = A partida já tinha terminado: um lance ilegal descoberto agora não muda nada.
irregularity-after-end = A partida já tinha terminado: uma irregularidade descoberta agora não muda nada.
fault-stands = O lance vale, nada foi contado.
points-more = { $side } { $points } a mais
points-fewer = { $side } { $points } a menos
points-counted = { $amount ->
        [half] ½ ponto
        [whole] 1 ponto
       *[more] { $points } pontos
    }
penalty-named = { $penalty ->
        [warning] advertência
        [time-to-opponent] tempo para o adversário
        [time-from-offender] menos tempo
        [points-to-opponent] pontos para o adversário
        [points-from-offender] menos pontos
        [loss] derrota
        [fine] multa
        [exclusion] exclusão de rondas
        [expulsion] expulsão do torneio
       *[other] { $penalty }
    }
penalty-words = { $penalty ->
        [warning] advertência
        [time-to-opponent] tempo-mais
        [time-from-offender] tempo-menos
        [points-to-opponent] pontos-mais
        [points-from-offender] pontos-menos
        [loss] derrota
        [fine] multa
        [exclusion] rondas
        [expulsion] expulsão
       *[other] { $penalty }
    }
proposal-one = { $about }: { $remedy }? Enter aceita, um tempo muda, - deixa.
proposal-of-weight = { $about }: { $remedy }? s escreve, um tempo muda, - deixa.
proposal-of-the-laws = { $about }: { $remedy }? Enter aceita, - deixa.
proposal-draw = { $about }: { $remedy }? s escreve, - deixa.
proposal-of-several = { $about }: { $remedies }? Um número escolhe, Enter aceita o primeiro, - deixa.
enter-is-no-yes = Enter sozinho não escreve nada, só s.
needs-remedy = Um tempo como 2:00, ou - para nada.
faulted = { $about }.
penalised = Penalidade para { $side }: { $remedy }.
no-time-added = Nenhum tempo é acrescentado.
penalty-who = Quem infringiu qual artigo: brancas { $article }?
penalty-article = Qual artigo as { $side } infringiram: { $article }?
penalty-no-article = O artigo { $article } não existe nestas Leis. Qual artigo as { $side } infringiram?
penalty-which = Qual penalidade: { $menu }?
penalty-which-loss = { $breach ->
        [device] Por um aparelho as Leis dizem: derrota.
        [sound] Por um aparelho que emite som as Leis dizem: derrota.
        [refusal-of-both] Por recusa persistente de ambos as Leis dizem: ambos perdem.
       *[refusal] Por recusa persistente as Leis dizem: derrota.
    } Qual penalidade: { $menu }?
penalty-time = Quanto tempo: 2:00?
penalty-points = Quantos pontos: { $least } ou { $most }?
take-increment-ask = Retirar o incremento de { $time } de { $side }? Enter retira, - deixa.
go-back-hint = { $command } volta à posição antes de { $move }.
white-half = brancas ½, pretas 0: ½-0
black-half = brancas 0, pretas ½: 0-½
white-by-forfeit = brancas ganham por falta de comparência, +/-
black-by-forfeit = pretas ganham por falta de comparência, -/+
both-forfeit = ambos perdem por falta de comparência, -/-
sign-ask = { $result }: { $side } assina? Enter assina.
approve-ask = { $result }: { $side } aprova? Enter aprova.
sign-unconfirmed = Um árbitro ainda tem de confirmar este resultado. { $ask }
sign-other-ask = { $result }: { $side } assina a folha de { $owner }? Enter assina.
other-sheet-signed-ask = A folha de { $owner } também está assinada, por { $signers }? Enter: sim.
signed-other = Assinatura na folha de { $owner }: { $side }.
signatures-missing = Faltam assinaturas: { $missing }.
signature-of = { $side } na folha de { $owner }
signed = { $side } assinou o resultado.
approved = { $side } aprovou o resultado.
signed-already = Já está assinado.
signatures-fell = As assinaturas sob o resultado anterior já não valem. { $command } assina o novo.
resignation-fell = A folha já não dá o abandono como motivo. { $command } guarda o novo.
score-above-game = A soma nunca passa de { $points }.
opponents-score-ask = { $ask } { $draw } ou { $loss } se forem menos pontos para { $side }.
needs-opponents-score = { $draw } ou { $loss }, ou "sim" para a vitória.
log-offered = { $side } oferece empate, oferta { $count }.
fivefold-ask = A mesma posição pela quinta vez. Resultado: { $result }? "Sim" regista.
seventy-five-ask = 75 lances de cada lado sem lance de peão nem captura. Resultado: { $result }? "Sim" regista.
note-resignation-may-draw = { $side } não pode dar mate: propõe-se { $result }.
cannot-mate = { $why } { $side } não pode dar mate.
irregularity-named = { $kind ->
        [start] Posição inicial errada
        [turned] Tabuleiro virado
        [colours] Cores trocadas
        [displaced] Peças deslocadas
        [clock] Relógio devolvido
       *[other] { $kind }
    }
irregularity-words = { $kind ->
        [start] início
        [turned] virado
        [colours] cores
        [displaced] deslocadas
        [clock] relógio
       *[other] { $kind }
    }
irregularity-which = O que não estava certo: { $kinds }?
irregular = { $kind }.
irregular-of = { $kind }, { $side }.
position-listed = Brancas: { $white }. Pretas: { $black }.
colours-go-on = Lances: brancas { $white }, pretas { $black }; a partida continua.
colours-go-on-unless = Lances: brancas { $white }, pretas { $black }. A partida continua, a menos que o árbitro decida de outra forma.
colours-anew = Lances: brancas { $white }, pretas { $black }; nova partida.
colours-open = Lances: brancas { $white }, pretas { $black }; o árbitro decide.
annul-ask = Anular a partida? s anula, o registro fica.
annul-late-ask = Anular a partida sem reclamação? s anula, o registro fica.
annulled = A partida está anulada. Para a nova, inicie ansage outra vez.
not-in-this-edition = Esta edição das leis não conhece isso.
beyond-the-game = { $count ->
        [1] Só há um meio-lance: assim nenhum é retirado.
       *[other] Só há { $count } meios-lances: assim nenhum é retirado.
    }
restore-which = Voltar para onde: 12 p, ou um número de meios-lances?
note-asks = { $side } { $about }
asks-about = { $about ->
        [quietly] pede o árbitro, sem anúncio.
        [leave] pede licença para deixar o tabuleiro.
        [away] deixa o tabuleiro.
        [back] está de volta ao tabuleiro.
        [touch] reclama: o adversário tocou uma peça.
        [complaint] reclama.
        [sheet] pede para ver a folha anotada.
        [blank-sheet] pede uma folha em branco.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Conta qualquer contacto que não seja claramente acidental.
       *[intent] { $asks } Só conta um toque com intenção.
    }
leave-asked = O árbitro tem de o permitir.
complaint-lost = Tarde: uma peça foi tocada. O árbitro lê mesmo assim.
note-complaint-lost = { $asks } Chega tarde: as { $side } tocaram uma peça.
sheet-out-of-turn = Só quem tem a vez pede a folha anotada.
sheet-asked-often = A folha anotada pede-se no máximo { $most } vezes. O árbitro lê mesmo assim. A própria: { $command }.
note-asks-for-the-sheet = As { $side } pedem a folha anotada, número { $count } de { $most }.
sheet-words = folha, planilha
blank-sheet-words = branco, vazia
set-up-stands = Depois de { $moves } lances de ambos isso já não se reclama. Só o árbitro ainda pode tratar do assunto.
late-set-up = { $late ->
        [nothing-claimed] Depois de { $moves } lances de ambos já não há reclamação disso. Um rei que estava trocado com a dama não roca.
       *[nothing-changed] Depois de { $moves } lances de ambos já não há reclamação; os relógios, só se o horário sofrer. Não há roque com um rei ou torre que estava mal posto.
    }
opponent-claims-late = Tarde: { $side } já jogou depois, e vale o que foi jogado antes.
earlier-moves-stand = Tarde: depois do próprio lance vale o que foi jogado antes. Se o adversário voltou a jogar, introduza primeiro esse lance.
complain-what = De quê?
measure-what = Qual medida?
measure-noted = Medida: { $text }
back-words = volta
touch-words = tocada, toque
claim-illegal = O lance indicado é ilegal: { $command } { $word }.
claim-binds = A reclamação é incorreta e o lance ilegal.
pawn-becomes-queen = O peão é substituído por uma dama.

## For the arbiter
note-illegal-move = Lance possivelmente ilegal: { $move }.
note-unreplaced-pawn = Lance possivelmente ilegal: { $move }. O peão é substituído por uma dama.
note-illegal-move-due = Lance possivelmente ilegal: { $move }. Em seu lugar: { $due }.
note-illegal-settled = Ilegal segundo a folha: { $move }. { $settled ->
        [counted] O árbitro decidiu.
        [remains] O lance vale, pois o adversário já jogou.
       *[over] A partida terminou.
    }
note-illegal-claimed = Reclamado antes do próprio lance: { $about }. { $command } propõe quanto custa.
note-illegal-claimed-open = Reclamado antes do próprio lance: { $about }. Não consta que o relógio foi premido.
note-illegal-claimed-decided = Reclamado de novo: { $about }. Isso já foi decidido.
note-illegal-claimed-in-vain = Reclama-se um lance ilegal, mas o último lance da folha é legal.
note-in-the-log-alone = { $note } Na altura só anotado, não avisado.
note-in-the-log-alone-claim = { $note } Na altura só anotado, não avisado. Um jogador reclama-o: { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Os dois reis estão em xeque.
       *[pawn] Há um peão na última fila.
    }
note-illegal-position = { $position } Intervir, se possível.
note-illegal-position-waits = { $position } Aguardar o próximo lance completado.
note-claimant-without-time = As { $side } reclamam e já não têm tempo.
flag-unclaimed-ask = Aqui o árbitro não assinala bandeira sem reclamação. { $side } reclamou? s anota.
fault-unclaimed-ask = { $about }: aqui o árbitro só age se houver reclamação. { $side } reclamou? s anota.
note-flag-not-claimed = Aqui é um jogador quem reclama a queda da bandeira do adversário. Ninguém o fez.
note-cannot-follow = O tabuleiro do programa não consegue acompanhar: { $move }.
note-entered-otherwise = Introduzido: { $entered }. No tabuleiro do programa é { $made }.
note-checkmate = A posição é de xeque-mate.
note-stalemate = O rei está afogado.
note-dead-position = Nenhum lado pode dar mate.
note-fivefold = A mesma posição pela quinta vez.
note-fivefold-apart = A mesma posição pela quinta vez, não de forma consecutiva. O árbitro decide se é empate.
ended-by-queen = { $why } Mas o lance era ilegal, e a dama substitui o peão: o árbitro decide.
note-seventy-five-moves = 75 lances de cada lado sem lance de peão nem captura.
after-the-flag = Mas só depois da queda da bandeira: { $why }
fault-first = { $why } Mas antes houve um lance ilegal: decida primeiro sobre ele.
note-made-after-flag = O lance veio depois da queda da bandeira das { $side }; os relógios estavam parados.
drawn-before = Depois de { $move }: { $why } O árbitro decide se foi empate.
note-corrected-to-other-piece = O lance corrigido usa outra peça que não a levantada.
note-touched = { $side }, { $did }: { $due }.
note-touched-only = { $side }, { $did }.
touched-pieces = tocado { $pieces }
note-touch-not-kept = O lance de { $side } não respeita o que foi tocado: { $due }.
let-go = solta em { $square }
due-free = vale qualquer lance legal
due-free-but = vale qualquer lance legal, exceto { $castling }
due-moves = { $piece } tem de mover
due-taken = { $piece } tem de ser capturada
due-takes = { $by } tem de capturar { $of }
due-castles = { $castling } tem de ser jogado
due-stays = um lance para { $square } tem de ser jogado
due-promotes = { $piece } tem de ir para { $square }, com promoção
note-mismatch-watch = Repetição errada com o relógio já a contar.
note-called = { $entrant ->
        [assistant] O assistente do jogador
        [opponents-assistant] O assistente do adversário
       *[player] O jogador
    } pede o árbitro.
note-called-for-result = O programa chamou o árbitro: o resultado veio das teclas { $entrant ->
        [assistant] do assistente do jogador
        [opponents-assistant] do assistente do adversário
       *[player] do jogador
    }.
note-signed-at-keys = A assinatura das { $side } veio das teclas das { $keys }.
note-ended-by-player = Resultado pelas teclas { $entrant ->
        [assistant] do assistente do jogador
        [opponents-assistant] do assistente do adversário
       *[player] do jogador
    }: { $result }. { $command } { $code } confirma-o, { $command } * retira-o.
note-ended-already = Resultado pelas teclas { $entrant ->
        [assistant] do assistente do jogador
        [opponents-assistant] do assistente do adversário
       *[player] do jogador
    }: { $result }. { $command } { $code } confirma-o.
note-after-resignation = { $side } abandonaram. { $note }
note-after-agreement = O empate foi acordado. { $note }
note-stopped = { $entrant ->
        [assistant] O assistente do jogador
        [opponents-assistant] O assistente do adversário
       *[player] O jogador
    } parou os relógios: { $reason }.
note-stopped-by = Relógios parados por { $side }: { $reason }.
note-stopped-other = { $entrant ->
        [assistant] O assistente do jogador
        [opponents-assistant] O assistente do adversário
       *[player] O jogador
    } parou os relógios por outro motivo: era válido?
note-authorised-another-day = Este aparelho foi autorizado { $at }, e a partida aberta { $opened }: uma autorização vale um dia a partir de então.
note-irregular-offer = As { $side } propuseram empate noutro momento que não depois do lance e antes do relógio.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Introduzido nas teclas do assistente do adversário.
       *[assistant] {" "}Introduzido nas teclas do assistente do jogador.
    }
note-claim-refused = { $claim } Recusado no teclado, pois uma peça tinha sido tocada.
note-not-taken = { $untaken ->
        [flag] { $side } reclamou a bandeira quando o relógio mostrava tempo.
        [out-of-turn] { $side } reclamou empate sem ter a vez de jogar.
        [after-flag] { $side } reclamou empate depois da queda da bandeira.
        [after-end] { $side } reclamou a bandeira depois de a posição ter terminado a partida.
        [offered-early] { $side } ofereceram empate antes de o torneio o admitir.
        [accepted-early] { $side } aceitaram empate antes de o torneio o admitir.
        [written-early] { $side } registaram empate antes de o torneio o admitir.
       *[declined] { $side } aceitou um empate recusado ao tocar numa peça.
    } Recusado no teclado.
note-played-unstarted = No relógio da mesa a partida começou; o sinal do árbitro não foi introduzido.
note-pressed-unmade = O relógio foi premido antes de o lance estar feito.
note-pressed-unmade-counts = O relógio foi premido antes de o lance estar feito. { $command } propõe a sanção.
note-wrong-secret = Foi introduzida uma palavra secreta errada.
note-other-command = { $answer ->
        [refused] Durante a partida, «ansage { $command }» foi pedido e recusado
        [opened] Durante a partida, «ansage { $command }» foi aberto com a palavra secreta dos árbitros
        [left] Na abertura da partida, «ansage { $command }» estava em curso e teve de terminar
       *[wrong-secret] Durante a partida, «ansage { $command }» foi pedido com uma palavra secreta errada
    }{ $times ->
        [one] .
       *[other] , { $times } vezes.
    }
note-notice-removed = O sinal de que há uma partida de torneio em curso foi removido ou alterado; está de novo lá.
note-notice-missing = O sinal de que há uma partida de torneio em curso não pode ser colocado: os outros comandos não sabem da partida.
note-corrected = Corrigido antes do relógio: { $new } em vez de { $old }.
note-correction-late = Correção pedida depois de premido o relógio: { $new } em vez de { $old }.
note-correction-late-of = Correção pedida depois de premido o relógio: { $old }.
note-stood-still = O programa esteve parado { $time } e não deu por nada entretanto.
note-battery-low = A bateria do computador que regista a partida está a { $percent } por cento, sem corrente.
note-sheet-corrected = Folha de registo corrigida: { $new } em vez de { $old }.
note-pawn-queened = O peão é uma dama: { $new } em vez de { $old }.
note-sheet-corrected-by = Folha de registo corrigida: { $new } em vez de { $old }; iniciais { $initials }.
note-boards-differ = O que está nos dois tabuleiros não coincide. Comparam-se as folhas de registo.
note-flag = Bandeira das { $side }: { $moves } de { $required } lances completados segundo a folha de registo.
note-flag-met = Bandeira das { $side }, exigidos: { $required }. Segundo a folha de registo, { $moves } lances completados.
note-flag-open = Bandeira das { $side }: { $moves ->
        [one] 1 lance completado
       *[other] { $moves } lances completados
    } segundo a folha de registo, último período.
note-flag-no-control = Bandeira das { $side }: { $moves ->
        [one] 1 lance completado
       *[other] { $moves } lances completados
    } segundo a folha de registo; o controlo de tempo não é conhecido.
note-flag-counted = Bandeira das { $side }: { $moves } de { $required } lances segundo a folha de registo. O contador do relógio mostra { $counted } e não prova nada.
note-flag-counted-met = Bandeira das { $side }, exigidos: { $required }. Folha de registo: { $moves } lances. O contador do relógio mostra { $counted } e não prova nada.
note-flag-open-counted = Bandeira das { $side }, último período: { $moves ->
        [one] 1 lance
       *[other] { $moves } lances
    } segundo a folha de registo. O contador do relógio mostra { $counted } e não prova nada.
note-flag-made = O lance { $number } das { $side } está feito, não completado.
note-flag-made-untold = O lance { $number } das { $side } está feito; ninguém disse que o relógio foi premido.
note-first-zero = { $side }: as primeiras a chegar a zero.
note-flag-times = Restam { $white-left } às brancas e { $black-left } às pretas; as { $side } { $zero ->
        [reached] tinham chegado a zero
        [not-reached] não tinham chegado a zero
       *[other] { $zero }
    }.
note-flag-times-about = Pelas contas do programa, restam cerca de { $white-left } às brancas e cerca de { $black-left } às pretas; as { $side } { $zero ->
        [reached] tinham chegado a zero
        [not-reached] não tinham chegado a zero
       *[other] { $zero }
    }.
note-kept = { $time } desde o início, após o { $place }: { $note }
note-kept-before-the-first = { $time } desde o início, antes do primeiro lance: { $note }
notes-read-before = { $count ->
        [one] Já leu 1 nota anterior
       *[other] Já leu { $count } notas anteriores
    }. { $command } lê todas.
arbiters-lines-not-piped = Um pipe não mostra o que é para o árbitro. Um terminal mostra.
note-with-clocks = relógios { $about ->
        [about] cerca de { $white } e { $black }
        [exact] { $white } e { $black }
       *[other] { $about } { $white } e { $black }
    }: { $note }
note-sealed-otherwise = No tabuleiro foi feito { $move }: esse é o lance secreto. O sobrescrito contém outro. O árbitro decide.
note-not-repeated = O adversário não repetiu { $move }.
open-flag = { $side }: tempo excedido.
flag-left-open = Bandeira das { $side }: decide o árbitro.
flag-after-the-claim = { $side }: tempo excedido. Decide-se primeiro sobre a reclamação que esperava.
both-flags-down = As duas bandeiras estão anotadas.
both-flags = As duas bandeiras estão anotadas, e não se sabe qual caiu primeiro{ $flags ->
        [goes-on] : a partida continua
        [open] : decide o árbitro
       *[draw] {""}
    }.
open-proposal = { $why } Proposta: { $result }.
arbiter-view-begins = A partir daqui para o árbitro. Ctrl+C sai.
arbiter-view-refused = Mostra-se o que o adversário pode ver, e nada mais.
arbiter-view-ended = O segredo ou a partida é outro. A apresentação terminou.
arbiter-view-no-secret = Os árbitros não definiram segredo para esta partida.
nothing-open = Nada.
note-gap = O programa esteve { $time } ausente; os relógios ficaram parados.
note-gap-unknown = O programa não esteve em curso, e nada diz durante quanto tempo; os relógios estiveram parados.

## O relógio sem partida
clock-keys = Relógio falante, { $control }. f prime pelas { $first }, j pelas { $second }; d e k dizem o tempo de cada um, ? os dois. Espaço põe em marcha e para os relógios.
only-a-clock = Este é um relógio sem partida. f prime pelas { $first }, j pelas { $second }; d, k e ? dizem os tempos, espaço põe em marcha e para, /? diz os comandos.
clock-starts-with = { $key } ou espaço põe em marcha o relógio das { $side }.
clock-alone-stands = Os relógios estão parados. Espaço põe em marcha o das { $side }.
press-taken-back = { $side }: a pressão foi anulada.
help-press-back = Anular a última pressão.
no-press = Não há nenhuma pressão para anular.
clock-alone-needs-time = O relógio precisa de um ritmo de jogo, por exemplo ansage clock 5+3.
clock-has-no-sheet = { $path } é de um relógio sem partida e não contém lances.
taken-up-with = Continua com: { $command }
goodbye-clock = O relógio está guardado: { $path }
no-last-clock = Em { $path } não há nenhum relógio que possa continuar.
clocks-on-the-line = B { $white } P { $black }
clock-side-stands = { $side }, parado

## The command line
event-needs-file = O modo de torneio precisa do ficheiro de torneio do árbitro: --event-file FICHEIRO.
file-exists = { $path } já existe e não se substitui.
file-not-plain = { $path } não é um ficheiro, mas uma pasta, um pipe ou um dispositivo.
file-too-large = { $path } ultrapassa { $mib } MiB e não é lido.
cause = { $cause ->
        [not-found] não existe
        [not-allowed] sem permissão
        [folder] é uma pasta
        [no-folder] uma parte do caminho não é uma pasta
        [full] já não há espaço
        [read-only] o disco é só de leitura
        [too-large] é demasiado grande
        [there] já existe
        [busy] outro programa está a usá-lo
        [no-text] não é texto em UTF-8
        [no-default] não há nenhum dispositivo de som
        [no-such] esse dispositivo de som não existe
        [unnamed] nenhum dispositivo foi escolhido
        [gone] o dispositivo de som não está disponível
        [refused] o PulseAudio recusa a ligação
        [silent] o servidor de som não responde
        [unplugged] não há nada ligado
        [same-name] mais de um dispositivo de som tem esse nome; indique-o pelo número, como o ansage doctor o enumera
        [no-sides] não tem esquerda e direita para duas pessoas
        [elsewhere] o som teria saído noutro sítio
        [for-all] ali ouvem-se os anúncios, e todos ouviriam
        [not-here] não há nenhuma neste sistema
        [no-service] o speech-dispatcher não está instalado
        [no-helper] { $text } não está instalado
        [other-build] { $text } é de outra versão do Ansage
        [open-to-others] { $text } não é iniciado num torneio, porque outros podem escrever nele ou na sua pasta
        [no-espeak] a voz espeak-ng não está instalada
        [no-languages] faltam os idiomas da voz espeak-ng
        [ended] termina sozinho
        [late] não há resposta
       *[other] { $text }
    }
wanted-range = é preciso um número de { $from } a { $to }
wanted = { $wanted ->
        [number] é preciso um número inteiro
        [text] é preciso um texto entre aspas
        [table] é precisa uma secção com este nome entre parênteses retos
        [choice] há { $text }
        [once] está duas vezes
        [yes-no] é preciso yes ou no
        [talk-key] é preciso space, insert ou f1 a f12
        [own-voices] são precisas vozes como de=rhvoice/Anna
        [earcons] é preciso all, none ou alguns de accepted, refused, edge, clock-started, clock-pressed, device-lost
        [edition] é preciso 1997, 2005, 2009, 2014, 2018 ou 2023
    [edition-2018] use 2018, pois as Leis de 2017 vigoraram seis meses
    [date] é precisa uma data como 2026.03.01
        [letters] são precisas línguas como "en,de"
        [chess960] é preciso 0 a 959, random ou oito peças como BQRBNKRN
        [file] é preciso a até h
        [meant] é preciso ours ou theirs, o meio-lance e o lance, como theirs:17=Nbd2
        [move] é preciso um lance como e2e4 ou e7e8q
       *[other] não se consegue ler ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = Não é possível ler { $path }: { $why }.
file-unwritable = Não é possível escrever { $path }: { $why }.
journal-folder-made = Criou-se a pasta { $path } para o diário.
journal-damaged = { $path }: a linha { $line } do diário está danificada. Leu-se tudo o que está antes.
journal-torn = { $path }: a última linha estava cortada e não conta.
journal-doubts = { $number ->
        [one] Uma coisa neste diário não faz sentido
       *[other] { $number } coisas neste diário não fazem sentido
    }. ansage verify { $path } diz quais.
settings-bad = Definições { $path }, linha { $line }: { $why }.
settings-wrong = Definições { $path }, linha { $line }: { $why }
voices-bad = Vozes { $file }, { $key }: { $why }.
voices-bad-file = Vozes { $file }: { $why }.
device-unusable = Não é possível usar { $device }: { $why }.
bad-fen = Não é uma posição: { $text }
unknown-words = Não há anúncios { $name }. Há { $known }.
unknown-letters = Não há letras de peças { $name }. Há { $known }.
unknown-reports = Não há mensagens em { $name }. Há { $known }.
room-label = Sala:{" "}
arbiter-label = Árbitro:{" "}
go-on-with = Continuar com: { $command }
export-with = Em PGN: { $command }
export-in-games = Em texto e em PGN: { $command }
last-game = Última partida: { $white } contra { $black }, { $date }.
game-not-finished = Uma partida de { $when } não terminou, lance { $number }. ansage --resume continua-a.
no-last-game = Em { $path } não há nenhuma partida que possa continuar.
resume-decides = Uma partida continua como começou. Sem efeito: { $list }.
clock-needs-time = O relógio do programa precisa de um ritmo de jogo, por exemplo --time "G/15m, +10s".
settings-unknown-key = Definições { $path }, linha { $line }: a chave { $key } não existe.
settings-anew = { $why } ansage setup começa de novo e guarda o ficheiro antigo.
journal-elsewhere = { $why } --journal e o nome de um ficheiro guarda a partida noutro lugar.
unknown-voice = Não há nenhuma voz { $name }. Há auto, builtin, own, system, screen-reader, none e script:FICHEIRO.
no-builtin-voice = A voz incorporada não está instalada: falta { $path }.
no-system-voice = A voz do sistema não está instalada: falta { $path }.
no-screen-reader-program = O que faz o leitor de ecrã falar não está instalado: falta { $path }.
screen-reader-reads-the-terminal = Aqui nenhum leitor de ecrã aceita palavras de outros programas, lê o terminal: escolha --ear text em vez de --voice screen-reader.
not-a-journal = { $path } não é um diário.
journal-newer = { $path } foi escrito por uma versão mais recente do Ansage.
journal-damaged-resume = { $path }: a linha { $line } do diário está danificada. Para continuar antes dela, acrescente --journal e o nome de um ficheiro novo.
journal-in-use = { $path } está aberto noutro programa.
no-game-in-journal = { $path } não contém nenhuma partida.
illegal-move = { $move } não é aqui um lance legal.
event-game-runs = A partida do torneio ainda não acabou. Até lá há --text.
over-journal = { $path } é o próprio diário e não se substitui.
chess960-unknown = { $text } não é uma disposição de Chess960. Há de 0 a 959, random e oito peças como BQRBNKRN.
chess960-pieces = { $text }: a primeira linha tem um rei, uma dama, duas torres, dois bispos e dois cavalos.
chess960-bishops = { $text }: os bispos têm de estar em casas de cores diferentes.
chess960-king = { $text }: o rei tem de estar entre as torres.
chess960-with-fen = --chess960 e --fen indicam cada um uma posição inicial. Indique só um.
ear-is-room = O altifalante e o auricular são o mesmo dispositivo. Para dois auriculares numa tomada, dê um lado a cada um: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = Com --voice system é o sistema que decide onde ela se ouve: retire { $option }, ou escolha builtin ou own.
system-voice-speaks-everything = Com --voice system uma só voz diz tudo: retire { $option }.
system-voice-not-in-an-event = --voice system não é para um torneio, pois ninguém sabe quem a ouve: escolha builtin ou own.
screen-reader-speaks-everything = Com --voice screen-reader o leitor de ecrã diz tudo, onde ele se ouve: retire { $option }, ou escolha builtin ou own.
screen-reader-speaks-in-the-ear = Com --voice screen-reader, num torneio fala o leitor de ecrã no auricular e a voz incorporada na sala: retire { $option }.
screen-reader-needs-an-earphone = Num torneio --voice screen-reader precisa também do auricular, --ear-device: ali continua a voz incorporada se o leitor de ecrã falhar.
script-voice-not-in-an-event = --voice script: não é para um torneio, pois anota o que só o jogador ouve: escolha builtin, own ou none.
event-only-here = { $name } leva a { $address }, que não está neste computador: num torneio, omita-o ou indique um servidor deste computador.
event-network-not-shut = Este sistema não impede que um programa chegue a uma rede: quem examina o aparelho certifica-se de que ele não tem ligação.
event-helpers-not-started = Num torneio estes programas não são iniciados, porque outros podem escrever em { $path }: { $list }.
screen-or-plain = --screen e --plain excluem-se. Indique só um.
screen-needs-terminal = O ecrã inteiro precisa de um terminal; não funciona com um pipe nem com um terminal muito simples.
about-what = Ansage { $version } anuncia e anota partidas de xadrez; não joga nem aconselha. Licença { $licence }.
about-no-network = O programa não tem código de rede, e o que inicia num torneio não sai deste computador.
about-no-network-code = O programa não tem código de rede.
about-no-engine = Não há motor de xadrez: nada avalia uma posição nem procura um lance.
about-build = Compilação { $build }. Um programa auxiliar de outra é recusado.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } não está instalado.
about-crates = Feito de { $number } pacotes de outros, e mais { $more } nos programas auxiliares. São estes:

## The start position
set-up-is-over = A disposição só se lê antes do primeiro lance.
position-impossible = Nenhuma partida chega a esta posição: { $flaws }.
flaw-empty-board = o tabuleiro está vazio
flaw-missing-king = falta um rei
flaw-too-many-kings = um lado tem vários reis
flaw-pawns-on-back-rank = há peões na primeira ou na última linha
flaw-castling-rights = rei e torre não estão prontos para um direito de roque
flaw-en-passant = nenhum peão passou pela casa da captura en passant
flaw-opposite-check = o lado que não joga está em xeque
flaw-impossible-check = nenhum lance pode dar um xeque assim
flaw-too-much-material = um lado tem peças a mais

## The printed scoresheet
form-scoresheet = Folha de registo
form-private-log = Apontamento privado, sem valor de prova
form-sheet = folha { $number }
form-round = Ronda: { $number }
form-match = Encontro: { $number }
form-board = Tabuleiro: { $number }
form-event = Prova: { $name }
form-site = Local: { $name }
form-date = Data: { $name }
form-arbiters = Árbitro: { $names }
form-assistant = Assistente: { $name }
large-print-size = A letra grande tem de { $smallest } a { $largest } pontos, não { $points }.
form-start = Posição inicial: { $fen }
form-result = Resultado: { $result }
form-annulled = Resultado: nenhum, a partida está anulada
form-claim-position = Posição: { $fen }
form-claim-on-paper = Posição: no papel
form-claim-open = Resultado: em aberto, um árbitro decide
form-points = Pontos: brancas { $white }, pretas { $black }
form-black-advances = Passam as pretas (o empate basta)
form-resigned = Abandono: { $side }
form-illegal = { $mark } lance ilegal
form-signatures = Assinaturas:
form-signed-other = Assinado na folha de { $owner }: { $side }
form-signed = Assinado no programa: { $side }
form-arbiter = Árbitro
page-skip = Ir para os lances
page-game = A partida
page-moves = Lances
page-moves-caption = Lances dos dois lados
page-number = Lance
page-offer = { $mark } proposta de empate
page-dash = { $mark } lance não anotado
page-blank = não preenchido
page-times = Tempos
page-times-chart = Evolução do tempo restante dos dois lados
page-times-lines = Linha contínua: brancas, no fim { $white-left }. Linha tracejada: pretas, no fim { $black-left }. Todos os números estão na tabela.
page-times-caption = Tempo restante após cada lance, em horas, minutos e segundos
page-diagrams = Diagramas
page-position = Posição após { $move }
page-position-start = Posição antes do primeiro lance
page-mark =
    { $marked ->
        [offer] Proposta de empate
        [claim] Reclamação
        [note] Nota
        [illegal] Lance ilegal
        [result] Fim da partida
       *[asked] Pedida
    }
page-result = Resultado
page-sound = Som
page-sound-of = Som: { $move }
page-sound-lost = { $move }: falta o som.
page-runs = A partida está em curso: os tempos e os diagramas aparecem aqui quando ela terminar.
page-no-such-move = A partida não tem o lance { $text }. Indique assim: 12w para as brancas, 12b para as pretas.
summary-title = Resumo da partida
summary-opened = Aberta: { $at }
summary-half-moves = Meios-lances: { $number }
summary-time = { $side }: { $used } usado, restam { $left }.
summary-at-the-keys = O árbitro { $initials } esteve ao teclado de { $from } a { $to }, contado desde a abertura.
summary-nobody-at-the-keys = Nenhum árbitro esteve ao teclado.
summary-notes = Notas para o árbitro:
summary-no-notes = Não há notas para o árbitro.
log-title = O que foi anotado além dos lances.
log-nothing = Nada foi anotado.
summary-secret-set = Os árbitros definiram uma nova palavra secreta em { $at }, contado desde a abertura.
log-note = Nota: { $text }
log-note-by = Nota do árbitro { $initials }: { $text }
log-reason-by = Motivo dado pelo árbitro { $initials }: { $text }
log-sealed = Nota selada do árbitro { $initials }; a palavra secreta dos árbitros abre-a.
log-clock-set = Relógio de { $side }: { $new } em vez de { $old }.
note-control-set = Ritmo de jogo: { $new } em vez de { $old }.
note-repeated-wrongly = O adversário repetiu mal o lance.
log-number-set = O lance tem o número { $new } em vez de { $old }.
log-room-limited = A sala no máximo a { $new } por cento em vez de { $old }.
log-restored = { $count ->
        [1] Volta a { $place }; 1 meio-lance está riscado.
       *[other] Volta a { $place }; { $count } meios-lances estão riscados.
    }
log-the-start = o início
log-result-instead = Resultado: { $new }, em vez de { $old }.
log-decided-by = { $initials }: { $decision }
envelope-title = Sobrescrito de uma partida adiada
envelope-position = Posição antes do lance secreto:
envelope-used = Tempo gasto: brancas { $white-used }, pretas { $black-used }; resta: brancas { $white-left }, pretas { $black-left }.
envelope-used-blank = Tempo gasto, brancas e pretas: ____
envelope-sealed = Lance secreto: { $number }, { $side }
envelope-sealed-by = Selado por: { $name }
envelope-offer = Proposta de empate antes do adiamento, ainda em aberto: { $side }
envelope-offer-since = Proposta de empate depois de selar, ainda em aberto: { $side }
envelope-resumes = Recomeço, dia, hora e local: { $when }
envelope-lacks = No sobrescrito ainda falta: { $what }.
envelope-lacks-names = os dois nomes
envelope-lacks-times = os tempos gastos
envelope-lacks-resumption = dia, hora e local do recomeço (--resumes)
nothing-to-seal = A partida acabou: não há lance secreto.
envelope-not-ours = O ficheiro de torneio não dá o sobrescrito ao programa como tarefa: adjourns em [duties].

## A whole screen, and the view of the opponent
clock-runs = a contar
clock-about = cerca de
clock-flag = bandeira caída
clock-zero-first = primeiro a zero
clock-zero = zero
clock-control-met = controlo { $number } cumprido
clock-moves = { $number ->
        [one] { $number } lance
       *[other] { $number } lances
    }
clock-on-the-table = O relógio oficial está na mesa.
clock-not-kept = O programa que mantém os relógios terminou: estão parados.
side-to-move = Jogam as { $side }.
step-on-the-line = { $step ->
        [announced] anunciado
        [made] feito
        [repeated] repetido
       *[other] { $step }
    }
clock-on-the-line = Relógio das { $side }.
waits-for-journal = À espera da partida: { $path } ainda não existe.

## Options that cannot be followed
option-unknown = Não há nenhuma opção { $option }. --help diz quais há.
option-unknown-suggested = Não há nenhuma opção { $option }. Será { $suggested }?
option-needs-value = { $option } precisa de um valor.
option-choices = { $option } { $value } não é possível. Há { $choices }.
option-bad-value = { $option } { $value } não é possível: { $why }.
option-missing = Falta { $option }.
one-option-missing = Falta uma destas opções: { $options }.
task-is-time = Não há nenhuma tarefa { $time }. Como controlo de tempo: ansage --time { $time }
task-unknown = Não há nenhuma tarefa { $task }. --help diz quais há.
task-unknown-nearest = Não há nenhuma tarefa { $task }. Queria dizer ansage { $near }?
help-program = O Ansage anuncia os lances, repete os do adversário, mantém a folha de partida e diz tempos e lances a pedido.
help-begin = É a primeira vez? ansage tutorial ensina o programa em dez minutos. ansage começa uma partida, ansage games diz as anteriores.
help-tasks = ansage --help lista todas as tarefas e opções; ansage help e uma tarefa, só essa: ansage help export.
help-unknown = Não há ajuda sobre { $text }. ansage help diz quais são os temas.
help-unknown-nearest = Não há ajuda sobre { $text }. Queria dizer { $command } { $near }?
manual-pages = ansage manual e um número lê uma página: ansage manual 3.
manual-unknown = O manual não tem nenhuma página { $text }. ansage manual enumera as páginas.
manual-languages = O manual está em inglês e em alemão; este é o inglês.
manual-title = Ansage: o manual
manual-typed = Escreve: { $text }
manual-pressed = Prime: { $key }
argument-missing = { $needed ->
        [file] Falta um ficheiro.
        [folder] Falta uma pasta.
        [file-or-folder] Falta um ficheiro ou uma pasta.
        [journal] Falta um diário. ansage games diz as partidas.
        [whom] Para quem? ansage brief com opponent, arbiter, assistant, organiser ou letter.
       *[other] Falta um dado. --help diz qual.
    }
argument-too-many = { $text } está a mais. --help diz o que ali cabe.
option-behind-task = Escreva { $option } depois da tarefa.
option-no-value = { $option } não leva valor.
option-twice = { $option } aparece duas vezes.
options-exclude = { $option } e { $other } excluem-se.
time-control-part = Ritmo de jogo: não se percebe { $part }. Escreva como 5+3 ou como 40/90m, G/30m, +30s.
time-control-preset = Ritmo de jogo: nenhum se chama { $name }. Há { $names }; ou escreva como 5+3 ou como 40/90m, G/30m, +30s.
time-control-no-time = Ritmo de jogo: falta o tempo a que { $part } se soma. Escreva como 5+3 ou como G/5m, +3s.
time-control-last-period = Ritmo de jogo: depois de um período para o resto da partida não há outro, como em 40/90m, G/30m.
time-control-what-next = Ritmo de jogo: { $part } não diz o que vem depois. Escreva como 40/90m, G/30m ou como 40/120m, 20/60m.
time-control-two-increments = Ritmo de jogo: há um só incremento ou atraso, para toda a partida, como em 40/90m, G/30m, +30s.
time-control-long-delay = Ritmo de jogo: recusa-se um incremento ou atraso de mais de 60 segundos.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } está presente e responde.
doctor-helper-silent = { $helper } está presente e não responde: { $why }.
doctor-helper-missing = Falta { $helper } em { $folder }. Para instalar: { $command }.
doctor-voice = Há uma voz para { $language }.
doctor-voice-missing = Não há voz para { $language }. Instale { $install }.
doctor-no-voice = Não se fala nada: { $why }. Para instalar: { $command }.
doctor-own-voice = A sua própria voz fala, pelo Speech Dispatcher.
doctor-own-voice-missing = Nenhuma voz própria: { $why }. Se quiser uma, isto ajuda: { $command }.
doctor-system-voice = A voz do sistema fala, com --voice system.
doctor-system-voice-missing = Nenhuma voz do sistema: { $why }. Se a quiser, isto ajuda: { $command }.
doctor-screen-reader = O leitor de ecrã { $name } fala, com --voice screen-reader.
doctor-screen-reader-missing = Nem NVDA nem JAWS responde. NVDA precisa de { $file } junto dos programas ou em lib/ansage.
doctor-screen-reader-silent = Nem NVDA nem JAWS responde. Um dos dois está em execução?
doctor-recorded-words = Palavras gravadas: { $path }.
doctor-recorded-words-missing = Palavras gravadas: { $path }, nem todas servem, { $why }. Mais pormenores: ansage voices check.
doctor-sound = { $channel }: ouve-se em { $device }.
doctor-sound-missing = { $channel }: não se ouve, { $why }. Para escolher de ouvido: ansage doctor --by-ear.
doctor-output = Para ouvir há: { $device }.
doctor-sound-is-loose = No Windows nenhum som fica preso a um dispositivo: se o auricular falta ou outro dispositivo passa a ser o predefinido, cala-se de imediato, e as suas mensagens vêm em texto.
doctor-sound-of-its-own = O melhor é um auricular que seja um dispositivo próprio, por exemplo USB. Na tomada do altifalante o Ansage pode não notar que foi tirado, e dois auriculares não são possíveis.
doctor-buffer = { $device } falhou a meio de uma frase; desde então recebe { $milliseconds } milissegundos de cada vez.
doctor-recogniser = O que se fala é entendido por { $path }.
doctor-recogniser-lacks = Não conhece, e não se pode falar: { $list }.
doctor-scorer = As pessoas são ouvidas melhor com { $path }.
doctor-scorer-missing = Falta a rede com que as pessoas são ouvidas melhor. Isto trá-la: { $command }.
doctor-scorer-damaged = Uma rede com que as pessoas são ouvidas melhor está danificada: { $why }. Isto trá-la de novo: { $command }.
doctor-hears = Ouvido por { $ears ->
        [both] o reconhecedor e a rede
        [recogniser] o reconhecedor sozinho
        [scorer] a rede sozinha
       *[nobody] ninguém
    }: { $list }.
doctor-microphone = Microfone: { $device }, { $level } dB.
doctor-microphone-dead = Microfone: { $device }. Não se ouve nada, nem ruído. Estará desligado?
doctor-microphone-missing = Não há microfone: { $why }. Está ligado? Outro indica-se com --microphone.
doctor-input = Como microfone há: { $device }.
doctor-braille = Linha braille: { $device }, { $cells } células, linhas: { $lines }.
doctor-braille-missing = Não há linha braille: { $why }.
doctor-tables = Tabelas braille: { $count }. As palavras ao lado dos lances são escritas por liblouis.
doctor-no-louis = Tabelas braille: { $count }. As palavras ao lado dos lances não vão em células: { $why }. Instale { $install }.
doctor-readers-display = Tabelas braille: { $count }. Aqui a linha braille é do leitor de ecrã: o NVDA mostra nela o que é dito, com --voice screen-reader.
doctor-no-words = A tabela escolhida para as palavras, { $table }, não traduz: { $why }. Na linha braille vão na tabela desta.
doctor-no-settings = Não há ficheiro de definições. Seria { $path }.
doctor-settings = Seguem-se as definições de { $path }.
doctor-journals = Os diários vão para { $path }. Uma linha está segura no disco ao fim de { $milliseconds } ms.
doctor-awake = O computador fica desperto durante uma partida.
doctor-awake-missing = O computador pode suspender-se durante uma partida: falta { $program }.
doctor-awake-refused = O computador pode suspender-se durante uma partida: { $program } é recusado, { $why }.
doctor-terminal = O terminal é { $kind }.
doctor-no-terminal = Aqui não há terminal: as entradas chegam por um pipe.
doctor-locale = O sistema fala { $locale }; as mensagens estão em { $reports }.
doctor-log = O registo do programa é { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [one] Há um dispositivo. Diz qual é, e o utilizador diz quem o ouve.
       *[other] Há { $count } dispositivos. Cada um diz qual é, e o utilizador diz quem o ouve.
    }
by-ear-device = Este é { $device }.
by-ear-who = Quem ouve isto? 1, só o próprio no auricular. 2, todos pelo altifalante. 3, ninguém. Enter, outra vez. q, fim.
by-ear-who-or-sides = Quem ouve isto? 1, só o próprio no auricular. 2, todos pelo altifalante. 3, ninguém. 4, esquerda e direita em separado. Enter, outra vez. q, fim.
by-ear-left = esquerda
by-ear-right = direita
by-ear-silent = { $device } não se pode usar: { $why }.
by-ear-no-devices = Não há nenhum dispositivo de som. Está ligado?
by-ear-no-speaker = Nada se pode dizer: { $why }.
by-ear-nothing = Nada foi escolhido e nada mudou.
by-ear-found = Auricular: { $ear }. Altifalante: { $room }.
by-ear-none = nenhum escolhido
by-ear-keep = 1 escreve isto em { $path }. Enter deixa como está.
by-ear-keep-said = Isto ouve-se onde foi escolhido. 1, guardar. Enter, deixar.
by-ear-aloud = Em voz alta: o número. «{ $again }» repete, «{ $on }» deixa, «{ $stop }» termina. O que foi entendido é lido de volta; «sim» ou Enter confirma.
by-ear-kept = Escrito em { $path }.
by-ear-not-kept = Nada mudou.

## The event file
event-file-line = Ficheiro de torneio { $path }, linha { $line }: { $why }
event-file-whole = Ficheiro de torneio { $path }: { $why }
event-unknown-key = A chave { $key } não existe.
event-unreadable = { $why }.
event-choice = { $key } é { $text }. Há { $known }.
event-points = points é { $text }. São os pontos por vitória, empate e derrota, por exemplo 3-1-0.
event-date = { $text } não é uma data. Escreva como 2026-11-21.
event-date-and-time = { $text } não é uma data com hora. Escreva como 2026-11-21 14:30.
event-missing = Falta { $key } em { $table }.
event-not-authorised = O árbitro tem de autorizar este aparelho: authorised = "2026-11-21 14:30" em [arbiter].
event-no-assistant = { $duty } precisa de um assistente: [assistant] com name e accepted-by.
event-opponents-assistant = { $duty }: o assistente do adversário só faz announces e executes.
event-not-accepted = O árbitro tem de aceitar o assistente: accepted-by = "AB" em [assistant].
event-not-by-program = { $duty } não é possível. Só uma pessoa o pode fazer.
event-contradiction = { $first } e { $second } excluem-se. Mude um dos dois.
event-needs-leave = { $setting } precisa da autorização do árbitro: { $leave } = "AB" em [allowed].
event-unknown-initials = Nenhum [arbiter] tem as iniciais { $initials }.
event-same-initials = Dois árbitros têm as iniciais { $initials }. Mude umas delas.
event-not-initials = As iniciais têm de uma a quatro letras: { $initials } não.
laws-replaced = As Leis de 2017 vigoraram seis meses. Use 2018.
laws-in-force = Leis de { $edition }, { $class ->
        [rapid] semirrápidas
        [blitz] rápidas
        [standard] clássicas
       *[other] { $class }
    }.
laws-from-2009 = Estas Leis não estavam completas à mão. Os artigos tirados de 2009 levam a marca 2009.
event-clock-needs-time = O relógio do programa precisa de um ritmo de jogo: time = "G/15m, +10s" em [clock].
event-file-decides = O ficheiro de torneio decide { $option }. Retire essa opção.
event-goes-on = O diário já traz o que o ficheiro de torneio fixou. Retire --event-file ou --resume.
read-back-reaches-nobody = Ninguém ouviria a leitura da entrada: indique um auricular com --ear-device, ou o árbitro permite um ecrã privado, private-screen = "AB" em [allowed].
read-back-unheard = A leitura da entrada não chega a ninguém: indique o auricular com --ear-device.
event-no-secret = Nenhuma palavra secreta abre o que está depois de { $key }. ansage check-event --secret escreve-o.
event-secret-missing = Sem palavra secreta dos árbitros nenhuma partida de torneio é aberta. ansage check-event --secret { $path } sorteia uma.
event-running = Há uma partida de torneio em curso; isto não se faz ao lado dela.
event-running-secret = Há uma partida de torneio em curso; a palavra secreta dos árbitros abre isto ao lado dela.
event-not-known = Não é possível saber se há uma partida de torneio em curso. Não é possível ler { $path }: { $why }.
event-needs-terminal = Uma partida de torneio joga-se num terminal; um script precisa da licença script no ficheiro do torneio.
event-opening = Modo de torneio. { $laws } Anúncios: { $announces }. Relógio: { $clock ->
        [table] o da mesa
        [program] o do programa
        [none] nenhum
       *[other] { $clock }
    }. Esta anotação é { $record ->
        [scoresheet] a folha de registo
        [log] privada e sem valor de prova
       *[other] { $record }
    }.
nobody-tells = Nesta partida ninguém diz o tempo nem os lances.
only-the-player-is-told = O tempo e os lances só se dizem ao jogador.
check-event-good = { $path } pode usar-se.
check-event-authorised = Este aparelho está autorizado por { $by }, { $at }.
check-event-authorised-another-day = A autorização não vale agora: vale um dia a partir da sua hora, e o árbitro de uma partida aberta agora fica a sabê-lo.
check-event-served = Com deficiência visual: { $side ->
        [white] brancas
        [black] pretas
        [both] os dois jogadores
       *[other] { $side }
    }.
check-event-time = Ritmo de jogo: { $time }.
check-event-words = Palavras dos anúncios: { $words ->
        [de-fide] alemão segundo o Apêndice D
        [de] alemão
        [en] inglês
        [es-fide] espanhol com os nomes do Apêndice D
        [es] espanhol
        [fr] francês
        [nl] neerlandês
        [pt-BR] português do Brasil
        [pt-PT] português
       *[other] { $words }
    }. Letras das peças: { $letters }.
letters-named = { $letters ->
        [de] alemãs
        [en] inglesas
        [es] espanholas
        [fr] francesas
        [nl] neerlandesas
        [pt] portuguesas
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Assistente
        [opponent] Assistente do adversário
       *[other] { $of }
    }: { $name }, aceite por { $by }.
check-event-provided = Quem fornece o assistente: { $by }.
check-event-style = Estilo dos anúncios: { $say }.
check-event-start = Posição inicial: { $position }.
duty-named = { $duty ->
        [executes] Lances no outro tabuleiro
        [records] Folha de registo
        [presses] Relógio
        [tells] Tempo e lances a pedido
        [claims] Reclamar a queda da bandeira do adversário
        [adjourns] Adiamento
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] Esta anotação é a folha de registo
        [announcing] O programa anuncia
        [time-left] O tempo que resta diz-se a pedido
        [private-screen] Ecrã privado
        [other-words] Outras palavras que não as do Apêndice D
        [board-reading] O que está no tabuleiro diz-se a pedido
        [reminders] Avisos do próprio tempo
        [open-listening] Escuta aberta
        [script] Um script pode jogar, com entrada ou saída por um pipe
        [sealed-here] Um lance secreto pode ficar só no programa
        [screen-reader] O próprio leitor de ecrã pode falar no auricular
        [arbiter-cue] A sala ouve um som e uma frase quando é preciso um árbitro
       *[other] { $what }
    }
check-event-leave = { $leave }: permitido por { $by }.
condition-named = { $condition ->
        [device] o aparelho aprovado
        [default-time] a tolerância
        [clock-side] o lado do relógio
        [first-increment] o primeiro incremento
        [supervised] a supervisão
        [finish] o final acelerado
        [no-draw-before] sem empate antes do lance
        [two-hands] duas mãos
        [rated] para rating
        [two-boards] dois tabuleiros
        [medium] a anotação
        [hearing-impaired] um adversário com deficiência auditiva
        [score-duty] o fim do dever de anotar
        [points] os pontos
        [adjustment] o tempo por ter quem anote ou prima
        [set-up] a posição inicial
        [move-counter] o contador de lances
        [assistant] um assistente que anuncie
       *[other] { $condition }
    }
condition-words = { $condition ->
        [device] aparelho
        [default-time] tolerância
        [clock-side] lado
        [first-increment] primeiro-incremento
        [supervised] supervisão
        [finish] final
        [no-draw-before] sem-empate-antes
        [two-hands] duas-mãos
        [rated] rating
        [two-boards] dois-tabuleiros
        [medium] anotação
        [hearing-impaired] auditiva
        [score-duty] dever
        [points] pontos
        [adjustment] ajuste
        [set-up] posição
        [move-counter] contador
       *[other] { $condition }
    }
condition-value = { $value ->
        [left] esquerda
        [right] direita
        [before] antes
        [after] depois
        [penalise] punir
        [pegs-excepted] tatear-permitido
        [braille] Braille
        [longhand] manuscrita
        [recorder] gravador
        [program] programa
        [yes] sim
        [no] não
        [to-the-control] até ao controlo
        [for-good] definitivo
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] folha
        [time-left] tempo-restante
        [private-screen] ecrã
        [board-reading] tabuleiro
        [reminders] avisos
        [open-listening] escuta
        [sealed-here] secreto-aqui
        [arbiter-cue] aviso-ao-árbitro
       *[other] { $what }
    }
condition-laid-down = Definido, { $condition }: { $value }.
finish-unannounced = Um final acelerado não precisa de anúncio, e nenhum o exclui.
start-needs = Defina antes { $condition }: { $command } { $word }.
boards-set-up-ask = { $boards ->
        [single] O tabuleiro está na posição inicial? Enter: sim, e o relógio anda.
       *[both] Os dois tabuleiros estão na posição inicial? Enter: sim, e o relógio anda.
    }
start-needs-assistant = Primeiro é preciso um assistente que anuncie: o adversário tem deficiência auditiva.
consent-needed = Um empate antes do lance { $before } precisa do consentimento do árbitro.
no-event = Não é um torneio, nada se define.
already-started = A partida começou, já é tarde para isto: { $condition }.
not-in-rated-game = Uma partida que conta para rating segue as Leis, que não permitem isto: { $condition }.
needs-condition = o que se define: { $known }
needs-minutes = minutos, por exemplo 30m
needs-points = pontos por vitória, empate e derrota, por exemplo 3-1-0
needs-move-number = um número
needs-name = um nome
needs-one-of = um de { $known }
check-event-missing = A definir antes de pôr o relógio em marcha: { $missing }.
check-event-earphone = A partida só abre onde um auricular (--ear-device ou definições) ou uma linha braille é indicado; senão precisa da permissão private-screen.
check-event-preset = Modelo { $name }, segundo { $source }; foi lido { $read }.
name = { $text }
device-rule = { $rule ->
        [off-only] Os aparelhos ficam desligados por completo; um som perde.
        [carrying-loses] Quem levar outro aparelho perde.
        [approved-only] Só este aparelho está aprovado; outro com a pessoa perde.
       *[other] { $rule }
    }
head-words = Palavras do selo: { $words }
verify-doubt = Linha { $line }: { $doubt ->
        [goes-back] é anterior à linha de cima.
        [opened-again] a partida é aberta pela segunda vez.
        [authorised-another-day] este aparelho foi autorizado depois da abertura, ou mais de um dia antes.
        [behind-the-result] o resultado já constava, e isto não pode vir depois.
        [no-such-arbiter] { $initials } não é árbitro deste torneio.
        [not-at-the-keys] o árbitro { $initials } não estava ao teclado.
        [unsigned] um árbitro estava ao teclado, e faltam as iniciais.
        [needs-arbiter] só um árbitro decide isto, e nenhum estava ao teclado.
        [other-time] o tempo não é o que resulta dos momentos.
        [absurd] um número está fora de toda a medida.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Linha { $line }: o som { $file } { $why ->
        [missing] falta.
        [changed] não está como foi guardado.
        [unreadable] não pode ser lido.
       *[other] { $why }
    }
verify-consistent = O registo é coerente. Não está provado que esteja intacto: para isso são precisas as palavras do selo que um árbitro anotou.
verify-proved = Este é o registo cujas palavras foram anotadas, até à última linha.
verify-proved-to = Este é o registo cujas palavras foram anotadas, até à linha { $line } de { $last }. O que vem depois não está provado intacto.
verify-other = Este não é o registo cujas palavras foram anotadas.
verify-doubts = { $path }: o que se nomeia não faz sentido, e ninguém se pode fiar no registo.
verify-head-unread = As palavras do selo são oito, de quatro letras cada, como bafu.
who = { $by ->
        [player] o jogador
        [assistant] o assistente
        [program] o programa
        [nobody] ninguém
       *[other] { $by }
    }

## Reading a game
read-move = { $number } { $side }: { $move }
read-comment = Comentário: { $text }
read-sign = { $sign ->
        [n1] Bom lance.
        [n2] Erro.
        [n3] Lance excelente.
        [n4] Erro grave.
        [n5] Lance interessante.
        [n6] Lance duvidoso.
       *[other] Sinal { $sign }.
    }
read-variations = { $count ->
        [one] 1 variante: /entrar.
       *[other] { $count } variantes: /entrar 1 a /entrar { $count }.
    }
read-variation = Variante { $number } de { $count }.
read-clock = Relógio { $time }.
read-noted = Tempo anotado: { $time }.
read-game-line = { $number }: { $white } – { $black }, { $result }, { $count ->
        [one] 1 meio-lance
       *[other] { $count } meios-lances
    }.
read-too-many-games = { $path } contém mais de { $most } partidas; para tantas o ficheiro é demasiado curto.
read-pace = A ler o ficheiro: { $percent } por cento.
read-flaws = { $count ->
        [one] 1 falha
       *[other] { $count } falhas
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [one] 1 meio-lance
       *[other] { $count } meios-lances
    }. Enter avança, /? diz os comandos.
read-before-first = Antes do primeiro lance.
read-end = Fim da partida. Resultado { $result }.
read-end-variation = Fim da variante: /subir.
read-where = Lance { $count } de { $all }.
read-in-variation = Variante, nível { $count }.
read-no-variation = Aqui não há variante.
read-no-such-variation = Aqui não há variante { $number }.
read-main-line = Esta é a linha principal.
read-not-found = Não se encontrou { $text }.
read-no-such-move = Não há lance { $text } nesta linha.
read-prompt-start = Início:{" "}
read-find-what = Procurar o quê? Um lance ou uma palavra de um comentário.
read-list-welcome = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. Enter diz a seguinte, um número abre uma, /? diz os comandos.
read-prompt-list = Partida { $number } de { $count }:{" "}
read-game-played = Jogada: { $known }.
read-no-further-game = Não há mais partidas.
read-no-game = Não há partida { $number }. Há { $count }.
read-back-to-the-list = /subir volta à lista.
read-open-a-game = Abra primeiro uma partida: o número dela.
read-find-which-game = Procurar o quê? Uma palavra de um nome, torneio, local ou data.
read-more = { $count ->
        [0] A partida terminou.
        [one] Veio mais 1 meio-lance.
       *[other] Vieram mais { $count } meios-lances.
    }
read-file-holds-nothing = O ficheiro desapareceu ou está vazio. O que foi lido fica.
read-changed = A partida mudou a partir de { $number } { $side }.
read-shorter = A partida ficou mais curta.
read-another-game = Agora há outra partida no ficheiro.
read-which-game = { $path } contém várias partidas: escolha uma com --game.
read-no-such-game = { $path } não contém a partida { $number }. Há { $count }.
pgn-flaw = Linha { $line }, coluna { $column }: { $kind ->
        [bad-tag] { $text } não é uma etiqueta.
        [unusual-tag] a etiqueta { $text } está escrita de forma invulgar.
        [second-tag] a etiqueta { $text } aparece duas vezes; conta a última.
        [bad-fen] { $text } não é uma posição. Não se lê nenhum lance.
        [impossible-position] nenhuma partida pode ter esta posição. Aceita-se tal como está.
        [other-variant] { $text } é outro jogo e não xadrez. Não se lê nenhum lance.
        [unreadable] { $text } não é um lance. Esta linha não se lê mais.
        [illegal-move] { $text }: lance ilegal. Esta linha não se lê mais.
        [ambiguous-move] { $text } é ambíguo. Esta linha não se lê mais.
        [missing-promotion] em { $text } falta a nova peça. Esta linha não se lê mais.
        [missing-move] não há aqui nenhum lance. Esta linha não se lê mais.
        [unread-line] { $text }: esta linha não foi lida.
        [moves-in-comment] os lances de um comentário não são lidos: { $text }.
        [result-among-moves] o resultado { $text } está entre os lances. O que se segue é lido na mesma.
        [null-move] { $text } não é um lance de partida. Esta linha não se lê mais.
        [move-number] o número { $text } não condiz com os lances.
        [letters-ambiguous] as letras das peças podem ser de várias línguas: { $text }. Conta a primeira.
        [nested-comment] um comentário dentro de um comentário.
        [unclosed-comment] o comentário não tem fim.
        [stray-brace] o fim de um comentário sem começo.
        [unclosed-variation] a variante não tem fim.
        [stray-parenthesis] { $text } não tem par.
        [too-deep] não se leem variantes tão profundas.
        [stray-sign] { $text } não pertence a nenhum lance.
        [result-in-variation] o resultado { $text } está numa variante.
        [result-differs] o resultado { $text } não é o da etiqueta. Conta a etiqueta.
        [unusual-result] o resultado { $text } está escrito de forma invulgar.
        [missing-result] falta o resultado.
        [after-result] lances depois do resultado. Leem-se como outra partida.
        [empty-line] uma linha vazia dentro da partida.
        [capture-sign] { $text }: o sinal de captura não condiz.
        [check-sign] { $text } não dá xeque.
        [mate-sign] { $text } não é mate.
        [en-passant-sign] { $text } não captura en passant.
       *[other] { $kind }, { $text }.
    }

## Two boards, in a game
boards-compared = Estão a comparar-se os tabuleiros.
comparing-no-move = Os tabuleiros estão a ser comparados: agora não se pode introduzir nenhum lance.
other-sheet-entered = A outra folha está introduzida. { $command } diz o que a comparação mostra.
scoresheets-decide = Decidem as folhas de registo; chame o árbitro.
nothing-compared = Não se comparam tabuleiros. /divergência começa.
key-other-sheet = Agora a outra folha, meio-lance a meio-lance. ? é ilegível, - falta, um número vai para o seu lance, /cancelar risca a última anotação, Enter sozinho termina a folha.
prompt-other-sheet = Outra folha, { $number } { $side }:{" "}
prompt-comparison = Comparação dos tabuleiros:{" "}
other-sheet-struck = { $place }, a outra folha: anotação riscada.
other-sheet-says = { $place }, a outra folha: { $move }.
other-sheet-says-ask = { $place }, a outra folha: { $move }? Enter ou sim regista.
other-sheet-lacks = { $place }, a outra folha: falta.
which-board = Qual tabuleiro: A ou B?
entry-left-open = { $place }, a outra folha: fica em aberto.
first-difference = { $place }: { $sheet } { $ours }, a outra { $theirs }.
log-is-compared = Aqui compara-se o registo deste aparelho, sem valor de prova. Decide a folha do próprio jogador: se for diferente, sair daqui e corrigir primeiro o registo.
agreed-illegal = Nas duas folhas há um lance ilegal: { $place }. Decide-se primeiro sobre ele.
decide-entries = Escreva o que está anotado com o número antes, por exemplo 9. Cbd2.
board-waits = O tabuleiro { $board } está anotado. Primeiro é preciso decidir o que está escrito.
needs-board = a para o tabuleiro especial ou b para o outro e, se se souber, o que lá está
answer-square = Uma peça e a sua cor, a sua letra (maiúscula brancas, minúscula pretas) ou Enter se a casa está vazia. /cancelar termina as perguntas.
corrections-told = A partir de agora o jogador ouve o que mudar nos tabuleiros.
comparison-ended = Os tabuleiros já não se comparam.
restored = A partida volta à posição depois do { $place }. Jogam as { $side }.
restored-start = A partida volta à posição inicial. Jogam as { $side }.
restore-ask = Voltar atrás? "Sim" risca: { $moves }
restore-ask-by = Voltar atrás pelo artigo { $article }? "Sim" risca: { $moves }
struck-entries = Riscado: { $moves }
note-offer-struck = A proposta de empate das { $side } também foi riscada.
clocks-wait = Os relógios estão parados. /acertar acerta-os, /continuar põe-nos em marcha.
help-mismatch = Os tabuleiros não coincidem: parar os relógios, comparar as folhas de registo.
help-board = O que está num tabuleiro, ao comparar: /tabuleiro a ou /tabuleiro b, também com FEN.
help-tell = Deixar o jogador ouvir o que mudar nos tabuleiros.
help-restore = Voltar ao último acordo das folhas de registo.

## Two boards
resolve-agree = { $count ->
        [0] Não há nenhum lance nas folhas.
        [one] As folhas coincidem num meio-lance.
       *[other] As folhas coincidem em todos os { $count } meios-lances.
    }
resolve-differ = { $count ->
        [0] As folhas diferem desde o primeiro meio-lance.
        [one] As folhas coincidem num meio-lance e depois diferem.
       *[other] As folhas coincidem em { $count } meios-lances e depois diferem.
    }
resolve-undecided = { $count ->
        [0] Antes de comparar é preciso decidir o que está escrito.
        [one] De certeza as folhas coincidem num meio-lance; depois é preciso decidir o que está escrito.
       *[other] De certeza as folhas coincidem em { $count } meios-lances; depois é preciso decidir o que está escrito.
    }
resolve-place = lance { $number } { $side }
resolve-ours = a nossa folha
resolve-log = o registo deste aparelho (sem valor de prova)
resolve-theirs = a outra folha
resolve-difference = Primeira diferença: { $place }.
resolve-says = O que diz { $sheet }: { $move }.
resolve-no-move = { $text }, que nenhuma peça pode fazer
resolve-ambiguous = { $place }, { $sheet }: { $text } é ambíguo: { $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } não se consegue ler. Que lance é?
resolve-missing = { $place }, { $sheet }: falta a anotação. Que lance foi?
resolve-breaks-off = Nenhuma folha diz o que se jogou no { $place }. O que se segue não se compara.
resolve-tail = { $count ->
        [one] No fim falta um meio-lance ({ $sheet }). Isso não é diferença.
       *[other] No fim faltam { $count } meios-lances ({ $sheet }). Isso não é diferença.
    }
resolve-lacks = Se ali faltam { $count } meios-lances ({ $sheet }), as { $run } anotações seguintes são iguais.
resolve-same-position = Por outra ordem as duas folhas chegam à mesma posição depois do { $place }.
resolve-jump = Linha { $line }, { $sheet }: está o número { $number } onde devia estar { $expected }.
resolve-in-order = O que se leu ({ $sheet }) é a ordem em que os lances estão.
resolve-position = Posição das folhas, jogam as { $side }: { $fen }
resolve-back-to = De volta a esta posição, jogam as { $side }: { $fen }
resolve-time = Tempo que ali resta, { $side }: { $left }.
resolve-board-right = O tabuleiro { $board } mostra esta posição.
resolve-board-wrong = O tabuleiro { $board } tem de mudar:
resolve-board-flaws = Nenhuma partida chega ao que está no tabuleiro { $board }: { $flaws }.
resolve-remove = { $piece } { $square } fora do tabuleiro
resolve-move = { $piece } de { $from } para { $to }
resolve-put = { $piece } ({ $side }) em { $square }
resolve-explained = { $slips ->
        [one] Um engano ao executar leva ao que está no tabuleiro { $board }. Possibilidades: { $count }.
       *[other] { $slips } enganos ao executar levam ao que está no tabuleiro { $board }. Possibilidades: { $count }.
    }
resolve-unexplained = Nenhum dos enganos habituais leva ao que está no tabuleiro { $board }.
resolve-more = { $count ->
        [one] --json mostra mais uma possibilidade.
       *[other] --json mostra mais { $count } possibilidades.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = não executado
slip-one-square-off = posto em { $square }
slip-rook-one-square-off = a torre posta em { $square }
slip-wrong-piece = feito com a peça igual de { $square }
slip-mirrored = feito em espelho, de { $from } para { $to }
slip-twice = executado duas vezes, até { $square }
slip-captured-put-aside = a peça capturada não foi retirada, mas posta em { $square }
slip-captured-not-removed = a peça capturada não foi retirada, a que captura foi posta em { $square }
slip-capturing-removed = a peça que captura foi retirada em lugar da capturada
slip-en-passant-left = o peão capturado en passant ficou no tabuleiro
slip-rook-not-moved = a torre não foi jogada
slip-king-not-moved = o rei não foi jogado
slip-wrong-promotion = na casa de promoção está { $piece }
resolve-several-games = { $path } contém várias partidas; é precisa uma folha com uma só.
resolve-too-long = { $path } contém mais de { $most } meios-lances; nenhuma partida é tão longa.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = As folhas começam em posições diferentes.
resolve-nothing-compared = Em { $path } não se compararam tabuleiros. Indique a outra folha com --theirs.
resolve-report-at-the-table = escrita à mesa
resolve-no-entry = Não há meio-lance { $number } ({ $sheet }).
resolve-ask-meaning = Diga com --meant o que está escrito, por exemplo --meant theirs:17=Cbd2.
resolve-ask-square = Tabuleiro { $board }: o que está em { $square }?
resolve-ask-color = Tabuleiro { $board }, { $square }, { $piece }: brancas ou pretas?
resolve-ask-again = Uma peça e a sua cor, a sua letra (maiúscula brancas, minúscula pretas), Enter se a casa está vazia, ou o tabuleiro todo em lista ou FEN; /stop termina as perguntas.
resolve-ask-aloud = Em voz alta: cor e peça, «{ $empty }» se a casa está vazia, «{ $again }» repete a pergunta, «{ $stop }» termina as perguntas. O que foi entendido é lido de volta; «sim» ou Enter confirma.
resolve-ask-found = { $count ->
        [one] O tabuleiro { $board } conhece-se após uma pergunta, se não houve mais de um lance mal executado.
       *[other] O tabuleiro { $board } conhece-se após { $count } perguntas, se não houve mais de um lance mal executado.
    }
resolve-ask-complete = O tabuleiro { $board } conhece-se por inteiro.
resolve-ask-all = Tabuleiro { $board }: nenhum dos enganos habituais o explica. Agora linha por linha.
resolve-ask-stopped = Tabuleiro { $board }: perguntas terminadas, este tabuleiro não se compara.
resolve-report-title = Dois tabuleiros: relatório para o árbitro ({ $article }).
resolve-report-wanted = O que deve estar segundo as folhas:
resolve-report-board = O que está no tabuleiro { $board }:
resolve-report-clocks = Relógios depois da decisão:
resolve-report-written = O relatório está em { $path }
resolve-report-ending = { $path }: um relatório termina em .txt, .json, .brf ou .pef.
equipment-title = Material antes da partida, Leis de { $laws }.
equipment-help = Respostas: uma medida com mm ou cm, sim ou não; Enter deixa em aberto. { $again } pergunta outra vez, { $back } volta atrás, { $stop } termina.
equipment-aloud = Em voz alta: “sim”, “não”, “{ $empty }” deixa em aberto, “{ $again }” pergunta outra vez, “{ $back }” volta atrás, “{ $stop }” termina. Medidas e iniciais escrevem-se.
equipment-type-it = Medidas e iniciais escrevem-se; “{ $empty }” deixa em aberto.
equipment-part = { $section ->
        [special-board] { $article ->
            [none] Tabuleiro especial.
           *[other] Tabuleiro especial, { $article }.
        }
        [special-pieces] { $article ->
            [none] Peças especiais.
           *[other] Peças especiais, { $article }.
        }
        [usual-pieces] Peças normais, { $article }.
        [usual-board] Tabuleiro normal, { $article }.
        [table] Mesa, { $article }.
        [clock] { $article ->
            [none] Relógio.
           *[other] Relógio, { $article }.
        }
        [room] Luz e ruído.
        [set-up] Posição inicial.
       *[approval] Aprovação, { $article }.
    }
equipment-item = { $item ->
        [special-side] Lado mais curto do tabuleiro especial
        [special-raised] Casas pretas ligeiramente em relevo
        [special-holes] Um orifício em cada casa
        [special-corner] Canto direito diante de cada jogador sem relevo
        [special-pegs] Em cada peça um pino que encaixa
        [special-staunton] Peças especiais de modelo Staunton
        [special-marked] Cada peça preta especialmente marcada
        [king-height] Altura do rei
        [king-base] Diâmetro da base do rei
        [usual-staunton] Peças normais de modelo Staunton
        [usual-dull] Peças sem brilho
        [usual-tops] Rei, dama, bispo e peão bem distinguíveis pelo topo
        [square] Lado de uma casa do tabuleiro normal
        [board-rigid] Tabuleiro rígido
        [board-dull] Tabuleiro sem brilho
        [board-fixed] Tabuleiro preso à mesa
        [board-corner] Canto direito diante de cada jogador claro
        [board-side] Lado do tabuleiro normal inteiro
        [table-length] Comprimento da mesa
        [table-width] Largura da mesa
        [clock-hands] Um relógio com ponteiros
        [hands-reinforced] Ponteiros reforçados
        [dial-dots] Um ponto em relevo de cinco em cinco minutos, dois de quinze em quinze
        [flag-felt] Bandeira fácil de sentir
        [last-minutes-felt] Ponteiros que se sentem nos últimos cinco minutos da hora
        [flag-exact] A bandeira cai exatamente na hora certa, bem visível
        [clock-dull] Nenhum reflexo no relógio
        [clock-quiet] Relógio silencioso
        [clock-talks] O relógio diz o tempo e o número de lances
        [clock-private] Só o jogador ouve o relógio
        [light] Luz suficiente
        [noise] Silêncio suficiente para os anúncios
        [set-up-a] Tabuleiro A, o especial, na posição inicial
        [set-up-b] Tabuleiro B, o normal, na posição inicial
        [approved-boards] Tabuleiros e peças aprovados
        [approved-clock] Relógio aprovado
       *[approved-program] Programa aprovado
    }
equipment-ask = { $name }?
equipment-ask-size = { $name }, em { $unit }?
equipment-ask-approved = { $name }? Iniciais do árbitro:
equipment-set-up-how = { $command } ou ? lê o que deve lá estar.
equipment-beyond = { $item ->
        [special-side] { $figure }: o tabuleiro especial deve medir pelo menos { $least } por { $least }.
        [king-height] { $figure }: o rei deve ter cerca de { $least } de altura.
        [king-base] { $figure }: a base do rei deve medir { $least } a { $most } da sua altura.
        [square] { $figure }: as casas devem medir { $least } a { $most }.
        [table-length] { $figure }: a mesa deve ter pelo menos { $least } de comprimento.
       *[table-width] { $figure }: a mesa deve ter { $least } a { $most } de largura.
    }
equipment-not-so = Não cumprido: { $name }.
equipment-turned = O tabuleiro { $board } está rodado 90 graus: o canto direito diante de cada jogador deve ser claro.
equipment-looked = { $looked ->
        [yes] sim
        [no] não
        [not-measured] não medido
        [not-approved] ainda não
       *[not-looked-at] não verificado
    }
equipment-approved-by = por { $by }
equipment-approved-by-at = por { $by }, { $at }
equipment-line = { $name }: { $found }
equipment-noted = Anotado: { $found }.
equipment-before = Até agora: { $found }. Enter mantém, - deixa em aberto.
equipment-open = Em aberto: { $names }.
equipment-end = Em aberto: { $open }. Assinalados: { $told }. Enter fecha a lista, { $back } volta atrás.
equipment-closed = A lista está fechada. O árbitro aprova.
equipment-left = A lista foi interrompida. Em aberto: { $open }.
equipment-not-a-size = { $text }: uma medida em algarismos em { $unit }, no máximo { $most }; Enter deixa em aberto.
equipment-not-yes-or-no = { $text }: sim ou não; Enter deixa em aberto.
equipment-not-initials = { $text }: as iniciais de um árbitro, uma a quatro letras; Enter deixa em aberto.
equipment-told = Assinalado:
equipment-nothing-told = Nada assinalado.
equipment-decides-nothing = Este relatório não decide nada; o árbitro aprova.
equipment-goes-on = Para continuar: --from { $path }
equipment-no-record = { $path } não é um relatório de ansage equipment em JSON.
resolve-board-fault = Tabuleiro { $board }: { $unread ->
        [nothing] { $text } não é um tabuleiro. É precisa uma FEN, uma lista das peças ou linha por linha.
        [several] { $text } significa tabuleiros diferentes em línguas diferentes.
        [twice] A casa { $text } foi dita duas vezes.
        [no-color] De que cor é { $text }?
        [no-piece] Que peça está em { $text }?
        [no-square] Em que casa está { $text }?
        [count] { $text }: são mais ou menos do que se disse.
        [rank-length] A linha { $text } não tem oito casas.
        [rank-twice] A linha { $text } foi dita duas vezes.
        [rank-missing] Falta a linha { $text }.
       *[unknown] { $text } não se percebeu.
    }

listener-failed = Não é possível escutar: { $why }.
model-missing = Não há reconhecedor de fala em { $path }.
model-not-installed = O reconhecedor de fala não está instalado. Para instalar: { $command }.
model-lacks = Falta ao reconhecedor de fala o ficheiro { $path }.
model-changed = O ficheiro { $path } do reconhecedor de fala está danificado ou alterado.
nobody-hears = O que se diz em { $language } não é ouvido por ninguém aqui: falta a rede que ouve esta língua. Isto trá-la: { $command }.
not-sound = { $path } não é um ficheiro WAV que se possa ler.
sound-rate = { $path } tem { $rate } amostras por segundo; são precisas de 8000 a 192000.
listen-move = Ouvido: { $words }. Percebido: { $move }.
listen-illegal = Ouvido: { $words }. Percebido: { $move }. É ilegal.
listen-command = Ouvido: { $words }. Percebido como comando: { $command }.
listen-ask = Ouvido: { $words }. Quer dizer { $choices }?
listen-no-move = Ouvido: { $words }. Não é um lance nesta posição.
listen-nothing = Ouvido: { $words }. Não é um lance nem um comando.
listen-not-asked = Ouvido: { $words }. Não se tinha perguntado nada.
no-answer = Ouvido: { $words }. Isso não responde à pergunta.
listen-junk = Havia mais ruído do que fala. Não se percebeu nada.
listen-own-grammar = Este reconhecedor não aceita indicações e pode ouvir anúncios que ninguém fez.
listen-no-words = Não se ouviu nenhuma palavra.
score-begin = Gravações que estão a ser ouvidas: { $count }. Demora um pouco.
score-heading = { $group ->
        [announcements] Anúncios completos
        [commands] Comandos
        [words] Palavras isoladas
       *[junk] O que não deve ser tomado por nada
    }{ $mode ->
        [free] , partida livre
        [event] , torneio
       *[alone] , pela palavra ouvida
    }: { $count }.
score-line = { $verdict ->
        [right] Certo
        [asked] Perguntado, com o que foi dito entre as opções
        [amiss] { $group ->
                [junk] Perguntado
               *[other] Perguntado, sem o que foi dito entre as opções
            }
        [nothing] { $group ->
                [junk] Não tomado por nada
               *[other] Não entendido
            }
       *[wrong] { $group ->
                [junk] Tomado por alguma coisa
               *[other] Errado
            }
    }: { $count } de { $of }, { $percent } por cento ({ $low } a { $high }).
score-tenths = { $whole },{ $tenths }
score-wrong = Errado{ $mode ->
        [free] , partida livre
        [event] , torneio
       *[alone] {""}
    }: { $file } foi tomado por { $taken }.
score-bounds = Entre parênteses estão os limites de Wilson de 95 por cento. Valem para mais gravações como estas; outras pessoas podem ser entendidas de outro modo.
score-refused = { $unusable ->
        [missing] Há uma anotação sobre { $file }, mas o ficheiro não está lá.
        [partial] { $file } precisa de uma posição (fen em recordings.toml) ou das duas casas.
        [unclear] As palavras de { $file } não dizem uma só coisa na sua posição; move em recordings.toml diz o que se queria dizer.
        [position] A posição indicada para { $file } não é válida.
        [move] O lance indicado para { $file } não é válido.
        [empty] Não há som em { $file }.
        [long] { $file } dura mais de 15 segundos: nenhuma tecla fica premida tanto tempo. Com whole = false, cada pausa termina uma frase.
       *[unheard] O reconhecedor falhou duas vezes em { $file }.
    }
score-no-word = O nome { $file } contém { $word }, que não é uma palavra desta língua.
score-refused-count = Gravações que não servem: { $count }.
score-none = Nenhuma gravação em { $path } serve.
score-other-language = Estas gravações estão na língua { $language }. Indique-a com --words.
score-notes-bad = { $path }, linha { $line }: { $why }.
score-no-key = não existe a chave { $key }
recording-foreign = { $path } não é um ficheiro WAV, FLAC ou MP3 que se possa ler.
recording-cut-off = { $path } interrompe-se. Usa-se o que está antes.
recording-wrong-length = A duração em { $path } está errada. Lê-se até ao fim do ficheiro.
recording-damaged = { $path } está danificado. Usa-se o que se pode ler.
recording-silent = { $path }: não se ouve nenhuma voz.
recording-none = Em { $path } não há nenhuma gravação (WAV, FLAC ou MP3).
reconstruct-unheard = Em { $time } o reconhecedor falhou duas vezes. Essa parte não foi ouvida.
reconstruct-unscored = Em { $time } falhou o programa com que as pessoas são ouvidas melhor. Daqui em diante ouve-se sem ele.
reconstruct-nothing = Não se ouviu nenhum lance.
reconstruct-summary = Meios-lances: { $count }, marcados: { $marked }.
reconstruct-close = incerto, pode ser: { $choices }
reconstruct-doubtful = incerto
reconstruct-unclear = não percebido, deduzido do que se segue
reconstruct-missing = falta na gravação
reconstruct-unused = Em { $time } ouvido e não usado: { $words }.
reconstruct-marks = Marcados:
reconstruct-ask = { $place }, em { $time }: { $choices }?
reconstruct-ask-move = { $place }, em { $time }: que lance?
reconstruct-ask-help = Respostas: o número, o lance, - se não for nenhum, ? repete o som, Enter deixa em aberto, /stop termina as perguntas.
reconstruct-ask-aloud = Em voz alta: o número ou o lance, «{ $none }» se não for nenhum, «{ $open }» deixa em aberto, «{ $again }» repete o som, «{ $stop }» termina as perguntas. O que foi entendido é lido de volta; «sim» ou Enter confirma.
reconstruct-ask-again = Não se percebeu. O número ou o lance, por favor.
reconstruct-ask-ear = Lance { $number }, { $side }. Que lance?
reconstruct-ask-unheard = Não se consegue ouvir a gravação: { $why }. As perguntas são feitas na mesma.
audio-no-clips = Não há gravações de { $path }.
audio-none-usable = Nenhuma das gravações de { $path } se pode usar.
audio-written = Escrito em { $path }: gravações { $count }, duração { $time }.
audio-written-partly = Escrito em { $path }: gravações { $count } de { $all }, duração { $time }.
learn-begin = { $count } palavras, cada uma { $rounds } vezes, e { $announcements } anúncios: cerca de { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }. Diga cada palavra depois de lhe ser pedida. Enter continua, r e Enter volta a pedir, q e Enter termina.
learn-say = Diga: { $saying }
learn-flaw = { $fault ->
        [nothing] De { $saying } não se ouviu nada.
        [noisy] { $saying }: a sala está quase tão alta como a voz.
        [too-quiet] { $saying } disse-se demasiado baixo.
        [too-loud] { $saying } disse-se demasiado alto para o microfone.
       *[unlike] { $saying } soou a outra coisa.
    }
learn-working = { $takes ->
        [one] Uma gravação. A aprender; demora um momento.
       *[other] { $takes } gravações. A aprender; demora até dois minutos.
    }
learn-done = A voz foi aprendida. Anúncios dos quais não se aprendeu: { $before } de { $of } certos antes, { $after } agora; errados: { $wrong-before } antes, { $wrong-after } agora. Cada um conta na partida livre e no torneio.
learn-one-person = O que foi aprendido é para uma só pessoa: as outras são ouvidas pior com isso.
learn-not-better = Nada mudou: a voz não é ouvida melhor. Anúncios dos quais não se aprendeu: { $before } de { $of } certos antes, { $after } depois; errados: { $wrong-before } antes, { $wrong-after } depois.
learn-too-little = Disse-se demasiado pouco para aprender. Nada mudou.
learn-too-few-announcements = São precisos pelo menos { $count } anúncios completos para saber se algo melhora. Nada mudou.
learn-keeps = As gravações ficam em { $path }; só o próprio as pode ler. Nada é enviado.
learn-consent = Estas gravações podem ser dadas a outros sob a licença { $licence }, para medir e melhorar reconhecedores? Escreva sim e Enter; só Enter é não. Podem?
learn-consent-given = Anotado: as gravações podem ser dadas a outros. Enquanto isso não for feito, apagar a pasta volta atrás.
learn-consent-not-given = Anotado: as gravações são só para quem as fez.
learn-recordings-kept = As gravações estão em { $path }.
learn-forget-hint = As gravações não se guardam. ansage learn-my-voice --forget desfaz tudo.
learn-forgotten = A voz aprendida foi esquecida.
learn-nothing-to-forget = Não havia nenhuma voz aprendida.
learn-stale = A voz aprendida é de outra versão do reconhecedor de fala e não se usa. É preciso aprendê-la de novo (ansage learn-my-voice).
cannot-learn = Este reconhecedor de fala não consegue aprender uma voz: { $why }.
cannot-learn-language = Em { $language } não se pode aprender nenhuma voz: só um reconhecedor aprende, e só existe um para o alemão.
bank-record-begin = { $count ->
    [one] Falta { $count } palavra.
   *[other] Faltam { $count } palavras.
} Diga cada uma depois de a ouvir. Enter continua, r repete, b volta atrás, s salta, q para, sempre com Enter. O que foi gravado fica.
bank-record-done = Todas as palavras estão gravadas. Uma partida usa-as com --bank { $path }.
bank-record-stopped = { $count ->
    [one] Ainda falta { $count } palavra.
   *[other] Ainda faltam { $count } palavras.
} O mesmo comando continua.
bank-flaw = { $take-fault ->
    [nothing] Não se ouviu nada de { $saying }.
    [noisy] { $saying }: a sala está quase tão alta como a voz.
    [too-soft] { $saying } saiu demasiado baixo. Aproxime-se do microfone.
    [too-loud] { $saying } saiu demasiado alto para o microfone.
    [cut] Falta o início ou o fim de { $saying }.
    [too-long] { $saying } durou mais do que uma palavra.
    [uneven] Em { $saying } há uma pancada ou um estalido.
   *[other] { $saying } não é um som legível.
}
bank-refusal = { $path } não é usado. { $why }
bank-built = { $count ->
    [one] { $count } palavra está pronta em { $path }.
   *[other] { $count } palavras estão prontas em { $path }.
}
bank-refused = { $count ->
    [one] { $count } gravação de { $path } não foi usada.
   *[other] { $count } gravações de { $path } não foram usadas.
}
bank-stranger = { $path } não tem o nome de nenhuma palavra.
bank-word = { $saying }, { $path }: { $clip ->
    [there] está lá.
    [missing] falta.
    [silent] danificada, não se ouve nada.
    [too-long] danificada, mais longa do que uma palavra.
    [uneven] danificada, mais alta ou mais baixa do que as outras.
    [clicks] danificada, começa ou acaba com um estalido.
   *[not-sound] danificada, não é um som legível.
}
bank-gaps = { $path } não está completo: faltam { $missing }, danificadas { $broken }. A voz incorporada diz essas palavras.
bank-unusable = As palavras gravadas não podem ser usadas: { $why }.
bank-language = { $path }: estas palavras são em { $language }, não em { $wanted }.
help-next = O lance seguinte; só Enter faz o mesmo.
help-back = Um lance para trás.
help-move = Para um lance: /lance 17, /lance 17 p.
help-find = Para um lance ou uma palavra de um comentário: /procurar cavalo f3.
help-into = Entra numa variante: /entrar 2.
help-out = Sai da variante; da partida, volta à lista.
help-square-reading = O que está numa casa: /casa e4.
help-rank-reading = O que está numa linha: /linha 4.
help-file-reading = O que está numa coluna: /coluna e.
help-pieces-reading = Onde estão as peças: /peças, /peças brancas, /peças cavalos.
help-captured-reading = O que foi capturado até aqui.
help-fen-reading = A posição como FEN.
help-diagram-reading = Um diagrama para quem vê: /diagrama, /diagrama pretas.
help-where = Onde estamos na partida.
help-help-reading = Esta lista.
help-quit-reading = Sair.

## Hearing the player, and the board on request
read-back-offer = { $move }, com proposta de empate?
castling-squares = { $king }, { $rook }
arrival-first = { $arrival }, { $rest }
piece-from = { $piece } de { $from }
from = de { $from }
which-heard = { $choices }?
offer-ask = Propor empate?
accept-ask = Aceitar o empate? "Sim" aceita.
accept-ask-before = O torneio não admite empate por acordo antes do lance { $before }. Aceitar o empate? "Sim" aceita.
decline-ask = Recusar o empate?
clock-ask = Premir o relógio?
say-again = Repita, por favor.
nothing-heard = Não se ouviu nada.
nothing-was-asked = Não há nenhuma pergunta em aberto.
yes-in-two-words = Diga "{ $words }", ou escreva "sim".
microphone-missing = Sem microfone. As teclas continuam a servir.
microphone-lost = O microfone falhou. As teclas continuam a servir.
microphone-back = O microfone voltou.
recogniser-missing = Sem reconhecimento de fala; ansage doctor diz porquê. As teclas continuam a servir.
recogniser-lost = O reconhecimento de fala falhou. As teclas continuam a servir.
recogniser-back = O reconhecimento de fala voltou.
one-recogniser-lost = Um dos dois reconhecimentos de fala falhou. O outro continua sozinho e pergunta mais vezes.
one-recogniser-back = Os dois reconhecimentos de fala ouvem de novo.
scorer-net-damaged = Uma rede do reconhecimento de voz está danificada. Sem ela ouve-se pior. ansage doctor indica qual é.
listening-off = A escuta está desligada. As teclas continuam a servir.
open-listening = Estou a escutar tudo.
talk-key-listening = Só escuto com a tecla de fala.
open-listening-refused = A escuta aberta precisa da autorização do árbitro. A tecla de fala serve.
repeated-otherwise = Repetiu-se { $move }.
on-words = ligar, ligada, sim
off-words = desligar, desligada, não, tecla
needs-on-or-off = ligar ou desligar
needs-rate = um número de 80 a 450
needs-volume = um número de 0 a 100
needs-pitch = um número de -100 a 100
ear-rate-is = { $number } palavras por minuto.
ear-does-not-speak = O programa não fala aqui; um leitor de ecrã tem as suas próprias definições.
ear-volume-is = Volume { $number } por cento.
ear-pitch-is = Tom { $number } por cento.
practice-help = Diga um lance ou um comando; eu digo o que percebi. Não se joga nada. /sair termina.
practice-prompt = Treino:{" "}
answer-prompt = Resposta:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } está vazia.
square-not-told = Isso não se diz em torneio.
which-square-to-tell = Qual casa?
help-square = O que está numa casa: /casa e4. Não em torneio.
rank-holds = Linha { $rank }: { $pieces }.
file-holds = Coluna { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Capturadas: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = vazia
no-pieces = nenhuma
which-rank = Que linha?
which-file = Que coluna?
which-pieces = Que peças? Por exemplo: cavalos, torres brancas, pretas.
help-rank = O que está numa linha: /linha 4. Não num torneio.
help-file = O que está numa coluna: /coluna e. Não num torneio.
help-pieces = Onde estão as peças: /peças, /peças brancas, /peças cavalos. Não num torneio.
help-captured = O que foi capturado. Não num torneio.
help-fen = A posição como FEN. Em torneio, só depois do resultado.
help-diagram = Um diagrama para quem vê: /diagrama, /diagrama pretas. Em torneio, só depois do resultado.
diagram-shown = O diagrama está no ecrã, { $side } em baixo.
fen-shown = O FEN está no ecrã. Jogam as { $side }, peças no tabuleiro: { $count }.
board-not-shown-yet = Em torneio isso só existe depois do resultado.
help-listen = Escutar tudo, ou só com a tecla de fala: /escutar ligar, /escutar desligar.
help-rate = A velocidade da fala no auricular, em palavras por minuto: /velocidade 200.
help-volume-ear = O volume do auricular, em percentagem: /volume-ouvido 60.
help-pitch = O tom da voz no auricular, em percentagem: /tom -20.
help-talk-key = Tecla de fala{ $key }: premir, falar, largar ou premir outra vez.
key-name =
    { $key ->
        [space] barra de espaços
        [insert] Insert
       *[other] { $key }
    }

## Braille
braille-unknown-table = Não há nenhuma tabela braille { $name }. Há { $known }.
braille-table-fault = Tabela braille { $file }, linha { $line }: { $why }. Em seu lugar usa-se { $table }.
braille-unknown-sign = { $table } não tem célula para { $sign } ({ $code }). Fica como { $shown }.
braille-unknown-cell = Linha { $line }, célula { $place }, pontos { $dots }: nenhum sinal em { $table }.
braille-cell-not-understood = A célula { $place }, pontos { $dots }, não se percebe.
braille-not-written = { $text }: em { $table } não conhecemos as células { $unwritten ->
        [castling] do roque
        [promotion] de uma promoção
        [en-passant] da captura en passant
        [draw-offer] de uma proposta de empate
        [result] de um resultado
       *[other] desta palavra
    }, e não se inventa nenhuma. Escolha outra tabela.
braille-eight-dots = Linha { $line }, célula { $place }: pontos { $dots }. Um BRF só tem seis pontos, e não se corta nenhum.
braille-words-plain = A tabela { $table } do liblouis não traduz aqui; as palavras vão sinal a sinal.
braille-no-louis-table = O liblouis não tem a tabela { $name }. Nomes como de-g2 ou de-eurobrl6, ou o caminho de um ficheiro.
braille-no-embosser-table = { $path }, linha { $line }: não é tabela de impressora braille. Espera-se display SINAL PONTOS.
braille-embosser-include = { $path }, linha { $line }: { $include-fault ->
        [missing] não há ficheiro { $file }
        [circle] { $file } inclui-se a si mesmo
       *[too-many] são incluídos mais de { $file } ficheiros
    }.
braille-no-byte = Linha { $line }, célula { $place }, pontos { $dots }: { $table } tem { $code }; uma impressora braille recebe um byte por célula, um sinal até U+00FF. Nada foi escrito.
braille-no-character = Linha { $line }, célula { $place }, pontos { $dots }: nenhum sinal em { $table }. Nada foi escrito.
embosser-is-none = { $path } não é um dispositivo. Para um ficheiro há --output.
embosser-refuses = A fila de impressão { $queue } não aceitou nada. A folha está intacta; --output grava-a num ficheiro.
braille-no-cell = { $path }, linha { $line }, carácter { $place }: { $sign } não é uma célula braille.
braille-page-size = Uma página braille tem pelo menos { $cells } células e { $lines } linhas, e { $most } no máximo.
braille-no-moves = { $path }: não se encontraram lances neste braille.
braille-too-long = { $path } contém mais de { $most } células; nenhuma folha de registo é tão longa.
braille-not-pef = { $path } não é um ficheiro PEF: { $why }
braille-diagram = Diagrama do Ansage, sem norma: k q r l s p são peças das brancas, as mesmas com o ponto 6 das pretas. Pontos 3 6: uma casa escura vazia.
dot-keys-on = Teclas braille ligadas: f d s j k l são os pontos 1 a 6{ $dots ->
        [eight] , a e ç os pontos 7 e 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] premidas ao mesmo tempo
        [one-by-one] uma a seguir à outra, g fecha a célula
       *[other] { $way }
    }. { $command } desliga-as.
dot-keys-off = Teclas braille desligadas.
no-dot = Esta tecla não é um ponto. Um comando começa por /, { $command } desliga as teclas braille.
no-dot-keys = Aqui não há teclado.
help-perkins = Escrever braille no teclado, ou letras outra vez.
form-braille-table = Tabela braille: { $table }
form-braille-signs = + xeque # mate = promoção { $offer } proposta de empate

## A fita
sound-began = O que se diz no tabuleiro é gravado.
sound-began-private = O som só é gravado enquanto a tecla de falar está premida.
sound-paused = Nada é gravado. /gravação ligar volta a gravar.
sound-off = Esta partida não é gravada. Para isso o programa começa com --record on.
sound-not-now = Esta partida era gravada e agora não é.
sound-over = Depois do resultado já nada é gravado.
sound-mark = { $tape ->
        [on] A gravar.
        [key] Gravação com a tecla de falar.
        [off] Gravação desligada.
        [full] Sem gravação: disco cheio.
        [unwritable] Sem gravação: falha do disco.
        [deaf] Sem gravação: sem microfone.
       *[no-key] Sem gravação: sem tecla de falar.
    }
sound-found = Foi encontrado som de antes da falha do programa: { $file }.
sound-full = O disco está cheio. O som já não é gravado. A partida continua.
sound-unwritable = O som não pode ser escrito e já não é gravado. A partida continua.
sound-no-microphone = Sem microfone. Nada é gravado. As teclas continuam a servir.
sound-microphone-lost = O microfone falhou. Nada é gravado. As teclas continuam a servir.
sound-microphone-back = O microfone voltou. O som volta a ser gravado.
sound-no-key = Sem a tecla de falar nada é gravado.
sound-back = O som volta a ser gravado.
play-nothing = Ainda não há som.
play-not-kept = Não há som do lance { $number }.
play-no-such = Não há som para { $at } em { $path }.
play-edge = Não há mais som.
play-label = { $sound ->
        [offer] Proposta de empate
        [refusal] Empate recusado
        [acceptance] Empate aceite
        [resignation] Abandono
        [claim] Reclamação
        [call] Árbitro chamado
        [note] Nota
        [correction] Correção
       *[found] Encontrado depois de uma falha
    }
play-correction = Correção: { $move }
play-missing = Falta o som { $file }.
play-changed = O som { $file } foi alterado desde a gravação. É omitido.
play-unreadable = O som { $file } não pode ser lido.
play-speed = O som é reproduzido a { $percent } por cento.
needs-half-move = um lance como 23 ou um meio-lance como 23b ou 23p
needs-count = uma quantidade como 3
needs-speed = uma velocidade de 0,5 a 2
help-record = Dizer se o som é gravado. /gravação desligar: nada é gravado até /gravação ligar.
help-play = Ouvir no ouvido o som de um lance: /reproduzir 23, /reproduzir 23b, /reproduzir 23p; sem número, o último outra vez.
help-play-next = Ouvir o som seguinte.
help-play-previous = Ouvir o som anterior.
help-play-last = Ouvir os últimos cinco sons, ou quantos se disser: /reproduzir-últimos 3.
help-play-speed = A velocidade do som, de 0,5 a 2: /reproduzir-velocidade 1,5.
play-welcome = { $count ->
        [0] Não há som desta partida.
        [one] Um som. Enter reproduz, /sair termina.
       *[other] { $count } sons. Enter reproduz o seguinte, 23 ou 23b o de um lance, /sair termina.
    }
play-welcome-pieces = { $count ->
        [0] Nada para ouvir. /sair termina.
        [one] Um trecho. Enter reproduz, /sair termina.
       *[other] { $count } trechos. Enter reproduz o seguinte, 2 o segundo, /sair termina.
    }
play-neither = { $path } não é um diário nem um ficheiro de som que se possa tocar: WAV, FLAC ou MP3.
play-prompt = Som:{" "}
record-began = O que se diz é gravado.
record-stops = Enter termina a gravação.
record-stops-by-signal = Ctrl+C termina a gravação.
record-nothing = Não se ouviu nenhuma voz. Nada foi gravado.
record-no-microphone = Não há microfone{ $device ->
        [default] {""}
       *[other] : { $device }
    }. Nada é gravado. Outro indica-se com --microphone.
record-kept = { $file }: { $seconds } segundos.

# Traços em apuros de tempo.
dashed = Traço, { $side }.
dash-unasked = Não há nenhuma pergunta. Os traços começam com { $command }.
dash-struck = Traço riscado, { $side }.
fill-begins = { $count ->
        [0] Nenhum traço
        [one] Um traço
       *[other] { $count } traços
    }. Introduza os lances por ordem; { $command } termina.
fill-ask = { $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = A folha está completa.
fill-stops = Faltam: { $count ->
        [none] traços
        [0] nenhum traço
        [one] um traço
       *[other] { $count } traços
    }.
fill-first = Em aberto: { $count ->
        [none] traços
        [0] nenhum traço
        [one] um traço
       *[other] { $count } traços
    }. { $fill } preenche-os, { $correct } risca o último.
complete-first = A bandeira caiu: complete a folha antes de continuar a partida. { $open }
no-dash = Não há nenhum traço na folha.
borrow-on-own-move = A folha só se pede emprestada na própria vez.
return-first = Antes devolver a folha: { $borrow } { $back }.
nothing-borrowed = Nenhuma folha está emprestada.
number-gone-by = O próximo lance já é o { $number }; só pode ser um posterior: { $set } { $word } 41.
filled-later = Anotado depois: { $moves }
note-dashes-began = A partir do lance { $number }, { $side }, há traços.
note-exempt = { $exempt ->
        [both] Ninguém tem de anotar
        [white] As brancas não têm de anotar, as pretas sim
        [black] As pretas não têm de anotar, as brancas sim
       *[nobody] Ambos têm de anotar
    }: restam { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } às brancas, { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left } às pretas.
note-default-time = A tolerância passou, e ninguém anotou a chegada: { $side }.
note-arrived = { $side }: chegada { $late } depois do início; a tolerância de { $limit } { $passed ->
        [yes] tinha passado
       *[no] não tinha passado
    }.
note-arrived-at-start = { $side }: chegada no início.
note-arrived-resumption = { $side }: chegada { $late } depois { $counted ->
        [agreed] da hora combinada
       *[here] do recomeço aqui
    }; a tolerância de { $limit } { $passed ->
        [yes] tinha passado
       *[no] não tinha passado
    }.
note-arrived-at-resumption = { $side }: chegada { $counted ->
        [agreed] à hora combinada
       *[here] na retoma aqui
    }.
note-borrowed = A folha do adversário está com: { $side }.
note-borrowed-before-flag = A folha do adversário está com: { $side }; nenhuma bandeira caiu.
note-returned = A folha emprestada voltou.
note-reconstruction = Antes da reconstituição: { $fen }; { $moves } meios-lances, { $completed } completados; corria o relógio: { $side }; restavam { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } às brancas, { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left } às pretas.
position-unknown = posição desconhecida, porque há meios-lances por anotar
position-ask = O que está agora no tabuleiro? Uma FEN, uma lista de peças ou fila a fila; /cancelar deixa em aberto.
note-position = No tabuleiro: { $fen }; jogam: { $side }.
numbered-on = Nada prova mais lances: o próximo é o { $number }. { $add } dá o tempo do novo período.
sheet-replaced = Daqui em diante usa-se outra folha. O que foi anotado até aqui fica e é entregue com ela.
log-replaced = Daqui em diante usa-se outra folha. O que foi registado até aqui fica.
sheet-replaced-already = Já se usa outra folha.
handed-over = A folha está entregue. Nada do registo é apagado.
handed-over-already = A folha está entregue e é do organizador. Só um árbitro a altera.
form-replaced = Substituída por outra folha depois do { $place }.
form-replaced-at-once = Substituída por outra folha antes do primeiro lance.
note-dashes-filled = Todos os traços foram preenchidos.
help-dash = Meio lance sem texto; depois basta um traço e Enter. /corrigir risca-o de novo.
help-fill = Anotar o que foi jogado onde há traços.

## O glossário
glossary-names = { $word }: { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first }; ou { $other }
glossary-defined = { $names } { $definition }
glossary-file = Uma coluna são as oito casas de um jogador ao outro.
glossary-rank = Uma linha são as oito casas da esquerda para a direita.
glossary-diagonal = Uma diagonal é uma linha reta de casas de uma só cor, de bordo a bordo.
glossary-near = { $text } não está no glossário; parecidas: { $near }.
glossary-unknown = { $text } não está no glossário. { $command } diz que palavras lá estão.
glossary-words = { $command } e uma palavra diz como ela é noutras línguas: { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = ronda { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [0] 0 meios-lances estão
        [one] Um meio-lance está
       *[other] { $count } meios-lances estão
    } como traço.
hand-in-no-result = Falta o resultado.
hand-in-unsigned-other = Na folha de { $owner } não consta a assinatura de { $side }.
hand-in-unsigned-other-both = Na folha de { $owner } não consta assinatura.
hand-in-unsigned = { $side } não assinaram no aparelho.
hand-in-unsigned-both = Ninguém assinou no aparelho.
hand-in-no-evidence = Nenhum árbitro admitiu o registo como folha de partida.
hand-in-tape = De { $all } trechos de som { $count ->
        [0] 0 faltam ou são outros.
        [one] um falta ou é outro.
       *[other] { $count } faltam ou são outros.
    }
hand-in-damaged = O diário está danificado a partir da linha { $number }; entrega-se o que vem antes.
hand-in-unread = { $path }: o diário não pode ser lido e fica de fora.
hand-in-continued = { $path } continua em { $file }, que é o que se entrega.
hand-in-rounds = Não há partida destas rondas: { $numbers }.
hand-in-runs = A partida de { $path } ainda não tem resultado. Nada foi entregue.
hand-in-nothing = Em { $path } não há diário de uma partida assim.
hand-in-already = { $count ->
        [0] As 0 partidas já estão entregues.
        [one] A partida já está entregue.
       *[other] As { $count } partidas já estão entregues.
    } Com --again são escritas outra vez.
hand-in-full = Já há algo em { $path }. --output aceita uma pasta vazia.
hand-in-due = Última partida em { $date }, entrega até { $due }.
hand-in-no-date = Nenhuma partida diz o seu dia; não se sabe até quando entregar.
hand-in-written = { $count ->
        [0] 0 partidas estão
        [one] Uma partida está
       *[other] { $count } partidas estão
    } em { $path }: games.pgn, games.txt e games.brf.
hand-in-sound = { $count ->
        [0] O som de 0 partidas está
        [one] O som de uma partida está
       *[other] O som de { $count } partidas está
    } ao lado, na pasta sound.
brief-title = { $whom ->
        [opponent] Para o adversário de uma pessoa com deficiência visual
        [arbiter] Para o árbitro: uma partida em dois tabuleiros
        [assistant] Para o assistente nos dois tabuleiros
       *[organiser] Para o organizador: uma partida em dois tabuleiros
    }
brief-edition = Os números entre parênteses são artigos das Leis do Xadrez da FIDE de { $year }.
brief-how = Como decorre a partida
brief-program = O que o programa faz e nunca faz
brief-asked = O que lhe é pedido
brief-cited = { $sentence } ({ $article })
brief-two-boards = Joga-se em dois tabuleiros: um de peças encaixadas, que se pode tatear, e um comum. A mesma partida está nos dois.
brief-announce = Cada lance é anunciado em voz alta, por exemplo «{ $example }»; as colunas chamam-se { $names }. Quem o ouve repete-o e executa-o no seu tabuleiro.
brief-touched = No tabuleiro adaptado uma peça só conta como tocada quando sai do seu orifício; tatear é permitido.
brief-made = Ali um lance está feito quando a peça está no novo orifício, a capturada fora do tabuleiro, e foi anunciado.
brief-clock-last = Só então se aciona o relógio do adversário.
brief-slip = Um engano na fala é corrigido logo, antes de acionar o relógio do adversário.
brief-differ = Se os tabuleiros diferem, o árbitro corrige-os pelas folhas dos dois jogadores.
brief-does = Anuncia lances, repete os do adversário tal como são introduzidos e anota ambos.
brief-never = Não joga, não avalia e não usa a rede; em torneio não dá qualquer pista, nem de um lance ilegal.
brief-ear = O que diz ao ouvido é só de quem joga com ele; na sala soam apenas os anúncios.
brief-device = Está junto ao tabuleiro com autorização do árbitro e não é certificado como folha nem como relógio.
brief-opponent-says = Diga os seus lances em voz alta e repita cada um que ouvir antes de o executar no seu tabuleiro.
brief-opponent-repeats = Se as mesmas palavras voltarem, a repetição foi outra: ouça mais uma vez, por favor.
brief-opponent-touch = No seu tabuleiro vale a regra de sempre: peça tocada, peça jogada.
brief-opponent-quiet = Além de anúncios, propostas de empate e «componho», nada se fala no tabuleiro.
brief-opponent-helper = Se a outra pessoa não tem assistente, pode pedir a alguém que execute e anuncie os lances dos dois.
brief-arbiter-leave = Defina antes da ronda o que o aparelho pode fazer, com nome, dia e aparelho; check-event lê o ficheiro.
brief-arbiter-decides = O programa propõe, o árbitro decide: no teclado com { $arbiter } e as suas iniciais, depois { $player }.
brief-arbiter-differ = Com tabuleiros diferentes { $mismatch } para os relógios; introduza a outra folha, e o programa diz que tabuleiro muda.
brief-arbiter-alone = Ninguém diz aos jogadores o número de lances; o que só o árbitro pode saber está em linhas só dele.
brief-arbiter-sheets = A folha é do organizador: hand-in escreve-a em PGN, texto e braille; se o aparelho falhar, { $replace }.
brief-assistant-moves = Pode executar os lances de cada um no tabuleiro do outro e anunciar os lances dos dois.
brief-assistant-sheet = Pode preencher a folha e acionar o relógio do adversário quando o lance estiver feito.
brief-assistant-tells = Só quando lhe perguntam diz o número de lances completados e o tempo usado, e nada mais.
brief-assistant-claims = Pode reclamar o tempo excedido e dizer ao árbitro que uma peça foi tocada no tabuleiro comum.
brief-assistant-never = Nem conselho, nem sinal, nem tom de voz: da posição não diz nada.
brief-organiser-adapts = Depois de consultar o árbitro pode adaptar estas regras às circunstâncias locais.
brief-organiser-place = A mesa precisa de espaço para dois tabuleiros, relógio e aparelho, uma tomada, silêncio e um caminho livre.
brief-organiser-clock = Um relógio especial, que se possa tatear ou que fale, é admitido.
brief-organiser-notices = Comunique emparceiramento, mesa e resultados também sem que seja preciso vê-los: de viva voz, em braille ou por mensagem.
brief-organiser-sheets = As folhas são suas; hand-in põe todas as partidas em PGN, texto, braille e som numa pasta.
letter-title = Ao organizador: o que preciso no tabuleiro
letter-event = Torneio: { $name }
letter-player = De: { $name }
letter-reached = Telefone ou e-mail: { $blank }
letter-opens = Jogo com deficiência visual e informo a tempo o que preciso, como preveem as orientações da FIDE para jogadores com deficiência (D.04.12).
letter-needs = O que preciso
letter-boards = Dois tabuleiros: o meu, adaptado, e um comum para o adversário. O adaptado [ ] levo eu [ ] peço que forneçam.
letter-device = Um computador com o programa Ansage, que anuncia e anota os lances, com auricular e altifalante. Peço a autorização do árbitro.
letter-clock = Um relógio que eu possa tatear ou ouvir: [ ] levo eu [ ] peço que forneçam [ ] o assistente lê-o quando pergunto.
letter-assistant = Um assistente: [ ] nenhum [ ] peço que forneçam [ ] vem comigo: { $name }
letter-place = Uma mesa fixa com espaço para os dois tabuleiros, relógio e aparelho e com tomada, onde os anúncios não perturbem ninguém.
letter-notices = Emparceiramento, mesa, cor, resultados e alterações: [ ] de viva voz [ ] por mensagem [ ] em braille.
letter-way = Antes da primeira ronda, que alguém me mostre o caminho até à mesa, ao árbitro, à casa de banho e à saída.
letter-more = Além disso: { $blank }
letter-closes = Nada disto deve prejudicar-me a mim ou ao adversário. O que não for possível, digam-mo antes do torneio. Obrigado!
letter-signed = Data, assinatura: { $blank }
rehearsal-opens = Três minutos de treino, nada é gravado. Arme um tabuleiro na posição inicial; joga de pretas. { $quit } termina.
rehearsal-of-opponent = Quem treina é o adversário: ansage brief opponent --rehearse.
rehearsal-announced = Anuncio: { $move }. Repita, por favor: diga ou escreva o lance.
rehearsal-same = Isso mesmo. Agora execute-o no seu tabuleiro e prima Enter.
rehearsal-not-the-same = Isso foi outra coisa, acontece. Mais uma vez: { $move }.
rehearsal-own = Agora é a sua vez: jogue no seu tabuleiro e diga ou escreva o lance, por exemplo { $move }.
rehearsal-repeated = Repito: { $move }. Se for isso, na partida aciona o relógio; aqui, Enter. Senão, diga o seu lance outra vez.
rehearsal-illegal = Esse lance não existe nesta posição. Escolha outro.
rehearsal-unread = Não percebi isso como lance. Diga-o como { $move }.
rehearsal-corrected = Foi um engano, e o seu relógio ainda não corria: { $move }. Repita, por favor.
rehearsal-say-so = Primeiro repetir, depois jogar: assim os dois percebem se é o mesmo lance.
rehearsal-ends = É tudo: anunciar, repetir, executar, relógio. Obrigado, e boa partida.

## The list of the games
games-help = Enter diz a partida seguinte, { $back } a anterior, um número essa; sim escolhe-a. { $again } repete, { $stop } termina.
games-aloud = Em voz alta: “{ $next }” avança, “{ $back }” recua, um número diz a partida, “sim” escolhe-a, “{ $again }” repete, “{ $stop }” termina.
games-place = { $number } de { $count }: { $game }
games-game = { $white } contra { $black }{ $details }, { $standing }, { $moves ->
        [0] ainda sem lances
        [one] { $moves } lance
       *[other] { $moves } lances
    }.
games-clock = Relógio sem partida{ $details }, { $standing }.
games-standing = { $standing ->
       *[unfinished] não terminada
        [annulled] anulada
        [claimed] espera o árbitro
    }
games-left-out = { $file } fica como está: { $kept ->
        [unreadable] não pode ser lido
       *[foreign] não é um diário
    }.
games-left-out-damaged = { $file } fica como está: a linha { $line } está danificada.
games-left-out-continued = { $file } fica como está: continua em { $to }.
games-none = Não há nenhuma partida em { $path }.
games-last = Era a última partida.
games-first = Não há nenhuma partida antes.
games-no-such = { $count ->
        [one] Só há a partida { $count }
       *[other] Há partidas de 1 a { $count }
    }.
games-not-understood = { $text } não é uma resposta aqui.
games-menu = O que fazer? 1 continuar, 2 ler, 3 exportar, 4 mudar o nome, 5 apagar. Enter volta.
games-type-name = Escreva o nome, por favor.
games-what-name = Novo nome em vez de { $name }? Enter mantém-no.
games-renamed = A partida chama-se agora { $name }.
games-bad-name = Nenhum ficheiro se pode chamar { $name }. Escreva um nome sem barra e sem ponto no início.
games-name-stays = O nome fica.
games-delete-ask = Apagar para sempre? { $game } Só sim a apaga.
games-deleted = A partida foi apagada.
games-not-deleted = A partida fica.
games-sound-stays = Em { $path } ainda há algo que não é da partida. Isso fica.
games-not-handed-in = A partida do torneio não foi entregue. Até lá fica.
games-in-two-files = A partida está também em { $path }. Os dois ficheiros ficam como estão.
games-exported = Gravado: { $list }.
games-over = Fim da lista.

tutorial-opens = Uma partida de treino; nada fica gravado e ninguém tem pressa. { $lesson } repete uma lição, { $skip } salta-a, { $quit } termina e guarda o ponto.
tutorial-by-voice = Tecla de fala{ $key }: premir e falar. “{ $yes }” confirma, “{ $made }” é o lance feito, “{ $clock }” aciona o relógio, “{ $skip }” salta uma lição.
tutorial-goes-on = Continua onde ficou. “{ $command } --from-start” começa de novo.
tutorial-lesson = Lição { $number } de { $of }. { $about }
tutorial-ask-move = Por favor, { $entry } e Enter, ou em palavras: { $move }.
tutorial-ask-enter = Por favor, Enter.
tutorial-ask-line = Por favor, { $entry } e Enter.
tutorial-ways-out = Para ouvir a lição outra vez: { $lesson }. Para seguir sem ela: { $skip }.
tutorial-astray = Aqui o treino segue de outra maneira. A partida está outra vez como antes deste passo.
tutorial-left = Até outra altura: “{ $command }” continua na lição { $number }.
tutorial-not-kept = Aqui não é possível guardar o ponto: da próxima vez começa de novo.
tutorial-lesson-words = lição, lesson
tutorial-skip-words = saltar, skip
tutorial-yes = sim
tutorial-channels = O programa fala de dois modos. Na sala os dois jogadores ouvem os anúncios; tudo o resto é só para o seu ouvido. Primeiro um lance: joga de brancas.
tutorial-only-you = Só você ouviu esta pergunta; ainda nada foi anunciado. A tecla Escape, ou { $cancel }, anula-a.
tutorial-forms = Muito bem. Um lance vale em qualquer forma, em maiúsculas ou minúsculas: { $entry }, as duas casas e2e4, ou palavras: { $move }.
tutorial-confirm = O que introduz é sempre lido primeiro para si. Se estiver certo, Enter confirma, e só então o lance é anunciado na sala.
tutorial-made = O lance foi anunciado. Faça-o no seu tabuleiro. O segundo Enter diz que está feito e aciona o relógio, assim que o anúncio acaba. Se o programa não tem relógio, basta um Enter.
tutorial-opponent = Agora o seu adversário joga e diz: { $move }. Introduza isso. O programa repete na sala, para que os dois percebam se é o mesmo lance.
tutorial-done = Aqui não houve pergunta: o adversário já acionou o relógio, e o seu corre. Faça esse lance no seu tabuleiro; Enter diz que está feito.
tutorial-slip = Um anúncio errado pode ser corrigido até o relógio ser acionado. Anuncie de propósito o lance errado: { $move }. Introduza-o e confirme.
tutorial-correct = Todos ouviram, mas o relógio ainda não foi acionado. { $correct } com o lance certo corrige; F6 pergunta por ele. Depois confirme com Enter.
tutorial-corrected = A sala ouviu a correção. Enter faz o lance e aciona o relógio; depois é tarde, e só o árbitro pode ajudar.
tutorial-repeat = O seu adversário respondeu. Não percebeu? F3, ou { $repeat }, diz outra vez na sala o último anúncio; { $ear } diz só a si o que o ouvido ouviu por último.
tutorial-times = Ninguém diz os tempos sem que peça. O ponto de interrogação, ou F2, diz os lances e o tempo dos dois lados.
tutorial-own-time = Mais curto é { $own }: só o seu tempo.
tutorial-sheet = O programa escreve a folha. F9, ou { $sheet }, lê tudo; com um número começa nesse lance.
tutorial-boards = Se os dois tabuleiros não coincidem, diga-o logo: { $mismatch } para os relógios, e num torneio chama-se o árbitro.
tutorial-sheets-decide = Ninguém pergunta qual tabuleiro está certo: comparam-se as duas folhas, num torneio é o árbitro. Aqui saímos da comparação.
tutorial-tape = O que se diz ao tabuleiro pode ser gravado: “ansage --record on”. { $record } diz se está a gravar, e { $play } com o número de um lance reproduz-o.
tutorial-help = F1 ou { $help } diz seis comandos e os temas; com um tema, os comandos dele.
tutorial-arbiter = Se precisar de ajuda, { $arbiter } chama o árbitro em voz alta na sala; antes pergunta-se. Aqui não vem ninguém.
tutorial-arbiter-answer = A pergunta espera a sua resposta: Enter chama o árbitro, { $cancel } anula-a.
tutorial-ends = É tudo. “ansage” começa uma partida, “ansage listen” treina a fala, “ansage doctor” verifica os aparelhos. Boa partida.
tutorial-assistant = Como assistente introduz os lances dos dois lados; são anunciados logo, sem pergunta. Nunca dá conselhos. As brancas jogam e dizem o lance.
tutorial-assistant-opponent = Agora jogam as pretas: { $move }. Esse lance também o introduz, e também é anunciado na sala.
tutorial-assistant-press = Faça o lance no outro tabuleiro, se isso lhe foi confiado. Enter diz que está feito e aciona o relógio.
tutorial-assistant-time = Tempo e lances só os diz quando o jogador pergunta. O ponto de interrogação, ou F2, diz-lhos.
tutorial-assistant-ends = É tudo. “ansage --role assistant” começa uma partida, “ansage brief assistant” dá as suas tarefas numa página. Obrigado.
tutorial-arbiter-keys = É o árbitro. Acaba de ser introduzido um lance ilegal; o jogador não ouve nada disso. { $arbiter } com as suas iniciais, aqui { $initials }, dá-lhe o teclado.
tutorial-arbiter-secret = Agora pede-se a palavra secreta dos árbitros; ninguém vê o que escreve. No treino é { $secret }.
tutorial-arbiter-fault = Do lance ilegal só o árbitro fica a saber; as suas respostas estão no ecrã. { $fault } propõe quanto custa um lance assim.
tutorial-arbiter-proposal = Enter impõe o que foi proposto; um tempo altera-o. Só o árbitro decide. Aqui, deixe com o hífen.
tutorial-arbiter-set-up = O que as Leis deixam em aberto fixa-se com { $setup } e uma palavra depois. Sem palavra, é dito quais existem.
tutorial-arbiter-boards = Se os tabuleiros não coincidem, compara não os tabuleiros, mas as folhas. { $mismatch } para os relógios e começa.
tutorial-arbiter-sheet = Introduza o que está na outra folha. Onde as duas se separam, isso é dito.
tutorial-arbiter-sheet-ends = Enter sozinho termina a folha; então lê até onde coincidem e que posição vale.
tutorial-arbiter-restore = { $restore } termina a comparação; onde as folhas se separam, a partida volta atrás, depois de uma pergunta.
tutorial-arbiter-leaves = Quando terminar, { $player } devolve o teclado ao jogador. Das suas linhas nada fica no ecrã.
tutorial-arbiter-ends = É tudo. Antes da ronda “ansage check-event” verifica o ficheiro do torneio, e “ansage brief arbiter” diz numa página o que decide. Obrigado.

setup-help = Configuração: perguntas curtas. Um número escolhe, Enter mantém o que vale. { $again } repete a pergunta, { $back } volta atrás, { $stop } sai sem escrever nada.
setup-first = Ainda nada está configurado. Primeiro, algumas perguntas curtas.
setup-aloud = Em voz alta: o número; «{ $on }» mantém o que vale, «{ $again }» repete a pergunta, «{ $back }» volta atrás, «{ $stop }» sai.
setup-own-name = português de Portugal
setup-ask-reports = Idioma das mensagens? Enter: { $now }.
setup-ask = { $asked ->
        [voice] Quem lhe lê
        [rate] A que velocidade
        [letters] Letras das peças
        [words] Palavras dos anúncios
        [time] Relógio
        [talk-key] Tecla para falar
        [display] Usar a linha Braille
        [earphone] Escolher o auricular pelo som
       *[other] { $asked }
    }? { $choices }. Enter: { $now }.
setup-voice = { $voice ->
        [auto] a voz incorporada
        [builtin] a voz incorporada
        [own] a sua própria voz
        [system] a voz do sistema
        [screen-reader] o seu leitor de ecrã, NVDA ou JAWS
        [none] ninguém
        [text] um leitor de ecrã que lê este terminal
       *[other] { $voice }
    }
setup-rate = { $rate } palavras por minuto
setup-rates = 1 mais devagar, 2 mais depressa, ou palavras por minuto, de { $least } a { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Apêndice D com nomes, Anna, Bella, e peças em alemão
        [de] alemão
        [en] inglês
        [es-fide] Apêndice D com nomes e peças em espanhol
        [es] espanhol
        [fr] francês
        [nl] neerlandês
        [pt-BR] português do Brasil
        [pt-PT] português de Portugal
       *[other] { $words }
    }
setup-time = { $time ->
        [none] nenhum
       *[other] { $time }
    }
setup-own-time = ou um tempo como 10+5
setup-talk-key = { $key ->
        [none] nenhuma, nada é ouvido
        [space] barra de espaço
        [insert] Insert
       *[other] { $key }
    }
setup-own-key = ou f1 a f12
setup-yes-or-no = { $chosen ->
        [yes] sim
        [none] não
       *[other] { $chosen }
    }
setup-noted = Anotado: { $value }.
setup-no-answer = { $text } não é uma resposta aqui.
setup-sample = É assim que soa: cavalo f3. Enter fica com esta voz, não a deixa.
setup-no-outputs = Não há dispositivo de som para escolher. Tudo funciona também como texto.
setup-display-found = Uma linha Braille responde: { $device }.
setup-chosen = Mensagens: { $reports }. Leitura: { $voice }. Letras das peças: { $letters }. Anúncios: { $words }.
setup-chosen-too = Velocidade: { $rate }. Relógio: { $time }. Tecla para falar: { $key }. Linha Braille: { $display }.
setup-keep = Enter escreve isto em { $path }, { $back } volta atrás, { $stop } não escreve nada.
setup-kept = Escrito em { $path }.
setup-kept-aside = O ficheiro antigo é { $path }.
setup-next = ansage começa uma partida; ansage tutorial pratica uma.
setup-not-kept = { $why } Nada mudou. Estas linhas vão em { $path }:
setup-left = Terminado. Nada foi escrito.
setup-damaged = { $why } Começar de novo e guardar o ficheiro antigo como { $path }? Sim ou não.
new-event-help = Um ficheiro de torneio: perguntas curtas. Enter toma o habitual, - deixa em aberto, ? diz porquê. { $again } repete, { $back } volta atrás, { $stop } sai e guarda as respostas.
new-event-aloud = Em voz alta: o número, sim ou não; «{ $on }» toma o habitual, «{ $again }» repete e diz porquê, «{ $back }» volta atrás, «{ $stop }» sai. Os nomes escrevem-se.
new-event-named = { $question ->
        [event] Torneio
        [site] Local
        [date] Data
        [round] Ronda
        [match] Encontro
        [board] Tabuleiro
        [white] Nome das Brancas
        [black] Nome das Pretas
        [blind] Quem tem deficiência visual
        [two-boards] Há dois tabuleiros
        [edition] Edição das Leis
        [time] Ritmo de jogo
        [clock] Relógio
        [first-increment] Primeiro incremento
        [side] Lado das Brancas em que está o relógio
        [default-time] Tolerância em minutos
        [supervised] Um árbitro supervisiona a partida
        [finish] Foi anunciado um final acelerado
        [no-draw-before] Empate por acordo só a partir do lance
        [hearing-impaired] O adversário tem deficiência auditiva
        [assistant] Nome de um assistente
        [assistant-of] Assistente de quem
        [provided-by] Quem fornece o assistente
        [at-the-keys] O assistente usa as teclas
        [announces] Quem anuncia os lances do jogador
        [adjustment] Tempo retirado se um assistente anota ou aciona
        [announcements] Palavras dos anúncios
        [medium] Como o jogador anota
        [duty] Quanto tempo ninguém tem de anotar em apuros de tempo
        [more] Algo mais raro: rating, pontos, segunda mão, posição, palavras, volume, leitor de ecrã, contador, aviso
        [rated] A partida conta para rating
        [two-hands] Uma segunda mão no tabuleiro especial
        [points] Pontos por vitória, empate e derrota
        [counter] O relógio mostra um contador de lances
        [say] Estilo dos anúncios
        [letters] Letras das peças que são lidas; as primeiras são escritas
        [position] Posição inicial
        [set-up] Todos os tabuleiros já estão montados
        [loudest] Volume máximo da sala, em percentagem
        [device] Nome do aparelho aprovado
        [arbiters] Iniciais dos árbitros
        [authorised] Palavra do árbitro para este aparelho, dia e hora
        [secret] Sortear um segredo dos árbitros
       *[other] { $question }
    }
new-event-leave = Permissão: { $leave }
new-event-duty = Tarefa de quem: { $duty }
new-event-why = { $question ->
        [blind] Qualquer um pode pedir um segundo tabuleiro, e valem as regras para cegos.
        [two-boards] Se ninguém disser outra coisa, são dois: o especial e o normal.
        [edition] Dela vêm todos os artigos e números; Enter toma a mais recente.
        [time] O tempo decide se é xadrez clássico, semirrápido ou rápido.
        [clock] O habitual é o relógio da mesa; o do programa precisa de um ritmo de jogo.
        [first-increment] O primeiro incremento está lá antes do primeiro lance, ou vem depois.
        [side] O árbitro decide onde fica o relógio.
        [default-time] Quem chega mais tarde perde a partida.
        [supervised] No semirrápido e no rápido anuncia-se antes que regras valem.
        [finish] Sem incremento só há final acelerado se foi anunciado.
        [no-draw-before] O regulamento pode proibir empate por acordo antes de um lance.
        [hearing-impaired] Então o jogador cego tem um assistente que anuncia.
        [assistant] Um assistente pode fazer o que o jogador não deve ou não consegue.
        [assistant-of] O assistente do adversário só anuncia e executa lances.
        [provided-by] O jogador, o adversário ou o organizador pode fornecer o assistente.
        [at-the-keys] Então o assistente escreve os lances dos dois.
        [announces] Cada jogador anuncia os seus lances; o programa só com permissão.
        [executes] Alguém executa cada lance anunciado no outro tabuleiro.
        [records] Alguém faz a folha; sem permissão o registo do programa é privado.
        [presses] Alguém aciona o relógio; o programa, nunca.
        [tells] Tempo gasto e lances são ditos a pedido.
        [claims] A queda da seta reclama-se; o programa pode fazê-lo no seu relógio.
        [adjourns] Alguém trata do envelope e do lance secreto.
        [adjustment] Uma edição pode tirar tempo a quem tem um assistente que anota ou aciona.
        [announcements] O habitual são as palavras do Apêndice D; outras precisam de permissão.
        [scoresheet] Com permissão, o registo do programa é a folha; senão é privado e não prova nada.
        [medium] O jogador cego anota em braille, à mão, ou grava com um aparelho.
        [duty] Nos últimos cinco minutos sem 30 segundos de incremento ninguém tem de anotar.
        [time-left] O relógio especial diz o tempo gasto; com permissão, o jogador pode perguntar quanto resta.
        [reminders] Com permissão, o jogador é avisado do seu tempo sem perguntar.
        [board-reading] Com permissão, o jogador pode perguntar o que está no tabuleiro; senão apalpa-o.
        [private-screen] Com permissão, o ecrã pode mostrar o que só o jogador deve saber.
        [open-listening] Com permissão, o microfone fica sempre aberto; senão ouve com a tecla de falar.
        [sealed-here] Com permissão, o lance secreto fica só no programa; senão em papel.
        [script] Com permissão, teclado ou ecrã podem ser um pipe; ninguém sabe quem lê ou escreve ali.
        [screen-reader] Com permissão, fala no auricular o próprio leitor de ecrã do jogador; onde se ouve, o jogador ajustou ali.
        [arbiter-cue] Com permissão, um som e uma frase na sala chamam o árbitro; sem ela, uma linha no ecrã.
        [more] O que raramente se fixa só é perguntado com sim.
        [rated] É dito e guardado. Uma partida que conta para rating segue as Leis: anotação e posição inicial como nelas.
        [two-hands] Um lance com duas mãos é punido; a mão que tateia o tabuleiro especial pode ser exceção.
        [points] Vitória, empate, derrota, cada uma menos do que a anterior, por exemplo 3-1-0 ou 1 ½ 0.
        [counter] Com sim, o jogador ouve quantos lances faltam para o controlo; sem isso, não.
        [say] Curto diz a peça e para onde vai, longo as duas casas, coordenadas só as casas.
        [letters] Línguas, por exemplo pt, en; escrevem-se as letras da primeira.
        [position] Uma FEN, ou de Chess960 o número, random, ou oito peças como BQRBNKRN.
        [set-up] Com sim, ninguém pergunta antes de o relógio começar se os tabuleiros estão montados.
        [loudest] O programa nunca toca mais alto; só um árbitro ao teclado muda isso.
        [device] Só um aparelho aprovado pelo árbitro fica no tabuleiro.
        [arbiters] De uma a quatro letras, depois um nome, vários com vírgulas: AB Ana Berg, CD.
        [authorised] Sem esta palavra nenhuma partida de torneio começa; vale um dia.
        [secret] Com o segredo um árbitro chega às teclas. É mostrado uma vez, quando tudo está escrito.
        [head] Está no cabeçalho da folha; - deixa em aberto.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] Brancas
        [black] Pretas
        [both] os dois
        [first] o jogador da primeira equipa
        [second] o jogador da segunda equipa
        [table] na mesa
        [program] o do programa
        [player] o jogador
        [opponent] o adversário
        [organiser] o organizador
        [before] antes do primeiro lance
        [after] depois do primeiro lance
        [penalise] é punida
        [pegs-excepted] pode tatear
        [short] curto
        [long] longo
        [coordinates] coordenadas
        [usual] a habitual
        [random] Chess960, sorteada ao abrir a partida
        [asked-later] pergunta-se antes de o relógio começar
        [none] nenhum
        [open] em aberto
       *[other] { $value }
    }
new-event-no-answer = { $text } não é uma resposta aqui: { $expected ->
        [choice] um número ou uma palavra da lista
        [yes-or-no] sim ou não
        [text] uma linha de 80 caracteres no máximo
        [number] um número
        [minutes] minutos, por exemplo 30
        [day] um dia do calendário, por exemplo 2026-11-21
        [moment] uma hora como 14:30, ou 2026-11-21 14:30
        [initials] iniciais de uma a quatro letras, todas diferentes, por exemplo AB Ana Berg
        [points] pontos por vitória, empate e derrota, cada um menos do que o anterior, por exemplo 3-1-0
        [letters] línguas de entre de, en, es, fr, nl e pt, por exemplo pt, en
        [position] uma FEN, ou de Chess960 de 0 a 959, random, ou oito peças como BQRBNKRN
        [percent] de 0 a 100 por cento
       *[other] { $expected }
    }.
new-event-ask-for = { $asked }?
new-event-ask = { $asked }? Enter: { $now }.
new-event-ask-which = { $asked }? { $choices }. Enter: { $now }.
new-event-type-it = Escreva, por favor; «{ $on }» toma o habitual.
new-event-takes = { $taken ->
        [announcing] Permissão: o programa anuncia; sem ela, anuncia o jogador.
        [other-words] Permissão: outras palavras que não as do Apêndice D.
        [assistant] Um assistente tem de ser aceite.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] O primeiro árbitro aceita-o
       *[other] O primeiro árbitro permite-o
    }; { $back } volta atrás.
new-event-colours = A equipa nomeada primeiro tem brancas nos tabuleiros ímpares e pretas nos pares.
new-event-needs-initials = São precisas iniciais, por exemplo AB.
new-event-place = { $round ->
        [none] Tabuleiro { $board }
       *[other] Ronda { $round }, tabuleiro { $board }
    }
new-event-board = { $place }: Brancas { $white }{ $blind ->
        [white] , com deficiência visual
        [both] , com deficiência visual
       *[other] {""}
    }, Pretas { $black }{ $blind ->
        [black] , com deficiência visual
        [both] , com deficiência visual
       *[other] {""}
    }.
new-event-check = ansage check-event { $path } verifica outra vez.
new-event-draft = As respostas estão guardadas; continua-se com ansage new-event --from { $path }.
new-event-no-draft = { $path } não é um rascunho de ficheiro de torneio.
new-event-no-players = { $path }, linha { $line }: é preciso tabuleiro;jogador;jogador, por exemplo 3;Ana;Luís.
new-event-same-board = { $path }, linha { $line }: o tabuleiro { $board } já está na lista.
new-event-nobody = { $path } não tem jogadores. É preciso uma linha tabuleiro;jogador;jogador por tabuleiro.
