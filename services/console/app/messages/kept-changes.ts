/** Texts of changes that were not saved, and that the browser kept. */
export const keptChanges = {
  title: 'You did not save these changes',
  when: 'This browser kept what you changed',
  fields: (labels: readonly string[]) => `Fields: ${labels.join(', ')}.`,
  since: 'Another version was saved since. Yours is put on top of it, and nothing is saved until you do.',
  take: 'Take my changes up again',
  discard: 'Discard them',
  outdated:
    'Nothing was saved: this page is of another release than the gateway. Load it again; where it says this once more, try in a minute.',
  untilLoaded: 'This browser keeps what you changed, and the page offers it once it is loaded.',
  notKept: 'This browser keeps nothing. Copy what you changed before you load the page again.',
} as const;
