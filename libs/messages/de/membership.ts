import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../membership.ts';

export const membership: Translation<typeof english.membership> = {
  head: 'Deine Mitgliedschaft — {brand}',
  close: 'Schließen',
  names: {
    member: 'Mitgliedschaft',
    portal: 'Portalzugang, noch {count, plural, one {# Credit} other {# Credits}}',
    TRIAL: 'Probezeit',
    FREE_LIMITED_TRIAL: 'Kostenlose eingeschränkte Probezeit',
    MONTH: 'Monatsmitgliedschaft',
    QUARTER: 'Vierteljahresmitgliedschaft',
    YEAR: 'Jahresmitgliedschaft',
    severalSites: '{name}, mehrere Seiten',
  },
  next: {
    charge: 'Deine nächste Abbuchung beträgt {price} am {date}.',
    chargeInDays: 'Deine nächste Abbuchung beträgt {price} am {date}, danach alle {days, number} Tage.',
    awaited:
      'Deine Verlängerung für {price} war am {date} fällig. Wir warten auf die Nachricht darüber; du musst nichts tun.',
    ends: 'Du hast Zugang bis zum {date}. Es wird nichts mehr abgebucht.',
    ended: 'Sie endete am {date}. Es wird nichts abgebucht.',
    pastDue:
      'Deine letzte Zahlung hat nicht geklappt. Wir versuchen es noch einmal; aktualisiere deine Karte, um weiter dabei zu sein.',
    pastDueAtBiller:
      'Deine letzte Zahlung hat nicht geklappt. Sie wird noch einmal versucht; bis dahin ist nichts freigeschaltet.',
    nothing: 'Es wird nichts abgebucht.',
  },
  status: {
    none: 'Hier noch keine Mitgliedschaft',
    active: 'Deine Mitgliedschaft ist aktiv',
    awaited: 'Deine Mitgliedschaft wird verlängert',
    cancelled: 'Deine Mitgliedschaft ist aktiv und verlängert sich nicht',
    pastDue: 'Deine letzte Zahlung hat nicht geklappt',
    expired: 'Deine Mitgliedschaft ist nicht aktiv',
    waiting:
      'Bis eine neue Zahlung ankommt, kann es ein paar Minuten dauern; diese Seite sieht nach. Es wird nichts doppelt abgebucht.',
    underWay: 'Dein neuer Kauf wird bearbeitet. Diese Seite zeigt ihn, sobald er abgeschlossen ist.',
    support: 'Fragen zu einer Abbuchung? Der <support>Kundendienst von {biller}</support> hilft dir.',
    ownSupport: 'Fragen zu einer Abbuchung? <support>Schreib uns</support>, wir helfen dir.',
    home: 'Zu {brand}',
    check: 'Jetzt nachsehen',
    account: 'Dein Konto',
    buy: 'Mitgliedschaften ansehen',
  },
  account: {
    membership: 'Mitgliedschaft',
    nothing: 'Hier keine Mitgliedschaft',
    redeem: 'Code einlösen',
    give: 'Mitgliedschaft verschenken',
    next: 'Wie es weitergeht',
    biller: 'Abgebucht von',
    billerSupport: 'Kundendienst',
    standing: {
      none: 'Keine',
      active: 'Aktiv',
      awaited: 'Wird verlängert',
      cancelled: 'Verlängert sich nicht',
      pastDue: 'Zahlung fehlgeschlagen',
      expired: 'Beendet',
    },
    buy: 'Mitgliedschaften ansehen',
    reactivate: 'Mitgliedschaft reaktivieren',
    yearly: 'Auf ein Jahr umsteigen',
    severalSites: 'Alle Seiten dazunehmen',
    cancel: 'Mitgliedschaft kündigen',
    external:
      'Deine Mitgliedschaft wird von {biller} verwaltet. Bitte wende dich an den dortigen Kundendienst, um sie zu reaktivieren.',
  },
  card: {
    update: 'Karte aktualisieren',
    failed: 'Deine Karte konnte nicht aktualisiert werden. Bitte versuch es noch einmal.',
  },
  earlierPlans: {
    title: 'Frühere Tarife',
    until: 'bis {date}',
    replaced: 'ersetzt durch {plan}',
    credited:
      '{days, plural, one {# nicht genutzter Tag} other {# nicht genutzte Tage}} im Wert von {credit} für den neuen Tarif angerechnet',
  },
  invoices: {
    title: 'Rechnungen',
    earlier: '{count, plural, one {# frühere Rechnung} other {# frühere Rechnungen}}',
    transaction: '{biller}, Vorgang {number}',
    kinds: { REFUND: 'erstattet', VOID: 'storniert', CHARGEBACK: 'zurückgebucht' },
  },
  deal: {
    period: 'im Monat',
    before: 'vorher',
    gems: '{count, plural, one {+# Bonus-Gem} other {+# Bonus-Gems}}',
    text: 'Gilt ab deiner nächsten Verlängerung und für jede weitere, solange du bei diesem Tarif bleibst. Jederzeit kündbar.',
  },
  bars: {
    dismiss: 'Schließen',
    upgrade: {
      label: 'Mehr sehen',
      text: 'Alles von {brand} in voller Länge, mit Downloads.',
      action: 'Umsteigen',
    },
    lapsed: {
      text: '{plan}: endete am {date}. Wieder dabei sein kostet {price} im Monat.',
      action: 'Zurückkommen',
    },
    paused: { label: 'Pausiert', text: '{plan} pausiert bis zum {date}.', action: 'Weitermachen oder ändern' },
    portal: {
      label: 'Alle Seiten',
      text: 'Eine Mitgliedschaft, alle Seiten des Netzwerks.',
      action: 'Alle Seiten ansehen',
    },
    reactivate: {
      label: 'Reaktivieren',
      text: 'Deine Mitgliedschaft bei {brand} verlängert sich nicht. Reaktiviere sie, bevor sie endet.',
      action: 'Reaktivieren',
    },
  },
  purchase_membership_modal: {
    title: 'Mitgliedschaft bei {brand}',
    titleBack: 'Willkommen zurück bei {brand}',
    text: 'Wähl einen Tarif. Du siehst, was jetzt und was später abgebucht wird. Jederzeit kündbar.',
    nothing: 'Mehr gibt es nicht zu kaufen: Du hast hier schon alles.',
    pay: 'Jetzt {price} zahlen',
    change: 'Tarif wechseln, jetzt nichts zu zahlen',
    continue: 'Weiter zur Zahlung',
    otherCard: 'Andere Karte benutzen',
    storedCard: 'Karte meiner letzten Zahlung benutzen',
    storedCardText: 'Wir belasten die Karte deiner letzten Zahlung, sobald du die Schaltfläche drückst.',
    storedCardNamed: 'Wir belasten deine Karte ({card}), sobald du die Schaltfläche drückst.',
    storedCardLater: 'Jetzt wird nichts abgebucht. Spätere Abbuchungen gehen auf die Karte deiner letzten Zahlung.',
    storedCardNamedLater: 'Jetzt wird nichts abgebucht. Spätere Abbuchungen gehen auf deine Karte ({card}).',
    hostedText: 'Du zahlst auf der sicheren Seite des Zahlungsdienstes. Deine Kartennummer erreicht uns nie.',
    changes: {
      title: 'Was mit deinem jetzigen Tarif passiert',
      ends: '{plan} endet jetzt und verlängert sich nicht. Alle Seiten davon sind im neuen Tarif.',
      credited:
        '{plan} endet jetzt und verlängert sich nicht. {days, plural, one {# nicht genutzter Tag ist} other {# nicht genutzte Tage sind}} {credit} wert, die wir abziehen.',
      now: 'Du zahlst jetzt {price} und am {date} {later}.',
      extended:
        'Du zahlst jetzt nichts. Dein Guthaben reicht für {days, plural, one {# Tag} other {# Tage}}, bis zum {date}; dann verlängert sich der Tarif zu {later}.',
    },
    existing: {
      title: 'Das hast du schon',
      PAUSED: '{name} pausiert und geht am {date} weiter. Mach damit weiter, statt doppelt zu zahlen.',
      PAST_DUE:
        'Die letzte Zahlung für {name} wurde abgelehnt und wird noch einmal versucht. Sieh dort nach, was du tun kannst, statt doppelt zu zahlen.',
      CANCELLED: '{name} ist bis zum {date} offen. Nimm deine Kündigung zurück: Heute wird nichts abgebucht.',
      action: 'Zu meinen Mitgliedschaften',
    },
    payment_success: 'Danke. Deine Zahlung hat geklappt.',
    payment_failed: 'Die Zahlung hat nicht geklappt, und es wurde nichts abgebucht.',
    payment_unknown:
      'Wir wissen noch nicht, ob deine Zahlung geklappt hat. Wenn ja, beginnt deine Mitgliedschaft in wenigen Minuten. Ein neuer Versuch führt zu keiner zweiten Abbuchung.',
  },
  upgrade_to_yearly_modal: {
    title: 'Ein Jahr für weniger',
    text: 'Dein Jahr beginnt, wenn die jetzt bezahlte Zeit endet; so zahlst du keinen Tag doppelt.',
    current: '{plan} läuft bis zum {date} und wird nicht mehr abgebucht. Dann beginnt dein Jahr.',
    now: 'jetzt',
    later: 'Verlängert sich zu {price} im Jahr, das nächste Mal am {date}, falls du nicht vorher kündigst.',
    confirm: 'Jetzt {price} zahlen',
    asking: 'Preis wird geladen',
    unavailable: 'Der Preis konnte nicht geladen werden. Bitte versuch es noch einmal.',
    retry: 'Noch einmal versuchen',
    not_upgradeable: 'Für diese Mitgliedschaft gibt es keinen Jahrestarif.',
  },
  reactivate_cancelled_rebill_modal: {
    title: 'Mitgliedschaft reaktivieren',
    titleOffer: 'Für weniger zurückkommen',
    take: 'Angebot annehmen',
    reactivate: 'Reaktivieren',
    without: 'Lieber für {price} reaktivieren',
    reactivate_cancelled_rebill_success: 'Deine Mitgliedschaft ist reaktiviert. Schön, dass du wieder da bist.',
    reactivate_cancelled_rebill_failed:
      'Deine Mitgliedschaft konnte nicht reaktiviert werden. Bitte versuch es noch einmal oder wende dich an den Kundendienst.',
  },
  cancel_membership_modal: {
    title: 'Mitgliedschaft kündigen?',
    text: 'Es wird nichts mehr abgebucht. Wir bestätigen es per E-Mail.',
    loading: 'Wir sehen nach, was sich ändern würde',
    retry: 'Noch einmal versuchen',
    offer: 'Für weniger bleiben',
    reason: { legend: 'Warum gehst du? Du musst es nicht sagen.', send: 'Antwort senden', done: 'Fertig' },
    reasons: {
      TOO_EXPENSIVE: 'Es ist zu teuer',
      NOT_USED_ENOUGH: 'Ich nutze es zu wenig',
      MISSING_CONTENT: 'In der Mediathek fehlt etwas',
      TECHNICAL_PROBLEMS: 'Es hat nicht gut funktioniert',
      OTHER: 'Etwas anderes',
    },
    until: 'Du hast bis zum {date} vollen Zugang.',
    ended:
      'Im Moment ist nichts geöffnet. Deine Mitgliedschaft endet, sobald du bestätigst: Sie geht nicht weiter, und keine Zahlung wird noch einmal versucht.',
    films:
      '{count, plural, one {# Film, den du freigeschaltet hast, schließt} other {# Filme, die du freigeschaltet hast, schließen}}, wenn dein Zugang endet.',
    favorites: 'Deine {count, plural, one {Favoriten (#) bleiben} other {# Favoriten bleiben}}, und dein Konto auch.',
    undo: 'Bis dahin kannst du das mit einem Klick zurücknehmen, ohne noch einmal zu zahlen.',
    final: 'Hier lässt sich das nicht rückgängig machen. Du kannst jederzeit wieder Mitglied werden.',
    losses:
      'Du verlierst {gems, plural, =0 {} one {# Gem} other {# Gems}}{packs, plural, =0 {} other {{gems, plural, =0 {} other { und }}}}{packs, plural, =0 {} one {# freigeschaltetes Kanalpaket} other {# freigeschaltete Kanalpakete}}, sobald du bestätigst.',
    restored: 'Du bekommst sie zurück, wenn du reaktivierst, bevor dein Zugang endet.',
    keep: 'Mitgliedschaft behalten',
    accept: 'Zu diesem Preis bleiben',
    cancel: 'Mitgliedschaft kündigen',
  },
  one_click_consent_modal: {
    title: 'Mit einem Klick bei {partner} dabei',
    text: '{partner} bucht {price} von der Karte ab, die du für deine Mitgliedschaft benutzt. Wenn du weitergehst, stimmst du dem und den Bedingungen des Partners zu.',
    accept: 'Zustimmen und zahlen',
    decline: 'Nein, danke',
    refused: 'Dieses Angebot führt auf eine Seite, die wir nicht kennen, deshalb öffnen wir es nicht.',
  },
  subscription_status_modal: {
    title: 'Deine Mitgliedschaft wird geöffnet',
    text: 'Deine Zahlung wird bearbeitet. Diese Seite aktualisiert sich von selbst, sobald sie abgeschlossen ist.',
    waiting: 'Rückfrage beim Zahlungsdienst',
    polling_failed:
      'Bis dein Konto aktualisiert ist, dauert es noch etwas. Bitte sieh in ein paar Minuten wieder nach.',
  },
};
