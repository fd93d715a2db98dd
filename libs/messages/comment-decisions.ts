/** What moderators read about decisions on comments and authors, by the gateway's message keys. */
export const commentDecisions = {
  refused: {
    reason: 'Say why, in 3 to 1,000 characters.',
    commentGone: 'This comment no longer exists. Its author may have deleted it.',
    authorGone: 'There is no such author.',
    until: 'A temporary ban has to end in the future, within a year.',
    notBanned: 'This author is not banned.',
    appealGone: 'There is no such open appeal.',
    ownDecision: 'Another moderator has to decide on an appeal against your own decision.',
    postGone: 'There is no such post.',
  },
} as const;
