/** For tests of others. */
export { contentOperation } from '../transfer/content-operation.ts';
export { KINDS } from './seen-kinds.ts';
export { sendPicture } from './send-picture.ts';
