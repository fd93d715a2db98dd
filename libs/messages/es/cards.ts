import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../cards.ts';

export const cards: Translation<typeof english.cards> = {
  new: 'Nuevo',
  upcoming: 'Disponible: {date}',
  free: 'Gratis',
  trial: 'En tu prueba',
  exclusive: 'Exclusivo',
  locked: 'Bloqueado',
  rating: 'Valoración: {rating} de 10',
  videoCount: '{count, plural, one {# vídeo} other {# vídeos}}',
  undo: 'Deshacer',
  progress: '{percent, number} % visto',
  later: {
    label: 'Ver más tarde: {name}',
    word: 'Ver más tarde',
    added: '«{name}» se ha añadido a Ver más tarde.',
    removed: '«{name}» se ha quitado de Ver más tarde.',
  },
  playlist: { label: 'Añadir a una lista: {name}' },
  favorite: {
    label: 'Favorito: {name}',
    word: 'Favorito',
    added: '{name} se ha añadido a tus favoritos.',
    removed: '{name} se ha quitado de tus favoritos.',
  },
  pagination: { label: 'Páginas', previous: 'Página anterior', next: 'Página siguiente', page: 'Página {page}' },
  scroll: { previous: 'Retroceder', next: 'Ver más' },
};
