import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../legal.ts';

export const legal: Translation<typeof english.legal> = {
  head: {
    removal: {
      title: 'Inhalte entfernen lassen — {brand}',
      description:
        'Bitte {brand}, Inhalte zu entfernen, mit oder ohne Konto. Wir entscheiden innerhalb von 48 Stunden.',
    },
    terms: {
      title: 'AGB — {brand}',
      description: 'Was {brand} seinen Mitgliedern bietet, was es kostet und wie man kündigt.',
    },
    privacy: {
      title: 'Datenschutz — {brand}',
      description: 'Was {brand} über dich weiß, warum, wie lange, und wie du es berichtigen oder löschen lässt.',
    },
    compliance: {
      title: '18 U.S.C. 2257 — {brand}',
      description:
        'Wo die nach 18 U.S.C. 2257 und 28 C.F.R. 75 vorgeschriebenen Aufzeichnungen für {brand} aufbewahrt werden.',
    },
  },
  contents: 'Auf dieser Seite',
  documents: {
    terms: {
      title: 'AGB',
      sections: {
        who: {
          title: 'Wer diese Seite nutzen darf',
          text: 'Um {brand} zu besuchen oder Mitglied zu werden, musst du mindestens 18 Jahre alt und nach dem Recht deines Wohnorts volljährig sein. Indem du die Seite nutzt, bestätigst du das.',
        },
        membership: {
          title: 'Mitgliedschaft',
          text: 'Eine Mitgliedschaft gibt der Person, die sie gekauft hat, Zugang zu den Filmen der darin genannten Seiten. Sie verlängert sich am Ende jedes Zeitraums automatisch zu dem Preis, der beim Abschluss angezeigt wurde, bis du kündigst. Du kannst jederzeit in deinem Konto kündigen, mit so wenigen Schritten, wie der Abschluss brauchte; der Zugang bleibt bis zum Ende des bezahlten Zeitraums bestehen.',
        },
        payments: {
          title: 'Zahlungen und Erstattungen',
          text: 'Zahlungen wickelt der Zahlungsdienst ab, der dir vor dem Bezahlen angezeigt wird. Jede Abbuchung wird per E-Mail bestätigt, mit dem Datum der nächsten und einer Anleitung zum Kündigen. Wenn eine Abbuchung nicht stimmt, schreib dem Kundendienst: Wir antworten innerhalb von zwei Werktagen.',
        },
        use: {
          title: 'Was du mit den Inhalten tun darfst',
          text: 'Sieh sie dir an und lade sie im Rahmen deiner Mitgliedschaft für den privaten Gebrauch herunter. Du darfst sie nicht veröffentlichen, nicht verkaufen, dein Passwort nicht weitergeben und nichts automatisiert kopieren.',
        },
        conduct: {
          title: 'Kommentare und Umgangston',
          text: 'Sei freundlich. Kommentare, die drohen, beleidigen oder private Angaben anderer preisgeben, werden entfernt, und Konten, die das wiederholen, werden geschlossen.',
        },
        liability: {
          title: 'Wenn etwas schiefgeht',
          text: 'Wir betreiben {brand} mit Sorgfalt, können aber nicht versprechen, dass es nie ausfällt. Nichts in diesen Bedingungen schränkt die Rechte ein, die dir das Recht deines Landes als Verbraucher gibt.',
        },
        changes: {
          title: 'Änderungen',
          text: 'Wenn sich diese Bedingungen ändern, benachrichtigen wir Mitglieder mindestens 30 Tage vorher per E-Mail und auf der Seite und bitten um ihre Zustimmung, wo das Gesetz es verlangt.',
        },
      },
    },
    privacy: {
      title: 'Datenschutz',
      sections: {
        what: {
          title: 'Was wir speichern',
          text: 'Deine E-Mail-Adresse, einen Hash deines Passworts, was du wann gekauft hast, was du gesehen und bewertet hast, sowie Zeiten und ungefähre Orte deiner Anmeldungen. Kartennummern erreichen uns nie: Sie bleiben beim Zahlungsdienst.',
        },
        why: {
          title: 'Warum',
          text: 'Um dich anzumelden, um dir die Stelle in einem Film zu merken, um Belege zu verschicken, um Betrug zu verhindern und — nur wenn du zugestimmt hast — um dir von neuen Filmen zu schreiben.',
        },
        visitors: {
          title: 'Besucher',
          text: 'Du kannst {brand} ohne Konto besuchen. Besuche messen wir nur mit deiner Einwilligung und nie in einem Browser, der Global Privacy Control sendet.',
        },
        sharing: {
          title: 'Wer es sonst sieht',
          text: 'Der Zahlungsdienst, den du gewählt hast, für deine Zahlungen. Niemand für Werbung. Behörden nur, wo das Gesetz es verlangt.',
        },
        rights: {
          title: 'Deine Rechte',
          text: 'Du kannst deine Daten in deinem Konto oder durch eine Nachricht an den Kundendienst einsehen, berichtigen, exportieren und löschen. Was das Steuerrecht verlangt, vor allem Belege, wird so lange gespeichert, wie es das verlangt, und zu keinem anderen Zweck.',
        },
        safety: {
          title: 'Sicherheit und Entfernung von Inhalten',
          text: 'Wer auf {brand} zu sehen ist, war bei den Aufnahmen mindestens 18 Jahre alt und hat schriftlich zugestimmt. Wenn du glaubst, dass dich etwas ohne deine Einwilligung zeigt oder rechtswidrig ist, beantrage seine Entfernung: Nenn uns die Seite, was daran falsch ist und wie wir dich erreichen. Du brauchst kein Konto. Jeder Antrag wird innerhalb von 48 Stunden beantwortet.',
        },
        cookies: {
          title: 'Cookies',
          text: 'Ein Cookie hält dich angemeldet, und einige merken sich Entscheidungen wie den Ton, die Sprache oder einen Hinweis, den du geschlossen hast. Andere werden nur mit deiner Einwilligung gesetzt.',
        },
      },
    },
    compliance: {
      title: 'Erklärung zur Einhaltung der Aufzeichnungspflichten nach 18 U.S.C. 2257',
      sections: {
        statement: {
          title: 'Erklärung',
          text: 'Jede Person, die in einer bildlichen Darstellung auf {brand} zu sehen ist, war bei deren Entstehung mindestens 18 Jahre alt. Die nach 18 U.S.C. 2257 und 28 C.F.R. 75 vorgeschriebenen Aufzeichnungen führt der Verwahrer der Aufzeichnungen.',
        },
        custodian: { title: 'Verwahrer der Aufzeichnungen', text: '{custodian}, {address}' },
        exempt: {
          title: 'Inhalte ohne solche Aufzeichnungen',
          text: 'Einige Bilder auf dieser Seite fallen nicht unter diese Vorschriften, weil sie vor den im Gesetz genannten Daten entstanden sind oder nichts zeigen, was es erfasst.',
        },
      },
    },
  },
};
