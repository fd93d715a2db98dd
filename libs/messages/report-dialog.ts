/** The dialog that reports something to those who decide about it. */
export const reportDialog = {
  reason: 'What is wrong with it?',
  reasons: {
    SPAM: 'Advertising or spam',
    RUDE: 'Rude or hateful',
    PRIVATE_DATA: 'Someone’s private data',
    OTHER: 'Something else',
  },
  send: 'Report',
  cancel: 'Cancel',
  failed: 'The report could not be sent. Please try again.',
} as const;
