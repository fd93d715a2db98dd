/** What the gateway answers about joining, paying, cancelling and coming back, by its message keys. */
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
    accountExists: 'An account with this email already exists. Please sign in to continue.',
    missingEmail: 'Please enter your email address.',
    missingPassword: 'Please choose a password.',
    invalidEmail: 'Invalid email address.',
    guessablePassword: 'This password is too easy to guess. Please choose a different one.',
    invalidPassword: 'Passwords may only contain letters and numbers and MUST be between 8 and 32 characters long.',
    joinOptionGone: 'This membership option is no longer available. Please choose another one.',
    paymentOptionGone: 'This payment method is no longer available. Please choose another one.',
    unavailable: 'Membership is not available at this time. Please try again later.',
    disabled: 'This account is disabled or banned, so we can’t sign you in automatically.',
    limited: 'Too many attempts. Please try again in {minutes} minutes.',
    trialUsed: 'Trials are for new members only. Please choose another option.',
  },
  payment: {
    pending: 'Your payment is being processed. This page updates automatically when it is complete.',
    declined: 'Your card was declined. Please try another card.',
    failed: 'Your payment could not be completed. Nothing was charged.',
    noStoredCard: 'We have no saved card to charge. Please continue to the payment page.',
    notOnSale: 'This option is not available for your account.',
  },
  welcome: {
    over: 'This page works for 30 minutes after the payment, in the browser that was used to pay. Please sign in to continue; nothing was charged.',
  },
  /** Of payments that were made with a person's email without their sign-in. */
  waiting: {
    confirmed: 'Your payment is confirmed, and your purchase is ready to watch.',
    returned: 'The payment is being refunded. You will not be charged for it again.',
    over: 'This payment has already been confirmed or refunded.',
  },
  reactivation: {
    offerGone: 'This offer is no longer available.',
    external: 'Your membership is managed by {biller}. Please contact their support to reactivate it.',
  },
  cancellation: {
    done: 'Your membership is cancelled. You will not be charged again.',
    kept: 'Thank you for staying. Your new price starts with the next renewal.',
    failed: 'We couldn’t cancel your membership. Please try again or contact support.',
    nothingToCancel: 'You have no membership here that renews.',
    expired: 'This confirmation has expired. Please start again.',
  },
  card: {
    failed: 'Your card could not be updated. Please try again.',
    none: 'There is no card on file to update.',
    atBiller: 'You update this card on the website of the payment service that charges it. The link is below.',
  },
} as const;
