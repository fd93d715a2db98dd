import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../join.ts';

export const join: Translation<typeof english.join> = {
  head: {
    title: 'Mitglied werden — {brand}',
    description: 'Werde Mitglied bei {brand}: Tarife, Preise und was wann abgebucht wird.',
  },
  title: 'Mitglied bei {brand} werden',
  lead: 'Jeder Film, in bester Qualität. Du kündigst jederzeit auf deiner Kontoseite, so einfach, wie du Mitglied wirst.',
  perks: {
    label: 'Was du bekommst',
    films: 'Jeder Film in voller Länge',
    downloads: 'Downloads, Bilderserien und Kommentare',
    cancel: 'Online mit zwei Klicks kündigen, jederzeit',
  },
  plan: {
    single: 'Alles auf {brand}',
    several: 'Alles auf {count, number} Seiten',
    severalFrom: 'Alles auf {count, number} Seiten, ab {price} im Monat',
    kinds: {
      TRIAL: '{days, plural, one {# Tag zur Probe} other {# Tage zur Probe}}',
      FREE_LIMITED_TRIAL: 'Kostenlose eingeschränkte Probezeit',
      MONTH: '1 Monat',
      QUARTER: '3 Monate',
      YEAR: '1 Jahr',
    },
    multisite: '{kind}, {count, number} Seiten',
    saved: '{percent, number} % sparen',
    best: 'Bestes Angebot: {percent, number} % sparen',
    perMonth: 'im Monat',
    once: 'heute',
    perDays: 'für {days, number} Tage',
    total: 'für {months, plural, one {1 Monat} other {# Monate}}',
    totalInDays: 'für {days, number} Tage',
    free: 'nichts zu zahlen',
    renews:
      '{price} jetzt. Verlängert sich {months, plural, one {jeden Monat} other {alle # Monate}} zu {later}, das nächste Mal am {date}.',
    renewsInDays: '{price} jetzt. Verlängert sich alle {days, number} Tage zu {later}, das nächste Mal am {date}.',
    trialRenews: '{price} jetzt. Dann {later} im Monat ab dem {date}, falls du nicht vorher kündigst.',
    trialRenewsInDays:
      '{price} jetzt. Dann {later} alle {days, number} Tage ab dem {date}, falls du nicht vorher kündigst.',
    freeTrial: 'Drei ganze Filme deiner Wahl. Endet von selbst.',
    ends: '{price} jetzt. Endet von selbst.',
  },
  payment: {
    legend: 'Zahlungsart',
    card: { title: 'Karte', text: 'Kredit- oder Debitkarte, auf der sicheren Seite von {biller}' },
    paypal: {
      title: 'PayPal',
      text: 'PayPal oder Karte, auf der Website von {biller}, die auch deine Mitgliedschaft verwaltet',
    },
    website: { text: 'Auf der Website von {biller}, die auch deine Mitgliedschaft verwaltet' },
    countsDays: '{plan}: verlängert sich dort alle {days, number} Tage.',
    others: 'Andere Zahlungsarten',
  },
  account: {
    title: 'Dein Konto',
    email: 'E-Mail',
    emailHint: 'Damit meldest du dich an. Andere Mitglieder sehen sie nie.',
    password: 'Passwort',
    passwordHint: 'Nur Buchstaben und Ziffern, 8 bis 32 Zeichen.',
    passwordMailed: 'Wir schicken dir einen Link per E-Mail, und dort wählst du dein Passwort.',
    signIn: 'Hast du schon ein Konto?',
    signInLink: 'Anmelden',
  },
  summary: {
    title: 'Heute fällig',
    asChosen: 'Der Betrag, der bei deinem Tarif steht. Du siehst ihn noch einmal, bevor du zahlst.',
    terms:
      'Wenn du weitergehst, bestätigst du, dass du mindestens 18 Jahre alt bist, und stimmst den <terms>AGB</terms> und der <privacy>Datenschutzerklärung</privacy> zu.',
    submit: 'Weiter zur Zahlung',
    submitFree: 'Weiter',
    discreet: 'Du zahlst auf der sicheren Seite von {biller}. Deine Kartennummer erreicht uns nie.',
  },
  stills: 'Filme auf {brand}',
  none: {
    title: 'Mitgliedschaften sind gerade nicht verfügbar',
    text: 'Bitte versuch es später noch einmal oder melde dich an, wenn du ein Konto hast.',
  },
};
