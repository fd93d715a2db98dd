import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../gift-mails.ts';

export const worthOfCodes: Translation<typeof english.worthOfCodes> = {
  oneMonth: 'einen Monat {what}',
  months: '{count} Monate {what}',
  oneDay: 'einen Tag {what}',
  days: '{count} Tage {what}',
  gems: '{count} Gems',
};

export const giftMails: Translation<typeof english.giftMails> = {
  gift: {
    subject: '{sender} hat bei {brand} ein Geschenk für dich',
    heading: 'Du hast ein Geschenk',
    paragraphs: [
      '{sender} schenkt dir: {membership}. Es ist bezahlt: Du brauchst keine Karte, und nichts verlängert sich.',
      '„{message}“',
      'Dein Code lautet {code}. Er gilt einmal, also behalte diese E-Mail, bis du ihn eingelöst hast.',
    ],
    action: 'Geschenk einlösen',
  },
  giftCode: {
    subject: 'Dein Geschenkcode von {brand}',
    heading: 'Dein Geschenk ist bereit',
    paragraphs: [
      'Hier ist der Code für dein Geschenk: {membership}.',
      '{code}',
      'Er gilt einmal und läuft nicht ab. Öffne unten die Karte zum Ausdrucken oder gib den Code selbst weiter.',
    ],
    action: 'Karte zum Ausdrucken öffnen',
  },
  giftReceipt: {
    subject: 'Dein Beleg von {brand}',
    heading: 'Danke für dein Geschenk',
    paragraphs: [
      'Wir haben am {date} {amount} für ein Geschenk abgebucht: {membership}. Das war eine einmalige Zahlung, die sich nicht verlängert.',
      'Wir schicken das Geschenk am {deliverOn} an {recipient}.',
    ],
    action: 'Noch ein Geschenk machen',
  },
  giftReceiptToPrint: {
    subject: 'Dein Beleg von {brand}',
    heading: 'Danke für dein Geschenk',
    paragraphs: [
      'Wir haben am {date} {amount} für ein Geschenk abgebucht: {membership}. Das war eine einmalige Zahlung, die sich nicht verlängert.',
      'Der Code kommt in einer eigenen E-Mail, mit einer Karte zum Ausdrucken.',
    ],
    action: 'Noch ein Geschenk machen',
  },
  giftRefunded: {
    subject: 'Dein Geschenk wurde erstattet',
    heading: 'Wir haben dein Geschenk erstattet',
    paragraphs: [
      'Wir haben {amount} für dein Geschenk erstattet: {membership}. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Falls der Code noch nicht eingelöst war, gilt er nicht mehr.',
    ],
    action: 'Unsere Geschenke ansehen',
  },
  giftPartRefunded: {
    subject: 'Ein Teil deines Geschenks wurde erstattet',
    heading: 'Wir haben einen Teil deines Geschenks erstattet',
    paragraphs: [
      'Wir haben {amount} von dem erstattet, was du für dein Geschenk bezahlt hast: {membership}. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
      'Das Geschenk bleibt, wie es ist: Der Code gilt, bis er eingelöst wird.',
    ],
    action: 'Unsere Geschenke ansehen',
  },
  giftRedeemed: {
    subject: 'Dein Geschenk bei {brand} ist eingelöst',
    heading: 'Viel Freude mit deinem Geschenk',
    paragraphs: [
      'Du hast eingelöst: {membership}. Es läuft vom {from} bis zum {until}.',
      'Es wird nichts abgebucht, und es verlängert sich nicht.',
    ],
    action: 'Jetzt ansehen',
  },
  giftSignIn: {
    subject: 'Melde dich an, um deinen Code bei {brand} einzulösen',
    heading: 'Du hast bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich du, wollte mit dieser E-Mail-Adresse einen Code einlösen. Du hast schon ein Konto, deshalb wurde der Code nicht benutzt.',
      'Melde dich an, dann kannst du ihn dort einlösen. Wenn du es nicht warst, musst du nichts tun.',
    ],
    action: 'Anmelden und einlösen',
  },
  giftSignUp: {
    subject: 'Bestätige deine E-Mail-Adresse, um deinen Code bei {brand} einzulösen',
    heading: 'Noch ein Schritt, um deinen Code einzulösen',
    paragraphs: [
      'Jemand, vermutlich du, möchte mit dieser E-Mail-Adresse einen Code einlösen: {membership}.',
      'Öffne die Seite unten, um dein Konto anzulegen und ihn einzulösen. Danach meldest du dich mit dem Passwort an, das du gewählt hast. Wenn du es nicht warst, musst du nichts tun: Es wird kein Konto angelegt.',
    ],
    action: 'Mein Konto anlegen',
  },
  giftWaits: {
    subject: 'Dein Geschenk bei {brand} ist gut aufgehoben',
    heading: 'Dein Geschenk wartet auf dich',
    paragraphs: [
      'Du hast eingelöst: {membership}. Du hast schon eine Mitgliedschaft, die sich verlängert; dein Geschenk beginnt, wenn sie endet.',
      'Wenn du dein Geschenk früher nutzen willst, kündige die Verlängerung auf deiner Kontoseite: Was du bezahlt hast, behältst du, und dein Geschenk schließt sich an.',
    ],
    action: 'Zu deinem Konto',
  },
};
