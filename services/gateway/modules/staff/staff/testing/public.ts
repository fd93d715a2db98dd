/** Exports what tests of other modules use. */
export { adminOperation } from '../admin-operation.ts';
export { verifyAudit } from '../staff-audit.ts';
export { type ConsoleBrowser, openConsole } from './console-browser.ts';
export { type ConsoleDesk, openConsoleDesk } from './console-desk.ts';
export { type Desk, openDesk } from './desk.ts';
