/** What helps to type a password, wherever one is typed. */
export const passwordField = {
  show: 'Show',
  hide: 'Hide',
  /** Name of the button for screen readers. */
  label: 'Show what you typed',
  capsLock: 'Caps lock is on.',
} as const;
