import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../shown-price.ts';

export const shownPrice: Translation<typeof english.shownPrice> = {
  changed:
    'Der Preis hat sich geändert, seit du diese Seite geöffnet hast: Er beträgt jetzt {price}. Es wurde nichts abgebucht. Bitte prüfe ihn und mach weiter, wenn du einverstanden bist.',
};
