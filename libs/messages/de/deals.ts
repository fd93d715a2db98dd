import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../deals.ts';

export const deals: Translation<typeof english.deals> = {
  head: {
    title: 'Angebote — {brand}',
    description: 'Was Partner von {brand} den Mitgliedern bieten und zu welchem Preis.',
    offers: 'Angebote — {brand}',
    success: 'Dein Kauf — {brand}',
    denial: 'Nicht gekauft — {brand}',
  },
  teaser: {
    title: 'Neu bei {brand}',
    text: 'Ein erster Blick auf das, was kommt, mit exklusiven Angeboten für Mitglieder.',
    close: 'Schließen',
    later: 'Nicht jetzt',
    offers: 'Zu den Angeboten',
    watch: 'Ansehen',
    dismiss: 'Schließen',
  },
  title: 'Angebote',
  text: 'Angebote unserer Partner für Mitglieder von {brand}. Jedes öffnet sich auf der Seite des Partners.',
  carousel: 'Von unseren Partnern',
  all: 'Alle Angebote',
  scroll: { previous: 'Zurück', next: 'Weiter' },
  exclusive: 'Exklusiv',
  open: 'Zum Angebot',
  oneClick: 'Mit einem Klick holen',
  newTab: '(öffnet sich in einem neuen Tab)',
  by: 'von {partner}',
  price: '{initial}',
  priceThen: '{initial} jetzt, danach {recurring} im Monat',
  empty: {
    title: 'Heute keine Angebote.',
    text: 'Schau bald wieder vorbei. Bis dahin gehört dir die ganze Mediathek.',
    action: 'Alle Videos anzeigen',
  },
  confirmation: {
    linkMissing: 'Externes Zusatzangebot: Der Bestätigungslink fehlt',
    unreadable:
      'Dieser Link ist beschädigt und enthält keinen Kauf, der sich bestätigen ließe. Es wurde nichts gekauft.',
    hostile: 'Dieser Link führt auf eine Seite, die wir nicht kennen. Es wurde nichts gekauft.',
    label: 'Zu dem Link, über den du gekommen bist',
    title: 'Kauf bestätigen',
    price: 'Preis',
    confirm: 'Bestätigen',
    cancel: 'Nicht jetzt',
    note: 'Der Partner belastet die Karte, die du für {brand} benutzt.',
  },
  success: {
    title: 'Es gehört dir.',
    text: 'Dein Kauf ist abgeschlossen. Der Partner schickt dir den Beleg per E-Mail.',
    action: 'Weiter',
  },
  denial: {
    title: 'Das hat nicht geklappt.',
    text: 'Der Partner hat den Kauf abgelehnt, und es wurde nichts abgebucht.',
    action: 'Weiter',
  },
  idle: {
    title: 'Kein Kauf im Gange.',
    text: 'Hier gibt es keinen Kauf abzuschließen. Falls du etwas gekauft hast, schreibt dir der Partner dazu eine E-Mail.',
    action: 'Zu den Angeboten',
  },
  resume: { label: 'Dein letzter Kauf', text: 'Was du gekauft hast, liegt für dich bereit.', action: 'Öffnen' },
  offers: {
    title: 'Bevor es weitergeht',
    text: 'Ein paar Angebote für Mitglieder, nur jetzt.',
    continue: 'Weiter zu {brand}',
    snooze: 'Angebote einen Monat lang ausblenden',
    empty: 'Im Moment gibt es keine Angebote.',
  },
};
