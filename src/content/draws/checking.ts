/** Checking a draw, a ticket or a file in the visitor's own browser. */
export const checkWords = {
  eyebrow: 'Check it yourself',
  title: 'Do not take our word for it.',
  text: 'Your own browser repeats every step from the published file. Nothing is sent anywhere, and it works without a connection once this page is open.',
  notYet: {
    dated:
      'The list opens to everybody when it is frozen, on {freezes}. From then on it can be checked here.',
    undated:
      'This draw has no date yet. Its list opens to everybody when it is frozen, 24 hours before the draw.',
    cancelled: 'A cancelled draw has no result to check.',
    example: { label: 'Try the check on a finished example', to: '/draws/example' },
  },
  draw: {
    button: 'Check this draw',
    again: 'Check again',
    busy: 'Checking...',
    progress: 'Progress of the check',
  },
  file: {
    title: 'Check a file',
    text: 'A result you saved, today or years ago, from this page or from anybody else.',
    button: 'Choose a result file',
  },
  download: {
    title: 'Download everything',
    text: {
      before: 'One file with the terms, every sealed line and the signature of the log.',
      drawn: 'One file with the terms, every sealed line, the beacon’s signature and the numbers drawn.',
      nobody: 'One file with the terms, the empty list and the beacon’s signature.',
    },
    button: 'Download the file',
  },
  ticket: {
    title: 'Check my ticket',
    text: {
      frozen:
        'Choose the receipt you saved from your account. It shows that your line is in the list, and that it is yours.',
      before:
        'Choose the receipt you saved from your account. Until the list is frozen it shows that your line is sealed and signed, and that it is yours.',
    },
    button: 'Choose a receipt',
  },
  /** Above the steps, once all have ended. */
  verdict: {
    holds: 'Everything holds. The winner follows from public facts.',
    nobody: 'Everything holds. The list was empty, so nobody could win.',
    waits: 'Everything holds so far. The rest waits for the hour of the draw.',
    fails: 'This does not hold. Here is what is wrong.',
  },
  figures: 'Show figures',
  ofFile: 'Checked: {name}',
  unreachable: 'The file could not be fetched. If you have a copy, check that instead.',
  stopped: 'The check stopped before its end. Please reload the page and try again.',
  status: { holds: 'Holds', fails: 'Does not hold', waits: 'Waits for the draw', pending: 'To be checked' },
  steps: {
    manifest: { title: 'The terms are complete and sealed', figures: { hash: 'Seal' } },
    leaves: {
      title: 'Every entry stands in the list once',
      figures: { live: 'In the draw', retired: 'Handed back' },
    },
    root: { title: 'The list has the published fingerprint', figures: { root: 'Fingerprint' } },
    log: {
      title: 'Nothing was slipped in or rubbed out',
      figures: { size: 'Lines of the log', signedAt: 'Signed', root: 'Fingerprint' },
    },
    beacon: {
      title: 'The beacon signed this round',
      about:
        'The beacon is drand, run by the League of Entropy: universities and companies on several continents.',
      relay: {
        label: 'See round {round} at api.drand.sh',
        address: 'https://api.drand.sh/{chain}/public/{round}',
      },
      figures: { round: 'Round', publishedAt: 'Published', randomness: 'Number' },
    },
    seed: { title: 'The seed is computed from terms, list and beacon', figures: { seed: 'Seed' } },
    picks: {
      title: 'The winner and the reserves follow from the seed',
      figures: { winner: 'Winner', reserves: 'Reserves' },
    },
    claims: {
      title: 'The prize was offered in the order drawn',
      figures: { claims: 'Lines of the prize log' },
    },
  },
  /** What these steps show when nobody had entered. */
  emptySteps: {
    picks: 'An empty list gives no number',
    claims: 'There was nobody to offer the prize to',
  },
  /** What is wrong, by the short code of the check; `{ticket}` is a number, `{at}` a place, a line or a name. */
  faults: {
    unreadable: 'Line {at} of the file cannot be read as part of a result.',
    depends: 'It builds on a step that does not hold: {on}.',
    not_drawn_yet: 'The draw has not taken place yet.',
    not_an_object: 'The terms are missing.',
    missing: 'The terms leave something out: {at}.',
    wrong: 'The terms hold something that cannot be: {at}.',
    extra: 'The terms hold something that does not belong there: {at}.',
    times_out_of_order: 'The times of the terms are out of order.',
    refunds_not_a_day_before: 'Refunds do not end a day before the draw.',
    charity_above_price: 'The share for charity is larger than the price.',
    round_not_of_draw_time: 'The round named in the terms is not the one of the draw’s hour.',
    hash_differs: 'The seal does not fit the terms.',
    not_a_leaf: 'Line {at} of the list is not an entry.',
    leaf_of_another_draw: 'Line {at} of the list belongs to another draw.',
    leaf_twice: 'Ticket {ticket} stands in the list twice.',
    leaf_out_of_order: 'Ticket {ticket} stands in the wrong place.',
    not_a_tombstone: 'Line {at} of the handed-back tickets is not one.',
    second_tombstone: 'Ticket {ticket} was handed back twice.',
    live_leaf_with_tombstone: 'Ticket {ticket} was handed back and is still in the draw.',
    retired_leaf_without_tombstone: 'Ticket {ticket} left the draw without being handed back.',
    tombstone_without_leaf: 'Ticket {ticket} was handed back but never issued.',
    count_differs: 'The number of entries is not the published one.',
    paid_and_free_differ: 'Paid and free entries do not add up to the published number.',
    root_differs: 'The fingerprint of the list is another one than published.',
    tombstone_places: 'The places of the handed-back tickets cannot be right.',
    tombstone_before_leaf: 'Ticket {ticket} was handed back before it was issued.',
    log_size_differs: 'The log has another length than published.',
    log_root_differs: 'The fingerprint of the log is another one than published.',
    checkpoint_differs: 'The signed statement about the log speaks of another log.',
    checkpoint_not_signed: 'The statement about the log is not signed by the key in the terms.',
    checkpoint_of_another_draw: 'The statement about the log belongs to another draw.',
    round_not_of_manifest: 'The round is not the one named in the terms.',
    round_not_signed: 'The beacon never signed this.',
    seed_differs: 'The seed is another one than it must be.',
    picks_differ: 'The numbers are not the ones that must be drawn.',
    not_claims: 'The log of the prize cannot be read.',
    claim_of_undrawn_number: 'Ticket {ticket} was never drawn and stands in the log of the prize.',
    claim_out_of_turn: 'Ticket {ticket} was asked before its turn.',
    unclaimed_too_early: 'The prize is called unclaimed while somebody is still in line for it.',
    claims_out_of_order: 'The log of the prize is not in the order of time.',
    other: 'Something else is wrong ({code}).',
  },
} as const

/** The answer to a receipt, step by step. */
export const ticketCheckWords = {
  busy: 'Checking your receipt...',
  unreadable: 'This is not a receipt of ours. Please choose the file you saved from your account.',
  unreachable: 'The list could not be fetched. Please try again in a moment.',
  otherDraw: 'This receipt belongs to another draw.',
  steps: {
    form: { holds: 'The receipt is complete.', fails: 'The receipt is not complete.' },
    commit: {
      holds: 'The sealed lines open with your receipt: they are yours.',
      fails: 'These numbers do not open with this receipt: {numbers}.',
    },
    log: {
      holds: 'Your lines stand in the signed log.',
      fails: 'These numbers do not stand in the signed log: {numbers}.',
    },
    signature: {
      holds: 'The log is signed with the key in the terms.',
      fails: 'The log is not signed with the key in the terms.',
    },
  },
  found: {
    live: '{number} was in the draw, at place {place} of {count}.',
    retired: '{number} was handed back before the draw.',
    missing: '{number} is not in the published list. Please keep the receipt and write to us.',
    sought: 'Looking for your numbers in the published list...',
    before: '{number} is sealed. When the list is frozen you can check here that it went into the draw.',
  },
} as const
