/** Membership on screen: dialogs by the names of the error catalogue, the account section, bars and the status page. */
export const membership = {
  close: 'Close',
  names: {
    member: 'Membership',
    portal: 'Portal access, {count, plural, one {# credit} other {# credits}} left',
    TRIAL: 'Trial',
    FREE_LIMITED_TRIAL: 'Free limited trial',
    MONTH: 'Monthly membership',
    QUARTER: 'Quarterly membership',
    YEAR: 'Yearly membership',
    severalSites: '{name}, several sites',
  },
  next: {
    charge: 'Your next charge is {price} on {date}.',
    ends: 'Open until {date}. You will not be charged again.',
    ended: 'It ended on {date}. You are not charged.',
    nothing: 'You are not charged.',
  },
  status: {
    none: 'No membership here yet',
    active: 'Your membership is active',
    cancelled: 'Your membership is open, and will not renew',
    pastDue: 'Your last payment did not go through',
    expired: 'Your membership is not active',
    waiting: 'A payment that was just made can take a few minutes to arrive. Nothing is charged twice.',
    support: 'Questions about a charge? <support>{biller} support</support> can help.',
    home: 'Go to {brand}',
    check: 'Check now',
    account: 'Your account',
    buy: 'See memberships',
  },
  subscription_status_modal: {
    title: 'Opening your membership',
    text: 'Your payment is being processed. This page opens by itself when it is done.',
    waiting: 'Asking the payment service',
    polling_failed: 'Your account is taking some time to update. Please check again in a few minutes.',
  },
} as const;
