/** For tests of other modules. */
export { adminOperation } from '../admin-operation.ts';
