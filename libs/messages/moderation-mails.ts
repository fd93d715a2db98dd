/** Mails by which authors learn of moderators' decisions, in the form of `mails`. */
export const moderationMails = {
  commentRemoved: {
    subject: 'Your comment on {brand} was removed',
    heading: 'Your comment was removed',
    paragraphs: [
      'Our moderators removed your comment: “{comment}”',
      'Their reason:',
      '{reason}',
      'If you think this is wrong, you can appeal once. Somebody else will look at it.',
    ],
    action: 'Appeal',
  },
  commentBanUntil: {
    subject: 'You can’t comment on {brand} until {until}',
    heading: 'You can’t comment until {until}',
    paragraphs: [
      'Our moderators decided this, for this reason:',
      '{reason}',
      'Your membership is not affected. If you think this is wrong, you can appeal once. Somebody else will look at it.',
    ],
    action: 'Appeal',
  },
  commentBan: {
    subject: 'You can’t comment on {brand} any more',
    heading: 'You can’t comment any more',
    paragraphs: [
      'Our moderators decided this, for this reason:',
      '{reason}',
      'Your membership is not affected. If you think this is wrong, you can appeal once. Somebody else will look at it.',
    ],
    action: 'Appeal',
  },
  appealGranted: {
    subject: 'Your appeal was granted',
    heading: 'You were right',
    paragraphs: ['Another moderator looked at it again and took the decision back:', '{answer}'],
    action: 'Contact support',
  },
  appealUpheld: {
    subject: 'Our answer to your appeal',
    heading: 'The decision stays',
    paragraphs: [
      'Another moderator looked at it again, and the decision stays:',
      '{answer}',
      'You can turn to a certified out-of-court dispute settlement body, or go to court.',
    ],
    action: 'Contact support',
  },
} as const;
