import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../request-mails.ts';
import { requestMails as inEnglish } from '../request-mails.ts';

// Mails to staff are in English.
const { castingApplication, supportRequest, removalRequest, requestDue, requestLate } = inEnglish;
const { dataRequestDue, dataRequestLate } = inEnglish;

export const requestMails: Translation<typeof english.requestMails> = {
  castingApplication,
  supportRequest,
  removalRequest,
  requestDue,
  requestLate,
  dataRequestDue,
  dataRequestLate,
  requestReceived: {
    subject: 'Deine Nachricht ist da: {caseNumber}',
    heading: 'Danke für deine Nachricht',
    paragraphs: ['Deine Vorgangsnummer lautet {caseNumber}. Wir antworten an diese Adresse.'],
    action: 'Noch einmal schreiben',
  },
  removalReceived: {
    subject: 'Dein Antrag auf Entfernung ist da: {caseNumber}',
    heading: 'Dein Antrag ist da',
    paragraphs: ['Deine Vorgangsnummer lautet {caseNumber}. Wir entscheiden bis {due} und antworten an diese Adresse.'],
    action: 'Zur Seite für Entfernungen',
  },
  requestReply: {
    subject: 'Unsere Antwort zu {caseNumber}',
    heading: 'Zu deiner Nachricht',
    paragraphs: [
      '{text}',
      'Deine Vorgangsnummer lautet {caseNumber}. Du kannst auf diese E-Mail antworten; bitte lass die Nummer im Betreff stehen.',
    ],
    action: 'Noch einmal schreiben',
  },
  removalDone: {
    subject: 'Der gemeldete Inhalt ist entfernt: {caseNumber}',
    heading: 'Wir haben den Inhalt entfernt',
    paragraphs: ['{text}', 'Wir haben deinen Antrag {caseNumber} am {date} abgeschlossen.'],
    action: 'Etwas anderes melden',
  },
  removalDeclined: {
    subject: 'Unsere Entscheidung über deinen Antrag {caseNumber}',
    heading: 'Wir haben den Inhalt nicht entfernt',
    paragraphs: [
      '{text}',
      'Wir haben am {date} über deinen Antrag {caseNumber} entschieden. Wenn es etwas gibt, das wir wissen sollten, stell einen neuen Antrag: Jemand anderes sieht ihn sich an.',
    ],
    action: 'Neuen Antrag stellen',
  },
  dataRequestReceived: {
    subject: 'Dein Antrag zu deinen Daten ist da',
    heading: 'Dein Antrag wird bearbeitet',
    paragraphs: [
      'Du hast uns gebeten: {what}. Dein Antrag kam am {received} an, und wir beantworten ihn bis zum {due}.',
      'Wenn du das nicht beantragt hast, wende dich bitte an den Kundendienst.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  dataRequestExtended: {
    subject: 'Wir brauchen mehr Zeit für deinen Antrag zu deinen Daten',
    heading: 'Wir brauchen mehr Zeit',
    paragraphs: [
      'Du hast uns gebeten: {what}. Wir antworten bis zum {due} statt bis zum {dueBefore}, und zwar aus diesem Grund:',
      '{text}',
      'Du kannst dich bei deiner Datenschutzbehörde beschweren oder vor Gericht gehen.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  dataRequestDeclined: {
    subject: 'Wir können deinem Antrag zu deinen Daten nicht nachkommen',
    heading: 'Dein Antrag ist abgelehnt',
    paragraphs: [
      'Du hast uns gebeten: {what}. Das tun wir nicht, und zwar aus diesem Grund:',
      '{text}',
      'Du kannst dich bei deiner Datenschutzbehörde beschweren oder vor Gericht gehen.',
    ],
    action: 'Kundendienst kontaktieren',
  },
  personalDataReady: {
    subject: 'Deine persönlichen Daten stehen zum Herunterladen bereit',
    heading: 'Alles, was wir über dich speichern',
    paragraphs: [
      'Wie gewünscht bekommst du hier eine Kopie deiner persönlichen Daten bei allen unseren Marken. Der Link gilt bis zum {until} für jeden, der ihn hat: Bitte leite diese E-Mail nicht weiter.',
    ],
    action: 'Daten herunterladen',
  },
};
