/** The light build ships without types of its own; its surface is that of the full build without tracks and keys. */
declare module 'hls.js/light' {
  export { default, type ErrorData } from 'hls.js';
}
