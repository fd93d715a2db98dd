import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Geh weiter hinein.',
    description: 'Langsam glühende Dramen in Tinte und Violett, mit Raum zum Nachdenken.',
    keywords: ['Drama', 'langsam erzählt', 'Violett'],
    welcomeBack: 'Komm weiter herein.',
  },
  home: {
    rows: {
      categories: 'Wege hinein',
      latest: 'Das neueste Kapitel',
      topRated: 'Die lange Liste',
      performers: 'Wer mit dir geht',
      featured: 'Was langsam glüht',
      upcoming: 'Noch nicht',
    },
    words: {
      watch: 'Hineingehen',
      trailer: 'Hineinsehen',
      unlock: 'Öffnen',
      more: 'Weiterlesen',
      promise: 'Dahinter liegt immer noch ein Zimmer.',
      offer: 'Alle Dramen, ganz und ohne Eile. Geh so leise, wie du gekommen bist.',
      join: 'Tiefer gehen',
      news: 'Seit du zuletzt aufgetaucht bist',
    },
  },
} satisfies BrandWords;
