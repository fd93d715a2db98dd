/** Error pages, and what calls answer with, by the gateway's message keys (E18). */
export const errors = {
  notFoundPage: {
    headTitle: 'Not found — {brand}',
    title: 'We can’t find this page.',
    text: 'It may have moved or no longer exist. Search for something else, or go back home.',
    action: 'Go Home',
    searchField: 'Search films and people',
    search: 'Search',
  },
  server: {
    headTitle: 'Something went wrong — {brand}',
    illustration: 'Something went wrong',
    title: 'That was not in the script.',
    text: 'Something went wrong! We are working to fix this as soon as possible.',
    action: 'Go Home',
    report: 'Fill a report',
    reference: 'Reference: {id}',
  },
  /** While the gateway or its database is away; `action` makes the same request, or loads the same page, again. */
  away: {
    headTitle: 'One moment — {brand}',
    illustration: 'A film that has stopped',
    title: 'The film has stopped for a moment.',
    text: 'We can’t reach our library right now. Nothing is lost, and it is usually back within a minute.',
    action: 'Try again',
    busyAction: 'Trying again',
    stillAway: 'Still no answer. Please try again in a moment.',
  },
  /** When more pages are requested than the server can render. */
  busy: {
    headTitle: 'One moment — {brand}',
    title: 'A full house.',
    text: 'We are very busy right now. Please try again in a few seconds.',
  },
  /** For people who return from a payment while its outcome is unknown. */
  payment: {
    headTitle: 'Checking your payment — {brand}',
    title: 'One moment. We are checking your payment.',
    text: 'We can’t reach our records right now. If your payment went through, it is safe: nothing is charged twice, and there is no need to pay again. This page continues automatically as soon as we know, and your receipt comes by email.',
    action: 'Check again',
    support: 'Contact support',
  },
  report: {
    title: 'Fill a report',
    label: 'What were you doing when it happened?',
    send: 'Send the report',
    sent: 'Thank you. Your report was sent.',
    failed: 'The report could not be sent. Please try again.',
    close: 'Close',
  },
  unknownHostTitle: 'Unknown host',
  accessDenied: 'Your membership does not include this.',
  signInRequired: 'Please sign in first.',
  badRequest: 'Something in this request was not valid.',
  favoriteBatch: 'Add or remove between 1 and 100 favorites at a time.',
  limitExceeded: 'This request is too large. Please try a smaller one.',
  notFound: 'This is no longer available.',
  addressExpired: 'This link has expired. Please reload the page.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is unavailable right now. Please try again in a moment.',
  internal: 'Something went wrong. Please try again.',
  unknownHost: 'Unknown host: {host}',
} as const;
