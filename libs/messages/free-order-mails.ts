/** Mails about orders that cost nothing, because a voucher or credit covered all of them, and that opened nothing. In the form of `mails`. */
export const freeOrderMails = {
  freeOrderAwaitsYou: {
    subject: 'Confirm your order at {brand}',
    heading: 'Is this order yours?',
    paragraphs: [
      '“{plan}” was ordered on {date} with this email address, by someone who was not signed in. There was nothing to pay. You already have an account, and nothing in it has changed.',
      'Confirm the order and your account has access right away. If you don’t, the order is dropped on {until}, and nothing is charged.',
    ],
    action: 'Review the order',
  },
  freeOrderMakesAccount: {
    subject: 'Press the link to start at {brand}',
    heading: 'One press, and you are in',
    paragraphs: [
      '“{plan}” was ordered on {date} with this email address, with nothing to pay. Press the link to make your account and start watching.',
      'If you didn’t order it, you don’t need to do anything: without your press there is no account, and the order is dropped on {until}.',
    ],
    action: 'Make my account',
  },
  freeOrderReturned: {
    subject: 'An order at {brand} did not go through',
    heading: 'Nothing was charged',
    paragraphs: [
      '“{plan}” was ordered on {date} with this email address, with nothing to pay. The order was not confirmed, its page was no longer open, or its voucher had been used already, so it gave no access.',
      'Nothing was charged, and nothing will be charged for it later. If you did not order anything, you don’t need to do anything.',
    ],
    action: 'Contact support',
  },
  freeOrderNotNeeded: {
    subject: 'You already have a membership at {brand}',
    heading: 'Your order was not needed',
    paragraphs: [
      '“{plan}” was ordered on {date} with this email address, with nothing to pay. You already have a membership, so no new one has started.',
      'Nothing was charged, and nothing will be charged for it later. Your membership has not changed.',
    ],
    action: 'See your membership',
  },
  freeTrialUsed: {
    subject: 'You have already used your free trial at {brand}',
    heading: 'You have already used your free trial',
    paragraphs: [
      '“{plan}” was ordered on {date} with this email address, with nothing to pay. Everybody can have one free trial, and you have had yours, so no new one starts.',
      'Nothing was charged, and nothing will be charged for it later. If you did not order anything, you don’t need to do anything. A membership opens every film.',
    ],
    action: 'See the memberships',
  },
  freeTrialForNew: {
    subject: 'Free trials at {brand} are for new members',
    heading: 'Free trials are for new members',
    paragraphs: [
      '“{plan}” was ordered on {date} with this email address, with nothing to pay. You have had a membership before, so no trial starts.',
      'Nothing was charged, and nothing will be charged for it later. If you did not order anything, you don’t need to do anything. A membership opens every film again.',
    ],
    action: 'See the memberships',
  },
  freeChangeNeedsSignIn: {
    subject: 'Your change of plan did not go through',
    heading: 'Sign in to change your plan',
    paragraphs: [
      'On {date} someone who was not signed in ordered “{plan}” with this email address, with nothing to pay. You already have “{oldPlan}”, and its unused days can only be taken off the price when you are signed in.',
      'So that you don’t lose those days, the new plan has not started, and the old one has not changed. Nothing was charged. Sign in and choose the new plan on your account page to see today’s price.',
    ],
    action: 'Go to your account',
  },
} as const;
