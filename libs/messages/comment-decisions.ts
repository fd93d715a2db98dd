/** What moderators read about decisions on comments and authors, by the gateway's message keys. */
export const commentDecisions = {
  refused: {
    reason: 'Say why, in 3 to 1,000 characters.',
    commentGone: 'This comment is gone, or its author deleted it.',
    authorGone: 'There is no such author.',
    until: 'A ban for a time ends in the future, within a year.',
    notBanned: 'This author is not banned.',
  },
} as const;
