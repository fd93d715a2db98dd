import type { Translation } from '../catalogue/translation.ts';
import type { errors as english } from '../errors.ts';

export const errors: Translation<typeof english> = {
  notFoundPage: {
    headTitle: 'Nicht gefunden — {brand}',
    title: 'Diese Seite finden wir nicht.',
    text: 'Vielleicht ist sie umgezogen oder es gibt sie nicht mehr. Such nach etwas anderem oder geh zurück zur Startseite.',
    action: 'Zur Startseite',
    searchField: 'Filme und Personen suchen',
    search: 'Suchen',
  },
  server: {
    headTitle: 'Da ist etwas schiefgegangen — {brand}',
    illustration: 'Da ist etwas schiefgegangen',
    title: 'Das stand nicht im Drehbuch.',
    text: 'Da ist etwas schiefgegangen. Wir arbeiten daran, es so schnell wie möglich zu beheben.',
    action: 'Zur Startseite',
    report: 'Problem melden',
    reference: 'Referenz: {id}',
  },
  away: {
    headTitle: 'Einen Moment — {brand}',
    illustration: 'Ein angehaltener Film',
    title: 'Der Film macht kurz Pause.',
    text: 'Wir erreichen unsere Mediathek gerade nicht. Es geht nichts verloren, und meist ist sie in einer Minute wieder da.',
    action: 'Noch einmal versuchen',
    busyAction: 'Neuer Versuch läuft',
    stillAway: 'Noch keine Antwort. Bitte versuch es gleich noch einmal.',
  },
  accessDenied: 'Das ist in deiner Mitgliedschaft nicht enthalten.',
  signInRequired: 'Bitte melde dich zuerst an.',
  badRequest: 'Etwas an dieser Anfrage war nicht gültig.',
  favoriteBatch: 'Füge jeweils zwischen 1 und 100 Favoriten hinzu oder entferne sie.',
  limitExceeded: 'Diese Anfrage ist zu groß. Bitte versuch es mit einer kleineren.',
  beingPrepared: 'Dieser Film wird gerade vorbereitet. Bitte sieh später wieder vorbei.',
  notFound: 'Das ist nicht mehr verfügbar.',
  addressExpired: 'Dieser Link ist abgelaufen. Bitte lade die Seite neu.',
  rateLimited: 'Zu viele Anfragen. Bitte warte einen Moment und versuch es noch einmal.',
  partnerRefused:
    'Der Partner hat den Kauf abgelehnt, und es wurde nichts abgebucht. Bitte versuch es später noch einmal.',
  partnerSilent:
    'Der Partner hat nicht geantwortet, deshalb ist der Kauf vielleicht nicht abgeschlossen. Bestätige ihn noch einmal, um ihn abzuschließen: Es wird nur einmal abgebucht.',
  noConnection:
    'Es gibt keine Verbindung. Was du geschrieben hast, bleibt erhalten. Bitte versuch es noch einmal, sobald du verbunden bist.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.',
  missing: {
    part: 'Diesen Teil der Seite können wir gerade nicht zeigen. Alles andere funktioniert wie bisher.',
    dialog: 'Das können wir gerade nicht zeigen. Die Seite funktioniert wie bisher.',
    action: 'Seite neu laden',
  },
  last: { text: 'Wir können diese Seite gerade nicht zeigen. Vielleicht hilft es, sie neu zu laden.' },
  endedRelease: 'Diese Seite ist nicht mehr aktuell. Bitte lade sie neu.',
  internal: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',
};
