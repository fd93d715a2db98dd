import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../favorites.ts';

export const favorites: Translation<typeof english.favorites> = {
  head: {
    overview: 'Deine Favoriten — {brand}',
    videos: 'Lieblingsvideos — {brand}',
    performers: 'Lieblingsdarsteller — {brand}',
    channels: 'Lieblingskanäle — {brand}',
    external: 'Favoriten auf unseren anderen Seiten — {brand}',
  },
  overview: {
    title: 'Deine Favoriten',
    text: 'Alles, was du liebst, an einem Ort.',
    videos: 'Videos',
    performers: 'Darsteller',
    channels: 'Kanäle',
    all: 'Alle ansehen',
    external: 'Auf unseren anderen Seiten',
  },
  videos: { title: 'Lieblingsvideos', count: '{count, plural, one {# Video} other {# Videos}}, das neueste zuerst' },
  performers: {
    title: 'Lieblingsdarsteller',
    count: '{count, plural, one {# Darsteller} other {# Darsteller}}, der neueste zuerst',
  },
  channels: {
    title: 'Lieblingskanäle',
    count: '{count, plural, one {# Kanal} other {# Kanäle}}, der neueste zuerst',
    thirdParty: 'Partnerkanal',
    own: 'Unser eigener Kanal',
  },
  external: {
    title: 'Favoriten auf unseren anderen Seiten',
    text: 'Jedes Video öffnet sich auf seiner eigenen Seite. Du bleibst angemeldet.',
    count: '{count, plural, one {# Video} other {# Videos}}',
    visit: 'Zu {site}',
    link: 'Alle Favoriten unserer anderen Seiten',
  },
  followed: '{name} ist jetzt in deinen Favoriten. Bei jedem neuen Film bekommst du eine Mitteilung.',
  empty: {
    overview: {
      title: 'Noch keine Favoriten.',
      text: 'Tipp auf das Herz eines Films oder eines Darstellers, um ihn hier zu sammeln.',
      action: 'Videos entdecken',
    },
    videos: {
      title: 'Noch keine Lieblingsvideos.',
      text: 'Tipp auf das Herz eines Films, um ihn hier zu sammeln.',
      action: 'Videos entdecken',
    },
    performers: {
      title: 'Noch keine Lieblingsdarsteller.',
      text: 'Tipp auf das Herz eines Darstellers, um ihn hier zu sammeln.',
      action: 'Darsteller entdecken',
    },
    channels: {
      title: 'Noch keine Lieblingskanäle.',
      text: 'Tipp auf der Seite eines Kanals auf das Herz, um ihn hier zu sammeln.',
      action: 'Videos entdecken',
    },
    external: {
      title: 'Keine Favoriten auf unseren anderen Seiten.',
      text: 'Videos, die du auf unseren anderen Seiten als Favorit markierst, erscheinen hier.',
      action: 'Deine Favoriten',
    },
    page: {
      title: 'Auf dieser Seite ist nichts.',
      text: 'Deine Liste endet vor dieser Seite.',
      action: 'Zur ersten Seite',
    },
  },
  visitor: {
    title: 'Sammle die Kanäle, die du liebst.',
    text: 'Melde dich bei {brand} an, um deine Lieblingskanäle hier zu sehen.',
    action: 'Anmelden',
  },
};
