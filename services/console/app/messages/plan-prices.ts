/** Texts about prices of plans that wait for a second person. */
export const planPrices = {
  title: 'Prices that wait for a second person',
  changes: 'Currency, price now, price as requested',
  now: 'Now',
  wanted: 'As requested',
  currency: 'Currency',
  none: 'Not sold in it',
  later: 'then',
  by: (who: string) => `Requested by ${who}`,
  own: 'Somebody else has to decide about them.',
  approve: 'Approve',
  decline: 'Decline',
  approveOf: (plan: string) => `Approve prices of ${plan}`,
  declineOf: (plan: string) => `Decline prices of ${plan}`,
  decideTitle: {
    approve: (plan: string) => `Sell ${plan} at these prices`,
    decline: (plan: string) => `Leave the prices of ${plan} as they are`,
  },
  confirm: { approve: 'Approve prices', decline: 'Decline prices' },
  decided: { approve: 'The prices are set.', decline: 'The prices stay as they are.' },
} as const;
