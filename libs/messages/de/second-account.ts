import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../second-account.ts';

export const secondAccount: Translation<typeof english.secondAccount> = {
  heading: 'Dein eigenes Konto',
  lead: 'Jemand teilt seine Mitgliedschaft bei {brand} mit dir. Leg hier dein Konto mit {email} an und melde dich mit dem Passwort an, das für dich gewählt wurde. Danach kannst du es ändern.',
  submit: 'Ja, mein Konto anlegen',
  doneHeading: 'Dein Konto ist bereit',
  doneText: 'Melde dich mit deiner E-Mail-Adresse und dem Passwort an, das für dich gewählt wurde.',
  enter: 'Weiter zu {brand}',
  overHeading: 'Dieser Link gilt nicht mehr',
  overText: 'Er wurde benutzt, ist älter als sieben Tage oder durch einen neueren ersetzt. Bitte um einen neuen.',
};
