import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Mach alle Lichter an.',
    description: 'Neon, Choreografie und Popfarben: Shows bei voller Lautstärke.',
    keywords: ['Neon', 'Choreografie', 'Popfarben'],
    welcomeBack: 'Zurück am Set.',
  },
  home: {
    rows: {
      latest: 'Heute Abend auf der Bühne',
      performers: 'Das Line-up',
      mostViewed: 'Zugaben',
      topRated: 'Stehende Ovationen',
      upcoming: 'Nächste Shows',
      categories: 'Nach Gehör',
    },
    words: {
      watch: 'Dreh auf',
      trailer: 'Soundcheck',
      unlock: 'Hinter die Bühne',
      more: 'Setlist',
      promise: 'Jedes Licht. Jede Nummer. Die ganze Nacht.',
      offer: 'Alle Shows in voller Farbe, so laut du willst. Nach jedem Song kannst du gehen.',
      join: 'Auf die Gästeliste',
      news: 'Seit deinem letzten Abend hier',
    },
  },
} satisfies BrandWords;
