/**
 * Why a payment was declined, in words: what happened, and what a person can do. Where a bank says that a card was lost or that
 * it suspects fraud, we say only that the bank blocks it: the bank tells its owner more, and nobody else.
 */
export const declines = {
  reasons: {
    'insufficient-funds': {
      title: 'There was not enough money on the card',
      text: 'There was not enough money available on the card.',
      advice: 'Use another card, or try again when the account has been topped up.',
    },
    'limit-exceeded': {
      title: 'The card has reached its limit',
      text: 'The payment would exceed a spending limit of the card.',
      advice: 'Raise the limit in your banking app, or use another card.',
    },
    'card-expired': {
      title: 'The card has expired',
      text: 'The card has expired, or its expiry date does not match the one your bank has.',
      advice: 'Check the expiry date, or use the new card that your bank sent you.',
    },
    'wrong-details': {
      title: 'The card details did not match',
      text: 'The card number, expiry date or security code did not match the bank’s records.',
      advice: 'Enter the details again exactly as they are on the card.',
    },
    'do-not-honour': {
      title: 'Your bank declined the payment',
      text: 'Your bank declined the payment and did not give a reason.',
      advice: 'Use another card, or ask your bank to allow this payment.',
    },
    'not-permitted': {
      title: 'This card can’t be used here',
      text: 'Your bank does not allow this kind of payment with the card.',
      advice: 'Allow online payments abroad in your banking app, or use another card.',
    },
    'lost-or-stolen': {
      title: 'Your bank has blocked this card',
      text: 'Your bank has blocked this card.',
      advice: 'Use another card. Your bank can tell you more about this one.',
    },
    'account-closed': {
      title: 'This card is no longer active',
      text: 'The card or its account has been closed.',
      advice: 'Use another card.',
    },
    'suspected-fraud': {
      title: 'Your bank has blocked this payment',
      text: 'The payment was blocked by a security check.',
      advice: 'Use another card, or ask your bank about this one.',
    },
    'authentication-failed': {
      title: 'The payment was not confirmed',
      text: 'The extra confirmation that your bank asks for was not completed.',
      advice: 'Try again and confirm the payment in your banking app or with the code you receive.',
    },
    'payments-stopped': {
      title: 'Payments to us have been stopped',
      text: 'Your bank has been asked to stop payments to us from this card.',
      advice: 'Use another card, or ask your bank to allow these payments again.',
    },
    'processor-unavailable': {
      title: 'The payment service had a problem',
      text: 'The payment service could not reach your bank. Your card is not the problem.',
      advice: 'Try again in a few minutes.',
    },
    unknown: {
      title: 'Your card was declined',
      text: 'Your card was declined, and no reason was given.',
      advice: 'Check the details, use another card, or ask your bank.',
    },
  },
  elsewhere: {
    title: 'Try another payment service',
    text: '{biller} works with another bank, which may approve the same card. Nothing was charged so far. Should the first attempt be approved after all, it is refunded in full.',
    action: 'Try with {biller}',
  },
} as const;
