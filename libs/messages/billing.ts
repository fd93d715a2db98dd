/** What the gateway answers about joining, paying, cancelling and coming back, by its message keys (E01, E02, E06, E12). */
export const billing = {
  /** What a plan is called on payment pages and invoices, after the site's name. */
  plans: {
    allSites: 'All sites',
    trial: 'trial membership',
    freeLimitedTrial: 'free limited trial',
    month: 'monthly membership',
    quarter: 'quarterly membership',
    year: 'yearly membership',
  },
  signup: {
    failed: 'Failed to start the signup. Please try again. (Code {code})',
    activeAccount: 'You already have an active account. Please sign in.',
    accountExists: 'There is an account with this email already. Please sign in to continue.',
    invalidEmail: 'Invalid email address.',
    guessablePassword: 'This password is one of the first that are guessed. Please choose another one.',
    invalidPassword: 'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
    joinOptionGone: 'This membership option is no longer available. Please choose another one.',
    paymentOptionGone: 'This way to pay is no longer available. Please choose another one.',
    unavailable: 'Membership is not available at this time. Please try again later.',
    disabled: 'This account is disabled or banned, so it can’t be signed in automatically.',
    trialUsed: 'A trial is for new members only. Please choose another option.',
  },
  payment: {
    pending: 'Your payment is being processed. This page will know when it is done.',
    declined: 'Your card was declined. Please try another one.',
    failed: 'The payment could not be made. Nothing was charged.',
    noStoredCard: 'There is no card to charge again. Please go on to the payment page.',
    notOnSale: 'This option is not available for your account.',
  },
  reactivation: {
    offerGone: 'This offer is not available any more.',
    external: 'Your membership is managed by {biller}. Please contact its support to take it up again.',
  },
  cancellation: {
    done: 'Your membership is cancelled. You will not be charged again.',
    kept: 'Thank you for staying. Your new price starts with the next renewal.',
    failed: 'The cancellation could not be carried out. Please try again, or contact support.',
    nothingToCancel: 'There is no membership here that renews.',
    expired: 'This confirmation has expired. Please begin again.',
  },
  card: {
    failed: 'The card could not be updated. Please try again.',
    none: 'There is no card on file to update.',
  },
} as const;
