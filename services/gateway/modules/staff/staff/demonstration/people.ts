import { STAFF_ROLES, type StaffRole } from '@network/access/staff/staff-rights.ts';

/** The staff of the demonstration: one for each role, by its name, and the second person of what takes two with one right. */
export const DEMONSTRATION_STAFF: readonly { readonly role: StaffRole; readonly email: string }[] = [
  ...STAFF_ROLES.map((role) => ({ role, email: `${role}@demo.example` })),
  { role: 'admin', email: 'admin2@demo.example' },
];
