/** Texts for people who return from a payment while its outcome is unknown. */
export const paymentCheck = {
  headTitle: 'Checking your payment — {brand}',
  title: 'One moment. We are checking your payment.',
  text: 'We can’t reach our records right now. If your payment went through, it is safe: nothing is charged twice, and there is no need to pay again. This page continues automatically as soon as we know, and your receipt comes by email.',
  action: 'Check again',
  support: 'Contact support',
} as const;
