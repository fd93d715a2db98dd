import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../ratings.ts';

export const ratings: Translation<typeof english.ratings> = {
  rate: 'Diesen Film bewerten',
  yours: 'Deine Bewertung: {rating}',
  review: 'Diesen Film besprechen',
  summary: {
    members: '{rating} von 10, bewertet von {count, plural, one {# Mitglied} other {# Mitgliedern}}',
    nobody: 'Diesen Film hat noch niemand bewertet.',
  },
  dialog: {
    title: 'Wie war {title}?',
    overall: 'Gesamt',
    zero: 'Keine Sterne',
    option: '{value} von {maximum}',
    none: 'Nicht bewertet',
    close: 'Schließen',
    done: 'Fertig',
    reviewTitle: 'Deine Besprechung von {title}',
    reviewText: 'Bewerte den Film zuerst insgesamt, dann im Einzelnen. Jede Bewertung wird sofort gespeichert.',
    parts: 'Im Einzelnen',
    performers: 'Darsteller',
  },
  properties: { story: 'Handlung', camera: 'Kamera', performance: 'Darstellung', sound: 'Ton' },
  errors: {
    failed: 'Deine Bewertung konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
    alreadyRated: 'Diese Bewertung hast du schon abgegeben.',
    outOfRange: 'Eine Bewertung ist eine ganze Zahl zwischen 0 und dem Höchstwert.',
    overallFirst: 'Gib zuerst die Gesamtbewertung ab',
    unknownType: 'Das lässt sich hier nicht bewerten.',
  },
};
