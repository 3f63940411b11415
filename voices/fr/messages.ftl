# Short sentences for the ear and for one Braille line: what was understood, and what is needed.
# No blank before : ; ? as in Braille; a sign alone would begin the next line of the display.

## Entering a move
read-back = { $move }?
which-piece = { $piece-word ->
        [Dame] Quelle
        [Tour] Quelle
       *[other] Quel
    } { $piece }: { $choices }?
which-move = Quel coup: { $choices }?
or = { $first } ou { $second }
which-square = De quelle case?
which-square-instead = Au lieu de { $old }: de quelle case? { $command } annule la question.
which-castling = Petit roque ou grand roque?
which-promotion = Promotion en quelle pièce?
which-promotion-if-pawn = Promotion en quelle pièce? Entrée si ce n'est pas un pion.
illegal-ask = { $move }: coup illégal. Entrée l'inscrit quand même.
impossible = { $text }: aucune pièce ne peut jouer ainsi ici.
not-understood = { $text } n'est pas compris. Donnez un coup comme e4, cavalier f3 ou e2e4.
needs-both-squares = { $text } peut être plusieurs coups. Donnez les deux cases, par exemple g1f3.
needs-promotion = { $text } : que devient le pion ? Avec la pièce, par exemple e7e8D.
not-understood-nearest = { $text } n'est pas compris. { $move } s'écrit presque ainsi.
move-meant-ask = Vouliez-vous dire { $move }?
annotation-refused = Les signes comme ! et ? ne s'écrivent pas.
use-algebraic = Employez la notation algébrique, par exemple e4.
arrival-square = Quelle case d'arrivée?
use-notation = Écrivez { $text }.

## Correcting
nothing-to-correct = Il n'y a rien à corriger.
correct-what = Au lieu de { $old }: quel est le bon coup?
correction-dropped = Pas de correction. { $old } reste.
question-dropped = { $command } annulé.
read-back-instead = { $move } au lieu de { $old }?
correct-same = Ce coup est déjà annoncé.
correct-too-late = { $mode ->
        [free] La pendule tourne: trop tard pour corriger. Entendez-vous avec l'adversaire.
       *[event] La pendule tourne: trop tard pour corriger.
    }
correct-by-arbiter = { $restore } revient en arrière, { $sheet } corrige la feuille de partie.
call-arbiter-ask = { $call ->
        [none] Pas d'arbitre ici. Entrée appelle.
        [by-hand] Ansage n'appelle pas à haute voix ici. Entrée le note.
       *[aloud] Appeler l'arbitre? Entrée l'appelle.
    }
call-yourself = Ansage n'appelle pas à haute voix ici: appelez l'arbitre vous-même.
noted-uncalled = Noté et affiché à l'écran; { $command } appelle à haute voix.
arbiter-needed = Arbitre demandé{ $need ->
        [claim] : nulle réclamée
        [seconds] : cinq secondes de plus demandées
        [flag] : chute de drapeau réclamée
        [stopped] : pendules arrêtées
        [boards] : échiquiers différents
        [result] : résultat inscrit
       *[asked] {""}
    }.

## Making the move and pressing the clock
clock-none = Cette partie n'a pas de pendule.
clock-not-made = Le coup n'est pas encore joué.
clock-captured-piece = La pièce prise est-elle hors de l'échiquier?
clock-rook = La tour est-elle jouée aussi?
clock-only-rook = La tour est-elle jouée?
clock-promotion = La nouvelle pièce est-elle à la place du pion?
clock-still-speaking = L'annonce n'est pas terminée.
nothing-announced = Aucun coup n'est annoncé.
nothing-to-do = Il n'y a rien à faire.
record-first = Jouez d'abord le coup annoncé: /joué.
still-announced = Annoncé et pas encore joué: { $move }.
own-time-only = Seulement pendant votre propre temps.

## Time and moves
moves-report = Blancs { $white ->
        [one] { $white } coup
       *[other] { $white } coups
    }, Noirs { $black ->
        [one] { $black } coup
       *[other] { $black } coups
    }.
time-report = Blancs { $white-moves ->
        [one] { $white-moves } coup
       *[other] { $white-moves } coups
    }, { $white-used } de temps utilisé. Noirs { $black-moves ->
        [one] { $black-moves } coup
       *[other] { $black-moves } coups
    }, { $black-used } de temps utilisé.
time-left = Il reste { $white-left } aux Blancs, { $black-left } aux Noirs.
own-time-left = Il reste { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } aux { $side }.
own-time-used = { $side } { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time } de temps utilisé.
own-time-on-the-line = { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }{ $kind ->
        [used] {" "}de temps utilisé
        [left] {""}
       *[other] { $kind }
    }
help-my-time = Votre propre temps; sur la ligne braille il reste jusqu'à ce qu'autre chose arrive.
help-spent = Le temps utilisé pour un coup: /utilisé 12. En tournoi, seulement pour les siens.
needs-move-and-side = un numéro de coup comme 12, aussi avec un camp: 12 n
paused = Les pendules sont arrêtées.
resumed = La pendule tourne.
goes-on = La partie continue.
not-paused = Les pendules ne sont pas arrêtées.
already-paused = Les pendules sont déjà arrêtées.
stop-which = Pourquoi : { $reasons } ?
stop-which-or-pause = Pourquoi : { $reasons } ? { $number } ou { $pause } : sans raison.
stop-words = { $reason ->
        [piece-missing] pièce, pièce manquante
        [wrong-setting] pendule, mal réglée
        [illegal-move] coup, coup illégal
        [irregularity] irrégularité, position
        [claim] réclamation
        [disturbance] gêne, bruit
        [other] autre
        [reconstruction] reconstitution
        [sealing] enveloppe, coup sous enveloppe
        [adjournment] ajournement
       *[other] { $reason }
    }
stop-reason = { $reason ->
        [piece-missing] une pièce manque
        [wrong-setting] une pendule est mal réglée
        [illegal-move] un coup illégal
        [irregularity] une irrégularité
        [claim] une réclamation
        [disturbance] une gêne
        [other] une autre raison
        [reconstruction] les feuilles sont reconstituées
        [sealing] le prochain coup va sous enveloppe
        [adjournment] la partie est ajournée
       *[other] { $reason }
    }
stopped-for = La partie est arrêtée : { $reason }.
both-reconstruct = Les deux joueurs y aident.
stop-reason-ask = { $side } avait-il une raison d’arrêter les pendules ? Entrée : oui, n : non ; puis la partie continue.
stop-was-valid = La raison était valable.
stop-was-not-valid = La raison n’était pas valable.
game-waits = { $state ->
        [stopped] La partie est arrêtée.
        [claim] Une réclamation est d'abord tranchée.
        [irregularity] Une irrégularité est d'abord réglée.
        [reconstructing] La partie est d'abord reconstituée.
        [sealing] Le prochain coup va sous enveloppe et n'est pas annoncé.
        [adjourned] La partie est ajournée.
       *[other] { $state }
    }
game-waits-resume = { $text } { $command } la fait reprendre.
adjourn-ask = { $side } met le prochain coup sous enveloppe, et sa pendule continue? Entrée: oui.
adjourn-early = La pendule de { $side } est débitée du reste de la séance: { $time }. Entrée: oui; ensuite le prochain coup va sous enveloppe.
adjourn-early-too-long = Il ne reste que { $time } à { $side }; on ne peut pas débiter plus.
adjourn-early-words = avant
adjourn-lost-words = perdue
adjourn-copy-words = copie
adjourn-board-words = échiquier
adjourn-usage = { $command } seul dit ce qui vient ensuite; { $command } { $early } 25:00, { $command } { $lost }, { $command } { $copy }.
seal-ask = Le coup sous enveloppe, sans être vu: pièce, case de départ, case d'arrivée. Il est aussi sur papier ou en braille; le papier compte.
seal-again = Le même coup encore une fois.
seal-differs = Ce n'était pas le même coup. Du début: pièce, case de départ, case d'arrivée.
seal-not-understood = Pas compris. Pièce, case de départ, case d'arrivée.
seal-dictate-words = dicter
seal-dictated = Pour le papier: { $move }.
seal-kept = Scellé. Jusqu'à l'arrêt des pendules, { $command } change le coup.
seal-not-kept = Le coup n'a pas pu être scellé; il va sur papier dans l'enveloppe.
seal-on-paper = Le coup va sur papier ou en braille dans l'enveloppe; le programme n'a pas de mot secret des arbitres et n'en garde pas de copie.
seal-not-ours = { $side } met le coup sous enveloppe, sur papier; rien n'en est entré ici.
seal-on-the-board = Le coup joué sur l'échiquier est le coup sous enveloppe; on l'écrit.
seal-nothing = Aucun coup ne va sous enveloppe. { $command } de l'arbitre commence.
sealing-step-ask = { $stage ->
        [written] Le coup est-il sur papier ou en braille, sans pouvoir signifier autre chose? Entrée: oui.
        [sheets-inside] Les deux feuilles de partie sont-elles dans l'enveloppe? Entrée: oui.
        [closed] L'enveloppe est-elle scellée? Entrée: oui.
       *[other] { $stage }
    }
reply-sheet-ask = La feuille de { $side } est-elle dans la nouvelle enveloppe? Entrée: oui.
sealing-lacks = D'abord: { $stage ->
        [written] on écrit le coup
        [sheets-inside] les deux feuilles vont dans l'enveloppe
        [closed] on scelle l'enveloppe
       *[other] { $stage }
    }.
adjourn-stop-ask = Arrêter les pendules? Entrée: oui; ensuite le coup sous enveloppe est définitif.
not-adjourned = La partie n'est pas ajournée.
envelope-name-ask = Il manque sur l'enveloppe le nom de { $side }. Lequel?
envelope-time-ask = Que montre la pendule de { $side }? Ainsi: 1:02:30.
envelope-resumes-ask = Quand et où la partie reprend-elle? Date, heure, lieu, avec des virgules.
envelope-resumes-parts = Date, heure et lieu, avec deux virgules ; - l'omet. Ainsi : 1.12.2026, 15:00, Salle 2.
envelope-check = { $text } Est-ce ainsi sur l'enveloppe? Entrée: oui.
envelope-no-offer = Aucune proposition de nulle ouverte.
envelope-item-lacks = Il manque sur l'enveloppe: { $lacking ->
        [names] les noms
        [times] les temps utilisés
        [resumption] jour, heure et lieu de la reprise
       *[other] { $lacking }
    }.
envelope-kept = L'enveloppe est complète; l'arbitre { $initials } la garde.
envelope-kept-by-all = L'enveloppe est complète.
present-replier-ask = { $side }, à qui de répondre, est là? Entrée: oui, n: non.
present-sealer-ask = { $side }, qui a mis le coup sous enveloppe, est là? Entrée: oui, n: non.
absent-clock-ask = { $side } est absent: lancer sa pendule, l'enveloppe fermée? Entrée: oui.
absent-clock-started = La pendule de { $side } tourne; l'enveloppe reste fermée.
absent-came-ask = { $side } est là maintenant? Entrée: oui; alors les pendules s'arrêtent.
replier-time-due = { $lateness ->
        [unknown] On ne sait pas si la pendule des { $side } a couru assez. { $command } la règle.
        [early] La pendule des { $side } a couru { $time } trop tôt. { $command } la règle.
       *[late] Les { $side } sont arrivés en retard et perdent encore { $time }. { $command } règle la pendule.
    }
envelope-open-ask = Ouvrir l'enveloppe? Entrée: oui.
envelope-opened = L'enveloppe est ouverte.
envelope-closed = L'enveloppe est fermée; { $command } continue.
replier-absent = On ouvre l'enveloppe quand { $side } est là.
sealed-move-read-ask = Quel coup était sous enveloppe? Entrée seule: aucun.
sealed-none-ask = Aucun coup dans l'enveloppe? Entrée: oui; sinon, le coup.
sealed-move-stated-ask = Quel était le coup sous enveloppe selon { $side }?
sealed-stated-fault = { $sealed ->
        [ambiguous] Cela peut être plusieurs coups
        [not-understood] C'est incompréhensible
        [illegal] Ce coup est illégal ici; l'arbitre décide
       *[other] { $sealed }
    }.
sealed-fault = { $sealed ->
        [ambiguous] Le coup sous enveloppe est ambigu
        [not-understood] Le coup sous enveloppe est incompréhensible
        [illegal] Le coup sous enveloppe est illégal
        [missing] Il n'y a pas de coup dans l'enveloppe
       *[other] { $sealed }
    }: la partie est perdue pour { $side } si l'arbitre en décide ainsi, avec { $command }.
sealed-fault-found = { $sealed ->
        [ambiguous] Le coup sous enveloppe est ambigu
        [not-understood] Le coup sous enveloppe est incompréhensible
        [illegal] Le coup sous enveloppe est illégal
        [missing] Il n'y a pas de coup dans l'enveloppe
       *[other] { $sealed }
    }.
sealed-fault-excepted = Mais { $side } ne peut pas mater : la partie est nulle si l'arbitre en décide ainsi, avec { $command }.
sealed-ways = Ce peut être: { $moves }.
envelope-lost = L'enveloppe est notée comme perdue. Le coup que dit { $side } s'entre ici; { $command } montre la copie.
envelope-lost-times = Les temps ne sont pas notés ici: réglez les pendules avec { $command }.
sealed-copy = La copie du programme: { $text }.
sealed-copy-none = Le programme n'a pas de copie du coup sous enveloppe.
sealed-copy-closed = La copie ne s'ouvre que si l'enveloppe est perdue, et avec le bon mot secret.
sealed-late = { $side } arrive trop tard à la reprise; si le coup sous enveloppe a terminé la partie, cela compte.
sealed-late-loses = { $side } arrive trop tard à la reprise et perd, sauf décision de l'arbitre.
times-after-the-first-move = Après le premier coup les temps restent, sauf décision de l'arbitre; ainsi fut fait.
adjourn-logged = Ajournement: { $stage ->
        [sealed] un coup a été scellé ici
        [made-on-board] le coup a été joué sur l'échiquier et est celui de l'enveloppe
        [written] le coup est écrit
        [sheets-inside] les deux feuilles sont dans l'enveloppe
        [closed] l'enveloppe est scellée
        [named] un nom a été inscrit
        [resumes] la reprise a été inscrite
        [checked] une mention de l'enveloppe est juste
        [present] un joueur est là
        [absent] un joueur est absent
        [clock-started] la pendule de l'absent tourne
        [opened] l'enveloppe a été ouverte
        [faulty] le coup sous enveloppe ne peut être exécuté
        [lost] l'enveloppe est perdue
       *[other] { $stage }
    }.
clocks-stand-resume = Les pendules sont arrêtées. { $command } les relance.
hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
clocks-not-started = La pendule des Blancs n'est pas encore lancée.
clocks-started = La pendule des { $side } tourne.
clocks-start-with-enter = Entrée lance la pendule des { $side }.
clock-pressed = Pendule pressée.
clocks-no-time = Cette pendule n'a pas de cadence; ses temps ne sont pas connus.
time-report-about = Blancs { $white-moves ->
        [one] { $white-moves } coup
       *[other] { $white-moves } coups
    }, environ { $white-used } de temps utilisé. Noirs { $black-moves ->
        [one] { $black-moves } coup
       *[other] { $black-moves } coups
    }, environ { $black-used } de temps utilisé.
time-left-about = Il reste environ { $white-left } aux Blancs, environ { $black-left } aux Noirs.
clock-synced = Pendule des { $side }: { $left }.
clocks-set = Les pendules sont réglées: Blancs { $white }, Noirs { $black }.
control-set = Cadence: { $control }.
control-moves = { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    } en { $time }
control-rest = le reste de la partie en { $time }
control-all = toute la partie en { $time }
control-per-move = { $granted ->
        [increment] { $time } de plus par coup
        [delay] { $time } de délai à chaque coup
       *[bronstein] { $time } rendues à chaque coup, si elles sont utilisées
    }
control-black = les Noirs { $time } au début
control-draw-odds = en cas de nulle les Noirs passent
control-words = cadence
needs-control = une cadence: cadence 40/90m, G/30m, +30s
clock-counters = D'après le compteur de la pendule: Blancs { $white }, Noirs { $black }.
period-had = Les { $side } ont déjà le temps qui s'ajoute après le coup { $moves }: { $time }. Il ne s'ajoute de nouveau que si cette pendule est réglée.
time-added = { $side }: { $time } de plus.
zero-reached = Le temps des { $side } est épuisé.
reminder = { $side } : il reste { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
reminder-move = Coup { $number }.
reminders-set = Rappels { $moments ->
        [none] {""}
       *[some] à { $moments }
    }{ $numbers ->
        [only] du numéro de chaque coup
        [too] { " " }et du numéro de chaque coup
       *[no] {""}
    }.
time-span = { $time }
reminders-off = Il n'y a pas de rappels.
reminders-need-earphone = Seul le joueur peut l'entendre, et il n'y a pas d'oreillette.
control-ahead = { $met ->
        [0] Encore { $ahead } jusqu'au contrôle
       *[other] Le contrôle { $met } est passé{ $ahead ->
            [none] {""}
           *[some] , encore { $ahead } jusqu'au suivant
        }
    }.
moves-counted = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
last-known-times = Derniers temps connus: Blancs { $white-left }, il y a { $white-age }; Noirs { $black-left }, il y a { $black-age }.
flag-ask = Drapeau tombé. Résultat: { $result }? « oui » l'inscrit.
own-flag = { $command } réclame le drapeau de l'adversaire, { $command } { $both } les deux drapeaux.
flag-stands = Les { $side } ont encore du temps.
ended-by-the-position = Aucun drapeau ne compte plus : la position a terminé la partie.
flag-claimed = La chute de ce drapeau est déjà réclamée.
time-between = { $first } à { $second }
clock-as-entered = { $held ->
        [may-be-pressed] D'après la saisie, la pendule des { $side } tourne. /pendule si elle a été actionnée.
        [not-started] Le départ de la pendule des { $side } n'est pas saisi.
        [stopped] D'après la saisie, les pendules sont arrêtées.
       *[runs] D'après la saisie, la pendule des { $side } tourne.
    }
time-not-known = { $side ->
        [both] Les deux temps sont inconnus
       *[other] Le temps des { $side } est inconnu
    } : le décompte a été interrompu.{ $reads ->
        [sync] {" "}/synchroniser saisit ce que la pendule affiche.
       *[arbiter] {" "}Demandez le temps à l'arbitre.
    }
time-unknown = un temps inconnu
time-under-a-second = moins d'une seconde
gap-table = Le programme était absent { $time } et n'a pas suivi la pendule de la table.
gap-table-unknown = Le programme était absent et n'a pas suivi la pendule de la table.
gap-nobody = Pendant { $time }, les pendules n'ont pas compté.
gap-unknown = Les pendules n'ont pas compté, et personne ne sait combien de temps.
gap-arbiter = L'arbitre règle les pendules ou les laisse continuer.
slept-clocks-stand = L'ordinateur a été en veille { $time }. Les pendules sont arrêtées, /reprendre les relance.
slept-clock-went-on = L'ordinateur a été en veille { $time }. La pendule de la table a continué.
slept = L'ordinateur a été en veille { $time }.
assistant-tells = Votre assistant donne le temps et les coups.
duty-of = { $by ->
        [player] C'est l'affaire du joueur.
        [assistant] C'est l'affaire de votre assistant.
        [program] Le programme s'en charge.
        [nobody] Personne n'en est chargé dans cette partie.
       *[other] { $by }
    }
task-to-execute = À jouer sur l'autre échiquier: { $move }.
task-to-correct = Sur l'autre échiquier: reprendre { $old }, jouer { $move }.

## Draw, resignation, result
offer-irregular = La nulle se propose après le coup et avant d'appuyer sur la pendule. Entrée la propose quand même.
offer-stands = Une proposition de nulle est déjà faite.
no-offer = Il n'y a pas de proposition de nulle.
draw-too-early = Pas de nulle par accord avant que les deux aient joué.
not-completed = Le coup de l'adversaire n'est pas encore achevé.
cited = { $text } Article { $article }.
# 2009: a point of the guidelines for adjourned games.
cited-point = { $text } Lignes directrices, point { $point }.
opponents-own = Seuls les { $side } peuvent le dire. Un résultat convenu : { $command } ; un arbitre le confirme.
not-at-these-keys = Seuls les { $side } peuvent le dire ; un arbitre l’entre.
own-offer = Les { $side } ont proposé la nulle. La réponse des { $other }: { $accept } { $other } ou { $decline } { $other }.
offer-condition = Une proposition ne peut pas avoir de condition. Donnez la commande seule.
offered = La nulle est proposée.
offered-by = Les { $side } proposent la nulle.
accepted = Les { $side } acceptent la nulle.
declined = Les { $side } refusent la nulle.
resign-ask = Les { $side } abandonnent? « oui » confirme.
resign-ask-result = Les { $side } abandonnent. Résultat: { $result }? « oui » l'inscrit.
resigned = Les { $side } abandonnent.
result-which = Quel résultat: 1-0, 0-1 ou nulle?
result-ask = Résultat: { $result }? « oui » l'inscrit.
result-drawn-before = { $why } Résultat: { $result }? « oui » l'inscrit.
result-draw-too-early = Les deux joueurs n'ont pas encore joué. Résultat: { $result }? « oui » l'inscrit.
result-draw-before = Le tournoi n'admet pas de nulle par accord avant le coup { $before }. Résultat: { $result }? « oui » l'inscrit.
result-instead = Il y a déjà un résultat: { $old }. À la place: { $result }? « oui » l'inscrit.
result-instead-of-resignation = Les { $side } ont abandonné. À la place: { $result }? « oui » l'inscrit.
result-instead-of-agreement = La nulle est convenue. À la place: { $result }? « oui » l'inscrit.
result-instead-of-flag = Le drapeau des { $side } est tombé. À la place: { $result }? « oui » l'inscrit.
result-by-flag = Le drapeau des { $side } est tombé. Résultat: { $result }? « oui » l'inscrit.
result-entered = Résultat: { $result }.
scored = { $text } Points : Blancs { $white }, Noirs { $black }.
scored-in-vain = { $text } Une sanction en points reste sans effet.
score-unusual = { $points } n’est pas un score de cette partie.
black-advances = { $text } Les Noirs passent.
result-take-back-ask = Résultat: { $result }. L'annuler? « oui » l'annule.
result-taken-back = Le résultat est annulé.
take-back-ask = Reprendre le coup: { $move }. Les deux sont d'accord? « oui » le reprend.
move-taken-back = Repris: { $move }. Trait aux { $side }.
taken-back-times = La pendule continue là; le temps utilisé reste utilisé.
new-game-ask = Commencer une autre partie? Celle-ci est conservée. « oui » la commence.
new-game-piped = Un script commence une autre partie en relançant ansage.
nothing-to-take-back = Il n'y a aucun coup à reprendre.
not-in-an-event = En tournoi aucun coup n'est repris.
no-result = Aucun résultat n'est inscrit.
white-wins = les Blancs gagnent, 1-0
black-wins = les Noirs gagnent, 0-1
drawn = nulle
both-lose = les deux perdent, 0-0
game-over = La partie est terminée: { $result }.
game-over-take-back = La partie est terminée: { $result }. « { $command } * » annule le résultat.
mate-ask = Échec et mat. Résultat: { $result }? « oui » l'inscrit.
stalemate-ask = Pat. Résultat: { $result }? « oui » l'inscrit.
dead-position-ask = Aucun camp ne peut mater. Résultat: { $result }? « oui » l'inscrit.

## Commands
nothing-said-yet = Rien n'a encore été dit.
struck-since = { $move } n'est plus sur la feuille de partie.
spelled = { $letters }.
needs-slash = Les commandes commencent par une barre oblique: { $command }.
command-unknown = Commande { $text } inconnue. /? donne les commandes.
command-unknown-nearest = Commande { $text } inconnue. { $command } s'écrit presque ainsi.
command-meant-ask = Commande { $text } inconnue. Vouliez-vous dire { $command }?
command-ambiguous = { $text } est ambigu: { $choices }.
command-needs = Pour { $command } il faut { $what }.
needs-side = un camp, Blancs ou Noirs
needs-flag-side = un camp, Blancs ou Noirs, ou { $both }
both-flags-words = deux
needs-number = un numéro de coup comme 12
needs-time = un temps comme 0:47
needs-move = un coup
move-thought = { $number } { $side }: { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $time }.
move-thought-unknown = { $number } { $side }: le temps n'est pas enregistré.
opponents-thought-not-told = En tournoi, seul le temps des coups propres est dit.
command-list-head = Commandes:
topic-words = { $topic ->
        [moves] coups
        [clock] pendule, cadence
        [end] fin, nulle, résultat
        [sheet] feuille, notes
        [board] échiquier, échiquiers
        [arbiter] arbitre
        [voice] voix, son
        [tape] bande, enregistrement
       *[other] { $topic }
    }
help-themes = { $command } avec un thème en dit plus: { $themes }; { $command } { $all } dit tout.
all-words = tout, toutes
clock-not-approved = La pendule de ce programme n'est pas une pendule homologuée. La pendule officielle fait toujours foi.
cancelled = Annulé.
nothing-to-cancel = Il n'y a rien à annuler.
noted = Noté.
noted-time = Noté: { $time } restants.
note-sealed = Noté et scellé pour les arbitres.
note-not-sealed = La note n'a pas pu être scellée et n'est pas gardée. Entrez-la de nouveau.
note-empty = Quelle note?
only-arbiter = Seul l'arbitre peut décider.
lifted = Pièce levée en { $square }.
secured = Pièce fixée en { $square }.
opponent-touched = Adversaire : { $square } touchée.
opponent-released = Adversaire : pièce lâchée en { $square }.
opponent-words = { $did ->
        [touched] touchée
        [released] lâchée
        [claims] réclame
       *[other] { $did }
    }
needs-opponent = un parmi { $known }, et une case : g8
which-lifted = Levée de quelle case?
not-advising = Je ne donne pas de conseil.
sheet-empty = Pas encore de coup.
needs-side-and-time = un camp et un temps: blancs 12:04
needs-clock-times = les temps: blancs 0:12:30 noirs 0:09:00 coup 37
needs-reminders = des temps, coups ou arrêt: 5:00 2:00 coups
needs-hands = un camp et ce que montrent les aiguilles: blancs aiguilles 5:40
needs-entry = un numéro, b ou n, et le coup: 12 n c5
white-words = blancs, blanc, b
black-words = noirs, noir, n
move-words = coup
moves-words = coups, coup
hands-words = aiguilles
yes-words = oui, o
no-words = non, n
only-first-line = Seule la première ligne est prise. Entrée la valide.
answered-too-early = Cela a été saisi avant la question. Répondez maintenant.
not-on-sheet = Ce coup n'est pas sur la feuille de partie.
same-entry = La feuille de partie le dit déjà.
rewrite-ask = { $number } { $side }: { $new } au lieu de { $old }?
rewrite-initials = L’arbitre doit donner son accord : quelles sont ses initiales ?
rewrite-nobody = Aucun arbitre de ce tournoi n’a ces initiales ; la feuille de partie reste comme elle est.
rewritten = La feuille de partie est corrigée.
unknown-arbiter = Aucun arbitre de ce tournoi n'a ces initiales.
no-arbiter = Aucun arbitre n'est au clavier.
arbiter-here = L'arbitre { $initials } est au clavier. /joueur le rend.
arbiter-here-felt = L'arbitre { $initials } est au clavier. L'afficheur est en lecture seule.
arbiter-at-the-keyboard = L'arbitre prend la main au clavier, pas à l'afficheur braille.
arbiter-gone = Le joueur a de nouveau le clavier.
arbiter-came = L'arbitre { $initials } est au clavier.
secret-ask = Mot secret des arbitres?
secret-clocks = { $clocks ->
        [table] La pendule sur la table tourne jusqu'à ce qu'on l'arrête.
        [stoppable] La pendule tourne, { $side }. Entrée seule arrête les deux pendules.
       *[running] La pendule tourne, { $side }.
        [stopped] Les pendules sont arrêtées.
    } { $question }
secret-new = Un nouveau mot secret des arbitres: dix caractères au moins, ou Entrée pour des mots tirés au sort.
secret-first = D'abord le mot secret actuel; ensuite { $command } … { $new } en met un autre.
secret-none = Cette partie n'a pas de mot secret des arbitres. Aucun arbitre ne peut prendre le clavier; décider sur papier.
secret-too-short = Un mot secret a dix caractères au moins.
secret-wrong = Ce n'est pas le mot secret. C'est noté.
secret-again = Ce n'est pas le mot secret, et c'est noté: l'entrer à nouveau, ou Échap pour quitter.
secret-wait = Après trois mots faux aucun n'est accepté pendant une minute; il reste { $seconds } secondes.
secret-dropped = Ce qui a été entré est abandonné.
secret-drawn = Le mot secret des arbitres, à noter: { $words }.
secret-not-made = Aucun mot secret n'a pu être fait.
secret-set = Les arbitres ont un nouveau mot secret.
secret-not-right = Ce n'est pas le mot secret des arbitres.
secret-not-entered = Aucun mot secret n'a été entré.
secret-not-there = Cette partie n'a pas de mot secret des arbitres.
secret-among-many = Cette partie a { $count } mots secrets des arbitres; aucun des { $tried } essayés n'est celui-là.
secret-stands = Un mot secret des arbitres se trouve déjà dans { $paths }; --replace-secret en met un autre à sa place.
secret-replace-ask = Un mot secret des arbitres se trouve déjà dans { $paths }. En mettre un autre à sa place? Oui ou non.
new-words = nouveau, nouvelle, new

## What each command does
help-made = Le coup annoncé est joué sur l'échiquier.
help-clock = Appuyer sur la pendule.
help-correct = Corriger la dernière annonce, suivie du bon coup.
help-done = Le coup adverse est joué sur votre échiquier.
help-wrong-repeat = L'adversaire a mal répété: la même annonce encore une fois.
help-undo = Reprendre le dernier coup, si les deux sont d'accord.
help-new = Commencer une autre partie avec les mêmes réglages; celle-ci est conservée.
help-offer = Proposer nulle.
help-accept = Accepter la nulle.
help-decline = Refuser la nulle.
help-claim = Réclamer la nulle : /réclamer trois, /réclamer cinquante Ta2a3, /réclamer fin 1. Un arbitre nomme d'abord le camp : /réclamer noirs trois.
help-resign = Abandonner.
help-result = Inscrire le résultat: 1-0, 0-1 ou nulle; * l'annule.
help-sign = Signer le résultat : /signer, /signer noirs.
help-time = Coups et temps des deux camps.
help-sheet = La feuille de partie, ou à partir d'un coup: /feuille 12.
help-pause = Arrêter les deux pendules.
help-stop = Arrêter les deux pendules pour une raison et appeler l'arbitre : /stop pièce.
help-resume = Laisser tourner la pendule.
help-repeat = La dernière annonce encore une fois.
help-allow = Permettre quelque chose au-delà des Règles : /permettre temps-restant.
help-setup = Ce que l'arbitre fixe ; sans rien derrière, la disposition d'une partie de Chess960 encore une fois.
help-repeat-ear = Le dernier message encore une fois.
help-spell = Épeler la dernière annonce.
help-spell-ear = Épeler le dernier message.
help-note = Une note pour le journal, pas pour la feuille de partie.
help-note-time = Écrire le temps restant à côté du dernier coup: /note-temps 0:47.
help-arbiter = Appeler l'arbitre.
help-lifted = Une pièce a été levée: /levée e2.
help-opponent = Ce que l’adversaire a fait d’une pièce : /adversaire touchée g8, /adversaire lâchée f6.
help-adjust = Dire que l'on adoube.
help-cancel = Annuler la question posée.
help-help = L'aide; avec un thème ou une commande, elle en dit plus: /aide pendule, /aide corriger.
help-quit = Quitter. La partie peut reprendre plus tard.
help-start = Lancer la pendule des Blancs.
help-sync = Ce que montre la pendule de la table: /synchroniser blancs 12:04, /synchroniser blancs aiguilles 5:40.
help-flag = Réclamer la chute du drapeau adverse.
help-set = Régler les pendules: /régler blancs 0:12:30 noirs 0:09:00 coup 37, /régler cadence 5+3.
help-add = Ajouter du temps: /ajouter blancs 2:00 et une raison.
help-fault = Un coup illégal et ce qu’il coûte : /faute, /faute noirs pendule.
help-penalty = Une sanction : /sanction blancs 11.5, puis la liste de l’édition.
help-irregularity = Ce qui n’allait pas : /irrégularité couleurs, tourné, déplacées, pendule, début.
help-away = Quitter l’échiquier : /absent, et /absent retour.
help-complain = Se plaindre à l’arbitre ; la salle n’entend jamais de quoi : /plainte bruit.
help-ask-arbiter = Interroger l’arbitre, sans annonce.
help-measure = Une mesure de l’arbitre au journal : /mesure autre table.
help-alarm = Rappelle le temps propre: /rappeler 5:00 2:00, coups ou arrêt.
help-arrived = Quelqu'un est arrivé à l'échiquier: /arrivé noirs.
help-adjourn = Ajourner la partie et la reprendre, pas à pas (arbitre).
help-seal = Entrer ou changer le coup sous enveloppe sans être vu. Pour l'assistant qui l'écrit: /enveloppe dicter. Joué sur l'échiquier: /enveloppe échiquier Ff5.
help-borrow = Emprunter la feuille de l'adversaire pour compléter la sienne: /emprunter, et /emprunter retour.
help-replace-sheet = Arbitre: l'appareil est en panne, une autre feuille est tenue à partir d'ici.
help-handed-over = Après la partie: la feuille est remise à l'organisateur.
help-glossary = Comment un terme d’échecs se dit dans d’autres langues : /glossaire bishop.
help-volume = Le volume de la salle, en pour cent: /son 60.
help-limit = L'arbitre: le volume maximal de la salle, en pour cent: /limite 60.
needs-percent = un nombre de 0 à 100
room-volume = Volume de la salle: { $percent } pour cent.
room-volume-held = L'arbitre permet au plus { $percent } pour cent. C'est maintenant le volume de la salle.
room-limited = Volume de la salle: au plus { $percent } pour cent.
help-player = L'arbitre rend le clavier.
help-head = Les mots du sceau de l'enregistrement, que l'arbitre note.

## The program itself
first-line = Ansage, { $face ->
        [plain] affichage simple
        [screen] plein écran
       *[other] { $face }
    }. Messages en { $reports ->
        [de] allemand
        [en] anglais
        [es] espagnol
        [fr] français
        [nl] néerlandais
        [pt-BR] portugais du Brésil
        [pt-PT] portugais du Portugal
       *[other] { $reports }
    }, annonces en { $words ->
        [de-fide] allemand selon l'annexe D
        [de] allemand
        [en] anglais
        [es-fide] espagnol avec les noms de l'annexe D
        [es] espagnol
        [fr] français
        [nl] néerlandais
        [pt-BR] portugais du Brésil
        [pt-PT] portugais du Portugal
       *[other] { $words }
    }, voix { $voice ->
        [none] aucune
       *[other] { $voice }
    }. Tapez un coup, par exemple { $example }; Entrée confirme, /? donne les commandes.
first-line-felt = Ansage. /? liste les commandes.
journal-path = Journal: { $path }
resumed-game = La partie continue: { $number ->
        [none] {""}
       *[other] coup { $number },{" "}
    }trait aux { $side }.
resumed-game-clocks-stand = La partie continue: { $number ->
        [none] {""}
       *[other] coup { $number },{" "}
    }trait aux { $side }. Les pendules sont arrêtées, /reprendre les relance.
resumed-game-first-press = La partie continue: coup { $number }, trait aux { $side }. Les pendules sont arrêtées; le prochain appui sur la pendule ou /reprendre les relance.
last-played = Dernier coup, { $side }: { $move }.
goodbye = La partie est enregistrée: { $path }
goodbye-continued = La partie est enregistrée: { $path }. Avant, elle était dans { $before }.
stands-not-still = Ctrl+Z ne suspend pas le programme: plus personne ne l'entendrait. Ctrl+D quitte.
turn = Coup { $number }, { $side }
masked-line = •••
not-saved = La fin de la partie n'est pas enregistrée. { $path } ne peut pas être écrit: { $why }.
prompt = { $number } { $side }:{" "}
prompt-unnumbered = { $side }:{" "}
prompt-asked = { $number } { $side } ({ $about }?):{" "}
prompt-asked-unnumbered = { $side } ({ $about }?):{" "}
prompt-instead = au lieu de { $old }
draw-words = nulle, nul
white = Blancs
black = Noirs
channel-name = { $channel ->
        [room] haut-parleur
        [ear] écouteur
        [arbiter] arbitre
        [sheet] feuille de partie
       *[other] { $channel }
    }

## Devices
room-voice-missing = Les annonces n'ont pas de voix. Annoncez vous-même.
room-voice-lost = La voix des annonces est tombée en panne. Annoncez vous-même.
room-voice-back = La voix des annonces est revenue.
ear-voice-missing = L'écouteur n'a pas de voix. Les messages viennent en texte. ansage doctor dit pourquoi.
no-ear-voice = Les messages n'ont pas de voix et viennent en texte. ansage doctor dit pourquoi.
ear-voice-lost = La voix de l'écouteur est tombée en panne. Les messages viennent en texte.
ear-voice-back = La voix de l'écouteur est revenue.
recorded-words-damaged = Des mots enregistrés sont abîmés. La voix intégrée les dit. ansage voices check les nomme.
own-voice-lost = Votre propre voix ne répond pas. La voix intégrée parle.
own-voice-back = Votre propre voix parle de nouveau.
system-voice-lost = La voix du système ne répond pas. La voix intégrée parle.
system-voice-back = La voix du système parle de nouveau.
screen-reader-missing = Ni NVDA ni JAWS ne répond. La voix intégrée parle.
screen-reader-lost = Le lecteur d'écran ne répond pas. La voix intégrée parle.
screen-reader-back = Le lecteur d'écran parle de nouveau.
builtin-voice-missing = La voix intégrée n'est pas là. La voix du système parle.
builtin-voice-back = La voix intégrée parle de nouveau.
asking-microphone-lost = Le microphone est tombé en panne.
room-is-off = Rien n'est dit dans la salle. L'adversaire lit: ansage screen.
ear-on-room = Pas d'écouteur: les messages s'entendent dans la salle.
braille-back = L'afficheur braille est là.
braille-lost = L'afficheur braille est tombé en panne. La partie continue.
braille-failed = L'afficheur braille est tombé en panne.
braille-words-failed = La table { $table } de liblouis ne traduit pas ici; les mots sont dans la table de l'afficheur. ansage doctor en dit plus.
braille-no-helper = Pas d'afficheur braille: ansage-braille manque ou est d'une autre version. ansage doctor en dit plus.
braille-no-server = Pas d'afficheur braille: BRLTTY ne tourne pas.
braille-not-allowed = Pas d'afficheur braille: BRLTTY refuse ce programme. La clé /etc/brlapi.key doit être lisible.
braille-wrong-key = Pas d'afficheur braille: la clé brlapi.key n'est pas celle de ce BRLTTY.
braille-no-cells = Pas d'afficheur braille: BRLTTY tourne, mais aucun n'est branché.
braille-busy = Pas d'afficheur braille: un autre programme s'en sert.
journal-lost = Le journal ne peut pas être écrit. La partie continue.
journal-back = Le journal s'écrit de nouveau, rien ne manque.
journal-continued = { $damage ->
        [removed] Le journal a été supprimé
        [replaced] Un autre fichier a pris la place du journal
        [moved] Le journal a été déplacé
        [cut] La fin du journal a été coupée
        [unreachable] Le journal est inaccessible
        [full] Le disque est plein
        [unwritable] Le journal ne peut pas être écrit
       *[changed] Le journal a été modifié
    }; la partie est maintenant dans { $path }.
journal-nearly-full = Le journal est presque plein. Les coups et le résultat sont gardés, les notes ne le sont plus.
power-mains = L'ordinateur est branché sur secteur. Batterie : { $percent } pour cent.
power-battery = L'ordinateur fonctionne sur batterie : { $percent } pour cent.
battery-low = Batterie à { $percent } pour cent. Branchez l'ordinateur sur secteur.
battery-sign = Batterie : { $percent } pour cent
stays-awake = Une partie d'échecs est en cours.

## Claims, faults and penalties
claim-ground = { $ground ->
        [threefold] la même position pour la troisième fois
        [fifty-moves] cinquante coups
        [cannot-win] l’adversaire ne peut pas gagner par des moyens normaux
        [no-effort] l’adversaire ne fait pas d’effort pour gagner par des moyens normaux
        [seconds] cinq secondes de plus par coup
       *[other] { $ground }
    }
claim-ground-words = { $ground ->
        [threefold] trois, position
        [fifty-moves] cinquante, coups, 50
        [cannot-win] adversaire-ne-peut-gagner, ne-peut, moyens
        [no-effort] adversaire-sans-effort, sans-effort, effort
        [seconds] cinq-secondes, secondes
       *[other] { $ground }
    }
claim-finding-words = { $finding ->
        [right] juste, ok
        [wrong] fausse, faux
        [illegal] illégal
        [postponed] plus-tard, différée, différer
       *[other] { $finding }
    }
claim-which = Nulle pour quoi : { $grounds } ?
claim-ask = Réclamer la nulle, { $ground } ? o la réclame sans retour.
claim-ask-with = Réclamer la nulle avec { $move }, { $ground } ? o la réclame sans retour.
claim-ask-of = { $side } : { $ask }
claim-stops-ask = Arrêter les deux pendules ? Entrée les arrête, - les laisse tourner.
claimed = { $side } réclame la nulle : { $ground }.
claimed-before = { $side } : nulle réclamée, { $ground }. La décision a été différée.
claim-then = Lors de la réclamation : { $facts }
claim-right = La réclamation est juste.
claim-checked-by-players = Les deux joueurs vérifient la demande, avec l’arbitre.
claim-checked-by-arbiter = L’arbitre vérifie la demande.
claim-wrong = La réclamation est fausse.
claim-right-ask = La réclamation est juste et la partie nulle ? o l’inscrit.
claim-wrong-ask = La réclamation est fausse ? Entrée le confirme.
claim-out-of-turn = Seul le joueur au trait réclame la nulle.
claim-lost = Une pièce touchée, la nulle ne se réclame plus à ce coup.
claim-stands = Une réclamation ne se retire pas.
claim-undecided = L’arbitre décide d’abord de la réclamation : { $command } { $right } ou { $command } { $wrong }.
no-claim = Aucune nulle n’est réclamée.
intended-move-due = Après la réclamation, le coup indiqué doit être joué.
note-claim = { $claim } { $facts } { $found }
note-illegal-claim = { $claim } { $found }
claim-with = { $claim } Coup indiqué : { $move }.
claim-cited = Le joueur cite les coups { $moves }. { $facts }
claim-stood = { $count ->
        [1] La position s’est présentée une fois : { $moves }.
       *[other] La position s’est présentée { $count } fois : { $moves }.
    }
claim-quiet = { $count ->
        [1] 1 demi-coup sans coup de pion ni prise.
       *[other] { $count } demi-coups sans coup de pion ni prise.
    }
claim-holds = Cela suffit.
claim-does-not-hold = Cela ne suffit pas.
claim-unproved = La feuille ne montre pas si cela suffit.
note-intended-not-made = { $side } ne joue pas le coup indiqué { $move }.
claim-the-start = début
claim-finish-words = fin
claim-ask-ends = Réclamer la nulle, { $ground } ? Cela termine la partie, et un arbitre décide plus tard. o la réclame sans retour.
seconds-ask = Demander cinq secondes de plus par coup ? Cela propose aussi la nulle. o le demande sans retour.
seconds-asked = { $side } demande cinq secondes de plus par coup et propose la nulle.
seconds-grant-ask = Cinq secondes de plus par coup pour les deux, et 2 minutes de plus pour l’adversaire ? o les donne.
seconds-refused-ask = { $side } : nulle refusée ? Cinq secondes de plus par coup pour les deux, et 2 minutes de plus pour { $side } ? o les donne.
seconds-granted = Les cinq secondes sont accordées.
seconds-refused = Les cinq secondes ne sont pas accordées.
claim-postponed = La réclamation sera tranchée plus tard, et la partie continue.
claim-final = La décision est définitive.
claim-times-unknown = Ce que montrent les pendules n’est pas connu ici.
claim-time-unproved = La pendule sur la table montre s’il restait moins de deux minutes.
claim-in-time = C’est moins de deux minutes.
claim-too-early = Ce n’est pas moins de deux minutes.
claim-without-time = Il ne restait plus de temps.
claim-undecided-finish = L’arbitre décide : { $command } { $right }, { $command } { $wrong } ou { $command } { $postponed }.
finish-claim-of = { $side }, réclamation dans la fin au KO
no-finish = { $why ->
        [no-time] Sans cadence il n’y a pas de fin au KO.
        [blitz] Il n’y a pas de fin au KO en blitz.
        [unsupervised-blitz] Il n’y a pas de fin au KO en blitz sans surveillance.
        [increment] Avec du temps par coup il n’y a pas de fin au KO.
        [not-announced] La fin au KO n’a pas été annoncée.
        [not-yet] Il faut d’abord passer le contrôle de temps.
       *[other] { $why }
    }
time-for-moves = Seul un joueur à moins de deux minutes le réclame.
flag-before-the-claim = Personne ne le réclame dont le drapeau est tombé.
sheet-incomplete = { $count ->
        [1] La feuille doit d’abord être complète : il manque 1 demi-coup.
       *[other] La feuille doit d’abord être complète : il manque { $count } demi-coups.
    }
claim-is-postponed = L’arbitre n’a pas encore décidé de la réclamation.
no-such-finding = Une telle réclamation ne se tranche pas ainsi.
claim-unchecked = La réclamation termine la partie : { $command } dit si l’adversaire l’a vérifiée.
claim-written = La réclamation a terminé la partie. Un arbitre décide, puis { $command }.
left-claim-checked = La partie s’arrête sur la réclamation, et l’adversaire l’a vérifiée. Un arbitre décide.
left-claim-unchecked = La partie s’arrête sur la réclamation, et l’adversaire ne l’a pas vérifiée. Un arbitre décide.
claim-check-position = La position : { $position } L’adversaire l’a-t-il vérifiée ? Entrée oui, - non.
claim-check-sheet = La position : { $position } L’adversaire l’a-t-il vérifiée avec la feuille ? Entrée oui, - non.
claim-take-back-ask = Retirer la réclamation qui a terminé la partie ? o la retire, et la partie continue.
claim-check-on-paper = La position se note sur papier, des coups manquent ici. L’adversaire l’a-t-il vérifiée ? Entrée oui, - non.
fault-kind = { $kind ->
        [move] coup illégal
        [pawn] pion non remplacé
        [press] pendule appuyée sans coup
        [hands] coup à deux mains
       *[other] { $kind }
    }
fault-kind-words = { $kind ->
        [move] coup
        [pawn] pion
        [press] pendule
        [hands] mains
       *[other] { $kind }
    }
no-fault = Aucun coup complété illégal ne reste à décider.
faults-followed = Illégal aussi, et rayé avec { $move } : { $followed }. Seul { $command } propose ce que cela coûte.
no-such-fault = Dans cette édition des règles, cela ne compte pas comme coup illégal.
fault-not-pressed = Les { $side } n'ont pas appuyé sur la pendule.
fault-no-pawn = Le dernier coup des { $side } ne mène aucun pion à la dernière rangée.
needs-fault = un camp et un parmi { $known }
fault-of = { $side }, { $kind }, numéro { $count }
fault-not-counted = { $side }, { $kind }
fault-of-move = { $fault }, { $move }
wrong-claim-of = { $side }, réclamation fausse
remedy-time = { $side } { $time } de plus
remedy-time-from = { $side } { $time } de moins
remedy-loss = { $side } perd
remedy-draw = nulle, car { $side } ne peut pas mater
remedy-nothing = retour à la position d’avant, sans temps
remedy-no-time = sans temps ajouté
remedy-stands = le coup reste, car l’adversaire a joué
fault-after-end = La partie était terminée : un coup illégal découvert maintenant ne change rien.
irregularity-after-end = La partie était terminée : une irrégularité découverte maintenant ne change rien.
fault-stands = Le coup reste, rien n’est compté.
points-more = { $side } { $points } de plus
points-fewer = { $side } { $points } de moins
points-counted = { $amount ->
        [half] ½ point
        [whole] 1 point
       *[more] { $points } points
    }
penalty-named = { $penalty ->
        [warning] avertissement
        [time-to-opponent] temps pour l’adversaire
        [time-from-offender] moins de temps
        [points-to-opponent] points pour l’adversaire
        [points-from-offender] moins de points
        [loss] perte
        [fine] amende
        [exclusion] exclusion de rondes
        [expulsion] exclusion du tournoi
       *[other] { $penalty }
    }
penalty-words = { $penalty ->
        [warning] avertissement
        [time-to-opponent] temps-plus
        [time-from-offender] temps-moins
        [points-to-opponent] points-plus
        [points-from-offender] points-moins
        [loss] perte
        [fine] amende
        [exclusion] rondes
        [expulsion] exclusion
       *[other] { $penalty }
    }
proposal-one = { $about } : { $remedy } ? Entrée l’accepte, un temps le change, - le laisse.
proposal-of-weight = { $about } : { $remedy } ? o l’inscrit, un temps le change, - le laisse.
proposal-of-the-laws = { $about } : { $remedy } ? Entrée l’accepte, - le laisse.
proposal-draw = { $about } : { $remedy } ? o l’inscrit, - le laisse.
proposal-of-several = { $about } : { $remedies } ? Un nombre choisit, Entrée prend le premier, - le laisse.
enter-is-no-yes = Entrée seule n’inscrit rien, seul o inscrit.
needs-remedy = Un temps comme 2:00, ou - pour rien.
faulted = { $about }.
penalised = Sanction pour { $side } : { $remedy }.
no-time-added = Aucun temps n’est ajouté.
penalty-who = Qui a enfreint quel article : blancs { $article } ?
penalty-article = Quel article les { $side } ont-ils enfreint : { $article } ?
penalty-no-article = L'article { $article } n'existe pas dans ces règles. Quel article les { $side } ont-ils enfreint ?
penalty-which = Quelle sanction : { $menu } ?
penalty-which-loss = { $breach ->
        [device] Pour un appareil, les règles disent : perte.
        [sound] Pour un appareil qui émet un son, les règles disent : perte.
        [refusal-of-both] Pour un refus persistant des deux joueurs, les règles disent : les deux perdent.
       *[refusal] Pour un refus persistant, les règles disent : perte.
    } Quelle sanction : { $menu } ?
penalty-time = Combien de temps : 2:00 ?
penalty-points = Combien de points : { $least } ou { $most } ?
take-increment-ask = Reprendre l’incrément de { $time } de { $side } ? Entrée le reprend, - le laisse.
go-back-hint = { $command } revient à la position avant { $move }.
white-half = Blancs ½, Noirs 0 : ½-0
black-half = Blancs 0, Noirs ½ : 0-½
white-by-forfeit = Blancs gagnent par forfait, +/-
black-by-forfeit = Noirs gagnent par forfait, -/+
both-forfeit = les deux perdent par forfait, -/-
sign-ask = { $result } : { $side } signe ? Entrée signe.
approve-ask = { $result } : { $side } approuve ? Entrée approuve.
sign-unconfirmed = Un arbitre doit encore confirmer ce résultat. { $ask }
sign-other-ask = { $result } : { $side } signe la feuille de l’adversaire, { $owner } ? Entrée signe.
other-sheet-signed-ask = La feuille de l’adversaire ({ $owner }) est signée aussi, par { $signers } ? Entrée : oui.
signed-other = Signature sur la feuille { $owner } : { $side }.
signatures-missing = Signatures manquantes : { $missing }.
signature-of = { $side } sur la feuille { $owner }
signed = { $side } a signé le résultat.
approved = { $side } a approuvé le résultat.
signed-already = C’est déjà signé.
signatures-fell = Les signatures sous l’ancien résultat ne comptent plus. { $command } signe le nouveau.
resignation-fell = La feuille ne donne plus l’abandon comme motif. { $command } garde le nouveau.
score-above-game = À deux, le score ne dépasse jamais { $points }.
opponents-score-ask = { $ask } { $draw } ou { $loss } si c'est moins pour les { $side }.
needs-opponents-score = { $draw } ou { $loss }, ou « oui » pour le gain.
log-offered = { $side } propose nulle, proposition { $count }.
fivefold-ask = La même position pour la cinquième fois. Résultat : { $result } ? « oui » l'inscrit.
seventy-five-ask = 75 coups de chaque camp sans coup de pion ni prise. Résultat : { $result } ? « oui » l'inscrit.
note-resignation-may-draw = { $side } ne peut pas mater : { $result } est proposé.
cannot-mate = { $why } { $side } ne peut pas mater.
irregularity-named = { $kind ->
        [start] Position initiale fausse
        [turned] Échiquier tourné
        [colours] Couleurs inversées
        [displaced] Pièces déplacées
        [clock] Pendule rendue
       *[other] { $kind }
    }
irregularity-words = { $kind ->
        [start] début
        [turned] tourné
        [colours] couleurs
        [displaced] déplacées
        [clock] pendule
       *[other] { $kind }
    }
irregularity-which = Qu'est-ce qui n'allait pas : { $kinds } ?
irregular = { $kind }.
irregular-of = { $kind }, { $side }.
position-listed = Blancs : { $white }. Noirs : { $black }.
colours-go-on = Coups : Blancs { $white }, Noirs { $black } ; la partie continue.
colours-go-on-unless = Coups : Blancs { $white }, Noirs { $black }. La partie continue, sauf décision contraire de l’arbitre.
colours-anew = Coups : Blancs { $white }, Noirs { $black } ; une nouvelle partie.
colours-open = Coups : Blancs { $white }, Noirs { $black } ; l’arbitre décide.
annul-ask = Annuler la partie ? o l’annule, le journal reste.
annul-late-ask = Annuler la partie sans réclamation ? o l’annule, le journal reste.
annulled = La partie est annulée. Pour la nouvelle, lancez ansage une nouvelle fois.
not-in-this-edition = Cette édition des règles ne connaît pas cela.
beyond-the-game = { $count ->
        [1] Il n’y a qu’un demi-coup : cela n’en reprend aucun.
       *[other] Il n’y a que { $count } demi-coups : cela n’en reprend aucun.
    }
restore-which = Revenir où : 12 n, ou un nombre de demi-coups ?
note-asks = { $side } { $about }
asks-about = { $about ->
        [quietly] demande l’arbitre, sans annonce.
        [leave] demande à quitter l’échiquier.
        [away] quitte l’échiquier.
        [back] est de retour à l’échiquier.
        [touch] se plaint : l’adversaire a touché une pièce.
        [complaint] se plaint.
        [sheet] demande à voir la feuille qui est tenue.
        [blank-sheet] demande une feuille vierge.
       *[other] { $about }
    }
asks-about-text = { $about } { $text }
what-counts-as-touch = { $contact ->
        [any] { $asks } Tout contact compte, sauf s’il est clairement accidentel.
       *[intent] { $asks } Seul compte un toucher intentionnel.
    }
leave-asked = L'arbitre doit le permettre.
complaint-lost = Trop tard : une pièce est touchée. L’arbitre le lit quand même.
note-complaint-lost = { $asks } C’est trop tard : les { $side } ont touché une pièce.
sheet-out-of-turn = Seul celui qui est au trait demande la feuille qui est tenue.
sheet-asked-often = La feuille qui est tenue se demande { $most } fois au plus. L’arbitre le lit quand même. La vôtre : { $command }.
note-asks-for-the-sheet = Les { $side } demandent la feuille qui est tenue, numéro { $count } sur { $most }.
sheet-words = feuille
blank-sheet-words = vierge, blanche
set-up-stands = Après { $moves } coups de chacun, cela ne se réclame plus. Seul l’arbitre peut encore s’en saisir.
late-set-up = { $late ->
        [nothing-claimed] Après { $moves } coups de chacun, aucune réclamation n’est plus recevable. Un roi interverti avec la dame ne roque pas.
       *[nothing-changed] Après { $moves } coups de chacun, plus de réclamation ; les pendules, seulement si l’horaire en souffre. Pas de roque avec un roi ou une tour qui était mal placé.
    }
opponent-claims-late = Trop tard : { $side } a joué depuis, et ce qui a été joué avant reste.
earlier-moves-stand = Trop tard : après votre propre coup, ce qui a été joué avant reste. Si l’adversaire a rejoué, entrez d’abord ce coup.
complain-what = De quoi ?
measure-what = Quelle mesure ?
measure-noted = Mesure : { $text }
back-words = retour
touch-words = touché, toucher
claim-illegal = Le coup indiqué est illégal : { $command } { $word }.
claim-binds = La réclamation est fausse et son coup illégal.
pawn-becomes-queen = Le pion est remplacé par une dame.

## For the arbiter
note-illegal-move = Coup peut-être illégal : { $move }.
note-unreplaced-pawn = Coup peut-être illégal : { $move }. Le pion est remplacé par une dame.
note-illegal-move-due = Coup peut-être illégal : { $move }. À sa place : { $due }.
note-illegal-settled = Illégal d’après la feuille : { $move }. { $settled ->
        [counted] L’arbitre a décidé.
        [remains] Le coup compte, car l’adversaire a joué.
       *[over] La partie est terminée.
    }
note-illegal-claimed = Réclamé avant le propre coup : { $about }. { $command } propose ce que cela coûte.
note-illegal-claimed-open = Réclamé avant le propre coup : { $about }. Il n’est pas noté que la pendule ait été actionnée.
note-illegal-claimed-decided = Réclamé de nouveau : { $about }. C’est déjà décidé.
note-illegal-claimed-in-vain = Un coup illégal est réclamé, mais le dernier coup de la feuille est légal.
note-in-the-log-alone = { $note } Alors seulement noté, non signalé.
note-in-the-log-alone-claim = { $note } Alors seulement noté, non signalé. Un joueur le réclame : { $command }.
illegal-position-named = { $illegal ->
        [both-kings] Les deux rois sont en échec.
       *[pawn] Un pion se trouve sur la dernière rangée.
    }
note-illegal-position = { $position } Intervenir, si possible.
note-illegal-position-waits = { $position } Attendre le prochain coup achevé.
note-claimant-without-time = Les { $side } réclament et n’ont plus de temps.
flag-unclaimed-ask = Ici, l’arbitre ne signale un drapeau que sur réclamation. { $side } a réclamé ? o l’inscrit.
fault-unclaimed-ask = { $about } : ici, l’arbitre n’agit que sur réclamation. { $side } a réclamé ? o l’inscrit.
note-flag-not-claimed = Ici, c’est un joueur qui réclame la chute du drapeau adverse. Personne ne l’a fait.
note-cannot-follow = L'échiquier du programme ne peut pas suivre: { $move }.
note-entered-otherwise = Saisi: { $entered }. Sur l'échiquier du programme, c'est { $made }.
note-checkmate = La position est échec et mat.
note-stalemate = La position est pat.
note-dead-position = Aucun camp ne peut mater.
note-fivefold = La même position pour la cinquième fois.
note-fivefold-apart = La même position pour la cinquième fois, pas de suite. L’arbitre décide si c’est nulle.
ended-by-queen = { $why } Mais le coup était illégal, et la dame remplace le pion : l'arbitre décide.
note-seventy-five-moves = 75 coups de chaque camp sans coup de pion ni prise.
after-the-flag = Mais seulement après le drapeau : { $why }
fault-first = { $why } Mais un coup illégal a précédé : se prononcer d'abord sur lui.
note-made-after-flag = Le coup est venu après le drapeau des { $side } ; les pendules étaient arrêtées.
drawn-before = Après { $move }: { $why } L'arbitre décide si c'était nulle.
note-corrected-to-other-piece = Le coup corrigé joue une autre pièce que celle qui a été levée.
note-touched = { $side }, { $did } : { $due }.
note-touched-only = { $side }, { $did }.
touched-pieces = touché { $pieces }
note-touch-not-kept = Le coup de { $side } ne respecte pas ce qui a été touché : { $due }.
let-go = lâchée en { $square }
due-free = tout coup légal est permis
due-free-but = tout coup légal sauf { $castling } est permis
due-moves = { $piece } doit jouer
due-taken = { $piece } doit être prise
due-takes = { $by } doit prendre { $of }
due-castles = { $castling } doit être joué
due-stays = un coup vers { $square } doit être joué
due-promotes = { $piece } doit aller en { $square }, avec promotion
note-mismatch-watch = Mal répété alors que la pendule tournait déjà.
note-called = { $entrant ->
        [assistant] L'assistant du joueur
        [opponents-assistant] L'assistant de l'adversaire
       *[player] Le joueur
    } demande l'arbitre.
note-called-for-result = Le programme a appelé l'arbitre: le résultat vient des touches { $entrant ->
        [assistant] de l'assistant du joueur
        [opponents-assistant] de l'assistant de l'adversaire
       *[player] du joueur
    }.
note-signed-at-keys = La signature des { $side } vient des touches des { $keys }.
note-ended-by-player = Résultat par les touches { $entrant ->
        [assistant] de l'assistant du joueur
        [opponents-assistant] de l'assistant de l'adversaire
       *[player] du joueur
    } : { $result }. { $command } { $code } le confirme, { $command } * le retire.
note-ended-already = Résultat par les touches { $entrant ->
        [assistant] de l'assistant du joueur
        [opponents-assistant] de l'assistant de l'adversaire
       *[player] du joueur
    } : { $result }. { $command } { $code } le confirme.
note-after-resignation = Les { $side } ont abandonné. { $note }
note-after-agreement = La nulle a été convenue. { $note }
note-stopped = { $entrant ->
        [assistant] L'assistant du joueur
        [opponents-assistant] L'assistant de l'adversaire
       *[player] Le joueur
    } a arrêté les pendules : { $reason }.
note-stopped-by = Pendules arrêtées, { $side } : { $reason }.
note-stopped-other = { $entrant ->
        [assistant] L'assistant du joueur
        [opponents-assistant] L'assistant de l'adversaire
       *[player] Le joueur
    } a arrêté les pendules pour une autre raison : était-elle valable ?
note-authorised-another-day = Cet appareil a été autorisé { $at }, et la partie ouverte { $opened } : une autorisation vaut un jour à partir de là.
note-irregular-offer = Les { $side } ont proposé la nulle à un autre moment qu'après le coup et avant la pendule.{ $entrant ->
        [player] {""}
        [opponents-assistant] {" "}Entré avec les touches de l'assistant de l'adversaire.
       *[assistant] {" "}Entré avec les touches de l'assistant du joueur.
    }
note-claim-refused = { $claim } Refusé au clavier, car une pièce avait été touchée.
note-not-taken = { $untaken ->
        [flag] { $side } a réclamé le drapeau alors que la pendule montrait du temps.
        [out-of-turn] { $side } a demandé la nulle sans avoir le trait.
        [after-flag] { $side } a demandé la nulle après la chute du drapeau.
        [after-end] { $side } a réclamé le drapeau après que la position avait terminé la partie.
        [offered-early] Les { $side } ont proposé la nulle avant que le tournoi ne l'admette.
        [accepted-early] Les { $side } ont accepté la nulle avant que le tournoi ne l'admette.
        [written-early] Les { $side } ont inscrit la nulle avant que le tournoi ne l'admette.
       *[declined] { $side } a accepté une nulle refusée en touchant une pièce.
    } Refusé au clavier.
note-played-unstarted = La partie a commencé à la pendule de la table; le signal de l'arbitre n'a pas été saisi.
note-pressed-unmade = La pendule a été appuyée avant que le coup soit joué.
note-pressed-unmade-counts = La pendule a été appuyée avant que le coup soit joué. { $command } propose la sanction.
note-wrong-secret = Un mot secret faux a été entré.
note-other-command = { $answer ->
        [refused] Pendant la partie, «ansage { $command }» a été demandé et refusé
        [opened] Pendant la partie, «ansage { $command }» a été ouvert avec le mot secret des arbitres
        [left] À l'ouverture de la partie, «ansage { $command }» était en cours et a dû finir
       *[wrong-secret] Pendant la partie, «ansage { $command }» a été demandé avec un mot secret faux
    }{ $times ->
        [one] .
       *[other] , { $times } fois.
    }
note-notice-removed = Le signe qu'une partie de tournoi est en cours a été enlevé ou changé; il est de nouveau là.
note-notice-missing = Le signe qu'une partie de tournoi est en cours ne peut pas être posé: les autres commandes ne savent rien de la partie.
note-corrected = Corrigé avant la pendule: { $new } au lieu de { $old }.
note-correction-late = Correction demandée après l'appui sur la pendule: { $new } au lieu de { $old }.
note-correction-late-of = Correction demandée après l'appui sur la pendule: { $old }.
note-stood-still = Le programme a été arrêté pendant { $time } et n'a rien remarqué entre-temps.
note-battery-low = La batterie de l'ordinateur qui tient la partie est à { $percent } pour cent, sans secteur.
note-sheet-corrected = Feuille de partie corrigée: { $new } au lieu de { $old }.
note-pawn-queened = Le pion est une dame : { $new } au lieu de { $old }.
note-sheet-corrected-by = Feuille de partie corrigée: { $new } au lieu de { $old } ; initiales { $initials }.
note-boards-differ = Les deux échiquiers ne concordent pas. Les feuilles de partie sont comparées.
note-flag = Drapeau des { $side }: { $moves } sur { $required } coups terminés d'après la feuille de partie.
note-flag-met = Drapeau des { $side }, exigés: { $required }. D'après la feuille de partie, { $moves } coups terminés.
note-flag-open = Drapeau des { $side }: { $moves ->
        [one] { $moves } coup terminé
       *[other] { $moves } coups terminés
    } d'après la feuille de partie, dernière période.
note-flag-no-control = Drapeau des { $side }: { $moves ->
        [one] { $moves } coup terminé
       *[other] { $moves } coups terminés
    } d'après la feuille de partie; la cadence n'est pas connue.
note-flag-counted = Drapeau des { $side }: { $moves } sur { $required } coups d'après la feuille de partie. Le compteur de la pendule indique { $counted } et ne prouve rien.
note-flag-counted-met = Drapeau des { $side }, exigés: { $required }. Feuille de partie: { $moves } coups. Le compteur de la pendule indique { $counted } et ne prouve rien.
note-flag-open-counted = Drapeau des { $side }, dernière période: { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } d'après la feuille de partie. Le compteur de la pendule indique { $counted } et ne prouve rien.
note-flag-made = Le coup { $number } des { $side } est joué, pas terminé.
note-flag-made-untold = Le coup { $number } des { $side } est joué; personne n'a dit que la pendule a été pressée.
note-first-zero = { $side }: premiers arrivés à zéro.
note-flag-times = Il reste { $white-left } aux Blancs, { $black-left } aux Noirs; les { $side } { $zero ->
        [reached] étaient à zéro
        [not-reached] n'étaient pas à zéro
       *[other] { $zero }
    }.
note-flag-times-about = D'après le calcul du programme, il reste environ { $white-left } aux Blancs, environ { $black-left } aux Noirs; les { $side } { $zero ->
        [reached] étaient à zéro
        [not-reached] n'étaient pas à zéro
       *[other] { $zero }
    }.
note-kept = { $time } depuis le début, après le { $place }: { $note }
note-kept-before-the-first = { $time } depuis le début, avant le premier coup: { $note }
notes-read-before = { $count ->
        [one] Vous avez déjà lu 1 note antérieure
       *[other] Vous avez déjà lu { $count } notes antérieures
    }. { $command } les lit toutes.
arbiters-lines-not-piped = Un tube ne montre pas ce qui est pour l'arbitre. Un terminal le montre.
note-with-clocks = pendules { $about ->
        [about] environ { $white } et { $black }
        [exact] { $white } et { $black }
       *[other] { $about } { $white } et { $black }
    } : { $note }
note-sealed-otherwise = Sur l'échiquier, { $move } a été joué: c'est le coup sous enveloppe. L'enveloppe en contient un autre. L'arbitre décide.
note-not-repeated = L'adversaire n'a pas répété { $move }.
open-flag = { $side } : temps dépassé.
flag-left-open = Drapeau des { $side }: l'arbitre décide.
flag-after-the-claim = { $side } : temps dépassé. On décide d’abord de la réclamation qui attendait.
both-flags-down = Les deux drapeaux sont notés.
both-flags = Les deux drapeaux sont notés, et on ne sait pas lequel est tombé en premier{ $flags ->
        [goes-on] : la partie continue
        [open] : l'arbitre décide
       *[draw] {""}
    }.
open-proposal = { $why } Proposé : { $result }.
arbiter-view-begins = À partir d'ici pour l'arbitre. Ctrl+C quitte.
arbiter-view-refused = On montre ce que l'adversaire peut voir, et rien d'autre.
arbiter-view-ended = Le secret ou la partie n'est plus le même. L'affichage est terminé.
arbiter-view-no-secret = Les arbitres n'ont fixé aucun secret pour cette partie.
nothing-open = Rien.
note-gap = Le programme était absent { $time }; les pendules étaient arrêtées.
note-gap-unknown = Le programme était absent, et rien ne dit combien de temps; les pendules étaient arrêtées.

## La pendule sans partie
clock-keys = Pendule parlante, { $control }. f appuie pour les { $first }, j pour les { $second }; d et k disent le temps de chacun, ? les deux. Espace lance et arrête les pendules.
only-a-clock = C'est une pendule sans partie. f appuie pour les { $first }, j pour les { $second }; d, k et ? disent les temps, espace lance et arrête, /? liste les commandes.
clock-starts-with = { $key } ou espace lance la pendule des { $side }.
clock-alone-stands = Les pendules sont arrêtées. Espace relance celle des { $side }.
press-taken-back = { $side }: appui annulé.
help-press-back = Annuler le dernier appui.
no-press = Il n'y a pas d'appui à annuler.
clock-alone-needs-time = La pendule a besoin d'une cadence, par exemple ansage clock 5+3.
clock-has-no-sheet = { $path } est celui d'une pendule sans partie et ne contient aucun coup.
taken-up-with = Continuer avec: { $command }
goodbye-clock = La pendule est enregistrée: { $path }
no-last-clock = Dans { $path }, aucune pendule ne peut être reprise.
clocks-on-the-line = B { $white } N { $black }
clock-side-stands = { $side }, arrêtée

## The command line
event-needs-file = Le mode tournoi demande le fichier de tournoi de l'arbitre: --event-file FICHIER.
file-exists = { $path } existe et n'est pas remplacé.
file-not-plain = { $path } n'est pas un fichier, mais un dossier, un tube ou un périphérique.
file-too-large = { $path } dépasse { $mib } Mio et n'est pas lu.
cause = { $cause ->
        [not-found] introuvable
        [not-allowed] accès refusé
        [folder] c'est un dossier
        [no-folder] une partie du chemin n'est pas un dossier
        [full] il n'y a plus de place
        [read-only] le disque est en lecture seule
        [too-large] trop volumineux
        [there] existe déjà
        [busy] un autre programme l'utilise
        [no-text] ce n'est pas du texte en UTF-8
        [no-default] il n'y a pas de périphérique audio
        [no-such] ce périphérique audio n'existe pas
        [unnamed] aucun périphérique n'est choisi
        [gone] le périphérique audio n'est pas disponible
        [refused] PulseAudio refuse la connexion
        [silent] le serveur de son ne répond pas
        [unplugged] rien n'est branché
        [same-name] plusieurs périphériques audio portent ce nom; nommez-le par son numéro, comme ansage doctor l'énumère
        [no-sides] il n'a pas de gauche et de droite pour deux personnes
        [elsewhere] le son serait sorti ailleurs
        [for-all] les annonces s'y entendent, et tous l'entendraient
        [not-here] il n'y en a pas sur ce système
        [no-service] speech-dispatcher n'est pas installé
        [no-helper] { $text } n'est pas installé
        [other-build] { $text } est d'une autre version d'Ansage
        [open-to-others] { $text } n'est pas lancé dans un tournoi, car d'autres peuvent écrire dans ce fichier ou son dossier
        [no-espeak] la voix espeak-ng n'est pas installée
        [no-languages] la voix espeak-ng est sans ses langues
        [ended] il s'arrête de lui-même
        [late] aucune réponse
       *[other] { $text }
    }
wanted-range = il faut un nombre de { $from } à { $to }
wanted = { $wanted ->
        [number] il faut un nombre entier
        [text] il faut un texte entre guillemets
        [table] il faut une section de ce nom entre crochets
        [choice] il y a { $text }
        [once] cela s'y trouve deux fois
        [yes-no] il faut yes ou no
        [talk-key] il faut space, insert ou de f1 à f12
        [own-voices] il faut des voix comme de=rhvoice/Anna
        [earcons] il faut all, none ou un choix parmi accepted, refused, edge, clock-started, clock-pressed, device-lost
        [edition] il faut 1997, 2005, 2009, 2014, 2018 ou 2023
    [edition-2018] prenez 2018, car les Règles de 2017 ont valu six mois
    [date] il faut une date comme 2026.03.01
        [letters] il faut des langues comme "en,de"
        [chess960] il faut de 0 à 959, random ou huit pièces comme BQRBNKRN
        [file] il faut de a à h
        [meant] il faut ours ou theirs, le demi-coup et le coup, comme theirs:17=Nbd2
        [move] il faut un coup comme e2e4 ou e7e8q
       *[other] ce n'est pas lisible ({ $text })
    }
wanted-at = { $key }: { $why }
file-unreadable = { $path } ne peut pas être lu: { $why }.
file-unwritable = { $path } ne peut pas être écrit: { $why }.
journal-folder-made = Le dossier { $path } a été créé pour le journal.
journal-damaged = { $path }: la ligne { $line } du journal est abîmée. Tout ce qui précède est lu.
journal-torn = { $path }: la dernière ligne était coupée et ne compte pas.
journal-doubts = { $number ->
        [0] 0 choses dans ce journal n'ont pas de sens
        [one] Une chose dans ce journal n'a pas de sens
       *[other] { $number } choses dans ce journal n'ont pas de sens
    }. ansage verify { $path } dit lesquelles.
settings-bad = Réglages { $path }, ligne { $line }: { $why }.
settings-wrong = Réglages { $path }, ligne { $line }: { $why }
voices-bad = Voix { $file }, { $key }: { $why }.
voices-bad-file = Voix { $file }: { $why }.
device-unusable = { $device } ne peut pas servir: { $why }.
bad-fen = Ce n'est pas une position: { $text }
unknown-words = Pas d'annonces nommées { $name }. Il y a { $known }.
unknown-letters = Pas de lettres de pièces nommées { $name }. Il y a { $known }.
unknown-reports = Pas de messages en { $name }. Il y a { $known }.
room-label = Salle:{" "}
arbiter-label = Arbitre:{" "}
go-on-with = Continuer avec: { $command }
export-with = En PGN: { $command }
export-in-games = En texte et en PGN: { $command }
last-game = Dernière partie: { $white } contre { $black }, { $date }.
game-not-finished = Une partie du { $when } n'est pas terminée, coup { $number }. ansage --resume la reprend.
no-last-game = Dans { $path }, aucune partie ne peut être reprise.
resume-decides = Une partie reprend comme elle a été commencée. Sans effet: { $list }.
clock-needs-time = La pendule du programme a besoin d'une cadence, par exemple --time "G/15m, +10s".
settings-unknown-key = Réglages { $path }, ligne { $line }: la clé { $key } n'existe pas.
settings-anew = { $why } ansage setup recommence et garde l'ancien fichier.
journal-elsewhere = { $why } --journal et le nom d'un fichier enregistre la partie ailleurs.
unknown-voice = Pas de voix nommée { $name }. Il y a auto, builtin, own, system, screen-reader, none et script:FICHIER.
no-builtin-voice = La voix intégrée n'est pas installée: { $path } manque.
no-system-voice = La voix du système n'est pas installée: { $path } manque.
no-screen-reader-program = Ce qui fait parler le lecteur d'écran n'est pas installé: { $path } manque.
screen-reader-reads-the-terminal = Ici aucun lecteur d'écran ne prend les mots d'autres programmes, il lit le terminal: choisissez --ear text au lieu de --voice screen-reader.
not-a-journal = { $path } n'est pas un journal.
journal-newer = { $path } a été écrit par une version plus récente d'Ansage.
journal-damaged-resume = { $path }: la ligne { $line } du journal est abîmée. Pour reprendre à la ligne précédente, ajoutez --journal et le nom d'un nouveau fichier.
journal-in-use = { $path } est ouvert dans un autre programme.
no-game-in-journal = { $path } ne contient aucune partie.
illegal-move = { $move } n'est pas un coup légal ici.
event-game-runs = La partie de tournoi n'est pas terminée. D'ici là il y a --text.
over-journal = { $path } est le journal lui-même et n'est pas remplacé.
chess960-unknown = { $text } n'est pas une disposition de Chess960. Il y a 0 à 959, random et huit pièces comme BQRBNKRN.
chess960-pieces = { $text }: la première rangée a un roi, une dame, deux tours, deux fous et deux cavaliers.
chess960-bishops = { $text }: les fous doivent être sur des cases de couleurs différentes.
chess960-king = { $text }: le roi doit être entre les tours.
chess960-with-fen = --chess960 et --fen donnent chacun une position de départ. N'en donnez qu'un.
ear-is-room = Le haut-parleur et l'écouteur sont le même appareil. Pour deux écouteurs sur une prise, donnez un côté à chacun: --room { $device }:left --ear-device { $device }:right.
system-voice-chooses-its-device = Avec --voice system, c'est le système qui décide où on l'entend: omettez { $option }, ou choisissez builtin ou own.
system-voice-speaks-everything = Avec --voice system, une seule voix dit tout: omettez { $option }.
system-voice-not-in-an-event = --voice system n'est pas pour un tournoi, car nul ne sait qui l'entend: choisissez builtin ou own.
screen-reader-speaks-everything = Avec --voice screen-reader, le lecteur d'écran dit tout, là où il parle: omettez { $option }, ou choisissez builtin ou own.
screen-reader-speaks-in-the-ear = Avec --voice screen-reader, en tournoi, le lecteur d'écran parle dans l'écouteur et la voix intégrée dans la salle: omettez { $option }.
screen-reader-needs-an-earphone = En tournoi, --voice screen-reader demande aussi l'écouteur, --ear-device: la voix intégrée y continue si le lecteur d'écran ne répond plus.
script-voice-not-in-an-event = --voice script: n'est pas pour un tournoi, car elle note ce que seul le joueur entend: choisissez builtin, own ou none.
event-only-here = { $name } mène à { $address }, qui n'est pas sur cet ordinateur: dans un tournoi, omettez-le ou indiquez un serveur de cet ordinateur.
event-network-not-shut = Ce système n'empêche pas un programme d'atteindre un réseau: qui examine l'appareil veille à ce qu'il n'ait aucune connexion.
event-helpers-not-started = Dans un tournoi, ces programmes ne sont pas lancés, car d'autres peuvent écrire dans { $path }: { $list }.
screen-or-plain = --screen et --plain s'excluent. N'en donnez qu'un.
screen-needs-terminal = Le plein écran demande un terminal; il ne marche ni avec un tube ni avec un terminal très simple.
about-what = Ansage { $version } annonce et note des parties d'échecs; il ne joue pas et ne conseille pas. Licence { $licence }.
about-no-network = Le programme n'a pas de code réseau, et ce qu'il lance dans un tournoi ne quitte pas cet ordinateur.
about-no-network-code = Le programme n'a pas de code réseau.
about-no-engine = Il n'y a pas de moteur d'échecs: rien n'évalue une position ni ne cherche un coup.
about-build = Version compilée { $build }. Un programme auxiliaire d'une autre est refusé.
about-file = { $name }: { $path }
about-sum = SHA-256 { $sum }
about-missing = { $name } n'est pas installé.
about-crates = Fait de { $number } paquets d'autrui, et de { $more } autres dans les programmes auxiliaires. Les voici:

## The start position
set-up-is-over = La disposition ne se lit qu'avant le premier coup.
position-impossible = Aucune partie ne mène à cette position: { $flaws }.
flaw-empty-board = l'échiquier est vide
flaw-missing-king = un roi manque
flaw-too-many-kings = un camp a plusieurs rois
flaw-pawns-on-back-rank = des pions sont sur la première ou la dernière rangée
flaw-castling-rights = roi et tour ne sont pas en place pour un droit de roque
flaw-en-passant = aucun pion n'a passé la case de la prise en passant
flaw-opposite-check = le camp qui n'a pas le trait est en échec
flaw-impossible-check = aucun coup ne peut donner un tel échec
flaw-too-much-material = un camp a trop de pièces

## The printed scoresheet
form-scoresheet = Feuille de partie
form-private-log = Notes privées, sans valeur de preuve
form-sheet = page { $number }
form-round = Ronde: { $number }
form-match = Match: { $number }
form-board = Échiquier: { $number }
form-event = Tournoi: { $name }
form-site = Lieu: { $name }
form-date = Date: { $name }
form-arbiters = Arbitre: { $names }
form-assistant = Assistant: { $name }
large-print-size = Les grands caractères ont de { $smallest } à { $largest } points, pas { $points }.
form-start = Position de départ: { $fen }
form-result = Résultat: { $result }
form-annulled = Résultat: aucun, la partie est annulée
form-claim-position = Position : { $fen }
form-claim-on-paper = Position : sur papier
form-claim-open = Résultat : ouvert, un arbitre décide
form-points = Points : Blancs { $white }, Noirs { $black }
form-black-advances = Les Noirs passent (la nulle suffit)
form-resigned = Abandon: { $side }
form-illegal = { $mark } coup illégal
form-signatures = Signatures:
form-signed-other = Signé sur la feuille { $owner } : { $side }
form-signed = Signé au programme: { $side }
form-arbiter = Arbitre
page-skip = Aller aux coups
page-game = La partie
page-moves = Coups
page-moves-caption = Coups des deux camps
page-number = Coup
page-offer = { $mark } proposition de nulle
page-dash = { $mark } coup non noté
page-blank = non rempli
page-times = Temps
page-times-chart = Évolution du temps restant des deux camps
page-times-lines = Ligne continue : Blancs, à la fin { $white-left }. Ligne en tirets : Noirs, à la fin { $black-left }. Tous les chiffres sont dans le tableau.
page-times-caption = Temps restant après chaque coup, en heures, minutes et secondes
page-diagrams = Diagrammes
page-position = Position après { $move }
page-position-start = Position avant le premier coup
page-mark =
    { $marked ->
        [offer] Proposition de nulle
        [claim] Réclamation
        [note] Note
        [illegal] Coup illégal
        [result] Fin de la partie
       *[asked] Demandée
    }
page-result = Résultat
page-sound = Son
page-sound-of = Son : { $move }
page-sound-lost = { $move } : le son manque.
page-runs = La partie est en cours : les temps et les diagrammes figureront ici une fois qu'elle sera finie.
page-no-such-move = La partie n'a pas de coup { $text }. Indiquez-les ainsi : 12w pour les Blancs, 12b pour les Noirs.
summary-title = Résumé de la partie
summary-opened = Ouverte : { $at }
summary-half-moves = Demi-coups : { $number }
summary-time = { $side } : { $used } utilisé, reste { $left }.
summary-at-the-keys = L'arbitre { $initials } était au clavier de { $from } à { $to }, compté depuis l'ouverture.
summary-nobody-at-the-keys = Aucun arbitre n'était au clavier.
summary-notes = Notes pour l'arbitre :
summary-no-notes = Il n'y a pas de notes pour l'arbitre.
log-title = Ce qui a été noté en dehors des coups.
log-nothing = Rien n'a été noté.
log-note = Note: { $text }
summary-secret-set = Les arbitres ont choisi un nouveau mot secret à { $at }, compté depuis l'ouverture.
log-note-by = Note de l'arbitre { $initials }: { $text }
log-reason-by = Raison donnée par l'arbitre { $initials }: { $text }
log-sealed = Note scellée de l'arbitre { $initials }; le mot secret des arbitres l'ouvre.
log-clock-set = Pendule de { $side } : { $new } au lieu de { $old }.
note-control-set = Cadence : { $new } au lieu de { $old }.
note-repeated-wrongly = L'adversaire a mal répété le coup.
log-number-set = Le coup a le numéro { $new } au lieu de { $old }.
log-room-limited = La salle à { $new } pour cent au plus au lieu de { $old }.
log-restored = { $count ->
        [1] Retour à { $place } ; 1 demi-coup est rayé.
       *[other] Retour à { $place } ; { $count } demi-coups sont rayés.
    }
log-the-start = le début
log-result-instead = Résultat : { $new }, au lieu de { $old }.
log-decided-by = { $initials } : { $decision }
envelope-title = Enveloppe d'une partie ajournée
envelope-position = Position avant le coup sous enveloppe:
envelope-used = Temps utilisé: Blancs { $white-used }, Noirs { $black-used } ; restant : Blancs { $white-left }, Noirs { $black-left }.
envelope-used-blank = Temps utilisé, Blancs et Noirs: ____
envelope-sealed = Coup sous enveloppe: { $number }, { $side }
envelope-sealed-by = Mis sous enveloppe par: { $name }
envelope-offer = Proposition de nulle avant l'ajournement, encore ouverte: { $side }
envelope-offer-since = Proposition de nulle après la mise sous enveloppe, encore ouverte: { $side }
envelope-resumes = Reprise, jour, heure et lieu: { $when }
envelope-lacks = Il manque encore sur l'enveloppe: { $what }.
envelope-lacks-names = les deux noms
envelope-lacks-times = les temps utilisés
envelope-lacks-resumption = jour, heure et lieu de la reprise (--resumes)
nothing-to-seal = La partie est terminée: il n'y a pas de coup sous enveloppe.
envelope-not-ours = Le fichier de tournoi ne confie pas l'enveloppe au programme: adjourns dans [duties].

## A whole screen, and the view of the opponent
clock-runs = tourne
clock-about = environ
clock-flag = drapeau tombé
clock-zero-first = premier à zéro
clock-zero = zéro
clock-control-met = contrôle { $number } passé
clock-moves = { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }
clock-on-the-table = La pendule officielle est sur la table.
clock-not-kept = Le programme qui tient les pendules est terminé : elles sont arrêtées.
side-to-move = Trait aux { $side }.
step-on-the-line = { $step ->
        [announced] annoncé
        [made] joué
        [repeated] répété
       *[other] { $step }
    }
clock-on-the-line = Pendule des { $side }.
waits-for-journal = En attente de la partie: { $path } n'existe pas encore.

## Options that cannot be followed
option-unknown = Il n'y a pas d'option { $option }. --help les donne.
option-unknown-suggested = Il n'y a pas d'option { $option }. Est-ce { $suggested }?
option-needs-value = Il faut une valeur pour { $option }.
option-choices = { $option } { $value } n'est pas possible. Il y a { $choices }.
option-bad-value = { $option } { $value } n'est pas possible: { $why }.
option-missing = { $option } manque.
one-option-missing = Il manque une de ces options: { $options }.
task-is-time = Il n'y a pas de tâche { $time }. Comme cadence: ansage --time { $time }
task-unknown = Il n'y a pas de tâche { $task }. --help les donne.
task-unknown-nearest = Il n'y a pas de tâche { $task }. Vouliez-vous dire ansage { $near }?
help-program = Ansage annonce les coups, répète ceux de l'adversaire, tient la feuille de partie et donne temps et coups sur demande.
help-begin = Première fois? ansage tutorial apprend le programme en dix minutes. ansage commence une partie, ansage games donne les précédentes.
help-tasks = ansage --help donne toutes les tâches et options, ansage help et une tâche celle-ci seule: ansage help export.
help-unknown = Il n'y a pas d'aide sur { $text }. ansage help nomme les thèmes.
help-unknown-nearest = Il n'y a pas d'aide sur { $text }. Vouliez-vous dire { $command } { $near }?
manual-pages = ansage manual suivi d’un numéro lit une page : ansage manual 3.
manual-unknown = Le manuel n’a pas de page { $text }. ansage manual énumère les pages.
manual-languages = Le manuel existe en anglais et en allemand ; voici l’anglais.
manual-title = Ansage : le manuel
manual-typed = Vous tapez : { $text }
manual-pressed = Vous appuyez sur : { $key }
argument-missing = { $needed ->
        [file] Il manque un fichier.
        [folder] Il manque un dossier.
        [file-or-folder] Il manque un fichier ou un dossier.
        [journal] Il manque un journal. ansage games donne les parties.
        [whom] Pour qui? ansage brief avec opponent, arbiter, assistant, organiser ou letter.
       *[other] Il manque une indication. --help la donne.
    }
argument-too-many = { $text } est en trop. --help donne ce qui convient.
option-behind-task = Écrivez { $option } après la tâche.
option-no-value = { $option } ne prend pas de valeur.
option-twice = { $option } est donné deux fois.
options-exclude = { $option } et { $other } s'excluent.
time-control-part = Cadence: { $part } n'est pas compris. On l'écrit comme 5+3 ou comme 40/90m, G/30m, +30s.
time-control-preset = Cadence: aucune ne s'appelle { $name }. Il y a { $names } ; ou on l'écrit comme 5+3 ou comme 40/90m, G/30m, +30s.
time-control-no-time = Cadence: à { $part } il manque le temps lui-même. On l'écrit comme 5+3 ou comme G/5m, +3s.
time-control-last-period = Cadence: derrière une période pour le reste de la partie il n'y en a pas d'autre, comme dans 40/90m, G/30m.
time-control-what-next = Cadence: { $part } ne dit pas ce qui vient ensuite. On l'écrit comme 40/90m, G/30m ou comme 40/120m, 20/60m.
time-control-two-increments = Cadence: il y a un seul incrément ou délai, pour toute la partie, comme dans 40/90m, G/30m, +30s.
time-control-long-delay = Cadence: un incrément ou un délai de plus de 60 secondes est refusé.

## What doctor says
doctor-version = Ansage { $version }.
doctor-helper-answers = { $helper } est là et répond.
doctor-helper-silent = { $helper } est là et ne répond pas: { $why }.
doctor-helper-missing = { $helper } manque dans { $folder }. Pour l'installer: { $command }.
doctor-voice = Une voix parle { $language }.
doctor-voice-missing = Aucune voix ne parle { $language }. Installez { $install }.
doctor-no-voice = Rien n'est dit: { $why }. Pour l'installer: { $command }.
doctor-own-voice = Votre propre voix parle, par Speech Dispatcher.
doctor-own-voice-missing = Pas de voix à vous: { $why }. Si vous en voulez une, ceci aide: { $command }.
doctor-system-voice = La voix du système parle, avec --voice system.
doctor-system-voice-missing = Pas de voix du système: { $why }. Si vous la voulez, ceci aide: { $command }.
doctor-screen-reader = Le lecteur d'écran { $name } parle, avec --voice screen-reader.
doctor-screen-reader-missing = Ni NVDA ni JAWS ne répond. NVDA demande { $file } à côté des programmes ou dans lib/ansage.
doctor-screen-reader-silent = Ni NVDA ni JAWS ne répond. L'un des deux est-il lancé?
doctor-recorded-words = Mots enregistrés: { $path }.
doctor-recorded-words-missing = Mots enregistrés: { $path }, pas tous utilisables, { $why }. Pour en savoir plus: ansage voices check.
doctor-sound = { $channel }: s'entend sur { $device }.
doctor-sound-missing = { $channel }: ne s'entend pas, { $why }. Pour choisir à l'oreille: ansage doctor --by-ear.
doctor-output = Pour écouter il y a: { $device }.
doctor-sound-is-loose = Sous Windows aucun son n'est attaché pour de bon à un périphérique: si l'écouteur manque ou qu'un autre devient celui par défaut, il se tait aussitôt et ses messages viennent en texte.
doctor-sound-of-its-own = Mieux vaut un écouteur qui soit un périphérique à lui seul, par exemple USB. Sur la prise du haut-parleur Ansage peut ne pas remarquer qu'il a été retiré, et deux écouteurs n'y sont pas possibles.
doctor-buffer = { $device } s'est coupé au milieu d'une phrase; depuis, il reçoit { $milliseconds } millisecondes à la fois.
doctor-recogniser = La parole est comprise par { $path }.
doctor-recogniser-lacks = Il ne connaît pas, et on ne peut pas dire: { $list }.
doctor-scorer = Les personnes sont mieux entendues avec { $path }.
doctor-scorer-missing = Le réseau qui fait mieux entendre les personnes n'est pas là. Ceci l'apporte: { $command }.
doctor-scorer-damaged = Un réseau qui fait mieux entendre les personnes est abîmé: { $why }. Ceci l'apporte de nouveau: { $command }.
doctor-hears = Entendu par { $ears ->
        [both] la reconnaissance vocale et le réseau
        [recogniser] la reconnaissance vocale seule
        [scorer] le réseau seul
       *[nobody] personne
    }: { $list }.
doctor-microphone = Microphone: { $device }, { $level } dB.
doctor-microphone-dead = Microphone: { $device }. On n'entend rien, pas même un bruit. Est-il coupé?
doctor-microphone-missing = Pas de microphone: { $why }. Est-il branché? --microphone en nomme un autre.
doctor-input = Comme microphone il y a: { $device }.
doctor-braille = Afficheur braille: { $device }, { $cells } cellules, lignes: { $lines }.
doctor-braille-missing = Pas d'afficheur braille: { $why }.
doctor-tables = Tables braille: { $count }. Les mots près des coups sont écrits par liblouis.
doctor-no-louis = Tables braille: { $count }. Les mots près des coups ne sont pas écrits en cellules: { $why }. Installez { $install }.
doctor-readers-display = Tables braille: { $count }. Ici l'afficheur braille est celui du lecteur d'écran: NVDA y montre ce qui est dit, avec --voice screen-reader.
doctor-no-words = La table choisie pour les mots, { $table }, ne traduit pas: { $why }. Sur l'afficheur ils sont dans la table de celui-ci.
doctor-no-settings = Pas de fichier de réglages. Il serait ici: { $path }.
doctor-settings = Les réglages sont suivis: { $path }.
doctor-journals = Les journaux vont dans { $path }. Une ligne est à l'abri sur le disque après { $milliseconds } ms.
doctor-awake = L'ordinateur reste éveillé pendant une partie.
doctor-awake-missing = L'ordinateur peut s'endormir pendant une partie: { $program } manque.
doctor-awake-refused = L'ordinateur peut s'endormir pendant une partie: { $program } est refusé, { $why }.
doctor-terminal = Le terminal est { $kind }.
doctor-no-terminal = Il n'y a pas de terminal ici: les entrées viennent d'un tube.
doctor-locale = Le système parle { $locale }; les messages sont en { $reports }.
doctor-log = Le journal du programme est { $path }.

## Devices chosen by ear
by-ear-begin = { $count ->
        [1] Il y a un appareil. Il dit ce qu'il est, et vous dites qui l'entend.
       *[other] Il y a { $count } appareils. Chacun dit ce qu'il est, et vous dites qui l'entend.
    }
by-ear-device = Voici { $device }.
by-ear-who = Qui entend cela? 1, vous seul dans l'écouteur. 2, tout le monde par le haut-parleur. 3, personne. Entrée, encore une fois. q, fin.
by-ear-who-or-sides = Qui entend cela? 1, vous seul dans l'écouteur. 2, tout le monde par le haut-parleur. 3, personne. 4, gauche et droite séparément. Entrée, encore une fois. q, fin.
by-ear-left = gauche
by-ear-right = droite
by-ear-silent = { $device } ne peut pas servir: { $why }.
by-ear-no-devices = Il n'y a aucun appareil sonore. Est-il branché?
by-ear-no-speaker = Rien ne peut être dit: { $why }.
by-ear-nothing = Rien n'est choisi, rien n'est changé.
by-ear-found = Écouteur: { $ear }. Haut-parleur: { $room }.
by-ear-none = aucun choisi
by-ear-keep = 1 l'écrit dans { $path }. Entrée laisse tout.
by-ear-keep-said = Vous entendez ceci là où vous avez choisi. 1, garder. Entrée, laisser.
by-ear-aloud = À voix haute: le numéro. « { $again } » une fois de plus, « { $on } » laisse, « { $stop } » arrête. Ce qui est compris est relu; « oui » ou Entrée confirme.
by-ear-kept = Écrit dans { $path }.
by-ear-not-kept = Rien n'est changé.

## The event file
event-file-line = Fichier de tournoi { $path }, ligne { $line }: { $why }
event-file-whole = Fichier de tournoi { $path }: { $why }
event-unknown-key = La clé { $key } n'existe pas.
event-unreadable = { $why }.
event-choice = { $key } vaut { $text }. Il y a { $known }.
event-points = points vaut { $text }. Ce sont les points pour gain, nulle et perte, par exemple 3-1-0.
event-date = { $text } n'est pas une date. Écrivez comme 2026-11-21.
event-date-and-time = { $text } n'est pas une date avec l'heure. Écrivez comme 2026-11-21 14:30.
event-missing = { $key } manque dans { $table }.
event-not-authorised = L'arbitre doit autoriser cet appareil: authorised = "2026-11-21 14:30" dans [arbiter].
event-no-assistant = { $duty } demande un assistant: [assistant] avec name et accepted-by.
event-opponents-assistant = { $duty }: l'assistant de l'adversaire fait seulement announces et executes.
event-not-accepted = L'arbitre doit accepter l'assistant: accepted-by = "AB" dans [assistant].
event-not-by-program = { $duty } n'est pas possible. Seule une personne peut le faire.
event-contradiction = { $first } et { $second } s'excluent. Changez l'un des deux.
event-needs-leave = { $setting } demande l'accord de l'arbitre: { $leave } = "AB" dans [allowed].
event-unknown-initials = Aucun [arbiter] n'a les initiales { $initials }.
event-same-initials = Deux arbitres ont les initiales { $initials }. Changez-en une.
event-not-initials = Des initiales ont une à quatre lettres: { $initials } non.
laws-replaced = Les Règles de 2017 ont valu six mois. Prenez 2018.
laws-in-force = Règles de { $edition }, { $class ->
        [rapid] parties rapides
        [blitz] blitz
        [standard] parties longues
       *[other] { $class }
    }.
laws-from-2009 = Ces Règles n'étaient pas disponibles en entier. Les articles repris de 2009 portent la mention 2009.
event-clock-needs-time = La pendule du programme a besoin d'une cadence: time = "G/15m, +10s" dans [clock].
event-file-decides = Le fichier de tournoi décide { $option }. Retirez cette option.
event-goes-on = Le journal porte ce que le fichier de tournoi a fixé. Retirez --event-file ou --resume.
read-back-reaches-nobody = Personne n'entendrait la relecture: donnez un écouteur avec --ear-device, ou l'arbitre permet un écran privé, private-screen = "AB" dans [allowed].
read-back-unheard = La relecture n'atteint personne: donnez l'écouteur avec --ear-device.
event-running = Une partie de tournoi est en cours; cela ne se fait pas à côté.
event-no-secret = Aucun mot secret n'ouvre ce qui suit { $key }. ansage check-event --secret l'écrit.
event-secret-missing = Sans mot secret des arbitres, aucune partie de tournoi ne s'ouvre. ansage check-event --secret { $path } en tire un.
event-running-secret = Une partie de tournoi est en cours; le mot secret des arbitres l'ouvre à côté.
event-not-known = Impossible de savoir si une partie de tournoi est en cours. { $path } ne peut pas être lu: { $why }.
event-needs-terminal = Une partie de tournoi se joue à un terminal; un script demande la permission script dans le fichier du tournoi.
event-opening = Mode tournoi. { $laws } Annonces: { $announces }. Pendule: { $clock ->
        [table] sur la table
        [program] celle du programme
        [none] aucune
       *[other] { $clock }
    }. Cet écrit est { $record ->
        [scoresheet] la feuille de partie
        [log] privé et sans valeur de preuve
       *[other] { $record }
    }.
nobody-tells = Personne ne donne le temps ni les coups dans cette partie.
only-the-player-is-told = Le temps et les coups ne sont donnés qu'au joueur.
check-event-good = { $path } peut être utilisé.
check-event-authorised = Cet appareil est autorisé par { $by }, { $at }.
check-event-authorised-another-day = L'autorisation ne vaut pas en ce moment : elle vaut un jour à partir de son heure, et l'arbitre d'une partie ouverte maintenant l'apprend.
check-event-served = Déficients visuels: { $side ->
        [white] Blancs
        [black] Noirs
        [both] les deux joueurs
       *[other] { $side }
    }.
check-event-time = Cadence: { $time }.
check-event-words = Mots des annonces: { $words ->
        [de-fide] allemand selon l'annexe D
        [de] allemand
        [en] anglais
        [es-fide] espagnol avec les noms de l'annexe D
        [es] espagnol
        [fr] français
        [nl] néerlandais
        [pt-BR] portugais du Brésil
        [pt-PT] portugais du Portugal
       *[other] { $words }
    }. Lettres des pièces: { $letters }.
letters-named = { $letters ->
        [de] allemandes
        [en] anglaises
        [es] espagnoles
        [fr] françaises
        [nl] néerlandaises
        [pt] portugaises
       *[other] { $letters }
    }
check-event-assistant = { $of ->
        [player] Assistant
        [opponent] Assistant de l'adversaire
       *[other] { $of }
    }: { $name }, accepté par { $by }.
check-event-provided = L'assistant est fourni par { $by }.
check-event-style = Style des annonces: { $say }.
check-event-start = Position de départ: { $position }.
duty-named = { $duty ->
        [executes] Coups sur l'autre échiquier
        [records] Feuille de partie
        [presses] Pendule
        [tells] Temps et coups sur demande
        [claims] Réclamer la chute du drapeau adverse
        [adjourns] Ajournement
       *[other] { $duty }
    }
check-event-duty = { $duty }: { $who }.
leave-named = { $what ->
        [scoresheet] Cet écrit est la feuille de partie
        [announcing] Le programme annonce
        [time-left] Le temps restant est donné sur demande
        [private-screen] Écran privé
        [other-words] D'autres mots que ceux de l'annexe D
        [board-reading] Ce qui est sur l'échiquier est donné sur demande
        [reminders] Rappels du temps propre
        [open-listening] Écoute ouverte
        [script] Un script peut jouer, son entrée ou sa sortie par un tube
        [sealed-here] Un coup sous enveloppe peut rester dans le seul programme
        [screen-reader] Le lecteur d'écran du joueur peut parler dans l'écouteur
        [arbiter-cue] La salle entend un son et une phrase quand il faut un arbitre
       *[other] { $what }
    }
check-event-leave = { $leave }: permis par { $by }.
condition-named = { $condition ->
        [device] l'appareil approuvé
        [default-time] le délai de retard
        [clock-side] le côté de la pendule
        [first-increment] le premier incrément
        [supervised] la supervision
        [finish] la fin au KO
        [no-draw-before] pas de nulle avant le coup
        [two-hands] deux mains
        [rated] comptée au classement
        [two-boards] deux échiquiers
        [medium] l'écrit
        [hearing-impaired] un adversaire malentendant
        [score-duty] la fin du devoir de noter
        [points] les points
        [adjustment] le temps pour un assistant qui note ou appuie
        [set-up] la position initiale
        [move-counter] le compteur de coups
        [assistant] un assistant qui annonce
       *[other] { $condition }
    }
condition-words = { $condition ->
        [device] appareil
        [default-time] retard
        [clock-side] côté
        [first-increment] premier-incrément
        [supervised] supervision
        [finish] fin
        [no-draw-before] pas-de-nulle-avant
        [two-hands] deux-mains
        [rated] classée
        [two-boards] deux-échiquiers
        [medium] écrit
        [hearing-impaired] malentendant
        [score-duty] devoir
        [points] points
        [adjustment] ajustement
        [set-up] position
        [move-counter] compteur
       *[other] { $condition }
    }
condition-value = { $value ->
        [left] gauche
        [right] droite
        [before] avant
        [after] après
        [penalise] sanctionner
        [pegs-excepted] toucher-permis
        [braille] Braille
        [longhand] manuscrit
        [recorder] enregistreur
        [program] programme
        [yes] oui
        [no] non
        [to-the-control] jusqu'au contrôle
        [for-good] définitif
       *[other] { $value }
    }
leave-words = { $what ->
        [scoresheet] feuille
        [time-left] temps-restant
        [private-screen] écran
        [board-reading] échiquier
        [reminders] rappels
        [open-listening] écoute
        [sealed-here] enveloppe-ici
        [arbiter-cue] appel-arbitre
       *[other] { $what }
    }
condition-laid-down = Fixé, { $condition } : { $value }.
finish-unannounced = Une fin au KO n'a pas besoin d'annonce, et aucune ne l'exclut.
start-needs = Fixez d'abord { $condition } : { $command } { $word }.
boards-set-up-ask = { $boards ->
        [single] L'échiquier est-il en position initiale? Entrée: oui, et la pendule part.
       *[both] Les deux échiquiers sont-ils en position initiale? Entrée: oui, et la pendule part.
    }
start-needs-assistant = Il faut d'abord un assistant qui annonce : l'adversaire est malentendant.
consent-needed = Une nulle avant le coup { $before } demande l'accord de l'arbitre.
no-event = Ce n'est pas un tournoi, rien n'est fixé.
already-started = La partie a commencé, il est trop tard pour ceci: { $condition }.
not-in-rated-game = Une partie comptée au classement suit les Règles, qui ne permettent pas ceci: { $condition }.
needs-condition = ce qui est fixé : { $known }
needs-minutes = des minutes, par exemple 30m
needs-points = des points pour gain, nulle et perte, par exemple 3-1-0
needs-move-number = un nombre
needs-name = un nom
needs-one-of = un de { $known }
check-event-missing = À fixer avant de mettre la pendule en marche : { $missing }.
check-event-earphone = La partie ne s'ouvre que si un écouteur (--ear-device ou réglages) ou un afficheur braille est indiqué; sinon il faut la permission private-screen.
check-event-preset = Modèle { $name }, d'après { $source } ; lu : { $read }.
name = { $text }
device-rule = { $rule ->
        [off-only] Les appareils sont éteints entièrement ; un son perd.
        [carrying-loses] Qui porte un autre appareil perd.
        [approved-only] Seul cet appareil est approuvé ; un autre sur la personne perd.
       *[other] { $rule }
    }
head-words = Mots du sceau : { $words }
verify-doubt = Ligne { $line }: { $doubt ->
        [goes-back] elle est antérieure à la ligne précédente.
        [opened-again] la partie est ouverte une seconde fois.
        [authorised-another-day] cet appareil a été autorisé après l'ouverture, ou plus d'un jour avant.
        [behind-the-result] le résultat était acquis, et ceci ne peut le suivre.
        [no-such-arbiter] { $initials } n'est pas arbitre de ce tournoi.
        [not-at-the-keys] l'arbitre { $initials } n'était pas au clavier.
        [unsigned] un arbitre était au clavier, et les initiales manquent.
        [needs-arbiter] seul un arbitre en décide, et aucun n'était au clavier.
        [other-time] le temps n'est pas celui qui résulte des instants.
        [absurd] un nombre dépasse toute mesure.
       *[other] { $doubt }, { $initials }
    }
verify-clip = Ligne { $line }: le son { $file } { $why ->
        [missing] manque.
        [changed] n'est pas tel qu'il a été gardé.
        [unreadable] ne peut pas être lu.
       *[other] { $why }
    }
verify-consistent = L'enregistrement est cohérent. Il n'est pas prouvé qu'il soit intact : il faut pour cela les mots du sceau qu'un arbitre a notés.
verify-proved = C'est l'enregistrement dont les mots ont été notés, jusqu'à sa dernière ligne.
verify-proved-to = C'est l'enregistrement dont les mots ont été notés, jusqu'à la ligne { $line } sur { $last }. Pour la suite, rien n'est prouvé.
verify-other = Ce n'est pas l'enregistrement dont les mots ont été notés.
verify-doubts = { $path } : ce qui est nommé n'a pas de sens, et on ne peut se fier à l'enregistrement.
verify-head-unread = Les mots du sceau sont huit, de quatre lettres chacun, comme bafu.
who = { $by ->
        [player] le joueur
        [assistant] l'assistant
        [program] le programme
        [nobody] personne
       *[other] { $by }
    }

## Reading a game
read-move = { $number } { $side }: { $move }
read-comment = Commentaire: { $text }
read-sign = { $sign ->
        [n1] Bon coup.
        [n2] Erreur.
        [n3] Excellent coup.
        [n4] Gaffe.
        [n5] Coup intéressant.
        [n6] Coup douteux.
       *[other] Signe { $sign }.
    }
read-variations = { $count ->
        [one] { $count } variante: /entrer.
       *[other] { $count } variantes: /entrer 1 à /entrer { $count }.
    }
read-variation = Variante { $number } sur { $count }.
read-clock = Pendule { $time }.
read-noted = Temps noté : { $time }.
read-game-line = { $number }: { $white } – { $black }, { $result }, { $count ->
        [one] { $count } demi-coup
       *[other] { $count } demi-coups
    }.
read-too-many-games = { $path } contient plus de { $most } parties; le fichier est trop court pour autant.
read-pace = Lecture du fichier : { $percent } pour cent.
read-flaws = { $count ->
        [one] { $count } défaut
       *[other] { $count } défauts
    }.
read-welcome = { $white } – { $black }, { $result }, { $count ->
        [one] { $count } demi-coup
       *[other] { $count } demi-coups
    }. Entrée avance, /? donne les commandes.
read-before-first = Avant le premier coup.
read-end = Fin de la partie. Résultat { $result }.
read-end-variation = Fin de la variante: /sortir.
read-where = Coup { $count } sur { $all }.
read-in-variation = Variante, niveau { $count }.
read-no-variation = Il n'y a pas de variante ici.
read-no-such-variation = Il n'y a pas de variante { $number } ici.
read-main-line = C'est la variante principale.
read-not-found = { $text } n'est pas trouvé.
read-no-such-move = Il n'y a pas de coup { $text } dans cette ligne.
read-prompt-start = Début:{" "}
read-find-what = Chercher quoi? Un coup ou un mot d'un commentaire.
read-list-welcome = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. Entrée dit la suivante, un numéro en ouvre une, /? donne les commandes.
read-prompt-list = Partie { $number } sur { $count }:{" "}
read-game-played = Jouée: { $known }.
read-no-further-game = Pas d'autre partie.
read-no-game = Il n'y a pas de partie { $number }. Il y en a { $count }.
read-back-to-the-list = /sortir ramène à la liste.
read-open-a-game = Ouvrez d'abord une partie: son numéro.
read-find-which-game = Chercher quoi? Un mot d'un nom, d'un tournoi, d'un lieu ou d'une date.
read-more = { $count ->
        [0] La partie est finie.
        [one] 1 demi-coup s'est ajouté.
       *[other] { $count } demi-coups se sont ajoutés.
    }
read-file-holds-nothing = Le fichier a disparu ou est vide. Ce qui a été lu reste.
read-changed = La partie a changé à partir de { $number } { $side }.
read-shorter = La partie est devenue plus courte.
read-another-game = Une autre partie est maintenant dans le fichier.
read-which-game = { $path } contient plusieurs parties: choisissez-en une avec --game.
read-no-such-game = { $path } ne contient pas de partie { $number }. Il y en a { $count }.
pgn-flaw = Ligne { $line }, colonne { $column }: { $kind ->
        [bad-tag] { $text } n'est pas une étiquette.
        [unusual-tag] l'étiquette { $text } est écrite de façon inhabituelle.
        [second-tag] l'étiquette { $text } y est deux fois; la dernière compte.
        [bad-fen] { $text } n'est pas une position. Aucun coup n'est lu.
        [impossible-position] aucune partie ne peut avoir cette position. Elle est prise telle quelle.
        [other-variant] { $text } est un autre jeu que les échecs. Aucun coup n'est lu.
        [unreadable] { $text } n'est pas un coup. Cette ligne n'est pas lue plus loin.
        [illegal-move] { $text }: coup illégal. Cette ligne n'est pas lue plus loin.
        [ambiguous-move] { $text } est ambigu. Cette ligne n'est pas lue plus loin.
        [missing-promotion] la nouvelle pièce manque dans { $text }. Cette ligne n'est pas lue plus loin.
        [missing-move] aucun coup n'est noté ici. Cette ligne n'est pas lue plus loin.
        [unread-line] { $text } : cette ligne n'est pas lue.
        [moves-in-comment] les coups d'un commentaire ne sont pas lus : { $text }.
        [result-among-moves] le résultat { $text } se trouve parmi les coups. La suite est lue quand même.
        [null-move] { $text } n'est pas un coup de partie. Cette ligne n'est pas lue plus loin.
        [move-number] le numéro { $text } ne va pas avec les coups.
        [letters-ambiguous] les lettres des pièces peuvent être de plusieurs langues: { $text }. La première est prise.
        [nested-comment] un commentaire dans un commentaire.
        [unclosed-comment] le commentaire n'a pas de fin.
        [stray-brace] la fin d'un commentaire sans son début.
        [unclosed-variation] la variante n'a pas de fin.
        [stray-parenthesis] { $text } n'a pas de pendant.
        [too-deep] des variantes aussi profondes ne sont pas lues.
        [stray-sign] { $text } n'appartient à aucun coup.
        [result-in-variation] le résultat { $text } est dans une variante.
        [result-differs] le résultat { $text } n'est pas celui de l'étiquette. L'étiquette compte.
        [unusual-result] le résultat { $text } est écrit de façon inhabituelle.
        [missing-result] le résultat manque.
        [after-result] des coups après le résultat. Ils sont lus comme une autre partie.
        [empty-line] une ligne vide dans la partie.
        [capture-sign] { $text }: le signe de prise ne convient pas.
        [check-sign] { $text } ne donne pas échec.
        [mate-sign] { $text } n'est pas mat.
        [en-passant-sign] { $text } ne prend pas en passant.
       *[other] { $kind }, { $text }.
    }

## Two boards, in a game
boards-compared = Les échiquiers sont comparés.
comparing-no-move = Les échiquiers sont comparés : aucun coup ne peut être entré maintenant.
other-sheet-entered = L'autre feuille est entrée. { $command } dit ce que donne la comparaison.
scoresheets-decide = Les feuilles de partie décident; appelez l'arbitre.
nothing-compared = Aucun échiquier n'est comparé. /divergence commence.
key-other-sheet = Maintenant l'autre feuille, demi-coup par demi-coup. ? est illisible, - manque, un numéro va à son coup, /annuler raye la dernière entrée, Entrée seule termine la feuille.
prompt-other-sheet = Autre feuille, { $number } { $side }:{" "}
prompt-comparison = Comparaison des échiquiers:{" "}
other-sheet-struck = { $place }, l'autre feuille: entrée rayée.
other-sheet-says = { $place }, l'autre feuille: { $move }.
other-sheet-says-ask = { $place }, l'autre feuille: { $move }? Entrée ou oui l'inscrit.
other-sheet-lacks = { $place }, l'autre feuille: manque.
which-board = Quel échiquier: A ou B?
entry-left-open = { $place }, l'autre feuille: laissé ouvert.
first-difference = { $place }: { $sheet } { $ours }, l'autre { $theirs }.
log-is-compared = Sont comparées ici les notes de cet appareil, sans valeur de preuve. La feuille du joueur décide: si elle diffère, quitter ceci et corriger d'abord les notes.
agreed-illegal = Les deux feuilles portent un coup illégal: { $place }. Il est d'abord décidé de ce coup.
decide-entries = Entrez ce qui est écrit avec son numéro devant, par exemple 9. Cbd2.
board-waits = L'échiquier { $board } est noté. Il faut d'abord décider ce qui est écrit.
needs-board = a pour l'échiquier spécial ou b pour l'autre et, si c'est connu, ce qui s'y trouve
answer-square = Une pièce et sa couleur, sa lettre (majuscule Blancs, minuscule Noirs), ou Entrée pour une case vide. /annuler termine les questions.
corrections-told = À partir de maintenant, le joueur entend ce qui doit changer sur les échiquiers.
comparison-ended = Les échiquiers ne sont plus comparés.
restored = La partie revient à la position après le { $place }. Trait aux { $side }.
restored-start = La partie revient à la position de départ. Trait aux { $side }.
restore-ask = Revenir en arrière? « oui » raye: { $moves }
restore-ask-by = Revenir en arrière selon l’article { $article } ? « oui » raye: { $moves }
struck-entries = Rayé: { $moves }
note-offer-struck = La proposition de nulle des { $side } est rayée aussi.
clocks-wait = Les pendules sont arrêtées. /régler les règle, /reprendre les relance.
help-mismatch = Les échiquiers ne concordent pas: arrêter les pendules, comparer les feuilles de partie.
help-board = Ce qui est sur un échiquier, en comparant: /échiquier a ou /échiquier b, aussi avec FEN.
help-tell = Faire entendre au joueur ce qui doit changer sur les échiquiers.
help-restore = Revenir au dernier accord des feuilles de partie.

## Two boards
resolve-agree = { $count ->
        [0] Aucun coup n'est sur les feuilles.
        [one] Les feuilles concordent pour un demi-coup.
       *[other] Les feuilles concordent pour les { $count } demi-coups.
    }
resolve-differ = { $count ->
        [0] Les feuilles diffèrent dès le premier demi-coup.
        [one] Les feuilles concordent pour un demi-coup, puis elles diffèrent.
       *[other] Les feuilles concordent pour { $count } demi-coups, puis elles diffèrent.
    }
resolve-undecided = { $count ->
        [0] Avant de comparer, il faut décider ce qui est écrit.
        [one] Les feuilles concordent à coup sûr pour un demi-coup, puis il faut décider ce qui est écrit.
       *[other] Les feuilles concordent à coup sûr pour { $count } demi-coups, puis il faut décider ce qui est écrit.
    }
resolve-place = coup { $number } { $side }
resolve-ours = notre feuille
resolve-log = les notes de cet appareil (sans valeur de preuve)
resolve-theirs = l'autre feuille
resolve-difference = Première différence: { $place }.
resolve-says = Ce que dit { $sheet }: { $move }.
resolve-no-move = { $text }, qu'aucune pièce ne peut faire
resolve-ambiguous = { $place }, { $sheet }: { $text } est ambigu: { $candidates }?
resolve-illegible = { $place }, { $sheet }: { $text } ne peut pas se lire. Quel coup est-ce?
resolve-missing = { $place }, { $sheet }: l'entrée manque. Quel coup était-ce?
resolve-breaks-off = Aucune feuille ne dit ce qui a été joué au { $place }. La suite n'est pas comparée.
resolve-tail = { $count ->
        [one] Un demi-coup manque à la fin ({ $sheet }). Ce n'est pas une différence.
       *[other] { $count } demi-coups manquent à la fin ({ $sheet }). Ce n'est pas une différence.
    }
resolve-lacks = Si { $count } demi-coups manquent là ({ $sheet }), les { $run } entrées suivantes sont les mêmes.
resolve-same-position = Dans un autre ordre, les deux feuilles arrivent à la même position après le { $place }.
resolve-jump = Ligne { $line }, { $sheet }: le numéro { $number } est là où { $expected } devrait suivre.
resolve-in-order = Ce qui est lu sur { $sheet } est l'ordre dans lequel les coups y sont.
resolve-position = Position des feuilles, trait aux { $side }: { $fen }
resolve-back-to = Retour à cette position, trait aux { $side }: { $fen }
resolve-time = Temps restant là, { $side }: { $left }.
resolve-board-right = L'échiquier { $board } montre cette position.
resolve-board-wrong = L'échiquier { $board } doit changer:
resolve-board-flaws = Aucune partie ne mène à ce qui est sur l'échiquier { $board }: { $flaws }.
resolve-remove = { $piece } { $square } hors de l'échiquier
resolve-move = { $piece } de { $from } à { $to }
resolve-put = { $piece } ({ $side }) en { $square }
resolve-explained = { $slips ->
        [one] Une erreur de main mène à ce qui est sur l'échiquier { $board }. Possibilités: { $count }.
       *[other] { $slips } erreurs de main mènent à ce qui est sur l'échiquier { $board }. Possibilités: { $count }.
    }
resolve-unexplained = Aucune des erreurs de main habituelles ne mène à ce qui est sur l'échiquier { $board }.
resolve-more = { $count ->
        [one] --json montre une possibilité de plus.
       *[other] --json montre { $count } possibilités de plus.
    }
resolve-slip = { $place }, { $move }: { $slip }
resolve-both = { $first }; { $second }
slip-not-executed = pas joué
slip-one-square-off = posé en { $square }
slip-rook-one-square-off = la tour posée en { $square }
slip-wrong-piece = joué avec la pièce pareille de { $square }
slip-mirrored = joué en miroir, de { $from } à { $to }
slip-twice = joué deux fois, jusqu'en { $square }
slip-captured-put-aside = la pièce prise n'a pas été retirée, mais posée en { $square }
slip-captured-not-removed = la pièce prise n'a pas été retirée, celle qui prend a été posée en { $square }
slip-capturing-removed = la pièce qui prend a été retirée à la place de la pièce prise
slip-en-passant-left = le pion pris en passant est resté
slip-rook-not-moved = la tour n'a pas été jouée
slip-king-not-moved = le roi n'a pas été joué
slip-wrong-promotion = { $piece } est sur la case de promotion
resolve-several-games = { $path } contient plusieurs parties; il faut une feuille avec une seule.
resolve-too-long = { $path } contient plus de { $most } demi-coups; aucune partie n'est aussi longue.
resolve-sheet-flaw = { $path }: { $flaw }
resolve-starts-differ = Les feuilles partent de positions différentes.
resolve-nothing-compared = Aucun échiquier n'a été comparé dans { $path }. Donnez l'autre feuille avec --theirs.
resolve-report-at-the-table = entré à la table
resolve-no-entry = Il n'y a pas de demi-coup { $number } ({ $sheet }).
resolve-ask-meaning = Dites avec --meant ce qui est écrit, par exemple --meant theirs:17=Cbd2.
resolve-ask-square = Échiquier { $board }: qu'y a-t-il en { $square }?
resolve-ask-color = Échiquier { $board }, { $square }, { $piece }: blanc ou noir?
resolve-ask-again = Une pièce et sa couleur, sa lettre (majuscule Blancs, minuscule Noirs), Entrée pour une case vide, ou tout l'échiquier en liste ou en FEN; /stop termine les questions.
resolve-ask-aloud = À voix haute: couleur et pièce, « { $empty } » pour une case vide, « { $again } » repose la question, « { $stop } » termine les questions. Ce qui est compris est relu; « oui » ou Entrée confirme.
resolve-ask-found = { $count ->
        [one] L'échiquier { $board } est connu après une question, si un coup au plus a été mal joué.
       *[other] L'échiquier { $board } est connu après { $count } questions, si un coup au plus a été mal joué.
    }
resolve-ask-complete = L'échiquier { $board } est connu en entier.
resolve-ask-all = Échiquier { $board }: aucune des erreurs de main habituelles ne l'explique. Maintenant rangée par rangée.
resolve-ask-stopped = Échiquier { $board }: questions terminées, cet échiquier n'est pas comparé.
resolve-report-title = Deux échiquiers: rapport pour l'arbitre ({ $article }).
resolve-report-wanted = Ce qui doit y être selon les feuilles:
resolve-report-board = Ce qui est sur l'échiquier { $board }:
resolve-report-clocks = Pendules après la décision:
resolve-report-written = Le rapport est dans { $path }
resolve-report-ending = { $path }: un rapport se termine par .txt, .json, .brf ou .pef.
equipment-title = Matériel avant la partie, Règles de { $laws }.
equipment-help = Réponses: une mesure en mm ou cm, oui ou non; Entrée laisse ouvert. { $again } redemande, { $back } revient en arrière, { $stop } arrête.
equipment-aloud = À voix haute: « oui », « non », « { $empty } » laisse ouvert, « { $again } » redemande, « { $back } » revient en arrière, « { $stop } » arrête. Mesures et initiales se tapent.
equipment-type-it = Mesures et initiales se tapent; « { $empty } » laisse ouvert.
equipment-part = { $section ->
        [special-board] { $article ->
            [none] Échiquier spécial.
           *[other] Échiquier spécial, { $article }.
        }
        [special-pieces] { $article ->
            [none] Pièces spéciales.
           *[other] Pièces spéciales, { $article }.
        }
        [usual-pieces] Pièces ordinaires, { $article }.
        [usual-board] Échiquier ordinaire, { $article }.
        [table] Table, { $article }.
        [clock] { $article ->
            [none] Pendule.
           *[other] Pendule, { $article }.
        }
        [room] Lumière et bruit.
        [set-up] Mise en place.
       *[approval] Approbation, { $article }.
    }
equipment-item = { $item ->
        [special-side] Petit côté de l'échiquier spécial
        [special-raised] Cases noires légèrement en relief
        [special-holes] Un trou dans chaque case
        [special-corner] Coin droit devant chaque joueur sans relief
        [special-pegs] Sur chaque pièce une cheville qui s'ajuste
        [special-staunton] Pièces spéciales de modèle Staunton
        [special-marked] Chaque pièce noire marquée spécialement
        [king-height] Hauteur du roi
        [king-base] Diamètre de la base du roi
        [usual-staunton] Pièces ordinaires de modèle Staunton
        [usual-dull] Pièces sans brillant
        [usual-tops] Roi, dame, fou et pion bien distincts par leur sommet
        [square] Côté d'une case de l'échiquier ordinaire
        [board-rigid] Échiquier rigide
        [board-dull] Échiquier sans brillant
        [board-fixed] Échiquier fixé à la table
        [board-corner] Coin droit devant chaque joueur blanc
        [board-side] Côté de l'échiquier ordinaire entier
        [table-length] Longueur de la table
        [table-width] Largeur de la table
        [clock-hands] Une pendule à aiguilles
        [hands-reinforced] Aiguilles renforcées
        [dial-dots] Un point en relief toutes les cinq minutes, deux toutes les quinze
        [flag-felt] Drapeau facile à sentir
        [last-minutes-felt] Aiguilles à sentir dans les cinq dernières minutes de l'heure
        [flag-exact] Drapeau qui tombe juste à l'heure pleine, bien visible
        [clock-dull] Aucun reflet sur la pendule
        [clock-quiet] Pendule silencieuse
        [clock-talks] Pendule qui dit le temps et le nombre de coups
        [clock-private] Seul le joueur entend la pendule
        [light] Lumière suffisante
        [noise] Assez calme pour les annonces
        [set-up-a] Échiquier A, le spécial, en position initiale
        [set-up-b] Échiquier B, l'ordinaire, en position initiale
        [approved-boards] Échiquiers et pièces approuvés
        [approved-clock] Pendule approuvée
       *[approved-program] Programme approuvé
    }
equipment-ask = { $name }?
equipment-ask-size = { $name }, en { $unit }?
equipment-ask-approved = { $name }? Initiales de l'arbitre:
equipment-set-up-how = { $command } ou? lit ce qui doit y être.
equipment-beyond = { $item ->
        [special-side] { $figure }: l'échiquier spécial doit mesurer au moins { $least } sur { $least }.
        [king-height] { $figure }: le roi doit avoir environ { $least } de haut.
        [king-base] { $figure }: la base du roi doit mesurer { $least } à { $most } de sa hauteur.
        [square] { $figure }: les cases doivent mesurer { $least } à { $most }.
        [table-length] { $figure }: la table doit mesurer au moins { $least } de long.
       *[table-width] { $figure }: la table doit mesurer { $least } à { $most } de large.
    }
equipment-not-so = Non rempli: { $name }.
equipment-turned = L'échiquier { $board } est tourné de 90 degrés: le coin droit devant chaque joueur doit être blanc.
equipment-looked = { $looked ->
        [yes] oui
        [no] non
        [not-measured] non mesuré
        [not-approved] pas encore
       *[not-looked-at] non vérifié
    }
equipment-approved-by = par { $by }
equipment-approved-by-at = par { $by }, { $at }
equipment-line = { $name }: { $found }
equipment-noted = Noté: { $found }.
equipment-before = Jusqu'ici: { $found }. Entrée le garde, - laisse ouvert.
equipment-open = Ouvert: { $names }.
equipment-end = Ouverts: { $open }. Signalés: { $told }. Entrée clôt la liste, { $back } revient en arrière.
equipment-closed = La liste est close. L'arbitre approuve.
equipment-left = La liste est quittée. Ouverts: { $open }.
equipment-not-a-size = { $text }: une mesure en chiffres en { $unit }, { $most } au plus; Entrée laisse ouvert.
equipment-not-yes-or-no = { $text }: oui ou non; Entrée laisse ouvert.
equipment-not-initials = { $text }: les initiales d'un arbitre, une à quatre lettres; Entrée laisse ouvert.
equipment-told = Signalé:
equipment-nothing-told = Rien de signalé.
equipment-decides-nothing = Ce rapport ne décide rien; l'arbitre approuve.
equipment-goes-on = Pour continuer: --from { $path }
equipment-no-record = { $path } n'est pas un rapport d'ansage equipment en JSON.
resolve-board-fault = Échiquier { $board }: { $unread ->
        [nothing] { $text } n'est pas un échiquier. Il faut une FEN, une liste des pièces, ou rangée par rangée.
        [several] { $text } désigne des échiquiers différents dans des langues différentes.
        [twice] La case { $text } est nommée deux fois.
        [no-color] De quelle couleur est { $text }?
        [no-piece] Quelle pièce est en { $text }?
        [no-square] Sur quelle case est { $text }?
        [count] { $text }: il y en a plus ou moins qu'annoncé.
        [rank-length] La rangée { $text } n'a pas huit cases.
        [rank-twice] La rangée { $text } est nommée deux fois.
        [rank-missing] La rangée { $text } manque.
       *[unknown] { $text } n'est pas compris.
    }

listener-failed = L'écoute n'est pas possible: { $why }.
model-missing = Il n'y a pas de reconnaissance vocale dans { $path }.
model-not-installed = La reconnaissance vocale n'est pas installée. Pour l'installer: { $command }.
model-lacks = Le fichier { $path } manque à la reconnaissance vocale.
model-changed = Le fichier { $path } de la reconnaissance vocale est abîmé ou modifié.
nobody-hears = Ce qui est dit en { $language } n'est entendu par personne ici: le réseau qui entend cette langue manque. Ceci l'apporte: { $command }.
not-sound = { $path } n'est pas un fichier WAV lisible.
sound-rate = { $path } a { $rate } échantillons par seconde; il en faut 8000 à 192000.
listen-move = Entendu: { $words }. Compris: { $move }.
listen-illegal = Entendu: { $words }. Compris: { $move }. C'est illégal.
listen-command = Entendu: { $words }. Compris comme commande: { $command }.
listen-ask = Entendu: { $words }. Est-ce { $choices }?
listen-no-move = Entendu: { $words }. Ce n'est pas un coup dans cette position.
listen-nothing = Entendu: { $words }. Ce n'est ni un coup ni une commande.
listen-not-asked = Entendu: { $words }. Rien n'était demandé.
no-answer = Entendu: { $words }. Ce n'est pas une réponse ici.
listen-junk = C'était plus de bruit que de parole. Rien n'est compris.
listen-own-grammar = Cette reconnaissance vocale n'accepte pas de consignes et peut entendre des annonces que personne n'a faites.
listen-no-words = Aucun mot n'a été entendu.
score-begin = Enregistrements écoutés maintenant : { $count }. Cela prend un moment.
score-heading = { $group ->
        [announcements] Annonces entières
        [commands] Commandes
        [words] Mots seuls
       *[junk] Ce qui ne doit être pris pour rien
    }{ $mode ->
        [free] , partie libre
        [event] , tournoi
       *[alone] , d'après le mot entendu
    } : { $count }.
score-line = { $verdict ->
        [right] Juste
        [asked] Demandé, avec ce qui a été dit parmi les choix
        [amiss] { $group ->
                [junk] Demandé
               *[other] Demandé, sans ce qui a été dit parmi les choix
            }
        [nothing] { $group ->
                [junk] Pris pour rien
               *[other] Non compris
            }
       *[wrong] { $group ->
                [junk] Pris pour quelque chose
               *[other] Faux
            }
    } : { $count } sur { $of }, { $percent } pour cent ({ $low } à { $high }).
score-tenths = { $whole },{ $tenths }
score-wrong = Faux{ $mode ->
        [free] , partie libre
        [event] , tournoi
       *[alone] {""}
    } : { $file } a été pris pour { $taken }.
score-bounds = Entre parenthèses, les bornes de Wilson à 95 pour cent. Elles valent pour d'autres enregistrements comme ceux-ci ; d'autres personnes peuvent être comprises autrement.
score-refused = { $unusable ->
        [missing] Une note parle de { $file }, mais le fichier n'est pas là.
        [partial] { $file } demande une position (fen dans recordings.toml) ou les deux cases.
        [unclear] Les mots de { $file } ne désignent pas une seule chose dans sa position ; move dans recordings.toml dit ce qui était voulu.
        [position] La position indiquée pour { $file } n'en est pas une.
        [move] Le coup indiqué pour { $file } n'en est pas un.
        [empty] Il n'y a pas de son dans { $file }.
        [long] { $file } dure plus de 15 secondes : aucune touche n'est tenue si longtemps. Avec whole = false, chaque pause termine une phrase.
       *[unheard] La reconnaissance a échoué deux fois sur { $file }.
    }
score-no-word = Le nom { $file } contient { $word }, qui n'est pas un mot de cette langue.
score-refused-count = Enregistrements inutilisables : { $count }.
score-none = Aucun enregistrement de { $path } n'est utilisable.
score-other-language = Ces enregistrements sont dans la langue { $language }. Indiquez-la avec --words.
score-notes-bad = { $path }, ligne { $line } : { $why }.
score-no-key = il n'y a pas de clé { $key }
recording-foreign = { $path } n'est pas un fichier WAV, FLAC ou MP3 lisible.
recording-cut-off = { $path } s'interrompt. Ce qui précède est utilisé.
recording-wrong-length = La longueur dans { $path } est fausse. Le fichier est lu jusqu'au bout.
recording-damaged = { $path } est abîmé. Ce qui est lisible est utilisé.
recording-silent = { $path }: aucune voix n'y est entendue.
recording-none = Il n'y a pas d'enregistrement (WAV, FLAC ou MP3) dans { $path }.
reconstruct-unheard = À { $time } la reconnaissance a échoué deux fois. Ce passage n'a pas été écouté.
reconstruct-unscored = À { $time } le programme qui fait mieux entendre les personnes a échoué. À partir d'ici, l'écoute se fait sans lui.
reconstruct-nothing = Aucun coup n'a été entendu.
reconstruct-summary = Demi-coups: { $count }, dont marqués: { $marked }.
reconstruct-close = incertain, possible: { $choices }
reconstruct-doubtful = incertain
reconstruct-unclear = pas compris, déduit de la suite
reconstruct-missing = absent de l'enregistrement
reconstruct-unused = À { $time } entendu et pas utilisé: { $words }.
reconstruct-marks = Marqués:
reconstruct-ask = { $place }, à { $time }: { $choices }?
reconstruct-ask-move = { $place }, à { $time }: quel coup?
reconstruct-ask-help = Réponses: le numéro, le coup, - si ce n'en est pas un, ? rejoue le son, Entrée laisse ouvert, /stop termine les questions.
reconstruct-ask-aloud = À voix haute: le numéro ou le coup, « { $none } » si ce n'en est pas un, « { $open } » laisse ouvert, « { $again } » rejoue le son, « { $stop } » termine les questions. Ce qui est compris est relu; « oui » ou Entrée confirme.
reconstruct-ask-again = Pas compris. Le numéro ou le coup.
reconstruct-ask-ear = Coup { $number }, { $side }. Quel coup?
reconstruct-ask-unheard = L'enregistrement ne peut pas être entendu: { $why }. Les questions sont posées quand même.
audio-no-clips = Il n'y a pas d'enregistrements pour { $path }.
audio-none-usable = Aucun des enregistrements de { $path } n'est utilisable.
audio-written = Écrit dans { $path }: enregistrements { $count }, durée { $time }.
audio-written-partly = Écrit dans { $path }: enregistrements { $count } sur { $all }, durée { $time }.
learn-begin = { $count } mots, chacun { $rounds } fois, et { $announcements } annonces : environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. Dites chaque mot quand il est demandé. Entrée continue, r et Entrée redemande, q et Entrée arrête.
learn-say = Dites: { $saying }
learn-flaw = { $fault ->
        [nothing] Rien n'a été entendu de { $saying }.
        [noisy] { $saying }: la salle est presque aussi forte que la voix.
        [too-quiet] { $saying } était trop faible.
        [too-loud] { $saying } était trop fort pour le microphone.
       *[unlike] { $saying } a sonné comme autre chose.
    }
learn-working = { $takes ->
        [one] Un enregistrement. Apprentissage; un instant.
       *[other] { $takes } enregistrements. Apprentissage; jusqu'à deux minutes.
    }
learn-done = La voix est apprise. Annonces dont rien n'a été appris : { $before } sur { $of } justes avant, { $after } maintenant ; fausses : { $wrong-before } avant, { $wrong-after } maintenant. Chacune compte en partie libre et en tournoi.
learn-one-person = Ce qui est appris vaut pour une seule personne : les autres sont moins bien entendues avec.
learn-not-better = Rien n'est changé : la voix n'est pas mieux entendue. Annonces dont rien n'a été appris : { $before } sur { $of } justes avant, { $after } après ; fausses : { $wrong-before } avant, { $wrong-after } après.
learn-too-little = Il a été dit trop peu pour apprendre. Rien n'est changé.
learn-too-few-announcements = Il faut au moins { $count } annonces entières pour savoir si quelque chose s'améliore. Rien n'est changé.
learn-keeps = Les enregistrements sont gardés dans { $path }, lisibles par vous seul. Rien n'est envoyé.
learn-consent = Ces enregistrements peuvent-ils être donnés sous la licence { $licence }, pour mesurer et améliorer la reconnaissance ? Tapez oui et Entrée ; Entrée seule vaut non. Peuvent-ils l'être ?
learn-consent-given = C'est noté : les enregistrements peuvent être donnés. Tant qu'ils ne le sont pas, effacer le dossier suffit pour revenir dessus.
learn-consent-not-given = C'est noté : les enregistrements sont pour vous seul.
learn-recordings-kept = Les enregistrements sont dans { $path }.
learn-forget-hint = Les enregistrements ne sont pas gardés. ansage learn-my-voice --forget annule tout.
learn-forgotten = La voix apprise est oubliée.
learn-nothing-to-forget = Aucune voix n'était apprise.
learn-stale = La voix apprise est d'une autre version de la reconnaissance vocale et ne sert pas. Apprenez-la de nouveau (ansage learn-my-voice).
cannot-learn = Cette reconnaissance vocale ne peut pas apprendre de voix: { $why }.
cannot-learn-language = En { $language }, aucune voix ne peut être apprise: seule une reconnaissance vocale apprend, et il n'y en a que pour l'allemand.
bank-record-begin = { $count ->
    [0] Aucun mot ne manque.
    [one] { $count } mot manque.
   *[other] { $count } mots manquent.
} Dites chacun après l'avoir entendu. Entrée continue, r le redemande, b revient, s le laisse, q arrête, toujours avec Entrée. Ce qui est enregistré reste.
bank-record-done = Tous les mots sont enregistrés. Une partie s'en sert avec --bank { $path }.
bank-record-stopped = { $count ->
    [0] Aucun mot ne manque.
    [one] { $count } mot manque encore.
   *[other] { $count } mots manquent encore.
} La même commande continue.
bank-flaw = { $take-fault ->
    [nothing] On n'a rien entendu de { $saying }.
    [noisy] { $saying }: la pièce est presque aussi forte que la voix.
    [too-soft] { $saying } était trop faible. Rapprochez-vous du micro.
    [too-loud] { $saying } était trop fort pour le micro.
    [cut] Il manque le début ou la fin de { $saying }.
    [too-long] { $saying } était plus long qu'un mot.
    [uneven] Il y a un choc ou un claquement dans { $saying }.
   *[other] { $saying } n'est pas un son lisible.
}
bank-refusal = { $path } n'est pas utilisé. { $why }
bank-built = { $count ->
    [0] Aucun mot n'est prêt dans { $path }.
    [one] { $count } mot est prêt dans { $path }.
   *[other] { $count } mots sont prêts dans { $path }.
}
bank-refused = { $count ->
    [0] Tous les enregistrements de { $path } ont servi.
    [one] { $count } enregistrement de { $path } n'a pas servi.
   *[other] { $count } enregistrements de { $path } n'ont pas servi.
}
bank-stranger = { $path } ne porte le nom d'aucun mot.
bank-word = { $saying }, { $path }: { $clip ->
    [there] présent.
    [missing] manquant.
    [silent] abîmé, on n'y entend rien.
    [too-long] abîmé, plus long qu'un mot.
    [uneven] abîmé, plus fort ou plus faible que les autres mots.
    [clicks] abîmé, il commence ou finit par un claquement.
   *[not-sound] abîmé, ce n'est pas un son lisible.
}
bank-gaps = { $path } n'est pas complet: { $missing } manquants, { $broken } abîmés. La voix intégrée dit ces mots.
bank-unusable = Les mots enregistrés ne sont pas utilisables: { $why }.
bank-language = { $path }: ces mots sont en { $language }, pas en { $wanted }.
help-next = Le coup suivant; Entrée seule fait de même.
help-back = Un coup en arrière.
help-move = À un coup: /coup 17, /coup 17 n.
help-find = À un coup ou à un mot d'un commentaire: /chercher cavalier f3.
help-into = Dans une variante: /entrer 2.
help-out = Hors de la variante; hors de la partie, vers la liste.
help-square-reading = Ce qui est sur une case: /case e4.
help-rank-reading = Ce qui est sur une rangée: /rangée 4.
help-file-reading = Ce qui est sur une colonne: /colonne e.
help-pieces-reading = Où sont les pièces: /pièces, /pièces blanches, /pièces cavaliers.
help-captured-reading = Ce qui a été pris jusqu'ici.
help-fen-reading = La position en FEN.
help-diagram-reading = Un diagramme pour qui voit: /diagramme, /diagramme noirs.
help-where = Où nous sommes dans la partie.
help-help-reading = Cette liste.
help-quit-reading = Quitter.

## Hearing the player, and the board on request
read-back-offer = { $move }, avec proposition de nulle?
castling-squares = { $king }, { $rook }
arrival-first = { $arrival }, { $rest }
piece-from = { $piece } depuis { $from }
from = depuis { $from }
which-heard = { $choices }?
offer-ask = Proposer nulle?
accept-ask = Accepter la nulle? « oui » l'accepte.
accept-ask-before = Le tournoi n'admet pas de nulle par accord avant le coup { $before }. Accepter la nulle? « oui » l'accepte.
decline-ask = Refuser la nulle?
clock-ask = Appuyer sur la pendule?
say-again = Répétez, s'il vous plaît.
nothing-heard = Rien entendu.
nothing-was-asked = Aucune question n'est posée.
yes-in-two-words = Dites "{ $words }", ou tapez « oui ».
microphone-missing = Pas de microphone. Les touches marchent toujours.
microphone-lost = Le microphone est tombé en panne. Les touches marchent toujours.
microphone-back = Le microphone est revenu.
recogniser-missing = Pas de reconnaissance vocale; ansage doctor dit pourquoi. Les touches marchent toujours.
recogniser-lost = La reconnaissance vocale est tombée en panne. Les touches marchent toujours.
recogniser-back = La reconnaissance vocale est revenue.
one-recogniser-lost = L'une des deux reconnaissances vocales est tombée en panne. L'autre continue seule et demande plus souvent.
one-recogniser-back = Les deux reconnaissances vocales écoutent de nouveau.
scorer-net-damaged = Un réseau de la reconnaissance vocale est abîmé. Sans lui, on entend moins bien. ansage doctor le nomme.
listening-off = L'écoute est coupée. Les touches marchent toujours.
open-listening = J'écoute tout.
talk-key-listening = J'écoute seulement avec la touche de parole.
open-listening-refused = L'écoute ouverte demande l'accord de l'arbitre. La touche de parole marche.
repeated-otherwise = { $move } a été répété.
on-words = marche, ouvrir, oui
off-words = arrêt, touche, non
needs-on-or-off = marche ou arrêt
needs-rate = un nombre de 80 à 450
needs-volume = un nombre de 0 à 100
needs-pitch = un nombre de -100 à 100
ear-rate-is = { $number } mots par minute.
ear-does-not-speak = Le programme ne parle pas ici; un lecteur d'écran a ses propres réglages.
ear-volume-is = Volume { $number } pour cent.
ear-pitch-is = Hauteur { $number } pour cent.
practice-help = Dites un coup ou une commande; je dis ce que j'ai compris. Rien n'est joué. /quitter termine.
practice-prompt = Exercice:{" "}
answer-prompt = Réponse:{" "}
square-holds = { $square }: { $side }, { $piece }.
square-empty = { $square } est vide.
square-not-told = Cela ne se dit pas en tournoi.
which-square-to-tell = Quelle case?
help-square = Ce qui est sur une case: /case e4. Pas en tournoi.
rank-holds = Rangée { $rank }: { $pieces }.
file-holds = Colonne { $file }: { $pieces }.
pieces-stand = { $pieces }.
pieces-taken = Prises: { $pieces }.
pieces-of-side = { $side } { $pieces }
pieces-of-both = { $white }, { $black }
nothing-stands = vide
no-pieces = aucune
which-rank = Quelle rangée?
which-file = Quelle colonne?
which-pieces = Quelles pièces? Par exemple: cavaliers, tours blanches, noires.
help-rank = Ce qui est sur une rangée: /rangée 4. Pas en tournoi.
help-file = Ce qui est sur une colonne: /colonne e. Pas en tournoi.
help-pieces = Où sont les pièces: /pièces, /pièces blanches, /pièces cavaliers. Pas en tournoi.
help-captured = Ce qui a été pris. Pas en tournoi.
help-fen = La position en FEN. En tournoi, seulement après le résultat.
help-diagram = Un diagramme pour qui voit: /diagramme, /diagramme noirs. En tournoi, seulement après le résultat.
diagram-shown = Le diagramme est à l'écran, { $side } en bas.
fen-shown = La FEN est à l'écran. Trait aux { $side }, pièces sur l'échiquier: { $count }.
board-not-shown-yet = En tournoi, cela n'existe qu'après le résultat.
help-listen = Écouter tout, ou seulement avec la touche de parole: /écouter marche, /écouter arrêt.
help-rate = La vitesse de l'écouteur, en mots par minute: /vitesse 200.
help-volume-ear = Le volume de l'écouteur, en pour cent: /volume-oreille 60.
help-pitch = La hauteur de la voix dans l'écouteur, en pour cent: /hauteur -20.
help-talk-key = Touche de parole{ $key }: appuyer, parler, relâcher ou appuyer de nouveau.
key-name =
    { $key ->
        [space] barre d'espace
        [insert] Inser
       *[other] { $key }
    }

## Braille
braille-unknown-table = Pas de table braille nommée { $name }. Il y a { $known }.
braille-table-fault = Table braille { $file }, ligne { $line }: { $why }. { $table } prend sa place.
braille-unknown-sign = { $table } n'a pas de cellule pour { $sign } ({ $code }). Il figure comme { $shown }.
braille-unknown-cell = Ligne { $line }, cellule { $place }, points { $dots }: aucun signe dans { $table }.
braille-cell-not-understood = La cellule { $place }, points { $dots }, n'est pas comprise.
braille-not-written = { $text }: nous ne connaissons pas dans { $table } les cellules { $unwritten ->
        [castling] du roque
        [promotion] d'une promotion
        [en-passant] de la prise en passant
        [draw-offer] d'une proposition de nulle
        [result] d'un résultat
       *[other] de ce mot
    }, et aucune n'est inventée. Choisissez une autre table.
braille-eight-dots = Ligne { $line }, cellule { $place }: points { $dots }. Un BRF n'a que six points, et aucun n'est coupé.
braille-words-plain = La table { $table } de liblouis ne traduit pas ici; les mots sont écrits signe par signe.
braille-no-louis-table = liblouis n'a pas de table { $name }. Des noms comme de-g2 ou de-eurobrl6, ou le chemin d'un fichier.
braille-no-embosser-table = { $path }, ligne { $line }: pas une table d'embosseuse. Il faut display SIGNE POINTS.
braille-embosser-include = { $path }, ligne { $line }: { $include-fault ->
        [missing] il n'y a pas de fichier { $file }
        [circle] { $file } s'inclut lui-même
       *[too-many] plus de { $file } fichiers sont inclus
    }.
braille-no-byte = Ligne { $line }, cellule { $place }, points { $dots }: { $table } a { $code }; une embosseuse prend un octet par cellule, un signe jusqu'à U+00FF. Rien n'a été écrit.
braille-no-character = Ligne { $line }, cellule { $place }, points { $dots }: aucun signe dans { $table }. Rien n'a été écrit.
embosser-is-none = { $path } n'est pas un périphérique. Pour un fichier il y a --output.
embosser-refuses = La file d'impression { $queue } n'a rien pris. La feuille est intacte; --output l'écrit dans un fichier.
braille-no-cell = { $path }, ligne { $line }, caractère { $place }: { $sign } n'est pas une cellule braille.
braille-page-size = Une page braille a { $cells } cellules et { $lines } lignes ou plus, et { $most } de chaque au plus.
braille-no-moves = { $path }: aucun coup n'a été trouvé dans ce braille.
braille-too-long = { $path } contient plus de { $most } cellules; aucune feuille de partie n'est aussi longue.
braille-not-pef = { $path } n'est pas un fichier PEF: { $why }
braille-diagram = Diagramme d'Ansage, sans norme: k q r l s p sont les pièces des Blancs, les mêmes avec le point 6 celles des Noirs. Points 3 6: une case foncée vide.
dot-keys-on = Touches braille activées: f d s j k l sont les points 1 à 6{ $dots ->
        [eight] , a et ; les points 7 et 8
        [six] {""}
       *[other] { $dots }
    }, { $way ->
        [together] pressées ensemble
        [one-by-one] l'une après l'autre, g finit la cellule
       *[other] { $way }
    }. { $command } les désactive.
dot-keys-off = Touches braille désactivées.
no-dot = Cette touche n'est pas un point. Une commande commence par /, { $command } désactive les touches braille.
no-dot-keys = Il n'y a pas de clavier ici.
help-perkins = Écrire en braille au clavier, ou de nouveau en lettres.
form-braille-table = Table braille: { $table }
form-braille-signs = + échec # mat = promotion { $offer } proposition de nulle

## La bande
sound-began = Ce qui se dit à l'échiquier est enregistré.
sound-began-private = Le son n'est enregistré que pendant que la touche de parole est tenue.
sound-paused = Rien n'est enregistré. /enregistrement marche reprend l'enregistrement.
sound-off = Cette partie n'est pas enregistrée. Pour cela, le programme se lance avec --record on.
sound-not-now = Cette partie était enregistrée et maintenant elle ne l'est pas.
sound-over = Après le résultat, plus rien n'est enregistré.
sound-mark = { $tape ->
        [on] Enregistrement en cours.
        [key] Enregistrement avec la touche de parole.
        [off] Enregistrement arrêté.
        [full] Pas d'enregistrement: disque plein.
        [unwritable] Pas d'enregistrement: panne du disque.
        [deaf] Pas d'enregistrement: pas de microphone.
       *[no-key] Pas d'enregistrement: pas de touche de parole.
    }
sound-found = Du son d'avant la panne du programme a été retrouvé: { $file }.
sound-full = Le disque est plein. Le son n'est plus enregistré. La partie continue.
sound-unwritable = Le son ne peut pas être écrit et n'est plus enregistré. La partie continue.
sound-no-microphone = Pas de microphone. Rien n'est enregistré. Les touches marchent toujours.
sound-microphone-lost = Le microphone est tombé en panne. Rien n'est enregistré. Les touches marchent toujours.
sound-microphone-back = Le microphone est revenu. Le son est de nouveau enregistré.
sound-no-key = Sans la touche de parole, rien n'est enregistré.
sound-back = Le son est de nouveau enregistré.
play-nothing = Il n'y a pas encore de son.
play-not-kept = Il n'y a pas de son du coup { $number }.
play-no-such = Il n'y a pas de son pour { $at } dans { $path }.
play-edge = Il n'y a pas d'autre son.
play-label = { $sound ->
        [offer] Proposition de nulle
        [refusal] Nulle refusée
        [acceptance] Nulle acceptée
        [resignation] Abandon
        [claim] Réclamation
        [call] Appel de l'arbitre
        [note] Note
        [correction] Correction
       *[found] Retrouvé après un plantage
    }
play-correction = Correction: { $move }
play-missing = Le son { $file } manque.
play-changed = Le son { $file } a été modifié depuis l'enregistrement. Il est laissé de côté.
play-unreadable = Le son { $file } ne peut pas être lu.
play-speed = Le son est joué à { $percent } pour cent.
needs-half-move = un coup comme 23 ou un demi-coup comme 23b ou 23n
needs-count = un nombre comme 3
needs-speed = une vitesse de 0,5 à 2
help-record = Dire si le son est enregistré. /enregistrement arrêt: rien n'est enregistré jusqu'à /enregistrement marche.
help-play = Entendre dans l'oreille le son d'un coup: /réécouter 23, /réécouter 23b, /réécouter 23n; sans numéro, le dernier encore une fois.
help-play-next = Entendre le son suivant.
help-play-previous = Entendre le son précédent.
help-play-last = Entendre les cinq derniers sons, ou autant que dit: /réécouter-derniers 3.
help-play-speed = La vitesse du son, de 0,5 à 2: /réécouter-vitesse 1,5.
play-welcome = { $count ->
        [0] Il n'y a pas de son de cette partie.
        [one] Un son. Entrée le joue, /quitter termine.
       *[other] { $count } sons. Entrée joue le suivant, 23 ou 23b celui d'un coup, /quitter termine.
    }
play-welcome-pieces = { $count ->
        [0] Rien à entendre. /quitter termine.
        [one] Un morceau. Entrée le joue, /quitter termine.
       *[other] { $count } morceaux. Entrée joue le suivant, 2 le deuxième, /quitter termine.
    }
play-neither = { $path } n'est ni un journal ni un fichier de son qui peut être joué: WAV, FLAC ou MP3.
play-prompt = Son:{" "}
record-began = Ce qui se dit est enregistré.
record-stops = Entrée termine l'enregistrement.
record-stops-by-signal = Ctrl+C termine l'enregistrement.
record-nothing = Aucune voix n'a été entendue. Rien n'a été enregistré.
record-no-microphone = Pas de microphone{ $device ->
        [default] {""}
       *[other] : { $device }
    }. Rien n'est enregistré. --microphone en nomme un autre.
record-kept = { $file }: { $seconds } secondes.

# Tirets en manque de temps.
dashed = Tiret, { $side }.
dash-unasked = Aucune question n'est posée. Les tirets commencent par { $command }.
dash-struck = Tiret rayé, { $side }.
fill-begins = { $count ->
        [0] Aucun tiret
        [one] Un tiret
       *[other] { $count } tirets
    }. Entrez les coups dans l'ordre; { $command } arrête.
fill-ask = { $number }, { $side }?
dash-filled = { $number ->
        [none] { $side }
       *[other] { $number }, { $side }
    }: { $move }.
fill-done = La feuille est complète.
fill-stops = Reste: { $count ->
        [none] des tirets
        [0] aucun tiret
        [one] un tiret
       *[other] { $count } tirets
    }.
fill-first = En attente: { $count ->
        [none] des tirets
        [0] aucun tiret
        [one] un tiret
       *[other] { $count } tirets
    }. { $fill } les remplit, { $correct } raye le dernier.
complete-first = Le drapeau est tombé : complétez la feuille avant de continuer. { $open }
no-dash = Il n'y a pas de tiret sur la feuille.
borrow-on-own-move = La feuille ne s'emprunte qu'au trait.
return-first = D'abord rendre la feuille: { $borrow } { $back }.
nothing-borrowed = Aucune feuille n'est empruntée.
number-gone-by = Le prochain coup est déjà le { $number }; ce ne peut être qu'un coup plus loin: { $set } { $word } 41.
filled-later = Noté après: { $moves }
note-dashes-began = À partir du coup { $number }, { $side }, il y a des tirets.
note-exempt = { $exempt ->
        [both] Personne n'a à noter
        [white] Les Blancs n'ont pas à noter, les Noirs si
        [black] Les Noirs n'ont pas à noter, les Blancs si
       *[nobody] Tous deux doivent noter
    }: il reste { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } aux Blancs, { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left } aux Noirs.
note-default-time = Le délai de retard est passé, et personne n'a noté l'arrivée: { $side }.
note-arrived = { $side } : arrivée { $late } après le début; le délai de { $limit } { $passed ->
        [yes] était passé
       *[no] n'était pas passé
    }.
note-arrived-at-start = { $side } : arrivée au début.
note-arrived-resumption = { $side } : arrivée { $late } après { $counted ->
        [agreed] l’heure convenue
       *[here] la reprise ici
    }; le délai de { $limit } { $passed ->
        [yes] était passé
       *[no] n'était pas passé
    }.
note-arrived-at-resumption = { $side } : arrivée { $counted ->
        [agreed] à l'heure convenue
       *[here] à la reprise ici
    }.
note-borrowed = La feuille de l'adversaire est chez: { $side }.
note-borrowed-before-flag = La feuille de l'adversaire est chez: { $side }; aucun drapeau n'est tombé.
note-returned = La feuille empruntée est rendue.
note-reconstruction = Avant la reconstitution: { $fen }; { $moves } demi-coups, dont { $completed } terminés; la pendule en marche: { $side }; il restait { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $white-left } aux Blancs, { $about ->
        [about] environ{" "}
        [exact] {""}
       *[other] { $about }
    }{ $black-left } aux Noirs.
position-unknown = position inconnue, car des demi-coups ne sont pas notés
position-ask = Qu’y a-t-il maintenant sur l’échiquier ? Une FEN, une liste de pièces ou rangée par rangée ; /annuler laisse la question ouverte.
note-position = Sur l’échiquier : { $fen } ; trait : { $side }.
numbered-on = Rien ne prouve d'autres coups: le prochain est le coup { $number }. { $add } donne le temps de la nouvelle période.
sheet-replaced = Une autre feuille est tenue à partir d'ici. Ce qui est noté jusqu'ici reste et est remis avec elle.
log-replaced = Une autre feuille est tenue à partir d'ici. Ce qui a été enregistré jusqu'ici reste.
sheet-replaced-already = Une autre feuille est déjà tenue.
handed-over = La feuille est remise. Rien de l'enregistrement n'est effacé.
handed-over-already = La feuille est remise et appartient à l'organisateur. Seul un arbitre la change.
form-replaced = Remplacée par une autre feuille après le { $place }.
form-replaced-at-once = Remplacée par une autre feuille avant le premier coup.
note-dashes-filled = Tous les tirets sont complétés.
help-dash = Un demi-coup sans texte; ensuite un tiret et Entrée suffisent. /corriger le raye.
help-fill = Noter ce qui a été joué à la place des tirets.

## Le glossaire
glossary-names = { $word } : { $names }.
glossary-list = { $first }, { $then }
glossary-or = { $first } ; ou { $other }
glossary-defined = { $names } { $definition }
glossary-file = Une colonne, ce sont les huit cases d’un joueur à l’autre.
glossary-rank = Une rangée, ce sont les huit cases de gauche à droite.
glossary-diagonal = Une diagonale est une ligne droite de cases d’une même couleur, d’un bord à l’autre.
glossary-near = { $text } n’est pas dans le glossaire ; mots proches : { $near }.
glossary-unknown = { $text } n’est pas dans le glossaire. { $command } dit quels mots y sont.
glossary-words = { $command } et un mot dit comment il se dit dans d’autres langues : { $words }.
hand-in-game = { $players } ({ $path })
hand-in-game-of-round = ronde { $round }, { $players } ({ $path })
hand-in-missing = { $game }: { $about }
hand-in-dashes = { $count ->
        [0] 0 demi-coups sont notés par un tiret.
        [one] Un demi-coup est noté par un tiret.
       *[other] { $count } demi-coups sont notés par un tiret.
    }
hand-in-no-result = Le résultat manque.
hand-in-unsigned-other = Sur la feuille { $owner }, aucune signature notée : { $side }.
hand-in-unsigned-other-both = Sur la feuille { $owner }, aucune signature n’est notée.
hand-in-unsigned = { $side } n'ont pas signé sur l'appareil.
hand-in-unsigned-both = Personne n'a signé sur l'appareil.
hand-in-no-evidence = Aucun arbitre n'a admis l'enregistrement comme feuille de partie.
hand-in-tape = Sur { $all } extraits sonores, { $count ->
        [0] 0 manquent ou sont d'autres.
        [one] un manque ou est un autre.
       *[other] { $count } manquent ou sont d'autres.
    }
hand-in-damaged = Le journal est endommagé à partir de la ligne { $number }; ce qui précède est remis.
hand-in-unread = { $path }: le journal est illisible et laissé de côté.
hand-in-continued = { $path } continue dans { $file }, qui est remis.
hand-in-rounds = Il n'y a pas de partie de ces rondes: { $numbers }.
hand-in-runs = La partie de { $path } n'a pas encore de résultat. Rien n'a été remis.
hand-in-nothing = Il n'y a dans { $path } aucun journal d'une telle partie.
hand-in-already = { $count ->
        [0] Les 0 parties sont déjà remises.
        [one] La partie est déjà remise.
       *[other] Les { $count } parties sont déjà remises.
    } Avec --again elles sont écrites encore une fois.
hand-in-full = Il y a déjà quelque chose dans { $path }. --output prend un dossier vide.
hand-in-due = Dernière partie le { $date }, à remettre avant la fin du { $due }.
hand-in-no-date = Aucune partie n'indique son jour; la date limite n'est pas connue.
hand-in-written = { $count ->
        [0] 0 parties sont
        [one] Une partie est
       *[other] { $count } parties sont
    } dans { $path }: games.pgn, games.txt et games.brf.
hand-in-sound = { $count ->
        [0] Le son de 0 parties est
        [one] Le son d'une partie est
       *[other] Le son de { $count } parties est
    } à côté, dans le dossier sound.
brief-title = { $whom ->
        [opponent] Pour l'adversaire d'une personne déficiente visuelle
        [arbiter] Pour l'arbitre: une partie sur deux échiquiers
        [assistant] Pour l'assistant aux deux échiquiers
       *[organiser] Pour l'organisateur: une partie sur deux échiquiers
    }
brief-edition = Les numéros entre parenthèses sont des articles des Règles du jeu de la FIDE de { $year }.
brief-how = Comment la partie se déroule
brief-program = Ce que le programme fait et ne fait jamais
brief-asked = Ce qui vous est demandé
brief-cited = { $sentence } ({ $article })
brief-two-boards = On joue sur deux échiquiers: l'un à pièces fichées, que l'on peut toucher, et un ordinaire. La même partie est sur les deux.
brief-announce = Chaque coup est annoncé à voix haute, par exemple « { $example } »; les colonnes s'appellent { $names }. Qui l'entend le répète et l'exécute sur son échiquier.
brief-touched = Sur l'échiquier adapté une pièce n'est touchée que lorsqu'elle est sortie de son trou; palper est permis.
brief-made = Un coup y est joué quand la pièce est dans son nouveau trou, la pièce prise hors de l'échiquier, et qu'il a été annoncé.
brief-clock-last = Alors seulement la pendule de l'adversaire est mise en marche.
brief-slip = Un lapsus est corrigé aussitôt, avant la mise en marche de la pendule adverse.
brief-differ = Si les échiquiers diffèrent, l'arbitre les rectifie d'après les deux feuilles de partie.
brief-does = Il annonce des coups, répète ceux de l'adversaire tels qu'ils sont saisis et note les deux.
brief-never = Il ne joue pas, n'évalue pas et n'utilise aucun réseau; en tournoi il ne donne aucun indice, pas même d'un coup illégal.
brief-ear = Ce qu'il dit à l'oreille n'est que pour son joueur; dans la salle ne sonnent que les annonces.
brief-device = Il est à l'échiquier avec l'accord de l'arbitre, et n'est certifié ni comme feuille de partie ni comme pendule.
brief-opponent-says = Dites vos coups à voix haute, et répétez chacun de ceux que vous entendez avant de l'exécuter sur votre échiquier.
brief-opponent-repeats = Si les mêmes mots reviennent, la répétition était autre: écoutez encore une fois.
brief-opponent-touch = Sur votre échiquier la règle habituelle vaut: pièce touchée, pièce jouée.
brief-opponent-quiet = Hormis les annonces, les propositions de nulle et « j'adoube », on ne parle pas à l'échiquier.
brief-opponent-helper = Si l'autre joueur n'a pas d'assistant, vous pouvez demander à quelqu'un d'exécuter et d'annoncer les coups des deux.
brief-arbiter-leave = Fixez avant la ronde ce que l'appareil peut faire, avec nom, jour et appareil; check-event lit le fichier.
brief-arbiter-decides = Le programme propose, vous décidez: au clavier avec { $arbiter } et vos initiales, puis { $player }.
brief-arbiter-differ = Pour des échiquiers différents { $mismatch } arrête les pendules; saisissez l'autre feuille, et le programme dit quel échiquier change.
brief-arbiter-alone = Personne ne dit aux joueurs le nombre de coups; ce que vous seul pouvez savoir est dans des lignes pour vous seul.
brief-arbiter-sheets = La feuille est à l'organisateur: hand-in l'écrit en PGN, texte et braille; si l'appareil tombe en panne, { $replace }.
brief-assistant-moves = Vous pouvez exécuter les coups de chacun sur l'échiquier de l'autre et annoncer les coups des deux.
brief-assistant-sheet = Vous pouvez tenir la feuille de partie et mettre en marche la pendule adverse une fois le coup joué.
brief-assistant-tells = Sur demande seulement, vous dites le nombre de coups achevés et le temps utilisé, et rien d'autre.
brief-assistant-claims = Vous pouvez réclamer le dépassement du temps et dire à l'arbitre qu'une pièce a été touchée sur l'échiquier ordinaire.
brief-assistant-never = Ni conseil, ni signe, ni ton de voix: de la position vous ne dites rien.
brief-organiser-adapts = Après avis de l'arbitre vous pouvez adapter ces règles aux circonstances locales.
brief-organiser-place = La table doit offrir place à deux échiquiers, pendule et appareil, une prise, du calme et un accès dégagé.
brief-organiser-clock = Une pendule spéciale, que l'on peut palper ou qui parle, est admise.
brief-organiser-notices = Communiquez appariement, table et résultats aussi sans qu'il faille les voir: de vive voix, en braille ou par message.
brief-organiser-sheets = Les feuilles sont à vous; hand-in met toutes les parties en PGN, texte, braille et son dans un dossier.
letter-title = À l'organisateur: ce qu'il me faut à l'échiquier
letter-event = Tournoi: { $name }
letter-player = De: { $name }
letter-reached = Téléphone ou courriel: { $blank }
letter-opens = Je joue avec une déficience visuelle et vous dis à temps ce qu'il me faut, comme le prévoient les lignes directrices de la FIDE pour les joueurs handicapés (D.04.12).
letter-needs = Ce qu'il me faut
letter-boards = Deux échiquiers: le mien, adapté, et un ordinaire pour l'adversaire. L'échiquier adapté [ ] je l'apporte [ ] à fournir.
letter-device = Un ordinateur avec le programme Ansage, qui annonce et note les coups, avec oreillette et haut-parleur. Je demande l'accord de l'arbitre.
letter-clock = Une pendule que je peux palper ou entendre: [ ] je l'apporte [ ] à fournir [ ] l'assistant la lit sur demande.
letter-assistant = Un assistant: [ ] aucun [ ] à fournir [ ] vient avec moi: { $name }
letter-place = Une table fixe avec place pour les deux échiquiers, la pendule et l'appareil, et une prise, là où les annonces ne gênent personne.
letter-notices = Appariement, table, couleur, résultats et changements: [ ] de vive voix [ ] par message [ ] en braille.
letter-way = Avant la première ronde, que quelqu'un me montre le chemin vers l'échiquier, l'arbitre, les toilettes et la sortie.
letter-more = De plus: { $blank }
letter-closes = Rien de cela ne doit nuire à moi ni à l'adversaire. Ce qui n'est pas possible, dites-le-moi avant le tournoi. Merci!
letter-signed = Date, signature: { $blank }
rehearsal-opens = Trois minutes d'exercice, rien n'est enregistré. Préparez un échiquier en position initiale; vous avez les Noirs. { $quit } termine.
rehearsal-of-opponent = C'est l'adversaire qui s'exerce: ansage brief opponent --rehearse.
rehearsal-announced = J'annonce: { $move }. Répétez, s'il vous plaît: dites ou tapez le coup.
rehearsal-same = Exactement. Exécutez-le maintenant sur votre échiquier et appuyez sur Entrée.
rehearsal-not-the-same = C'était autre chose, cela arrive. Encore une fois: { $move }.
rehearsal-own = À vous: jouez sur votre échiquier et dites ou tapez le coup, par exemple { $move }.
rehearsal-repeated = Je répète: { $move }. Si c'est bien cela, en partie vous appuyez sur la pendule; ici, Entrée. Sinon redites votre coup.
rehearsal-illegal = Ce coup n'existe pas dans cette position. Prenez-en un autre.
rehearsal-unread = Je ne l'ai pas compris comme un coup. Dites-le comme { $move }.
rehearsal-corrected = C'était un lapsus, et votre pendule ne marchait pas encore: { $move }. Répétez, s'il vous plaît.
rehearsal-say-so = D'abord répéter, ensuite jouer: ainsi les deux savent si l'on parle du même coup.
rehearsal-ends = C'est tout: annoncer, répéter, exécuter, pendule. Merci, et bonne partie.

## The list of the games
games-help = Entrée annonce la partie suivante, { $back } la précédente, un numéro celle-là; oui la choisit. { $again } la répète, { $stop } arrête.
games-aloud = À voix haute: « { $next } » avance, « { $back } » recule, un numéro annonce la partie, « oui » la choisit, « { $again } » la répète, « { $stop } » arrête.
games-place = { $number } sur { $count }: { $game }
games-game = { $white } contre { $black }{ $details }, { $standing }, { $moves ->
        [0] pas encore de coup
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
games-clock = Pendule sans partie{ $details }, { $standing }.
games-standing = { $standing ->
       *[unfinished] non terminée
        [annulled] annulée
        [claimed] attend l'arbitre
    }
games-left-out = { $file } reste tel quel: { $kept ->
        [unreadable] illisible
       *[foreign] pas un journal
    }.
games-left-out-damaged = { $file } reste tel quel: la ligne { $line } est abîmée.
games-left-out-continued = { $file } reste tel quel: continue dans { $to }.
games-none = Il n'y a aucune partie dans { $path }.
games-last = C'était la dernière partie.
games-first = Il n'y a aucune partie avant.
games-no-such = { $count ->
        [one] Il n'y a que la partie { $count }
       *[other] Il y a les parties 1 à { $count }
    }.
games-not-understood = { $text } n'est pas une réponse ici.
games-menu = Qu'en faire? 1 continuer, 2 lire, 3 exporter, 4 renommer, 5 supprimer. Entrée revient.
games-type-name = Tapez le nom, s'il vous plaît.
games-what-name = Nouveau nom au lieu de { $name }? Entrée le laisse.
games-renamed = La partie s'appelle maintenant { $name }.
games-bad-name = Aucun fichier ne peut s'appeler { $name }. Tapez un nom sans barre et sans point au début.
games-name-stays = Le nom reste.
games-delete-ask = Supprimer pour toujours? { $game } Seul oui la supprime.
games-deleted = La partie est supprimée.
games-not-deleted = La partie reste.
games-sound-stays = Il reste dans { $path } quelque chose qui n'est pas de la partie. Cela reste.
games-not-handed-in = La partie du tournoi n'est pas remise. Jusque-là elle reste.
games-in-two-files = La partie est aussi dans { $path }. Les deux fichiers restent tels quels.
games-exported = Écrit: { $list }.
games-over = Fin de la liste.

tutorial-opens = Une partie d'exercice; rien n'est enregistré et rien ne presse. { $lesson } répète une leçon, { $skip } la passe, { $quit } termine et retient l'endroit.
tutorial-by-voice = Touche de parole{ $key }: appuyer et parler. « { $yes } » confirme, « { $made } » est le coup joué, « { $clock } » appuie sur la pendule, « { $skip } » passe une leçon.
tutorial-goes-on = Cela reprend là où vous étiez. « { $command } --from-start » recommence au début.
tutorial-lesson = Leçon { $number } sur { $of }. { $about }
tutorial-ask-move = S'il vous plaît, { $entry } et Entrée, ou en toutes lettres: { $move }.
tutorial-ask-enter = Appuyez sur Entrée, s'il vous plaît.
tutorial-ask-line = S'il vous plaît, { $entry } et Entrée.
tutorial-ways-out = Pour réentendre la leçon: { $lesson }. Pour continuer sans elle: { $skip }.
tutorial-astray = L'exercice continue autrement ici. La partie est de nouveau comme avant cette étape.
tutorial-left = À une autre fois: « { $command } » reprend à la leçon { $number }.
tutorial-not-kept = L'endroit ne peut pas être retenu ici: la prochaine fois, cela recommence au début.
tutorial-lesson-words = leçon, lesson
tutorial-skip-words = passer, skip
tutorial-yes = oui
tutorial-channels = Le programme parle de deux façons. Dans la salle, les deux joueurs entendent les annonces; tout le reste est pour votre oreille seule. D'abord un coup: vous avez les Blancs.
tutorial-only-you = Vous seul avez entendu cette question; rien n'est encore annoncé. La touche Échap, ou { $cancel }, l'annule.
tutorial-forms = Bien. Un coup vaut sous toute forme, en majuscules ou minuscules: { $entry }, les deux cases e2e4, ou des mots: { $move }.
tutorial-confirm = Ce que vous entrez vous est toujours relu d'abord. Si c'est juste, Entrée le confirme, et alors seulement le coup est annoncé dans la salle.
tutorial-made = Le coup est annoncé. Jouez-le sur votre échiquier. Le deuxième Entrée dit qu'il est joué et appuie sur la pendule, une fois l'annonce terminée. Si le programme ne tient pas de pendule, un seul Entrée suffit.
tutorial-opponent = Maintenant votre adversaire joue et dit: { $move }. Entrez-le. Le programme le répète dans la salle, pour que les deux sachent s'il s'agit du même coup.
tutorial-done = Ici pas de question: votre adversaire a appuyé et votre pendule marche. Jouez ce coup sur votre échiquier; Entrée dit que c'est fait.
tutorial-slip = Une annonce fausse peut se corriger tant que la pendule n'est pas actionnée. Annoncez exprès le mauvais coup: { $move }. Entrez-le, puis confirmez.
tutorial-correct = Tous l'ont entendu, mais la pendule n'est pas encore actionnée. { $correct } avec le bon coup le corrige; F6 le demande. Confirmez ensuite avec Entrée.
tutorial-corrected = La salle a entendu la correction. Entrée joue le coup et appuie sur la pendule; après, il est trop tard, et seul l'arbitre peut aider.
tutorial-repeat = Votre adversaire a répondu. Pas compris? F3, ou { $repeat }, redit la dernière annonce dans la salle; { $ear } redit à vous seul ce que l'oreille a entendu en dernier.
tutorial-times = Personne ne vous dit les temps sans que vous le demandiez. Le point d'interrogation, ou F2, dit les coups et le temps des deux côtés.
tutorial-own-time = Plus court: { $own }, votre temps seul.
tutorial-sheet = Le programme écrit la feuille de partie. F9, ou { $sheet }, la lit; avec un nombre elle commence à ce coup.
tutorial-boards = Si les deux échiquiers ne concordent pas, dites-le tout de suite: { $mismatch } arrête les pendules, et en tournoi l'arbitre est appelé.
tutorial-sheets-decide = Personne ne demande quel échiquier a raison: on compare les deux feuilles, en tournoi c'est l'arbitre. Ici nous quittons la comparaison.
tutorial-tape = Ce qui se dit à l'échiquier peut être enregistré: « ansage --record on ». { $record } dit si c'est le cas, et { $play } avec le numéro d'un coup le rejoue.
tutorial-help = F1 ou { $help } donne six commandes et les thèmes; avec un thème, ses commandes.
tutorial-arbiter = Si vous avez besoin d'aide, { $arbiter } appelle l'arbitre à voix haute dans la salle; on vous demande avant. Ici personne ne vient.
tutorial-arbiter-answer = La question attend votre réponse: Entrée appelle l'arbitre, { $cancel } l'annule.
tutorial-ends = C'est tout. « ansage » commence une partie, « ansage listen » exerce la parole, « ansage doctor » vérifie les appareils. Bonne partie.
tutorial-assistant = Comme assistant, vous entrez les coups des deux côtés; ils sont annoncés aussitôt, sans question. Vous ne donnez jamais de conseil. Les Blancs jouent et vous disent le coup.
tutorial-assistant-opponent = Maintenant les Noirs jouent: { $move }. Vous entrez ce coup aussi, et il est aussi annoncé dans la salle.
tutorial-assistant-press = Jouez le coup sur l'autre échiquier, si cela vous est confié. Entrée dit qu'il est joué et appuie sur la pendule.
tutorial-assistant-time = Vous dites le temps et les coups seulement quand le joueur les demande. Le point d'interrogation, ou F2, vous les dit.
tutorial-assistant-ends = C'est tout. « ansage --role assistant » commence une partie, « ansage brief assistant » donne vos tâches en une page. Merci.
tutorial-arbiter-keys = Vous êtes l'arbitre. Un coup illégal vient d'être entré; le joueur n'en entend rien. { $arbiter } avec vos initiales, ici { $initials }, vous donne le clavier.
tutorial-arbiter-secret = Maintenant le mot secret des arbitres est demandé; personne ne voit ce que vous tapez. Dans l'exercice, c'est { $secret }.
tutorial-arbiter-fault = Le coup illégal n'est dit qu'à l'arbitre; vos réponses sont à l'écran. { $fault } propose ce que coûte un tel coup.
tutorial-arbiter-proposal = Entrée inflige ce qui est proposé; un temps le change. Vous seul décidez. Ici, laissez-le avec le tiret.
tutorial-arbiter-set-up = Ce que les règles laissent ouvert, vous le fixez avec { $setup } et un mot derrière. Sans mot, on vous dit lesquels il y a.
tutorial-arbiter-boards = Si les échiquiers ne concordent pas, vous comparez non les échiquiers mais les feuilles. { $mismatch } arrête les pendules et commence.
tutorial-arbiter-sheet = Entrez ce que dit l'autre feuille. Là où elles se séparent, on vous le dit.
tutorial-arbiter-sheet-ends = Entrée seul termine la feuille; vous lisez alors jusqu'où elles concordent et quelle position vaut.
tutorial-arbiter-restore = { $restore } termine la comparaison; là où les feuilles se séparent, la partie revient en arrière, après une question.
tutorial-arbiter-leaves = Quand vous avez fini, { $player } rend le clavier au joueur. De vos lignes, rien ne reste à l'écran.
tutorial-arbiter-ends = C'est tout. Avant la ronde « ansage check-event » vérifie le fichier du tournoi, et « ansage brief arbiter » dit en une page ce que vous décidez. Merci.

setup-help = Réglages: des questions courtes. Un chiffre choisit, Entrée garde ce qui vaut. { $again } repose la question, { $back } revient en arrière, { $stop } quitte sans rien écrire.
setup-first = Rien n’est encore réglé. D’abord quelques questions brèves.
setup-aloud = À voix haute: le chiffre; « { $on } » garde ce qui vaut, « { $again } » repose la question, « { $back } » revient en arrière, « { $stop } » quitte.
setup-own-name = français
setup-ask-reports = Langue des messages? Entrée: { $now }.
setup-ask = { $asked ->
        [voice] Qui vous lit
        [rate] À quelle vitesse
        [letters] Lettres des pièces
        [words] Mots des annonces
        [time] Pendule
        [talk-key] Touche pour parler
        [display] Utiliser la plage braille
        [earphone] Choisir l'écouteur à l'oreille
       *[other] { $asked }
    } ? { $choices }. Entrée : { $now }.
setup-voice = { $voice ->
        [auto] la voix intégrée
        [builtin] la voix intégrée
        [own] votre propre voix
        [system] la voix du système
        [screen-reader] votre lecteur d'écran, NVDA ou JAWS
        [none] personne
        [text] un lecteur d'écran qui lit ce terminal
       *[other] { $voice }
    }
setup-rate = { $rate } mots par minute
setup-rates = 1 plus lentement, 2 plus vite, ou des mots par minute, de { $least } à { $most }
setup-letters = { $name }, { $signs }
setup-words = { $words ->
        [de-fide] Annexe D avec prénoms, Anna, Bella, et pièces en allemand
        [de] allemand
        [en] anglais
        [es-fide] Annexe D avec prénoms et pièces en espagnol
        [es] espagnol
        [fr] français
        [nl] néerlandais
        [pt-BR] portugais du Brésil
        [pt-PT] portugais d'Europe
       *[other] { $words }
    }
setup-time = { $time ->
        [none] aucune
       *[other] { $time }
    }
setup-own-time = ou une cadence comme 10+5
setup-talk-key = { $key ->
        [none] aucune, rien n'est écouté
        [space] barre d'espace
        [insert] Inser
       *[other] { $key }
    }
setup-own-key = ou f1 à f12
setup-yes-or-no = { $chosen ->
        [yes] oui
        [none] non
       *[other] { $chosen }
    }
setup-noted = Noté: { $value }.
setup-no-answer = { $text } n'est pas une réponse ici.
setup-sample = Voici comment cela sonne: cavalier f3. Entrée prend cette voix, non la laisse.
setup-no-outputs = Il n'y a pas d'appareil audio à choisir. Tout marche aussi en texte.
setup-display-found = Une plage braille répond: { $device }.
setup-chosen = Messages: { $reports }. Lecture: { $voice }. Lettres des pièces: { $letters }. Annonces: { $words }.
setup-chosen-too = Vitesse: { $rate }. Pendule: { $time }. Touche pour parler: { $key }. Plage braille: { $display }.
setup-keep = Entrée écrit cela dans { $path }, { $back } revient en arrière, { $stop } n'écrit rien.
setup-kept = Écrit dans { $path }.
setup-kept-aside = L'ancien fichier est { $path }.
setup-next = ansage commence une partie; ansage tutorial en pratique une.
setup-not-kept = { $why } Rien n'est changé. Ces lignes vont dans { $path }:
setup-left = Quitté. Rien n'est écrit.
setup-damaged = { $why } Recommencer et garder l'ancien fichier sous { $path }? Oui ou non.
new-event-help = Un fichier de tournoi: courtes questions. Entrée prend l'usage, - laisse ouvert, «?» dit pourquoi. { $again } répète, { $back } revient, { $stop } quitte et garde les réponses.
new-event-aloud = À voix haute: le numéro, oui ou non; « { $on } » prend l'usage, « { $again } » répète et dit pourquoi, « { $back } » revient, « { $stop } » quitte. Les noms se tapent.
new-event-named = { $question ->
        [event] Tournoi
        [site] Lieu
        [date] Date
        [round] Ronde
        [match] Match
        [board] Échiquier
        [white] Nom des Blancs
        [black] Nom des Noirs
        [blind] Qui est déficient visuel
        [two-boards] Il y a deux échiquiers
        [edition] Édition des Règles
        [time] Cadence
        [clock] Pendule
        [first-increment] Premier incrément
        [side] Côté des Blancs où se trouve la pendule
        [default-time] Délai de forfait en minutes
        [supervised] Un arbitre supervise la partie
        [finish] Une phase d'accélération finale est annoncée
        [no-draw-before] Nulle par accord seulement à partir du coup
        [hearing-impaired] L'adversaire est malentendant
        [assistant] Nom d'un assistant
        [assistant-of] Assistant de qui
        [provided-by] Qui fournit l'assistant
        [at-the-keys] L'assistant est au clavier
        [announces] Qui annonce les coups du joueur
        [adjustment] Temps retiré si un assistant note ou appuie
        [announcements] Mots des annonces
        [medium] Comment le joueur note
        [duty] Combien de temps personne ne doit noter en zeitnot
        [more] Du plus rare: classement, points, seconde main, position, mots, volume, lecteur d'écran, compteur, appel
        [rated] La partie compte au classement
        [two-hands] Une seconde main sur l'échiquier spécial
        [points] Points pour gain, nulle et perte
        [counter] La pendule montre un compteur de coups
        [say] Style des annonces
        [letters] Lettres des pièces qui sont lues, les premières sont écrites
        [position] Position de départ
        [set-up] Tous les échiquiers sont déjà en place
        [loudest] Volume maximal de la salle, en pour cent
        [device] Nom de l'appareil approuvé
        [arbiters] Initiales des arbitres
        [authorised] Parole de l'arbitre pour cet appareil, jour et heure
        [secret] Tirer un secret des arbitres
       *[other] { $question }
    }
new-event-leave = Permission: { $leave }
new-event-duty = À qui la tâche: { $duty }
new-event-why = { $question ->
        [blind] Chacun peut demander un second échiquier, et les règles pour aveugles valent.
        [two-boards] Sauf avis contraire il y en a deux: le spécial et l'habituel.
        [edition] Tous les articles et chiffres en découlent; Entrée prend la plus récente.
        [time] Le temps décide si c'est une partie classique, rapide ou un blitz.
        [clock] La pendule de la table est l'usage; celle du programme demande une cadence.
        [first-increment] Le premier incrément est là avant le premier coup, ou vient après.
        [side] L'arbitre décide où se trouve la pendule.
        [default-time] Qui arrive plus tard perd la partie.
        [supervised] En rapide et en blitz, on annonce avant quelles règles valent.
        [finish] Sans incrément, il n'y a d'accélération finale que si elle a été annoncée.
        [no-draw-before] Le règlement peut interdire la nulle par accord avant un coup.
        [hearing-impaired] Alors le joueur aveugle a un assistant qui annonce.
        [assistant] Un assistant peut faire ce que le joueur ne doit ou ne peut pas faire.
        [assistant-of] L'assistant de l'adversaire ne fait qu'annoncer et exécuter les coups.
        [provided-by] Le joueur, l'adversaire ou l'organisateur peut fournir l'assistant.
        [at-the-keys] Alors l'assistant tape les coups des deux joueurs.
        [announces] Les joueurs annoncent leurs coups; le programme seulement avec permission.
        [executes] Quelqu'un exécute chaque coup annoncé sur l'autre échiquier.
        [records] Quelqu'un tient la feuille; sans permission, l'écrit du programme est privé.
        [presses] Quelqu'un appuie sur la pendule; le programme jamais.
        [tells] Le temps utilisé et les coups sont donnés sur demande.
        [claims] La chute du drapeau se réclame; le programme le peut sur sa propre pendule.
        [adjourns] Quelqu'un s'occupe de l'enveloppe et du coup sous pli.
        [adjustment] Une édition peut retirer du temps à qui a un assistant qui note ou appuie.
        [announcements] Les mots de l'annexe D sont l'usage; d'autres demandent une permission.
        [scoresheet] Avec permission, l'écrit du programme est la feuille; sinon il est privé et ne prouve rien.
        [medium] Le joueur aveugle note en braille, à la main, ou enregistre avec un appareil.
        [duty] Dans les cinq dernières minutes sans 30 secondes d'incrément, personne ne doit noter.
        [time-left] La pendule spéciale dit le temps utilisé; avec permission, le joueur peut demander le temps restant.
        [reminders] Avec permission, le joueur est averti de son temps sans le demander.
        [board-reading] Avec permission, le joueur peut demander ce qui est sur l'échiquier; sinon il le touche.
        [private-screen] Avec permission, l'écran peut montrer ce que seul le joueur doit savoir.
        [open-listening] Avec permission, le micro est toujours ouvert; sinon il écoute avec la touche de parole.
        [sealed-here] Avec permission, un coup sous pli reste dans le seul programme; sinon sur papier.
        [script] Avec permission, clavier ou écran peuvent être un tube; nul ne sait qui y lit ou écrit.
        [screen-reader] Avec permission, le lecteur d'écran du joueur parle dans l'écouteur; où on l'entend, le joueur l'y a réglé.
        [arbiter-cue] Avec permission, un son et une phrase dans la salle appellent l'arbitre; sinon une ligne à l'écran.
        [more] Ce qui est rarement fixé n'est demandé qu'avec oui.
        [rated] C'est dit et noté. Une partie comptée au classement suit les Règles: notation et position de départ habituelles.
        [two-hands] Un coup à deux mains est sanctionné; la main qui touche l'échiquier spécial peut être exceptée.
        [points] Gain, nulle, perte, chacun moins que le précédent, par exemple 3-1-0 ou 1 ½ 0.
        [counter] Avec oui, le joueur entend combien de coups il reste jusqu'au contrôle; sinon non.
        [say] Court dit la pièce et sa case d'arrivée, long les deux cases, coordonnées les cases seules.
        [letters] Des langues, par exemple fr, en; les lettres de la première sont écrites.
        [position] Une FEN, ou de Chess960 le numéro, random, ou huit pièces comme BQRBNKRN.
        [set-up] Avec oui, personne ne demande avant le départ de la pendule si les échiquiers sont en place.
        [loudest] Le programme n'est jamais plus fort; seul un arbitre au clavier le change.
        [device] Seul un appareil approuvé par l'arbitre est à l'échiquier.
        [arbiters] Une à quatre lettres, puis un nom, plusieurs avec des virgules: AB Anne Berg, CD.
        [authorised] Sans cette parole, aucune partie de tournoi ne commence; elle vaut un jour.
        [secret] Avec le secret, un arbitre vient au clavier. Il est montré une fois, quand tout est écrit.
        [head] Cela figure en tête de la feuille; - le laisse ouvert.
       *[other] { $question }
    }
new-event-value = { $value ->
        [white] les Blancs
        [black] les Noirs
        [both] les deux
        [first] le joueur de la première équipe
        [second] le joueur de la seconde équipe
        [table] sur la table
        [program] celle du programme
        [player] le joueur
        [opponent] l'adversaire
        [organiser] l'organisateur
        [before] avant le premier coup
        [after] après le premier coup
        [penalise] est sanctionnée
        [pegs-excepted] peut toucher
        [short] court
        [long] long
        [coordinates] coordonnées
        [usual] l'habituelle
        [random] Chess960, tirée à l'ouverture de la partie
        [asked-later] demandé avant le départ de la pendule
        [none] sans
        [open] ouvert
       *[other] { $value }
    }
new-event-no-answer = { $text } n'est pas une réponse ici: { $expected ->
        [choice] un numéro ou un mot du choix
        [yes-or-no] oui ou non
        [text] une ligne de 80 caractères au plus
        [number] un nombre
        [minutes] des minutes, par exemple 30
        [day] un jour du calendrier, par exemple 2026-11-21
        [moment] une heure comme 14:30, ou 2026-11-21 14:30
        [initials] des initiales d'une à quatre lettres, toutes différentes, par exemple AB Anne Berg
        [points] des points pour gain, nulle et perte, chacun moins que le précédent, par exemple 3-1-0
        [letters] des langues parmi de, en, es, fr, nl et pt, par exemple fr, en
        [position] une FEN, ou de Chess960 0 à 959, random, ou huit pièces comme BQRBNKRN
        [percent] 0 à 100 pour cent
       *[other] { $expected }
    }.
new-event-ask-for = { $asked }?
new-event-ask = { $asked }? Entrée: { $now }.
new-event-ask-which = { $asked }? { $choices }. Entrée: { $now }.
new-event-type-it = À taper, s'il vous plaît; « { $on } » prend l'usage.
new-event-takes = { $taken ->
        [announcing] Permission: le programme annonce; sinon c'est le joueur.
        [other-words] Permission: d'autres mots que ceux de l'annexe D.
        [assistant] Un assistant doit être accepté.
       *[other] { $taken }
    }
new-event-first-arbiter = { $taken ->
        [assistant] Le premier arbitre l'accepte
       *[other] Le premier arbitre le permet
    }; { $back } revient.
new-event-colours = L'équipe nommée en premier a les Blancs aux échiquiers impairs, les Noirs aux pairs.
new-event-needs-initials = Il faut des initiales, par exemple AB.
new-event-place = { $round ->
        [none] Échiquier { $board }
       *[other] Ronde { $round }, échiquier { $board }
    }
new-event-board = { $place }: Blancs { $white }{ $blind ->
        [white] , déficient visuel
        [both] , déficient visuel
       *[other] {""}
    }, Noirs { $black }{ $blind ->
        [black] , déficient visuel
        [both] , déficient visuel
       *[other] {""}
    }.
new-event-check = ansage check-event { $path } l'examine encore.
new-event-draft = Les réponses sont gardées; la suite avec ansage new-event --from { $path }.
new-event-no-draft = { $path } n'est pas un brouillon de fichier de tournoi.
new-event-no-players = { $path }, ligne { $line }: il faut échiquier;joueur;joueur, par exemple 3;Anne;Paul.
new-event-same-board = { $path }, ligne { $line }: l'échiquier { $board } est déjà dans la liste.
new-event-nobody = { $path } ne nomme aucun joueur. Il faut une ligne échiquier;joueur;joueur par échiquier.
