export const todayWords = {
  figures: {
    title: 'What waits for you',
    charity: { label: 'Due to charities', note: '{paid} of {accrued} paid', to: '/operator/money#charity' },
    refunds: {
      label: 'Refunds owed',
      note: '{due} to send, {failing} failing, {held} held',
      to: '/operator/money#refunds',
    },
    mail: { label: 'Mail waiting', note: '{failing} failing', to: '/operator/audit#mail' },
    suspensions: {
      label: 'Payments contested',
      note: 'their tickets are suspended',
      to: '/operator/money#contested',
    },
    reviews: { label: 'Doubtful matches', note: 'two who may be one person', to: '/operator/people#reviews' },
    claims: { label: 'Prizes on offer', note: 'to be claimed or handed over', to: '#claims' },
  },
  draws: {
    title: 'Draws on sale',
    empty: 'No draw is on sale.',
    unsold: 'On sale, without a ticket yet',
    /** Of a chart that is read out: `{tickets}` so far, of `{cap}` where there is one. */
    chart: 'Tickets in {title} day by day: {tickets} so far',
    cap: 'cap {cap}',
    uncapped: 'no cap',
    taken: '{pence} taken',
    demo: 'demonstration',
    closes: 'closes {moment}',
    undated: 'no date yet',
    tickets: { one: 'ticket', many: 'tickets' },
    /** On the axis of the days. */
    today: 'today',
    closesOn: 'closes {day}',
  },
  claims: {
    id: 'claims',
    title: 'Claims and their clocks',
    empty: 'No prize is being offered.',
    columns: { draw: 'Draw', number: 'Number', standing: 'Stands', by: 'Until', call: 'To call by' },
    called: 'called {moment}',
    statuses: {
      untold: 'To be told by hand',
      told: 'Told',
      claimed: 'Claimed',
      delivered: 'Delivered',
      lapsed: 'Lapsed',
      refused: 'Refused',
    },
    reserve: 'reserve {place}',
  },
  cancelling: {
    title: 'Draws being emptied',
    progress: '{done} of {last} numbers, {sent} of {owed} sent',
  },
  health: {
    title: 'Health',
    names: {
      mail: 'Mail',
      draws: 'Draws',
      beacon: 'Beacon',
      refunds: 'Refunds',
      backup: 'Backup',
      books: 'Reconciliation',
    },
    database: 'The database answers, and holds {size} MB.',
    well: 'Well',
    troubled: 'Trouble',
    silent: 'Silent',
    /** What it means for the business when one of them is in trouble or silent. */
    means: {
      mail: 'Letters may not leave.',
      draws: 'A draw may not freeze or be drawn in time.',
      beacon: 'A draw that is due would have to wait.',
      refunds: 'Money that is owed may not be sent.',
      backup: 'Last night may not be backed up.',
      books: 'Our books and the provider’s are not known to agree.',
    },
    /** What it says of its trouble, however it says it. */
    says: 'In its own words: “{note}”',
    seen: 'Last heard of {moment}.',
  },
} as const
