/** Error pages, and what calls answer with, by the gateway's message keys. */
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
  /**
   * Shown while the gateway or its database is down; `action` makes the same request, or loads the same page, again.
   */
  away: {
    headTitle: 'One moment — {brand}',
    illustration: 'A film that has stopped',
    title: 'The film has stopped for a moment.',
    text: 'We can’t reach our library right now. Nothing is lost, and it is usually back within a minute.',
    action: 'Try again',
    busyAction: 'Trying again',
    stillAway: 'Still no answer. Please try again in a moment.',
  },
  accessDenied: 'Your membership does not include this.',
  signInRequired: 'Please sign in first.',
  badRequest: 'Something in this request was not valid.',
  favoriteBatch: 'Add or remove between 1 and 100 favorites at a time.',
  limitExceeded: 'This request is too large. Please try a smaller one.',
  beingPrepared: 'This film is being prepared. Please look again later.',
  notFound: 'This is no longer available.',
  addressExpired: 'This link has expired. Please reload the page.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  partnerRefused: 'The partner declined the purchase, and nothing was charged. Please try again later.',
  partnerSilent:
    'The partner did not answer, so the purchase may not be complete. Confirm again to finish it: you are charged once.',
  /** Shown when nobody answered a call. */
  noConnection: 'There is no connection. What you typed is kept. Please try again once you are connected.',
  unavailable: 'The service is unavailable right now. Please try again in a moment.',
  missing: {
    part: 'We can’t show this part of the page right now. The rest of it works as before.',
    dialog: 'We can’t show this right now. The page works as before.',
    action: 'Load the page again',
  },
  last: { text: 'We can’t show this page right now. Loading it again may help.' },
  endedRelease: 'This page is out of date. Please reload it.',
  internal: 'Something went wrong. Please try again.',
} as const;
