import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../recommendations.ts';

export const recommendations: Translation<typeof english.recommendations> = {
  head: 'Für dich — {brand}',
  title: 'Für dich',
  text: 'Nach dem, was du gesehen, bewertet und als Favorit markiert hast.',
  all: 'Alles für dich',
  more: 'Mehr anzeigen',
  loading: 'Mehr wird geladen',
  failed: 'Mehr konnte gerade nicht geladen werden.',
  again: 'Noch einmal versuchen',
  end: 'Das ist im Moment alles. Sieh mehr, um mehr Empfehlungen zu bekommen.',
  scroll: { previous: 'Vorherige Filme', next: 'Weitere Filme' },
  shelves: {
    home: 'Für dich',
    tag: 'Für dich in dieser Kategorie',
    channels: 'Aus den Kanälen, für dich',
    models: 'Mehr mit dieser Person, für dich',
    vmg: 'Aus dem Netzwerk',
    internalChannels: 'Aus unseren Kanälen, für dich',
    videoPage: 'Andere Mitglieder sahen auch',
    recommendedVideos: 'Für dich',
  },
  empty: {
    title: 'Noch nichts zu empfehlen.',
    text: 'Sieh, bewerte oder markier einen Film als Favorit, um Empfehlungen zu bekommen.',
    action: 'Alle Videos anzeigen',
  },
};
