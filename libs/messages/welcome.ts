/** The pages to which a payment leads back (R29 to R34). */
export const welcome = {
  head: {
    success: 'Welcome — {brand}',
    upgrade: 'Your membership — {brand}',
    denied: 'Signup declined — {brand}',
  },
  success: {
    title: 'Welcome',
    creating: 'Your payment went through. We are setting up your account, which takes a moment.',
    ready: 'Your membership is ready, {username}. Everything is open.',
    enter: 'Start watching',
    entering: 'Opening…',
    late: 'Your account is taking some time to update. Please check again in a few minutes.',
    again: 'Check again',
    receipt: 'A mail with your receipt is on its way, and says how to cancel.',
  },
  /** For the browser that paid with the email of an account. */
  waiting: {
    title: 'Check your mailbox',
    text: 'Your payment went through. The email address already has an account, so we sent a mail to it: confirm the payment there and your membership opens. Otherwise you get your money back, on {date} at the latest.',
    signIn: 'Sign in and confirm',
    returnedTitle: 'Your payment is refunded',
    returned:
      'The payment was not confirmed by the owner of the email address, so nothing was opened. The whole amount goes back to your card, and nothing more is charged. Banks may take a few days to show it.',
    home: 'Back to {brand}',
  },
  upgrade: {
    title: 'You are in. Want all of it?',
    text: 'Your trial is open. With a full membership nothing is locked: every film, downloads, picture sets and comments.',
    now: '{price} now, for the first month',
    later: 'Renews at {later} a month, next on {date}, unless you cancel before. Your trial ends at once.',
    confirm: 'Upgrade for {price}',
    keep: 'Go on with the trial',
    unavailable: 'The upgrade is not available at the moment. Your trial is open all the same.',
  },
  denied: {
    title: 'Your card was declined',
    text: 'The billing processor did not approve the payment, and nothing was charged. Another card, or another way to pay, often works.',
    noneTitle: 'The purchase was not completed',
    none: 'The signup could not be completed, and nothing was charged. You can choose a membership and try again.',
    paidTitle: 'Your payment went through',
    paid: 'An attempt was declined before, and one after it was paid. Your membership is there, and there is nothing to pay again.',
    enter: 'Go to your membership',
    account: 'See your account',
    again: 'Try again',
    home: 'Back to {brand}',
    member: 'See memberships',
    steps: {
      title: 'What you can do next',
      card: 'Check the card’s number, date and security code, and that it may be used for purchases online and abroad.',
      other:
        'Try another card, or another way to pay. You choose the membership again, for one site or for all of them.',
      bank: 'Ask your bank: it often stops a first payment to a new shop, and can let it through.',
      support: 'Still stuck? <support>Write to us</support>, and we will sort it out with you.',
    },
    support: 'Questions about the charge? <support>{biller} support</support> can help.',
  },
  /** Welcome data that came too late, too often, or in another browser. */
  signInToGoOn: {
    title: 'Sign in to go on',
    text: 'For your security this page works for 30 minutes after the payment, and only in the browser that paid. Your {brand} membership is there: sign in with the email and the password that you joined with.',
  },
  /** E12, whichever page one would enter from. */
  autologinFailed: 'We could not sign you in automatically after the signup. Please sign in.',
  signIn: 'Sign in',
  support: 'Contact support',
  account_creation_error_modal: {
    title: 'Your account takes longer than usual',
    timed_out: 'Account creation timed-out',
    text: 'Your payment is safe. The account is made as soon as the payment service has told us; you will get a mail. If it does not come within an hour, please contact support.',
    code: 'Code: {code}',
    close: 'Close',
    again: 'Check again',
  },
} as const;
