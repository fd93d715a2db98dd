export { mediaOperation } from '../media-operation.ts';
export { startIngestGateway } from './ingest-gateway.ts';
export { makeFilm } from './make-film.ts';
export { makeStream } from './make-stream.ts';
export { FILM_STILL_FORMAT, PICTURE_FORMATS, widthsOf } from '../steps/picture-formats.ts';
