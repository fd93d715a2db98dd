/** For tests of other modules. */
export { adminOperation } from '../admin-operation.ts';
export { verifyAudit } from '../staff-audit.ts';
export { type Desk, openDesk } from './desk.ts';
