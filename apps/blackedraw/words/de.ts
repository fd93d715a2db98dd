import type { BrandWords } from '@network/tenant/brand-words.ts';

export default {
  copy: {
    tagline: 'Ungeschnitten. Ungeschliffen. Unvergesslich.',
    description: 'Handkamera, Korn und Nähe: das dokumentarische Auge des Netzwerks.',
    keywords: ['Handkamera', 'Filmkorn', 'Dokumentarfilm'],
    welcomeBack: 'Du wieder. Gut so.',
  },
  home: {
    rows: {
      latest: 'Kontaktbogen',
      upcoming: 'Noch in der Kamera',
      mostViewed: 'Abgespielte Kopien',
      performers: 'Wer dabei war',
      free: 'Lose Einzelbilder',
    },
    words: {
      watch: 'Film ab',
      trailer: 'Trailer ab',
      more: 'Drehnotizen',
      promise: 'Kein Schliff. Kein Schnitt. Alles.',
      offer: 'Jede Rolle, ungeschnitten, auch als Download. Steig aus, wann du willst.',
      join: 'Ich bin dabei',
      news: 'Während du weg warst',
    },
  },
} satisfies BrandWords;
