/**
 * Members of staff, the tokens by which they call, and the audit of what they did. `requireStaff` guards a route;
 * every change that staff make is recorded by `recordStaffAction` in the transaction that makes it.
 */
export { asOnlyJob } from './only-job.ts';
export { carryOut, recordLook } from './carry-out.ts';
export { isReason } from './reason.ts';
export { fingerprintOf, isRequestKey, REQUEST_KEY_EXPECTED, REQUEST_KEY_USED } from './request-key.ts';
export { requireScope, requireStaff, requireStaffForFile, servicesForStaff, type Staff } from './require-staff.ts';
export { recordStaffAction, recordStaffActions } from './staff-audit.ts';
export { decidedBy, OPERATOR, type StaffIdentity } from './staff-identity.ts';
export { holdStaffMember, requireStillInForce } from './staff-in-force.ts';
export { findActiveStaff, findStaffMember } from './staff-members.ts';
export type { StaffTables } from './tables.ts';
