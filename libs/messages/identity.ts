/** The sign-in form of the identity server and its errors. `{brand}` is the brand's name. */
export const identity = {
  /** What a person signed in with. */
  signedInWith: { on: '{browser} on {system}', unknown: 'Unknown browser' },
  signIn: {
    title: 'Sign in to {brand}',
    heading: 'Welcome back',
    lead: 'Sign in to continue to {brand}.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgot your password?',
    newHere: 'New to {brand}?',
    join: 'Join now',
    back: 'Back to {brand}',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
    emailLink: 'Email me a sign-in code',
  },
  forgotten: {
    title: 'Forgot your password? — {brand}',
    heading: 'Forgot your password?',
    lead: 'Enter your email and we will send you a link to choose a new one.',
    email: 'Email',
    submit: 'Send link',
    back: 'Back to {brand}',
    noMail: 'We can’t send email at the moment, so a reset link would not reach you. Our support can help.',
    support: 'Contact support',
    sentHeading: 'Check your inbox',
    sentText:
      'If there is an account for this email, a link to choose a new password is on its way. It works once and expires in one hour.',
  },
  reset: {
    title: 'Choose a new password for {brand}',
    heading: 'Choose a new password',
    lead: 'Letters and numbers only, 8 to 32 characters. Changing it signs out every device.',
    newPassword: 'New password',
    confirmation: 'Confirm new password',
    submit: 'Change password',
    doneHeading: 'Your password was changed',
    doneText: 'Sign in with the new one. Every device has been signed out.',
    overHeading: 'This link has expired',
    overText: 'It has already been used or is more than an hour old. Request a new one.',
    askAgain: 'Request a new link',
    signIn: 'Sign in',
  },
  /** Behind the link that confirms an email. */
  emailConfirmation: {
    heading: 'Confirm your email address',
    lead: 'Did you join {brand} with {email}?',
    submit: 'Yes, confirm it',
    notMine: 'I didn’t join: choose a new password',
    doneHeading: 'Your email address is confirmed',
    doneText: 'Thank you. Your account is all set.',
    enter: 'Go to {brand}',
    overHeading: 'This link has expired',
    overText: 'It has already been used or is more than seven days old. Request a new one on your account page.',
    account: 'Open your account',
  },
  /** Behind the link at the end of a promotional mail. */
  unsubscribe: {
    heading: 'Unsubscribe from news',
    lead: 'You will get no more news and offers from {brand} and its sister sites. Receipts and messages about your account still arrive.',
    submit: 'Unsubscribe',
    doneHeading: 'You are unsubscribed',
    doneText: 'We won’t send you news and offers any more. You can change this at any time on your account page.',
    invalidHeading: 'This link is incomplete',
    invalidText: 'Open it from the mail again, or choose on your account page which mails you get.',
    account: 'Open your account',
  },
  /** Behind the link of the mail about a payment that waits for the owner of an account. */
  paymentConfirmation: {
    heading: 'Is this payment yours?',
    lead: '{amount} was paid for {plan} on {date}. Once you confirm it, your {brand} account has access right away.',
    refund: 'Otherwise the whole amount goes back to the card that paid it, on {until} at the latest.',
    takeOver:
      'This email address has not been confirmed yet. To make sure that only you can use the account, we sign out every device and ask you to choose a new password next.',
    confirm: 'Confirm the payment',
    return: 'Request a refund',
    confirmedHeading: 'Your payment is confirmed',
    confirmedText: 'Your purchase is ready on your account. An email with your receipt is on its way.',
    returnedHeading: 'Your refund is on its way',
    returnedText: 'The full amount goes back to the card that was used, and you will not be charged for it again.',
    overHeading: 'This link has expired',
    overText:
      'It has been used, or its time is over. If you pressed it a moment ago, that has worked. Your account page shows what you have.',
    signIn: 'Sign in',
    account: 'Open your account',
  },
  /** Texts for an order that costs nothing, because a voucher or credit covered all of it. */
  freeOrderConfirmation: {
    heading: 'Is this order yours?',
    lead: '“{plan}” was ordered on {date}, with nothing to pay. Once you confirm it, your {brand} account has access right away.',
    refund: 'Otherwise the order is dropped on {until}, and nothing is charged.',
    confirm: 'Confirm the order',
    return: 'This was not me',
    confirmedHeading: 'Your order is confirmed',
    confirmedText: 'We have your answer. An email with the details is on its way.',
    returnedHeading: 'The order was dropped',
    returnedText: 'Nothing was charged, and nothing will be charged for it later.',
  },
  /** Texts for an order that costs nothing and makes an account for its address. */
  freeSignupConfirmation: {
    heading: 'Start at {brand}?',
    lead: '“{plan}” was ordered on {date} with {email}, with nothing to pay. Choose a password and press the button to make your account.',
    refund: 'If you did not order it, drop the order. Without your answer it is dropped on {until}.',
    password: 'Password',
    passwordRules: 'Letters and numbers only, 8 to 32 characters.',
    confirm: 'Yes, make my account',
    return: 'This was not me',
    confirmedHeading: 'Your account is ready',
    confirmedText: 'Sign in with your email address and your password.',
    returnedHeading: 'The order was dropped',
    returnedText: 'There is no account, and nothing was charged.',
  },
  /** Why an order that costs nothing opens nothing for the person who follows its link. */
  freeOrderReasons: {
    trialUsed: {
      heading: 'You have already used your free trial',
      text: 'Everybody can have one free trial, and you have had yours. “{plan}”, ordered on {date}, opens nothing, and nothing is charged. A membership opens every film.',
    },
    formerMember: {
      heading: 'Free trials are for new members',
      text: 'You have had a membership before. “{plan}”, ordered on {date}, opens nothing, and nothing is charged. A membership opens every film again.',
    },
    notNeeded: {
      heading: 'You already have a membership',
      text: 'Your membership is active, so “{plan}”, ordered on {date}, opens nothing more. Nothing is charged, and your membership does not change.',
    },
    drop: 'Drop the order',
    offers: 'See the memberships',
  },
  passwordErrors: {
    newPasswordNotSecure: 'The new password is not secure. Choose one that is harder to guess.',
    confirmationDiffers: 'The confirmation does not match the new password.',
  },
  errors: {
    wrongCredentials: 'That email and password do not match. Check both and try again.',
    disabled: 'This account has been disabled, so you can’t sign in. Please contact support.',
    limited: 'Too many attempts. Please wait a few minutes and try again.',
    passkeyRefused: 'That passkey was not accepted. Try again, or sign in with your password.',
    wrongCode: 'That code is incorrect or was already used. Wait for the next one and try again.',
    stepOver: 'That took too long, or your account was signed out meanwhile. Please sign in again.',
    crossSite: 'This form was not sent from the sign-in page. Please go back and try again.',
  },
  /** Behind the links of the mail about a new sign-in. */
  device: {
    approve: {
      heading: 'Approve this sign-in?',
      lead: 'The person who signed in to your {brand} account gets access once you approve. Only approve if it was you.',
      submit: 'Yes, it was me',
    },
    block: {
      heading: 'Block this sign-in?',
      lead: 'Every device is signed out of your {brand} account, and we will check the next sign-in again.',
      submit: 'Block and sign out everywhere',
    },
    leave: 'Not now',
  },
  /** A sign-in link opened in a browser in which another person is signed in. */
  otherAccount: {
    heading: 'You are already signed in',
    lead: 'The link you opened belongs to another account. You are still signed in to {brand} with your own, and nothing has changed.',
    stay: 'Continue with my account',
    aside: 'Want to use the other account? Sign out, then sign in with its email and password.',
    signOut: 'Sign out',
  },
  /** The label of the consent to emails. */
  emailConsent: 'I would like to get email updates about hot new scenes and special offers.',
  notices: {
    /** A form behind a mailed link that a page of another site sent. */
    crossSite: {
      heading: 'This was not sent from our page',
      text: 'The button was pressed on another page than ours, so nothing was changed. Open the link in the email again, and press the button there.',
    },
    limited: {
      heading: 'Too many attempts',
      text: 'Please wait a few minutes and try again. Nothing was changed.',
    },
    lockedAccount: {
      heading: 'Your account is locked',
      text: 'Every device is signed out, and nobody can sign in to your {brand} account now. It was disabled before, our support is giving it another address, or somebody else has an account with this one by now. Please contact support, so that you get it back.',
    },
    challengesLimited: {
      heading: 'Check your inbox',
      text: 'We have sent you several emails about recent sign-ins. Please answer one of them, or try again in an hour.',
    },
    challengeNotMailed: {
      heading: 'We can’t confirm this sign-in',
      text: 'We ask by email whether this sign-in is yours, and we can’t send email at the moment. Nothing was changed. Please sign in from where you did last, or try again later.',
    },
    failed: {
      heading: 'We couldn’t sign you in',
      text: 'This sign-in has expired or was already used. Please start again.',
    },
    over: {
      heading: 'This sign-in has ended',
      text: 'You have signed in already, or this page is from an earlier visit.',
    },
    refused: {
      heading: 'We could not accept this',
      text: 'Nothing was changed. The page may have been open for too long: please open it again.',
    },
    notFound: {
      heading: 'There is nothing here',
      text: 'This address may be incomplete. If it is from an email, please open the link there again.',
    },
    unavailable: {
      heading: 'Something went wrong',
      text: 'We are working to fix this as soon as possible. Please try again in a moment.',
    },
    tryAgain: 'Try again',
    /** Leads to the brand, by the form where nobody is signed in. */
    continue: 'Continue to {brand}',
    /** Above the names of all brands, where an address names none. */
    brands: 'Where would you like to go?',
  },
} as const;
