/**
 * Members of staff, the tokens by which they call, and the audit of what they did. `requireStaff` guards a route;
 * whoever writes for staff records it by `recordStaffAction` in the same transaction.
 */
export { requireScope, requireStaff, type Staff } from './require-staff.ts';
export { OPERATOR, recordStaffAction, recordStaffActions, type StaffIdentity } from './staff-audit.ts';
export type { StaffTables } from './tables.ts';
