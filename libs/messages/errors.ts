/** Error pages, and what calls answer with (E18). `codes` are the gateway's; one that is not here gets `general`. */
export const errors = {
  notFound: {
    headTitle: 'Not found — {brand}',
    title: 'This page is not here.',
    text: 'It may have moved, or never was. Look for something else, or begin again from home.',
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
  report: {
    title: 'Fill a report',
    label: 'What were you doing when it happened?',
    send: 'Send the report',
    sent: 'Thank you. Your report was sent.',
    failed: 'The report could not be sent. Please try again.',
    close: 'Close',
  },
  codes: {
    general: 'Something went wrong. Please try again.',
    unavailable: 'We can’t reach the service right now. Please try again in a moment.',
    TOO_MANY_REQUESTS: 'That was a little too often. Please wait a moment and try again.',
    FORBIDDEN: 'Your membership does not include this.',
    NOT_FOUND: 'This is not here any more.',
  },
  unknownHostTitle: 'Unknown host',
  unknownHost: 'Unknown host: {host}',
} as const;
