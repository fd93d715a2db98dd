/** Texts of changes that were not saved, and that the browser kept. */
export const keptChanges = {
  title: 'You did not save these changes',
  when: 'This browser kept what you changed',
  fields: (labels: readonly string[]) => `Fields: ${labels.join(', ')}.`,
  since: 'Another version was saved since. Yours is put on top of it, and nothing is saved until you do.',
  take: 'Take my changes up again',
  discard: 'Discard them',
} as const;
