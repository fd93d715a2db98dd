/** For tests of other modules. */
export { adminOperation } from '../admin-operation.ts';
export { verifyAudit } from '../staff-audit.ts';
export { type ConsoleDesk, openConsoleDesk } from './console-desk.ts';
export { type Desk, openDesk } from './desk.ts';
