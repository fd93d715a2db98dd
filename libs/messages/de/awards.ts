import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../awards.ts';

export const awards: Translation<typeof english.awards> = {
  head: {
    title: 'Auszeichnungen — {brand}',
    description: 'Was die Filme und Darsteller von {brand} gewonnen haben und wofür sie nominiert waren.',
  },
  title: 'Auszeichnungen',
  text: 'Festivalpreise und Nominierungen für die Filme von {brand} und die Menschen darin.',
  facts: {
    label: 'Auszeichnungen in Zahlen',
    wins: '{count, plural, one {Preis gewonnen} other {Preise gewonnen}}',
    nominations: '{count, plural, one {Weitere Nominierung} other {Weitere Nominierungen}}',
    festivals: '{count, plural, one {Festival} other {Festivals}}',
    since: 'Seit',
    count: '{count, number}',
  },
  result: { label: 'Anzeigen', all: 'Alle', won: 'Gewonnen', nominated: 'Nominiert' },
  won: 'Gewonnen',
  nominated: 'Nominiert',
  withdrawn: 'Wird nicht mehr gezeigt',
  empty: {
    title: 'Hier sind keine Auszeichnungen.',
    text: 'Diese Seite der Liste ist leer.',
    action: 'Die neuesten Auszeichnungen anzeigen',
  },
};
