/** The page where a failed payment is mended, and what the account page says of it. */
export const paymentRecovery = {
  head: 'Your payment — {brand}',
  title: 'Your payment',
  failed: {
    title: 'Your payment of {amount} did not go through',
    happened: 'On {date}: {reason}',
    retried: 'We will try again on {date}. With another card the payment is made at once.',
    byBiller: '{biller} tries again in the next few days. With another card it works sooner.',
    needsCard: 'We will not try this card again. Please use another card.',
    /** Where the biller has no page for another card. */
    retriedAlone: 'We will try again on {date}.',
    byBillerAlone: '{biller} tries again in the next few days.',
    never: 'This card will not be tried again.',
    accessOpen: 'You have access until {date}.',
    accessOver: 'Your access is paused until the payment is made.',
    ends: 'Without a payment your membership ends on {date}.',
  },
  expiring: {
    title: 'Your card expires before your next payment',
    text: 'The card that pays for your membership, {card}, expires {expires}. The next payment, on {date}, would fail.',
    advice: 'Update it before that day and nothing is interrupted. Nothing is charged by updating it.',
    adviceAtBiller: 'Have it changed before that day, and nothing is interrupted.',
  },
  well: { title: 'Your payment is in order', text: 'There is nothing to do.' },
  update: 'Use another card',
  see: 'See what to do',
  support: 'The card is stored by the payment service that charges it. <support>{biller} support</support> can help.',
  ownSupport:
    'The card is stored by the payment service that charges it. <support>Write to us</support> and we will help.',
  account: 'Back to your account',
} as const;
