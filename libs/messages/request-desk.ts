/** What staff read about requests that they answer, by the gateway's message keys. */
export const requestDesk = {
  refused: {
    text: 'Write 3 to 4,000 characters.',
    requestKey: 'A request key has 8 to 64 letters, digits, hyphens or underscores.',
    keyUsed: 'This has already been sent with different content.',
    gone: 'There is no such request. Its sender may have deleted their account.',
    closed: 'This request is closed. Open it again first.',
    notClosed: 'This request is not closed.',
    films: 'Name films by their slugs, such as a-quiet-morning, at most 50.',
    mailOff:
      'Email is switched off (MAIL=off), so the sender would not get your answer, and nothing was changed. Answer once there is a mail server.',
    noMail: 'What became of this email is no longer known.',
    mailSent: 'This email was taken by its mail server, or was sent again since.',
    mailUnderWay: 'This email is being sent right now.',
    stillShown: 'A film that you named is still shown. Take it back first.',
  },
} as const;
