export { makeFilm } from './make-film.ts';
export { FILM_STILL_FORMAT, PICTURE_FORMATS, widthsOf } from '../steps/picture-formats.ts';
