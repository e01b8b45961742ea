# What the bot itself says, in English. Ids that begin with "ui-" and "cmd-" are the bot's, "bad-" and
# "number" belong to the kit's questions.

## The command

cmd-automa = Let an automa sit down at your table
cmd-start = Start a game
cmd-start-seed = A known game again
cmd-start-thread = In a thread of its own
cmd-start-log = What stays of turns
cmd-start-log-table = Nothing
cmd-start-log-turns = A short message
cmd-start-pace = How automas go on
cmd-start-pace-one = One press a turn
cmd-start-pace-all = Until a person is needed
cmd-start-speed = How fast you play
cmd-start-speed-live = Live
cmd-start-speed-daily = A move a day
cmd-start-speed-free = No hurry
cmd-start-language = What everybody sees
cmd-start-automas = Seats of automas; people join the others
cmd-start-strength = How strong the automas are
cmd-start-strength_2 = The second, and those after it
cmd-start-strength_3 = The third, and those after it
cmd-start-strength_4 = The fourth
cmd-turn = Do the next automa turn
cmd-status = Show the game and what is asked
cmd-games = Your games here, and whose turn it is
cmd-hand = Look at your hand
cmd-look = Look at the game
cmd-history = Turn by turn, with pictures
cmd-seats = Who holds which seat
cmd-me = Reminders, quiet hours, and being away
cmd-report = Tell what you did at the table
cmd-report-action = Type what you did
cmd-answer = Answer the open question by typing
cmd-answer-text = The answer, or some of its letters
cmd-why = Explain what the automa did
cmd-why-turn = Which turn (the latest if left out)
cmd-undo = Go one step back
cmd-redo = Bring back what was undone
cmd-fix = Correct a value that the bot keeps
cmd-fix-field = What to correct
cmd-fix-value = The right value
cmd-score = Show the score so far
cmd-export = Get this game as a file
cmd-import = Play on here with another game
cmd-import-file = Its export
cmd-import-game = Or one of this server
cmd-import-move = After which move (else the last)
cmd-import-same_seed = Its seed, too (else a new one)
cmd-end = End this game
cmd-settings = How I am set up on this server
cmd-privacy = What I keep of you: see it, have it, delete it
cmd-help = How this works
cmd-cards = This server's cards
cmd-deck = This server's own deck
cmd-kept-card = Show this one
cmd-kept-line = Keep this one
cmd-kept-file = Take in a file
cmd-kept-game = Of which game

## What the commands and options are called: small letters, digits, - and _, at most 32.
## In English they are called as the program calls them.

name-start = start
name-turn = turn
name-status = status
name-games = games
name-hand = hand
name-look = look
name-history = history
name-seats = seats
name-me = me
name-report = report
name-answer = answer
name-why = why
name-undo = undo
name-redo = redo
name-fix = fix
name-score = score
name-export = export
name-import = import
name-move = move
name-same_seed = same_seed
name-end = end
name-settings = settings
name-privacy = privacy
name-help = help
name-language = language
name-seed = seed
name-thread = thread
name-log = log
name-pace = pace
name-speed = speed
name-automas = automas
name-strength = strength
name-strength_2 = strength_2
name-strength_3 = strength_3
name-strength_4 = strength_4
name-action = action
name-text = text
name-field = field
name-value = value
name-cards = cards
name-deck = deck
name-card = card
name-line = line
name-file = file
name-game = game

## Commands on a message: at most 32 characters

menu-show = Show this table
menu-why = Why this?
menu-undo = Undo to here
menu-fault = Report a fault here

## Answers that a question doesn't take

bad-option = That isn't one of the possible answers.
bad-count = Choose { $low } to { $high }; that was { $got }.
bad-count-more = Choose { $low } to { $high }; that was more.
bad-count-exactly = Choose exactly { $low }; that was { $got }.
bad-repeat = Each can be chosen once only.
bad-number = That should be a whole number from { $low } to { $high }.
bad-fix = { $field } can't be “{ $value }”. { $why }
bad-line = That should be one line of text.
bad-form = Each line of the form needs an answer.
bad-fields = { $faults }
bad-field = **{ $what }**: { $why }
bad-field-separator = { "\u000A" }
bad-fields-more = { $n ->
    [one] One thing more isn't right.
   *[other] { $n } things more aren't right.
}
bad-line-length = A line can have { $most } characters; this one has { $got }.
not-legal-now = That isn't possible now. The table shows what is.
game-is-over = The game is over. Undo takes its end back.
no-such-field = There is nothing called { $field } to correct. Pick one from the list.
event-fixed = { $field }: { $before } → { $after }
bad-several = Part { $n }, “{ $report }”: { $why }
bad-part = Part { $n }, “{ $part }”: { $why }
number = { $n }
pile-empty = Nothing can be drawn from { $pile }: no card is left.
ui-bad-part = I can't tell what “{ $typed }” means.
ui-bad-twice = { $what } is chosen twice, { $n } × and { $other } ×: choose one of them.
ui-bad-times = “{ $typed }” can be read two ways: write { $times } x { $name } or { $name } x { $times }.
ui-bad-number = “{ $typed }” should be a whole number from { $low } to { $high }.
ui-many-parts = A line can have { $most } parts; this one has { $got }.
ui-too-long = What you typed for `{ $option }` has { $got } characters; { $most } are allowed. Nothing was changed.
ui-too-long-form = What you typed has { $got } characters in all; { $most } are allowed. Nothing was changed.
ui-bad-yes = “{ $typed }” should be yes or no.
ui-nothing-shown = There is no whole answer here to confirm: type it.
ui-bad-line = Line { $n }, “{ $line }”, should begin with one of these: { $names }.
ui-bad-line-separator = { "\u000A" }
ui-bad-line-too = Line { $n }, “{ $line }”, should, too.
ui-bad-line-again = Line { $n }, “{ $line }”, is there twice.
ui-bad-line-again-separator = { "\u000A" }
ui-bad-answer = { $why } Nothing was changed.
ui-bad-report = { $why } { $kept ->
    [yes] What you had picked is recorded, your line isn't.
   *[no] Nothing was changed.
}
chosen-automas = { $value ->
    [one] 1 automa
   *[other] { $value } automas
}
ui-too-many-automas = { $automas } automas don't fit at a table of { $seats } seats. Nothing was started: choose fewer, or more seats.
ui-fix-same = Nothing was changed: it is so already. { $what }: { $now }
ui-bad-fix = { $why } Nothing was changed. Write it like this: { $hint }
ui-bad-fix-told = { $why } Nothing was changed.

## Cards and decks that a server keeps

bad-kept-value = That can't be saved.
bad-kept-long = That is too long: a name has at most { $key } characters, all of it { $value }.
bad-kept-again = That couldn't be read again as it is: please write it otherwise.
bad-kept-signs = It has signs that can't be seen.
bad-entry = Line { $line }, “{ $entry }”: { $why }
bad-entry-long = Line { $line }, “{ $entry }”: it is longer than { $most } characters.
bad-entry-twice = Line { $line }: “{ $entry }” stands in line { $first } already.
bad-file-large = The file is larger than { $most } KiB.
bad-file-text = The file isn't text in UTF-8.
bad-file-empty = There is nothing in it to take in.
bad-file-many = Line { $line }: more than { $most } can't be kept.
bad-file-json = Line { $line }, column { $column }: here it stops being JSON.
bad-file-deep = The JSON is too deep, or has a number that is too long.
bad-file-list = Line { $line }: after “cards” a list is expected.
bad-file-line = Line { $line }: { $why }
bad-file-twice = The field “{ $field }” stands twice.
bad-file-number = { $word } is no number.
ui-kept-title-cards = { $game }: cards kept for this server
ui-kept-title-deck = { $game }: this server's own deck
ui-kept-none-cards = No card is kept yet. What you confirm in a game is kept; or give a `line` or a `file` here. One is written like this: { $example }
ui-kept-none-deck = There is no deck of your own yet. Give it here as a `file`: a card a line, or JSON. One is written like this: { $example }
ui-kept-more = … { $n } more in the file
ui-kept-unread = { $n ->
    [one] One can't be read and plays no part: { $names }. Show it under `card`: there you can forget it.
   *[other] { $n } can't be read and play no part: { $names }. Show one under `card`: there you can forget it.
}
ui-kept-running = Games that have begun keep what they have.
ui-kept-by = Kept so by { $person }, { $when }.
ui-kept-forget = Forget it
ui-kept-forget-all = { $kind ->
    [deck] Forget the deck
   *[cards] Forget all cards
}
ui-kept-recall = Bring back
ui-kept-recall-until = { $n ->
    [one] One that was forgotten can be brought back until { $when }: here with **Bring back**, or from { $command }.
   *[other] { $n } that were forgotten can be brought back until { $when }: here with **Bring back**, or from { $command }.
}
ui-kept-recall-nothing = There is nothing left to bring back. Nothing was changed.
ui-kept-forget-who = All of it is forgotten only by who has a seat in a running game of { $name } in this server, or manages the server. Nothing was changed.
ui-kept-forget-full = Too much was forgotten this week to keep it all for bringing it back. Nothing was changed; bring it back first, or forget single ones.
ui-kept-replace = Replace
ui-kept-sure = **Replace what is kept?** Changed: { $changed }, new: { $new }.
ui-kept-sure-whole = **Replace the whole deck?** Changed: { $changed }, new: { $new }, no longer in it: { $gone }.
ui-kept-was = { $was } → { $now }
ui-kept-gone = { $was } goes
ui-kept-told = { $person } has changed what is kept. New: { $new }, changed: { $changed }, forgotten: { $gone }.
ui-kept-start = Play with it: { $command }
ui-kept-told-new = { $person } has added this:
ui-kept-told-changed = { $person } has changed this:
ui-kept-told-gone = { $person } has taken this out:
ui-kept-forget-sure = { $kind ->
    [deck] { $n ->
        [one] **Forget the deck of one card?**
       *[other] **Forget the deck of { $n } cards?**
    }
   *[cards] { $n ->
        [one] **Forget the one card?**
       *[other] **Forget all { $n } cards?**
    }
}
ui-kept-more-changes = … { $n } more
ui-kept-bad = { $why } Nothing was changed. One is written like this: { $example }
ui-kept-same = It's kept so already. Nothing was changed.
ui-kept-full = At most { $most } can be kept; that would make { $n }. Nothing was changed.
ui-kept-large = The file has { $size } KiB, at most { $most } are taken. Nothing was changed.
ui-kept-unfetched = The file didn't come from Discord. Nothing was changed; please try again.
ui-kept-race = Somebody else has changed what is kept meanwhile. Nothing was changed; look at it again.
ui-kept-untold = It's kept now, but Discord didn't let me tell everybody.
ui-kept-one-at-a-time = Give one of `card`, `line` and `file`. Nothing was changed.
ui-kept-which = Which one do you mean? { $names }
ui-kept-unknown = Nothing is kept under “{ $name }”.
ui-kept-by-no-game = No game here has such things to keep. Nothing was changed.
ui-kept-not-here = { $game } keeps nothing of the kind.
ui-kept-which-game = Several games keep such things: choose one under `game` ({ $names }). Nothing was changed.

## Settings of a server

ui-settings-title = Settings of this server
ui-settings-intro = What is chosen here holds for the whole server. Language, thread, turns, speed, reminders and pictures hold for games that begin from now on. Everybody in this channel is told of each change.
ui-settings-more = More settings
ui-settings-done = It's saved.
ui-settings-same = It's so already. Nothing was changed.
ui-settings-race = Somebody else has changed the settings meanwhile: this is how they are now. Nothing was changed by you; choose again.
ui-settings-untold = It's saved, but Discord didn't let me tell everybody.
ui-settings-direct = Settings belong to a server, and this is between the two of us. Nothing was changed; use this in a channel there.
ui-settings-who = Only who may manage this server (the permission Manage Server) sees and changes how I am set up here. Nothing was changed; ask one of them.
ui-settings-told = { $person } has changed how I am set up on this server. { $what }
ui-setting-start = Who may start a game
ui-setting-start-all = Everybody
ui-setting-start-managers = Who may manage the server
ui-setting-channels = Where a game may start
ui-setting-channels-all = everywhere
ui-setting-channels-choose = Where a game may start: threads in these, too (none: everywhere)
ui-setting-end = Who may end a game early
ui-setting-end-all = Who plays it
ui-setting-end-managers = Who may manage the server
ui-setting-language = Language of new games
ui-setting-language-usual = the server's at Discord
ui-setting-thread = A thread for each new game
ui-setting-thread-no = only if it is chosen
ui-setting-thread-yes = yes, unless something else is chosen
ui-setting-log = What stays of finished turns
ui-setting-log-usual = a short message where several people play
ui-setting-log-table = nothing
ui-setting-log-turns = a short message
ui-setting-speed = How fast people want to play
ui-setting-speed-usual = only agreed if it is chosen
ui-setting-speed-live = live: who is waited for is reminded after an hour
ui-setting-speed-daily = a move a day: reminded after a day
ui-setting-speed-free = no hurry: only who asks for it is reminded
ui-setting-remind = Reminders where no speed is agreed
ui-setting-pictures = Pictures in new games
ui-setting-pictures-yes = yes
ui-setting-pictures-no = no, words instead
ui-setting-dashboard = Dashboard: a message that lists all tables
ui-setting-dashboard-choose = Channel of the dashboard (none: no dashboard)
ui-settings-dashboard-refused = I can't write there: in that channel I need View Channel, Send Messages and Embed Links. Nothing was changed.
ui-dashboard-title = Tables on this server
ui-dashboard-none = No game runs on this server. `/automa start` begins one.
ui-dashboard-line = • **{ $game }** in { $channel }: { $what }, { $since }
ui-dashboard-gone = The channel of my dashboard was deleted: this server has no dashboard any more, the games are untouched. Who may manage the server can choose another channel with `/automa settings`.
ui-may-not-start = On this server only who may manage it starts games. Nothing was started; ask one of them. They can change that with `/automa settings`.
ui-may-not-start-here = On this server games start only in { $channels }. Nothing was started; start it there. Who may manage the server can change that with `/automa settings`.
ui-may-not-end = On this server only who may manage it ends games early. Nothing was changed; ask one of them. They can change that with `/automa settings`.

## What is kept of a person

ui-note = My note
ui-note-hint = Only you see it, here and with your turn. Empty: no note
ui-note-shown = **My note:** { $note }
ui-former-player = former player
ui-privacy-title = What I keep of you
ui-privacy-kept = Games you sat in: { $games }, on servers: { $servers }. Things you have changed that a server keeps: { $kept }. Notes to yourself: { $notes }. { $wishes ->
    [0] You have said nothing by `/automa me`.
   *[other] And what you wish by `/automa me`: when you are reminded, your time zone and quiet hours, when you are away.
}
ui-privacy-else = Of each game I keep who pressed what and when, so that it can be undone, replayed and checked, and what you are called at the table. I keep no other messages, and nothing else of your account but its id.
ui-privacy-ways = **As a file** brings all of it. **Delete** takes it away on all servers; the games stay, with a former player in your place. What stands in Discord's channels is Discord's: it can be deleted there.
ui-privacy-file = As a file
ui-privacy-here = This is all that I keep of you (times in milliseconds since 1970 UTC). Only you see this message.
ui-privacy-large = There is more of you than fits into a file here. Nothing was changed; the person who hosts me can bring it.
ui-privacy-erase = Delete
ui-privacy-sure = **Delete all that I keep of you, on all servers?** Where a game runs you leave your seat; in what was played a former player stands in your place, and points stay. Notes to yourself and what you wish by `/automa me` go at once. That can't be undone. Backups of the person who hosts me hold it until they are replaced.
ui-privacy-erased = It's noted, and is being deleted now; within an hour it is done on all servers. What you press from now on is kept anew.

## Buttons and menus

ui-yes = Yes
ui-no = No
ui-none = None
ui-type = Type the answer
ui-fill-in = Fill in
ui-as-shown = As shown
ui-shown = { $value }
ui-shown-line = **{ $what }:** { $value }
ui-try-again = Try again
ui-choose = Choose
ui-choose-from = Choose: { $first } … { $last }
ui-choose-number = Choose a number
ui-choose-between = Choose { $low } to { $high }
ui-choose-exactly = Choose { $n }
ui-choose-up-to = Choose up to { $n }
ui-these = { $names }
ui-choose-page = Choose (page { $n } of { $of })
ui-number-hint = { $low } to { $high }
ui-such-as = such as { $line }
ui-times = { $n } × { $what }
ui-picked = Done ({ $n } chosen)
ui-back = Back
ui-next = Next
ui-report = Report
ui-my-turn = My turn
ui-done-turn = Done
ui-record = Record
ui-clear = Clear
ui-take-back-last = Take back no. { $n }
ui-pick-next = { $group } · no. { $n }
ui-record-sure = **Record { $what }?** You have picked it under **My turn**.
ui-record-turn = Record, then { $turn }
ui-record-without = { $turn } without it
ui-record-line-sure = **Record { $what } first?** You have picked it under **My turn**, and your line ends your turn. Nothing was changed.
ui-record-line = Record it, then my line
ui-record-line-without = My line without it
# $doubt: what the game asks, such as whether no tile was taken
ui-doubt = **{ $doubt }** Nothing was told of this turn, and nothing was changed yet.
ui-doubt-yes = Yes: { $turn }
ui-to-my-turn = Back to My turn
ui-turn-over = your turn has ended meanwhile, without it.
ui-my-turn-title = { $seat }, what did you do?
ui-my-turn-how = Pick all of it; **Done** ends your turn.
ui-my-turn-late = Pick all of it, then press **Record**.
ui-report-named = { $what }
ui-report-named-separator = ;{ " " }
ui-reports-named = { $what }
ui-reports = { $n ->
    [one] 1 report
   *[other] { $n } reports
 }
ui-reports-of = { $seat }: { ui-reports }
ui-report-of = { $seat }: { $what }
ui-not-recorded = Not recorded: { $why }
ui-gone = something of it isn't there any more.
ui-look = Look
ui-look-at = Look at …
ui-look-since = Since your last turn
ui-look-nothing = Nothing has happened since.
ui-look-board = Board
ui-look-turns = Turns so far
ui-look-set-up = Set-up
ui-look-about = About
ui-about-rules = Rules version { $version } · session `{ $session }`
ui-look-points = { $held } · { $n } points
ui-look-earlier = Earlier
ui-look-later = Later
ui-look-place = { $n } of { $of }
ui-fork = Play on from here
ui-fork-new-seed = In a thread, new seed
ui-fork-same-seed = In a thread, same seed
ui-enter-points = Enter points
ui-did-you-win = **Did you win?** Enter the points.
ui-yes-meant = Yes: { $name }
ui-correct-points = Correct points
ui-points-title = Did you win? How many points?
ui-points-of = Points of { $seat }
ui-and = { " " }and{ " " }
ui-result-wins = { $names } wins with { $n } points
ui-result-shares = { $names } share the win: { $n } points
ui-result-tied = Tied at { $n }: { $names }
ui-result-leads = { $names } leads with { $n } points
ui-result-line = { $seat }: **{ $n }**
ui-result-missing = { $seat }: not entered yet
ui-result-by = People's points were entered by { $people }.
ui-result-title = Points at the end
ui-result-bar = { $name }: { $n } points
ui-again = Again
ui-undo = Undo
ui-redo = Redo
ui-why = Why?
ui-score = Score
ui-undo-yes = Undo anyway
ui-end-yes = End the game
ui-show-here = Show { $game } ({ $id }) here
ui-report-intro = **What happened at the table?**
ui-report-what = Choose what happened
ui-report-groups = What kind of thing happened?
ui-another = { $what } ({ $n })
ui-report-other = Something else
ui-report-type = Type it
ui-report-line = What happened at the table?
ui-line = { $line }
line-part = “{ $line }”
ui-which = **Which of these do you mean?**
ui-which-first = **Which of these do you mean?** They are the first of { $n }: more words narrow it down.
ui-did-you-mean = I find no “{ $typed }”, so nothing was changed. **Did you mean one of these?**
ui-or-did-you-mean = **Did you mean one of these?**
ui-for-example = Type, for example, “{ $example }”.
ui-near = Did you mean { $names }?
# Why a part of a line isn't done: of how many things that can be reported it has the words.
ui-which-report = { $n ->
    [0] nothing that can be reported now is called so.
   *[other] it fits { $n } reports.
 }
ui-no-such-report = Nothing that can be reported now is called “{ $typed }”. Nothing was changed.
ui-in-no-report = No report has { $typed }.
ui-fix-choice = { $what }, now { $now }
ui-turn-ago = { $n ->
    [0] Latest: { $what }
    [one] { $n } move ago: { $what }
   *[other] { $n } moves ago: { $what }
}

## Messages

ui-language = English
ui-list-separator = ,{ " " }
ui-title-separator = :{ " " }
ui-names = { $names }
ui-and-more = { $names } and { $n } more
ui-page = Page { $n } of { $of } · { $footer }
ui-setup = the set-up
ui-footer-setup = { $game } · set-up
ui-more = … { $n } more under **Why?**
ui-you-typed = You typed
ui-title-start = { $game } begins
ui-title-undo = Undone: { $what }
ui-title-redo = Done again: { $what }
# What entries of before have.
ui-title-fix = Corrected: { $what }
ui-title-fixed = Corrected: { $what } to { $to }
ui-title-ended = Check the draws
ui-title-stopped = The game has ended
ui-the-end = the end of the game
ui-promise = hash of the seed: { $hash }
ui-step = { $n }. { $what }
ui-title-since = What happened
ui-title-turn-of = { $seat }, it's your turn
ui-title-ready = { $seat }, is your table ready?
ui-ready-hint = Set it up, press **{ $button }**.
ui-ready-turn-hint = Set it up, play, press **{ $button }**.
ui-begin-hint = Press **{ $button }** to begin.
ui-turn-hint = Play on your table, then press **Done**.
ui-seed = The seed was { $seed }
ui-seed-salted = The seed was { $seed }, its salt { $salt }
ui-seed-with-hands = Whoever chooses the seed can work out every hand, so with a seed you play alone here. No game was started: leave the seed out, or give all other seats to automas.
ui-seed-is-known = The seed of this game was chosen by the person who started it, who can work out every hand. So nobody else can sit down here. Nothing was changed.
ui-verify = Save `/automa export`, run `automa replay FILE`.
ui-done = Done.
ui-stopped = Undo takes this back.
ui-stopped-for-good = The hands of all are known now: this end stands.
ui-restored = This is how it stood then.
ui-noted = Noted.
ui-restarted = ⚠️ This version of the rules asks differently: the turn begins again.
ui-given-up = ⚠️ This version of the rules can't go on with the turn that was under way: it is given up, and nothing of it counts.
ui-title-anew = The rules have changed
ui-anew-hint = What was under way asks nothing any more. Press **Begin again**: it is done once more from its start.
ui-anew = Begin again
ui-title-broken = ⚠️ This game can't go on
ui-broken = This version of the rules can't go on from here. Nothing is lost and nothing was changed. Go back to the last moment that it can go on from, or end the game: `/automa export` has all of it.
ui-rescue = Back to what works
ui-begins-again = The rules have changed since then: first press **Begin again** on the table, or undo. Nothing was changed.
ui-setup-waits = The set-up waits for an answer.
ui-ended-note = This game has ended.
ui-panel-needs = ⚠️ I can't keep the table here. Please allow me: { $permissions }.
ui-pictures-need = ⚠️ I can't show pictures here. Please allow me: { $permissions }.

ui-why-title = Why? { $what }
ui-why-none = There is nothing to explain yet.
ui-why-nothing = Nothing happened in this turn.
ui-why-rule = Rule { $rule }: { $text }
ui-why-rule-only = Rule { $rule }
ui-why-candidates = Possible ({ $n }): { $names }
ui-why-weighed = **{ $about }** ({ $who })
ui-why-measured = **{ $about }** ({ $who }): { $by }
ui-why-by-rule = **{ $about }** ({ $who }), rule of thumb: { $by }
ui-why-decision = A decision
ui-why-alternative = { $mark } { $what }
ui-decimal = { $whole }.{ $decimals }
ui-why-value = { $mark } { $what }: { $value }
ui-why-equal = { $value }, equal
ui-why-tried = { $value } ({ $n }×)
ui-why-withheld = What { $who } weighed by its hand is told after the end.
ui-why-step = ‣ { $by }: { $names }
ui-why-out = · out: { $names }
ui-why-left-none = none
ui-why-compared = { $name } ({ $value })
ui-value = { $value }
ui-value-yes = yes
ui-value-no = no
by-lot = by lot

ui-exported-running = Here is the game so far. The seed and what is hidden come with the export after the end.
ui-exported = Here is the whole game. `automa replay FILE` plays it again and checks every draw, and prints its digest: { $digest }.
ui-export-busy = Others are waiting for an export, too, and I write one at a time. Nothing was changed; please try again in a minute.
ui-export-large = The file is too large for Discord. The person who hosts me can run `automa export { $id }`.
ui-no-place = No game is played here: its table needs a channel or a thread of a server that I was added to, or direct messages with me alone. Nothing was changed; use it there. `/automa help`, `/automa games`, `/automa me` and `/automa privacy` answer here, too.
ui-menu-unknown = That message belongs to no game that I know here. Nothing was changed: choose one of mine that shows a table, or tells of a turn.
ui-fault = Report a fault
ui-fault-what = What is wrong?
ui-fault-hint = What happened, and what should have happened
ui-fault-made = Here is the file with all of this game, and what you wrote.
ui-fault-made-running = Here is the file with this game so far, and what you wrote. What is hidden isn't in it; after the end it can be made with that.
ui-fault-to = Send it to { $where }
ui-fault-to-host = Send it to whoever runs this bot.
ui-end-sure = **End the game?** { $stays ->
    [yes] The seed and all hands become known, so it **can't be undone**.
   *[no] The seed becomes known. It can still be undone afterwards; the table then says that the seed is known.
}
ui-undo-sure = This takes back something that was drawn or rolled. The same card or number comes again. **Undo anyway?**
ui-undo-to-sure = What was drawn or rolled in them comes again. **Undo anyway?**
ui-undo-goes = These { $n } moves go:
ui-redo-comes = These { $n } moves come back:
ui-redo-sure = **Bring all of them back?**
ui-redo-yes = Bring them back
ui-moves-before = … { $n } before these
ui-move-line = • { $what }
ui-undo-nothing-since = Nothing has happened since then. Nothing was changed.
ui-undo-moment-gone = That moment was taken back itself, so nothing leads there. Nothing was changed. **{ ui-redo }** brings back what was undone last.
ui-undo-end-sure = The end has told the seed, and with it all that is drawn and rolled from here on. The table will say so until the end. **Undo anyway?**
# $move: after how many moves, as Look numbers them
ui-fork-ask = **Play on from move { $move }?** Another game begins there, with free seats. This one stays as it is, and its channel is told.
ui-fork-elsewhere = In another channel type `/automa import game:{ $id } move:{ $move }` there.
ui-fork-from = It goes on from move { $move } of the game { $id }.
ui-fork-same = ⚠️ { $known ->
    [hands] Its seed is the same one, which is known, and with it all hands.
    [draws] Its seed is the same one, which is known: what is drawn and rolled can be looked up.
   *[no] Its seed is the same one: what is drawn and rolled here may come there, too.
}
ui-fork-new = { $known ->
    [hands] Its seed is a new one. What was shuffled there lies as it lay, and can be looked up, as can the hands.
    [draws] Its seed is a new one. What was shuffled there lies as it lay, and can be looked up.
   *[no] Its seed is a new one. What was shuffled there lies as it lay.
}
ui-forked = { $person } plays on in { $channel } from move { $move } of this game. { $seed ->
    [same] The seed is the same one: what is drawn and rolled there may come here, too.
    [new] The seed is a new one; what is shuffled here lies the same there.
   *[over] The seats there are free.
}
ui-fork-hands = Elsewhere the seats are free: whoever plays on there could look at hands that others hold here. So that goes only after the end of this game. Nothing was started.
ui-fork-seed = This game's seed stays a secret until its end, and another game with the same one could tell it. Nothing was started: choose a new seed.
ui-fork-nowhere = Nothing can be played on from there: the set-up wasn't over yet, the game was, or there is no such move. Nothing was started; **Look** shows the moves and their numbers.
ui-import-which = Give one of `file` and `game`. Nothing was started.
ui-import-unknown = I know no game “{ $id }” of this server. Nothing was started. Its id stands under **Look**, About, and after **{ ui-fork }**.
ui-import-no-export = The file isn't an exported game. Nothing was started: take the one that `/automa export` gives after a game's end.
ui-import-no-game = The file is of a game that I don't have. Nothing was started.
ui-import-running = The file was exported while the game ran: the seed and all that was hidden aren't in it, so nobody can go on from it. Nothing was started: take an export from after the end.
ui-import-differs = I have played the game of the file again, and it comes out otherwise: it was changed, or another version of the rules made it. Nothing was started. `automa replay FILE` says where it differs.
ui-import-nowhere = Nothing goes on from there in the file: it has no such move, or the game was over by then. Nothing was started: give another `move`.
ui-import-long = The file is too long for me to read. Nothing was started.
ui-import-busy = Others are bringing files, too. Nothing was started; please try again in a minute.
ui-import-done = I have played the game again: all of it is as recorded. It goes on here, and its seats are free.
ui-thread-name = { $game }
ui-thread-unsure = Discord didn't answer, so no game was started. There may be a new thread with nothing in it: start the game there, or delete it and try again.
ui-thread-started = The game has begun in { $channel }.
ui-thread-left = The new thread { $channel } is there, with no game in it: start one there, or delete it.

ui-help-title = Automa
ui-help =
    Choose a game below, or type `/automa start`: a few questions, and the table is there.
    It posts one message, the table: what happened last, what is open, and the buttons of that. After your own turn press **Done**: the automas then play until a person is needed.
    Tell what you did with **My turn**, if the game keeps the board. **Look** shows all the rest, **Why?** explains each decision.
    To take back any step press **Undo** or use `/automa undo`; `/automa fix` corrects a value.
    Lost the table? `/automa status` brings it to the end of the channel, `/automa games` lists your games. Who isn't seated presses **Join**.
ui-help-game = • { $about } (`/automa start { $id }`)
ui-start-which = Start a game
ui-start-title = { $game }: how do you play?
ui-start-join = Others can join later.
ui-start-full = Automas take all other seats.
ui-start-as-last = As last time in this channel.
ui-start-changed = The options of this game have changed. Nothing was started: please choose again.
ui-start = Start
ui-start-seeded = Start with a seed
ui-more-options = More options
ui-option = { $name }: { $value }
ui-option-about = **{ $name }**: { $about }
ui-option-without = without { $what }
ui-usual = as usual
ui-usual-automas = on all seats but yours
ui-usual-log = a short message if several people play
ui-usual-pace = until a person is needed
ui-usual-speed = nothing agreed
ui-help-here-title = { $game } in this channel
ui-help-table =
    • The table shows what happened last, what is open, and the buttons of that.
    • { $tells ->
        [yes] Play your own turn, then pick under **{ $mine }** what you did and press **{ $done }** there. Only if there is nothing to tell press **{ $done }** at once.
       *[no] Play your own turn on your table, then press **{ $done }**: the automas play until a person is needed.
    }
    • What you did that the automa must know you tell under **{ $mine }** or **{ $report }**.
    • **{ $look }** shows board, seats, score and earlier turns; **{ $why }** explains each decision. Only you see that.
    • **{ $undo }** takes back any step, `/automa fix` corrects a value.
    • Who has no seat takes a free one with **{ $join }**; `/automa seats` names seats and hands them over.
    • Lost the table? `/automa status` brings it to the end of the channel. `/automa end` ends the game.
ui-help-hosted =
    • **{ $play }** begins your turn, or shows what you are asked. Only you see that message.
    • **{ $hand }** shows what is yours alone: your cards, and what you have planned.
    • Who has no seat takes a free one with **{ $join }**. Under **{ $seats }** you leave, come back, or give a seat to an automa.
    • **{ $why }** tells what happened and by which rule, and what automas weighed.
    • **{ $undo }** takes back your own choice until you confirm it. What others have seen is taken back only if another person at the table agrees.
    • Automas play by themselves as long as a person sits at the table.
    • Lost the table? `/automa status` brings it to the end of the channel. `/automa end` ends the game.
ui-how-to-play = How to play
ui-rules = Rules
ui-rules-title = { $game }: rules
ui-rules-word = Which word do you look for?
ui-rules-hint = a word or two, or the number of a rule
ui-rules-found = Rules: “{ $typed }”
ui-rules-clause = **{ $rule }** { $text }
ui-rules-none = No rule has that. Nothing was changed; try another word.
ui-rules-near = Nothing has “{ $typed }”. Near:
# Words of a question that tell nothing of what is asked.
ui-rules-small-words = a an and are at be by can could do does for from get has have how i if in is it its may me must my of on or our should so that the their them then there they this to us we what whats when where which who whom whose why will with would you your happens happen need
# Words that are alike, in groups: who looks up one of them finds the others, too.
ui-rules-alike = tie tied ties level shared equal draw; win wins won winner winning victory; fight fights combat battle attack; end ends ended over finish final last; points score scoring prestige; buy buys bought purchase; sell sells sold
ui-rules-more = … { $n } more: another word narrows it down.

## When something can't be done

ui-no-session = There is no game in this channel. Start one here, or with `/automa start`.
ui-game-missing = This channel has a game of { $game }, whose rules I don't have any more. It stays saved, and nothing was changed. Ask the person who hosts me for it, or start another game in another channel or in a thread.
ui-elsewhere = There is no game in this channel. On this server:
ui-elsewhere-ended = The game in this channel has ended. On this server:
ui-elsewhere-there = • { $game } in { $channel }
ui-elsewhere-gone = • { $game } ({ $id }): its channel was deleted
ui-games-title = Your games here
ui-games-title-everywhere = Your games on all servers
ui-games-none = You play in no game on this server. Press **Join** at a table, or start one.
ui-games-none-everywhere = You play in no game on any server where I am. On a server `/automa start` begins one.
ui-games-more = … { $n } more
ui-games-direct = direct messages
ui-games-line = • **{ $game }** in { $channel }: { $what }
ui-games-own = **your turn**
ui-games-other = waiting for { $names }
ui-games-next = next: { $what }
ui-games-asks = a question is open
ui-session-here = There is a game in { $channel } already. Nothing was changed.
ui-table-full = This game has { $most } entries (turns, reports, corrections, steps back): I keep no more of one. Nothing was changed. End it with `/automa end` and begin a new one; until then you can look at all of it, and export it.
ui-table-full-ended = This game has { $most } entries (turns, reports, corrections, steps back): I keep no more of one. Nothing was changed, it stays ended. Begin a new one with `/automa start`.
ui-table-full-note = **This game is full:** it has { $most } entries (turns, reports, corrections, steps back), and I keep no more of one. You can take back a step, export it, and end it with `/automa end`; then begin a new one.
ui-seats-full = Who sits where has changed { $most } times in this game: I keep no more of that. Nothing was changed. Play on as you sit, or end the game with `/automa end` and begin a new one.
ui-server-full = As many games run on this server as may at a time: { $most }. Nothing was changed. End one that nobody plays any more, with `/automa end` in its channel, and try again.
ui-played-elsewhere = This game is played in { $channel }. A press counts only there. Nothing was changed.
ui-session-ended = This game has ended. Start the next one with `/automa start`.
ui-stale = That is out of date: something has happened since. This is how the game stands now.
ui-done-before = That was already done. This is how the game stands now.
ui-race = Somebody else was faster, so that was already done. This is how the game stands now.
ui-question-open = There is an open question to answer first. Nothing was changed.
ui-nothing-open = There is no open question now. Nothing was changed.
ui-not-offered = That isn't possible now. Nothing was changed.
ui-no-such-field = I keep nothing called “{ $field }”. Nothing was changed; pick one from the list.
ui-nothing-to-undo = There is nothing to undo: this is the start of the game.
ui-nothing-to-redo = There is nothing to bring back.
ui-unknown-button = I don't know this button any more. `/automa status` shows the game with fresh ones.
ui-missing-permissions = In { $channel } I still need: { $permissions }. Nothing was started.
ui-thread-in-thread = This is a thread already. Start without `thread`, or in the channel. Nothing was started.
ui-store-fault = Your move could not be saved, so nothing was changed. Please tell the person who hosts me. (Error { $id })
ui-store-locked = Another program keeps my saved games locked, so nothing was changed. Please try again in a moment. (Error { $id })
ui-store-away = My saved games can't be reached right now, so nothing was changed. Please try again in a moment. (Error { $id })
ui-store-unheard = My saved games were cut off while I saved your move: it is saved, or nothing was changed. `/automa status` will show which. (Error { $id })
ui-too-late = That took me too long, and Discord takes no form any more. Nothing was changed; please press again.
ui-discord-fault = Discord didn't let me do that. Nothing was changed; please try again. (Error { $id })
ui-discord-fault-saved = Your move is saved, but Discord didn't let me show it. `/automa status` shows it. (Error { $id })
ui-internal = Something went wrong on my side. Nothing was changed. (Error { $id })
ui-internal-saved = Your move is saved, but something went wrong on my side. `/automa status` shows the game. (Error { $id })
ui-internal-kept = It's kept now, but something went wrong on my side. (Error { $id })

ui-permission-view-channel = View Channel
ui-permission-send-messages = Send Messages
ui-permission-send-messages-in-threads = Send Messages in Threads
ui-permission-create-public-threads = Create Public Threads
ui-permission-embed-links = Embed Links
ui-permission-attach-files = Attach Files

ui-place-intro = This is for whoever looks after this server.
ui-place-lacks = In { $channel } a game can't go on, for I lack: { $permissions }. Please allow me that there (Edit Channel, Permissions). Then `/automa status` in that channel shows the game.
ui-place-gone = A channel in which a game ran was deleted. `/automa games` in another channel lists that game, with a button that shows it there.

# Hosted games: seats of people and automas
ui-go = Play
ui-take-back = Take back
ui-wake = Wake the automa
ui-next-turn = Next turn
ui-five-turns = Five turns
ui-hand = My hand
ui-no-hands = I keep no hand in this game: **Look** shows all that I know.
ui-join = Join
ui-fill = Fill with automas
ui-fill-intro = Which automas take the free seats?
ui-seats = Seats
ui-title-free = { $seat } is free
ui-free-hint = Who has no seat: **Join**; else **Seats**.
ui-people = People: { $seats }
ui-seat-free = free
ui-seed-told = ⚠️ { $hands ->
    [yes] The seed and all hands are known since { $at }
   *[no] The seed is known since { $at }, and with it what is drawn and rolled
}: the game had ended, and that was undone.
ui-seed-chosen = The seed was chosen by { $person }.
ui-to-panel = [Go to the table]({ $link })
ui-kept-here = The bot keeps everything of this game: there is nothing to report or to correct. **Undo** takes a step back. Nothing was changed.
ui-seat-held = { $seat }: { $holder }
ui-seat-of = { $seat } ({ $name })
ui-seat-changed = { $seat } is played by { $holder } from now on.
ui-seat-freed = { $seat } is free from now on: who has no seat takes it with **Join**.
ui-seat-back = Who held it can take it back under **Seats**.
ui-seat-what = Change a seat
ui-seat-leave = Leave my seat
ui-leave-sure = You leave { $seat }: from now on an automa plays it ({ $automa }). You can come back under **Seats**; others only if somebody at the table gives them the seat, or nobody sits there any more. Leave it?
ui-leave-sure-free = You leave { $seat }: it is free then, and whoever joins can take it. Leave it?
ui-leave-yes = Leave the seat
ui-seat-take = Take { $seat }
ui-seat-name = Name { $seat }
ui-seat-called = What is it called? (empty: as on Discord)
ui-seat-pass = Give { $seat } to somebody
ui-seat-pass-ask = **Who plays { $seat } from now on?**
ui-seat-to = Choose a person
ui-seat-without = { $name }, who isn't on Discord
ui-not-named = This seat can't be called by a person's name. Who plays it takes it: press **Join** or **Seats**. Nothing was changed.
ui-not-for-them = This person can't take that seat: they hold one here already. Nothing was changed.
ui-not-for-who-knows = This person can't take that seat: they have seen another seat's cards. Nothing was changed.
ui-not-for-bots = A bot can't take that seat. Nothing was changed.
ui-seat-give = { $seat }: give to { $strength }
ui-give-sure = { $holder } plays { $seat }. Give the seat to an automa? They can take it back at any time.
ui-give-yes = Give it to the automa
ui-seat-unseat = Free { $seat }
ui-free-sure = { $holder } plays { $seat }. Free the seat? Whoever sits here presses for it then; they can take it back as long as it is free.
ui-free-yes = Free the seat
ui-paused = ⏸️ Paused since { $since }: nobody is reminded. `/automa me` lets the game go on.
ui-away = 🧳 { $seat } is away until { $until }.
ui-away-replace = 🧳 { $seat } is away until { $until }: under **Seats** an automa can take over at once.
ui-reminders-stopped = 🔕 { $seat } was reminded three times: the reminders have stopped.
ui-reminder = { $people } The table is waiting for you.
ui-reminder-last = { $people } You are the last one we wait for.
ui-speed-live = Agreed: you play live. Who is waited for is reminded after an hour.
ui-speed-daily = Agreed: a move a day. Who is waited for is reminded after a day.
ui-speed-server = { $hours ->
    [one] On this server who is waited for is reminded after an hour.
   *[other] On this server who is waited for is reminded after { $hours } hours.
}
ui-speed-free = Agreed: no hurry.
ui-pause = Pause this game
ui-go-on = Let this game go on
ui-mute = No reminders this turn
ui-plan-title = In advance
ui-plan-none = You have said nothing in advance.
ui-plan-said = You have said: **{ $what }**. Only you see it.
ui-plan-how = Choose what shall happen when it comes to you. Until then you can change it or take it back.
ui-plan-late = There is nothing to say in advance now: it has come to you, or the game isn't going on.
ui-plan-choose = What shall happen
ui-plan-take-back = Take it back
ui-plan-read = I have read it
ui-plan-then = { $first }, then { $then }
ui-plan-choose-then = And after that
ui-plan-on = Go on until something concerns me
ui-plan-dropped = What you said in advance, **{ $what }**, was dropped and has done no more: { $why ->
    [undone] something that it stood on was undone
    [concerned] something concerns you now
   *[changed] it isn't possible any more as you said it
 }. You can say something else.
# What is said for signs in words made for listening; a sign alone only adorns.
ui-signs = → to, ← back to, ↑ up, ↓ down, × times, ↳, •, ‣, › then, ☛, ✔ chosen, ✓ chosen, ✗ no, ⚠ Attention, ⏸, 🧳, 🔕, ● circle, ■ square, ▲ triangle, ◆ diamond, ★ star, ⬟ pentagon
ui-me-title = What you wish
ui-me-reminders = Reminders while a table waits for you: { $after }.
ui-me-remind = When to remind you
ui-me-remind-agreed = as the table agreed
ui-me-remind-never = never
ui-me-remind-after = { $hours ->
    [one] after 1 hour
   *[other] after { $hours } hours
}
ui-me-quiet = Quiet hours: { $begin }:00–{ $end }:00 ({ $zone }). What mentions you then comes without a push.
ui-me-quiet-none = Quiet hours: none ({ $zone }).
ui-me-quiet-change = Quiet hours and time zone
ui-me-quiet-from = Quiet from
ui-me-quiet-to = Quiet to
ui-me-quiet-no = no quiet hours
ui-me-hour = { $hour }:00
ui-me-zone = Your time zone
ui-me-zone-hint = A city will do, such as Amsterdam
ui-me-away = Away until { $until }: you aren't reminded, and your tables say so.
ui-me-here = You aren't away.
ui-me-away-ask = Away until…
ui-me-not-away = not away
ui-me-back-on = until { ui-weekday } { $day } { ui-month }
ui-weekday = { $weekday ->
     [1] Mon
     [2] Tue
     [3] Wed
     [4] Thu
     [5] Fri
     [6] Sat
    *[7] Sun
}
ui-month = { $month ->
     [1] Jan
     [2] Feb
     [3] Mar
     [4] Apr
     [5] May
     [6] Jun
     [7] Jul
     [8] Aug
     [9] Sep
     [10] Oct
     [11] Nov
    *[12] Dec
}
ui-me-replace = While you are away others may give your seat to an automa at once, where one can play.
ui-me-replace-not = While you are away your seat stays yours as at other times.
ui-me-give-seat = Away: an automa may play
ui-me-keep-seat = Away: keep my seat
ui-me-only = Play my only move for me
ui-me-only-ask = Wait for me each turn
ui-me-only-plays = Where there is only one thing that you could do it happens by itself, and the table says so.
ui-me-only-waits = Each of your turns waits for your press, also where there is only one thing that you could do.
ui-only-move = It was all that { $person } could do, so it went by itself.
ui-me-pictures = In what only you see: { $how }.
ui-me-pictures-ask = How to show you pictures
ui-me-pictures-usual = pictures as at the table
ui-me-pictures-large = pictures large, in two halves
ui-me-pictures-words = words in place of pictures
ui-me-listening = What only you see has words made for listening.
ui-me-listen = Words for listening
ui-me-listen-not = Words as at the table
ui-me-bad-zone = I know no time zone “{ $typed }”. Nothing was changed: type a large city near you, such as Amsterdam.
ui-me-bad-zone-near = “{ $typed }” can mean several time zones: { $near }. Nothing was changed: type one of them in full.
ui-me-day-over = That day isn't one of those to come. Nothing was changed: type `/automa me` and choose another.
ui-your-turn = **It's your turn.**
ui-waits-turn = { $holder }, it's your turn: press **Play**.
ui-waits-person = { $holder }, { $seat } has to choose: press **Play**.
ui-waits-automa = { $seat } is thinking…
ui-waits-press = { $seat } is next.
ui-waits-other = Waiting for { $seat } ({ $holder }).
ui-answers = { $seat } answers.
ui-waits-any = { $seat } has to act: whoever sits here presses for it.
ui-waits-free = { $seat } has to act, but is free: who has no seat, **Join**; else **Seats**.
ui-automa-plays = The automa plays.
ui-undo-agree = { $person } asks to take back the last step of “{ $what }”, which others have seen. Does somebody else at the table agree?
ui-undo-to-agree = { $person } asks to take back { $n } moves, which others have seen. Does somebody else at the table agree?
ui-undo-end-agree = { $person } asks to take back the end of the game. It has told the seed, and with it the order of all cards, tiles and dice to come; the table will say so until the end. Do all others at the table agree?
ui-end-agree = { $person } asks to end the game: { $hands ->
    [yes] the seed and all hands become known. That can't be undone
   *[no] the seed becomes known
}. Does somebody else at the table agree?
ui-end-agreed = Agree: end the game
ui-undo-agreed = Agree: take it back
ui-seat-asleep = { $seat } sleeps: answer for it
ui-slept = { $seat } sleeps: { $person } let the bot answer for it this one time.
ui-not-asleep = This person is still here: the others can act for them only after { $hours } hours in which the table waits for them, or when they have left the server. Nothing was changed.
ui-already-asked = The others have been asked already, above: somebody else has to press Agree. Nothing was changed.
ui-asked-by-another = { $person } has asked already: press **Agree** or **No** above. Nothing was changed.
ui-asked = The others at the table are asked whether they agree. Nothing was changed yet.
ui-disagree = No
ui-agreed = { $person } agreed.
ui-disagreed = { $person } said no. Nothing was changed.
ui-withdrawn = { $person } wants it no more. Nothing was changed.
ui-agreed-to = { $asker } asked for it, { $person } agreed.
ui-agreed-back = The last step of “{ $what }” was taken back: { $asker } asked for it, { $person } agreed.
ui-end-stands = This end can't be undone: it has told everybody the seed and all hands. Nothing was changed; **Again** starts the next game.
ui-request-void = This request is out of date: something has happened since. Nothing was changed; ask again if you still want it.
ui-needs-another = Another person at the table has to agree to that. Nothing was changed.
ui-nothing-to-decide = There is nothing for you to decide now.
ui-not-yours = Another seat has to act now. Nothing was changed.
ui-not-seated = Only people with a seat at this table can do that. Nothing was changed; **Seats** shows who sits where.
ui-not-seated-ended = Only who sat at this table can do that. Nothing was changed; `/automa start` begins a game of your own.
ui-seat-nobody = The seat that has to act is free. Who has no seat presses **Join**, who has one **Seats** or **Fill with automas**. Nothing was changed.
ui-already-seated = You hold a seat at this table already. Nothing was changed.
ui-seat-taken = Another person holds that seat. Nothing was changed.
ui-seat-left = An automa plays that seat for somebody who has left it: who sits at the table can give it to you under **Seats**. Nothing was changed.
ui-others-automa = Somebody else has seated that automa, or it plays for them; while several people play only they change it. Nothing was changed.
ui-no-free-seat = Every seat is taken. Nothing was changed; a seat that an automa plays can be taken under **Seats**.
ui-knows-another = You have seen the cards of another seat of this game, so you can come back to that seat only. Nothing was changed.
