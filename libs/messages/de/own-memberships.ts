import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../own-memberships.ts';

export const ownMemberships: Translation<typeof english.ownMemberships> = {
  nothing: {
    title: 'Noch keine Mitgliedschaften',
    text: 'Wenn du bei einer unserer Marken Mitglied wirst, findest du das hier, mit Preis, nächster Abbuchung und Belegen.',
    action: 'Mitgliedschaften ansehen',
  },
  past: 'Frühere Mitgliedschaften',
  state: {
    ACTIVE: 'Aktiv',
    CANCELLED: 'Verlängert sich nicht',
    PAST_DUE: 'Zahlung fehlgeschlagen',
    PAUSED: 'Pausiert',
    COMPLIMENTARY: 'Kostenlos',
    ENDED: 'Beendet',
  },
  opens: 'Enthält',
  everySite: 'Alle {count} Seiten: {sites}',
  price: 'Preis',
  period: {
    month: '{price} im Monat',
    quarter: '{price} alle drei Monate',
    year: '{price} im Jahr',
    other: '{price} alle {months} Monate',
    days: '{price} alle {days} Tage',
  },
  next: 'Wie es weitergeht',
  nextText: {
    charge: 'Am {date} werden {price} abgebucht.',
    awaited:
      'Deine Verlängerung für {price} war am {date} fällig. Wir warten auf die Nachricht darüber; du musst nichts tun.',
    ends: 'Zugang bis zum {date}. Es wird nichts mehr abgebucht.',
    ended: 'Endete am {date}. Es wird nichts abgebucht.',
    paused:
      'Geht am {date} weiter; dann werden {price} abgebucht. Bis dahin wird nichts abgebucht, und du hast keinen Zugang.',
    pastDue:
      'Deine letzte Zahlung wurde abgelehnt. Wir versuchen es noch einmal; aktualisiere deine Karte, um weiter dabei zu sein.',
    pastDueAtBiller:
      'Deine letzte Zahlung wurde abgelehnt. Sie wird noch einmal versucht; bis dahin ist nichts freigeschaltet.',
    nothing: 'Es wird nichts abgebucht.',
  },
  biller: 'Abgebucht von',
  support: 'Kundendienst',
  joined: 'Dabei seit',
  joinedOn: '{date}, auf {brand}',
  pausePlanned:
    'Pausiert vom {from} bis zum {until}. Dazwischen wird nichts abgebucht; am {until} geht es von selbst weiter.',
  changePlanned: 'Wechselt am {date} zu {plan}, für {price}.',
  external:
    '{biller} bucht diese Mitgliedschaft ab und kann eine Kündigung nicht zurücknehmen. Wenn sie beendet ist, kannst du wieder Mitglied werden.',
  actions: {
    reactivate: 'Kündigung zurücknehmen',
    change: 'Tarif wechseln',
    pause: 'Pausieren',
    resume: 'Jetzt weitermachen',
    keepRenewal: 'Nicht pausieren',
    keepPlan: 'Tarif behalten',
    card: 'Karte aktualisieren',
    cancel: 'Mitgliedschaft kündigen',
  },
  cardOnFile: 'Karte',
  cardUntil: '{card}, gültig bis {expires}',
  receipts: '{count, plural, one {# Beleg} other {# Belege}}',
  receiptsOf: 'Belege von {name}',
  gone: 'Diese Mitgliedschaft hat sich inzwischen geändert. Bitte schließ dieses Fenster und sieh noch einmal nach.',
  pause: {
    title: 'Mitgliedschaft pausieren',
    text: '{name}. Deine bezahlte Zeit bleibt dir: Die Pause beginnt am {from}.',
    legend: 'Wie lange?',
    months: '{count, plural, one {# Monat} other {# Monate}}',
    until: 'bis {date}',
    facts:
      'Während der Pause wird nichts abgebucht, und du hast keinen Zugang. Deine Gems, freigeschalteten Pakete und Favoriten bleiben.',
    after:
      'Am {date} geht es von selbst weiter, und {price} werden abgebucht. Wir erinnern dich eine Woche vorher, und du kannst jederzeit früher weitermachen oder kündigen.',
    confirm: 'Bis {date} pausieren',
  },
  resume: {
    title: 'Jetzt weitermachen?',
    text: '{name} ist sofort wieder offen, und heute beginnt ein neuer Zeitraum.',
    now: '{price} werden jetzt von deiner hinterlegten Karte abgebucht.',
    nowTo: '{price} werden jetzt von deiner Karte ({card}) abgebucht.',
    confirm: '{price} zahlen und weitermachen',
  },
  change: {
    title: 'Tarif wechseln',
    text: '{name} läuft bis zum {date} weiter. Du wählst, was danach kommt.',
    legend: 'Dein Tarif ab dem {date}',
    now: 'Jetzt wird nichts abgebucht. Am {date} werden {price} abgebucht und bei jeder Verlängerung wieder, bis du kündigst.',
    smaller: 'Von da an enthält er nur noch {sites}.',
    larger: 'Ein größerer Tarif kann heute beginnen: Was du schon bezahlt hast, wird vom Preis abgezogen.',
    upgrade: 'Größere Tarife ansehen',
    confirm: 'Am {date} wechseln',
  },
};
