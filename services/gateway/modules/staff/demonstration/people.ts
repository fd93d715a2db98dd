import { STAFF_ROLES } from '@network/access/staff/staff-rights.ts';

/** The staff of the demonstration: one for each role, by its name. */
export const DEMONSTRATION_STAFF = STAFF_ROLES.map((role) => ({ role, email: `${role}@demo.example` }));
