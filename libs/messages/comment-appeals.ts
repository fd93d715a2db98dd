/** The page on which an author reads why moderators decided, and appeals. */
export const commentAppeals = {
  headings: { comment: 'Your comment was removed', ban: 'You can’t comment at the moment' },
  because: 'Our moderators gave this reason:',
  lead: 'If you think this is wrong, tell us why. You can appeal once; somebody else than the person who decided will look at it and reply by email.',
  label: 'Why the decision is wrong',
  submit: 'Send the appeal',
  textProblem: 'Please write 10 to 2,000 characters.',
  open: { heading: 'We have your appeal', text: 'Another moderator will look at it and reply by email.' },
  granted: { heading: 'Your appeal was granted', text: 'The decision was taken back. Our moderator wrote:' },
  upheld: { heading: 'The decision stays', text: 'Another moderator looked at it again and wrote:' },
  over: {
    heading: 'There is nothing to appeal',
    text: 'This decision was taken back, was replaced by another one or has ended.',
  },
  invalid: { heading: 'This link doesn’t work', text: 'Please open the link in our email again.' },
  limited: 'Too many messages came from your network. Your text is still here: try again in an hour.',
  support: 'Contact support',
} as const;
