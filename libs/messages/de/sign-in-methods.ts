import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../sign-in-methods.ts';

export const signInMethods: Translation<typeof english.signInMethods> = {
  secondStep: {
    title: 'Gib deinen Code für {brand} ein',
    heading: 'Gib deinen Code ein',
    lead: 'Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie für {brand} zeigt.',
    code: 'Code',
    hint: 'Keine App zur Hand? Gib stattdessen einen deiner Wiederherstellungscodes ein.',
    submit: 'Weiter',
    again: 'Auf andere Weise anmelden',
  },
  emailLink: {
    title: 'Per E-Mail bei {brand} anmelden',
    heading: 'Per E-Mail anmelden',
    lead: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Code und einen Link. Beide melden dich ohne Passwort an.',
    email: 'E-Mail',
    submit: 'E-Mail senden',
    back: 'Mit Passwort anmelden',
    sentHeading: 'Sieh in deinen Posteingang',
    sentText:
      'Falls es zu {email} ein Konto gibt, ist eine E-Mail mit einem Code und einem Link unterwegs. Beides gilt einmal und läuft nach 15 Minuten ab.',
    yourEmail: 'deiner E-Mail-Adresse',
    code: 'Code',
    codeHint:
      'Sechs Ziffern aus der E-Mail. Oder öffne ihren Link, auf welchem Gerät du willst. Wenn die E-Mail keinen Code enthält, folge ihrem Link.',
    codeWrong: 'Das ist nicht der Code der E-Mail. Sieh noch einmal nach und versuch es erneut.',
    codesLimited:
      'Zu viele falsche Codes. Öffne stattdessen den Link in der E-Mail oder melde dich mit deinem Passwort an.',
    codeOverHeading: 'Dieser Code ist abgelaufen',
    codeOverText: 'Er wurde schon benutzt oder ist älter als 15 Minuten. Fordere einen neuen an.',
    again: 'Noch eine E-Mail senden',
    openHeading: 'Bei {brand} anmelden?',
    openLead: 'Du meldest dich gleich in diesem Browser als {email} an.',
    open: 'Anmelden',
    overHeading: 'Dieser Link ist abgelaufen',
    overText: 'Er wurde schon benutzt oder ist älter als 15 Minuten. Fordere beim Anmelden einen neuen an.',
    otherText:
      'Dieser Link oder Code gehört zu einem anderen Konto. Du bist weiterhin mit deinem eigenen angemeldet, und es hat sich nichts geändert. Um das andere Konto zu benutzen, melde dich erst ab.',
    signIn: 'Anmelden',
  },
  notMe: {
    heading: 'Das warst nicht du?',
    lead: 'Wir melden alle Geräte ab, setzen dein jetziges Passwort außer Kraft und schicken dir einen Link, mit dem du ein neues wählst. Alle Passkeys und Authenticator-Apps des Kontos werden entfernt; deine kannst du wieder hinzufügen. Auch Links zu geteilten Playlists, offene Bezahlseiten und eine offene Einladung an eine zweite Person enden.',
    submit: 'Überall abmelden',
    leave: 'Das war ich',
    doneHeading: 'Alle Geräte sind abgemeldet',
    doneText: 'Dein altes Passwort gilt nicht mehr. Wir haben dir einen Link geschickt, mit dem du ein neues wählst.',
    overHeading: 'Dieser Link ist abgelaufen',
    overText:
      'Er wurde schon benutzt oder ist älter als sieben Tage. Du kannst trotzdem ein neues Passwort wählen; das meldet alle Geräte ab.',
    choose: 'Neues Passwort wählen',
  },
  addPasskey: {
    title: 'Passkey hinzufügen',
    heading: 'Passkey hinzufügen',
    lead: '„{name}“ meldet dich als {email} an. Dein Browser fragt nach deinem Fingerabdruck, deinem Gesicht oder deiner Bildschirmsperre.',
    submit: 'Weiter',
    back: 'Zurück zu deinem Konto',
    problems: {
      unsupported: 'Dieser Browser kann keine Passkeys anlegen, oder Skripte sind darin ausgeschaltet.',
      failed: 'Es wurde kein Passkey angelegt. Bitte versuch es noch einmal.',
      already: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    },
    results: {
      over: {
        heading: 'Diese Seite ist abgelaufen',
        text: 'Es wurde kein Passkey hinzugefügt. Fang in den Sicherheitseinstellungen deines Kontos noch einmal an.',
      },
      refused: {
        heading: 'Es wurde kein Passkey hinzugefügt',
        text: 'Die Antwort deines Geräts ließ sich nicht prüfen. Fang in den Sicherheitseinstellungen deines Kontos noch einmal an.',
      },
      tooMany: {
        heading: 'Es wurde kein Passkey hinzugefügt',
        text: 'Du hast schon so viele Passkeys, wie möglich sind. Entfern erst einen.',
      },
      already: {
        heading: 'Diesen Passkey hast du schon',
        text: 'Dieses Gerät hat schon einen Passkey für ein Konto. Es wurde nichts geändert.',
      },
    },
  },
};
