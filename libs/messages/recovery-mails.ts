/** How people recognise a card: on pages and in mails, within a sentence or alone. */
export const cardNames = {
  ending: '{brand} ending {lastFour}',
  endingAlone: 'Card ending {lastFour}',
  unknown: 'your card',
} as const;

/** Mails about renewals that fail and cards that expire; see `mails`. */
export const recoveryMails = {
  paymentFailed: {
    subject: 'We couldn’t charge your card for {brand}',
    heading: 'Your payment did not go through',
    paragraphs: [
      'We tried to charge {amount} on {date}. {reason}',
      'We will try again on {nextTry}. If you would rather not wait, use another card now: the payment is made at once.',
      'You have access until {accessUntil}. Without a payment your membership ends on {endsAt}.',
    ],
    action: 'See your payment',
  },
  paymentNeedsCard: {
    subject: 'Your card for {brand} needs attention',
    heading: 'Please check your card',
    paragraphs: [
      'We tried to charge {amount} on {date}. {reason}',
      'Please update your card, so that the payment can be made.',
      'You have access until {accessUntil}. Without a payment your membership ends on {endsAt}.',
    ],
    action: 'Update your card',
  },
  paymentLastNotice: {
    subject: 'Your membership of {brand} ends on {endsAt}',
    heading: 'Last chance to keep your membership',
    paragraphs: [
      'We still could not charge {amount}. {reason}',
      'Your membership ends on {endsAt}. With a card that works it continues, and you keep your price.',
    ],
    action: 'Update your card',
  },
  paymentRetried: {
    subject: 'We couldn’t charge your card for {brand}',
    heading: 'Your payment did not go through',
    paragraphs: [
      'We tried to charge {amount} on {date}. {reason}',
      'We will try again on {nextTry}. The card is stored by {biller}, whose support can help you to change it.',
      'You have access until {accessUntil}. Without a payment your membership ends on {endsAt}.',
    ],
    action: 'See your payment',
  },
  paymentAtBiller: {
    subject: 'Your card for {brand} could not be charged',
    heading: 'Your payment did not go through',
    paragraphs: [
      '{biller} tried to charge {amount} on {date}. {reason}',
      '{next} The card is stored by {biller}, whose support can help you to change it.',
      'You have access until {accessUntil}. Without a payment your membership ends on {endsAt}.',
    ],
    action: 'See your payment',
  },
  paymentLastNoticeAtBiller: {
    subject: 'Your membership of {brand} ends on {endsAt}',
    heading: 'Your membership is about to end',
    paragraphs: [
      '{amount} could still not be charged. {reason}',
      'Your membership ends on {endsAt}. The card is stored by {biller}, whose support can help you to change it.',
    ],
    whereSold: ['After that day you can join again with another card.'],
    action: 'See your payment',
  },
  paymentRecovered: {
    subject: 'Your payment for {brand} went through',
    heading: 'All is well again',
    paragraphs: [
      'The payment for {plan} that had failed is made. You have full access until {accessUntil}, and there is nothing left to do.',
    ],
    action: 'See your membership',
  },
  cardExpiring: {
    subject: 'Your card for {brand} is about to expire',
    heading: 'Your card expires before your next payment',
    paragraphs: [
      'The card that pays for {plan}, {card}, expires {expires}. The next payment is due on {renewsAt} and would fail.',
      'Update the card before that day and nothing is interrupted. Nothing is charged by updating it.',
    ],
    action: 'Update your card',
  },
  cardExpiringAtBiller: {
    subject: 'Your card for {brand} is about to expire',
    heading: 'Your card expires before your next payment',
    paragraphs: [
      'The card that pays for {plan}, {card}, expires {expires}. The next payment is due on {renewsAt} and would fail.',
      'The card is stored by {biller}, whose support can help you to change it before that day.',
    ],
    action: 'See your payment',
  },
} as const;
