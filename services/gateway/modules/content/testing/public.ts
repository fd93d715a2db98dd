/** For tests of others. */
export { KINDS } from './seen-kinds.ts';
