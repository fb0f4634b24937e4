import { experiences } from '../../src/content/experiences/index.ts'

const slugs = experiences.map(({ slug }) => slug)

export const help = `The operator's tool. It speaks straight to the database: DATABASE_URL, or the one under DATA_DIR.

  npm run operator -- <command>

  promote <e-mail>          let this account schedule, log letters and cancel
  demote <e-mail>           take that back
  list                      every draw with its dates and figures
  schedule <experience> --closes <time> --draws <time> [--yes]
           [--opens <time>] [--post-closes <time>] [--title <text>] [--price <pounds>]
           [--charity <name>] [--charity-share <pounds>] [--max <per person>] [--cap <paid tickets>]
                            experiences: ${slugs.slice(0, 5).join(', ')},
                            ${slugs.slice(5).join(', ')}
                            Shows the draw and its manifest first, and asks at a terminal; --yes does not.
                            What is left out is as in the draw now on sale. With the same terms, tickets
                            sold before the date was set come along. Nothing can be changed afterwards.
                            --cap limits paid tickets; free entries come on top. Letters may arrive until
                            48 hours before the draw, or until --closes, if --post-closes is left out.
                            After the day an event is built around, --title must name what stands in its place.
  off-sale <experience>     no tickets, letters or dates for it until it is put back; a draw that has its
                            dates goes on
  on-sale <experience>      put it back, or open a trip that was never on sale; who asked to be told is told
  log-post <draw> --name <full name> --address <text> --postcode <postcode>
           --born <yyyy-mm-dd> --received <yyyy-mm-dd> [--email <e-mail>] [--letter <id>]
           [--same-as <account id> | --stranger]
                            one letter, one entry; the same --letter id twice is one entry. When the name
                            and postcode are those of an account, the tool asks whose letter it is.
                            With an experience it goes to the draw that was open to letters on the day it
                            arrived; it can be logged until that draw's list is frozen, 24 hours before it.
  void-letter <letter id> --reason <sentence>
                            takes a letter out of the pool while the list is open, and writes to the writer
  void <draw> <number>... --reason <sentence> [--refund]
                            takes paid tickets that broke the terms out of the pool while the list is open
  reviews                   who may be one person with two accounts, or an account and letters
  decide <review> --same | --different
                            --same counts their tickets, breaks and limits together from now on
  cancel <draw> --reason <sentence> --yes
                            gives every paid ticket back, voids every letter, and writes once to everybody
  charity-paid <draw> --amount <pounds> --reference <text> --on <yyyy-mm-dd>
                            what was paid over to the draw's charity, never more than is due; everybody can
                            read the reference on the Wish Forward page
  export <draw> [file.csv]  every entry by number; without a file it is printed
  freeze <draw>             what happens by itself 24 hours before the draw, by hand
  draw <draw> [--round-file <f.json>]
                            what happens by itself at the draw's time, by hand; the file is a round as a relay
                            answers it, for when no relay can be reached
  claims <draw> [told | contacted | claimed | refused | delivered]
           [--born <yyyy-mm-dd>] [--first-name <name> --county <county>]
                            who was offered the prize and what is to be done; with a word, the newest of them moves
  publish <draw> <file>     the file by which the draw is checked, for pages on a CDN
  payment <demo|stripe>     how tickets are paid for from now on; demo moves no money. A draw with a date, or
                            with entries, keeps the way it was opened with
  refunds                   money owed and not sent yet
  settle-refunds            send it (with the payment settings of the service)
  security-log [e-mail]     sign-ins, failures and changes of accounts, newest first
  rotate-keys               sign tokens with a new key; those of the last hour stay good
  run-draws                 freeze, draw and pass prizes on until stopped; only hosted Supabase needs it
  send-mail                 send queued mail until stopped; only hosted Supabase needs it

  <draw> is an id, its first characters, or an experience (then the draw on sale for it).
  <time> is UK time, "2027-05-01 19:00", or with a zone, "2027-05-01T18:00:00.000Z".`

/** The database's codes as sentences for the person at the keyboard. */
export const sentences: Record<string, string> = {
  unknown_experience: `There is no such experience; choose one of ${slugs.join(', ')}.`,
  bad_dates:
    'The dates do not fit: opening, closing and postal closing must follow each other, lie in the future, and leave 24 hours before the draw.',
  bad_terms: 'The terms do not fit: price, charity share, maximum or cap is out of range.',
  overlaps_another_draw: 'Another draw of this experience is open at that time.',
  cap_below_issued: 'More paid tickets than that cap have been issued already.',
  plan_changed: 'This draw has been entered, scheduled or cancelled since it was looked at; look again.',
  off_sale: 'This experience is off sale; put it back with "on-sale" first.',
  event_passed:
    'The event of this trip is over before the draw; give --title the match or race of the same standing that is the prize.',
  unknown_draw: 'There is no such draw; see "list".',
  cancelled: 'The draw is cancelled.',
  already_drawn: 'The draw has taken place and can no longer be cancelled.',
  frozen:
    'The list of this draw is frozen; it is drawn by itself at its time and can no longer be cancelled.',
  reason_required: 'Give a reason of up to 500 characters; every buyer will read it.',
  bad_payment:
    'The payment is incomplete: an amount, the reference of its receipt and a day that has come are needed.',
  more_than_accrued: 'That is more than the charity still has coming from this draw.',
  reference_used: 'This reference is already written down for this draw, with another amount or day.',
  bad_letter:
    'The letter is incomplete: name, address, UK postcode, date of birth and day of receipt are needed.',
  not_adult: 'The writer was not 18 when the letter arrived.',
  unknown_letter: 'There is no letter with that id.',
  closed: 'The letter arrived after the postal closing of this draw.',
  not_open_yet: 'The letter arrived before this draw opened.',
  superseded: 'A scheduled draw has taken the place of this one; log the letter there.',
  over_personal_maximum: 'This person already holds the maximum for one person.',
  blocked: 'This person is kept from entering; see the desk for the reason.',
  on_break: 'This person is taking a break from draws.',
  request_id_reused: 'This letter id is already used for another letter.',
  maybe_known:
    'An account has this name and postcode. Log the letter again with --stranger if somebody else wrote it, or with:',
  unknown_account: 'There is no confirmed account with that id.',
  unknown_review: 'There is no such review; see "reviews".',
  too_early:
    'It is too early for that: a pool freezes 24 hours before its draw, and its round comes at its time.',
  no_manifest: 'The draw has not published its terms; is the service running?',
  not_frozen: 'The list of this draw is not frozen yet.',
  wrong_round: 'That is not the round this draw named when it got its date.',
  forged_round: 'That round is not genuine: its signature or randomness does not hold.',
  not_drawn: 'This draw has not taken place yet.',
  claim_does_not_move: 'The claim is not in a state for that; see "claims <draw>".',
  bad_claim: 'A claim needs a date of birth, and first name and county together or neither.',
  unknown_ticket: 'That draw has no paid ticket of that number.',
  suspended: 'The payment for one of these tickets is contested at the bank; that is settled first.',
  already_decided: 'That was decided the other way before.',
}

/** What the same codes mean for a letter; the draw is named, because an experience may have several. */
export const letterSentences: Record<string, (title: string) => string> = {
  frozen: (title) =>
    `The letter arrived in time for ${title}, whose list is frozen: it is too late to log it, and it does not slip into the next draw.`,
  cancelled: (title) =>
    `The letter arrived in time for ${title}, which was cancelled; every entry in it is void, and so is this one.`,
}

export const voidingSentences: Record<string, () => string> = {
  frozen: () => 'The list of this draw is frozen; no entry can leave it any more.',
}
