/**
 * Mails by kind. `{brand}` is the brand's name, every other placeholder a value that the sender of that kind gives;
 * nothing but plain placeholders. The action is the button, which leads where the sender says.
 */
export const mails = {
  welcome: {
    subject: 'Welcome to {brand}',
    heading: 'You’re in',
    paragraphs: [
      'Your membership of {brand} is active, and everything it opens is waiting for you.',
      'You sign in with this email address and the password you chose.',
    ],
    action: 'Start watching',
  },
  receipt: {
    subject: 'Your receipt from {brand}',
    heading: 'Thank you',
    paragraphs: [
      'We charged {amount} on {date} for {plan}.',
      'The next charge is {nextAmount} on {nextDate}. To stop it, open your account page and choose Cancel membership: you keep your access until that day.',
    ],
    action: 'See or cancel your membership',
  },
  oneTimeReceipt: {
    subject: 'Your receipt from {brand}',
    heading: 'Thank you',
    paragraphs: ['We charged {amount} on {date} for {item}.', 'This was a single charge: nothing follows it.'],
    action: 'See your purchases',
  },
  chargeGivenBack: {
    subject: 'We are giving {amount} back to you',
    heading: 'You paid twice, and get it back',
    paragraphs: [
      'On {date} your card was charged {amount} for {plan}. It came after another payment of yours and opened nothing.',
      'The whole amount goes back to the same card, and nothing more is charged for it. Banks may take a few days to show it.',
    ],
    action: 'See your charges',
  },
  renewalRefunded: {
    subject: 'We are refunding {amount} to you',
    heading: 'Your refund is on its way',
    paragraphs: [
      'On {date} your card was charged {amount} for {plan}. By then you had cancelled it or changed to another plan, so this charge was not due.',
      'The whole amount goes back to the same card, and nothing more is charged for that plan. Banks may take a few days to show it.',
    ],
    action: 'See your charges',
  },
  trialEnding: {
    subject: 'Your trial of {brand} ends on {date}',
    heading: 'Your trial is about to end',
    paragraphs: [
      'Your trial ends on {date}. After that your membership goes on for {amount}, billed to the card you gave us.',
      'If you would rather not go on, cancel on your account page before that day and nothing is charged.',
    ],
    action: 'See or cancel your membership',
  },
  paymentFailed: {
    subject: 'We could not charge your card for {brand}',
    heading: 'Your payment did not go through',
    paragraphs: [
      'We tried to charge {amount} on {date} and your card was declined.',
      'What you have paid for lasts until {accessUntil}. Update your card to go on watching: we try it again for a week, and then your membership ends.',
    ],
    action: 'Update your card',
  },
  cancelled: {
    subject: 'Your membership of {brand} is cancelled',
    heading: 'Your membership is cancelled',
    paragraphs: [
      'Nothing more will be charged. You can watch until {accessUntil}.',
      'Should you change your mind before that day, one click on your account page takes the cancellation back.',
    ],
    action: 'Open your account',
  },
  comeBack: {
    subject: 'Your place at {brand} is still yours',
    heading: 'See what you have missed',
    paragraphs: [
      'Your membership ended on {endedOn}. Your favorites, your history and your display name are as you left them.',
      'Sign in and pick up where you stopped.',
    ],
    action: 'Come back',
  },
  passwordChanged: {
    subject: 'Your password for {brand} was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed on {date}. Every device has been signed out.',
      'If this was not you, choose a new password right away.',
    ],
    action: 'This was not me',
  },
  passwordReset: {
    subject: 'Choose a new password for {brand}',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for this email address. If it was you, go on here. The link works once, for one hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  castingApplication: {
    subject: 'Casting application {caseNumber}',
    heading: 'Casting application {caseNumber}',
    paragraphs: [
      '{name}, {email}, born {birthDate}, from {country}.',
      '{about}',
      'Pictures: {pictures}, in the folder {folder} of the requests.',
    ],
    action: 'Open the casting page',
  },
  supportRequest: {
    subject: 'Support {caseNumber}: {topic}',
    heading: 'Support {caseNumber}',
    paragraphs: ['{name}, {email}, about: {topic}.', '{message}'],
    action: 'Open the support page',
  },
  removalRequest: {
    subject: 'Removal request {caseNumber}, due {due}',
    heading: 'Removal request {caseNumber}',
    paragraphs: [
      'To be decided by {due}.',
      '{name}, {email}: {relation}.',
      'The content: {content}',
      'The statement: {statement}',
    ],
    action: 'Open the removal page',
  },
  requestReceived: {
    subject: 'We have your message: {caseNumber}',
    heading: 'Thank you for writing',
    paragraphs: ['Your case number is {caseNumber}. We answer to this address.'],
    action: 'Write again',
  },
  removalReceived: {
    subject: 'We have your removal request: {caseNumber}',
    heading: 'We have your request',
    paragraphs: ['Your case number is {caseNumber}. We decide by {due}, and tell you at this address.'],
    action: 'Open the removal page',
  },
  accountDeleted: {
    subject: 'Your account at {brand} is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      'Your account is gone from all our brands, as you asked, and your memberships are cancelled. This cannot be undone.',
      'This is the last mail about it.',
    ],
    action: 'To {brand}',
  },
  deviceChallenge: {
    subject: 'Was this you? A new sign-in to {brand}',
    heading: 'Was this you?',
    paragraphs: [
      'Somebody signed in to your account on {date} with {device}, and knew your password. Nothing opens there before you approve it.',
      'If it was not you, block it here and every device is signed out: {blockLink}',
    ],
    action: 'Yes, it was me',
  },
} as const;

/** What is the same in every mail. */
export const mailFrame = {
  linkHint: 'If the button does not work, open this address:',
  footer: 'This mail comes from {brand}. Nobody reads answers to it: please write to our support.',
  support: 'Support',
} as const;
