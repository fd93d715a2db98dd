/** Notices about new films of performers and channels that a member follows, and of searches that they saved. */
export const filmNotices = {
  head: 'Your notices — {brand}',
  title: 'Notices',
  text: {
    unread: '{count, plural, =100 {More than 99 unread} other {# unread}}',
    none: 'New films of your favorites and your saved searches.',
  },
  bell: {
    label: '{count, plural, =0 {Notices} =100 {Notices, more than 99 unread} other {Notices, # unread}}',
    count: '{count, plural, =100 {99+} other {#}}',
  },
  readAll: 'Mark all as read',
  unread: 'Unread',
  reason: {
    PERFORMER: 'New film with {name}',
    CHANNEL: 'New film from {name}',
    SEARCH: 'New film for your search “{name}”',
    gone: 'New film',
  },
  more: '{count, plural, =99 {99 more films or more} one {# more film} other {# more films}}',
  mail: {
    label: 'Unread notices by email',
    OFF: 'Never',
    DAILY: 'Once a day',
    WEEKLY: 'Once a week',
    hint: 'Only when there is something new.',
    UNCONFIRMED: 'We can’t email you yet: please confirm your email address on your account page.',
    NO_NEWS: 'You have chosen to get no news by email. Allow it in your profile to get these.',
    account: 'Open your account',
    profile: 'Open your profile',
    saved: {
      OFF: 'Saved. We won’t email your notices.',
      DAILY: 'Saved. Your first email comes tomorrow, if there is something new.',
      WEEKLY: 'Saved. Your first email comes in a week, if there is something new.',
    },
  },
  mark: { read: 'Mark as read: {name}', unread: 'Mark as unread: {name}' },
  refused: { BATCH: 'Too many notices at once: at most {maximum}.' },
  empty: {
    title: 'No notices yet.',
    text: 'Tap the heart of a performer or a channel, or save a search. When a new film matches, you see it here.',
    action: 'Browse performers',
    page: {
      title: 'There is nothing on this page.',
      text: 'Your notices end before this page.',
      action: 'Go to the first page',
    },
  },
} as const;
