/** Pages of the identity server beside the password. `{brand}` is the brand's name. */
export const signInMethods = {
  /** The code after the password. */
  secondStep: {
    title: 'Enter your code for {brand}',
    heading: 'Enter your code',
    lead: 'Open your authenticator app and enter the six digits that it shows for {brand}.',
    code: 'Code',
    hint: 'No app at hand? Enter one of your recovery codes instead.',
    submit: 'Continue',
    again: 'Sign in another way',
  },
  /** Signing in by a mailed link. */
  emailLink: {
    title: 'Sign in to {brand} by email',
    heading: 'Sign in by email',
    lead: 'Enter your email and we will send you a code and a link. Either signs you in, without a password.',
    email: 'Email',
    submit: 'Send email',
    back: 'Sign in with a password',
    sentHeading: 'Check your inbox',
    sentText:
      'If there is an account for {email}, an email with a code and a link is on its way. Either works once and expires in 15 minutes.',
    yourEmail: 'your email',
    code: 'Code',
    codeHint: 'Six digits, from the email. Or open its link, on any device. If the email has no code, follow its link.',
    codeWrong: 'That is not the code of the email. Check it and try again.',
    codesLimited: 'Too many wrong codes. Open the link in the email instead, or sign in with your password.',
    codeOverHeading: 'This code has expired',
    codeOverText: 'It has already been used or is more than 15 minutes old. Request a new one.',
    again: 'Send another email',
    openHeading: 'Sign in to {brand}?',
    openLead: 'You are about to sign in as {email} in this browser.',
    open: 'Sign in',
    overHeading: 'This link has expired',
    overText: 'It has already been used or is more than 15 minutes old. Request a new one when you sign in.',
    otherText:
      'This link or code belongs to another account. You are still signed in with your own, and nothing has changed. To use the other account, sign out first.',
    signIn: 'Sign in',
  },
  /** Behind the link of the mail about a new device. */
  notMe: {
    heading: 'Wasn’t it you?',
    lead: 'We will sign out every device, end your current password, and email you a link to choose a new one. All passkeys and authenticator apps of the account are removed; you can add yours again. Links to your shared playlists, open payment pages and a pending invitation to a second person end too.',
    submit: 'Sign out everywhere',
    leave: 'It was me',
    doneHeading: 'Every device is signed out',
    doneText: 'Your old password no longer works. We have emailed you a link to choose a new one.',
    overHeading: 'This link has expired',
    overText:
      'It has already been used or is more than seven days old. You can still choose a new password, which signs out every device.',
    choose: 'Choose a new password',
  },
  /** The page that adds a passkey. */
  addPasskey: {
    title: 'Add a passkey',
    heading: 'Add a passkey',
    lead: '“{name}” will sign you in as {email}. Your browser asks for your fingerprint, your face or your screen lock.',
    submit: 'Continue',
    back: 'Back to your account',
    problems: {
      unsupported: 'This browser can’t create passkeys, or scripts are switched off in it.',
      failed: 'No passkey was created. Please try again.',
      already: 'This device already has a passkey for your account.',
    },
    results: {
      over: {
        heading: 'This page has expired',
        text: 'No passkey was added. Start again from the security settings of your account.',
      },
      refused: {
        heading: 'No passkey was added',
        text: 'The answer of your device could not be verified. Start again from the security settings of your account.',
      },
      tooMany: {
        heading: 'No passkey was added',
        text: 'You already have the maximum number of passkeys. Remove one first.',
      },
      already: {
        heading: 'You already have this passkey',
        text: 'This device already has a passkey for an account. Nothing was changed.',
      },
    },
  },
} as const;
