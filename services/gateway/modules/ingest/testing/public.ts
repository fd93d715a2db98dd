export { makeFilm } from './make-film.ts';
