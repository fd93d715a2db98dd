/** Mails about how a person signs in, in the form of `mails`. */
export const securityMails = {
  staffCode: {
    subject: '{code} is your code for the {brand}',
    heading: 'Your code is {code}',
    paragraphs: [
      'Type it on the page where you are signing in. It works once, for ten minutes.',
      'If you are not signing in, somebody else knows your password: change it, and let an administrator know.',
    ],
    action: 'Open the console',
  },
  staffPassword: {
    subject: 'Choose your password for the {brand}',
    heading: 'Choose your password',
    paragraphs: ['Choose the password that {email} signs in with. The link works once and expires in one day.'],
    action: 'Choose a password',
  },
  passwordChanged: {
    subject: 'Your password for {brand} was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed on {date}. Every device has been signed out.',
      'If this wasn’t you, choose a new password right away.',
    ],
    action: 'This wasn’t me',
  },
  passwordReset: {
    subject: 'Choose a new password for {brand}',
    heading: 'Choose a new password',
    paragraphs: [
      'Someone requested a new password for this email address. If it was you, choose one here. The link works once and expires in one hour.',
      'If it wasn’t you, ignore this email: your password stays the same.',
    ],
    action: 'Choose a new password',
  },
  deviceChallenge: {
    subject: 'Was this you? A new sign-in to {brand}',
    heading: 'Was this you?',
    paragraphs: [
      'Someone signed in to your account on {date} with {device} and the correct password. They have no access until you approve it.',
      'If it wasn’t you, block it here and sign out every device: {blockLink}',
    ],
    action: 'Yes, it was me',
  },
  securityChanged: {
    subject: 'Your {brand} sign-in was changed',
    heading: 'A change to how you sign in',
    paragraphs: [
      'On {date} {change}.',
      'If this wasn’t you, choose a new password right away. It signs out every device. Then check your passkeys and your authenticator app on the account page.',
    ],
    action: 'This wasn’t me',
  },
  signInLink: {
    subject: 'Your link to sign in to {brand}',
    heading: 'Sign in to {brand}',
    paragraphs: [
      'This link signs you in. It works once and expires in 15 minutes.',
      'If you didn’t request it, ignore this email: nobody can sign in without the link. Never forward it.',
    ],
    action: 'Sign in',
  },
  newDevice: {
    subject: 'New sign-in to your {brand} account',
    heading: 'Was this you?',
    paragraphs: [
      'On {date} your {brand} account was opened on a device that has not been used for it before: {device}.',
      'If it was you, there is nothing to do. If it wasn’t, sign out every device and choose a new password.',
    ],
    action: 'This wasn’t me',
  },
} as const;

/** Texts that senders fill into these mails. */
export const securityMailParts = {
  /** {change} of the mail about a changed sign-in. */
  securityChanges: {
    passkeyAdded: 'a passkey was added to your account',
    passkeyRemoved: 'a passkey was removed from your account',
    passkeyDisabled:
      'a passkey of your account was switched off, because it was used in a way that suggests a copy of it',
    secondStepOn: 'two-step sign-in was switched on, and every other device was signed out',
    secondStepOff: 'two-step sign-in was switched off',
    recoveryCodesRenewed: 'the recovery codes of your account were replaced',
  },
} as const;
