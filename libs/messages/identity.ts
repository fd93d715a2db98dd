/** The sign-in form of the identity server, and what can go wrong on the way. `{brand}` is the brand's name. */
export const identity = {
  signIn: {
    title: 'Sign in to {brand}',
    heading: 'Welcome back',
    lead: 'Sign in to continue to {brand}.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    newHere: 'New to {brand}?',
    join: 'Join now',
    back: 'Back to {brand}',
  },
  forgotten: {
    title: 'Forgotten your password? {brand}',
    heading: 'Forgotten your password?',
    lead: 'Tell us your email and we will send you a link to choose a new one.',
    email: 'Email',
    submit: 'Send me the link',
    back: 'Back to {brand}',
    sentHeading: 'Look into your mailbox',
    sentText:
      'If there is an account for this email, a link to choose a new password is on its way. It works once, for one hour.',
  },
  reset: {
    title: 'Choose a new password for {brand}',
    heading: 'Choose a new password',
    lead: 'Letters and numbers only, 8 to 32 of them. Every device is signed out when you change it.',
    newPassword: 'New password',
    confirmation: 'New password again',
    submit: 'Change password',
    doneHeading: 'Your password was changed',
    doneText: 'Sign in with the new one. Every device has been signed out.',
    overHeading: 'This link is over',
    overText: 'It was used already, or is more than an hour old. Ask for a new one.',
    askAgain: 'Ask for a new link',
    signIn: 'Sign in',
  },
  passwordErrors: {
    newPasswordNotSecure: 'The new password is not secure. Choose one that is harder to guess.',
    confirmationDiffers: 'The confirmation does not match the new password.',
  },
  errors: {
    wrongCredentials: 'That email and password do not match. Check both and try again.',
    disabled: 'This account has been disabled, so you can’t sign in. Please contact support.',
    limited: 'Too many attempts. Please wait a few minutes and try again.',
    crossSite: 'This form was not sent from the sign-in page. Please go back and try again.',
  },
  /** Behind the links of the mail about a new sign-in (D34). */
  device: {
    approve: {
      heading: 'Approve this sign-in?',
      lead: 'Whoever signed in to your {brand} account opens it once you approve. Only do so if it was you.',
      submit: 'Yes, it was me',
    },
    block: {
      heading: 'Block this sign-in?',
      lead: 'Every device is signed out of your {brand} account, and the next sign-in is asked about again.',
      submit: 'Block it and sign everybody out',
    },
    leave: 'Leave it as it is',
  },
  /** What a person agrees to who wants emails (M27). */
  emailConsent: 'I would like to get email updates about hot new scenes and special offers.',
  notices: {
    limited: {
      heading: 'Please wait a little',
      text: 'That was too often. Please wait a few minutes and try again. Nothing was changed.',
    },
    challengesLimited: {
      heading: 'Please look at your mail',
      text: 'We have asked you by mail several times whether a sign-in was yours. Please answer one of those mails, or sign in again in an hour.',
    },
    failed: {
      heading: 'We could not sign you in',
      text: 'This sign-in has expired or was already used. Please start again.',
    },
    unavailable: {
      heading: 'Something went wrong',
      text: 'We are working to fix this as soon as possible. Please try again in a moment.',
    },
    tryAgain: 'Try again',
  },
} as const;
