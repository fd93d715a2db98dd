/** What the gateway answers about joining and paying, a part of `billing`: pages that only sell load nothing else. */
export const buying = {
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
    limited: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    trialUsed: 'Trials are for new members only. Please choose another option.',
    mailOff:
      'Nothing that is free can be ordered at the moment, because no mail can be sent. Please choose another membership.',
  },
  payment: {
    pending: 'Your payment is being processed. This page updates automatically when it is complete.',
    declined: 'Your card was declined. Please try another card.',
    failed: 'Your payment could not be completed. Nothing was charged.',
  },
} as const;
