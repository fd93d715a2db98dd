import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../related-films.ts';

export const relatedFilms: Translation<typeof english.relatedFilms> = {
  related: { title: 'Mehr davon', text: 'Filme, die dem ähneln, was du gefunden hast.' },
  instead: { title: 'Bestbewertet', text: 'Filme, die Mitglieder am liebsten mögen.' },
};
