import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../code-signup.ts';

export const codeSignup: Translation<typeof english.codeSignup> = {
  heading: 'Deinen Code einlösen',
  lead: 'Leg dein Konto mit {email} an und löse deinen Code ein: {worth}. Du brauchst keine Karte, und nichts verlängert sich.',
  notYou: 'Wenn du das nicht warst, schließ diese Seite: Es wird kein Konto angelegt.',
  submit: 'Ja, mein Konto anlegen',
  doneHeading: 'Das gehört dir',
  doneText: 'Melde dich mit deiner E-Mail-Adresse und dem Passwort an, das du gewählt hast.',
  enter: 'Weiter zu {brand}',
  overHeading: 'Dieser Link gilt nicht mehr',
  overText:
    'Er wurde benutzt, ist älter als sieben Tage oder durch einen neueren ersetzt. Wenn du ein Konto hast, melde dich an und löse deinen Code dort ein.',
  redeem: 'Einen Code einlösen',
};
