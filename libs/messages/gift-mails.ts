/** What a code brings, as mails and pages call it. */
export const worthOfCodes = {
  oneMonth: 'one month of {what}',
  months: '{count} months of {what}',
  oneDay: 'one day of {what}',
  days: '{count} days of {what}',
  gems: '{count} gems',
} as const;

/** Mails about gift memberships, in the form of `mails`. */
export const giftMails = {
  gift: {
    subject: '{sender} has a gift for you at {brand}',
    heading: 'You have a gift',
    paragraphs: [
      '{sender} gave you: {membership}. It is paid for: you need no card, and it does not renew.',
      '“{message}”',
      'Your code is {code}. It works once, so keep this email until you have redeemed it.',
    ],
    action: 'Redeem your gift',
  },
  giftCode: {
    subject: 'Your gift code from {brand}',
    heading: 'Your gift is ready to hand over',
    paragraphs: [
      'Here is the code for your gift: {membership}.',
      '{code}',
      'It works once and does not expire. Open the card below to print it, or pass the code on yourself.',
    ],
    action: 'Open the card to print',
  },
  giftReceipt: {
    subject: 'Your receipt from {brand}',
    heading: 'Thank you for your gift',
    paragraphs: [
      'We charged {amount} on {date} for a gift: {membership}. This was a one-time charge and does not renew.',
      'We email the gift to {recipient} on {deliverOn}.',
    ],
    action: 'Give another gift',
  },
  giftReceiptToPrint: {
    subject: 'Your receipt from {brand}',
    heading: 'Thank you for your gift',
    paragraphs: [
      'We charged {amount} on {date} for a gift: {membership}. This was a one-time charge and does not renew.',
      'The code comes in a separate email, with a card to print.',
    ],
    action: 'Give another gift',
  },
  giftRefunded: {
    subject: 'Your gift was refunded',
    heading: 'We refunded your gift',
    paragraphs: [
      'We refunded {amount} for your gift: {membership}. Your bank may take a few days to show it.',
      'If its code was not redeemed yet, it no longer works.',
    ],
    action: 'See our gifts',
  },
  giftPartRefunded: {
    subject: 'A part of your gift was refunded',
    heading: 'We refunded a part of your gift',
    paragraphs: [
      'We refunded {amount} of what you paid for your gift: {membership}. Your bank may take a few days to show it.',
      'The gift stays as it is: its code works until it is redeemed.',
    ],
    action: 'See our gifts',
  },
  giftRedeemed: {
    subject: 'Your gift at {brand} is redeemed',
    heading: 'Enjoy your gift',
    paragraphs: [
      'You redeemed: {membership}. It runs from {from} to {until}.',
      'Nothing will be charged, and it does not renew.',
    ],
    action: 'Start watching',
  },
  giftSignIn: {
    subject: 'Sign in to redeem your code at {brand}',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to redeem a code with this email address. You already have an account, so the code was not used.',
      'Sign in, and you can redeem it there. If it was not you, there is nothing to do.',
    ],
    action: 'Sign in and redeem',
  },
  giftSignUp: {
    subject: 'Confirm your email to redeem your code at {brand}',
    heading: 'One step left to redeem your code',
    paragraphs: [
      'Somebody, probably you, wants to redeem a code with this email address: {membership}.',
      'Open the page below to make your account and redeem it. Then sign in with the password that you chose. If it was not you, there is nothing to do: no account is made.',
    ],
    action: 'Make my account',
  },
  giftWaits: {
    subject: 'Your gift at {brand} is safe with us',
    heading: 'Your gift is waiting for you',
    paragraphs: [
      'You redeemed: {membership}. You already have a membership that renews, so your gift starts when that one ends.',
      'To use your gift sooner, cancel the renewal on your account page: you keep what you paid for, and your gift follows.',
    ],
    action: 'Open your account',
  },
} as const;
