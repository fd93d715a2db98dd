/** Watch history, films to continue, and watch later. */
export const watching = {
  head: { history: 'History — {brand}', later: 'Watch later — {brand}' },
  news: {
    title: 'New since your last visit',
    count: '{count, plural, =8 {8 or more new films} one {# new film} other {# new films}}',
    all: 'All films',
  },
  continue: {
    title: 'Continue watching',
    remove: 'Remove {name} from this row',
    removed: '{name} was removed from the row. Your place in the film is saved.',
  },
  history: {
    title: 'History',
    count: '{count, plural, one {# film} other {# films}}, latest first',
    paused: 'Your history is paused: nothing new is recorded.',
    pause: 'Pause',
    resume: 'Resume',
    clear: 'Clear all',
    remove: 'Remove {name} from your history',
    removed: '{name} was removed from your history.',
    today: 'Today',
    yesterday: 'Yesterday',
    removeDay: 'Remove this day',
    removeDayOf: 'Remove this day: {day}',
    dayRemoved: '{count, plural, one {# film was} other {# films were}} removed from your history.',
    restored: 'Your history is as it was.',
    notRestored: 'This can no longer be undone.',
    cleared: 'Your history was cleared.',
    nowPaused: 'Your history is paused.',
    nowResumed: 'Your history is on again.',
    confirm: {
      title: 'Clear your history?',
      text: 'Everything you watched, and your place in each film, is deleted. This cannot be undone.',
      action: 'Clear all',
      cancel: 'Keep it',
    },
  },
  later: { title: 'Watch later', count: '{count, plural, one {# film} other {# films}}, latest first' },
  empty: {
    history: {
      title: 'Nothing watched yet.',
      text: 'Films that you watch appear here.',
      action: 'Browse videos',
    },
    later: {
      title: 'Nothing saved for later.',
      text: 'Tap the clock on a film to save it here.',
      action: 'Browse videos',
    },
    page: {
      title: 'There is nothing on this page.',
      text: 'Your list ends before this page.',
      action: 'Go to the first page',
    },
  },
} as const;
