/** For tests of others. */
export { KINDS } from './seen-kinds.ts';
export { sendPicture } from './send-picture.ts';
