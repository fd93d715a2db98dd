import { billing } from './billing.ts';
import { freeOrderMails } from './free-order-mails.ts';
import { giftMails } from './gift-mails.ts';
import { membershipMails } from './membership-mails.ts';
import { moderationMails } from './moderation-mails.ts';
import { planChangeMails } from './plan-change-mails.ts';
import { requestMails } from './request-mails.ts';
import { recoveryMails } from './recovery-mails.ts';
import { securityMails } from './security-mails.ts';
import { supportMails } from './support-mails.ts';

/**
 * Mails by kind. `{brand}` is the brand's name, every other placeholder a value that the sender of that kind passes;
 * plain placeholders, and plurals of one and of others. The action is the button; the sender passes its link. Paragraphs of
 * `whereSold` follow the others where the brand sells memberships.
 */
export const mails = {
  ...giftMails,
  ...membershipMails,
  ...planChangeMails,
  ...freeOrderMails,
  ...securityMails,
  ...supportMails,
  ...requestMails,
  ...moderationMails,
  ...recoveryMails,
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
      'Nothing was charged, and nothing will be: the trial ends automatically on {date}. If you want everything before that, you can become a member on your account page.',
      'Sign in with this email address and the password you chose.',
    ],
    action: 'Choose your films',
  },
  receipt: {
    subject: 'Your receipt from {brand}',
    heading: 'Thank you',
    paragraphs: [
      'We charged {amount} on {date} for {plan}.',
      'The next charge is {nextAmount} on {nextDate}, and then the same {often}. To stop it, open your account page and choose Cancel membership: you keep your access until that day.',
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
      '{amount} was paid for {plan} on {date} with this email address. The payment was not confirmed, its payment page was no longer open, or its voucher had been used already, so it gave no access.',
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
      'We refunded {amount} for {plan}, which was charged on {date}, to the card that paid for it. Your bank may take a few days to show it.',
      'Nothing more will be charged for it. Your account page lists every charge and refund.',
    ],
    action: 'See your charges',
  },
  partRefunded: {
    subject: 'We refunded {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      'We refunded {amount} of what you paid for {plan} on {date}, to the card that paid for it. Your bank may take a few days to show it.',
      'Your membership stays as it is. Your account page lists every charge and refund.',
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
      'The next charge is {amount} on {date}, and then the same {often}. You can cancel again at any time on your account page.',
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
      'Your trial ends on {date}. After that your membership continues: we charge {amount} on {date}, and the same {often} until you cancel.',
      'If you don’t want to continue, open your membership page before that day and choose Cancel membership. Nothing is charged then.',
    ],
    action: 'See or cancel your membership',
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
  noticesUnread: {
    subject: 'New films from your favorites at {brand}',
    heading: 'New from your favorites',
    paragraphs: [
      'Since we last wrote, these films came out with performers and on channels that you follow:',
      '{films}',
    ],
    action: 'See your notices',
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
  answeredFooter: 'This email was sent by {brand}. Replies to it are read.',
  staffFooter: 'This email was sent by the {brand} to a member of staff. Replies are not read.',
  support: 'Support',
  unsubscribe: 'Unsubscribe',
  /** What lists of mails and notifications show to members who want their mails discreet. */
  discreet: {
    sender: 'Account service',
    subject: 'News about your account',
    preview: 'Open this message to read it.',
  },
} as const;
