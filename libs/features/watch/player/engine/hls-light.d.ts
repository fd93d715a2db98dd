/** The light build has no types; its interface is that of the full build without tracks and keys. */
declare module 'hls.js/light' {
  export { default, type ErrorData } from 'hls.js';
}
