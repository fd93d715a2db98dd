/** What a person watched, goes on with, and put aside. */
export const watching = {
  head: { history: 'What you watched — {brand}', later: 'Watch later — {brand}' },
  continue: {
    title: 'Continue watching',
    remove: 'Take {name} off this row',
    removed: '{name} is off the row. Its place in the film is kept.',
  },
  history: {
    title: 'Watched',
    count: '{count, plural, one {# film} other {# films}}, the latest first',
    paused: 'Your history is paused: nothing new is recorded.',
    pause: 'Pause',
    resume: 'Resume',
    clear: 'Clear all',
    remove: 'Remove {name} from your history',
    removed: '{name} is no longer in your history.',
    cleared: 'Your history is empty.',
    nowPaused: 'Your history is paused.',
    nowResumed: 'Your history goes on.',
    confirm: {
      title: 'Clear your history?',
      text: 'All that you watched, and where you stopped in each film, is forgotten. This cannot be undone.',
      action: 'Clear all',
      cancel: 'Keep it',
    },
  },
  later: { title: 'Watch later', count: '{count, plural, one {# film} other {# films}}, the latest first' },
  empty: {
    history: {
      title: 'Nothing watched yet.',
      text: 'Films that you watch show up here, so that you find them again.',
      action: 'Browse videos',
    },
    later: {
      title: 'Nothing put aside.',
      text: 'Press the clock on a film, and it waits for you here.',
      action: 'Browse videos',
    },
    page: {
      title: 'There is nothing on this page.',
      text: 'Your list is shorter than that.',
      action: 'To the first page',
    },
  },
} as const;
