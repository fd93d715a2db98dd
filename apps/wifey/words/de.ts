import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Zu Hause fängt es gut an.',
    description: 'Alltägliche Räume, ehrliche Gespräche und die Menschen darin.',
    keywords: ['Zuhause', 'Gespräche', 'Alltag'],
    welcomeBack: 'Willkommen zu Hause.',
  },
  home: {
    rows: {
      latest: 'Gerade eingezogen',
      performers: 'Menschen zum Kennenlernen',
      topRated: 'Das Familienalbum',
      upcoming: 'Im Kalender',
      featured: 'Noch auf dem Tisch',
      categories: 'Zimmer für Zimmer',
    },
    words: {
      watch: 'Bleib und sieh zu',
      trailer: 'Kurz hineinschauen',
      more: 'Erzähl mir mehr',
      promise: 'Die Tür steht offen. Bleib, so lange du magst.',
      offer: 'Jeder Film in voller Länge, für ruhige Abende, auf jedem Bildschirm im Haus. Jederzeit kündbar.',
      join: 'Komm herein',
      news: 'Während du weg warst',
    },
  },
} satisfies BrandWords;
