/**
 * What tests of other modules and of the gateway use of catalogue.
 */
export { facetPerformers, facetVideos } from '../facet-index.ts';
export { countBySite, indexPerformers, indexVideos } from '../search-index.ts';
export { addVideo } from './add-video.ts';
export { knowWords } from './know-words.ts';
