/** The page where editors look after comments. */
export const moderation = {
  head: 'Moderation — {brand}',
  title: 'Moderation',
  text: 'What members say on this site. Everything done here is noted.',
  lists: { label: 'Which comments', REPORTED: 'Reported', RECENT: 'Recent' },
  member: { label: 'Username of a member', placeholder: 'Username', find: 'Show comments' },
  empty: {
    title: 'Nothing waits for you.',
    member: 'This member has said nothing here.',
    text: 'Comments that members report appear under “Reported”.',
  },
  state: {
    removed: 'Removed',
    pinned: 'Pinned',
    reported: '{count, plural, one {# report} other {# reports}}',
  },
  on: 'About',
  reasons: 'Why it was reported',
  history: 'What was done',
  entry: '{date}: {action} by {actor}',
  actions: {
    removed: 'removed',
    restored: 'restored',
    pinned: 'pinned',
    unpinned: 'unpinned',
    dismissed: 'reports dismissed',
  },
  remove: 'Remove',
  restore: 'Restore',
  dismiss: 'Dismiss reports',
  done: {
    remove: 'The comment is removed.',
    restore: 'The comment is back.',
    dismiss: 'The reports are dismissed.',
  },
  failed: 'That did not work. Please try again.',
  older: 'Older comments',
} as const;
