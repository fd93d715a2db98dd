/** Pages that a brand server writes without the router; those of the router are in `errors`. */
export const serverPages = {
  /** When more pages are requested than the server can render. */
  busy: {
    headTitle: 'One moment — {brand}',
    title: 'A full house.',
    text: 'We are very busy right now. Please try again in a few seconds.',
  },
  /** When somebody sends more than their share in a short time. */
  limited: {
    headTitle: 'One moment — {brand}',
    title: 'A little too fast.',
    text: 'That was too much in a short time. Nothing was changed. Please wait a moment, then try again.',
  },
  /** When a page sent what is not accepted from there. */
  refused: {
    headTitle: 'Not accepted — {brand}',
    title: 'We could not accept this.',
    text: 'Nothing was changed. The page may have been open for too long: please open it again.',
  },
  /** Without a connection, from the browser's own storage. */
  offline: {
    headTitle: 'Offline — {brand}',
    title: 'You are offline.',
    text: 'This page opens automatically as soon as the connection is back. Films that you downloaded are in your device’s files.',
    action: 'Try again',
  },
  unknownHostTitle: 'Unknown host',
  unknownHost: 'Unknown host: {host}',
} as const;
