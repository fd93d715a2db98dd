/** What a page says while the next one is on its way. */
export const navigation = {
  loading: 'Loading the page.',
  slow: {
    title: 'This is taking longer than usual',
    text: 'Your connection is slow, or our library is busy. The page opens as soon as it is here.',
  },
  offline: {
    title: 'You are offline',
    text: 'The page opens as soon as the connection is back.',
  },
  tryAgain: 'Try again',
  trying: 'Trying again',
  stillOffline: 'Still no connection.',
} as const;
