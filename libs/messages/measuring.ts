/** The question for consent to measuring, and how to change the answer. */
export const measuring = {
  label: 'Measuring visits',
  question: 'May we count your visits?',
  promise: 'To improve the site, never for advertisers.',
  everywhere: 'Your answer holds for every brand that you are signed in to.',
  surveys: 'Members who agree may be invited to surveys: our survey service then receives their email and membership.',
  more: 'What we count',
  accept: 'Accept',
  refuse: 'Decline',
  choice: {
    title: 'Your choice',
    accepted: 'Your visits are counted. You can change that here at any time.',
    refused: 'Your visits are not counted. You can change that here at any time.',
    unasked: 'You have not chosen yet. Until you do, nothing is counted.',
    signalled:
      'Your browser sends Global Privacy Control, so your visits are not counted, and no choice on this page changes that.',
  },
} as const;
