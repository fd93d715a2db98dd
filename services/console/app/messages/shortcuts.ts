/** Texts of the sheet of keyboard shortcuts. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  open: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  pages: 'Pages',
  calendar: 'An entry of the calendar',
  captions: 'A caption',
  general: [
    { keys: ['Ctrl', 'K'], label: 'Find a page or an action' },
    { keys: ['/'], label: 'Search in this list' },
    { keys: ['?'], label: 'This sheet' },
  ],
  ofCalendar: [
    { keys: ['Alt', '←'], label: 'A day earlier' },
    { keys: ['Alt', '→'], label: 'A day later' },
    { keys: ['Alt', '↑'], label: 'A week earlier' },
    { keys: ['Alt', '↓'], label: 'A week later' },
  ],
  ofCaptions: [
    { keys: ['Alt', 'I'], label: 'Begin at the film’s moment' },
    { keys: ['Alt', 'O'], label: 'End at the film’s moment' },
    { keys: ['Alt', 'S'], label: 'Split at the film’s moment' },
    { keys: ['Alt', 'M'], label: 'Merge with the next' },
    { keys: ['Alt', 'P'], label: 'Play or pause' },
    { keys: ['Alt', '↑'], label: 'The caption before' },
    { keys: ['Alt', '↓'], label: 'The next caption' },
  ],
} as const;
