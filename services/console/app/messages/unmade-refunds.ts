/** What staff read about refunds that were decided and that the biller has not made. */
export const unmadeRefunds = {
  title: 'Refunds not made yet',
  text: 'The money has not gone back, and the member has not been told. One that failed is sent again under Billing, Commands, once its reason is settled at the biller.',
  columns: {
    at: 'Decided',
    amount: 'Amount',
    biller: 'Biller',
    state: 'State',
    attempts: 'Attempts',
    problem: 'What the biller said',
    by: 'Asked for by',
  },
  states: { pending: 'Tried every minute', failed: 'Failed: look at the biller' },
  unknown: 'Whether refunds of yours are still to be made could not be read. Open this page again.',
  notMade: (why: string | null) =>
    `Decided, but the biller has not made this refund yet${why === null ? '' : `: ${why}`}. The member is told once it is made.`,
} as const;
