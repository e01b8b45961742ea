# Was der Bot selbst sagt, auf Deutsch. Er duzt; wer zusammen am Tisch sitzt, ist „ihr“.

## Der Befehl

cmd-automa = Setz einen Automa an euren Tisch
cmd-start = Spiel starten
cmd-start-seed = Ein bekanntes Spiel neu
cmd-start-thread = In eigenem Thread
cmd-start-log = Was von Zügen bleibt
cmd-start-log-table = Nichts
cmd-start-log-turns = Kurze Nachricht
cmd-start-pace = Wie Automas spielen
cmd-start-pace-one = Ein Druck pro Zug
cmd-start-pace-all = Bis jemand gefragt ist
cmd-start-speed = Wie schnell ihr spielt
cmd-start-speed-live = Live
cmd-start-speed-daily = Ein Zug am Tag
cmd-start-speed-free = Keine Eile
cmd-start-language = Was alle sehen
cmd-start-automas = Plätze der Automas; der Rest für Menschen
cmd-start-strength = Wie stark die Automas sind
cmd-start-strength_2 = Der zweite und alle danach
cmd-start-strength_3 = Der dritte und alle danach
cmd-start-strength_4 = Der vierte
cmd-turn = Nächsten Zug des Automas spielen
cmd-status = Spiel und offene Frage zeigen
cmd-games = Deine Spiele hier und wer dran ist
cmd-hand = Deine Hand
cmd-look = Spiel ansehen
cmd-history = Zug um Zug, mit Bildern
cmd-seats = Wer wo sitzt
cmd-me = Erinnerungen, Ruhezeiten, Abwesenheit
cmd-report = Sag, was ihr getan habt
cmd-report-action = Was ihr getan habt
cmd-answer = Beantworte die offene Frage
cmd-answer-text = Die Antwort oder einige Buchstaben
cmd-why = Erklär, was der Automa getan hat
cmd-why-turn = Welcher Zug (sonst der letzte)
cmd-undo = Ein Schritt zurück
cmd-redo = Rückgängiges zurückholen
cmd-fix = Ändere einen Wert, den der Bot führt
cmd-fix-field = Was zu ändern ist
cmd-fix-value = Richtiger Wert
cmd-score = Zeig den Punktestand
cmd-export = Dieses Spiel als Datei
cmd-import = Spiel hier ein anderes Spiel weiter
cmd-import-file = Die Exportdatei
cmd-import-game = Oder eins dieses Servers
cmd-import-move = Ab welchem Schritt (sonst am Ende)
cmd-import-same_seed = Auch sein Seed (sonst ein neuer)
cmd-end = Spiel beenden
cmd-settings = Einstellungen auf diesem Server
cmd-privacy = Was ich von dir behalte: sehen, holen, löschen
cmd-help = So geht's
cmd-cards = Karten dieses Servers
cmd-deck = Eigener Stapel dieses Servers
cmd-kept-card = Diese zeigen
cmd-kept-line = Diese merken
cmd-kept-file = Datei einlesen
cmd-kept-game = Welches Spiel

## Wie Befehle und Optionen heißen: Kleinbuchstaben, Ziffern, - und _, höchstens 32 Zeichen.

name-start = start
name-turn = zug
name-status = status
name-games = spiele
name-hand = hand
name-look = ansehen
name-history = verlauf
name-seats = plätze
name-me = ich
name-report = melden
name-answer = antworten
name-why = warum
name-undo = zurück
name-redo = wiederholen
name-fix = ändern
name-score = punkte
name-export = export
name-import = import
name-move = schritt
name-same_seed = selber_seed
name-end = ende
name-settings = einstellungen
name-privacy = datenschutz
name-help = hilfe
name-language = sprache
name-seed = seed
name-thread = thread
name-log = log
name-pace = takt
name-speed = tempo
name-automas = automas
name-strength = stärke
name-strength_2 = stärke_2
name-strength_3 = stärke_3
name-strength_4 = stärke_4
name-action = aktion
name-text = text
name-field = feld
name-value = wert
name-cards = karten
name-deck = stapel
name-card = karte
name-line = zeile
name-file = datei
name-game = spiel

## Befehle zu einer Nachricht: höchstens 32 Zeichen

menu-show = Diesen Tisch zeigen
menu-why = Warum das?
menu-undo = Zurück bis hierher
menu-fault = Hier einen Fehler melden

## Antworten, die eine Frage nicht annimmt

bad-option = Das ist keine der möglichen Antworten.
bad-count = Wähle { $low } bis { $high }; das waren { $got }.
bad-count-more = Wähle { $low } bis { $high }; das waren mehr.
bad-count-exactly = Wähle genau { $low }; das waren { $got }.
bad-repeat = Jedes geht nur einmal.
bad-number = Das muss eine ganze Zahl von { $low } bis { $high } sein.
bad-fix = { $field } kann nicht „{ $value }“ sein. { $why }
bad-line = Das muss eine einzige Zeile Text sein.
bad-form = Jede Zeile des Formulars braucht eine Antwort.
bad-fields = { $faults }
bad-field = **{ $what }**: { $why }
bad-field-separator = { "\u000A" }
bad-fields-more = { $n ->
    [one] Noch eine Sache stimmt nicht.
   *[other] Noch { $n } Sachen stimmen nicht.
}
bad-line-length = Eine Zeile darf { $most } Zeichen haben; diese hat { $got }.
not-legal-now = Das geht jetzt nicht. Der Tisch zeigt, was geht.
game-is-over = Das Spiel ist vorbei. Mach das Ende rückgängig, um weiterzuspielen.
no-such-field = Es gibt nichts namens { $field }, das sich ändern lässt. Wähle etwas aus der Liste.
event-fixed = { $field }: { $before } → { $after }
bad-several = Teil { $n }, „{ $report }“: { $why }
bad-part = Teil { $n }, „{ $part }“: { $why }
number = { $n }
pile-empty = { $pile }: Da lässt sich nichts ziehen, keine Karte ist mehr übrig.
ui-bad-part = Ich weiß nicht, was „{ $typed }“ bedeutet.
ui-bad-twice = { $what } ist zweimal gewählt, { $n } × und { $other } ×: Wähle eins davon.
ui-bad-times = „{ $typed }“ lässt sich auf zwei Arten lesen: Schreib { $times } x { $name } oder { $name } x { $times }.
ui-bad-number = „{ $typed }“ muss eine ganze Zahl von { $low } bis { $high } sein.
ui-many-parts = Eine Zeile darf { $most } Teile haben; diese hat { $got }.
ui-too-long = Was du bei `{ $option }` getippt hast, hat { $got } Zeichen; { $most } sind erlaubt. Es wurde nichts geändert.
ui-too-long-form = Was du getippt hast, hat zusammen { $got } Zeichen; { $most } sind erlaubt. Es wurde nichts geändert.
ui-bad-yes = „{ $typed }“ muss Ja oder Nein sein.
ui-nothing-shown = Hier steht keine ganze Antwort, die sich bestätigen lässt: Tipp sie ein.
ui-bad-line = Zeile { $n }, „{ $line }“, muss mit einem von diesen anfangen: { $names }.
ui-bad-line-separator = { "\u000A" }
ui-bad-line-too = Zeile { $n }, „{ $line }“, auch.
ui-bad-line-again = Zeile { $n }, „{ $line }“, steht zweimal da.
ui-bad-line-again-separator = { "\u000A" }
ui-bad-answer = { $why } Es wurde nichts geändert.
ui-bad-report = { $why } { $kept ->
    [yes] Was du gewählt hattest, ist eingetragen, deine Zeile nicht.
   *[no] Es wurde nichts geändert.
}
chosen-automas = { $value ->
    [one] 1 Automa
   *[other] { $value } Automas
}
ui-too-many-automas = An einen Tisch mit { $seats } Plätzen passen keine { $automas } Automas. Es wurde nichts gestartet: Wähle weniger, oder mehr Plätze.
ui-fix-same = Es wurde nichts geändert: Es ist schon so. { $what }: { $now }
ui-bad-fix = { $why } Es wurde nichts geändert. Schreib es so: { $hint }
ui-bad-fix-told = { $why } Es wurde nichts geändert.

## Karten und Stapel, die ein Server behält

bad-kept-value = Das lässt sich nicht speichern.
bad-kept-long = Das ist zu lang: Ein Name hat höchstens { $key } Zeichen, alles zusammen { $value }.
bad-kept-again = So ließe sich das nicht wieder lesen: Schreib es bitte anders.
bad-kept-signs = Da stehen Zeichen, die man nicht sieht.
bad-entry = Zeile { $line }, „{ $entry }“: { $why }
bad-entry-long = Zeile { $line }, „{ $entry }“: Das ist länger als { $most } Zeichen.
bad-entry-twice = Zeile { $line }: „{ $entry }“ steht schon in Zeile { $first }.
bad-file-large = Die Datei ist größer als { $most } KiB.
bad-file-text = Die Datei ist kein Text in UTF-8.
bad-file-empty = Da ist nichts zum Einlesen.
bad-file-many = Zeile { $line }: Mehr als { $most } kann ich nicht behalten.
bad-file-json = Zeile { $line }, Spalte { $column }: Ab hier ist es kein JSON mehr.
bad-file-deep = Das JSON ist zu tief, oder eine Zahl darin ist zu lang.
bad-file-list = Zeile { $line }: Nach „cards“ gehört eine Liste.
bad-file-line = Zeile { $line }: { $why }
bad-file-twice = Das Feld „{ $field }“ steht zweimal da.
bad-file-number = { $word } ist keine Zahl.
ui-kept-title-cards = { $game }: Karten, die für diesen Server gemerkt sind
ui-kept-title-deck = { $game }: der eigene Stapel dieses Servers
ui-kept-none-cards = Noch ist keine Karte gemerkt. Was du in einem Spiel bestätigst, merke ich mir; oder gib hier eine `zeile` oder eine `datei`. So schreibst du eine: { $example }
ui-kept-none-deck = Noch gibt es keinen eigenen Stapel. Gib ihn hier als `datei`: eine Karte pro Zeile, oder JSON. So schreibst du eine: { $example }
ui-kept-more = … noch { $n } in der Datei
ui-kept-unread = { $n ->
    [one] Eine lässt sich nicht lesen und spielt nicht mit: { $names }. Zeig sie mit `karte`: Dort kannst du sie vergessen.
   *[other] { $n } lassen sich nicht lesen und spielen nicht mit: { $names }. Zeig eine mit `karte`: Dort kannst du sie vergessen.
}
ui-kept-running = Spiele, die schon laufen, behalten, was sie haben.
ui-kept-by = So gemerkt von { $person }, { $when }.
ui-kept-forget = Vergessen
ui-kept-forget-all = { $kind ->
    [deck] Den Stapel vergessen
   *[cards] Alle Karten vergessen
}
ui-kept-recall = Zurückholen
ui-kept-recall-until = { $n ->
    [one] Eine vergessene Karte lässt sich bis { $when } zurückholen: hier mit **Zurückholen** oder aus { $command }.
   *[other] { $n } vergessene Karten lassen sich bis { $when } zurückholen: hier mit **Zurückholen** oder aus { $command }.
}
ui-kept-recall-nothing = Es gibt nichts mehr zurückzuholen. Es wurde nichts geändert.
ui-kept-forget-who = Alles vergessen darf nur, wer auf diesem Server in einem laufenden Spiel sitzt ({ $name }) oder den Server verwaltet. Es wurde nichts geändert.
ui-kept-forget-full = Diese Woche wurde zu viel vergessen, um alles fürs Zurückholen aufzuheben. Es wurde nichts geändert; hol es erst zurück, oder vergiss einzelne.
ui-kept-replace = Ersetzen
ui-kept-sure = **Ersetzen, was gemerkt ist?** Geändert: { $changed }, neu: { $new }.
ui-kept-sure-whole = **Den ganzen Stapel ersetzen?** Geändert: { $changed }, neu: { $new }, nicht mehr darin: { $gone }.
ui-kept-was = { $was } → { $now }
ui-kept-gone = { $was } fällt weg
ui-kept-told = { $person } hat geändert, was gemerkt ist. Neu: { $new }, geändert: { $changed }, vergessen: { $gone }.
ui-kept-start = So spielst du damit: { $command }
ui-kept-told-new = { $person } hat das hinzugefügt:
ui-kept-told-changed = { $person } hat das geändert:
ui-kept-told-gone = { $person } hat das herausgenommen:
ui-kept-forget-sure = { $kind ->
    [deck] { $n ->
        [one] **Den Stapel mit einer Karte vergessen?**
       *[other] **Den Stapel mit { $n } Karten vergessen?**
    }
   *[cards] { $n ->
        [one] **Die eine Karte vergessen?**
       *[other] **Alle { $n } Karten vergessen?**
    }
}
ui-kept-more-changes = … noch { $n }
ui-kept-bad = { $why } Es wurde nichts geändert. So schreibst du eine: { $example }
ui-kept-same = So ist es schon gemerkt. Es wurde nichts geändert.
ui-kept-full = Höchstens { $most } kann ich behalten; das wären { $n }. Es wurde nichts geändert.
ui-kept-large = Die Datei hat { $size } KiB, höchstens { $most } gehen. Es wurde nichts geändert.
ui-kept-unfetched = Die Datei kam von Discord nicht an. Es wurde nichts geändert; bitte versuch es noch mal.
ui-kept-race = Jemand anders hat inzwischen geändert, was gemerkt ist. Es wurde nichts geändert; sieh es dir noch mal an.
ui-kept-untold = Es ist jetzt gemerkt, aber Discord ließ es mich nicht allen sagen.
ui-kept-one-at-a-time = Gib `karte`, `zeile` oder `datei`: nur eins davon. Es wurde nichts geändert.
ui-kept-which = Was davon meinst du? { $names }
ui-kept-unknown = Unter „{ $name }“ ist nichts gemerkt.
ui-kept-by-no-game = Kein Spiel hier hat so etwas zu merken. Es wurde nichts geändert.
ui-kept-not-here = { $game } merkt sich nichts dergleichen.
ui-kept-which-game = Mehrere Spiele merken sich so etwas: Wähle eins unter `spiel` ({ $names }). Es wurde nichts geändert.

## Einstellungen eines Servers

ui-settings-title = Einstellungen dieses Servers
ui-settings-intro = Was hier gewählt ist, gilt für den ganzen Server. Sprache, Thread, Züge, Tempo, Erinnerungen und Bilder gelten für Spiele, die ab jetzt anfangen. Alle in diesem Kanal erfahren von jeder Änderung.
ui-settings-more = Mehr Einstellungen
ui-settings-done = Gespeichert.
ui-settings-same = Es ist schon so. Es wurde nichts geändert.
ui-settings-race = Jemand anders hat inzwischen die Einstellungen geändert: So sind sie jetzt. Du hast nichts geändert; wähle noch mal.
ui-settings-untold = Es ist gespeichert, aber Discord ließ es mich nicht allen sagen.
ui-settings-who = Nur wer diesen Server verwalten darf (die Berechtigung „Server verwalten“), sieht und ändert, wie ich hier eingestellt bin. Es wurde nichts geändert; frag jemanden, der es darf.
ui-settings-direct = Einstellungen gehören zu einem Server, und das hier ist unter uns beiden. Es wurde nichts geändert; mach es in einem Kanal dort.
ui-settings-told = { $person } hat geändert, wie ich auf diesem Server eingestellt bin. { $what }
ui-setting-start = Wer ein Spiel starten darf
ui-setting-start-all = Alle
ui-setting-start-managers = Wer den Server verwalten darf
ui-setting-channels = Wo ein Spiel anfangen darf
ui-setting-channels-all = überall
ui-setting-channels-choose = Wo ein Spiel anfangen darf: auch in Threads davon (keiner: überall)
ui-setting-end = Wer ein Spiel vorzeitig beenden darf
ui-setting-end-all = Wer mitspielt
ui-setting-end-managers = Wer den Server verwalten darf
ui-setting-language = Sprache neuer Spiele
ui-setting-language-usual = die des Servers bei Discord
ui-setting-thread = Ein Thread für jedes neue Spiel
ui-setting-thread-no = nur wenn das gewählt wird
ui-setting-thread-yes = ja, wenn nichts anderes gewählt wird
ui-setting-log = Was von fertigen Zügen bleibt
ui-setting-log-usual = eine kurze Nachricht, wo mehrere Menschen spielen
ui-setting-log-table = nichts
ui-setting-log-turns = eine kurze Nachricht
ui-setting-speed = Wie schnell gespielt wird
ui-setting-speed-usual = nur ausgemacht, wenn das gewählt wird
ui-setting-speed-live = live: nach einer Stunde eine Erinnerung
ui-setting-speed-daily = ein Zug am Tag: nach einem Tag eine Erinnerung
ui-setting-speed-free = keine Eile: nur eine Erinnerung, wenn jemand sie will
ui-setting-remind = Erinnerungen, wo kein Tempo ausgemacht ist
ui-setting-pictures = Bilder in neuen Spielen
ui-setting-pictures-yes = ja
ui-setting-pictures-no = nein, Worte statt Bilder
ui-setting-dashboard = Dashboard: eine Nachricht mit allen Tischen
ui-setting-dashboard-choose = Kanal des Dashboards (keiner: kein Dashboard)
ui-settings-dashboard-refused = Dort kann ich nicht schreiben: In dem Kanal brauche ich Kanal ansehen, Nachrichten senden und Links einbetten. Es wurde nichts geändert.
ui-dashboard-title = Tische auf diesem Server
ui-dashboard-none = Auf diesem Server läuft kein Spiel. Mit `/automa start` fängt eins an.
ui-dashboard-line = • **{ $game }** in { $channel }: { $what }, { $since }
ui-dashboard-gone = Der Kanal meines Dashboards wurde gelöscht: Dieser Server hat kein Dashboard mehr, den Spielen ist nichts passiert. Wer den Server verwalten darf, kann mit `/automa einstellungen` einen anderen Kanal wählen.
ui-may-not-start = Auf diesem Server startet nur Spiele, wer ihn verwalten darf. Es wurde nichts gestartet; frag jemanden, der es darf. Ändern lässt sich das mit `/automa einstellungen`.
ui-may-not-start-here = Auf diesem Server fangen Spiele nur in { $channels } an. Es wurde nichts gestartet; starte es dort. Wer den Server verwalten darf, kann das mit `/automa einstellungen` ändern.
ui-may-not-end = Auf diesem Server beendet nur Spiele vorzeitig, wer ihn verwalten darf. Es wurde nichts geändert; frag jemanden, der es darf. Ändern lässt sich das mit `/automa einstellungen`.

## Was von einem Menschen behalten wird

ui-note = Meine Notiz
ui-note-hint = Nur du siehst sie, hier und bei deinem Zug. Leer: keine Notiz
ui-note-shown = **Meine Notiz:** { $note }
ui-former-player = jemand von früher
ui-privacy-title = Was ich von dir behalte
ui-privacy-kept = Spiele, in denen du saßt: { $games }, auf Servern: { $servers }. Was du geändert hast und ein Server behält: { $kept }. Notizen für dich: { $notes }. { $wishes ->
    [0] Mit `/automa ich` hast du nichts gesagt.
   *[other] Und was du dir mit `/automa ich` wünschst: wann du erinnert wirst, deine Zeitzone und Ruhezeiten, wann du weg bist.
}
ui-privacy-else = Von jedem Spiel behalte ich, wer wann was gedrückt hat, damit es sich rückgängig machen, nachspielen und prüfen lässt, und wie du am Tisch heißt. Andere Nachrichten behalte ich nicht, und von deinem Konto nur die ID.
ui-privacy-ways = **Als Datei** bringt alles davon. **Löschen** nimmt es auf allen Servern weg; die Spiele bleiben, an deiner Stelle steht dann „jemand von früher“. Was in Kanälen von Discord steht, gehört Discord: Dort lässt es sich löschen.
ui-privacy-file = Als Datei
ui-privacy-here = Das ist alles, was ich von dir behalte (Zeiten in Millisekunden seit 1970 UTC). Nur du siehst diese Nachricht.
ui-privacy-large = Von dir gibt es mehr, als hier in eine Datei passt. Es wurde nichts geändert; wer mich betreibt, kann es dir geben.
ui-privacy-erase = Löschen
ui-privacy-sure = **Alles löschen, was ich von dir behalte, auf allen Servern?** Wo ein Spiel läuft, gibst du deinen Platz auf; in dem, was gespielt wurde, steht an deiner Stelle „jemand von früher“, und Punkte bleiben. Notizen für dich und was du dir mit `/automa ich` wünschst, verschwinden sofort. Das lässt sich nicht rückgängig machen. In Sicherungen der Person, die mich betreibt, steht es, bis sie ersetzt sind.
ui-privacy-erased = Es ist notiert und wird jetzt gelöscht; innerhalb einer Stunde ist es auf allen Servern erledigt. Was du ab jetzt drückst, wird neu behalten.

## Knöpfe und Menüs

ui-yes = Ja
ui-no = Nein
ui-none = Keine
ui-type = Antwort tippen
ui-fill-in = Ausfüllen
ui-as-shown = Stimmt so
ui-shown = { $value }
ui-shown-line = **{ $what }:** { $value }
ui-try-again = Noch mal versuchen
ui-choose = Wähle
ui-choose-from = Wähle: { $first } … { $last }
ui-choose-number = Wähle eine Zahl
ui-choose-between = Wähle { $low } bis { $high }
ui-choose-exactly = Wähle { $n }
ui-choose-up-to = Wähle höchstens { $n }
ui-these = { $names }
ui-choose-page = Wähle (Seite { $n } von { $of })
ui-number-hint = { $low } bis { $high }
ui-such-as = etwa { $line }
ui-times = { $n } × { $what }
ui-picked = Fertig ({ $n } gewählt)
ui-back = Zurück
ui-next = Weiter
ui-report = Melden
ui-my-turn = Mein Zug
ui-done-turn = Fertig
ui-record = Eintragen
ui-clear = Leeren
ui-take-back-last = Nr. { $n } zurücknehmen
ui-pick-next = { $group } · Nr. { $n }
ui-record-sure = **{ $what } eintragen?** Du hast es unter **Mein Zug** gewählt.
ui-record-turn = Eintragen, dann { $turn }
ui-record-without = Ohne das: { $turn }
ui-record-line-sure = **Zuerst { $what } eintragen?** Du hast es unter **Mein Zug** gewählt, und deine Zeile beendet deinen Zug. Es wurde nichts geändert.
ui-record-line = Eintragen, dann meine Zeile
ui-record-line-without = Nur meine Zeile
# $doubt: what the game asks, such as whether no tile was taken
ui-doubt = **{ $doubt }** Zu diesem Zug wurde nichts gemeldet, und noch wurde nichts geändert.
ui-doubt-yes = Ja: { $turn }
ui-to-my-turn = Zurück zu Mein Zug
ui-turn-over = Dein Zug ist inzwischen vorbei, ohne das.
ui-my-turn-title = { $seat }, was hast du getan?
ui-my-turn-how = Wähle alles; **Fertig** beendet deinen Zug.
ui-my-turn-late = Wähle alles und drück dann **Eintragen**.
ui-report-named = { $what }
ui-report-named-separator = ;{ " " }
ui-reports-named = { $what }
ui-reports = { $n ->
    [one] 1 Meldung
   *[other] { $n } Meldungen
 }
ui-reports-of = { $seat }: { ui-reports }
ui-report-of = { $seat }: { $what }
ui-not-recorded = Nicht eingetragen: { $why }
ui-gone = Etwas davon ist nicht mehr da.
ui-look = Ansehen
ui-look-at = Sieh dir an …
ui-look-since = Seit deinem letzten Zug
ui-look-nothing = Seitdem ist nichts passiert.
ui-look-board = Spielplan
ui-look-turns = Züge bisher
ui-look-set-up = Aufbau
ui-look-about = Über dieses Spiel
ui-about-rules = Regeln, Version { $version } · Sitzung `{ $session }`
ui-look-points = { $held } · { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-look-earlier = Früher
ui-look-later = Später
ui-look-place = { $n } von { $of }
ui-fork = Ab hier weiterspielen
ui-fork-new-seed = In einem Thread, neuer Seed
ui-fork-same-seed = In einem Thread, gleicher Seed
ui-enter-points = Punkte eintragen
ui-did-you-win = **Hast du gewonnen?** Trag die Punkte ein.
ui-yes-meant = Ja: { $name }
ui-correct-points = Punkte ändern
ui-points-title = Hast du gewonnen? Wie viele Punkte?
ui-points-of = Punkte: { $seat }
ui-and = { " " }und{ " " }
ui-result-wins = { $names } gewinnt mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}
ui-result-shares = { $names } teilen sich den Sieg: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-result-tied = Gleichstand bei { $n }: { $names }
ui-result-leads = { $names } führt mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}
ui-result-line = { $seat }: **{ $n }**
ui-result-missing = { $seat }: noch nicht eingetragen
ui-result-by = Die Punkte der Menschen hat eingetragen: { $people }.
ui-result-title = Punkte am Ende
ui-result-bar = { $name }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
ui-again = Noch mal
ui-undo = Rückgängig
ui-redo = Wiederholen
ui-why = Warum?
ui-score = Punktestand
ui-undo-yes = Trotzdem rückgängig machen
ui-end-yes = Spiel beenden
ui-show-here = { $game } ({ $id }) hier zeigen
ui-report-intro = **Was ist am Tisch passiert?**
ui-report-what = Wähle, was passiert ist
ui-report-groups = Worum geht es?
ui-another = { $what } ({ $n })
ui-report-other = Etwas anderes
ui-report-type = Tippen
ui-report-line = Was ist am Tisch passiert?
ui-line = { $line }
line-part = „{ $line }“
ui-which = **Was davon meinst du?**
ui-which-first = **Was davon meinst du?** Das sind die ersten von { $n }: Mit mehr Worten werden es weniger.
ui-did-you-mean = Ich finde kein „{ $typed }“, also wurde nichts geändert. **Meintest du eins davon?**
ui-or-did-you-mean = **Meintest du eins davon?**
ui-for-example = Tipp zum Beispiel „{ $example }“.
ui-near = Meintest du { $names }?
# Why a part of a line isn't done: of how many things that can be reported it has the words.
ui-which-report = { $n ->
    [0] Nichts, was sich jetzt melden lässt, heißt so.
   *[other] Es passt auf { $n } Meldungen.
 }
ui-no-such-report = Nichts, was sich jetzt melden lässt, heißt „{ $typed }“. Es wurde nichts geändert.
ui-in-no-report = In keiner Meldung steht { $typed }.
ui-fix-choice = { $what }, jetzt { $now }
ui-turn-ago = { $n ->
    [0] Zuletzt: { $what }
    [one] Vor { $n } Schritt: { $what }
   *[other] Vor { $n } Schritten: { $what }
}

## Nachrichten

ui-language = Deutsch
ui-list-separator = ,{ " " }
ui-title-separator = :{ " " }
ui-names = { $names }
ui-and-more = { $names } und noch { $n }
ui-page = Seite { $n } von { $of } · { $footer }
ui-setup = der Aufbau
ui-footer-setup = { $game } · Aufbau
ui-more = … noch { $n } unter **Warum?**
ui-you-typed = Du hast getippt
ui-title-start = { $game } fängt an
ui-title-undo = Rückgängig: { $what }
ui-title-redo = Wiederholt: { $what }
# Was Einträge von früher haben.
ui-title-fix = Geändert: { $what }
ui-title-fixed = Geändert: { $what } auf { $to }
ui-title-ended = Prüft die Ziehungen
ui-title-stopped = Das Spiel ist beendet
ui-the-end = das Ende des Spiels
ui-promise = Hash des Seeds: { $hash }
ui-step = { $n }. { $what }
ui-title-since = Was passiert ist
ui-title-turn-of = { $seat }, du bist dran
ui-title-ready = { $seat }, steht dein Tisch?
ui-ready-hint = Bau ihn auf, drück **{ $button }**.
ui-ready-turn-hint = Bau auf, spiel, drück **{ $button }**.
ui-begin-hint = Drück **{ $button }**, um anzufangen.
ui-turn-hint = Spiel an deinem Tisch, drück dann **Fertig**.
ui-seed = Der Seed war { $seed }
ui-seed-salted = Der Seed war { $seed }, sein Salt { $salt }
ui-seed-with-hands = Wer den Seed wählt, kann alle Hände ausrechnen; mit einem Seed spielst du hier also allein. Es wurde kein Spiel gestartet: Lass den Seed weg, oder gib alle anderen Plätze Automas.
ui-seed-is-known = Den Seed dieses Spiels hat die Person gewählt, die es gestartet hat: Sie kann alle Hände ausrechnen. Darum kann sich hier sonst niemand hinsetzen. Es wurde nichts geändert.
ui-verify = Sichere `/automa export`, dann `automa replay FILE`.
ui-done = Fertig.
ui-stopped = Rückgängig nimmt das zurück.
ui-stopped-for-good = Alle Hände sind jetzt bekannt: Dieses Ende bleibt.
ui-restored = So stand es damals.
ui-noted = Notiert.
ui-restarted = ⚠️ Diese Version der Regeln fragt anders: Der Zug fängt noch mal an.
ui-given-up = ⚠️ Diese Version der Regeln kann mit dem angefangenen Zug nicht weiter: Er fällt weg, und nichts davon zählt.
ui-title-anew = Die Regeln haben sich geändert
ui-anew-hint = Was angefangen war, fragt nichts mehr. Drück **Neu anfangen**: Es läuft noch mal von vorn.
ui-anew = Neu anfangen
ui-title-broken = ⚠️ Dieses Spiel kann nicht weiter
ui-broken = Diese Version der Regeln kann von hier nicht weiter. Nichts ist verloren, und es wurde nichts geändert. Geh zurück zum letzten Moment, von dem es weitergeht, oder beende das Spiel: `/automa export` enthält alles.
ui-rescue = Zurück zu dem, was geht
ui-begins-again = Die Regeln haben sich seitdem geändert: Drück zuerst **Neu anfangen** am Tisch, oder mach rückgängig. Es wurde nichts geändert.
ui-setup-waits = Der Aufbau wartet auf eine Antwort.
ui-ended-note = Dieses Spiel ist vorbei.
ui-panel-needs = ⚠️ Ich kann den Tisch hier nicht führen. Bitte erlaub mir: { $permissions }.
ui-pictures-need = ⚠️ Ich kann hier keine Bilder zeigen. Bitte erlaub mir: { $permissions }.

ui-why-title = Warum? { $what }
ui-why-none = Noch gibt es nichts zu erklären.
ui-why-nothing = In diesem Zug ist nichts passiert.
ui-why-rule = Regel { $rule }: { $text }
ui-why-rule-only = Regel { $rule }
ui-why-candidates = Möglich ({ $n }): { $names }
ui-why-weighed = **{ $about }** ({ $who })
ui-why-measured = **{ $about }** ({ $who }): { $by }
ui-why-by-rule = **{ $about }** ({ $who }), Faustregel: { $by }
ui-why-decision = Eine Entscheidung
ui-why-alternative = { $mark } { $what }
ui-decimal = { $whole },{ $decimals }
ui-why-value = { $mark } { $what }: { $value }
ui-why-equal = { $value }, gleich
ui-why-tried = { $value } ({ $n }×)
ui-why-withheld = Was { $who } nach der eigenen Hand abgewogen hat, erfahrt ihr nach dem Ende.
ui-why-step = ‣ { $by }: { $names }
ui-why-out = · fällt weg: { $names }
ui-why-left-none = nichts
ui-why-compared = { $name } ({ $value })
ui-value = { $value }
ui-value-yes = ja
ui-value-no = nein
by-lot = durchs Los

ui-exported-running = Hier ist das Spiel bis jetzt. Der Seed und was verdeckt ist, kommen mit dem Export nach dem Ende.
ui-exported = Hier ist das ganze Spiel. `automa replay FILE` spielt es noch mal, prüft jede Ziehung und gibt seinen Digest aus: { $digest }.
ui-export-busy = Andere warten auch auf einen Export, und ich schreibe einen nach dem anderen. Es wurde nichts geändert; bitte versuch es in einer Minute noch mal.
ui-export-large = Die Datei ist zu groß für Discord. Wer mich betreibt, kann `automa export { $id }` ausführen.
ui-no-place = Hier wird kein Spiel gespielt: Sein Tisch braucht einen Kanal oder Thread auf einem Server, auf dem ich bin, oder Direktnachrichten mit mir allein. Es wurde nichts geändert; mach es dort. `/automa hilfe`, `/automa spiele`, `/automa ich` und `/automa datenschutz` antworten auch hier.
ui-menu-unknown = Diese Nachricht gehört zu keinem Spiel, das ich hier kenne. Es wurde nichts geändert: Wähle eine von mir, die einen Tisch zeigt oder von einem Zug erzählt.
ui-fault = Fehler melden
ui-fault-what = Was stimmt nicht?
ui-fault-hint = Was passiert ist, und was hätte passieren sollen
ui-fault-made = Hier ist die Datei mit dem ganzen Spiel und dem, was du geschrieben hast.
ui-fault-made-running = Hier ist die Datei mit dem Spiel bis jetzt und dem, was du geschrieben hast. Was verdeckt ist, steht nicht darin; nach dem Ende geht es auch damit.
ui-fault-to = Schick sie hierhin: { $where }
ui-fault-to-host = Schick sie an die Person, die diesen Bot betreibt.
ui-end-sure = **Das Spiel beenden?** { $stays ->
    [yes] Der Seed und alle Hände werden bekannt, also lässt es sich **nicht rückgängig machen**.
   *[no] Der Seed wird bekannt. Rückgängig machen lässt es sich danach noch; am Tisch steht dann, dass der Seed bekannt ist.
}
ui-undo-sure = Das nimmt etwas zurück, das gezogen oder gewürfelt wurde. Dieselbe Karte oder Zahl kommt wieder. **Trotzdem rückgängig machen?**
ui-undo-to-sure = Was darin gezogen oder gewürfelt wurde, kommt wieder. **Trotzdem rückgängig machen?**
ui-undo-goes = Diese { $n } Schritte fallen weg:
ui-redo-comes = Diese { $n } Schritte kommen zurück:
ui-redo-sure = **Alle zurückholen?**
ui-redo-yes = Zurückholen
ui-moves-before = … { $n } davor
ui-move-line = • { $what }
ui-undo-nothing-since = Seitdem ist nichts passiert. Es wurde nichts geändert.
ui-undo-moment-gone = Dieser Moment wurde selbst zurückgenommen, also führt nichts dorthin. Es wurde nichts geändert. **{ ui-redo }** holt zurück, was zuletzt rückgängig gemacht wurde.
ui-undo-end-sure = Durch das Ende ist der Seed bekannt, und damit alles, was ab hier gezogen und gewürfelt wird. Das steht dann bis zum Schluss am Tisch. **Trotzdem rückgängig machen?**
# $move: after how many moves, as Look numbers them
ui-fork-ask = **Ab Schritt { $move } weiterspielen?** Dort fängt ein anderes Spiel an, mit freien Plätzen. Dieses bleibt, wie es ist, und sein Kanal erfährt davon.
ui-fork-elsewhere = In einen anderen Kanal? Dort tippst du `/automa import spiel:{ $id } schritt:{ $move }`.
ui-fork-from = Es geht weiter ab Schritt { $move } des Spiels { $id }.
ui-fork-same = ⚠️ { $known ->
    [hands] Der Seed ist derselbe; er ist bekannt, und damit alle Hände.
    [draws] Der Seed ist derselbe; er ist bekannt: Was gezogen und gewürfelt wird, lässt sich nachsehen.
   *[no] Der Seed ist derselbe: Was hier gezogen und gewürfelt wird, kann auch dort kommen.
}
ui-fork-new = { $known ->
    [hands] Der Seed ist neu. Was dort gemischt war, liegt, wie es lag, und lässt sich nachsehen, wie die Hände.
    [draws] Der Seed ist neu. Was dort gemischt war, liegt, wie es lag, und lässt sich nachsehen.
   *[no] Der Seed ist neu. Was dort gemischt war, liegt, wie es lag.
}
ui-forked = { $person } spielt in { $channel } ab Schritt { $move } dieses Spiels weiter. { $seed ->
    [same] Der Seed ist derselbe: Was dort gezogen und gewürfelt wird, kann auch hier kommen.
    [new] Der Seed ist neu; was hier gemischt ist, liegt dort genauso.
   *[over] Die Plätze dort sind frei.
}
ui-fork-hands = Woanders sind die Plätze frei: Wer dort weiterspielt, könnte Hände sehen, die andere hier halten. Darum geht das erst nach dem Ende dieses Spiels. Es wurde nichts gestartet.
ui-fork-seed = Der Seed dieses Spiels bleibt bis zum Ende geheim, und ein anderes Spiel mit demselben könnte ihn verraten. Es wurde nichts gestartet: Wähle einen neuen Seed.
ui-fork-nowhere = Von dort lässt sich nichts weiterspielen: Der Aufbau war noch nicht fertig, das Spiel war vorbei, oder diesen Schritt gibt es nicht. Es wurde nichts gestartet; **Ansehen** zeigt die Schritte und ihre Nummern.
ui-import-which = Gib entweder `datei` oder `spiel`. Es wurde nichts gestartet.
ui-import-unknown = Ich kenne kein Spiel „{ $id }“ dieses Servers. Es wurde nichts gestartet. Seine ID steht unter **Ansehen**, Über dieses Spiel, und nach **{ ui-fork }**.
ui-import-no-export = Die Datei ist kein exportiertes Spiel. Es wurde nichts gestartet: Nimm die, die `/automa export` nach dem Ende eines Spiels gibt.
ui-import-no-game = Die Datei gehört zu einem Spiel, das ich nicht habe. Es wurde nichts gestartet.
ui-import-running = Die Datei wurde exportiert, während das Spiel lief: Der Seed und alles, was verdeckt war, stehen nicht darin, also kann niemand damit weiter. Es wurde nichts gestartet: Nimm einen Export von nach dem Ende.
ui-import-differs = Ich habe das Spiel der Datei noch mal gespielt, und es geht anders aus: Es wurde geändert, oder eine andere Version der Regeln hat es gemacht. Es wurde nichts gestartet. `automa replay FILE` sagt, wo es abweicht.
ui-import-nowhere = Von dort geht in der Datei nichts weiter: Diesen Schritt gibt es nicht, oder das Spiel war da schon vorbei. Es wurde nichts gestartet: Gib einen anderen `schritt`.
ui-import-long = Die Datei ist mir zu lang zum Lesen. Es wurde nichts gestartet.
ui-import-busy = Andere bringen auch gerade Dateien. Es wurde nichts gestartet; bitte versuch es in einer Minute noch mal.
ui-import-done = Ich habe das Spiel noch mal gespielt: Alles ist wie aufgezeichnet. Es geht hier weiter, und seine Plätze sind frei.
ui-thread-name = { $game }
ui-thread-unsure = Discord hat nicht geantwortet, also wurde kein Spiel gestartet. Vielleicht gibt es einen neuen Thread, in dem nichts steht: Starte das Spiel dort, oder lösch ihn und versuch es noch mal.
ui-thread-started = Das Spiel hat in { $channel } angefangen.
ui-thread-left = Der neue Thread { $channel } ist da, ohne Spiel darin: Starte dort eins, oder lösch ihn.

ui-help-title = Automa
ui-help =
    Wähle unten ein Spiel oder tipp `/automa start`: ein paar Fragen, und der Tisch steht.
    Es kommt eine Nachricht, der Tisch: was zuletzt passiert ist, was offen ist, und die Knöpfe dazu. Drück nach deinem eigenen Zug **Fertig**: Die Automas spielen dann, bis jemand gefragt ist.
    Sag mit **Mein Zug**, was du getan hast, wenn das Spiel den Spielplan führt. **Ansehen** zeigt alles Übrige, **Warum?** erklärt jede Entscheidung.
    Einen Schritt zurück? Drück **Rückgängig** oder nimm `/automa zurück`; `/automa ändern` ändert einen Wert.
    Tisch aus den Augen verloren? `/automa status` holt ihn ans Ende des Kanals, `/automa spiele` nennt deine Spiele. Wer noch nicht sitzt, drückt **Mitspielen**.
ui-help-game = • { $about } (`/automa start { $id }`)
ui-start-which = Spiel starten
ui-start-title = { $game }: Wie spielst du?
ui-start-join = Andere können später mitspielen.
ui-start-full = Automas nehmen alle anderen Plätze.
ui-start-as-last = Wie beim letzten Mal in diesem Kanal.
ui-start-changed = Die Optionen dieses Spiels haben sich geändert. Es wurde nichts gestartet: Bitte wähl noch mal.
ui-start = Starten
ui-start-seeded = Mit einem Seed starten
ui-more-options = Mehr Optionen
ui-option = { $name }: { $value }
ui-option-about = **{ $name }**: { $about }
ui-option-without = ohne { $what }
ui-usual = wie üblich
ui-usual-automas = auf allen Plätzen außer deinem
ui-usual-log = eine kurze Nachricht, wenn mehrere spielen
ui-usual-pace = bis jemand gefragt ist
ui-usual-speed = nichts ausgemacht
ui-help-here-title = { $game } in diesem Kanal
ui-help-table =
    • Der Tisch zeigt, was zuletzt passiert ist, was offen ist, und die Knöpfe dazu.
    • { $tells ->
        [yes] Spiel deinen eigenen Zug, wähle unter **{ $mine }**, was du getan hast, und drück dort **{ $done }**. Nur wenn nichts zu melden ist, drückst du gleich **{ $done }**.
       *[no] Spiel deinen eigenen Zug an deinem Tisch und drück dann **{ $done }**: Die Automas spielen, bis jemand gefragt ist.
    }
    • Was der Automa von deinem Zug wissen muss, sagst du unter **{ $mine }** oder **{ $report }**.
    • **{ $look }** zeigt Spielplan, Plätze, Punkte und frühere Züge; **{ $why }** erklärt jede Entscheidung. Nur du siehst das.
    • **{ $undo }** nimmt jeden Schritt zurück, `/automa ändern` ändert einen Wert.
    • Wer keinen Platz hat, nimmt mit **{ $join }** einen freien; `/automa plätze` gibt Plätzen Namen und reicht sie weiter.
    • Tisch aus den Augen verloren? `/automa status` holt ihn ans Ende des Kanals. `/automa ende` beendet das Spiel.
ui-help-hosted =
    • **{ $play }** beginnt deinen Zug oder zeigt, was du gefragt bist. Nur du siehst diese Nachricht.
    • **{ $hand }** zeigt, was nur dir gehört: deine Karten, und was du vorhast.
    • Wer keinen Platz hat, nimmt mit **{ $join }** einen freien. Unter **{ $seats }** gehst du, kommst zurück oder gibst einen Platz einem Automa.
    • **{ $why }** erzählt, was passiert ist, nach welcher Regel, und was Automas abgewogen haben.
    • **{ $undo }** nimmt deine eigene Wahl zurück, bis du sie bestätigst. Was andere gesehen haben, geht nur zurück, wenn jemand anders am Tisch einverstanden ist.
    • Automas spielen von selbst, solange ein Mensch am Tisch sitzt.
    • Tisch aus den Augen verloren? `/automa status` holt ihn ans Ende des Kanals. `/automa ende` beendet das Spiel.
ui-how-to-play = So spielst du
ui-rules = Regeln
ui-rules-title = { $game }: Regeln
ui-rules-word = Welches Wort suchst du?
ui-rules-hint = ein, zwei Wörter oder die Nummer einer Regel
ui-rules-found = Regeln: „{ $typed }“
ui-rules-clause = **{ $rule }** { $text }
ui-rules-none = Das steht in keiner Regel. Es wurde nichts geändert; versuch ein anderes Wort.
ui-rules-near = „{ $typed }“ steht nirgends. Ähnlich:
# Wörter einer Frage, die nicht sagen, wonach gefragt ist.
ui-rules-small-words = aber als am an auf aus bei beim bin bist da dann darf darfst das dass dein deine dem den der des die dir dich du ein eine einem einen einer er es für geht gibt habe haben hat hast ich ihr im in ist ja kann kannst können macht man mein meine mich mir mit muss musst müssen nach nicht oder passiert sein sich sie sind so über um und uns unter von vom vor wann war warum was welche welchem welchen welcher welches wem wen wenn wer werden wie wieso wir wird wo wohin zu zum zur a an and are at be by can could do does for from get has have how i if in is it its may me must my of on or our should so that the their them then there they this to us we what whats when where which who whom whose why will with would you your happens happen need
# Wörter, die sich gleichen, in Gruppen: Wer eins davon nachschlägt, findet auch die anderen.
ui-rules-alike = gleich gleichstand unentschieden geteilt tie tied ties level shared equal draw; gewinnen gewinnt gewonnen gewinner sieg siegt win wins won winner winning victory; kampf kämpfe kämpfen kämpft gefecht fight fights combat battle attack; ende endet beendet vorbei schluss end ends ended over finish final last; punkte punkt wertung werten gewertet points score scoring prestige; kaufen kauft kauf gekauft buy buys bought purchase; verkaufen verkauft verkauf sell sells sold
ui-rules-more = … noch { $n }: Mit einem Wort mehr werden es weniger.

## Wenn etwas nicht geht

ui-no-session = In diesem Kanal ist kein Spiel. Starte hier eins, oder mit `/automa start`.
ui-game-missing = In diesem Kanal ist ein Spiel { $game }, dessen Regeln ich nicht mehr habe. Es bleibt gespeichert, und es wurde nichts geändert. Frag die Person danach, die mich betreibt, oder starte ein anderes Spiel in einem anderen Kanal oder in einem Thread.
ui-elsewhere = In diesem Kanal ist kein Spiel. Auf diesem Server:
ui-elsewhere-ended = Das Spiel in diesem Kanal ist vorbei. Auf diesem Server:
ui-elsewhere-there = • { $game } in { $channel }
ui-elsewhere-gone = • { $game } ({ $id }): Der Kanal wurde gelöscht
ui-games-title = Deine Spiele hier
ui-games-title-everywhere = Deine Spiele auf allen Servern
ui-games-none = Du spielst auf diesem Server in keinem Spiel. Drück an einem Tisch **Mitspielen**, oder starte eins.
ui-games-none-everywhere = Du spielst in keinem Spiel auf einem Server, auf dem ich bin. Auf einem Server fängt mit `/automa start` eins an.
ui-games-more = … noch { $n }
ui-games-direct = Direktnachrichten
ui-games-line = • **{ $game }** in { $channel }: { $what }
ui-games-own = **du bist dran**
ui-games-other = wartet auf { $names }
ui-games-next = als Nächstes: { $what }
ui-games-asks = eine Frage ist offen
ui-session-here = In { $channel } ist schon ein Spiel. Es wurde nichts geändert.
ui-table-full = Dieses Spiel hat { $most } Einträge (Züge, Meldungen, Änderungen, Schritte zurück): Mehr behalte ich von einem Spiel nicht. Es wurde nichts geändert. Beende es mit `/automa ende` und fang ein neues an; bis dahin kannst du alles ansehen und exportieren.
ui-table-full-ended = Dieses Spiel hat { $most } Einträge (Züge, Meldungen, Änderungen, Schritte zurück): Mehr behalte ich von einem Spiel nicht. Es wurde nichts geändert, es bleibt vorbei. Fang mit `/automa start` ein neues an.
ui-table-full-note = **Dieses Spiel ist voll:** Es hat { $most } Einträge (Züge, Meldungen, Änderungen, Schritte zurück), und mehr behalte ich von einem Spiel nicht. Du kannst einen Schritt zurücknehmen, es exportieren und mit `/automa ende` beenden; fang dann ein neues an.
ui-seats-full = Wer wo sitzt, hat sich in diesem Spiel { $most }-mal geändert: Mehr behalte ich davon nicht. Es wurde nichts geändert. Spielt weiter, wie ihr sitzt, oder beende das Spiel mit `/automa ende` und fang ein neues an.
ui-server-full = Auf diesem Server laufen schon so viele Spiele, wie zugleich erlaubt sind: { $most }. Es wurde nichts geändert. Beende eins, das niemand mehr spielt, mit `/automa ende` in seinem Kanal, und versuch es noch mal.
ui-played-elsewhere = Dieses Spiel wird in { $channel } gespielt. Nur dort zählen die Knöpfe. Es wurde nichts geändert.
ui-session-ended = Dieses Spiel ist vorbei. Starte das nächste mit `/automa start`.
ui-stale = Das ist überholt: Seitdem ist etwas passiert. So steht das Spiel jetzt.
ui-done-before = Das war schon erledigt. So steht das Spiel jetzt.
ui-race = Jemand anders war schneller, also war das schon erledigt. So steht das Spiel jetzt.
ui-question-open = Eine offene Frage braucht zuerst eine Antwort. Es wurde nichts geändert.
ui-nothing-open = Jetzt ist keine Frage offen. Es wurde nichts geändert.
ui-not-offered = Das geht jetzt nicht. Es wurde nichts geändert.
ui-no-such-field = Ich führe nichts namens „{ $field }“. Es wurde nichts geändert; wähle etwas aus der Liste.
ui-nothing-to-undo = Es gibt nichts rückgängig zu machen: Das ist der Anfang des Spiels.
ui-nothing-to-redo = Es gibt nichts zurückzuholen.
ui-unknown-button = Diesen Knopf kenne ich nicht mehr. `/automa status` zeigt das Spiel mit neuen.
ui-missing-permissions = In { $channel } brauche ich noch: { $permissions }. Es wurde nichts gestartet.
ui-thread-in-thread = Das ist schon ein Thread. Starte ohne `thread`, oder im Kanal. Es wurde nichts gestartet.
ui-store-fault = Dein Zug ließ sich nicht speichern, also wurde nichts geändert. Bitte sag es der Person, die mich betreibt. (Fehler { $id })
ui-store-locked = Ein anderes Programm hält meine gespeicherten Spiele gesperrt, also wurde nichts geändert. Bitte versuch es gleich noch mal. (Fehler { $id })
ui-store-away = Meine gespeicherten Spiele sind gerade nicht erreichbar, also wurde nichts geändert. Bitte versuch es gleich noch mal. (Fehler { $id })
ui-store-unheard = Die Verbindung zu meinen gespeicherten Spielen riss ab, während ich deinen Zug speicherte: Er ist gespeichert, oder es wurde nichts geändert. `/automa status` zeigt, was davon stimmt. (Fehler { $id })
ui-too-late = Das hat mir zu lange gedauert, und Discord nimmt kein Formular mehr an. Es wurde nichts geändert; bitte drück noch mal.
ui-discord-fault = Discord ließ mich das nicht tun. Es wurde nichts geändert; bitte versuch es noch mal. (Fehler { $id })
ui-discord-fault-saved = Dein Zug ist gespeichert, aber Discord ließ mich ihn nicht zeigen. `/automa status` zeigt ihn. (Fehler { $id })
ui-internal = Bei mir ist etwas schiefgegangen. Es wurde nichts geändert. (Fehler { $id })
ui-internal-saved = Dein Zug ist gespeichert, aber bei mir ist etwas schiefgegangen. `/automa status` zeigt das Spiel. (Fehler { $id })
ui-internal-kept = Es ist jetzt gemerkt, aber bei mir ist etwas schiefgegangen. (Fehler { $id })

ui-permission-view-channel = Kanal ansehen
ui-permission-send-messages = Nachrichten senden
ui-permission-send-messages-in-threads = Nachrichten in Threads senden
ui-permission-create-public-threads = Öffentliche Threads erstellen
ui-permission-embed-links = Links einbetten
ui-permission-attach-files = Dateien anhängen

ui-place-intro = Das ist für alle, die diesen Server verwalten.
ui-place-lacks = In { $channel } kann ein Spiel nicht weiter, denn mir fehlt: { $permissions }. Bitte erlaub mir das dort (Kanal bearbeiten, Berechtigungen). Dann zeigt `/automa status` in dem Kanal das Spiel.
ui-place-gone = Ein Kanal, in dem ein Spiel lief, wurde gelöscht. `/automa spiele` in einem anderen Kanal nennt dieses Spiel, mit einem Knopf, der es dort zeigt.

# Spiele, die der Bot leitet: Plätze von Menschen und Automas
ui-go = Spielen
ui-take-back = Zurücknehmen
ui-wake = Automa wecken
ui-next-turn = Nächster Zug
ui-five-turns = Fünf Züge
ui-hand = Meine Hand
ui-no-hands = In diesem Spiel führe ich keine Hand: **Ansehen** zeigt alles, was ich weiß.
ui-join = Mitspielen
ui-fill = Mit Automas auffüllen
ui-fill-intro = Welche Automas nehmen die freien Plätze?
ui-seats = Plätze
ui-title-free = { $seat } ist frei
ui-free-hint = Wer nicht sitzt: **Mitspielen**; sonst **Plätze**.
ui-people = Menschen: { $seats }
ui-seat-free = frei
ui-seed-told = ⚠️ { $hands ->
    [yes] Der Seed und alle Hände sind seit { $at } bekannt
   *[no] Der Seed ist seit { $at } bekannt, und damit, was gezogen und gewürfelt wird
}: Das Spiel war beendet, und das wurde rückgängig gemacht.
ui-seed-chosen = Der Seed wurde gewählt von { $person }.
ui-to-panel = [Zum Tisch]({ $link })
ui-kept-here = Der Bot führt alles in diesem Spiel: Es gibt nichts zu melden oder zu ändern. **Rückgängig** geht einen Schritt zurück. Es wurde nichts geändert.
ui-seat-held = { $seat }: { $holder }
ui-seat-of = { $seat } ({ $name })
ui-seat-changed = { $seat } wird ab jetzt gespielt von { $holder }.
ui-seat-freed = { $seat } ist ab jetzt frei: Wer keinen Platz hat, nimmt ihn mit **Mitspielen**.
ui-seat-back = Wer dort saß, kann den Platz unter **Plätze** zurücknehmen.
ui-seat-what = Einen Platz ändern
ui-seat-leave = Meinen Platz verlassen
ui-leave-sure = Du verlässt { $seat }: Ab jetzt spielt dort ein Automa ({ $automa }). Unter **Plätze** kannst du zurückkommen; andere nur, wenn jemand am Tisch ihnen den Platz gibt, oder wenn dort niemand mehr sitzt. Verlassen?
ui-leave-sure-free = Du verlässt { $seat }: Der Platz ist dann frei, und wer mitspielen will, kann ihn nehmen. Verlassen?
ui-leave-yes = Platz verlassen
ui-seat-take = { $seat } nehmen
ui-seat-name = { $seat } benennen
ui-seat-called = Wie heißt der Platz? (leer: wie bei Discord)
ui-seat-pass = { $seat } jemandem geben
ui-seat-pass-ask = **Wer spielt { $seat } ab jetzt?**
ui-seat-to = Wähle eine Person
ui-seat-without = { $name }, nicht bei Discord
ui-not-named = Dieser Platz kann nicht wie eine Person heißen. Wer ihn spielt, nimmt ihn: Drück **Mitspielen** oder **Plätze**. Es wurde nichts geändert.
ui-not-for-them = Diese Person kann den Platz nicht nehmen: Sie hat hier schon einen. Es wurde nichts geändert.
ui-not-for-who-knows = Diese Person kann den Platz nicht nehmen: Sie hat die Karten eines anderen Platzes gesehen. Es wurde nichts geändert.
ui-not-for-bots = Ein Bot kann den Platz nicht nehmen. Es wurde nichts geändert.
ui-seat-give = { $seat }: an { $strength } geben
ui-give-sure = { $holder } spielt { $seat }. Den Platz einem Automa geben? Er lässt sich jederzeit zurücknehmen.
ui-give-yes = Dem Automa geben
ui-seat-unseat = { $seat } freigeben
ui-free-sure = { $holder } spielt { $seat }. Den Platz freigeben? Dann drückt dafür, wer hier sitzt; zurücknehmen lässt er sich, solange er frei ist.
ui-free-yes = Platz freigeben
ui-paused = ⏸️ Pause seit { $since }: Niemand wird erinnert. Mit `/automa ich` geht das Spiel weiter.
ui-away = 🧳 { $seat } ist weg bis { $until }.
ui-away-replace = 🧳 { $seat } ist weg bis { $until }: Unter **Plätze** kann sofort ein Automa übernehmen.
ui-reminders-stopped = 🔕 { $seat } wurde dreimal erinnert: Es kommen keine Erinnerungen mehr.
ui-reminder = { $people } Der Tisch wartet auf dich.
ui-reminder-last = { $people } Nur auf dich warten wir noch.
ui-speed-live = Ausgemacht: Ihr spielt live. Wer dran ist, bekommt nach einer Stunde eine Erinnerung.
ui-speed-daily = Ausgemacht: ein Zug am Tag. Wer dran ist, bekommt nach einem Tag eine Erinnerung.
ui-speed-server = { $hours ->
    [one] Auf diesem Server bekommt, wer dran ist, nach einer Stunde eine Erinnerung.
   *[other] Auf diesem Server bekommt, wer dran ist, nach { $hours } Stunden eine Erinnerung.
}
ui-speed-free = Ausgemacht: keine Eile.
ui-pause = Dieses Spiel anhalten
ui-go-on = Dieses Spiel weiterlaufen lassen
ui-mute = Diesen Zug keine Erinnerungen
ui-plan-title = Im Voraus
ui-plan-none = Du hast im Voraus nichts gesagt.
ui-plan-said = Du hast gesagt: **{ $what }**. Nur du siehst es.
ui-plan-how = Wähle, was passieren soll, wenn du an der Reihe bist. Bis dahin kannst du es ändern oder zurücknehmen.
ui-plan-late = Jetzt gibt es im Voraus nichts zu sagen: Du bist schon an der Reihe, oder das Spiel läuft nicht.
ui-plan-choose = Was passieren soll
ui-plan-take-back = Zurücknehmen
ui-plan-read = Ich habe es gelesen
ui-plan-then = { $first }, dann { $then }
ui-plan-choose-then = Und danach
ui-plan-on = Weiter, bis mich etwas betrifft
ui-plan-dropped = Was du im Voraus gesagt hast, **{ $what }**, fiel weg und tut nichts mehr: { $why ->
    [undone] Etwas, worauf es beruhte, wurde rückgängig gemacht
    [concerned] Jetzt betrifft dich etwas
   *[changed] So, wie du es gesagt hast, geht es nicht mehr
 }. Du kannst etwas anderes sagen.
# Was für Zeichen gesagt wird, wenn Worte zum Hören sind; ein Zeichen allein schmückt nur.
ui-signs = → nach, ← zurück nach, ↑ hinauf, ↓ hinunter, × mal, ↳, •, ‣, › dann, ☛, ✔ gewählt, ✓ gewählt, ✗ nein, ⚠ Achtung, ⏸, 🧳, 🔕, ● Kreis, ■ Quadrat, ▲ Dreieck, ◆ Raute, ★ Stern, ⬟ Fünfeck
ui-me-title = Was du dir wünschst
ui-me-reminders = Erinnerungen, solange ein Tisch auf dich wartet: { $after }.
ui-me-remind = Wann du erinnert wirst
ui-me-remind-agreed = wie am Tisch ausgemacht
ui-me-remind-never = nie
ui-me-remind-after = { $hours ->
    [one] nach 1 Stunde
   *[other] nach { $hours } Stunden
}
ui-me-quiet = Ruhezeiten: von { $begin } bis { $end } Uhr ({ $zone }). Erwähnungen kommen dann ohne Push.
ui-me-quiet-none = Ruhezeiten: keine ({ $zone }).
ui-me-quiet-change = Ruhezeiten und Zeitzone
ui-me-quiet-from = Ruhe von
ui-me-quiet-to = Ruhe bis
ui-me-quiet-no = keine Ruhezeiten
ui-me-hour = { $hour } Uhr
ui-me-zone = Deine Zeitzone
ui-me-zone-hint = Eine Stadt genügt, zum Beispiel Berlin
ui-me-away = Weg bis { $until }: Du wirst nicht erinnert, und deine Tische sagen es.
ui-me-here = Du bist nicht weg.
ui-me-away-ask = Weg bis …
ui-me-not-away = nicht weg
ui-me-back-on = bis { ui-weekday }, { $day }. { ui-month }
ui-weekday = { $weekday ->
     [1] Mo
     [2] Di
     [3] Mi
     [4] Do
     [5] Fr
     [6] Sa
    *[7] So
}
ui-month = { $month ->
     [1] Jan.
     [2] Feb.
     [3] März
     [4] Apr.
     [5] Mai
     [6] Juni
     [7] Juli
     [8] Aug.
     [9] Sept.
     [10] Okt.
     [11] Nov.
    *[12] Dez.
}
ui-me-replace = Solange du weg bist, dürfen andere deinen Platz sofort einem Automa geben, wo einer spielen kann.
ui-me-replace-not = Solange du weg bist, bleibt dein Platz deiner, wie sonst auch.
ui-me-give-seat = Weg: Ein Automa darf spielen
ui-me-keep-seat = Weg: Platz behalten
ui-me-only = Meinen einzigen Zug spielen
ui-me-only-ask = Jeden Zug auf mich warten
ui-me-only-plays = Wo du nur eins tun kannst, passiert es von selbst, und der Tisch sagt es dazu.
ui-me-only-waits = Jeder deiner Züge wartet, bis du drückst, auch wo du nur eins tun kannst.
ui-only-move = Etwas anderes blieb { $person } nicht, also ging es von selbst.
ui-me-pictures = In dem, was nur du siehst: { $how }.
ui-me-pictures-ask = Wie du Bilder siehst
ui-me-pictures-usual = Bilder wie am Tisch
ui-me-pictures-large = Bilder groß, in zwei Hälften
ui-me-pictures-words = Worte statt Bilder
ui-me-listening = Was nur du siehst, hat Worte zum Hören.
ui-me-listen = Worte zum Hören
ui-me-listen-not = Worte wie am Tisch
ui-me-bad-zone = Ich kenne keine Zeitzone „{ $typed }“. Es wurde nichts geändert: Tipp eine große Stadt in deiner Nähe, zum Beispiel Berlin.
ui-me-bad-zone-near = „{ $typed }“ kann mehrere Zeitzonen bedeuten: { $near }. Es wurde nichts geändert: Tipp eine davon ganz.
ui-me-day-over = Dieser Tag liegt nicht mehr vor dir. Es wurde nichts geändert: Tipp `/automa ich` und wähle einen anderen.
ui-your-turn = **Du bist dran.**
ui-waits-turn = { $holder }, du bist dran: Drück **Spielen**.
ui-waits-person = { $holder }, { $seat } muss wählen: Drück **Spielen**.
ui-waits-automa = { $seat } denkt nach …
ui-waits-press = { $seat } kommt als Nächstes.
ui-waits-other = Wir warten auf { $seat } ({ $holder }).
ui-answers = { $seat } antwortet.
ui-waits-any = { $seat } ist dran: Wer hier sitzt, drückt dafür.
ui-waits-free = { $seat } ist dran, aber frei: Wer nicht sitzt, **Mitspielen**; sonst **Plätze**.
ui-automa-plays = Der Automa spielt.
ui-undo-agree = { $person } möchte den letzten Schritt von „{ $what }“ zurücknehmen, den andere gesehen haben. Ist noch jemand am Tisch einverstanden?
ui-undo-to-agree = { $person } möchte { $n } Schritte zurücknehmen, die andere gesehen haben. Ist noch jemand am Tisch einverstanden?
ui-undo-end-agree = { $person } möchte das Ende des Spiels zurücknehmen. Dadurch ist der Seed bekannt, und damit die Reihenfolge aller Karten, Plättchen und Würfe, die noch kommen; das steht dann bis zum Schluss am Tisch. Sind alle anderen am Tisch einverstanden?
ui-end-agree = { $person } möchte das Spiel beenden: { $hands ->
    [yes] Der Seed und alle Hände werden bekannt. Das lässt sich nicht rückgängig machen
   *[no] Der Seed wird bekannt
}. Ist noch jemand am Tisch einverstanden?
ui-end-agreed = Einverstanden: Spiel beenden
ui-undo-agreed = Einverstanden: zurücknehmen
ui-seat-asleep = { $seat } schläft: dafür antworten
ui-slept = { $seat } schläft: { $person } ließ den Bot dieses eine Mal dafür antworten.
ui-not-asleep = Diese Person ist noch da: Andere können erst für sie handeln, wenn der Tisch { $hours } Stunden auf sie wartet oder sie den Server verlassen hat. Es wurde nichts geändert.
ui-already-asked = Die anderen sind oben schon gefragt: Jemand anders muss „Einverstanden“ drücken. Es wurde nichts geändert.
ui-asked-by-another = { $person } hat schon gefragt: Drück oben **Einverstanden** oder **Nein**. Es wurde nichts geändert.
ui-asked = Die anderen am Tisch sind gefragt, ob sie einverstanden sind. Noch wurde nichts geändert.
ui-disagree = Nein
ui-agreed = { $person } war einverstanden.
ui-disagreed = { $person } sagte Nein. Es wurde nichts geändert.
ui-withdrawn = { $person } möchte es nicht mehr. Es wurde nichts geändert.
ui-agreed-to = { $asker } hat darum gebeten, { $person } war einverstanden.
ui-agreed-back = Der letzte Schritt von „{ $what }“ wurde zurückgenommen: { $asker } hat darum gebeten, { $person } war einverstanden.
ui-end-stands = Dieses Ende lässt sich nicht rückgängig machen: Alle kennen dadurch den Seed und alle Hände. Es wurde nichts geändert; **Noch mal** startet das nächste Spiel.
ui-request-void = Diese Bitte ist überholt: Seitdem ist etwas passiert. Es wurde nichts geändert; frag noch mal, wenn du es noch willst.
ui-needs-another = Jemand anders am Tisch muss damit einverstanden sein. Es wurde nichts geändert.
ui-nothing-to-decide = Für dich gibt es jetzt nichts zu entscheiden.
ui-not-yours = Jetzt ist ein anderer Platz dran. Es wurde nichts geändert.
ui-not-seated = Das kann nur, wer an diesem Tisch einen Platz hat. Es wurde nichts geändert; **Plätze** zeigt, wer wo sitzt.
ui-not-seated-ended = Das kann nur, wer an diesem Tisch saß. Es wurde nichts geändert; mit `/automa start` startest du selbst ein Spiel.
ui-seat-nobody = Der Platz, der dran ist, ist frei. Wer keinen Platz hat, drückt **Mitspielen**, wer einen hat, **Plätze** oder **Mit Automas auffüllen**. Es wurde nichts geändert.
ui-already-seated = Du hast an diesem Tisch schon einen Platz. Es wurde nichts geändert.
ui-seat-taken = Diesen Platz hat jemand anders. Es wurde nichts geändert.
ui-seat-left = Ein Automa spielt diesen Platz für jemanden, der ihn verlassen hat: Wer am Tisch sitzt, kann ihn dir unter **Plätze** geben. Es wurde nichts geändert.
ui-others-automa = Jemand anders hat diesen Automa hingesetzt, oder er spielt für diese Person; solange mehrere Menschen spielen, ändert nur sie ihn. Es wurde nichts geändert.
ui-no-free-seat = Alle Plätze sind besetzt. Es wurde nichts geändert; einen Platz, den ein Automa spielt, kannst du unter **Plätze** übernehmen.
ui-knows-another = Du hast die Karten eines anderen Platzes in diesem Spiel gesehen, also kannst du nur auf diesen Platz zurück. Es wurde nichts geändert.
