import type { StaffChange } from '@network/access/staff/staff-changes.ts';
import { staffDesk } from '@network/messages/staff-desk.ts';
import type { StaffContext } from '../../../staff-api/staff-context.ts';
import type { MutationResolvers, QueryResolvers, StaffMember } from '../../../staff-api/resolvers.generated.ts';
import { changeStaff } from '../change-staff.ts';
import { isReason } from '../reason.ts';
import { requireScope } from '../require-staff.ts';
import { type StaffInUse, staffInUse } from '../staff-members.ts';

const shown = ({ id, email, role, sites, ...row }: StaffInUse): StaffMember => ({
  id,
  email,
  role,
  sites,
  createdAt: row.created_at.toISOString(),
  disabledAt: row.disabled_at?.toISOString() ?? null,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  openSessions: row.openSessions,
  openTokens: row.openTokens,
});

function refuse(key: keyof typeof staffDesk.refused) {
  const message = staffDesk.refused[key];
  return { __typename: 'StaffMemberRefused', messageKey: `staffDesk.refused.${key}`, message } as const;
}

async function change({ services, staff }: StaffContext, id: string, wanted: StaffChange, reason: string) {
  requireScope(staff, 'staff:manage');
  if (!isReason(reason)) return refuse('reason');
  const changer = { email: staff.email };
  const changed = await changeStaff(services, { whom: id, change: wanted, by: staff, changer, reason: reason.trim() });
  if (typeof changed === 'string') return refuse(changed);
  const [member] = await staffInUse(services, changed.id);
  return member === undefined ? refuse('gone') : ({ __typename: 'StaffMemberChanged', member: shown(member) } as const);
}

/** Members of staff in the staff API. */
export const memberQueries = {
  staffMembers: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'staff:manage');
    return (await staffInUse(services)).map(shown);
  },
} satisfies QueryResolvers;

/** How they are changed. */
export const memberMutations = {
  disableStaffMember: (_parent, { id, reason }, context) => change(context, id, { kind: 'disable' }, reason),
  enableStaffMember: (_parent, { id, reason }, context) => change(context, id, { kind: 'enable' }, reason),
  setStaffRole: (_parent, { id, role, reason }, context) => change(context, id, { kind: 'role', role }, reason),
} satisfies MutationResolvers;
