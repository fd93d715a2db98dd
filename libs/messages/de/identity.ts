import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../identity.ts';

export const identity: Translation<typeof english.identity> = {
  signedInWith: { on: '{browser} unter {system}', unknown: 'Unbekannter Browser' },
  signIn: {
    title: 'Bei {brand} anmelden',
    heading: 'Willkommen zurück',
    lead: 'Melde dich an, um zu {brand} zu gelangen.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    newHere: 'Neu bei {brand}?',
    join: 'Jetzt Mitglied werden',
    back: 'Zurück zu {brand}',
    passkey: 'Mit einem Passkey anmelden',
    passkeyFailed: 'Es wurde kein Passkey benutzt. Versuch es noch einmal oder melde dich mit deinem Passwort an.',
    emailLink: 'Anmeldecode per E-Mail schicken',
  },
  forgotten: {
    title: 'Passwort vergessen? — {brand}',
    heading: 'Passwort vergessen?',
    lead: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, mit dem du ein neues wählst.',
    email: 'E-Mail',
    submit: 'Link senden',
    back: 'Zurück zu {brand}',
    noMail:
      'Wir können gerade keine E-Mails verschicken, deshalb würde dich ein Link nicht erreichen. Unser Kundendienst hilft dir.',
    support: 'Kundendienst kontaktieren',
    sentHeading: 'Sieh in deinen Posteingang',
    sentText:
      'Falls es zu dieser E-Mail-Adresse ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt einmal und läuft nach einer Stunde ab.',
  },
  reset: {
    title: 'Neues Passwort für {brand} wählen',
    heading: 'Wähl ein neues Passwort',
    lead: 'Nur Buchstaben und Ziffern, 8 bis 32 Zeichen. Mit der Änderung werden alle Geräte abgemeldet.',
    newPassword: 'Neues Passwort',
    confirmation: 'Neues Passwort bestätigen',
    submit: 'Passwort ändern',
    doneHeading: 'Dein Passwort wurde geändert',
    doneText: 'Melde dich mit dem neuen an. Alle Geräte wurden abgemeldet.',
    overHeading: 'Dieser Link ist abgelaufen',
    overText: 'Er wurde schon benutzt oder ist älter als eine Stunde. Fordere einen neuen an.',
    askAgain: 'Neuen Link anfordern',
    signIn: 'Anmelden',
  },
  emailConfirmation: {
    heading: 'Bestätige deine E-Mail-Adresse',
    lead: 'Bist du mit {email} Mitglied bei {brand} geworden?',
    submit: 'Ja, bestätigen',
    notMine: 'Das war ich nicht: ein neues Passwort wählen',
    doneHeading: 'Deine E-Mail-Adresse ist bestätigt',
    doneText: 'Danke. Mit deinem Konto ist alles in Ordnung.',
    enter: 'Zu {brand}',
    overHeading: 'Dieser Link ist abgelaufen',
    overText: 'Er wurde schon benutzt oder ist älter als sieben Tage. Fordere auf deiner Kontoseite einen neuen an.',
    account: 'Zu deinem Konto',
  },
  unsubscribe: {
    heading: 'Neuigkeiten abbestellen',
    lead: 'Du erhältst keine Neuigkeiten und Angebote von {brand} und den Schwesterseiten mehr. Belege und Nachrichten zu deinem Konto kommen weiterhin.',
    submit: 'Abbestellen',
    doneHeading: 'Du hast die Neuigkeiten abbestellt',
    doneText:
      'Wir schicken dir keine Neuigkeiten und Angebote mehr. Auf deiner Kontoseite kannst du das jederzeit ändern.',
    invalidHeading: 'Dieser Link ist unvollständig',
    invalidText: 'Öffne ihn noch einmal aus der E-Mail oder wähl auf deiner Kontoseite, welche E-Mails du erhältst.',
    account: 'Zu deinem Konto',
  },
  paymentConfirmation: {
    heading: 'Ist das deine Zahlung?',
    lead: 'Am {date} wurden {amount} für {plan} bezahlt. Sobald du das bestätigst, ist dein Konto bei {brand} freigeschaltet.',
    refund: 'Sonst geht der ganze Betrag spätestens am {until} an die Karte zurück, mit der bezahlt wurde.',
    takeOver:
      'Diese E-Mail-Adresse wurde noch nicht bestätigt. Damit nur du das Konto nutzen kannst, melden wir alle Geräte ab und bitten dich gleich, ein neues Passwort zu wählen.',
    confirm: 'Zahlung bestätigen',
    return: 'Erstattung anfordern',
    confirmedHeading: 'Deine Zahlung ist bestätigt',
    confirmedText: 'Dein Kauf liegt in deinem Konto bereit. Eine E-Mail mit deinem Beleg ist unterwegs.',
    returnedHeading: 'Deine Erstattung ist unterwegs',
    returnedText: 'Der ganze Betrag geht an die benutzte Karte zurück und wird dir nicht noch einmal berechnet.',
    overHeading: 'Dieser Link ist abgelaufen',
    overText:
      'Er wurde schon benutzt, oder seine Zeit ist um. Hast du ihn gerade geöffnet, hat das geklappt. Was du hast, steht auf deiner Kontoseite.',
    signIn: 'Anmelden',
    account: 'Zu deinem Konto',
  },
  freeOrderConfirmation: {
    heading: 'Ist das deine Bestellung?',
    lead: 'Am {date} wurde „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Sobald du das bestätigst, ist dein Konto bei {brand} freigeschaltet.',
    refund: 'Sonst verfällt die Bestellung am {until}, und es wird nichts abgebucht.',
    confirm: 'Bestellung bestätigen',
    return: 'Das war ich nicht',
    confirmedHeading: 'Deine Bestellung ist bestätigt',
    confirmedText: 'Wir haben deine Antwort. Eine E-Mail mit den Einzelheiten ist unterwegs.',
    returnedHeading: 'Die Bestellung ist verfallen',
    returnedText: 'Es wurde nichts abgebucht, und dafür wird auch später nichts abgebucht.',
  },
  freeSignupConfirmation: {
    heading: 'Bei {brand} loslegen?',
    lead: 'Am {date} wurde mit {email} „{plan}“ bestellt, ohne dass etwas zu bezahlen war. Wähl ein Passwort und leg mit dem Knopf dein Konto an.',
    refund: 'Hast du das nicht bestellt, lass die Bestellung verfallen. Ohne deine Antwort verfällt sie am {until}.',
    password: 'Passwort',
    passwordRules: 'Nur Buchstaben und Ziffern, 8 bis 32 Zeichen.',
    confirm: 'Ja, Konto anlegen',
    return: 'Das war ich nicht',
    confirmedHeading: 'Dein Konto ist bereit',
    confirmedText: 'Melde dich mit deiner E-Mail-Adresse und deinem Passwort an.',
    returnedHeading: 'Die Bestellung ist verfallen',
    returnedText: 'Es gibt kein Konto, und es wurde nichts abgebucht.',
  },
  freeOrderReasons: {
    trialUsed: {
      heading: 'Du hast deine kostenlose Probezeit schon genutzt',
      text: 'Jeder kann eine kostenlose Probezeit haben, und du hattest deine schon. „{plan}“, bestellt am {date}, schaltet nichts frei, und es wird nichts abgebucht. Mit einer Mitgliedschaft siehst du alle Filme.',
    },
    formerMember: {
      heading: 'Die kostenlose Probezeit ist für neue Mitglieder',
      text: 'Du hattest schon einmal eine Mitgliedschaft. „{plan}“, bestellt am {date}, schaltet nichts frei, und es wird nichts abgebucht. Mit einer Mitgliedschaft siehst du wieder alle Filme.',
    },
    notNeeded: {
      heading: 'Du hast bereits eine Mitgliedschaft',
      text: 'Deine Mitgliedschaft läuft, deshalb schaltet „{plan}“, bestellt am {date}, nichts weiter frei. Es wird nichts abgebucht, und an deiner Mitgliedschaft ändert sich nichts.',
    },
    drop: 'Bestellung verwerfen',
    offers: 'Mitgliedschaften ansehen',
  },
  passwordErrors: {
    newPasswordNotSecure: 'Das neue Passwort ist nicht sicher. Wähl eines, das schwerer zu erraten ist.',
    confirmationDiffers: 'Die Bestätigung stimmt nicht mit dem neuen Passwort überein.',
  },
  errors: {
    wrongCredentials: 'E-Mail-Adresse und Passwort passen nicht zusammen. Prüf beide und versuch es noch einmal.',
    disabled:
      'Dieses Konto wurde deaktiviert, deshalb kannst du dich nicht anmelden. Bitte wende dich an den Kundendienst.',
    limited: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuch es noch einmal.',
    passkeyRefused:
      'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder melde dich mit deinem Passwort an.',
    wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt. Warte auf den nächsten und versuch es noch einmal.',
    stepOver:
      'Das hat zu lange gedauert, oder dein Konto wurde inzwischen abgemeldet. Bitte melde dich noch einmal an.',
    crossSite:
      'Dieses Formular wurde nicht von der Anmeldeseite gesendet. Bitte geh zurück und versuch es noch einmal.',
  },
  device: {
    approve: {
      heading: 'Diese Anmeldung erlauben?',
      lead: 'Wer sich in deinem Konto bei {brand} angemeldet hat, erhält Zugang, sobald du zustimmst. Stimm nur zu, wenn du es warst.',
      submit: 'Ja, das war ich',
    },
    block: {
      heading: 'Diese Anmeldung blockieren?',
      lead: 'Alle Geräte werden von deinem Konto bei {brand} abgemeldet, und wir prüfen die nächste Anmeldung erneut.',
      submit: 'Blockieren und überall abmelden',
    },
    leave: 'Nicht jetzt',
  },
  otherAccount: {
    heading: 'Du bist bereits angemeldet',
    lead: 'Der Link, den du geöffnet hast, gehört zu einem anderen Konto. Du bist bei {brand} weiterhin mit deinem eigenen angemeldet, und es hat sich nichts geändert.',
    stay: 'Mit meinem Konto weitermachen',
    aside: 'Du willst das andere Konto benutzen? Melde dich ab und dann mit dessen E-Mail-Adresse und Passwort an.',
    signOut: 'Abmelden',
  },
  emailConsent: 'Ich möchte per E-Mail von heißen neuen Szenen und besonderen Angeboten erfahren.',
  notices: {
    crossSite: {
      heading: 'Das kam nicht von unserer Seite',
      text: 'Der Knopf wurde auf einer anderen Seite als unserer gedrückt, deshalb wurde nichts geändert. Öffne den Link in der E-Mail noch einmal und drück den Knopf dort.',
    },
    limited: {
      heading: 'Zu viele Versuche',
      text: 'Bitte warte ein paar Minuten und versuch es noch einmal. Es wurde nichts geändert.',
    },
    lockedAccount: {
      heading: 'Dein Konto ist gesperrt',
      text: 'Alle Geräte sind abgemeldet, und niemand kann sich jetzt bei deinem Konto bei {brand} anmelden. Es war schon gesperrt, unser Kundendienst gibt ihm gerade eine andere Adresse, oder jemand anderes hat inzwischen ein Konto mit dieser E-Mail-Adresse. Bitte wende dich an den Kundendienst, damit du es zurückbekommst.',
    },
    challengesLimited: {
      heading: 'Sieh in deinen Posteingang',
      text: 'Wir haben dir mehrere E-Mails zu den letzten Anmeldungen geschickt. Bitte beantworte eine davon oder versuch es in einer Stunde noch einmal.',
    },
    challengeNotMailed: {
      heading: 'Wir können diese Anmeldung nicht bestätigen',
      text: 'Wir fragen per E-Mail, ob diese Anmeldung von dir ist, und können gerade keine E-Mails verschicken. Nichts wurde geändert. Bitte melde dich dort an, wo du es zuletzt getan hast, oder versuch es später noch einmal.',
    },
    failed: {
      heading: 'Die Anmeldung hat nicht geklappt',
      text: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt. Bitte fang noch einmal an.',
    },
    over: {
      heading: 'Diese Anmeldung ist abgelaufen',
      text: 'Du hast dich schon angemeldet, oder diese Seite stammt von einem früheren Besuch.',
    },
    refused: {
      heading: 'Das konnten wir nicht annehmen',
      text: 'Es wurde nichts geändert. Vielleicht war die Seite zu lange geöffnet: Bitte öffne sie noch einmal.',
    },
    notFound: {
      heading: 'Hier ist nichts',
      text: 'Diese Adresse ist vielleicht unvollständig. Wenn sie aus einer E-Mail stammt, öffne den Link dort bitte noch einmal.',
    },
    unavailable: {
      heading: 'Da ist etwas schiefgegangen',
      text: 'Wir arbeiten daran, es so schnell wie möglich zu beheben. Bitte versuch es gleich noch einmal.',
    },
    tryAgain: 'Noch einmal versuchen',
    continue: 'Weiter zu {brand}',
    brands: 'Wohin möchtest du?',
  },
};
