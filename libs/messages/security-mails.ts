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
  emailChangeCode: {
    subject: '{code} is your code to change your {brand} email address',
    heading: 'Your code is {code}',
    paragraphs: [
      'Type it on your account page, where you requested it. It works once and expires in 15 minutes.',
      'If you didn’t request it, somebody is signed in to your account. Sign out every device, and choose a new password. Never tell anybody the code.',
    ],
    action: 'Go to your account',
  },
  emailChangeConfirm: {
    subject: 'Confirm your new email address for {brand}',
    heading: 'Is this your new address?',
    paragraphs: [
      'Someone wants to use {email} for their {brand} account. If it was you, confirm it here: from then on you sign in with this address. The link works once and expires in seven days.',
      'If it wasn’t you, ignore this email. Nothing happens then.',
    ],
    action: 'Confirm my new address',
  },
  emailChangeTaken: {
    subject: 'You already have a {brand} account',
    heading: 'This address is already in use',
    paragraphs: [
      'Someone wanted to use {email} for their {brand} account. You already have an account with this address, so nothing was changed.',
      'If it was you, sign in with this address. If you have forgotten its password, choose a new one here.',
    ],
    action: 'Choose a new password',
  },
  tandemInvitation: {
    subject: 'Someone shares their {brand} membership with you',
    heading: 'An account of your own',
    paragraphs: [
      'Someone wants to share their {brand} membership with {email}. Make your account here. The link works once and expires in seven days.',
      'If you don’t know who that is, ignore this email. Nothing happens then.',
    ],
    action: 'Make my account',
  },
  tandemTaken: {
    subject: 'You already have a {brand} account',
    heading: 'This address is already in use',
    paragraphs: [
      'Someone wanted to make a second account of their {brand} membership with {email}. You already have an account with this address, so nothing was changed.',
      'Sign in with this address as before. If you have forgotten its password, choose a new one here.',
    ],
    action: 'Choose a new password',
  },
  emailChangeRequested: {
    subject: 'Your {brand} email address is about to change',
    heading: 'Are you changing your email address?',
    paragraphs: [
      'On {date} someone who is signed in asked to change the email address of your account to {email}. It changes when that address is confirmed.',
      'If it was you, there is nothing to do here. If it wasn’t, stop the change, until seven days after it was confirmed: your account returns to this address, and every device is signed out.',
    ],
    action: 'Stop the change',
  },
  emailChangeBySupport: {
    subject: 'Your {brand} email address is about to change',
    heading: 'Did you ask us to change your email address?',
    paragraphs: [
      'On {date} our support was asked to change the email address of your account to {email}. It changes when that address is confirmed.',
      'If it was you, there is nothing to do here. If it wasn’t, stop the change, until seven days after it was confirmed: your account returns to this address, and every device is signed out.',
    ],
    action: 'Stop the change',
  },
  emailChangeUnproven: {
    subject: 'This address will no longer be used for {brand}',
    heading: 'A {brand} account gets another address',
    paragraphs: [
      'An account was made with {email}, and nobody has confirmed this address. On {date} somebody requested another address for the account. The address changes when the new one is confirmed.',
      'There is nothing to do. If you made this account yourself and want to keep this address, write to our support.',
    ],
    action: 'Contact support',
  },
  emailChangeForeign: {
    subject: 'This address will no longer be used for {brand}',
    heading: 'A {brand} account gets another address',
    paragraphs: [
      'Our support was told that somebody took a {brand} account and gave it the address {email}. On {date} we locked the account: every device is signed out, and nobody can sign in until it has another address.',
      'If this is your account and your address, write to our support right away.',
    ],
    action: 'Contact support',
  },
  signInLink: {
    subject: '{code} is your code to sign in to {brand}',
    heading: 'Your code is {code}',
    paragraphs: [
      'Type it on the page where you requested it, or press the button to sign in on this device. Either works once and expires in 15 minutes.',
      'If you didn’t request it, ignore this email: nobody can sign in without it. Never forward it, and never tell anybody the code.',
    ],
    action: 'Sign in',
  },
  /** A mail that an earlier gateway queued, without a code. */
  signInLinkAlone: {
    subject: 'Your link to sign in to {brand}',
    heading: 'Sign in to {brand}',
    paragraphs: [
      'This link signs you in. It works once and expires in 15 minutes.',
      'If you didn’t request it, ignore this email: nobody can sign in without the link. Never forward it.',
    ],
    action: 'Sign in',
  },
  signInUnconfirmed: {
    subject: 'Your way to sign in to {brand}',
    heading: 'Choose a password first',
    paragraphs: [
      'You asked for a sign-in code. This address is not confirmed yet: choose a password here, then you are signed in. That confirms the address, and codes reach you from then on. The link works once and expires in one hour.',
      'If you didn’t ask for it, ignore this email: your password stays the same.',
    ],
    action: 'Choose a password',
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
