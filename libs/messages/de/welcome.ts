import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../welcome.ts';

export const welcome: Translation<typeof english.welcome> = {
  head: {
    success: 'Willkommen — {brand}',
    upgrade: 'Deine Mitgliedschaft — {brand}',
    denied: 'Zahlung abgelehnt — {brand}',
  },
  success: {
    title: 'Willkommen',
    named: 'Willkommen, {name}',
    creating: 'Deine Bestellung hat geklappt. Wir richten dein Konto ein, das dauert einen Moment.',
    ready: 'Deine Mitgliedschaft ist bereit. Viel Vergnügen mit der ganzen Mediathek.',
    enter: 'Jetzt ansehen',
    entering: 'Wird geöffnet …',
    late: 'Bis dein Konto aktualisiert ist, dauert es noch etwas. Bitte sieh in ein paar Minuten wieder nach.',
    again: 'Noch einmal nachsehen',
    partnerOffers: 'Was unsere Partner Mitgliedern bieten',
    receipt: 'Eine E-Mail mit den Einzelheiten deiner Bestellung ist unterwegs. Darin steht auch, wie du kündigst.',
  },
  waiting: {
    title: 'Sieh in deinen Posteingang',
    text: 'Deine Bestellung hat geklappt. Zu dieser E-Mail-Adresse gibt es schon ein Konto, deshalb haben wir ihm eine E-Mail geschickt: Bestätige die Bestellung dort, damit deine Mitgliedschaft beginnt. Sonst wird sie spätestens am {date} storniert, und was bezahlt wurde, wird erstattet.',
    signIn: 'Anmelden und bestätigen',
    returnedTitle: 'Deine Erstattung ist unterwegs',
    freeTitle: 'Deine Bestellung hat nicht geklappt',
    returned:
      'Wem die E-Mail-Adresse gehört, hat die Bestellung nicht bestätigt, deshalb hat keine Mitgliedschaft begonnen.',
    over: 'Die Zahlungsseite war nicht mehr offen, als sie benutzt wurde, deshalb hat keine Mitgliedschaft begonnen. Du kannst jederzeit noch einmal Mitglied werden.',
    takenBack: 'Die Zahlung wurde zurückgenommen, bevor sie bestätigt war, deshalb hat keine Mitgliedschaft begonnen.',
    accountClosed:
      'Das Konto mit dieser E-Mail-Adresse kann nicht benutzt werden, deshalb hat keine Mitgliedschaft begonnen.',
    voucherUsed: 'Der Gutschein war schon so oft eingelöst, wie es geht, deshalb hat keine Mitgliedschaft begonnen.',
    notNeeded: 'Du hattest schon eine Mitgliedschaft mit all dem, deshalb hat keine neue begonnen.',
    trialUsed:
      'Du hattest schon eine kostenlose Probezeit oder eine Mitgliedschaft, deshalb hat keine neue Probezeit begonnen.',
    needsSignIn:
      'Du hast schon eine Mitgliedschaft, und ihre nicht genutzten Tage lassen sich nur anrechnen, wenn du angemeldet bist, deshalb hat keine neue begonnen. Melde dich an und wähl den Tarif auf deiner Kontoseite.',
    outdated:
      'Der Preis passte nicht mehr zu den ungenutzten Tagen deiner Mitgliedschaft, deshalb hat keine neue begonnen. Wähl den Tarif auf deiner Kontoseite noch einmal: Dort siehst du den heutigen Preis.',
    refund:
      'Der ganze Betrag geht an deine Karte zurück, und es wird nichts weiter abgebucht. Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
    free: 'Es wurde nichts abgebucht, und es wird nichts abgebucht.',
    home: 'Zurück zu {brand}',
  },
  mailed: {
    title: 'Sieh in deinen Posteingang',
    trial: 'Wir haben einen Link an {email} geschickt. Öffne ihn, um deinen Test zu starten. Er gilt bis {date}.',
    membership:
      'Wir haben einen Link an {email} geschickt. Öffne ihn, damit deine Mitgliedschaft beginnt. Er gilt bis {date}.',
    goesOn:
      'Dort wählst du das Passwort deines Kontos. An eine Adresse schicken wir höchstens drei Links in der Stunde.',
    again: 'Noch einmal senden',
    sentAgain: 'Noch einmal gesendet. Der Link aus der früheren E-Mail gilt nicht mehr.',
    change: 'Andere Adresse verwenden',
    email: 'Deine E-Mail-Adresse',
    submit: 'Link dorthin senden',
  },
  upgrade: {
    title: 'Du bist dabei. Willst du alles?',
    text: 'Deine Probezeit hat begonnen. Eine volle Mitgliedschaft öffnet alles: jeden Film, Downloads, Bilderserien und Kommentare.',
    freeText:
      'Deine kostenlose Probezeit hat begonnen: Wähl {count, plural, one {# ganzen Film} other {# ganze Filme}} aus den dafür gekennzeichneten. Heute wird nichts abgebucht, und sie endet am {date} von selbst. Eine volle Mitgliedschaft öffnet alles.',
    now: '{price} jetzt, für den ersten Monat',
    later:
      'Verlängert sich zu {later} im Monat, das nächste Mal am {date}, falls du nicht vorher kündigst. Deine Probezeit endet sofort.',
    confirm: 'Für {price} umsteigen',
    keep: 'Mit der Probezeit weitermachen',
    unavailable: 'Der Wechsel ist gerade nicht verfügbar. Deine Probezeit läuft weiter wie bisher.',
  },
  denied: {
    title: 'Deine Karte wurde abgelehnt',
    text: 'Die Zahlung wurde nicht genehmigt, und es wurde nichts abgebucht. Mit einer anderen Karte oder Zahlungsart klappt es oft.',
    uncharged: 'Es wurde nichts abgebucht.',
    noneTitle: 'Der Kauf wurde nicht abgeschlossen',
    none: 'Die Anmeldung konnte nicht abgeschlossen werden, und es wurde nichts abgebucht. Du kannst eine Mitgliedschaft wählen und es noch einmal versuchen.',
    paidTitle: 'Deine Zahlung hat geklappt',
    paid: 'Ein früherer Versuch wurde abgelehnt, aber ein späterer bezahlt. Deine Mitgliedschaft ist aktiv, und du musst nicht noch einmal zahlen.',
    enter: 'Zu deiner Mitgliedschaft',
    account: 'Dein Konto ansehen',
    again: 'Noch einmal versuchen',
    kept: 'Deine E-Mail-Adresse {email} und dein Tarif für {price} sind noch da. Außer der Karte musst du nichts noch einmal eingeben.',
    keptPlan: 'Dein Tarif für {price} ist noch da.',
    other: 'Anderen Tarif wählen',
    home: 'Zurück zu {brand}',
    member: 'Mitgliedschaften ansehen',
    steps: {
      title: 'Was du jetzt tun kannst',
      card: 'Prüf Kartennummer, Ablaufdatum und Prüfziffer und ob die Karte online und im Ausland benutzt werden darf.',
      other:
        'Versuch es mit einer anderen Karte oder Zahlungsart. Du kannst deine Mitgliedschaft neu wählen, für eine Seite oder für alle.',
      bank: 'Frag deine Bank: Banken halten eine erste Zahlung an einen neuen Händler oft an und können sie genehmigen.',
      support: 'Kommst du nicht weiter? <support>Schreib uns</support>, wir helfen dir.',
    },
    support: 'Fragen zur Abbuchung? Der <support>Kundendienst von {biller}</support> hilft dir.',
    ownSupport: 'Fragen zur Abbuchung? <support>Schreib uns</support>, wir helfen dir.',
  },
  signInToContinue: {
    title: 'Melde dich an, um weiterzumachen',
    text: 'Zu deiner Sicherheit funktioniert diese Seite 30 Minuten nach der Zahlung und nur in dem Browser, in dem bezahlt wurde. Wenn bezahlt wurde, steht in der E-Mail an die dafür angegebene Adresse, was daraus wurde. Wenn du ein Konto bei {brand} hast, melde dich an.',
  },
  autologinFailed: 'Wir konnten dich nach dem Kauf nicht automatisch anmelden. Bitte melde dich an.',
  signIn: 'Anmelden',
  support: 'Kundendienst kontaktieren',
  account_creation_error_modal: {
    title: 'Dein Konto braucht länger als sonst',
    timed_out: 'Das Anlegen des Kontos hat zu lange gedauert',
    text: 'Deine Bestellung ist sicher. Wir legen dein Konto an, sobald der Zahlungsdienst sie bestätigt, und schicken dir dann eine E-Mail. Wenn sie nicht innerhalb einer Stunde ankommt, wende dich bitte an den Kundendienst.',
    code: 'Code: {code}',
    close: 'Schließen',
    again: 'Noch einmal nachsehen',
  },
};
