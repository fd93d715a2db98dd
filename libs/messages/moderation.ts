/** The page where editors moderate comments. */
export const moderation = {
  head: 'Moderation — {brand}',
  title: 'Moderation',
  text: 'What members say on this site. Every action here is logged.',
  lists: { label: 'Which comments', REPORTED: 'Reported', RECENT: 'Recent' },
  member: { label: 'Username of a member', placeholder: 'Username', find: 'Show comments' },
  empty: {
    title: 'Nothing to review.',
    member: 'This member has not commented here.',
    text: 'Comments that members report appear under “Reported”.',
  },
  state: {
    removed: 'Removed',
    pinned: 'Pinned',
    reported: '{count, plural, one {# report} other {# reports}}',
  },
  on: 'On',
  reasons: 'Why it was reported',
  history: 'Actions taken',
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
    remove: 'Comment removed.',
    restore: 'Comment restored.',
    dismiss: 'Reports dismissed.',
  },
  failed: 'That did not work. Please try again.',
  older: 'Older comments',
} as const;
