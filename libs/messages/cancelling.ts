/** The page on which a membership is cancelled, step by step. */
export const cancelling = {
  head: 'Cancel membership — {brand}',
  renews: '{name} renews on {date}.',
  renewsInDays: '{name} renews on {date}, and then every {days, number} days.',
  nothing: {
    title: 'Nothing to cancel',
    text: 'You have no membership that renews, so you won’t be charged.',
  },
  cancelled: {
    title: 'Your membership is cancelled',
    text: 'You won’t be charged again. We have emailed you a confirmation.',
    until: 'You keep full access to {name} until {date}.',
    undo: 'Changed your mind? You can undo this in your account.',
  },
  /** Before a cancellation is taken back; `without` where the terms could not be loaded. */
  terms: {
    full: 'Nothing is charged today. Your membership renews on {date} for {price}, until you cancel.',
    date: 'Nothing is charged today. Your membership renews on {date}.',
    restored:
      'You get {gems, plural, =0 {} one {# gem} other {# gems}}{packs, plural, =0 {} other {{gems, plural, =0 {} other { and }}}}{packs, plural, =0 {} one {# unlocked channel pack} other {# unlocked channel packs}} back.',
    without: 'Nothing is charged before your next renewal.',
  },
  continues: 'Your membership continues',
  declined: 'Your last payment did not go through',
  pending: 'Your payment is being processed',
  pendingText: 'It can take a few minutes, and you are not charged twice. Load this page again to see the result.',
  account: 'Go to your account',
  limited: 'Too many attempts. Please try again in a minute.',
  failed: 'We couldn’t reach our servers, and nothing has changed. Please try again.',
} as const;
