/** The way to an upgrade over what is locked (A14). */
export const upgradeOverlay = {
  label: 'Upgrade',
  film: 'That is the trailer. The whole film is one step away.',
  pictures: 'Every photograph of this film is one step away.',
  action: 'Upgrade',
} as const;
