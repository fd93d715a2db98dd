import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../comment-appeals.ts';

export const commentAppeals: Translation<typeof english.commentAppeals> = {
  headings: { comment: 'Dein Kommentar wurde entfernt', ban: 'Du kannst gerade nicht kommentieren' },
  because: 'Unsere Moderation hat das so begründet:',
  lead: 'Wenn du das für falsch hältst, sag uns, warum. Du kannst einmal Einspruch einlegen; jemand anderes als die Person, die entschieden hat, sieht ihn sich an und antwortet per E-Mail.',
  label: 'Warum die Entscheidung falsch ist',
  submit: 'Einspruch senden',
  textProblem: 'Bitte schreib 10 bis 2.000 Zeichen.',
  open: {
    heading: 'Dein Einspruch ist da',
    text: 'Jemand anderes aus der Moderation sieht ihn sich an und antwortet per E-Mail.',
  },
  granted: {
    heading: 'Deinem Einspruch wurde stattgegeben',
    text: 'Die Entscheidung wurde zurückgenommen. Unsere Moderation schreibt:',
  },
  upheld: { heading: 'Die Entscheidung bleibt', text: 'Jemand anderes hat sie noch einmal geprüft und schreibt:' },
  over: {
    heading: 'Es gibt nichts anzufechten',
    text: 'Diese Entscheidung wurde zurückgenommen, durch eine andere ersetzt oder ist abgelaufen.',
  },
  invalid: { heading: 'Dieser Link funktioniert nicht', text: 'Bitte öffne den Link in unserer E-Mail noch einmal.' },
  limited: 'Aus deinem Netz kamen zu viele Nachrichten. Dein Text ist noch da: Versuch es in einer Stunde noch einmal.',
  support: 'Kundendienst kontaktieren',
};
