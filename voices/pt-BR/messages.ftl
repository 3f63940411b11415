# Short sentences for the ear and for one Braille line: what was understood, and what is needed.

## Entering a move
read-back = { $move }?
which-piece = Qual { $piece }: { $choices }?
which-move = Qual lance: { $choices }?
or = { $first } ou { $second }
which-square = De qual casa?
which-square-instead = Em vez de { $old }: de qual casa? { $command } cancela a pergunta.
which-castling = Roque pequeno ou grande?
which-promotion = Promover a qual peça?
which-promotion-if-pawn = Promover a qual peça? Enter se não for um peão.
illegal-ask = { $move }: lance ilegal. Enter registra mesmo assim.
impossible = { $text }: nenhuma peça pode se mover assim aqui.
not-understood = { $text } não foi entendido. Diga um lance como e4, cavalo f3 ou e2e4.
needs-both-squares = { $text } pode ser vários lances. Dê as duas casas, por exemplo g1f3.
needs-promotion = { $text }: em que peça o peão se transforma? Com a peça, por exemplo e7e8D.
not-understood-nearest = { $text } não foi entendido. Escreve-se parecido { $move }.
move-meant-ask = Você quis dizer { $move }?
annotation-refused = Sinais como ! e ? não são escritos.
use-algebraic = Use a notação algébrica, por exemplo e4.
arrival-square = Qual casa de chegada?
use-notation = Escreva { $text }.

## Correcting
nothing-to-correct = Não há nada para corrigir.
correct-what = Em vez de { $old }: qual é o lance certo?
correction-dropped = Sem correção. { $old } fica.
question-dropped = { $command } cancelado.
read-back-instead = { $move } em vez de { $old }?
correct-same = Esse lance já está anunciado.
correct-too-late = { $mode ->
        [free] O relógio corre: tarde demais para corrigir. Combine com o adversário.
       *[event] O relógio corre: tarde demais para corrigir.
    }
correct-by-arbiter = { $restore } volta atrás, { $sheet } corrige a planilha.
call-arbiter-ask = { $call ->
        [none] Aqui não há árbitro. Enter chama.
        [by-hand] O Ansage não chama em voz alta aqui. Enter anota.
       *[aloud] Chamar o árbitro? Enter chama.
    }
call-yourself = O Ansage não chama em voz alta aqui: chame o árbitro você mesmo.
noted-uncalled = Anotado e mostrado na tela; { $command } chama em voz alta.
arbiter-needed = Precisa-se do árbitro{ $need ->
        [claim] : empate reivindicado
        [seconds] : cinco segundos a mais pedidos
        [flag] : queda de seta reivindicada
        [stopped] : relógios parados
        [boards] : tabuleiros diferentes
        [result] : resultado registrado
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = Esta partida não tem relógio.
clock-not-made = O lance ainda não foi feito.
clock-captured-piece = A peça capturada já saiu do tabuleiro?
clock-rook = A torre também já foi movida?
clock-only-rook = A torre está movida?
clock-promotion = A nova peça já está no lugar do peão?
clock-still-speaking = O anúncio ainda não terminou.
nothing-announced = Não há lance anunciado.
nothing-to-do = Não há nada a fazer.
record-first = Primeiro faça o lance anunciado: /feito.
still-announced = Anunciado e ainda não feito: { $move }.
own-time-only = Só no seu próprio tempo.

## Time and moves
moves-report = Brancas { $white ->
        [0] 0 lances
        [one] { $white } lance
       *[other] { $white } lances
    }, pretas { $black ->
        [0] 0 lances
        [one] { $black } lance
       *[other] { $black } lances
    }.
time-report = Brancas { $white-moves ->
        [0] 0 lances
        [one] { $white-moves } lance
       *[other] { $white-moves } lances
    }, { $white-used } de tempo usado. Pretas { $black-moves ->
        [0] 0 lances
        [one] { $black-moves } lance
       *[other] { $black-moves } lances
    }, { $black-used } de tempo usado.
time-left = Restam { $white-left } às brancas e { $black-left } às pretas.
own-time-left = { $side }: restam { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
own-time-used = { $side }: { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } usados.
own-time-on-the-line = { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}usado
        [left] {""}
       *[other] { $kind }
    }
help-my-time = O tempo próprio; na linha braille fica até acontecer outra coisa.
help-spent = O tempo usado num lance: /gasto 12. Em torneio, só nos próprios lances.
needs-move-and-side = um número de lance como 12, também com um lado: 12 p
paused = Os relógios estão parados.
resumed = O relógio está andando.
goes-on = A partida continua.
not-paused = Os relógios não estão parados.
already-paused = Os relógios já estão parados.
stop-which = Por quê: { $reasons }?
stop-which-or-pause = Por quê: { $reasons }? { $number } ou { $pause }: sem motivo.
stop-words = { $reason ->
        [piece-missing] peça, falta peça
        [wrong-setting] relógio, mal ajustado
        [illegal-move] lance, lance ilegal
        [irregularity] irregularidade, posição
        [claim] reclamação, reivindicação
        [disturbance] perturbação, barulho
        [other] outro
        [reconstruction] reconstrução
        [sealing] lance secreto, envelope
        [adjournment] adiamento
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] falta uma peça
        [wrong-setting] um relógio está mal ajustado
        [illegal-move] um lance ilegal
        [irregularity] uma irregularidade
        [claim] uma reivindicação
        [disturbance] uma perturbação
        [other] outro motivo
        [reconstruction] as planilhas são reconstruídas
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
        [claim] Antes se decide uma reivindicação.
        [irregularity] Antes se resolve uma irregularidade.
        [reconstructing] Antes se reconstrói a partida.
        [sealing] O próximo lance é secreto e não é anunciado.
        [adjourned] A partida está adiada.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } faz continuar.
adjourn-ask = { $side } deixa o próximo lance em segredo, e o relógio continua andando? Enter: sim.
adjourn-early = O relógio de { $side } é debitado com o resto da sessão: { $time }. Enter: sim; depois o próximo lance é secreto.
adjourn-early-too-long = Restam só { $time } a { $side }; não se pode debitar mais.
adjourn-early-words = antes
adjourn-lost-words = perdido
adjourn-copy-words = cópia
adjourn-board-words = tabuleiro
adjourn-usage = { $command } sozinho diz o que vem agora; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = O lance secreto, sem ser visto: peça, de qual casa, para qual casa. Está também em papel ou em braille; o papel vale.
seal-again = O mesmo lance mais uma vez.
seal-differs = Não era o mesmo lance. Do começo: peça, de qual casa, para qual casa.
seal-not-understood = Não entendido. Peça, de qual casa, para qual casa.
seal-dictate-words = ditar
seal-dictated = Para o papel: { $move }.
seal-kept = Lacrado. Até os relógios pararem, { $command } muda o lance.
seal-not-kept = O lance não pôde ser lacrado; vai em papel no envelope.
seal-on-paper = O lance vai em papel ou em braille no envelope; o programa não tem palavra secreta dos árbitros e não guarda cópia.
seal-not-ours = { $side } deixa o lance secreto, em papel; nada dele se digita aqui.
seal-on-the-board = O lance no tabuleiro é o lance secreto; anota-se.
seal-nothing = Nenhum lance está sendo lacrado. { $command } do árbitro começa.
sealing-step-ask = { $stage ->
        [written] O lance está em papel ou em braille, de modo que só possa significar uma coisa? Enter: sim.
        [sheets-inside] As duas planilhas estão no envelope? Enter: sim.
        [closed] O envelope está lacrado? Enter: sim.
       *[other] { $stage }
    }
reply-sheet-ask = A planilha de { $side } está no novo envelope? Enter: sim.
sealing-lacks = Antes: { $stage ->
        [written] anota-se o lance
        [sheets-inside] as duas planilhas vão no envelope
        [closed] lacra-se o envelope
       *[other] { $stage }
    }.
adjourn-stop-ask = Parar os relógios? Enter: sim; depois o lance secreto fica valendo.
not-adjourned = A partida não está adiada.
envelope-name-ask = No envelope falta o nome de { $side }. Qual é?
envelope-time-ask = O que mostra o relógio de { $side }? Assim: 1:02:30.
envelope-resumes-ask = Quando e onde a partida continua? Data, hora, local, com vírgulas.
envelope-resumes-parts = Data, hora e local, com duas vírgulas; - deixa de fora. Assim: 1.12.2026, 15:00, Sala 2.
envelope-check = { $text } Está assim no envelope? Enter: sim.
envelope-no-offer = Nenhuma proposta de empate aberta.
envelope-item-lacks = No envelope falta: { $lacking ->
        [names] os nomes
        [times] os tempos usados
        [resumption] dia, hora e local do reinício
       *[other] { $lacking }
    }.
envelope-kept = O envelope está completo; o árbitro { $initials } o guarda.
envelope-kept-by-all = O envelope está completo.
present-replier-ask = { $side }, que deve responder, está presente? Enter: sim, n: não.
present-sealer-ask = { $side }, que deixou o lance secreto, está presente? Enter: sim, n: não.
absent-clock-ask = { $side } não está: acionar o relógio, com o envelope fechado? Enter: sim.
absent-clock-started = O relógio de { $side } está andando; o envelope fica fechado.
absent-came-ask = { $side } já está presente? Enter: sim; então os relógios param.
replier-time-due = { $lateness ->
        [unknown] Não se sabe se o relógio das { $side } correu o devido. { $command } o ajusta.
        [early] O relógio das { $side } correu { $time } antes da hora. { $command } o ajusta.
       *[late] As { $side } chegaram tarde e perdem mais { $time }. { $command } ajusta o relógio.
    }
envelope-open-ask = Abrir o envelope? Enter: sim.
envelope-opened = O envelope está aberto.
envelope-closed = O envelope está fechado; { $command } continua.
replier-absent = O envelope é aberto quando { $side } estiver presente.
sealed-move-read-ask = Qual era o lance secreto? Só Enter: nenhum.
sealed-none-ask = Nenhum lance no envelope? Enter: sim; senão, o lance.
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
        [missing] Não há lance no envelope
       *[other] { $sealed }
    }: a partida está perdida para { $side } se o árbitro decidir assim, com { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] O lance secreto é ambíguo
        [not-understood] O lance secreto não se entende
        [illegal] O lance secreto é ilegal
        [missing] Não há lance no envelope
       *[other] { $sealed }
    }.
sealed-fault-excepted = Mas { $side } não pode dar mate: a partida está empatada se o árbitro decidir assim, com { $command }.
sealed-ways = Pode ser: { $moves }.
envelope-lost = O envelope consta como perdido. O lance que { $side } disser entra aqui; { $command } mostra a cópia.
envelope-lost-times = Os tempos não constam aqui: acerte os relógios com { $command }.
sealed-copy = A cópia do programa: { $text }.
sealed-copy-none = O programa não tem cópia do lance secreto.
sealed-copy-closed = A cópia só se abre se o envelope se perdeu, e com a palavra secreta certa.
sealed-late = { $side } chega tarde demais ao reinício; se o lance secreto terminou a partida, isso vale.
sealed-late-loses = { $side } chega tarde demais ao reinício e perde, salvo decisão do árbitro.
times-after-the-first-move = Após o primeiro lance os tempos ficam, salvo decisão do árbitro; assim foi feito.
adjourn-logged = Adiamento: { $stage ->
        [sealed] um lance foi lacrado aqui
        [made-on-board] o lance foi feito no tabuleiro e é o secreto
        [written] o lance está anotado
        [sheets-inside] as duas planilhas estão no envelope
        [closed] o envelope está lacrado
        [named] um nome foi anotado
        [resumes] o reinício foi anotado
        [checked] um dado do envelope está certo
        [present] um jogador está presente
        [absent] falta um jogador
        [clock-started] o relógio do ausente está andando
        [opened] o envelope foi aberto
        [faulty] o lance secreto não pode ser executado
        [lost] o envelope se perdeu
       *[other] { $stage }
    }.
clocks-stand-resume = Os relógios estão parados. { $command } os faz andar.
hours = { $count ->
        [0] 0 horas
        [one] { $count } hora
       *[other] { $count } horas
    }
minutes = { $count ->
        [0] 0 minutos
        [one] { $count } minuto
       *[other] { $count } minutos
    }
seconds = { $count ->
        [0] 0 segundos
        [one] { $count } segundo
       *[other] { $count } segundos
    }
clocks-not-started = O relógio das brancas ainda não foi iniciado.
clocks-started = O relógio das { $side } está andando.
clocks-start-with-enter = Enter inicia o relógio das { $side }.
clock-pressed = Relógio acionado.
clocks-no-time = Este relógio não tem ritmo de jogo; seus tempos não são conhecidos.
time-report-about = Brancas { $white-moves ->
        [0] 0 lances
        [one] 1 lance
       *[other] { $white-moves } lances
    }, cerca de { $white-used } usados. Pretas { $black-moves ->
        [0] 0 lances
        [one] 1 lance
       *[other] { $black-moves } lances
    }, cerca de { $black-used } usados.
time-left-about = As brancas têm ainda cerca de { $white-left }, as pretas cerca de { $black-left }.
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
period-had = As { $side } já têm o tempo que se acrescenta após o lance { $moves }: { $time }. Ele só é acrescentado de novo se este relógio for acertado.
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
reminders-need-earphone = Só o jogador pode ouvir isso, e não há fone.
control-ahead = { $met ->
        [0] Faltam { $ahead } para o controle
       *[other] Controle { $met } superado{ $ahead ->
            [none] {""}
           *[some] , faltam { $ahead } para o próximo
        }
    }.
moves-counted = { $moves ->
        [0] 0 lances
        [one] 1 lance
       *[other] { $moves } lances
    }
last-known-times = Últimos conhecidos: brancas { $white-left }, há { $white-age }; pretas { $black-left }, há { $black-age }.
flag-ask = Seta caída. Resultado: { $result }? "Sim" registra.
own-flag = { $command } reclama a seta do adversário; { $command } { $both }, as duas.
flag-stands = As { $side } ainda têm tempo.
ended-by-the-position = Nenhuma seta conta mais: a posição encerrou a partida.
flag-claimed = Essa seta já foi reclamada.
time-between = { $first } a { $second }
clock-as-entered = { $held ->
        [may-be-pressed] Pelo que foi digitado, o relógio das { $side } está andando. /relógio se já foi acionado.
        [not-started] O início do relógio das { $side } não foi digitado.
        [stopped] Pelo que foi digitado, os relógios estão parados.
       *[runs] Pelo que foi digitado, o relógio das { $side } está andando.
    }
time-not-known = { $side ->
        [both] Os dois tempos são desconhecidos
       *[other] O tempo das { $side } é desconhecido
    }: a contagem foi interrompida.{ $reads ->
        [sync] {" "}/sincronizar informa o que o relógio mostra.
       *[arbiter] {" "}Pergunte o tempo ao árbitro.
    }
time-unknown = um tempo desconhecido
time-under-a-second = menos de um segundo
gap-table = O programa esteve fora por { $time } e não acompanhou o relógio da mesa.
gap-table-unknown = O programa esteve fora e não acompanhou o relógio da mesa.
gap-nobody = Durante { $time } os relógios não contaram.
gap-unknown = Os relógios não contaram, e ninguém sabe por quanto tempo.
gap-arbiter = O árbitro acerta os relógios ou os deixa continuar.
slept-clocks-stand = O computador ficou suspenso por { $time }. Os relógios estão parados, /continuar os coloca em movimento.
slept-clock-went-on = O computador ficou suspenso por { $time }. O relógio da mesa continuou.
slept = O computador ficou suspenso por { $time }.
assistant-tells = Seu assistente informa tempo e lances.
duty-of = { $by ->
        [player] Isso cabe ao jogador.
        [assistant] Isso cabe ao seu assistente.
        [program] O programa cuida disso.
        [nobody] Nesta partida ninguém tem essa tarefa.
       *[other] { $by }
    }
task-to-execute = A executar no outro tabuleiro: { $move }.
task-to-correct = No outro tabuleiro: desfazer { $old }, executar { $move }.

## Draw, resignation, result
offer-irregular = O empate é proposto depois do lance e antes de apertar o relógio. Enter propõe mesmo assim.
offer-stands = Já há uma proposta de empate.
no-offer = Não há proposta de empate.
draw-too-early = Não há empate por acordo antes de ambos terem jogado.
not-completed = O lance do adversário ainda não está completado.
cited = { $text } Artigo { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Linhas mestras, ponto { $point }.
opponents-own = Só as { $side } podem dizer isso. Um resultado acordado: { $command }; um árbitro confirma.
not-at-these-keys = Só as { $side } podem dizer isso; um árbitro digita.
own-offer = As { $side } propuseram empate. A resposta das { $other }: { $accept } { $other } ou { $decline } { $other }.
offer-condition = Uma proposta não tem condição. Diga só o comando.
offered = Empate proposto.
offered-by = As { $side } propõem empate.
accepted = As { $side } aceitam o empate.
declined = As { $side } recusam o empate.
resign-ask = As { $side } abandonam? "Sim" confirma.
resign-ask-result = As { $side } abandonam. Resultado: { $result }? "Sim" registra.
resigned = { $side } abandonam.
result-which = Qual resultado: 1-0, 0-1 ou empate?
result-ask = Resultado: { $result }? "Sim" registra.
result-drawn-before = { $why } Resultado: { $result }? "Sim" registra.
result-draw-too-early = Ainda não jogaram ambos. Resultado: { $result }? "Sim" registra.
result-draw-before = O torneio não admite empate por acordo antes do lance { $before }. Resultado: { $result }? "Sim" registra.
result-instead = Já há um resultado: { $old }. Em vez dele: { $result }? "Sim" registra.
result-instead-of-resignation = As { $side } abandonaram. Em vez disso: { $result }? "Sim" registra.
result-instead-of-agreement = O empate foi combinado. Em vez disso: { $result }? "Sim" registra.
result-instead-of-flag = A seta das { $side } caiu. Em vez disso: { $result }? "Sim" registra.
result-by-flag = A seta das { $side } caiu. Resultado: { $result }? "Sim" registra.
result-entered = Resultado: { $result }.
scored = { $text } Pontos: brancas { $white }, pretas { $black }.
scored-in-vain = { $text } Uma penalidade em pontos fica sem efeito.
score-unusual = { $points } não é um resultado desta pontuação.
black-advances = { $text } Passam as pretas.
result-take-back-ask = Resultado: { $result }. Anular? "Sim" anula.
result-taken-back = O resultado foi anulado.
take-back-ask = Voltar o lance: { $move }. Os dois concordam? “Sim” volta o lance.
move-taken-back = Voltou: { $move }. Vez das { $side }.
taken-back-times = O relógio continua ali; o tempo usado não volta.
new-game-ask = Começar outra partida? Esta fica guardada. “Sim” começa.
new-game-piped = Um script começa outra partida iniciando o ansage de novo.
nothing-to-take-back = Não há lance para voltar.
not-in-an-event = Num torneio nenhum lance volta.
no-result = Nenhum resultado foi registrado.
white-wins = as brancas vencem, 1-0
black-wins = as pretas vencem, 0-1
drawn = empate
both-lose = os dois perdem, 0-0
game-over = A partida terminou: { $result }.
game-over-take-back = A partida terminou: { $result }. "{ $command } *" anula o resultado.
mate-ask = Xeque-mate. Resultado: { $result }? "Sim" registra.
stalemate-ask = Rei afogado. Resultado: { $result }? "Sim" registra.
dead-position-ask = Nenhum lado pode dar mate. Resultado: { $result }? "Sim" registra.

## Commands
nothing-said-yet = Ainda nada foi dito.
struck-since = { $move } já não está na planilha.
spelled = { $letters }.
needs-slash = Os comandos começam com uma barra: { $command }.
command-unknown = Comando { $text } desconhecido. /? lista os comandos.
command-unknown-nearest = Comando { $text } desconhecido. Escreve-se parecido { $command }.
command-meant-ask = Comando { $text } desconhecido. Você quis dizer { $command }?
command-ambiguous = { $text } é ambíguo: { $choices }.
command-needs = { $command } precisa de { $what }.
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
move-thought-unknown = { $number } { $side }: o tempo não está registrado.
opponents-thought-not-told = Em torneio só se diz o tempo dos próprios lances.
command-list-head = Comandos:
topic-words = { $topic ->
        [moves] lances
        [clock] relógio, controle de tempo
        [end] fim, empate, resultado
        [sheet] planilha, notas
        [board] tabuleiro, tabuleiros
        [arbiter] árbitro
        [voice] voz, som
        [tape] fita, gravação
       *[other] { $topic }
    }
help-themes = { $command } com um tema diz mais: { $themes }; { $command } { $all } diz tudo.
all-words = tudo, todos
clock-not-approved = O relógio deste programa não é um relógio aprovado. O relógio oficial sempre prevalece.
cancelled = Cancelado.
nothing-to-cancel = Não há nada para cancelar.
noted = Anotado.
noted-time = Anotado: { $time } restantes.
note-sealed = Anotado e lacrado para os árbitros.
note-not-sealed = A nota não pôde ser lacrada e não foi guardada. Digite-a de novo.
note-empty = Qual nota?
only-arbiter = Só o árbitro pode decidir.
lifted = Peça de { $square } levantada.
secured = { $square } fixada.
opponent-touched = Adversário: { $square } tocada.
opponent-released = Adversário: solta em { $square }.
opponent-words = { $did ->
        [touched] tocada
        [released] solta
        [claims] reivindica
       *[other] { $did }
    }
needs-opponent = um de { $known } e uma casa: g8
which-lifted = Levantada de qual casa?
not-advising = Eu não dou conselhos.
sheet-empty = Ainda não há lances.
needs-side-and-time = um lado e um tempo: brancas 12:04
needs-clock-times = tempos: brancas 0:12:30 pretas 0:09:00 lance 37
needs-reminders = tempos, lances ou desligar: 5:00 2:00 lances
needs-hands = um lado e o que mostram os ponteiros: brancas ponteiros 5:40
needs-entry = número, b ou p, e o lance: 12 p c5
white-words = brancas, branca, b
black-words = pretas, preta, p
move-words = lance
moves-words = lances, lance
hands-words = ponteiros
yes-words = sim, s
no-words = não, n
only-first-line = Só a primeira linha foi aceita. Enter confirma a linha.
answered-too-early = Isso foi digitado antes da pergunta. Responda agora.
not-on-sheet = Esse lance não está na planilha.
same-entry = É o que já está na planilha.
rewrite-ask = { $number } { $side }: { $new } em vez de { $old }?
rewrite-initials = O árbitro precisa concordar: quais são as iniciais?
rewrite-nobody = Nenhum árbitro deste torneio tem essas iniciais; a planilha fica como está.
rewritten = A planilha foi corrigida.
unknown-arbiter = Nenhum árbitro deste evento tem essas iniciais.
no-arbiter = Nenhum árbitro está no teclado.
arbiter-here = O árbitro { $initials } está no teclado. /jogador o devolve.
arbiter-here-felt = O árbitro { $initials } está no teclado. A linha é só para leitura.
arbiter-at-the-keyboard = O árbitro assume no teclado, não na linha braille.
arbiter-gone = O jogador tem o teclado de novo.
arbiter-came = O árbitro { $initials } está no teclado.
secret-ask = Palavra secreta dos árbitros?
secret-clocks = { $clocks ->
        [table] O relógio da mesa continua até ser parado ali.
        [stoppable] O relógio corre, { $side }. Enter sozinho para os dois relógios.
       *[running] O relógio corre, { $side }.
        [stopped] Os relógios estão parados.
    } { $question }
secret-new = Uma nova palavra secreta dos árbitros: pelo menos dez caracteres, ou Enter para palavras sorteadas.
secret-first = Primeiro a palavra secreta atual; depois { $command } … { $new } define outra.
secret-none = Esta partida não tem palavra secreta dos árbitros. Nenhum árbitro pode assumir o teclado; decidir no papel.
secret-too-short = Uma palavra secreta tem pelo menos dez caracteres.
secret-wrong = Essa não é a palavra secreta. Ficou anotado.
secret-again = Essa não é a palavra secreta, e ficou anotado: digite de novo, ou Escape para sair.
secret-wait = Depois de três palavras erradas nenhuma é aceita por um minuto; faltam { $seconds } segundos.
secret-dropped = O que foi digitado é descartado.
secret-drawn = A palavra secreta dos árbitros, para anotar: { $words }.
secret-not-made = Não foi possível criar uma palavra secreta.
secret-set = Os árbitros têm uma nova palavra secreta.
secret-not-right = Essa não é a palavra secreta dos árbitros.
secret-not-entered = Nenhuma palavra secreta foi digitada.
secret-not-there = Esta partida não tem palavra secreta dos árbitros.
secret-among-many = Esta partida tem { $count } palavras secretas dos árbitros; nenhuma das { $tried } testadas é essa.
secret-stands = Já há uma palavra secreta dos árbitros em { $paths }; --replace-secret põe outra no lugar dela.
secret-replace-ask = Já há uma palavra secreta dos árbitros em { $paths }. Pôr outra no lugar dela? Sim ou não.
new-words = novo, nova, new

## What each command does
help-made = O lance anunciado foi feito no tabuleiro.
help-clock = Acionar o relógio.
help-correct = Corrigir o último anúncio, seguido do lance certo.
help-done = O lance do adversário foi feito no seu tabuleiro.
help-wrong-repeat = O adversário repetiu errado: o mesmo anúncio outra vez.
help-undo = Voltar o último lance, se os dois concordam.
help-new = Começar outra partida com os mesmos ajustes; esta fica guardada.
help-offer = Propor empate.
help-accept = Aceitar o empate.
help-decline = Recusar o empate.
help-claim = Reivindicar empate: /reclamar três, /reclamar cinquenta Ta2a3, /reclamar final 1. Um árbitro indica primeiro o lado: /reclamar pretas três.
help-resign = Abandonar.
help-result = Registrar o resultado: 1-0, 0-1 ou empate; * anula.
help-sign = Assinar o resultado: /assinar, /assinar pretas.
help-time = Lances e tempos dos dois lados.
help-sheet = A planilha, ou a partir de um lance: /planilha 12.
help-pause = Parar os dois relógios.
help-stop = Parar os dois relógios por um motivo e chamar o árbitro: /stop peça.
help-resume = Fazer o relógio continuar.
help-repeat = O último anúncio outra vez.
help-allow = Permitir algo além das Leis: /permitir tempo-restante.
help-setup = O que o árbitro fixa; sem nada depois, a disposição de uma partida de Chess960 de novo.
help-repeat-ear = A última mensagem outra vez.
help-spell = Soletrar o último anúncio.
help-spell-ear = Soletrar a última mensagem.
help-note = Uma nota para o registro, não para a planilha.
help-note-time = Escrever o tempo restante ao lado do último lance: /nota-tempo 0:47.
help-arbiter = Chamar o árbitro.
help-lifted = Uma peça foi levantada: /levantada e2.
help-opponent = O que o adversário fez com uma peça: /adversário tocada g8, /adversário solta f6.
help-adjust = Dizer que as peças estão sendo ajeitadas.
help-cancel = Cancelar a pergunta em aberto.
help-help = A ajuda; com um tema ou um comando depois, diz mais: /ajuda relógio, /ajuda corrigir.
help-quit = Sair. A partida pode continuar depois.
help-start = Iniciar o relógio das brancas.
help-sync = O que o relógio da mesa mostra: /sincronizar brancas 12:04, /sincronizar brancas ponteiros 5:40.
help-flag = Reclamar a queda da seta do adversário.
help-set = Acertar os relógios: /acertar brancas 0:12:30 pretas 0:09:00 lance 37, /acertar ritmo 5+3.
help-add = Acrescentar tempo: /acrescentar brancas 2:00 e um motivo.
help-fault = Um lance ilegal e o que custa: /infração, /infração pretas relógio.
help-penalty = Uma penalidade: /penalidade brancas 11.5, depois a lista da edição.
help-irregularity = O que não estava certo: /irregularidade cores, virado, deslocadas, relógio, início.
help-away = Deixar o tabuleiro: /ausente, e /ausente volta.
help-complain = Queixar-se ao árbitro; a sala nunca ouve de quê: /queixa barulho.
help-ask-arbiter = Perguntar ao árbitro, sem anúncio.
help-measure = Uma medida do árbitro no registro: /medida outra mesa.
help-alarm = Lembra do próprio tempo: /lembrar 5:00 2:00, lances ou desligar.
help-arrived = Alguém chegou ao tabuleiro: /chegou pretas.
help-adjourn = Adiar a partida e retomá-la, passo a passo (árbitro).
help-seal = Digitar ou mudar o lance secreto sem ser visto. Para o assistente que o escreve: /lacrar ditar. Feito no tabuleiro: /lacrar tabuleiro Bf5.
help-borrow = Pedir emprestada a planilha do adversário para completar a própria: /emprestar, e /emprestar volta.
help-replace-sheet = Árbitro: o aparelho falha, daqui em diante usa-se outra planilha.
help-handed-over = Depois da partida: a planilha está entregue ao organizador.
help-glossary = Como se diz um termo de xadrez em outras línguas: /glossário bishop.
help-volume = O volume da sala, em por cento: /som 60.
help-limit = O árbitro: o volume máximo da sala, em por cento: /limite 60.
needs-percent = um número de 0 a 100
room-volume = Volume da sala: { $percent } por cento.
room-volume-held = O árbitro permite no máximo { $percent } por cento. É agora o volume da sala.
room-limited = Volume da sala: no máximo { $percent } por cento.
help-player = O árbitro devolve o teclado.
help-head = As palavras do selo do registro, para o árbitro anotar.

## The program itself
first-line = Ansage, { $face ->
        [plain] tela simples
        [screen] tela cheia
       *[other] { $face }
    }. Mensagens em { $reports ->
        [de] alemão
        [en] inglês
        [es] espanhol
        [fr] francês
        [nl] holandês
        [pt-BR] português
        [pt-PT] português de Portugal
       *[other] { $reports }
    }, anúncios em { $words ->
        [de-fide] alemão segundo o Apêndice D
        [de] alemão
        [en] inglês
        [es-fide] espanhol com os nomes do Apêndice D
        [es] espanhol
        [fr] francês
        [nl] holandês
        [pt-BR] português
        [pt-PT] português de Portugal
       *[other] { $words }
    }, voz { $voice ->
        [none] nenhuma
       *[other] { $voice }
    }. Digite um lance, por exemplo { $example }; Enter confirma, /? lista os comandos.
first-line-felt = Ansage. /? lista os comandos.
journal-path = Registro: { $path }
resumed-game = A partida continua: { $number ->
        [none] {""}
       *[other] lance { $number },{" "}
    }vez das { $side }.
resumed-game-clocks-stand = A partida continua: { $number ->
        [none] {""}
       *[other] lance { $number },{" "}
    }vez das { $side }. Os relógios estão parados, /continuar os coloca em movimento.
resumed-game-first-press = A partida continua: lance { $number }, vez das { $side }. Os relógios estão parados; o próximo toque no relógio ou /continuar os coloca em movimento.
last-played = Último lance, { $side }: { $move }.
goodbye = A partida está salva: { $path }
goodbye-continued = A partida está salva: { $path }. Antes ela estava em { $before }.
stands-not-still = Ctrl+Z não suspende o programa: ninguém o ouviria. Ctrl+D sai.
turn = Lance { $number }, { $side }
masked-line = •••
not-saved = O final da partida não está salvo. Não é possível gravar { $path }: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = em vez de { $old }
draw-words = empate, empatada
white = Brancas
black = Pretas
channel-name = { $channel ->
        [room] alto-falante
        [ear] fone de ouvido
        [arbiter] árbitro
        [sheet] planilha
       *[other] { $channel }
    }

## Devices
room-voice-missing = Os anúncios não têm voz. Anuncie você mesmo.
room-voice-lost = A voz dos anúncios falhou. Anuncie você mesmo.
room-voice-back = A voz dos anúncios voltou.
ear-voice-missing = O fone de ouvido não tem voz. As mensagens vêm como texto. ansage doctor diz por quê.
no-ear-voice = As mensagens não têm voz e vêm como texto. ansage doctor diz por quê.
ear-voice-lost = A voz no fone de ouvido falhou. As mensagens vêm como texto.
ear-voice-back = A voz no fone de ouvido voltou.
recorded-words-damaged = Há palavras gravadas danificadas. A voz embutida as diz. ansage voices check diz quais são.
own-voice-lost = Sua própria voz não responde. Fala a voz embutida.
own-voice-back = Sua própria voz fala de novo.
system-voice-lost = A voz do sistema não responde. Fala a voz embutida.
system-voice-back = A voz do sistema fala de novo.
screen-reader-missing = Nem NVDA nem JAWS responde. Fala a voz embutida.
screen-reader-lost = O leitor de tela não responde. Fala a voz embutida.
screen-reader-back = O leitor de tela fala de novo.
builtin-voice-missing = A voz embutida não está. Fala a voz do sistema.
builtin-voice-back = A voz embutida fala de novo.
asking-microphone-lost = O microfone falhou.
room-is-off = Nada é dito na sala. O adversário lê: ansage screen.
ear-on-room = Sem fone de ouvido: as mensagens são ouvidas na sala.
braille-back = A linha braille está aqui.
braille-lost = A linha braille falhou. A partida continua.
braille-failed = A linha braille falhou.
braille-words-failed = A tabela { $table } do liblouis não traduz aqui; as palavras vão na tabela da linha braille. ansage doctor diz mais.
braille-no-helper = Sem linha braille: o ansage-braille falta ou é de outra versão. ansage doctor diz mais.
braille-no-server = Sem linha braille: o BRLTTY não está em execução.
braille-not-allowed = Sem linha braille: o BRLTTY não admite este programa. A chave /etc/brlapi.key precisa poder ser lida.
braille-wrong-key = Sem linha braille: a chave brlapi.key não é a deste BRLTTY.
braille-no-cells = Sem linha braille: o BRLTTY está em execução, mas nenhuma está conectada.
braille-busy = Sem linha braille: outro programa está com ela.
journal-lost = Não é possível gravar o registro. A partida continua.
journal-back = O registro voltou a ser gravado, não falta nada.
journal-continued = { $damage ->
        [removed] O registro foi apagado
        [replaced] Outro arquivo tomou o lugar do registro
        [moved] O registro foi movido
        [cut] O fim do registro foi cortado
        [unreachable] O registro está inacessível
        [full] O disco está cheio
        [unwritable] Não é possível gravar o registro
       *[changed] O registro foi alterado
    }; a partida agora está em { $path }.
journal-nearly-full = O registro está quase cheio. Os lances e o resultado são guardados, as notas não.
power-mains = O computador está ligado à tomada. Bateria: { $percent } por cento.
power-battery = O computador está na bateria: { $percent } por cento.
battery-low = Bateria em { $percent } por cento. Ligue o computador à tomada.
battery-sign = Bateria: { $percent } por cento
stays-awake = Uma partida de xadrez está sendo jogada.

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
claim-which = Empate por quê: { $grounds }?
claim-ask = Reivindicar empate, { $ground }? s reivindica em definitivo.
claim-ask-with = Reivindicar empate com { $move }, { $ground }? s reivindica em definitivo.
claim-ask-of = { $side }: { $ask }
claim-stops-ask = Parar os dois relógios? Enter para, - deixa andar.
claimed = { $side } reivindica empate: { $ground }.
claimed-before = { $side } reivindicou empate: { $ground }. A decisão foi adiada.
claim-then = Na reivindicação: { $facts }
claim-right = A reivindicação é correta.
claim-checked-by-players = Os dois jogadores conferem a reclamação, com o árbitro.
claim-checked-by-arbiter = O árbitro confere a reclamação.
claim-wrong = A reivindicação é incorreta.
claim-right-ask = A reivindicação é correta e a partida empatada? s escreve.
claim-wrong-ask = A reivindicação é incorreta? Enter confirma.
claim-out-of-turn = Só quem tem o lance reivindica empate.
claim-lost = Tocada uma peça, não se reivindica empate neste lance.
claim-stands = Uma reivindicação não se retira.
claim-undecided = Antes o árbitro decide sobre a reivindicação: { $command } { $right } ou { $command } { $wrong }.
no-claim = Nenhum empate foi reivindicado.
intended-move-due = Depois da reivindicação faz-se o lance indicado.
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
claim-unproved = A planilha não mostra se é suficiente.
note-intended-not-made = { $side } não faz o lance indicado { $move }.
claim-the-start = início
claim-finish-words = final
claim-ask-ends = Reivindicar empate, { $ground }? Isso termina a partida, e um árbitro decide depois. s reivindica em definitivo.
seconds-ask = Pedir cinco segundos a mais por lance? Isso também propõe empate. s pede em definitivo.
seconds-asked = { $side } pede cinco segundos a mais por lance e propõe empate.
seconds-grant-ask = Cinco segundos a mais por lance para ambos, e 2 minutos a mais para o adversário? s concede.
seconds-refused-ask = { $side }: empate recusado? Cinco segundos a mais por lance para ambos, e 2 minutos a mais para { $side }? s concede.
seconds-granted = Os cinco segundos são concedidos.
seconds-refused = Os cinco segundos não são concedidos.
claim-postponed = A reivindicação é decidida depois, e a partida continua.
claim-final = A decisão é definitiva.
claim-times-unknown = O que os relógios mostram não é conhecido aqui.
claim-time-unproved = Se eram menos de dois minutos mostra o relógio da mesa.
claim-in-time = São menos de dois minutos.
claim-too-early = Não são menos de dois minutos.
claim-without-time = Não restava tempo.
claim-undecided-finish = O árbitro decide: { $command } { $right }, { $command } { $wrong } ou { $command } { $postponed }.
finish-claim-of = { $side }, reivindicação no final acelerado
no-finish = { $why ->
        [no-time] Sem controle de tempo não há final acelerado.
        [blitz] No xadrez blitz não há final acelerado.
        [unsupervised-blitz] No xadrez blitz sem supervisão não há final acelerado.
        [increment] Com tempo por lance não há final acelerado.
        [not-announced] O final acelerado não foi anunciado.
        [not-yet] Antes é preciso cumprir o controle de tempo.
       *[other] { $why }
    }
time-for-moves = Só quem tem menos de dois minutos reivindica isso.
flag-before-the-claim = Isso não reivindica quem tem a seta caída.
sheet-incomplete = { $count ->
        [1] Antes a planilha deve estar completa: falta 1 meio-lance.
       *[other] Antes a planilha deve estar completa: faltam { $count } meios-lances.
    }
claim-is-postponed = O árbitro ainda não decidiu sobre a reivindicação.
no-such-finding = Uma reivindicação assim não se decide desse modo.
claim-unchecked = A reivindicação termina a partida: { $command } diz se o adversário a conferiu.
claim-written = A reivindicação terminou a partida. Um árbitro decide, depois { $command }.
left-claim-checked = A partida termina com a reivindicação, e o adversário a conferiu. Um árbitro decide.
left-claim-unchecked = A partida termina com a reivindicação, e o adversário não a conferiu. Um árbitro decide.
claim-check-position = A posição: { $position } O adversário a conferiu? Enter sim, - não.
claim-check-sheet = A posição: { $position } O adversário a conferiu com a planilha? Enter sim, - não.
claim-take-back-ask = Retirar a reivindicação que terminou a partida? s a retira, e a partida continua.
claim-check-on-paper = A posição vai no papel, faltam lances aqui. O adversário a conferiu? Enter sim, - não.
fault-kind = { $kind ->
        [move] lance ilegal
        [pawn] peão não substituído
        [press] relógio acionado sem lance
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
fault-not-pressed = As { $side } não acionaram o relógio.
fault-no-pawn = O último lance das { $side } não leva nenhum peão à última fileira.
needs-fault = um lado e um de { $known }
fault-of = { $side }, { $kind }, número { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, reivindicação incorreta
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
        [exclusion] exclusão de rodadas
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
        [exclusion] rodadas
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
white-by-forfeit = brancas vencem por W.O., +/-
black-by-forfeit = pretas vencem por W.O., -/+
both-forfeit = ambos perdem por W.O., -/-
sign-ask = { $result }: { $side } assina? Enter assina.
approve-ask = { $result }: { $side } aprova? Enter aprova.
sign-unconfirmed = Um árbitro ainda precisa confirmar este resultado. { $ask }
sign-other-ask = { $result }: { $side } assina a planilha de { $owner }? Enter assina.
other-sheet-signed-ask = A planilha de { $owner } também está assinada, por { $signers }? Enter: sim.
signed-other = Assinatura na planilha de { $owner }: { $side }.
signatures-missing = Faltam assinaturas: { $missing }.
signature-of = { $side } na planilha de { $owner }
signed = { $side } assinou o resultado.
approved = { $side } aprovou o resultado.
signed-already = Já está assinado.
signatures-fell = As assinaturas sob o resultado anterior não valem mais. { $command } assina o novo.
resignation-fell = A planilha não dá mais o abandono como motivo. { $command } guarda o novo.
score-above-game = A soma nunca passa de { $points }.
opponents-score-ask = { $ask } { $draw } ou { $loss } se forem menos pontos para { $side }.
needs-opponents-score = { $draw } ou { $loss }, ou "sim" para a vitória.
log-offered = { $side } oferece empate, oferta { $count }.
fivefold-ask = A mesma posição pela quinta vez. Resultado: { $result }? "Sim" registra.
seventy-five-ask = 75 lances de cada lado sem lance de peão nem captura. Resultado: { $result }? "Sim" registra.
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
        [sheet] pede para ver a planilha anotada.
        [blank-sheet] pede uma planilha em branco.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Conta todo contato que não seja claramente acidental.
       *[intent] { $asks } Só conta um toque com intenção.
    }
leave-asked = O árbitro precisa permitir.
complaint-lost = Tarde: uma peça foi tocada. O árbitro lê mesmo assim.
note-complaint-lost = { $asks } Chega tarde: as { $side } tocaram uma peça.
sheet-out-of-turn = Só quem tem a vez pede a planilha anotada.
sheet-asked-often = A planilha anotada se pede no máximo { $most } vezes. O árbitro lê mesmo assim. A própria: { $command }.
note-asks-for-the-sheet = As { $side } pedem a planilha anotada, número { $count } de { $most }.
sheet-words = planilha
blank-sheet-words = branco, vazia
set-up-stands = Depois de { $moves } lances de ambos isso não se reclama mais. Só o árbitro ainda pode tratar disso.
late-set-up = { $late ->
        [nothing-claimed] Depois de { $moves } lances de ambos não cabe mais reclamação disso. Um rei que estava trocado com a dama não roca.
       *[nothing-changed] Depois de { $moves } lances de ambos não cabe mais reclamação; os relógios, só se o horário sofrer. Não há roque com um rei ou torre que estava mal posto.
    }
opponent-claims-late = Tarde: { $side } já jogou depois, e vale o que foi jogado antes.
earlier-moves-stand = Tarde: depois do próprio lance vale o que foi jogado antes. Se o adversário jogou de novo, digite primeiro esse lance.
complain-what = De quê?
measure-what = Qual medida?
measure-noted = Medida: { $text }
back-words = volta
touch-words = tocada, toque
claim-illegal = O lance indicado é ilegal: { $command } { $word }.
claim-binds = A reivindicação é incorreta e o lance ilegal.
pawn-becomes-queen = O peão é substituído por uma dama.

## For the arbiter
note-illegal-move = Possível lance ilegal: { $move }.
note-unreplaced-pawn = Possível lance ilegal: { $move }. O peão é substituído por uma dama.
note-illegal-move-due = Possível lance ilegal: { $move }. Em seu lugar: { $due }.
note-illegal-settled = Ilegal segundo a planilha: { $move }. { $settled ->
        [counted] O árbitro decidiu.
        [remains] O lance vale, pois o adversário já jogou.
       *[over] A partida terminou.
    }
note-illegal-claimed = Reclamado antes do próprio lance: { $about }. { $command } propõe quanto custa.
note-illegal-claimed-open = Reclamado antes do próprio lance: { $about }. Não consta que o relógio foi acionado.
note-illegal-claimed-decided = Reclamado de novo: { $about }. Isso já foi decidido.
note-illegal-claimed-in-vain = Reclama-se um lance ilegal, mas o último lance da planilha é legal.
note-in-the-log-alone = { $note } Na hora só anotado, não avisado.
note-in-the-log-alone-claim = { $note } Na hora só anotado, não avisado. Um jogador o reclama: { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Os dois reis estão em xeque.
       *[pawn] Há um peão na última fileira.
    }
note-illegal-position = { $position } Intervir, se possível.
note-illegal-position-waits = { $position } Aguardar o próximo lance completado.
note-claimant-without-time = As { $side } reclamam e não têm mais tempo.
flag-unclaimed-ask = Aqui o árbitro não aponta seta sem reclamação. { $side } reclamou? s anota.
fault-unclaimed-ask = { $about }: aqui o árbitro só age se houver reclamação. { $side } reclamou? s anota.
note-flag-not-claimed = Aqui é um jogador quem reclama a queda da seta do adversário. Ninguém o fez.
note-cannot-follow = O tabuleiro do programa não consegue acompanhar: { $move }.
note-entered-otherwise = Digitado: { $entered }. No tabuleiro do programa é { $made }.
note-checkmate = A posição é de xeque-mate.
note-stalemate = O rei está afogado.
note-dead-position = Nenhum lado pode dar mate.
note-fivefold = A mesma posição pela quinta vez.
note-fivefold-apart = A mesma posição pela quinta vez, não de forma consecutiva. O árbitro decide se é empate.
ended-by-queen = { $why } Mas o lance era ilegal, e a dama substitui o peão: o árbitro decide.
note-seventy-five-moves = 75 lances de cada lado sem lance de peão nem captura.
after-the-flag = Mas só depois da queda da seta: { $why }
fault-first = { $why } Mas antes houve um lance ilegal: decida primeiro sobre ele.
note-made-after-flag = O lance veio depois da queda da seta das { $side }; os relógios estavam parados.
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
note-mismatch-watch = Repetição errada com o relógio já andando.
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
    }: { $result }. { $command } { $code } confirma, { $command } * retira.
note-ended-already = Resultado pelas teclas { $entrant ->
        [assistant] do assistente do jogador
        [opponents-assistant] do assistente do adversário
       *[player] do jogador
    }: { $result }. { $command } { $code } confirma.
note-after-resignation = { $side } abandonaram. { $note }
note-after-agreement = O empate foi combinado. { $note }
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
note-irregular-offer = As { $side } propuseram empate em momento que não depois do lance e antes do relógio.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Digitado nas teclas do assistente do adversário.
       *[assistant] {" "}Digitado nas teclas do assistente do jogador.
    }
note-claim-refused = { $claim } Recusado no teclado, pois uma peça tinha sido tocada.
note-not-taken = { $untaken ->
        [flag] { $side } reclamou a seta quando o relógio mostrava tempo.
        [out-of-turn] { $side } reclamou empate sem ter a vez de jogar.
        [after-flag] { $side } reclamou empate depois da queda da seta.
        [after-end] { $side } reclamou a seta depois que a posição tinha encerrado a partida.
        [offered-early] { $side } ofereceram empate antes de o torneio o admitir.
        [accepted-early] { $side } aceitaram empate antes de o torneio o admitir.
        [written-early] { $side } registraram empate antes de o torneio o admitir.
       *[declined] { $side } aceitou um empate recusado ao tocar numa peça.
    } Recusado no teclado.
note-played-unstarted = No relógio da mesa a partida começou; o sinal do árbitro não foi informado.
note-pressed-unmade = O relógio foi acionado antes de o lance ser feito.
note-pressed-unmade-counts = O relógio foi acionado antes de o lance ser feito. { $command } propõe a penalidade.
note-wrong-secret = Foi digitada uma palavra secreta errada.
note-other-command = { $answer ->
        [refused] Durante a partida, “ansage { $command }” foi pedido e recusado
        [opened] Durante a partida, “ansage { $command }” foi aberto com a palavra secreta dos árbitros
        [left] Na abertura da partida, “ansage { $command }” estava em execução e teve de terminar
       *[wrong-secret] Durante a partida, “ansage { $command }” foi pedido com uma palavra secreta errada
    }{ $times ->
        [one] .
       *[other] , { $times } vezes.
    }
note-notice-removed = O sinal de que há uma partida de torneio em andamento foi removido ou alterado; ele está de volta.
note-notice-missing = O sinal de que há uma partida de torneio em andamento não pode ser colocado: os outros comandos não sabem da partida.
note-corrected = Corrigido antes do relógio: { $new } em vez de { $old }.
note-correction-late = Correção pedida depois de acionado o relógio: { $new } em vez de { $old }.
note-correction-late-of = Correção pedida depois de acionado o relógio: { $old }.
note-stood-still = O programa ficou parado por { $time } e não percebeu nada nesse tempo.
note-battery-low = A bateria do computador que registra a partida está em { $percent } por cento, fora da tomada.
note-sheet-corrected = Planilha corrigida: { $new } em vez de { $old }.
note-pawn-queened = O peão é uma dama: { $new } em vez de { $old }.
note-sheet-corrected-by = Planilha corrigida: { $new } em vez de { $old }; iniciais { $initials }.
note-boards-differ = O que está nos dois tabuleiros não coincide. As planilhas são comparadas.
note-flag = Seta das { $side }: { $moves } de { $required } lances completados segundo a planilha.
note-flag-met = Seta das { $side }, exigidos: { $required }. Segundo a planilha, { $moves } lances completados.
note-flag-open = Seta das { $side }: { $moves ->
        [0] 0 lances completados
        [one] 1 lance completado
       *[other] { $moves } lances completados
    } segundo a planilha, último período.
note-flag-no-control = Seta das { $side }: { $moves ->
        [0] 0 lances completados
        [one] 1 lance completado
       *[other] { $moves } lances completados
    } segundo a planilha; o controle de tempo não é conhecido.
note-flag-counted = Seta das { $side }: { $moves } de { $required } lances segundo a planilha. O contador do relógio mostra { $counted } e não prova nada.
note-flag-counted-met = Seta das { $side }, exigidos: { $required }. Planilha: { $moves } lances. O contador do relógio mostra { $counted } e não prova nada.
note-flag-open-counted = Seta das { $side }, último período: { $moves ->
        [0] 0 lances
        [one] 1 lance
       *[other] { $moves } lances
    } segundo a planilha. O contador do relógio mostra { $counted } e não prova nada.
note-flag-made = O lance { $number } das { $side } está feito, não completado.
note-flag-made-untold = O lance { $number } das { $side } está feito; ninguém disse que o relógio foi acionado.
note-first-zero = { $side }: primeiro a chegar a zero.
note-flag-times = Restam { $white-left } às brancas e { $black-left } às pretas; as { $side } { $zero ->
        [reached] tinham chegado a zero
        [not-reached] não tinham chegado a zero
       *[other] { $zero }
    }.
note-flag-times-about = Pelo cálculo do programa, restam cerca de { $white-left } às brancas e cerca de { $black-left } às pretas; as { $side } { $zero ->
        [reached] tinham chegado a zero
        [not-reached] não tinham chegado a zero
       *[other] { $zero }
    }.
note-kept = { $time } desde o início, após o { $place }: { $note }
note-kept-before-the-first = { $time } desde o início, antes do primeiro lance: { $note }
notes-read-before = { $count ->
        [one] Você já leu 1 nota anterior
       *[other] Você já leu { $count } notas anteriores
    }. { $command } lê todas.
arbiters-lines-not-piped = Um pipe não mostra o que é para o árbitro. Um terminal mostra.
note-with-clocks = relógios { $about ->
        [about] cerca de { $white } e { $black }
        [exact] { $white } e { $black }
       *[other] { $about } { $white } e { $black }
    }: { $note }
note-sealed-otherwise = No tabuleiro foi feito { $move }: esse é o lance secreto. O envelope contém outro. O árbitro decide.
note-not-repeated = O adversário não repetiu { $move }.
open-flag = { $side }: tempo excedido.
flag-left-open = Seta das { $side }: decide o árbitro.
flag-after-the-claim = { $side }: tempo excedido. Decide-se primeiro sobre a reivindicação que esperava.
both-flags-down = As duas setas estão anotadas.
both-flags = As duas setas estão anotadas, e não se sabe qual caiu primeiro{ $flags ->
        [goes-on] : a partida continua
        [open] : decide o árbitro
       *[draw] {""}
    }.
open-proposal = { $why } Proposta: { $result }.
arbiter-view-begins = A partir daqui para o árbitro. Ctrl+C sai.
arbiter-view-refused = Mostra-se o que o adversário pode ver, e nada mais.
arbiter-view-ended = O segredo ou a partida é outro. A exibição terminou.
arbiter-view-no-secret = Os árbitros não definiram segredo para esta partida.
nothing-open = Nada.
note-gap = O programa esteve fora { $time }; os relógios ficaram parados.
note-gap-unknown = O programa não estava em execução, e nada diz por quanto tempo; os relógios estavam parados.

## O relógio sem partida
clock-keys = Relógio falante, { $control }. f aciona pelas { $first }, j pelas { $second }; d e k dizem o tempo de cada um, ? os dois. Espaço inicia e para os relógios.
only-a-clock = Este é um relógio sem partida. f aciona pelas { $first }, j pelas { $second }; d, k e ? dizem os tempos, espaço inicia e para, /? lista os comandos.
clock-starts-with = { $key } ou espaço inicia o relógio das { $side }.
clock-alone-stands = Os relógios estão parados. Espaço faz andar o das { $side }.
press-taken-back = { $side }: acionamento desfeito.
help-press-back = Desfazer o último acionamento.
no-press = Não há acionamento para desfazer.
clock-alone-needs-time = O relógio precisa de um controle de tempo, por exemplo ansage clock 5+3.
clock-has-no-sheet = { $path } é de um relógio sem partida e não contém lances.
taken-up-with = Continua com: { $command }
goodbye-clock = O relógio está salvo: { $path }
no-last-clock = Em { $path } não há relógio que possa continuar.
clocks-on-the-line = B { $white } P { $black }
clock-side-stands = { $side }, parado

## The command line
event-needs-file = O modo de torneio precisa do arquivo do torneio do árbitro: --event-file ARQUIVO.
file-exists = { $path } já existe e não é sobrescrito.
file-not-plain = { $path } não é um arquivo, e sim uma pasta, um pipe ou um dispositivo.
file-too-large = { $path } passa de { $mib } MiB e não é lido.
cause = { $cause ->
        [not-found] não existe
        [not-allowed] permissão negada
        [folder] é uma pasta
        [no-folder] uma parte do caminho não é uma pasta
        [full] não há mais espaço
        [read-only] o disco é somente leitura
        [too-large] é grande demais
        [there] já existe
        [busy] outro programa está usando
        [no-text] não é texto em UTF-8
        [no-default] não há dispositivo de som
        [no-such] esse dispositivo de som não existe
        [unnamed] nenhum dispositivo foi escolhido
        [gone] o dispositivo de som não está disponível
        [refused] o PulseAudio recusa a conexão
        [silent] o servidor de som não responde
        [unplugged] não há nada conectado
        [same-name] mais de um dispositivo de som tem esse nome; indique-o pelo número, como ansage doctor o enumera
        [no-sides] não tem esquerda e direita para duas pessoas
        [elsewhere] o som teria saído em outro lugar
        [for-all] ali se ouvem os anúncios, e todos ouviriam
        [not-here] não há nenhuma neste sistema
        [no-service] speech-dispatcher não está instalado
        [no-helper] { $text } não está instalado
        [other-build] { $text } é de outra versão do Ansage
        [open-to-others] { $text } não é iniciado em um torneio, porque outros podem escrever nele ou em sua pasta
        [no-espeak] a voz espeak-ng não está instalada
        [no-languages] faltam os idiomas da voz espeak-ng
        [ended] ele termina sozinho
        [late] não há resposta
       *[other] { $text }
    }
wanted-range = é preciso um número de { $from } a { $to }
wanted = { $wanted ->
        [number] é preciso um número inteiro
        [text] é preciso um texto entre aspas
        [table] é preciso uma seção com este nome entre colchetes
        [choice] há { $text }
        [once] está duas vezes
        [yes-no] é preciso yes ou no
        [talk-key] é preciso space, insert ou f1 a f12
        [own-voices] são precisas vozes como de=rhvoice/Anna
        [earcons] é preciso all, none ou alguns de accepted, refused, edge, clock-started, clock-pressed, device-lost
        [edition] é preciso 1997, 2005, 2009, 2014, 2018 ou 2023
    [edition-2018] use 2018, pois as Leis de 2017 valeram seis meses
    [date] é precisa uma data como 2026.03.01
        [letters] são precisos idiomas como "en,de"
        [chess960] é preciso 0 a 959, random ou oito peças como BQRBNKRN
        [file] é preciso a até h
        [meant] é preciso ours ou theirs, o meio-lance e o lance, como theirs:17=Nbd2
        [move] é preciso um lance como e2e4 ou e7e8q
       *[other] não dá para ler ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = Não é possível ler { $path }: { $why }.
file-unwritable = Não é possível gravar { $path }: { $why }.
journal-folder-made = A pasta { $path } foi criada para o registro.
journal-damaged = { $path }: a linha { $line } do registro está danificada. Tudo antes dela foi lido.
journal-torn = { $path }: a última linha estava cortada e não conta.
journal-doubts = { $number ->
        [0] 0 coisas neste registro não fazem sentido
        [one] Uma coisa neste registro não faz sentido
       *[other] { $number } coisas neste registro não fazem sentido
    }. ansage verify { $path } diz quais.
settings-bad = Configurações { $path }, linha { $line }: { $why }.
settings-wrong = Configurações { $path }, linha { $line }: { $why }
voices-bad = Vozes { $file }, { $key }: { $why }.
voices-bad-file = Vozes { $file }: { $why }.
device-unusable = { $device } não pode ser usado: { $why }.
bad-fen = Não é uma posição: { $text }
unknown-words = Não há anúncios { $name }. Há { $known }.
unknown-letters = Não há letras de peças { $name }. Há { $known }.
unknown-reports = Não há mensagens em { $name }. Há { $known }.
room-label = Sala:{" "}
arbiter-label = Árbitro:{" "}
go-on-with = Continuar com: { $command }
export-with = Em PGN: { $command }
export-in-games = Como texto e em PGN: { $command }
last-game = Última partida: { $white } contra { $black }, { $date }.
game-not-finished = Uma partida de { $when } não terminou, lance { $number }. ansage --resume a continua.
no-last-game = Em { $path } não há partida que possa continuar.
resume-decides = Uma partida continua como começou. Sem efeito: { $list }.
clock-needs-time = O relógio do programa precisa de um controle de tempo, por exemplo --time "G/15m, +10s".
settings-unknown-key = Configurações { $path }, linha { $line }: não existe a chave { $key }.
settings-anew = { $why } ansage setup começa de novo e guarda o arquivo antigo.
journal-elsewhere = { $why } --journal e o nome de um arquivo guarda a partida em outro lugar.
unknown-voice = Não há voz { $name }. Há auto, builtin, own, system, screen-reader, none e script:ARQUIVO.
no-builtin-voice = A voz embutida não está instalada: falta { $path }.
no-system-voice = A voz do sistema não está instalada: falta { $path }.
no-screen-reader-program = O que faz o leitor de tela falar não está instalado: falta { $path }.
screen-reader-reads-the-terminal = Aqui nenhum leitor de tela aceita palavras de outros programas, ele lê o terminal: escolha --ear text em vez de --voice screen-reader.
not-a-journal = { $path } não é um registro.
journal-newer = { $path } foi gravado por uma versão mais nova do Ansage.
journal-damaged-resume = { $path }: a linha { $line } do registro está danificada. Para continuar da linha anterior, acrescente --journal e o nome de um arquivo novo.
journal-in-use = { $path } está aberto em outro programa.
no-game-in-journal = { $path } não contém nenhuma partida.
illegal-move = { $move } não é um lance legal aqui.
event-game-runs = A partida do evento não terminou. Até lá há --text.
over-journal = { $path } é o próprio registro e não é sobrescrito.
chess960-unknown = { $text } não é uma disposição de Chess960. Há de 0 a 959, random e oito peças como BQRBNKRN.
chess960-pieces = { $text }: a primeira fila tem um rei, uma dama, duas torres, dois bispos e dois cavalos.
chess960-bishops = { $text }: os bispos devem estar em casas de cores diferentes.
chess960-king = { $text }: o rei deve estar entre as torres.
chess960-with-fen = --chess960 e --fen indicam cada um uma posição inicial. Indique só uma.
ear-is-room = O alto-falante e o fone são o mesmo dispositivo. Para dois fones em uma tomada, dê um lado a cada um: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = Com --voice system é o sistema que decide onde ela é ouvida: tire { $option }, ou escolha builtin ou own.
system-voice-speaks-everything = Com --voice system uma só voz diz tudo: tire { $option }.
system-voice-not-in-an-event = --voice system não é para um torneio, pois ninguém sabe quem a ouve: escolha builtin ou own.
screen-reader-speaks-everything = Com --voice screen-reader o leitor de tela diz tudo, onde ele toca: tire { $option }, ou escolha builtin ou own.
screen-reader-speaks-in-the-ear = Com --voice screen-reader, em um torneio fala o leitor de tela no fone e a voz embutida na sala: tire { $option }.
screen-reader-needs-an-earphone = Em um torneio --voice screen-reader precisa também do fone, --ear-device: ali continua a voz embutida se o leitor de tela falhar.
script-voice-not-in-an-event = --voice script: não é para um torneio, pois anota o que só o jogador ouve: escolha builtin, own ou none.
event-only-here = { $name } leva a { $address }, que não está neste computador: em um torneio, omita-o ou informe um servidor deste computador.
event-network-not-shut = Este sistema não impede que um programa chegue a uma rede: quem examina o aparelho cuida para que ele não tenha conexão.
event-helpers-not-started = Em um torneio estes programas não são iniciados, porque outros podem escrever em { $path }: { $list }.
screen-or-plain = --screen e --plain se excluem. Informe só uma.
screen-needs-terminal = A tela cheia precisa de um terminal; não funciona com um pipe nem com um terminal muito simples.
about-what = Ansage { $version } anuncia e anota partidas de xadrez; não joga nem aconselha. Licença { $licence }.
about-no-network = O programa não tem código de rede, e o que ele inicia em um torneio não sai deste computador.
about-no-network-code = O programa não tem código de rede.
about-no-engine = Não há motor de xadrez: nada avalia uma posição nem procura um lance.
about-build = Compilação { $build }. Um programa auxiliar de outra é recusado.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } não está instalado.
about-crates = Feito de { $number } pacotes de outros, e mais { $more } nos programas auxiliares. São estes:

## A posição inicial
set-up-is-over = A disposição só é lida antes do primeiro lance.
position-impossible = Nenhuma partida chega a esta posição: { $flaws }.
flaw-empty-board = o tabuleiro está vazio
flaw-missing-king = falta um rei
flaw-too-many-kings = um lado tem vários reis
flaw-pawns-on-back-rank = há peões na primeira ou na última fila
flaw-castling-rights = rei e torre não estão prontos para um direito de roque
flaw-en-passant = nenhum peão passou pela casa da captura en passant
flaw-opposite-check = o lado que não joga está em xeque
flaw-impossible-check = nenhum lance pode dar tal xeque
flaw-too-much-material = um lado tem peças demais

## A planilha impressa
form-scoresheet = Planilha
form-private-log = Registro particular, sem valor de prova
form-sheet = folha { $number }
form-round = RODADA Nº: { $number }
form-match = MATCH { $number }
form-board = TAB Nº: { $number }
form-event = Torneio: { $name }
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
form-signed-other = Assinado na planilha de { $owner }: { $side }
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
page-runs = A partida está em andamento: os tempos e os diagramas aparecem aqui quando ela terminar.
page-no-such-move = A partida não tem o lance { $text }. Indique assim: 12w para as brancas, 12b para as pretas.
summary-title = Resumo da partida
summary-opened = Aberta: { $at }
summary-half-moves = Meios-lances: { $number }
summary-time = { $side }: { $used } usado, restam { $left }.
summary-at-the-keys = O árbitro { $initials } esteve no teclado de { $from } a { $to }, contado desde a abertura.
summary-nobody-at-the-keys = Nenhum árbitro esteve no teclado.
summary-notes = Notas para o árbitro:
summary-no-notes = Não há notas para o árbitro.
log-title = O que foi anotado além dos lances.
log-nothing = Nada foi anotado.
log-note = Nota: { $text }
summary-secret-set = Os árbitros definiram uma nova palavra secreta em { $at }, contado desde a abertura.
log-note-by = Nota do árbitro { $initials }: { $text }
log-reason-by = Motivo dado pelo árbitro { $initials }: { $text }
log-sealed = Nota lacrada do árbitro { $initials }; a palavra secreta dos árbitros a abre.
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
envelope-title = Envelope de uma partida adiada
envelope-position = Posição antes do lance secreto:
envelope-used = Tempo usado: brancas { $white-used }, pretas { $black-used }; resta: brancas { $white-left }, pretas { $black-left }.
envelope-used-blank = Tempo usado, brancas e pretas: ____
envelope-sealed = Lance secreto: { $number }, { $side }
envelope-sealed-by = Selado por: { $name }
envelope-offer = Proposta de empate antes do adiamento, ainda aberta: { $side }
envelope-offer-since = Proposta de empate depois de selar, ainda aberta: { $side }
envelope-resumes = Reinício, dia, hora e local: { $when }
envelope-lacks = No envelope ainda falta: { $what }.
envelope-lacks-names = os dois nomes
envelope-lacks-times = os tempos usados
envelope-lacks-resumption = dia, hora e local do reinício (--resumes)
nothing-to-seal = A partida terminou: não há lance secreto.
envelope-not-ours = O arquivo do evento não dá o envelope ao programa como tarefa: adjourns em [duties].

## A tela cheia e a visão do adversário
clock-runs = correndo
clock-about = cerca de
clock-flag = seta caída
clock-zero-first = primeiro a zerar
clock-zero = zero
clock-control-met = controle { $number } cumprido
clock-moves = { $number ->
        [one] { $number } lance
       *[other] { $number } lances
    }
clock-on-the-table = O relógio oficial está na mesa.
clock-not-kept = O programa que mantém os relógios terminou: eles estão parados.
side-to-move = Vez das { $side }.
step-on-the-line = { $step ->
        [announced] anunciado
        [made] feito
        [repeated] repetido
       *[other] { $step }
    }
clock-on-the-line = Relógio das { $side }.
waits-for-journal = Esperando a partida: { $path } ainda não existe.

## Opções que não servem
option-unknown = Não há a opção { $option }. --help as lista.
option-unknown-suggested = Não há a opção { $option }. Seria { $suggested }?
option-needs-value = { $option } precisa de um valor.
option-choices = { $option } { $value } não é possível. Há { $choices }.
option-bad-value = { $option } { $value } não é possível: { $why }.
option-missing = Falta { $option }.
one-option-missing = Falta uma destas opções: { $options }.
task-is-time = Não há a tarefa { $time }. Como controle de tempo: ansage --time { $time }
task-unknown = Não há a tarefa { $task }. --help as lista.
task-unknown-nearest = Não há a tarefa { $task }. Você quis dizer ansage { $near }?
help-program = O Ansage anuncia os lances, repete os do adversário, mantém a planilha e diz tempos e lances a pedido.
help-begin = Primeira vez? ansage tutorial ensina o programa em dez minutos. ansage começa uma partida, ansage games nomeia as anteriores.
help-tasks = ansage --help lista todas as tarefas e opções; ansage help e uma tarefa, só essa: ansage help export.
help-unknown = Não há ajuda sobre { $text }. ansage help nomeia os temas.
help-unknown-nearest = Não há ajuda sobre { $text }. Você quis dizer { $command } { $near }?
manual-pages = ansage manual e um número lê uma página: ansage manual 3.
manual-unknown = O manual não tem nenhuma página { $text }. ansage manual lista as páginas.
manual-languages = O manual está em inglês e em alemão; este é o inglês.
manual-title = Ansage: o manual
manual-typed = Você digita: { $text }
manual-pressed = Você pressiona: { $key }
argument-missing = { $needed ->
        [file] Falta um arquivo.
        [folder] Falta uma pasta.
        [file-or-folder] Falta um arquivo ou uma pasta.
        [journal] Falta um registro. ansage games lista as partidas.
        [whom] Para quem? ansage brief com opponent, arbiter, assistant, organiser ou letter.
       *[other] Falta um dado. --help diz qual.
    }
argument-too-many = { $text } está a mais. --help lista o que cabe ali.
option-behind-task = Escreva { $option } depois da tarefa.
option-no-value = { $option } não leva valor.
option-twice = { $option } aparece duas vezes.
options-exclude = { $option } e { $other } excluem-se.
time-control-part = Ritmo de jogo: não entendi { $part }. Escreva como 5+3 ou como 40/90m, G/30m, +30s.
time-control-preset = Ritmo de jogo: nenhum se chama { $name }. Há { $names }; ou escreva como 5+3 ou como 40/90m, G/30m, +30s.
time-control-no-time = Ritmo de jogo: falta o tempo ao qual { $part } se soma. Escreva como 5+3 ou como G/5m, +3s.
time-control-last-period = Ritmo de jogo: depois de um período para o resto da partida não há outro, como em 40/90m, G/30m.
time-control-what-next = Ritmo de jogo: { $part } não diz o que vem depois. Escreva como 40/90m, G/30m ou como 40/120m, 20/60m.
time-control-two-increments = Ritmo de jogo: há um só incremento ou atraso, para a partida toda, como em 40/90m, G/30m, +30s.
time-control-long-delay = Ritmo de jogo: incremento ou atraso acima de 60 segundos é recusado.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } está presente e responde.
doctor-helper-silent = { $helper } está presente e não responde: { $why }.
doctor-helper-missing = Falta { $helper } em { $folder }. Para instalar: { $command }.
doctor-voice = Uma voz fala { $language }.
doctor-voice-missing = Nenhuma voz fala { $language }. Instale { $install }.
doctor-no-voice = Nada é falado: { $why }. Para instalar: { $command }.
doctor-own-voice = Sua própria voz fala, pelo Speech Dispatcher.
doctor-own-voice-missing = Nenhuma voz própria: { $why }. Se quiser uma, isto ajuda: { $command }.
doctor-system-voice = A voz do sistema fala, com --voice system.
doctor-system-voice-missing = Nenhuma voz do sistema: { $why }. Se quiser, isto ajuda: { $command }.
doctor-screen-reader = O leitor de tela { $name } fala, com --voice screen-reader.
doctor-screen-reader-missing = Nem NVDA nem JAWS responde. NVDA precisa de { $file } junto dos programas ou em lib/ansage.
doctor-screen-reader-silent = Nem NVDA nem JAWS responde. Um dos dois está em execução?
doctor-recorded-words = Palavras gravadas: { $path }.
doctor-recorded-words-missing = Palavras gravadas: { $path }, nem todas servem, { $why }. Mais detalhes: ansage voices check.
doctor-sound = { $channel }: ouve-se em { $device }.
doctor-sound-missing = { $channel }: não se ouve, { $why }. Para escolher de ouvido: ansage doctor --by-ear.
doctor-output = Para ouvir há: { $device }.
doctor-sound-is-loose = No Windows nenhum som fica preso a um dispositivo: se o fone falta ou outro dispositivo passa a ser o padrão, ele se cala na hora, e suas mensagens vêm como texto.
doctor-sound-of-its-own = O melhor é um fone que seja um dispositivo próprio, por exemplo USB. Na tomada do alto-falante o Ansage talvez não note que ele foi tirado, e dois fones não são possíveis.
doctor-buffer = { $device } falhou no meio de uma frase; desde então recebe { $milliseconds } milissegundos de cada vez.
doctor-recogniser = O que se fala é entendido por { $path }.
doctor-recogniser-lacks = Ele não conhece, e não se pode falar: { $list }.
doctor-scorer = As pessoas são ouvidas melhor com { $path }.
doctor-scorer-missing = Falta a rede com que as pessoas são ouvidas melhor. Isto a traz: { $command }.
doctor-scorer-damaged = Uma rede com que as pessoas são ouvidas melhor está danificada: { $why }. Isto a traz de novo: { $command }.
doctor-hears = Ouvido por { $ears ->
        [both] o reconhecedor e a rede
        [recogniser] o reconhecedor sozinho
        [scorer] a rede sozinha
       *[nobody] ninguém
    }: { $list }.
doctor-microphone = Microfone: { $device }, { $level } dB.
doctor-microphone-dead = Microfone: { $device }. Não se ouve nada, nem ruído. Está no mudo?
doctor-microphone-missing = Não há microfone: { $why }. Está conectado? Outro se indica com --microphone.
doctor-input = Como microfone há: { $device }.
doctor-braille = Linha braille: { $device }, { $cells } celas, linhas: { $lines }.
doctor-braille-missing = Não há linha braille: { $why }.
doctor-tables = Tabelas braille: { $count }. As palavras ao lado dos lances são escritas por liblouis.
doctor-no-louis = Tabelas braille: { $count }. As palavras ao lado dos lances não vão em celas: { $why }. Instale { $install }.
doctor-readers-display = Tabelas braille: { $count }. Aqui a linha braille é do leitor de tela: o NVDA mostra nela o que é dito, com --voice screen-reader.
doctor-no-words = A tabela escolhida para as palavras, { $table }, não traduz: { $why }. Na linha braille elas vão na tabela desta.
doctor-no-settings = Não há arquivo de configurações. Ficaria em { $path }.
doctor-settings = As configurações são seguidas: { $path }.
doctor-journals = Os registros vão para { $path }. Uma linha está segura no disco após { $milliseconds } ms.
doctor-awake = O computador fica acordado durante uma partida.
doctor-awake-missing = O computador pode entrar em suspensão durante uma partida: falta { $program }.
doctor-awake-refused = O computador pode entrar em suspensão durante uma partida: { $program } é recusado, { $why }.
doctor-terminal = O terminal é { $kind }.
doctor-no-terminal = Aqui não há terminal: as entradas chegam por um pipe.
doctor-locale = O sistema fala { $locale }; as mensagens estão em { $reports }.
doctor-log = O diário do programa é { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [1] Há um dispositivo. Ele diz qual é, e você diz quem o ouve.
       *[other] Há { $count } dispositivos. Cada um diz qual é, e você diz quem o ouve.
    }
by-ear-device = Este é { $device }.
by-ear-who = Quem ouve isto? 1, só você no fone de ouvido. 2, todos no alto-falante. 3, ninguém. Enter, de novo. q, fim.
by-ear-who-or-sides = Quem ouve isto? 1, só você no fone de ouvido. 2, todos no alto-falante. 3, ninguém. 4, esquerda e direita separadas. Enter, de novo. q, fim.
by-ear-left = esquerda
by-ear-right = direita
by-ear-silent = { $device } não pode ser usado: { $why }.
by-ear-no-devices = Não há nenhum dispositivo de som. Está conectado?
by-ear-no-speaker = Nada pode ser falado: { $why }.
by-ear-nothing = Nada foi escolhido e nada mudou.
by-ear-found = Fone de ouvido: { $ear }. Alto-falante: { $room }.
by-ear-none = nenhum escolhido
by-ear-keep = 1 grava isto em { $path }. Enter deixa como está.
by-ear-keep-said = Você ouve isto onde escolheu. 1, guardar. Enter, deixar.
by-ear-aloud = Em voz alta: o número. “{ $again }” repete, “{ $on }” deixa, “{ $stop }” encerra. O que foi entendido é lido de volta; “sim” ou Enter confirma.
by-ear-kept = Gravado em { $path }.
by-ear-not-kept = Nada mudou.

## The event file
event-file-line = Arquivo do torneio { $path }, linha { $line }: { $why }
event-file-whole = Arquivo do torneio { $path }: { $why }
event-unknown-key = Não existe a chave { $key }.
event-unreadable = { $why }.
event-choice = { $key } é { $text }. Há { $known }.
event-points = points é { $text }. São os pontos por vitória, empate e derrota, por exemplo 3-1-0.
event-date = { $text } não é uma data. Escreva como 2026-11-21.
event-date-and-time = { $text } não é data com hora. Escreva como 2026-11-21 14:30.
event-missing = Falta { $key } em { $table }.
event-not-authorised = É necessária a autorização do árbitro para este aparelho: authorised = "2026-11-21 14:30" em [arbiter].
event-no-assistant = { $duty } precisa de um assistente: [assistant] com name e accepted-by.
event-opponents-assistant = { $duty }: o assistente do adversário só faz announces e executes.
event-not-accepted = O árbitro precisa aceitar o assistente: accepted-by = "AB" em [assistant].
event-not-by-program = { $duty } não é possível. Só uma pessoa pode fazer isso.
event-contradiction = { $first } e { $second } se excluem. Mude um dos dois.
event-needs-leave = { $setting } precisa da permissão do árbitro: { $leave } = "AB" em [allowed].
event-unknown-initials = Nenhum [arbiter] tem as iniciais { $initials }.
event-same-initials = Dois árbitros têm as iniciais { $initials }. Mude uma delas.
event-not-initials = Iniciais têm de uma a quatro letras: { $initials } não.
laws-replaced = As Leis de 2017 valeram seis meses. Use 2018.
laws-in-force = Leis de { $edition }, { $class ->
        [rapid] xadrez rápido
        [blitz] blitz
        [standard] xadrez padrão
       *[other] { $class }
    }.
laws-from-2009 = Estas Leis não estavam completas à mão. Os artigos tirados de 2009 levam a marca 2009.
event-clock-needs-time = O relógio do programa precisa de um controle de tempo: time = "G/15m, +10s" em [clock].
event-file-decides = O arquivo do torneio decide { $option }. Retire essa opção.
event-goes-on = O registro já traz o que o arquivo do torneio fixou. Retire --event-file ou --resume.
read-back-reaches-nobody = Ninguém receberia a leitura da entrada: indique um fone com --ear-device, ou o árbitro permite uma tela privada, private-screen = "AB" em [allowed].
read-back-unheard = A leitura da entrada não chega a ninguém: indique o fone com --ear-device.
event-running = Há uma partida de torneio em andamento; isto não se faz ao lado dela.
event-no-secret = Nenhuma palavra secreta abre o que está depois de { $key }. ansage check-event --secret o escreve.
event-secret-missing = Sem palavra secreta dos árbitros nenhuma partida de torneio é aberta. ansage check-event --secret { $path } sorteia uma.
event-running-secret = Há uma partida de torneio em andamento; a palavra secreta dos árbitros abre isto ao lado dela.
event-not-known = Não é possível saber se há uma partida de torneio em andamento. Não é possível ler { $path }: { $why }.
event-needs-terminal = Uma partida de torneio é jogada em um terminal; um script precisa da licença script no arquivo do torneio.
event-opening = Modo de torneio. { $laws } Anuncia { $announces }. Relógio: { $clock ->
        [table] o da mesa
        [program] o do programa
        [none] nenhum
       *[other] { $clock }
    }. Este registro é { $record ->
        [scoresheet] a planilha
        [log] privado e não é prova
       *[other] { $record }
    }.
nobody-tells = Nesta partida ninguém diz o tempo nem os lances.
only-the-player-is-told = O tempo e os lances são ditos só ao jogador.
check-event-good = { $path } pode ser usado.
check-event-authorised = Este aparelho está autorizado por { $by }, { $at }.
check-event-authorised-another-day = A autorização não vale agora: vale um dia a partir da sua hora, e o árbitro de uma partida aberta agora fica sabendo.
check-event-served = Com deficiência visual: { $side ->
        [white] brancas
        [black] pretas
        [both] ambos
       *[other] { $side }
    }.
check-event-time = Controle de tempo: { $time }.
check-event-words = Palavras dos anúncios: { $words ->
        [de-fide] alemão segundo o Apêndice D
        [de] alemão
        [en] inglês
        [es-fide] espanhol com os nomes do Apêndice D
        [es] espanhol
        [fr] francês
        [nl] holandês
        [pt-BR] português
        [pt-PT] português de Portugal
       *[other] { $words }
    }. Letras das peças: { $letters }.
letters-named = { $letters ->
        [de] alemãs
        [en] inglesas
        [es] espanholas
        [fr] francesas
        [nl] holandesas
        [pt] portuguesas
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Assistente
        [opponent] Assistente do adversário
       *[other] { $of }
    }: { $name }, aceito por { $by }.
check-event-provided = Quem fornece o assistente: { $by }.
check-event-style = Estilo dos anúncios: { $say }.
check-event-start = Posição inicial: { $position }.
duty-named = { $duty ->
        [executes] Lances no outro tabuleiro
        [records] Planilha
        [presses] Relógio
        [tells] Tempo e lances a pedido
        [claims] Reclamar a queda da seta do adversário
        [adjourns] Adiamento
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] Este registro é a planilha
        [announcing] O programa anuncia
        [time-left] O tempo restante é dito a pedido
        [private-screen] Tela privada
        [other-words] Outras palavras que as do Apêndice D
        [board-reading] O que está no tabuleiro é dito quando se pergunta
        [reminders] Avisos do próprio tempo
        [open-listening] Escuta aberta
        [script] Um script pode jogar, com entrada ou saída por um pipe
        [sealed-here] Um lance secreto pode ficar só no programa
        [screen-reader] O próprio leitor de tela pode falar no fone
        [arbiter-cue] A sala ouve um som e uma frase quando se precisa do árbitro
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
        [rated] valendo rating
        [two-boards] dois tabuleiros
        [medium] a anotação
        [hearing-impaired] um adversário com deficiência auditiva
        [score-duty] o fim do dever de anotar
        [points] os pontos
        [adjustment] o tempo por ter quem anote ou acione
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
        [to-the-control] até o controle
        [for-good] definitivo
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] planilha
        [time-left] tempo-restante
        [private-screen] tela
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
no-event = Não é um torneio, nada é definido.
already-started = A partida começou, tarde demais para isto: { $condition }.
not-in-rated-game = Uma partida que vale rating segue as Leis, que não permitem isto: { $condition }.
needs-condition = o que é definido: { $known }
needs-minutes = minutos, por exemplo 30m
needs-points = pontos por vitória, empate e derrota, por exemplo 3-1-0
needs-move-number = um número
needs-name = um nome
needs-one-of = um de { $known }
check-event-missing = A definir antes de iniciar o relógio: { $missing }.
check-event-earphone = A partida só abre onde um fone (--ear-device ou configurações) ou uma linha braille é indicado; senão precisa da permissão private-screen.
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
        [goes-back] ela é anterior à linha de cima.
        [opened-again] a partida é aberta pela segunda vez.
        [authorised-another-day] este aparelho foi autorizado depois da abertura, ou mais de um dia antes.
        [behind-the-result] o resultado já constava, e isto não pode vir depois.
        [no-such-arbiter] { $initials } não é árbitro deste torneio.
        [not-at-the-keys] o árbitro { $initials } não estava no teclado.
        [unsigned] um árbitro estava no teclado, e faltam as iniciais.
        [needs-arbiter] só um árbitro decide isto, e nenhum estava no teclado.
        [other-time] o tempo não é o que resulta dos momentos.
        [absurd] um número está fora de toda medida.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Linha { $line }: o som { $file } { $why ->
        [missing] está faltando.
        [changed] não está como foi guardado.
        [unreadable] não pode ser lido.
       *[other] { $why }
    }
verify-consistent = O registro é coerente. Não está provado que esteja intacto: para isso são precisas as palavras do selo que um árbitro anotou.
verify-proved = Este é o registro cujas palavras foram anotadas, até a última linha.
verify-proved-to = Este é o registro cujas palavras foram anotadas, até a linha { $line } de { $last }. O que vem depois não está provado intacto.
verify-other = Este não é o registro cujas palavras foram anotadas.
verify-doubts = { $path }: o que foi nomeado não faz sentido, e ninguém pode confiar no registro.
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
        [0] 0 meios-lances
        [one] 1 meio-lance
       *[other] { $count } meios-lances
    }.
read-too-many-games = { $path } contém mais de { $most } partidas; para tantas o arquivo é curto demais.
read-pace = Lendo o arquivo: { $percent } por cento.
read-flaws = { $count ->
        [0] 0 falhas
        [one] 1 falha
       *[other] { $count } falhas
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [0] 0 meios-lances
        [one] 1 meio-lance
       *[other] { $count } meios-lances
    }. Enter avança, /? lista os comandos.
read-before-first = Antes do primeiro lance.
read-end = Fim da partida. Resultado { $result }.
read-end-variation = Fim da variante: /subir.
read-where = Lance { $count } de { $all }.
read-in-variation = Variante, nível { $count }.
read-no-variation = Não há variante aqui.
read-no-such-variation = Não há variante { $number } aqui.
read-main-line = Esta é a linha principal.
read-not-found = { $text } não foi encontrado.
read-no-such-move = Não há lance { $text } nesta linha.
read-prompt-start = Início:{" "}
read-find-what = Procurar o quê? Um lance ou uma palavra de um comentário.
read-list-welcome = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }. Enter diz a próxima, um número abre uma, /? diz os comandos.
read-prompt-list = Partida { $number } de { $count }:{" "}
read-game-played = Jogada: { $known }.
read-no-further-game = Não há mais partidas.
read-no-game = Não há partida { $number }. Há { $count }.
read-back-to-the-list = /subir volta à lista.
read-open-a-game = Abra primeiro uma partida: o número dela.
read-find-which-game = Procurar o quê? Uma palavra de um nome, torneio, lugar ou data.
read-more = { $count ->
        [0] A partida terminou.
        [one] Veio mais 1 meio-lance.
       *[other] Vieram mais { $count } meios-lances.
    }
read-file-holds-nothing = O arquivo sumiu ou está vazio. O que foi lido fica.
read-changed = A partida mudou a partir de { $number } { $side }.
read-shorter = A partida ficou mais curta.
read-another-game = Agora há outra partida no arquivo.
read-which-game = { $path } contém várias partidas: escolha uma com --game.
read-no-such-game = { $path } não contém a partida { $number }. Há { $count }.
pgn-flaw = Linha { $line }, coluna { $column }: { $kind ->
        [bad-tag] { $text } não é uma etiqueta.
        [unusual-tag] a etiqueta { $text } está escrita de forma incomum.
        [second-tag] a etiqueta { $text } aparece duas vezes; vale a última.
        [bad-fen] { $text } não é uma posição. Nenhum lance foi lido.
        [impossible-position] nenhuma partida pode ter esta posição. Foi aceita como está.
        [other-variant] { $text } é outro jogo, não xadrez. Nenhum lance foi lido.
        [unreadable] { $text } não é um lance. Esta linha não foi lida além daqui.
        [illegal-move] { $text } é irregular. Esta linha não foi lida além daqui.
        [ambiguous-move] { $text } é ambíguo. Esta linha não foi lida além daqui.
        [missing-promotion] falta a nova peça em { $text }. Esta linha não foi lida além daqui.
        [missing-move] não há lance aqui. Esta linha não foi lida além daqui.
        [unread-line] { $text }: esta linha não foi lida.
        [moves-in-comment] os lances de um comentário não foram lidos: { $text }.
        [result-among-moves] o resultado { $text } está entre os lances. O que vem depois foi lido mesmo assim.
        [null-move] { $text } não é um lance de partida. Esta linha não foi lida além daqui.
        [move-number] o número { $text } não combina com os lances.
        [letters-ambiguous] as letras das peças podem ser de várias línguas: { $text }. Vale a primeira.
        [nested-comment] um comentário dentro de um comentário.
        [unclosed-comment] o comentário não tem fim.
        [stray-brace] o fim de um comentário sem começo.
        [unclosed-variation] a variante não tem fim.
        [stray-parenthesis] { $text } não tem par.
        [too-deep] variantes tão profundas não são lidas.
        [stray-sign] { $text } não pertence a nenhum lance.
        [result-in-variation] o resultado { $text } está numa variante.
        [result-differs] o resultado { $text } não é o da etiqueta. Vale a etiqueta.
        [unusual-result] o resultado { $text } está escrito de forma incomum.
        [missing-result] falta o resultado.
        [after-result] lances depois do resultado. São lidos como outra partida.
        [empty-line] uma linha vazia dentro da partida.
        [capture-sign] { $text }: o sinal de captura não combina.
        [check-sign] { $text } não dá xeque.
        [mate-sign] { $text } não é mate.
        [en-passant-sign] { $text } não captura en passant.
       *[other] { $kind }, { $text }.
    }

## Dois tabuleiros, na partida
boards-compared = Os tabuleiros são comparados.
comparing-no-move = Os tabuleiros são comparados: agora nenhum lance pode ser digitado.
other-sheet-entered = A outra planilha está registrada. { $command } diz o que a comparação mostra.
scoresheets-decide = As planilhas decidem; chamar o árbitro.
nothing-compared = Não se comparam tabuleiros. /divergência começa.
key-other-sheet = Agora a outra planilha, meio-lance a meio-lance. ? é ilegível, - falta, um número vai ao seu lance, /cancelar risca a última anotação, Enter sozinho termina a planilha.
prompt-other-sheet = Outra planilha, { $number } { $side }:{" "}
prompt-comparison = Comparação dos tabuleiros:{" "}
other-sheet-struck = { $place }, a outra planilha: anotação riscada.
other-sheet-says = { $place }, a outra planilha: { $move }.
other-sheet-says-ask = { $place }, a outra planilha: { $move }? Enter ou sim anota.
other-sheet-lacks = { $place }, a outra planilha: falta.
which-board = Qual tabuleiro: A ou B?
entry-left-open = { $place }, a outra planilha: fica em aberto.
first-difference = { $place }: { $sheet } { $ours }, a outra { $theirs }.
log-is-compared = Aqui se compara o registro deste aparelho, que não é prova. Decide a planilha do próprio jogador: se for diferente, sair daqui e corrigir antes o registro.
agreed-illegal = Nas duas planilhas há um lance ilegal: { $place }. Decide-se primeiro sobre ele.
decide-entries = Digite o que está anotado com o número antes, por exemplo 9. Cbd2.
board-waits = O tabuleiro { $board } está anotado. Antes é preciso decidir o que está escrito.
needs-board = a para o tabuleiro especial ou b para o outro e, se souber, o que está nele
answer-square = Uma peça e sua cor, sua letra (maiúscula brancas, minúscula pretas) ou Enter se a casa está vazia. /cancelar termina as perguntas.
corrections-told = A partir de agora o jogador ouve o que mudar nos tabuleiros.
comparison-ended = Os tabuleiros já não são comparados.
restored = A partida volta à posição depois de { $place }. Vez das { $side }.
restored-start = A partida volta à posição inicial. Vez das { $side }.
restore-ask = Voltar atrás? "Sim" risca: { $moves }
restore-ask-by = Voltar atrás pelo artigo { $article }? "Sim" risca: { $moves }
struck-entries = Riscado: { $moves }
note-offer-struck = A proposta de empate das { $side } também foi riscada.
clocks-wait = Os relógios estão parados. /acertar os ajusta, /continuar os coloca em movimento.
help-mismatch = Os tabuleiros não coincidem: parar os relógios, comparar as planilhas.
help-board = O que está em um tabuleiro ao comparar: /tabuleiro a ou /tabuleiro b, também com FEN.
help-tell = Deixar o jogador ouvir o que mudar nos tabuleiros.
help-restore = Voltar à última concordância das planilhas.

## Dois tabuleiros
resolve-agree = { $count ->
        [0] Não há nenhum lance nas planilhas.
        [one] As planilhas concordam em um meio-lance.
       *[other] As planilhas concordam em todos os { $count } meios-lances.
    }
resolve-differ = { $count ->
        [0] As planilhas diferem desde o primeiro meio-lance.
        [one] As planilhas concordam em um meio-lance e depois diferem.
       *[other] As planilhas concordam em { $count } meios-lances e depois diferem.
    }
resolve-undecided = { $count ->
        [0] Antes de comparar é preciso decidir o que está anotado.
        [one] Com certeza as planilhas concordam em um meio-lance; depois é preciso decidir o que está anotado.
       *[other] Com certeza as planilhas concordam em { $count } meios-lances; depois é preciso decidir o que está anotado.
    }
resolve-place = lance { $number } { $side }
resolve-ours = nossa planilha
resolve-log = o registro deste aparelho (não é prova)
resolve-theirs = a outra planilha
resolve-difference = Primeira diferença: { $place }.
resolve-says = Diz { $sheet }: { $move }.
resolve-no-move = { $text }, que nenhuma peça pode fazer
resolve-ambiguous = { $place }, { $sheet }: { $text } é ambíguo: { $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } não se consegue ler. Que lance é?
resolve-missing = { $place }, { $sheet }: falta a anotação. Que lance foi?
resolve-breaks-off = Nenhuma planilha diz o que foi jogado em { $place }. O que segue não foi comparado.
resolve-tail = { $count ->
        [one] No fim falta um meio-lance ({ $sheet }). Isso não é diferença.
       *[other] No fim faltam { $count } meios-lances ({ $sheet }). Isso não é diferença.
    }
resolve-lacks = Se ali faltam { $count } meios-lances ({ $sheet }), as { $run } anotações seguintes são iguais.
resolve-same-position = Em outra ordem as duas planilhas chegam à mesma posição depois de { $place }.
resolve-jump = Linha { $line }, { $sheet }: está o número { $number } onde deveria estar { $expected }.
resolve-in-order = De { $sheet } foi lida a ordem em que os lances estão.
resolve-position = Posição das planilhas, vez das { $side }: { $fen }
resolve-back-to = De volta a esta posição, vez das { $side }: { $fen }
resolve-time = Tempo restante ali, { $side }: { $left }.
resolve-board-right = O tabuleiro { $board } mostra esta posição.
resolve-board-wrong = É preciso mudar o tabuleiro { $board }:
resolve-board-flaws = Nenhuma partida chega ao que está no tabuleiro { $board }: { $flaws }.
resolve-remove = { $piece } { $square } fora do tabuleiro
resolve-move = { $piece } de { $from } para { $to }
resolve-put = { $piece } ({ $side }) em { $square }
resolve-explained = { $slips ->
        [one] Um descuido ao executar leva ao que está no tabuleiro { $board }. Possibilidades: { $count }.
       *[other] { $slips } descuidos ao executar levam ao que está no tabuleiro { $board }. Possibilidades: { $count }.
    }
resolve-unexplained = Nenhum dos descuidos habituais leva ao que está no tabuleiro { $board }.
resolve-more = { $count ->
        [one] Com --json aparece mais uma possibilidade.
       *[other] Com --json aparecem mais { $count } possibilidades.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = não executado
slip-one-square-off = colocado em { $square }
slip-rook-one-square-off = a torre colocada em { $square }
slip-wrong-piece = feito com a peça igual de { $square }
slip-mirrored = feito espelhado, de { $from } para { $to }
slip-twice = executado duas vezes, até { $square }
slip-captured-put-aside = a peça capturada não foi retirada, mas colocada em { $square }
slip-captured-not-removed = a peça capturada não foi retirada, a que captura foi colocada em { $square }
slip-capturing-removed = a peça que captura foi retirada em lugar da capturada
slip-en-passant-left = o peão capturado en passant ficou no tabuleiro
slip-rook-not-moved = a torre não foi movida
slip-king-not-moved = o rei não foi movido
slip-wrong-promotion = na casa de promoção está { $piece }
resolve-several-games = { $path } contém várias partidas; é preciso uma planilha com uma só.
resolve-too-long = { $path } contém mais de { $most } meios-lances; nenhuma partida é tão longa.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = As planilhas começam em posições diferentes.
resolve-nothing-compared = Em { $path } não se compararam tabuleiros. Informe a outra planilha com --theirs.
resolve-report-at-the-table = digitada na mesa
resolve-no-entry = Não há meio-lance { $number } ({ $sheet }).
resolve-ask-meaning = Diga com --meant o que está anotado, por exemplo --meant theirs:17=Cbd2.
resolve-ask-square = Tabuleiro { $board }: o que está em { $square }?
resolve-ask-color = Tabuleiro { $board }, { $square }, { $piece }: brancas ou pretas?
resolve-ask-again = Diga uma peça e sua cor, sua letra (maiúscula brancas, minúscula pretas), Enter se a casa está vazia, ou o tabuleiro inteiro como lista ou FEN; /stop encerra as perguntas.
resolve-ask-aloud = Em voz alta: cor e peça, “{ $empty }” se a casa está vazia, “{ $again }” repete a pergunta, “{ $stop }” encerra as perguntas. O que foi entendido é lido de volta; “sim” ou Enter confirma.
resolve-ask-found = { $count ->
        [one] O tabuleiro { $board } é conhecido depois de uma pergunta, se não mais de um lance foi executado errado.
       *[other] O tabuleiro { $board } é conhecido depois de { $count } perguntas, se não mais de um lance foi executado errado.
    }
resolve-ask-complete = O tabuleiro { $board } é conhecido por completo.
resolve-ask-all = Tabuleiro { $board }: nenhum dos descuidos habituais explica isso. Agora fileira por fileira.
resolve-ask-stopped = Tabuleiro { $board }: perguntas encerradas, este tabuleiro não foi comparado.
resolve-report-title = Dois tabuleiros: relatório para o árbitro ({ $article }).
resolve-report-wanted = Segundo as planilhas deve estar:
resolve-report-board = No tabuleiro { $board } está:
resolve-report-clocks = Relógios depois da decisão:
resolve-report-written = O relatório está em { $path }
resolve-report-ending = { $path }: um relatório termina em .txt, .json, .brf ou .pef.
equipment-title = Material antes da partida, Leis de { $laws }.
equipment-help = Respostas: uma medida com mm ou cm, sim ou não; Enter deixa em aberto. { $again } pergunta de novo, { $back } volta atrás, { $stop } encerra.
equipment-aloud = Em voz alta: “sim”, “não”, “{ $empty }” deixa em aberto, “{ $again }” pergunta de novo, “{ $back }” volta atrás, “{ $stop }” encerra. Medidas e iniciais são digitadas.
equipment-type-it = Medidas e iniciais são digitadas; “{ $empty }” deixa em aberto.
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
        [special-side] Lado menor do tabuleiro especial
        [special-raised] Casas pretas levemente em relevo
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
        [dial-dots] Um ponto em relevo a cada cinco minutos, dois a cada quinze
        [flag-felt] Bandeira fácil de sentir
        [last-minutes-felt] Ponteiros que se sentem nos últimos cinco minutos da hora
        [flag-exact] A bandeira cai exatamente na hora cheia, bem visível
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
equipment-set-up-how = { $command } ou ? lê o que deve estar lá.
equipment-beyond = { $item ->
        [special-side] { $figure }: o tabuleiro especial deve medir pelo menos { $least } por { $least }.
        [king-height] { $figure }: o rei deve ter cerca de { $least } de altura.
        [king-base] { $figure }: a base do rei deve medir { $least } a { $most } da sua altura.
        [square] { $figure }: as casas devem medir { $least } a { $most }.
        [table-length] { $figure }: a mesa deve ter pelo menos { $least } de comprimento.
       *[table-width] { $figure }: a mesa deve ter { $least } a { $most } de largura.
    }
equipment-not-so = Não cumprido: { $name }.
equipment-turned = O tabuleiro { $board } está girado 90 graus: o canto direito diante de cada jogador deve ser claro.
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
equipment-end = Em aberto: { $open }. Relatados: { $told }. Enter fecha a lista, { $back } volta atrás.
equipment-closed = A lista está fechada. O árbitro aprova.
equipment-left = A lista foi interrompida. Em aberto: { $open }.
equipment-not-a-size = { $text }: uma medida em algarismos em { $unit }, no máximo { $most }; Enter deixa em aberto.
equipment-not-yes-or-no = { $text }: sim ou não; Enter deixa em aberto.
equipment-not-initials = { $text }: as iniciais de um árbitro, uma a quatro letras; Enter deixa em aberto.
equipment-told = Relatado:
equipment-nothing-told = Nada relatado.
equipment-decides-nothing = Este relatório não decide nada; o árbitro aprova.
equipment-goes-on = Para continuar: --from { $path }
equipment-no-record = { $path } não é um relatório de ansage equipment em JSON.
resolve-board-fault = Tabuleiro { $board }: { $unread ->
        [nothing] { $text } não é um tabuleiro. É preciso uma FEN, uma lista das peças ou fileira por fileira.
        [several] { $text } significa tabuleiros diferentes em línguas diferentes.
        [twice] A casa { $text } foi nomeada duas vezes.
        [no-color] De que cor é { $text }?
        [no-piece] Que peça está em { $text }?
        [no-square] Em que casa está { $text }?
        [count] { $text }: são mais ou menos do que foi anunciado.
        [rank-length] A fileira { $text } não tem oito casas.
        [rank-twice] A fileira { $text } foi nomeada duas vezes.
        [rank-missing] Falta a fileira { $text }.
       *[unknown] { $text } não foi entendido.
    }

listener-failed = Não é possível escutar: { $why }.
model-missing = Não há reconhecedor de fala em { $path }.
model-not-installed = O reconhecedor de fala não está instalado. Para instalar: { $command }.
model-lacks = Falta ao reconhecedor de fala o arquivo { $path }.
model-changed = O arquivo { $path } do reconhecedor de fala está danificado ou alterado.
nobody-hears = O que se diz em { $language } não é ouvido por ninguém aqui: falta a rede que ouve esta língua. Isto a traz: { $command }.
not-sound = { $path } não é um arquivo WAV que possa ser lido.
sound-rate = { $path } tem { $rate } amostras por segundo; são necessárias de 8000 a 192000.
listen-move = Ouvido: { $words }. Entendido: { $move }.
listen-illegal = Ouvido: { $words }. Entendido: { $move }. É ilegal.
listen-command = Ouvido: { $words }. Entendido como comando: { $command }.
listen-ask = Ouvido: { $words }. Quer dizer { $choices }?
listen-no-move = Ouvido: { $words }. Não é um lance nesta posição.
listen-nothing = Ouvido: { $words }. Não é lance nem comando.
listen-not-asked = Ouvido: { $words }. Nada foi perguntado.
no-answer = Ouvido: { $words }. Isso não responde à pergunta.
listen-junk = Havia mais ruído do que voz. Nada foi entendido.
listen-own-grammar = Este reconhecedor não aceita indicações e pode ouvir anúncios que ninguém fez.
listen-no-words = Nenhuma palavra foi ouvida.
score-begin = Gravações que são ouvidas agora: { $count }. Isso demora um pouco.
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
        [missing] Há uma anotação sobre { $file }, mas o arquivo não está lá.
        [partial] { $file } precisa de uma posição (fen em recordings.toml) ou das duas casas.
        [unclear] As palavras de { $file } não dizem uma só coisa na sua posição; move em recordings.toml diz o que se queria dizer.
        [position] A posição indicada para { $file } não é válida.
        [move] O lance indicado para { $file } não é válido.
        [empty] Não há som em { $file }.
        [long] { $file } dura mais de 15 segundos: nenhuma tecla é segurada tanto tempo. Com whole = false, cada pausa termina uma frase.
       *[unheard] O reconhecedor falhou duas vezes em { $file }.
    }
score-no-word = O nome { $file } contém { $word }, que não é uma palavra desta língua.
score-refused-count = Gravações que não servem: { $count }.
score-none = Nenhuma gravação em { $path } serve.
score-other-language = Estas gravações estão na língua { $language }. Indique-a com --words.
score-notes-bad = { $path }, linha { $line }: { $why }.
score-no-key = não existe a chave { $key }
recording-foreign = { $path } não é um arquivo WAV, FLAC ou MP3 que possa ser lido.
recording-cut-off = { $path } é interrompido. O que vem antes é usado.
recording-wrong-length = O comprimento em { $path } está errado. Lê-se até o fim do arquivo.
recording-damaged = { $path } está danificado. O que pode ser lido é usado.
recording-silent = { $path }: nenhuma voz é ouvida.
recording-none = Em { $path } não há nenhuma gravação (WAV, FLAC ou MP3).
reconstruct-unheard = Em { $time } o reconhecedor falhou duas vezes. Essa parte não foi ouvida.
reconstruct-unscored = Em { $time } falhou o programa com que as pessoas são ouvidas melhor. Daqui em diante se ouve sem ele.
reconstruct-nothing = Nenhum lance foi ouvido.
reconstruct-summary = Meios-lances: { $count }, marcados: { $marked }.
reconstruct-close = incerto, pode ser: { $choices }
reconstruct-doubtful = incerto
reconstruct-unclear = não entendido, deduzido do que segue
reconstruct-missing = falta na gravação
reconstruct-unused = Em { $time } ouvido e não usado: { $words }.
reconstruct-marks = Marcados:
reconstruct-ask = { $place }, em { $time }: { $choices }?
reconstruct-ask-move = { $place }, em { $time }: qual lance?
reconstruct-ask-help = Respostas: o número, o lance, - se não for nenhum, ? repete o som, Enter deixa em aberto, /stop encerra as perguntas.
reconstruct-ask-aloud = Em voz alta: o número ou o lance, “{ $none }” se não for nenhum, “{ $open }” deixa em aberto, “{ $again }” repete o som, “{ $stop }” encerra as perguntas. O que foi entendido é lido de volta; “sim” ou Enter confirma.
reconstruct-ask-again = Não entendido. O número ou o lance, por favor.
reconstruct-ask-ear = Lance { $number }, { $side }. Qual lance?
reconstruct-ask-unheard = Não dá para ouvir a gravação: { $why }. As perguntas são feitas mesmo assim.
audio-no-clips = Não há gravações de { $path }.
audio-none-usable = Nenhuma das gravações de { $path } pode ser usada.
audio-written = Gravado em { $path }: gravações { $count }, duração { $time }.
audio-written-partly = Gravado em { $path }: gravações { $count } de { $all }, duração { $time }.
learn-begin = { $count } palavras, cada uma { $rounds } vezes, e { $announcements } anúncios: cerca de { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }. Diga cada palavra depois que ela for pedida. Enter continua, r e Enter pede de novo, q e Enter termina.
learn-say = Diga: { $saying }
learn-flaw = { $fault ->
        [nothing] De { $saying } nada foi ouvido.
        [noisy] { $saying }: a sala está quase tão alta quanto a voz.
        [too-quiet] { $saying } foi dito baixo demais.
        [too-loud] { $saying } foi dito alto demais para o microfone.
       *[unlike] { $saying } soou como outra coisa.
    }
learn-working = { $takes ->
        [one] Uma gravação. Aprendendo; leva um momento.
       *[other] { $takes } gravações. Aprendendo; leva até dois minutos.
    }
learn-done = A voz foi aprendida. Anúncios dos quais não se aprendeu: { $before } de { $of } certos antes, { $after } agora; errados: { $wrong-before } antes, { $wrong-after } agora. Cada um conta na partida livre e no torneio.
learn-one-person = O que foi aprendido é para uma só pessoa: as outras são ouvidas pior com isso.
learn-not-better = Nada mudou: a voz não é ouvida melhor. Anúncios dos quais não se aprendeu: { $before } de { $of } certos antes, { $after } depois; errados: { $wrong-before } antes, { $wrong-after } depois.
learn-too-little = Foi dito muito pouco para aprender. Nada foi alterado.
learn-too-few-announcements = São precisos pelo menos { $count } anúncios completos para saber se algo melhora. Nada mudou.
learn-keeps = As gravações ficam em { $path }; só você pode lê-las. Nada é enviado.
learn-consent = Estas gravações podem ser dadas a outros sob a licença { $licence }, para medir e melhorar reconhecedores? Digite sim e Enter; só Enter é não. Podem?
learn-consent-given = Anotado: as gravações podem ser dadas a outros. Enquanto isso não for feito, apagar a pasta volta atrás.
learn-consent-not-given = Anotado: as gravações são só para você.
learn-recordings-kept = As gravações estão em { $path }.
learn-forget-hint = As gravações não são guardadas. ansage learn-my-voice --forget desfaz tudo.
learn-forgotten = A voz aprendida foi esquecida.
learn-nothing-to-forget = Nenhuma voz tinha sido aprendida.
learn-stale = A voz aprendida é de outra versão do reconhecedor de fala e não é usada. É preciso aprendê-la de novo (ansage learn-my-voice).
cannot-learn = Este reconhecedor de fala não consegue aprender uma voz: { $why }.
cannot-learn-language = Em { $language } não se pode aprender nenhuma voz: só um reconhecedor aprende, e só existe um para o alemão.
bank-record-begin = { $count ->
    [0] Não falta nenhuma palavra.
    [one] Falta { $count } palavra.
   *[other] Faltam { $count } palavras.
} Diga cada uma depois de ouvi-la. Enter continua, r repete, b volta, s pula, q para, sempre com Enter. O que foi gravado fica.
bank-record-done = Todas as palavras estão gravadas. Uma partida as usa com --bank { $path }.
bank-record-stopped = { $count ->
    [0] Não falta nenhuma palavra.
    [one] Ainda falta { $count } palavra.
   *[other] Ainda faltam { $count } palavras.
} O mesmo comando continua.
bank-flaw = { $take-fault ->
    [nothing] Não se ouviu nada de { $saying }.
    [noisy] { $saying }: a sala está quase tão alta quanto a voz.
    [too-soft] { $saying } saiu baixo demais. Chegue mais perto do microfone.
    [too-loud] { $saying } saiu alto demais para o microfone.
    [cut] Falta o começo ou o fim de { $saying }.
    [too-long] { $saying } durou mais que uma palavra.
    [uneven] Em { $saying } há uma batida ou um estalo.
   *[other] { $saying } não é um som legível.
}
bank-refusal = { $path } não é usado. { $why }
bank-built = { $count ->
    [0] Nenhuma palavra está pronta em { $path }.
    [one] { $count } palavra está pronta em { $path }.
   *[other] { $count } palavras estão prontas em { $path }.
}
bank-refused = { $count ->
    [0] Todas as gravações de { $path } foram usadas.
    [one] { $count } gravação de { $path } não foi usada.
   *[other] { $count } gravações de { $path } não foram usadas.
}
bank-stranger = { $path } não tem o nome de nenhuma palavra.
bank-word = { $saying }, { $path }: { $clip ->
    [there] está lá.
    [missing] falta.
    [silent] danificada, não se ouve nada.
    [too-long] danificada, mais longa que uma palavra.
    [uneven] danificada, mais alta ou mais baixa que as outras.
    [clicks] danificada, começa ou termina com um estalo.
   *[not-sound] danificada, não é um som legível.
}
bank-gaps = { $path } não está completo: faltam { $missing }, danificadas { $broken }. A voz embutida diz essas palavras.
bank-unusable = As palavras gravadas não podem ser usadas: { $why }.
bank-language = { $path }: estas palavras são em { $language }, não em { $wanted }.
help-next = O próximo lance; só Enter faz o mesmo.
help-back = Um lance para trás.
help-move = A um lance: /lance 17, /lance 17 p.
help-find = A um lance ou a uma palavra de um comentário: /procurar cavalo f3.
help-into = Entra numa variante: /entrar 2.
help-out = Sai da variante; da partida, volta à lista.
help-square-reading = O que está em uma casa: /casa e4.
help-rank-reading = O que está em uma fileira: /fileira 4.
help-file-reading = O que está em uma coluna: /coluna e.
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
clock-ask = Apertar o relógio?
say-again = Repita, por favor.
nothing-heard = Nada ouvido.
nothing-was-asked = Não há pergunta em aberto.
yes-in-two-words = Diga "{ $words }", ou digite "sim".
microphone-missing = Sem microfone. As teclas continuam valendo.
microphone-lost = O microfone falhou. As teclas continuam valendo.
microphone-back = O microfone voltou.
recogniser-missing = Sem reconhecimento de fala; ansage doctor diz por quê. As teclas continuam valendo.
recogniser-lost = O reconhecimento de fala falhou. As teclas continuam valendo.
recogniser-back = O reconhecimento de fala voltou.
one-recogniser-lost = Um dos dois reconhecimentos de fala falhou. O outro continua sozinho e pergunta mais vezes.
one-recogniser-back = Os dois reconhecimentos de fala ouvem de novo.
scorer-net-damaged = Uma rede do reconhecimento de fala está danificada. Sem ela ouve-se pior. ansage doctor diz qual é.
listening-off = A escuta está desligada. As teclas continuam valendo.
open-listening = Escuto tudo.
talk-key-listening = Escuto só com a tecla de fala.
open-listening-refused = A escuta aberta precisa da permissão do árbitro. A tecla de fala vale.
repeated-otherwise = Foi repetido { $move }.
on-words = ligar, ligada, sim
off-words = desligar, desligada, não, tecla
needs-on-or-off = ligar ou desligar
needs-rate = um número de 80 a 450
needs-volume = um número de 0 a 100
needs-pitch = um número de -100 a 100
ear-rate-is = { $number } palavras por minuto.
ear-does-not-speak = O programa não fala aqui; um leitor de tela tem seus próprios ajustes.
ear-volume-is = Volume { $number } por cento.
ear-pitch-is = Tom { $number } por cento.
practice-help = Fale um lance ou um comando; eu digo o que entendi. Nada é jogado. /sair termina.
practice-prompt = Treino:{" "}
answer-prompt = Resposta:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } está vazia.
square-not-told = Isso não é dito em torneio.
which-square-to-tell = Qual casa?
help-square = O que está em uma casa: /casa e4. Não em torneio.
rank-holds = Fileira { $rank }: { $pieces }.
file-holds = Coluna { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Capturadas: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = vazia
no-pieces = nenhuma
which-rank = Qual fileira?
which-file = Qual coluna?
which-pieces = Quais peças? Por exemplo: cavalos, torres brancas, pretas.
help-rank = O que está em uma fileira: /fileira 4. Não em um torneio.
help-file = O que está em uma coluna: /coluna e. Não em um torneio.
help-pieces = Onde estão as peças: /peças, /peças brancas, /peças cavalos. Não em um torneio.
help-captured = O que foi capturado. Não em um torneio.
help-fen = A posição como FEN. Em torneio, só depois do resultado.
help-diagram = Um diagrama para quem vê: /diagrama, /diagrama pretas. Em torneio, só depois do resultado.
diagram-shown = O diagrama está na tela, { $side } embaixo.
fen-shown = O FEN está na tela. Jogam as { $side }, peças no tabuleiro: { $count }.
board-not-shown-yet = Em torneio isso só existe depois do resultado.
help-listen = Escutar tudo ou só com a tecla de fala: /escutar ligar, /escutar desligar.
help-rate = A velocidade da fala no fone de ouvido, em palavras por minuto: /velocidade 200.
help-volume-ear = O volume do fone de ouvido, em porcentagem: /volume-ouvido 60.
help-pitch = O tom da voz no fone de ouvido, em porcentagem: /tom -20.
help-talk-key = Tecla de fala{ $key }: apertar, falar, soltar ou apertar de novo.
key-name =
    { $key ->
        [space] barra de espaço
        [insert] Insert
       *[other] { $key }
    }

## Braille
braille-unknown-table = Não há tabela braille { $name }. Há { $known }.
braille-table-fault = Tabela braille { $file }, linha { $line }: { $why }. Em seu lugar usa-se { $table }.
braille-unknown-sign = { $table } não tem cela para { $sign } ({ $code }). Fica como { $shown }.
braille-unknown-cell = Linha { $line }, cela { $place }, pontos { $dots }: nenhum sinal em { $table }.
braille-cell-not-understood = A cela { $place }, pontos { $dots }, não foi entendida.
braille-not-written = { $text }: em { $table } não conhecemos as celas { $unwritten ->
        [castling] do roque
        [promotion] de uma promoção
        [en-passant] da captura en passant
        [draw-offer] de uma proposta de empate
        [result] de um resultado
       *[other] desta palavra
    }, e nenhuma é inventada. Escolha outra tabela.
braille-eight-dots = Linha { $line }, cela { $place }: pontos { $dots }. Um BRF tem só seis pontos, e nenhum é cortado.
braille-words-plain = A tabela { $table } do liblouis não traduz aqui; as palavras vão sinal por sinal.
braille-no-louis-table = O liblouis não tem a tabela { $name }. Nomes como de-g2 ou de-eurobrl6, ou o caminho de um arquivo.
braille-no-embosser-table = { $path }, linha { $line }: não é tabela de impressora braille. Espera-se display SINAL PONTOS.
braille-embosser-include = { $path }, linha { $line }: { $include-fault ->
        [missing] não há arquivo { $file }
        [circle] { $file } inclui a si mesmo
       *[too-many] são incluídos mais de { $file } arquivos
    }.
braille-no-byte = Linha { $line }, célula { $place }, pontos { $dots }: { $table } tem { $code }; uma impressora braille recebe um byte por célula, um sinal até U+00FF. Nada foi escrito.
braille-no-character = Linha { $line }, célula { $place }, pontos { $dots }: nenhum sinal em { $table }. Nada foi escrito.
embosser-is-none = { $path } não é um dispositivo. Para um arquivo há --output.
embosser-refuses = A fila de impressão { $queue } não aceitou nada. A planilha está intacta; --output a grava em um arquivo.
braille-no-cell = { $path }, linha { $line }, caractere { $place }: { $sign } não é uma cela braille.
braille-page-size = Uma página braille tem ao menos { $cells } celas e { $lines } linhas, e no máximo { $most }.
braille-no-moves = { $path }: não foram encontrados lances neste braille.
braille-too-long = { $path } contém mais de { $most } celas; nenhuma planilha é tão longa.
braille-not-pef = { $path } não é um arquivo PEF: { $why }
braille-diagram = Diagrama de Ansage, sem norma: k q r l s p são peças das brancas, as mesmas com o ponto 6 das pretas. Pontos 3 6: casa escura vazia.
dot-keys-on = Teclas braille ligadas: f d s j k l são os pontos 1 a 6{ $dots ->
        [eight] , a e ç os pontos 7 e 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] premidas juntas
        [one-by-one] uma após a outra, g encerra a cela
       *[other] { $way }
    }. { $command } as desliga.
dot-keys-off = Teclas braille desligadas.
no-dot = Esta tecla não é um ponto. Um comando começa com /, { $command } desliga as teclas braille.
no-dot-keys = Aqui não há teclado.
help-perkins = Escrever braille no teclado, ou letras de novo.
form-braille-table = Tabela braille: { $table }
form-braille-signs = + xeque # mate = promoção { $offer } proposta de empate

## A fita
sound-began = O que se diz no tabuleiro é gravado.
sound-began-private = O som só é gravado enquanto a tecla de falar está pressionada.
sound-paused = Nada é gravado. /gravação ligar volta a gravar.
sound-off = Esta partida não é gravada. Para isso o programa começa com --record on.
sound-not-now = Esta partida era gravada e agora não é.
sound-over = Depois do resultado nada mais é gravado.
sound-mark = { $tape ->
        [on] Gravando.
        [key] Gravação com a tecla de falar.
        [off] Gravação desligada.
        [full] Sem gravação: disco cheio.
        [unwritable] Sem gravação: falha do disco.
        [deaf] Sem gravação: sem microfone.
       *[no-key] Sem gravação: sem tecla de falar.
    }
sound-found = Foi encontrado som de antes da queda do programa: { $file }.
sound-full = O disco está cheio. O som não é mais gravado. A partida continua.
sound-unwritable = O som não pode ser escrito e não é mais gravado. A partida continua.
sound-no-microphone = Sem microfone. Nada é gravado. As teclas continuam valendo.
sound-microphone-lost = O microfone falhou. Nada é gravado. As teclas continuam valendo.
sound-microphone-back = O microfone voltou. O som voltou a ser gravado.
sound-no-key = Sem a tecla de falar nada é gravado.
sound-back = O som voltou a ser gravado.
play-nothing = Ainda não há som.
play-not-kept = Não há som do lance { $number }.
play-no-such = Não há som para { $at } em { $path }.
play-edge = Não há mais som.
play-label = { $sound ->
        [offer] Proposta de empate
        [refusal] Empate recusado
        [acceptance] Empate aceito
        [resignation] Abandono
        [claim] Reclamação
        [call] Árbitro chamado
        [note] Nota
        [correction] Correção
       *[found] Encontrado depois de uma falha
    }
play-correction = Correção: { $move }
play-missing = Falta o som { $file }.
play-changed = O som { $file } foi alterado desde a gravação. Ele é omitido.
play-unreadable = O som { $file } não pode ser lido.
play-speed = O som é tocado a { $percent } por cento.
needs-half-move = um lance como 23 ou um meio-lance como 23b ou 23p
needs-count = uma quantidade como 3
needs-speed = uma velocidade de 0,5 a 2
help-record = Dizer se o som é gravado. /gravação desligar: nada é gravado até /gravação ligar.
help-play = Ouvir no ouvido o som de um lance: /reproduzir 23, /reproduzir 23b, /reproduzir 23p; sem número, o último outra vez.
help-play-next = Ouvir o próximo som.
help-play-previous = Ouvir o som anterior.
help-play-last = Ouvir os últimos cinco sons, ou quantos se disser: /reproduzir-últimos 3.
help-play-speed = A velocidade do som, de 0,5 a 2: /reproduzir-velocidade 1,5.
play-welcome = { $count ->
        [0] Não há som desta partida.
        [one] Um som. Enter o toca, /sair termina.
       *[other] { $count } sons. Enter toca o próximo, 23 ou 23b o de um lance, /sair termina.
    }
play-welcome-pieces = { $count ->
        [0] Nada para ouvir. /sair termina.
        [one] Um trecho. Enter o toca, /sair termina.
       *[other] { $count } trechos. Enter toca o próximo, 2 o segundo, /sair termina.
    }
play-neither = { $path } não é um registro nem um arquivo de som que se possa tocar: WAV, FLAC ou MP3.
play-prompt = Som:{" "}
record-began = O que se diz é gravado.
record-stops = Enter termina a gravação.
record-stops-by-signal = Ctrl+C termina a gravação.
record-nothing = Nenhuma voz foi ouvida. Nada foi gravado.
record-no-microphone = Não há microfone{ $device ->
        [default] {""}
       *[other] : { $device }
    }. Nada é gravado. Outro se indica com --microphone.
record-kept = { $file }: { $seconds } segundos.

# Traços no apuro de tempo.
dashed = Traço, { $side }.
dash-unasked = Não há pergunta. Os traços começam com { $command }.
dash-struck = Traço riscado, { $side }.
fill-begins = { $count ->
        [0] Nenhum traço
        [one] Um traço
       *[other] { $count } traços
    }. Informe os lances em ordem; { $command } termina.
fill-ask = { $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = A planilha está completa.
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
    }. { $fill } os preenche, { $correct } risca o último.
complete-first = A seta caiu: complete a planilha antes de continuar a partida. { $open }
no-dash = Não há traço na planilha.
borrow-on-own-move = A planilha só se pede emprestada na própria vez.
return-first = Antes devolver a planilha: { $borrow } { $back }.
nothing-borrowed = Nenhuma planilha está emprestada.
number-gone-by = O próximo lance já é o { $number }; só pode ser um posterior: { $set } { $word } 41.
filled-later = Anotado depois: { $moves }
note-dashes-began = A partir do lance { $number }, { $side }, há traços.
note-exempt = { $exempt ->
        [both] Ninguém precisa anotar
        [white] As brancas não precisam anotar, as pretas sim
        [black] As pretas não precisam anotar, as brancas sim
       *[nobody] Ambos precisam anotar
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
       *[here] do reinício aqui
    }; a tolerância de { $limit } { $passed ->
        [yes] tinha passado
       *[no] não tinha passado
    }.
note-arrived-at-resumption = { $side }: chegada { $counted ->
        [agreed] na hora combinada
       *[here] na retomada aqui
    }.
note-borrowed = A planilha do adversário está com: { $side }.
note-borrowed-before-flag = A planilha do adversário está com: { $side }; nenhuma seta caiu.
note-returned = A planilha emprestada voltou.
note-reconstruction = Antes da reconstrução: { $fen }; { $moves } meios-lances, { $completed } completados; corria o relógio: { $side }; restavam { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } às brancas, { $about ->
        [about] cerca de{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left } às pretas.
position-unknown = posição desconhecida, porque há meios-lances por anotar
position-ask = O que está agora no tabuleiro? Uma FEN, uma lista de peças ou fileira por fileira; /cancelar deixa em aberto.
note-position = No tabuleiro: { $fen }; jogam: { $side }.
numbered-on = Nada prova mais lances: o próximo é o { $number }. { $add } dá o tempo do novo período.
sheet-replaced = Daqui em diante usa-se outra planilha. O que foi anotado até aqui fica e é entregue com ela.
log-replaced = Daqui em diante usa-se outra planilha. O que foi registrado até aqui fica.
sheet-replaced-already = Já se usa outra planilha.
handed-over = A planilha está entregue. Nada do registro é apagado.
handed-over-already = A planilha está entregue e é do organizador. Só um árbitro a altera.
form-replaced = Substituída por outra planilha depois do { $place }.
form-replaced-at-once = Substituída por outra planilha antes do primeiro lance.
note-dashes-filled = Todos os traços foram preenchidos.
help-dash = Meio lance sem texto; depois basta um traço e Enter. /corrigir risca-o de novo.
help-fill = Anotar o que foi jogado onde há traços.

## O glossário
glossary-names = { $word }: { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first }; ou { $other }
glossary-defined = { $names } { $definition }
glossary-file = Uma coluna são as oito casas de um jogador ao outro.
glossary-rank = Uma fileira são as oito casas da esquerda para a direita.
glossary-diagonal = Uma diagonal é uma linha reta de casas de uma só cor, de borda a borda.
glossary-near = { $text } não está no glossário; parecidas: { $near }.
glossary-unknown = { $text } não está no glossário. { $command } diz que palavras há nele.
glossary-words = { $command } e uma palavra diz como ela é em outras línguas: { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = rodada { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [0] 0 meios-lances estão
        [one] Um meio-lance está
       *[other] { $count } meios-lances estão
    } como traço.
hand-in-no-result = Falta o resultado.
hand-in-unsigned-other = Na planilha de { $owner } não consta a assinatura de { $side }.
hand-in-unsigned-other-both = Na planilha de { $owner } não consta assinatura.
hand-in-unsigned = { $side } não assinaram no aparelho.
hand-in-unsigned-both = Ninguém assinou no aparelho.
hand-in-no-evidence = Nenhum árbitro admitiu o registro como planilha.
hand-in-tape = De { $all } trechos de som { $count ->
        [0] 0 faltam ou são outros.
        [one] um falta ou é outro.
       *[other] { $count } faltam ou são outros.
    }
hand-in-damaged = O diário está danificado a partir da linha { $number }; entrega-se o que vem antes.
hand-in-unread = { $path }: o diário não pode ser lido e fica de fora.
hand-in-continued = { $path } continua em { $file }, que é o que se entrega.
hand-in-rounds = Não há partida destas rodadas: { $numbers }.
hand-in-runs = A partida de { $path } ainda não tem resultado. Nada foi entregue.
hand-in-nothing = Em { $path } não há diário de uma partida assim.
hand-in-already = { $count ->
        [0] As 0 partidas já estão entregues.
        [one] A partida já está entregue.
       *[other] As { $count } partidas já estão entregues.
    } Com --again são escritas outra vez.
hand-in-full = Já há algo em { $path }. --output aceita uma pasta vazia.
hand-in-due = Última partida em { $date }, entrega até { $due }.
hand-in-no-date = Nenhuma partida diz seu dia; não se sabe até quando entregar.
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
brief-how = Como a partida decorre
brief-program = O que o programa faz e nunca faz
brief-asked = O que se pede de você
brief-cited = { $sentence } ({ $article })
brief-two-boards = Joga-se em dois tabuleiros: um de peças encaixadas, que se pode tatear, e um comum. A mesma partida está nos dois.
brief-announce = Cada lance é anunciado em voz alta, por exemplo “{ $example }”; as colunas chamam-se { $names }. Quem o ouve repete-o e o executa no próprio tabuleiro.
brief-touched = No tabuleiro adaptado uma peça só conta como tocada quando sai do seu orifício; tatear é permitido.
brief-made = Ali um lance está feito quando a peça está no novo orifício, a capturada fora do tabuleiro, e ele foi anunciado.
brief-clock-last = Só então se aciona o relógio do adversário.
brief-slip = Um engano na fala é corrigido logo, antes de acionar o relógio do adversário.
brief-differ = Se os tabuleiros diferem, o árbitro os corrige pelas planilhas dos dois jogadores.
brief-does = Ele anuncia lances, repete os do adversário como são digitados e anota ambos.
brief-never = Não joga, não avalia e não usa rede; em torneio não dá nenhuma dica, nem de um lance ilegal.
brief-ear = O que diz ao ouvido é só de quem joga com ele; na sala soam apenas os anúncios.
brief-device = Está junto ao tabuleiro com permissão do árbitro e não é certificado como planilha nem como relógio.
brief-opponent-says = Diga seus lances em voz alta e repita cada um que ouvir antes de executá-lo no seu tabuleiro.
brief-opponent-repeats = Se as mesmas palavras voltarem, a repetição foi outra: ouça mais uma vez, por favor.
brief-opponent-touch = No seu tabuleiro vale a regra de sempre: peça tocada, peça jogada.
brief-opponent-quiet = Além de anúncios, propostas de empate e “arrumo”, nada se fala no tabuleiro.
brief-opponent-helper = Se a outra pessoa não tem assistente, você pode pedir a alguém que execute e anuncie os lances dos dois.
brief-arbiter-leave = Defina antes da rodada o que o aparelho pode fazer, com nome, dia e aparelho; check-event lê o arquivo.
brief-arbiter-decides = O programa propõe, você decide: no teclado com { $arbiter } e suas iniciais, depois { $player }.
brief-arbiter-differ = Com tabuleiros diferentes { $mismatch } para os relógios; digite a outra planilha, e o programa diz qual tabuleiro muda.
brief-arbiter-alone = Ninguém diz aos jogadores o número de lances; o que só você pode saber está em linhas só suas.
brief-arbiter-sheets = A planilha é do organizador: hand-in a escreve em PGN, texto e braille; se o aparelho falhar, { $replace }.
brief-assistant-moves = Você pode executar os lances de cada um no tabuleiro do outro e anunciar os lances dos dois.
brief-assistant-sheet = Você pode preencher a planilha e acionar o relógio do adversário quando o lance estiver feito.
brief-assistant-tells = Só quando perguntado você diz o número de lances completados e o tempo usado, e nada mais.
brief-assistant-claims = Você pode reclamar o estouro do tempo e dizer ao árbitro que uma peça foi tocada no tabuleiro comum.
brief-assistant-never = Nem conselho, nem sinal, nem tom de voz: da posição você não diz nada.
brief-organiser-adapts = Depois de consultar o árbitro você pode adaptar estas regras às circunstâncias locais.
brief-organiser-place = A mesa precisa de espaço para dois tabuleiros, relógio e aparelho, uma tomada, silêncio e um caminho livre.
brief-organiser-clock = Um relógio especial, que se possa tatear ou que fale, é admitido.
brief-organiser-notices = Comunique emparceiramento, mesa e resultados também sem que seja preciso vê-los: de viva voz, em braille ou por mensagem.
brief-organiser-sheets = As planilhas são suas; hand-in põe todas as partidas em PGN, texto, braille e som numa pasta.
letter-title = Ao organizador: o que preciso no tabuleiro
letter-event = Torneio: { $name }
letter-player = De: { $name }
letter-reached = Telefone ou e-mail: { $blank }
letter-opens = Jogo com deficiência visual e informo a tempo o que preciso, como preveem as diretrizes da FIDE para jogadores com deficiência (D.04.12).
letter-needs = O que preciso
letter-boards = Dois tabuleiros: o meu, adaptado, e um comum para o adversário. O adaptado [ ] eu levo [ ] peço que forneçam.
letter-device = Um computador com o programa Ansage, que anuncia e anota os lances, com fone e alto-falante. Peço a permissão do árbitro.
letter-clock = Um relógio que eu possa tatear ou ouvir: [ ] eu levo [ ] peço que forneçam [ ] o assistente o lê quando pergunto.
letter-assistant = Um assistente: [ ] nenhum [ ] peço que forneçam [ ] vem comigo: { $name }
letter-place = Uma mesa fixa com espaço para os dois tabuleiros, relógio e aparelho e com tomada, onde os anúncios não perturbem ninguém.
letter-notices = Emparceiramento, mesa, cor, resultados e mudanças: [ ] de viva voz [ ] por mensagem [ ] em braille.
letter-way = Antes da primeira rodada, que alguém me mostre o caminho até a mesa, o árbitro, o banheiro e a saída.
letter-more = Além disso: { $blank }
letter-closes = Nada disso deve prejudicar a mim ou ao adversário. O que não for possível, digam-me antes do torneio. Obrigado!
letter-signed = Data, assinatura: { $blank }
rehearsal-opens = Três minutos de treino, nada é gravado. Arme um tabuleiro na posição inicial; você joga de pretas. { $quit } termina.
rehearsal-of-opponent = Quem treina é o adversário: ansage brief opponent --rehearse.
rehearsal-announced = Anuncio: { $move }. Repita, por favor: diga ou digite o lance.
rehearsal-same = Isso mesmo. Agora execute-o no seu tabuleiro e pressione Enter.
rehearsal-not-the-same = Isso foi outra coisa, acontece. Mais uma vez: { $move }.
rehearsal-own = Agora você: jogue no seu tabuleiro e diga ou digite o lance, por exemplo { $move }.
rehearsal-repeated = Repito: { $move }. Se for isso, na partida você aciona o relógio; aqui, Enter. Senão, diga seu lance outra vez.
rehearsal-illegal = Esse lance não existe nesta posição. Escolha outro.
rehearsal-unread = Não entendi isso como lance. Diga-o como { $move }.
rehearsal-corrected = Foi um engano, e seu relógio ainda não corria: { $move }. Repita, por favor.
rehearsal-say-so = Primeiro repetir, depois jogar: assim os dois percebem se é o mesmo lance.
rehearsal-ends = É tudo: anunciar, repetir, executar, relógio. Obrigado, e boa partida.

## The list of the games
games-help = Enter diz a próxima partida, { $back } a anterior, um número essa; sim a escolhe. { $again } repete, { $stop } termina.
games-aloud = Em voz alta: “{ $next }” avança, “{ $back }” volta, um número diz a partida, “sim” a escolhe, “{ $again }” repete, “{ $stop }” termina.
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
       *[foreign] não é um registro
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
games-type-name = Digite o nome, por favor.
games-what-name = Novo nome em vez de { $name }? Enter o mantém.
games-renamed = A partida agora se chama { $name }.
games-bad-name = Nenhum arquivo pode se chamar { $name }. Digite um nome sem barra e sem ponto no início.
games-name-stays = O nome fica.
games-delete-ask = Apagar para sempre? { $game } Só sim a apaga.
games-deleted = A partida foi apagada.
games-not-deleted = A partida fica.
games-sound-stays = Em { $path } ainda há algo que não é da partida. Isso fica.
games-not-handed-in = A partida do torneio não foi entregue. Até lá ela fica.
games-in-two-files = A partida está também em { $path }. Os dois arquivos ficam como estão.
games-exported = Gravado: { $list }.
games-over = Fim da lista.

tutorial-opens = Uma partida de treino; nada é gravado e ninguém tem pressa. { $lesson } repete uma lição, { $skip } a pula, { $quit } termina e guarda o ponto.
tutorial-by-voice = Tecla de fala{ $key }: apertar e falar. “{ $yes }” confirma, “{ $made }” é o lance feito, “{ $clock }” aciona o relógio, “{ $skip }” pula uma lição.
tutorial-goes-on = Continua de onde você parou. “{ $command } --from-start” começa de novo.
tutorial-lesson = Lição { $number } de { $of }. { $about }
tutorial-ask-move = Por favor, { $entry } e Enter, ou em palavras: { $move }.
tutorial-ask-enter = Por favor, Enter.
tutorial-ask-line = Por favor, { $entry } e Enter.
tutorial-ways-out = Para ouvir a lição de novo: { $lesson }. Para seguir sem ela: { $skip }.
tutorial-astray = Aqui o treino segue de outro jeito. A partida está de novo como antes deste passo.
tutorial-left = Até outra hora: “{ $command }” continua na lição { $number }.
tutorial-not-kept = Aqui não é possível guardar o ponto: da próxima vez começa de novo.
tutorial-lesson-words = lição, lesson
tutorial-skip-words = pular, skip
tutorial-yes = sim
tutorial-channels = O programa fala de dois modos. Na sala os dois jogadores ouvem os anúncios; todo o resto é só para o seu ouvido. Primeiro um lance: você joga de brancas.
tutorial-only-you = Só você ouviu esta pergunta; nada foi anunciado ainda. A tecla Escape, ou { $cancel }, a descarta.
tutorial-forms = Muito bem. Um lance vale em qualquer forma, em maiúsculas ou minúsculas: { $entry }, as duas casas e2e4, ou palavras: { $move }.
tutorial-confirm = O que você digita é sempre lido primeiro para você. Se estiver certo, Enter confirma, e só então o lance é anunciado na sala.
tutorial-made = O lance foi anunciado. Faça-o no seu tabuleiro. O segundo Enter diz que foi feito e aciona o relógio, assim que o anúncio termina. Se o programa não controla um relógio, basta um Enter.
tutorial-opponent = Agora seu adversário joga e diz: { $move }. Digite isso. O programa repete na sala, para que os dois percebam se é o mesmo lance.
tutorial-done = Aqui não houve pergunta: o adversário já acionou o relógio, e o seu corre. Faça esse lance no seu tabuleiro; Enter diz que está feito.
tutorial-slip = Um anúncio errado pode ser corrigido até o relógio ser acionado. Anuncie de propósito o lance errado: { $move }. Digite-o e confirme.
tutorial-correct = Todos ouviram, mas o relógio ainda não foi acionado. { $correct } com o lance certo corrige; F6 pergunta por ele. Depois confirme com Enter.
tutorial-corrected = A sala ouviu a correção. Enter faz o lance e aciona o relógio; depois é tarde, e só o árbitro pode ajudar.
tutorial-repeat = Seu adversário respondeu. Não entendeu? F3, ou { $repeat }, diz de novo na sala o último anúncio; { $ear } diz só a você o que o ouvido ouviu por último.
tutorial-times = Ninguém diz os tempos sem que você peça. O ponto de interrogação, ou F2, diz os lances e o tempo dos dois lados.
tutorial-own-time = Mais curto é { $own }: só o seu tempo.
tutorial-sheet = O programa escreve a planilha. F9, ou { $sheet }, lê tudo; com um número começa nesse lance.
tutorial-boards = Se os dois tabuleiros não coincidem, diga logo: { $mismatch } para os relógios, e num torneio chama-se o árbitro.
tutorial-sheets-decide = Ninguém pergunta qual tabuleiro está certo: comparam-se as duas planilhas, num torneio é o árbitro. Aqui saímos da comparação.
tutorial-tape = O que se diz ao tabuleiro pode ser gravado: “ansage --record on”. { $record } diz se está gravando, e { $play } com o número de um lance o reproduz.
tutorial-help = F1 ou { $help } nomeia seis comandos e os temas; com um tema, os comandos dele.
tutorial-arbiter = Se precisar de ajuda, { $arbiter } chama o árbitro em voz alta na sala; antes se pergunta. Aqui não vem ninguém.
tutorial-arbiter-answer = A pergunta espera sua resposta: Enter chama o árbitro, { $cancel } a descarta.
tutorial-ends = É tudo. “ansage” começa uma partida, “ansage listen” treina a fala, “ansage doctor” verifica os aparelhos. Boa partida.
tutorial-assistant = Como assistente você digita os lances dos dois lados; são anunciados logo, sem pergunta. Nunca dá conselhos. As brancas jogam e dizem o lance.
tutorial-assistant-opponent = Agora jogam as pretas: { $move }. Esse lance você também digita, e ele também é anunciado na sala.
tutorial-assistant-press = Faça o lance no outro tabuleiro, se isso lhe foi confiado. Enter diz que está feito e aciona o relógio.
tutorial-assistant-time = Tempo e lances você só diz quando o jogador pergunta. O ponto de interrogação, ou F2, os diz a você.
tutorial-assistant-ends = É tudo. “ansage --role assistant” começa uma partida, “ansage brief assistant” dá suas tarefas em uma página. Obrigado.
tutorial-arbiter-keys = Você é o árbitro. Acabam de digitar um lance ilegal; o jogador não ouve nada disso. { $arbiter } com suas iniciais, aqui { $initials }, lhe dá o teclado.
tutorial-arbiter-secret = Agora se pede a palavra secreta dos árbitros; ninguém vê o que você digita. No treino é { $secret }.
tutorial-arbiter-fault = Do lance ilegal só o árbitro fica sabendo; suas respostas estão na tela. { $fault } propõe quanto custa um lance assim.
tutorial-arbiter-proposal = Enter impõe o que foi proposto; um tempo muda. Só você decide. Aqui, deixe com o hífen.
tutorial-arbiter-set-up = O que as Leis deixam em aberto você fixa com { $setup } e uma palavra depois. Sem palavra, é dito quais existem.
tutorial-arbiter-boards = Se os tabuleiros não coincidem, você compara não os tabuleiros, mas as planilhas. { $mismatch } para os relógios e começa.
tutorial-arbiter-sheet = Digite o que está na outra planilha. Onde as duas se separam, isso é dito.
tutorial-arbiter-sheet-ends = Enter sozinho encerra a planilha; então você lê até onde coincidem e qual posição vale.
tutorial-arbiter-restore = { $restore } encerra a comparação; onde as planilhas se separam, a partida volta, depois de uma pergunta.
tutorial-arbiter-leaves = Ao terminar, { $player } devolve o teclado ao jogador. Das suas linhas nada fica na tela.
tutorial-arbiter-ends = É tudo. Antes da rodada “ansage check-event” verifica o arquivo do torneio, e “ansage brief arbiter” diz em uma página o que você decide. Obrigado.

setup-help = Configuração: perguntas curtas. Um número escolhe, Enter mantém o que vale. { $again } repete a pergunta, { $back } volta, { $stop } sai sem escrever nada.
setup-first = Nada está configurado ainda. Primeiro, algumas perguntas curtas.
setup-aloud = Em voz alta: o número; "{ $on }" mantém o que vale, "{ $again }" repete a pergunta, "{ $back }" volta, "{ $stop }" sai.
setup-own-name = português do Brasil
setup-ask-reports = Idioma das mensagens? Enter: { $now }.
setup-ask = { $asked ->
        [voice] Quem lê para você
        [rate] Com que velocidade
        [letters] Letras das peças
        [words] Palavras dos anúncios
        [time] Relógio
        [talk-key] Tecla para falar
        [display] Usar a linha Braille
        [earphone] Escolher o fone de ouvido pelo som
       *[other] { $asked }
    }? { $choices }. Enter: { $now }.
setup-voice = { $voice ->
        [auto] a voz embutida
        [builtin] a voz embutida
        [own] sua própria voz
        [system] a voz do sistema
        [screen-reader] seu leitor de tela, NVDA ou JAWS
        [none] ninguém
        [text] um leitor de tela que lê este terminal
       *[other] { $voice }
    }
setup-rate = { $rate } palavras por minuto
setup-rates = 1 mais devagar, 2 mais rápido, ou palavras por minuto, de { $least } a { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Apêndice D com nomes, Anna, Bella, e peças em alemão
        [de] alemão
        [en] inglês
        [es-fide] Apêndice D com nomes e peças em espanhol
        [es] espanhol
        [fr] francês
        [nl] holandês
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
setup-keep = Enter escreve isso em { $path }, { $back } volta, { $stop } não escreve nada.
setup-kept = Escrito em { $path }.
setup-kept-aside = O arquivo antigo é { $path }.
setup-next = ansage começa uma partida; ansage tutorial pratica uma.
setup-not-kept = { $why } Nada mudou. Estas linhas vão em { $path }:
setup-left = Encerrado. Nada foi escrito.
setup-damaged = { $why } Começar de novo e guardar o arquivo antigo como { $path }? Sim ou não.
new-event-help = Um arquivo de torneio: perguntas curtas. Enter toma o usual, - deixa em aberto, ? diz por quê. { $again } repete, { $back } volta, { $stop } sai e guarda as respostas.
new-event-aloud = Em voz alta: o número, sim ou não; “{ $on }” toma o usual, “{ $again }” repete e diz por quê, “{ $back }” volta, “{ $stop }” sai. Nomes são digitados.
new-event-named = { $question ->
        [event] Torneio
        [site] Local
        [date] Data
        [round] Rodada
        [match] Confronto
        [board] Tabuleiro
        [white] Nome das Brancas
        [black] Nome das Pretas
        [blind] Quem tem deficiência visual
        [two-boards] Há dois tabuleiros
        [edition] Edição das Leis
        [time] Controle de tempo
        [clock] Relógio
        [first-increment] Primeiro incremento
        [side] Lado das Brancas em que está o relógio
        [default-time] Tolerância em minutos
        [supervised] Um árbitro supervisiona a partida
        [finish] Um final acelerado foi anunciado
        [no-draw-before] Empate por acordo só a partir do lance
        [hearing-impaired] O adversário tem deficiência auditiva
        [assistant] Nome de um assistente
        [assistant-of] Assistente de quem
        [provided-by] Quem fornece o assistente
        [at-the-keys] O assistente usa as teclas
        [announces] Quem anuncia os lances do jogador
        [adjustment] Tempo tirado se um assistente anota ou aciona
        [announcements] Palavras dos anúncios
        [medium] Como o jogador anota
        [duty] Quanto tempo ninguém precisa anotar em apuro de tempo
        [more] Algo mais raro: rating, pontos, segunda mão, posição, palavras, volume, leitor de tela, contador, aviso
        [rated] A partida vale rating
        [two-hands] Uma segunda mão no tabuleiro especial
        [points] Pontos por vitória, empate e derrota
        [counter] O relógio mostra um contador de lances
        [say] Estilo dos anúncios
        [letters] Letras das peças que são lidas; as primeiras são escritas
        [position] Posição inicial
        [set-up] Todos os tabuleiros já estão montados
        [loudest] Volume máximo da sala, em por cento
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
        [two-boards] Se ninguém disser outra coisa, são dois: o especial e o comum.
        [edition] Dela vêm todos os artigos e números; Enter toma a mais nova.
        [time] O tempo decide se é xadrez clássico, rápido ou blitz.
        [clock] O usual é o relógio da mesa; o do programa precisa de um controle de tempo.
        [first-increment] O primeiro incremento está lá antes do primeiro lance, ou vem depois.
        [side] O árbitro decide onde fica o relógio.
        [default-time] Quem chega mais tarde perde a partida.
        [supervised] No rápido e no blitz se anuncia antes quais regras valem.
        [finish] Sem incremento só há final acelerado se foi anunciado.
        [no-draw-before] O regulamento pode proibir empate por acordo antes de um lance.
        [hearing-impaired] Então o jogador cego tem um assistente que anuncia.
        [assistant] Um assistente pode fazer o que o jogador não deve ou não consegue.
        [assistant-of] O assistente do adversário só anuncia e executa lances.
        [provided-by] O jogador, o adversário ou o organizador pode fornecer o assistente.
        [at-the-keys] Então o assistente digita os lances dos dois.
        [announces] Cada jogador anuncia seus lances; o programa só com permissão.
        [executes] Alguém executa cada lance anunciado no outro tabuleiro.
        [records] Alguém faz a planilha; sem permissão o registro do programa é privado.
        [presses] Alguém aciona o relógio; o programa, nunca.
        [tells] Tempo gasto e lances são ditos a pedido.
        [claims] A queda da seta se reclama; o programa pode fazê-lo no próprio relógio.
        [adjourns] Alguém cuida do envelope e do lance secreto.
        [adjustment] Uma edição pode tirar tempo de quem tem um assistente que anota ou aciona.
        [announcements] O usual são as palavras do Apêndice D; outras precisam de permissão.
        [scoresheet] Com permissão, o registro do programa é a planilha; senão é privado e não prova nada.
        [medium] O jogador cego anota em braile, à mão, ou grava com um aparelho.
        [duty] Nos últimos cinco minutos sem 30 segundos de incremento ninguém precisa anotar.
        [time-left] O relógio especial diz o tempo gasto; com permissão, o jogador pode perguntar quanto resta.
        [reminders] Com permissão, o jogador é avisado do próprio tempo sem perguntar.
        [board-reading] Com permissão, o jogador pode perguntar o que está no tabuleiro; senão ele o apalpa.
        [private-screen] Com permissão, a tela pode mostrar o que só o jogador deve saber.
        [open-listening] Com permissão, o microfone fica sempre aberto; senão ouve com a tecla de falar.
        [sealed-here] Com permissão, o lance secreto fica só no programa; senão em papel.
        [script] Com permissão, teclado ou tela podem ser um pipe; ninguém sabe quem lê ou escreve ali.
        [screen-reader] Com permissão, fala no fone o próprio leitor de tela do jogador; onde ele toca, o jogador ajustou ali.
        [arbiter-cue] Com permissão, um som e uma frase na sala chamam o árbitro; sem ela, uma linha na tela.
        [more] O que raramente se fixa só é perguntado com sim.
        [rated] É dito e guardado. Uma partida que vale rating segue as Leis: anotação e posição inicial como nelas.
        [two-hands] Um lance com duas mãos é punido; a mão que tateia o tabuleiro especial pode ser exceção.
        [points] Vitória, empate, derrota, cada uma menos que a anterior, por exemplo 3-1-0 ou 1 ½ 0.
        [counter] Com sim, o jogador ouve quantos lances faltam para o controle; sem isso, não.
        [say] Curto diz a peça e para onde vai, longo as duas casas, coordenadas só as casas.
        [letters] Línguas, por exemplo pt, en; escrevem-se as letras da primeira.
        [position] Uma FEN, ou de Chess960 o número, random, ou oito peças como BQRBNKRN.
        [set-up] Com sim, ninguém pergunta antes de o relógio começar se os tabuleiros estão montados.
        [loudest] O programa nunca toca mais alto; só um árbitro ao teclado muda isso.
        [device] Só um aparelho aprovado pelo árbitro fica no tabuleiro.
        [arbiters] De uma a quatro letras, depois um nome, vários com vírgulas: AB Ana Berg, CD.
        [authorised] Sem esta palavra nenhuma partida de torneio começa; ela vale um dia.
        [secret] Com o segredo um árbitro chega às teclas. Ele é mostrado uma vez, quando tudo está escrito.
        [head] Está no cabeçalho da planilha; - deixa em aberto.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] Brancas
        [black] Pretas
        [both] os dois
        [first] o jogador da primeira equipe
        [second] o jogador da segunda equipe
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
        [text] uma linha de no máximo 80 caracteres
        [number] um número
        [minutes] minutos, por exemplo 30
        [day] um dia do calendário, por exemplo 2026-11-21
        [moment] uma hora como 14:30, ou 2026-11-21 14:30
        [initials] iniciais de uma a quatro letras, todas diferentes, por exemplo AB Ana Berg
        [points] pontos por vitória, empate e derrota, cada um menos que o anterior, por exemplo 3-1-0
        [letters] línguas de entre de, en, es, fr, nl e pt, por exemplo pt, en
        [position] uma FEN, ou de Chess960 de 0 a 959, random, ou oito peças como BQRBNKRN
        [percent] de 0 a 100 por cento
       *[other] { $expected }
    }.
new-event-ask-for = { $asked }?
new-event-ask = { $asked }? Enter: { $now }.
new-event-ask-which = { $asked }? { $choices }. Enter: { $now }.
new-event-type-it = Digite, por favor; “{ $on }” toma o usual.
new-event-takes = { $taken ->
        [announcing] Permissão: o programa anuncia; sem ela, anuncia o jogador.
        [other-words] Permissão: outras palavras que não as do Apêndice D.
        [assistant] Um assistente precisa ser aceito.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] O primeiro árbitro o aceita
       *[other] O primeiro árbitro permite isso
    }; { $back } volta.
new-event-colours = A equipe citada primeiro tem brancas nos tabuleiros ímpares e pretas nos pares.
new-event-needs-initials = São necessárias iniciais, por exemplo AB.
new-event-place = { $round ->
        [none] Tabuleiro { $board }
       *[other] Rodada { $round }, tabuleiro { $board }
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
new-event-check = ansage check-event { $path } verifica de novo.
new-event-draft = As respostas estão guardadas; continue com ansage new-event --from { $path }.
new-event-no-draft = { $path } não é um rascunho de arquivo de torneio.
new-event-no-players = { $path }, linha { $line }: é preciso tabuleiro;jogador;jogador, por exemplo 3;Ana;Luís.
new-event-same-board = { $path }, linha { $line }: o tabuleiro { $board } já está na lista.
new-event-nobody = { $path } não tem jogadores. É preciso uma linha tabuleiro;jogador;jogador por tabuleiro.
