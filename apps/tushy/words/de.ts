import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Weich im Licht, scharf erzählt.',
    description: 'Geschichten in Rosenlicht, aus der Nähe erzählt, jede Woche mit einem neuen Kapitel.',
    keywords: ['Weichzeichner', 'Geschichten', 'Nahaufnahme'],
    welcomeBack: 'Ganz sachte.',
  },
  home: {
    rows: {
      performers: 'Aus der Nähe',
      latest: 'Das Kapitel der Woche',
      free: 'Das erste Kapitel geschenkt',
      topRated: 'Zweimal gelesen',
      categories: 'Nach Temperament',
      upcoming: 'Nächste Kapitel',
    },
    words: {
      watch: 'Geschichte aufschlagen',
      trailer: 'Ein wenig lesen',
      unlock: 'Geschichte freischalten',
      more: 'Über die Geschichte',
      promise: 'Der Bildschirm hat eine sanftere Seite.',
      offer: 'Alle Geschichten von Anfang bis Ende, Downloads inklusive. Geh, wann immer du magst.',
      join: 'Komm näher',
      news: 'Seit wir uns zuletzt sahen',
    },
  },
} satisfies BrandWords;
