import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../join-guide.ts';

export const joinGuide: Translation<typeof english.joinGuide> = {
  comparison: {
    title: 'Was jeder Tarif enthält',
    plans: {
      free: 'Kostenlose eingeschränkte Probezeit',
      trial: 'Probezeit',
      site: 'Mitgliedschaft',
      several: '{count, number} Seiten',
    },
    rows: {
      films: 'Filme in voller Länge',
      downloads: 'Downloads',
      pictures: 'Bilderserien',
      community: 'Bewertungen und Kommentare',
      gems: 'Gems jeden Freitag',
    },
    feature: 'Leistung',
    ofChoice: '{count, number} deiner Wahl',
    all: 'Alles von {brand}',
    allOfSeveral: 'Alles von {count, number} Seiten',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
  },
  questions: {
    title: 'Fragen',
    cancel: {
      question: 'Wie kündige ich?',
      answer:
        'Auf deiner Kontoseite, wann immer du willst. Du siehst bis zum Ende der bezahlten Zeit weiter, und es wird nichts mehr abgebucht. Bist du auf der Website eines Zahlungsdienstes Mitglied geworden, führt dich deine Kontoseite dorthin.',
    },
    charged: {
      question: 'Wann wird abgebucht?',
      answer:
        'Heute und dann an dem Datum, das bei deinem Tarif steht. Bevor du zahlst, siehst du beide Beträge, und zu jeder Abbuchung kommt ein Beleg per E-Mail.',
    },
    change: {
      question: 'Kann ich den Tarif wechseln?',
      answer:
        'Ja. Nicht genutzte Tage des alten Tarifs werden von der ersten Abbuchung des neuen abgezogen oder seinem ersten Zeitraum hinzugefügt.',
    },
    privacy: {
      question: 'Wer sieht, dass ich Mitglied bin?',
      answer:
        'Kein anderes Mitglied. Deine E-Mail-Adresse wird nie gezeigt, und Kommentare tragen den Namen, den du wählst. Deine Kartennummer nimmt der Zahlungsdienst entgegen, sie erreicht uns nie.',
    },
    devices: {
      question: 'Wo kann ich die Filme sehen?',
      answer:
        'In jedem aktuellen Browser, auf Handy, Tablet oder Computer. Mitglieder können Filme auch herunterladen.',
    },
  },
};
