/**
 * What tests of other modules and of the gateway use of catalogue.
 */
export { facetPerformers } from '../facet-index.ts';
export { announceReleasedFilms } from '../publishing/announce-releases.ts';
export { indexFilms } from '../publishing/index-films.ts';
export { countBySite, indexPerformers } from '../search-index.ts';
export { addVideo } from './add-video.ts';
export { knowWords } from './know-words.ts';
