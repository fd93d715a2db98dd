import type { StaffChange } from '@network/access/staff/staff-changes.ts';
import { staffDesk } from '@network/messages/staff-desk.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { MutationResolvers, QueryResolvers, StaffMember } from '../../../../staff-api/resolvers.generated.ts';
import { changeStaff } from '../change-staff.ts';
import type { StaffRequest } from '../changeable-staff.ts';
import { isReason } from '../reason.ts';
import { removeStaff } from '../remove-staff.ts';
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

/** Builds the request of an administrator; null without a reason. */
function requestOf({ staff }: StaffContext, id: string, reason: string): StaffRequest | null {
  requireScope(staff, 'staff:manage');
  if (!isReason(reason)) return null;
  return { whom: id, by: staff, changer: { email: staff.email }, reason: writtenText(reason) };
}

async function change(context: StaffContext, id: string, wanted: StaffChange, reason: string) {
  const request = requestOf(context, id, reason);
  if (request === null) return refuse('reason');
  const { services } = context;
  const changed = await changeStaff(services, { ...request, change: wanted });
  if (typeof changed === 'string') return refuse(changed);
  const [member] = await staffInUse(services, changed.id);
  return member === undefined ? refuse('gone') : ({ __typename: 'StaffMemberChanged', member: shown(member) } as const);
}

async function remove(context: StaffContext, id: string, reason: string) {
  const request = requestOf(context, id, reason);
  if (request === null) return refuse('reason');
  const removed = await removeStaff(context.services, request);
  return typeof removed === 'string' ? refuse(removed) : ({ __typename: 'StaffMemberRemoved', ...removed } as const);
}

/** Members of staff in the staff API. */
export const memberQueries = {
  staffMembers: async (_parent, _args, { staff, services }) => {
    requireScope(staff, 'staff:manage');
    return (await staffInUse(services)).map(shown);
  },
} satisfies QueryResolvers;

/** Changes members of staff. */
export const memberMutations = {
  disableStaffMember: (_parent, { id, reason }, context) => change(context, id, { kind: 'disable' }, reason),
  enableStaffMember: (_parent, { id, reason }, context) => change(context, id, { kind: 'enable' }, reason),
  setStaffRole: (_parent, { id, role, reason }, context) => change(context, id, { kind: 'role', role }, reason),
  removeStaffMember: (_parent, { id, reason }, context) => remove(context, id, reason),
} satisfies MutationResolvers;
