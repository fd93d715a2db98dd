/** Mails about what support did for a person or with their account, in the form of `mails`. */
export const supportMails = {
  supportRefund: {
    subject: 'We are refunding {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      'Our support team is refunding {amount} for {plan}, which was charged on {date}. It goes back to the card that paid for it. Your bank may take a few days to show it.',
      'Nothing more will be charged for it. Your account page lists every charge and refund.',
    ],
    action: 'See your charges',
  },
  supportGiftRefund: {
    subject: 'We are refunding {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      'Our support team is refunding {amount} for the gift that you paid for on {date}. It goes back to the card that paid for it. Your bank may take a few days to show it.',
      'If its code was not redeemed yet, it no longer works. Your account page lists every charge and refund.',
    ],
    action: 'See your charges',
  },
  supportPartRefund: {
    subject: 'We are refunding {amount}',
    heading: 'Your refund is on its way',
    paragraphs: [
      'Our support team is refunding {amount} of what you paid for {plan} on {date}. It goes back to the card that paid for it. Your bank may take a few days to show it.',
      'Your membership stays as it is. Your account page lists every charge and refund.',
    ],
    action: 'See your charges',
  },
  membershipExtended: {
    subject: 'Your {brand} membership is extended',
    heading: 'More time for you',
    paragraphs: [
      'Our support team extended your membership by {days, plural, one {# day} other {# days}}. You can watch until {accessUntil}, and nothing is charged for it.',
    ],
    action: 'See your membership',
  },
  membershipEnded: {
    subject: 'Your membership of {brand} has ended',
    heading: 'Your membership has ended',
    paragraphs: [
      'Our support team ended your membership on {date}. Nothing more will be charged.',
      'If this is not what you agreed to, please contact support.',
    ],
    action: 'Open your account',
  },
  gemsGiven: {
    subject: 'You have {count, plural, one {# more gem} other {# more gems}} at {brand}',
    heading: 'Gems for you',
    paragraphs: [
      'Our support team added {count, plural, one {# gem} other {# gems}} to your account. You have {balance, plural, one {# gem} other {# gems}} now.',
    ],
    action: 'Use your gems',
  },
  gemsTaken: {
    subject: 'Your gem balance at {brand} was corrected',
    heading: 'Your gem balance was corrected',
    paragraphs: [
      'Our support team removed {count, plural, one {# gem} other {# gems}} from your account. You have {balance, plural, one {# gem} other {# gems}} now.',
      'If you think this is a mistake, please contact support.',
    ],
    action: 'Open your account',
  },
  receiptCopy: {
    subject: 'A copy of your receipt from {brand}',
    heading: 'Your receipt',
    paragraphs: ['We charged {amount} on {date} for {plan}.', 'This is a copy. Nothing was charged today.'],
    action: 'See your charges',
  },
  sessionsEnded: {
    subject: 'You were signed out of {brand}',
    heading: 'Every device was signed out',
    paragraphs: [
      'On {date} our support team signed out every device of your account, on all our brands. Sign in again with your password to continue.',
    ],
    action: 'Sign in',
  },
  accountDisabled: {
    subject: 'Your {brand} account is disabled',
    heading: 'Your account is disabled',
    paragraphs: [
      'Our support team disabled your account on {date}. You can’t sign in to any of our brands.',
      'If you think this is a mistake, please contact support.',
    ],
    action: 'Contact support',
  },
  accountEnabled: {
    subject: 'Your {brand} account works again',
    heading: 'You can sign in again',
    paragraphs: ['Our support team enabled your account on {date}. Sign in with your email address and your password.'],
    action: 'Sign in',
  },
} as const;
