/** The pages that a payment returns to. */
export const welcome = {
  head: {
    success: 'Welcome — {brand}',
    upgrade: 'Your membership — {brand}',
    denied: 'Signup declined — {brand}',
  },
  success: {
    title: 'Welcome',
    named: 'Welcome, {name}',
    // True of a free trial too, for which nothing was paid.
    creating: 'Your order went through. We are setting up your account, which takes a moment.',
    ready: 'Your membership is ready. Enjoy the full library.',
    enter: 'Start watching',
    entering: 'Opening…',
    late: 'Your account is taking some time to update. Please check again in a few minutes.',
    again: 'Check again',
    partnerOffers: 'See what our partners offer members',
    receipt: 'An email with the details of your order is on its way. It also explains how to cancel.',
  },
  /** Shown in the browser that paid with the email of an account. */
  waiting: {
    title: 'Check your inbox',
    text: 'Your order went through. This email address already has an account, so we sent it an email: confirm the order there to start your membership. Otherwise it is cancelled on {date} at the latest, and whatever was paid is refunded.',
    signIn: 'Sign in and confirm',
    returnedTitle: 'Your refund is on its way',
    freeTitle: 'Your order did not go through',
    returned: 'The owner of the email address did not confirm the order, so no membership was started.',
    over: 'The payment page was no longer open when it was used, so no membership was started. You can join again at any time.',
    takenBack: 'The payment was taken back before it was confirmed, so no membership was started.',
    accountClosed: 'The account with this email address can’t be used, so no membership was started.',
    voucherUsed: 'The voucher had already been used as often as it can be, so no membership was started.',
    notNeeded: 'You already had a membership with all of this, so no new one was started.',
    trialUsed: 'You have already had a free trial, or a membership, so no new trial was started.',
    needsSignIn:
      'You already have a membership, and its unused days can only be taken off the price when you are signed in, so no new one was started. Sign in and choose the plan on your account page.',
    outdated:
      'The price no longer matched the unused days of your membership, so no new one was started. Choose the plan again on your account page to see today’s price.',
    refund:
      'The full amount goes back to your card, and nothing more is charged. Your bank may take a few days to show it.',
    free: 'Nothing was charged, and nothing will be.',
    home: 'Back to {brand}',
  },
  /** Shown in the browser of an order that costs nothing, whatever its email address has. */
  mailed: {
    title: 'Check your inbox',
    trial: 'We sent a link to {email}. Press it to start your trial. It works until {date}.',
    membership: 'We sent a link to {email}. Press it to start your membership. It works until {date}.',
    goesOn: 'You choose the password of your account there. We mail at most three links an hour to one address.',
    again: 'Send it again',
    sentAgain: 'Sent again. The link of the earlier email doesn’t work any more.',
    change: 'Use another address',
    email: 'Your email address',
    submit: 'Send the link there',
  },
  upgrade: {
    title: 'You’re in. Want it all?',
    text: 'Your trial has started. A full membership unlocks everything: every film, downloads, picture sets and comments.',
    freeText:
      'Your free trial has started: pick {count, plural, one {# full film} other {# full films}} from the films marked for it. Nothing is charged today, and it ends automatically on {date}. A full membership unlocks everything.',
    now: '{price} now, for the first month',
    later: 'Renews at {later} a month, next on {date}, unless you cancel first. Your trial ends immediately.',
    confirm: 'Upgrade for {price}',
    keep: 'Continue with the trial',
    unavailable: 'The upgrade is not available at the moment. Your trial continues as before.',
  },
  denied: {
    title: 'Your card was declined',
    text: 'The payment was not approved, and nothing was charged. Another card or payment method often works.',
    uncharged: 'Nothing was charged.',
    noneTitle: 'The purchase was not completed',
    none: 'The signup could not be completed, and nothing was charged. You can choose a membership and try again.',
    paidTitle: 'Your payment went through',
    paid: 'An earlier attempt was declined, but a later one was paid. Your membership is active, and you don’t need to pay again.',
    enter: 'Go to your membership',
    account: 'See your account',
    again: 'Try again',
    kept: 'We kept your email, {email}, and your plan for {price}. You don’t have to type anything again but the card.',
    keptPlan: 'We kept your plan for {price}.',
    other: 'Choose another plan',
    home: 'Back to {brand}',
    member: 'See memberships',
    steps: {
      title: 'What you can do next',
      card: 'Check the card number, expiry date and security code, and that the card can be used online and abroad.',
      other:
        'Try another card or payment method. You can choose your membership again, for one site or for all of them.',
      bank: 'Ask your bank: banks often stop a first payment to a new merchant, and can approve it.',
      support: 'Still stuck? <support>Write to us</support> and we will help.',
    },
    support: 'Questions about the charge? <support>{biller} support</support> can help.',
    ownSupport: 'Questions about the charge? <support>Write to us</support> and we will help.',
  },
  /** Welcome data that came too late, too often, or in another browser. */
  signInToContinue: {
    title: 'Sign in to continue',
    text: 'For your security, this page works for 30 minutes after the payment, and only in the browser that was used to pay. If the payment was made, its result is in the email to the address entered for it. If you have a {brand} account, sign in.',
  },
  /** Shown on every page that signs a new member in. */
  autologinFailed: 'We could not sign you in automatically after the signup. Please sign in.',
  signIn: 'Sign in',
  support: 'Contact support',
  account_creation_error_modal: {
    title: 'Your account is taking longer than usual',
    timed_out: 'Account creation timed-out',
    text: 'Your order is safe. We create your account as soon as the payment service confirms it, and then send you an email. If it does not arrive within an hour, please contact support.',
    code: 'Code: {code}',
    close: 'Close',
    again: 'Check again',
  },
} as const;
