/** The choice between the appearances of a brand. */
export const appearance = {
  label: 'Appearance',
  system: 'As the system',
  dark: 'Dark',
  light: 'Light',
  failed: 'Your browser does not let us store this choice.',
} as const;
