import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../appearance.ts';

export const appearance: Translation<typeof english.appearance> = {
  label: 'Darstellung',
  system: 'Wie das System',
  dark: 'Dunkel',
  light: 'Hell',
  failed: 'Dein Browser lässt uns diese Auswahl nicht speichern.',
};
