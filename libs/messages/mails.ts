import { billing } from './billing.ts';
import { securityMails } from './security-mails.ts';
import { supportMails } from './support-mails.ts';

/**
 * Mails by kind. `{brand}` is the brand's name, every other placeholder a value that the sender of that kind passes;
 * plain placeholders only. The action is the button; the sender passes its link.
 */
export const mails = {
  ...securityMails,
  ...supportMails,
  welcome: {
    subject: 'Welcome to {brand}',
    heading: 'You’re in',
    paragraphs: [
      'Your membership of {brand} is active, and everything in it is ready to watch.',
      'Sign in with this email address and the password you chose.',
    ],
    action: 'Start watching',
  },
  freeTrialStarted: {
    subject: 'Your free trial of {brand} has started',
    heading: 'Pick your {count} films',
    paragraphs: [
      'Your free trial includes {count} full films of your choice from the films marked as free-trial films. Unlock one, and it plays until {date}.',
      'Nothing was charged, and nothing will be: the trial ends by itself on {date}. If you want everything before that, you can become a member on your account page.',
      'Sign in with this email address and the password you chose.',
    ],
    action: 'Choose your films',
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
    paragraphs: ['We charged {amount} on {date} for {item}.', 'This was a one-time charge and does not renew.'],
    action: 'See your purchases',
  },
  duplicateChargeRefunded: {
    subject: 'We are refunding {amount}',
    heading: 'You paid twice, and we are refunding you',
    paragraphs: [
      'On {date} your card was charged {amount} for {plan}. You had already paid for this, so the second charge was not needed.',
      'The full amount goes back to the same card, and you will not be charged for it again. Your bank may take a few days to show it.',
    ],
    action: 'See your charges',
  },
  planChanged: {
    subject: 'Your {brand} plan has changed',
    heading: 'Your new plan has started',
    paragraphs: [
      '{oldPlan} ended on {date}, because {plan} includes everything in it. It will not be charged again.',
      'Its {days} unused days were worth {credit}. We took them off your new plan: you paid {amount} today, and the next charge is {nextAmount} on {nextDate}.',
    ],
    action: 'See your membership',
  },
  planReplaced: {
    subject: 'Your {brand} plan has changed',
    heading: 'Your new plan has started',
    paragraphs: [
      '{oldPlan} ended on {date}, because {plan} includes everything in it. It will not be charged again.',
      'It had no unused days left to credit. You paid {amount} today, and the next charge is {nextAmount} on {nextDate}.',
    ],
    action: 'See your membership',
  },
  planExtended: {
    subject: 'Your {brand} plan changes on {date}',
    heading: 'Your upgrade is confirmed',
    paragraphs: [
      'You paid {amount} for {plan}. It begins on {date}, when the time you paid for with {oldPlan} ends, so no day is paid for twice. {oldPlan} will not be charged again.',
      'The next charge is {nextAmount} on {nextDate}.',
    ],
    action: 'See your membership',
  },
  changeNeedsSignIn: {
    subject: 'We are refunding {amount}',
    heading: 'Sign in to change your plan',
    paragraphs: [
      'On {date} {amount} was paid for {plan} by someone who was not signed in. You already have {oldPlan}, and its unused days can only be taken off the price when you are signed in.',
      'So that you don’t pay for the same days twice, the full amount goes back to the same card. Sign in and choose {plan} on your account page: you will see what is charged.',
    ],
    action: 'Go to your account',
  },
  emailConfirmation: {
    subject: 'Confirm your email address for {brand}',
    heading: 'Is this your email address?',
    paragraphs: [
      'A {brand} account was created with {email}. Confirm the address to secure your account and receive your receipts. The link works once and expires in seven days.',
      'If this wasn’t you, don’t confirm. Choose a new password on the sign-in page instead: this cancels everything that was started with your address.',
    ],
    action: 'Confirm my email',
  },
  signupActiveAccount: {
    subject: 'You already have a {brand} account',
    heading: 'You are already a member',
    paragraphs: [
      `Someone started to join {brand} with this email address. ${billing.signup.activeAccount}`,
      'Forgot your password? Choose a new one here: {resetLink}',
      'If a payment is made, nothing changes in your account until you confirm it. If you don’t, it is refunded after 24 hours.',
    ],
    action: 'Sign in',
  },
  signupAccountExists: {
    subject: 'You already have a {brand} account',
    heading: 'You already have an account',
    paragraphs: [
      `Someone started to join {brand} with this email address. ${billing.signup.accountExists} You have no active membership; you can start a new one from your account.`,
      'Forgot your password? Choose a new one here: {resetLink}',
      'If a payment is made, nothing changes in your account until you confirm it. If you don’t, it is refunded after 24 hours.',
    ],
    action: 'Sign in',
  },
  signupDisabled: {
    subject: 'About your {brand} account',
    heading: 'Your account is disabled',
    paragraphs: [
      `Someone started to join {brand} with this email address. ${billing.signup.disabled}`,
      'If a payment is made anyway, it gives no access and is refunded. Our support team can tell you more.',
    ],
    action: 'Contact support',
  },
  paymentAwaitsYou: {
    subject: 'Confirm your payment of {amount} to {brand}',
    heading: 'Is this payment yours?',
    paragraphs: [
      '{amount} was paid for {plan} on {date} with this email address, by someone who was not signed in. You already have an account, and nothing in it has changed.',
      'Confirm the payment and your account has access right away. If you don’t, the full amount is refunded on {until} and nothing more is charged.',
    ],
    action: 'Review the payment',
  },
  paymentReturned: {
    subject: 'We are refunding {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      '{amount} was paid for {plan} on {date} with this email address. The payment was not confirmed, so it gave no access.',
      'The full amount goes back to the card that was used, and you will not be charged for it again. Your bank may take a few days to show it.',
    ],
    action: 'Contact support',
  },
  renewalRefunded: {
    subject: 'We are refunding {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      'On {date} your card was charged {amount} for {plan}. You had already cancelled or changed to another plan, so this charge was not due.',
      'The full amount goes back to the same card, and you will not be charged for this plan again. Your bank may take a few days to show it.',
    ],
    action: 'See your charges',
  },
  refunded: {
    subject: 'We refunded {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      'We refunded {amount}, the charge of {date} for {plan}, to the card that was charged. Your bank may take a few days to show it.',
      'Nothing more will be charged for it. Your account page lists every charge and refund.',
    ],
    action: 'See your charges',
  },
  renewalAhead: {
    subject: 'Your {brand} membership renews on {date}',
    heading: 'Your membership renews on {date}',
    paragraphs: [
      '{plan} renews on {date}, and we will charge {amount} to your card on file.',
      'If you don’t want to continue, cancel on your account page before that day. Nothing is charged then, and you can watch until {date}.',
    ],
    action: 'See or cancel your membership',
  },
  reactivated: {
    subject: 'Your {brand} membership continues',
    heading: 'Good to have you back',
    paragraphs: [
      'Your cancellation is undone, and {plan} continues. Nothing was charged today.',
      'The next charge is {amount} on {date}. You can cancel again at any time on your account page.',
    ],
    action: 'See your membership',
  },
  cardUpdated: {
    subject: 'You have a new card on file for {brand}',
    heading: 'Your card was updated',
    paragraphs: [
      'Since {date}, {plan} is charged to the new card that you entered.',
      'If this wasn’t you, please contact support right away.',
    ],
    action: 'See your membership',
  },
  trialEnding: {
    subject: 'Your trial of {brand} ends on {date}',
    heading: 'Your trial is about to end',
    paragraphs: [
      'Your trial ends on {date}. After that your membership continues for {amount}, charged to the card you gave us.',
      'If you don’t want to continue, cancel on your account page before that day and nothing is charged.',
    ],
    action: 'See or cancel your membership',
  },
  paymentFailed: {
    subject: 'We couldn’t charge your card for {brand}',
    heading: 'Your payment did not go through',
    paragraphs: [
      'We tried to charge {amount} on {date}, but your card was declined.',
      'You have access until {accessUntil}. Update your card to keep watching: we will retry the payment for a week, and then your membership ends.',
    ],
    action: 'Update your card',
  },
  cancelled: {
    subject: 'Your membership of {brand} is cancelled',
    heading: 'Your membership is cancelled',
    paragraphs: [
      'Nothing more will be charged. You can watch until {accessUntil}.',
      'If you change your mind before that day, you can reactivate with one click on your account page.',
    ],
    action: 'Open your account',
  },
  comeBack: {
    subject: '{brand} misses you',
    heading: 'See what you’ve missed',
    paragraphs: [
      'Your membership ended on {endedOn}. Your favorites, your history and your username are just as you left them.',
      'Sign in and pick up where you left off.',
    ],
    action: 'Come back',
  },
  displayNameReleased: {
    subject: 'Please choose a new username for {brand}',
    heading: 'Please choose a new username',
    paragraphs: [
      'Your username {name} could be mistaken for one of our brands or team members, so we have reserved it. It no longer appears next to your comments, which are all still there.',
      'Nothing else in your account has changed. You can choose a new username with your next comment, and all your comments will show it.',
    ],
    action: 'Continue watching',
  },
  castingApplication: {
    subject: 'Casting application {caseNumber}',
    heading: 'Casting application {caseNumber}',
    paragraphs: [
      '{name}, {email}, born {birthDate}, from {country}.',
      '{about}',
      'Pictures: {pictures}, in the requests folder {folder}.',
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
    paragraphs: ['Your case number is {caseNumber}. We will reply to this address.'],
    action: 'Write again',
  },
  removalReceived: {
    subject: 'We have your removal request: {caseNumber}',
    heading: 'We have your request',
    paragraphs: ['Your case number is {caseNumber}. We will decide by {due} and reply to this address.'],
    action: 'Open the removal page',
  },
  accountDeleted: {
    subject: 'Your account at {brand} is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      'As you requested, your account has been deleted on all our brands and your memberships are cancelled. This cannot be undone.',
      'This is the last email we will send you.',
    ],
    action: 'Go to {brand}',
  },
} as const;

/** The texts that every mail shares. */
export const mailFrame = {
  linkHint: 'If the button doesn’t work, open this link:',
  footer: 'This email was sent by {brand}. Replies are not read; please contact our support instead.',
  staffFooter: 'This email was sent by the {brand} to a member of staff. Replies are not read.',
  support: 'Support',
  unsubscribe: 'Unsubscribe',
} as const;
