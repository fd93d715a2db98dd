import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../appearance.ts';

export const appearance: Translation<typeof english.appearance> = {
  label: 'Apariencia',
  system: 'Como el sistema',
  dark: 'Oscura',
  light: 'Clara',
  failed: 'Tu navegador no nos permite guardar esta elección.',
};
