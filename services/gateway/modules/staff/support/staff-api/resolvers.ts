import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { findUnmadeRefunds } from '../../../money/billing/public.ts';
import { recordLook, requireScope } from '../../staff/public.ts';
import { actOnMember } from '../deciding/act-on-member.ts';
import { previewAction, previewApproval } from '../deciding/preview-action.ts';
import { decideApproval } from '../deciding/decide-approval.ts';
import { findApprovals } from '../approvals/find-approvals.ts';
import { findDataRequests } from '../data-requests/data-requests.ts';
import { findMembers } from '../members/find-members.ts';
import { loadMember } from '../members/load-member.ts';

const PAGE = { standard: 25, most: 100 } as const;
const sizeOf = (first: number | null | undefined): number => Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);

/** A look at members, which is in the audit before anything is read. */
const look = (action: string, entityId: string) => ({ action, entityKind: 'member', entityId });

const queries = {
  members: async (_parent, { by, text, after, first }, context) => {
    requireScope(context.staff, 'members:read');
    const query = { by, text, after: after ?? null, size: sizeOf(first) };
    const { members, nextCursor } = await findMembers(context.services.db, query);
    // The text that was typed may be an address, so the audit records whom it found.
    await recordLook(context, look('member.search', by), { found: members.map(({ id }) => id) });
    return {
      members: members.map(({ createdAt, ...member }) => ({ ...member, createdAt: createdAt.toISOString() })),
      nextCursor,
    };
  },
  member: async (_parent, { id }, context) => {
    requireScope(context.staff, 'members:read');
    const member = await loadMember(context.services, id);
    if (member !== null) await recordLook(context, look('member.read', id));
    return member;
  },
  previewAction,
  previewApproval,
  approvals: async (_parent, { state, after, first }, context) => {
    requireScope(context.staff, 'members:read');
    const page = await findApprovals(context.services.db, {
      state: state ?? 'open',
      after: after ?? null,
      size: sizeOf(first),
    });
    await recordLook(context, look('member.approvals', 'approvals'), { found: page.approvals.map(({ id }) => id) });
    return page;
  },
  unmadeRefunds: async (_parent, _args, context) => {
    requireScope(context.staff, 'members:read');
    const refunds = await findUnmadeRefunds(context.services.db, { askedBy: context.staff.email });
    // Each page of members asks for them: most have none, and no row of the audit is ever deleted.
    if (refunds.length > 0) {
      await recordLook(context, look('member.unmade-refunds', 'refunds'), {
        found: refunds.map(({ chargeId }) => chargeId),
      });
    }
    return refunds;
  },
  dataRequests: async (_parent, { open, after, first }, context) => {
    const { services, staff } = context;
    requireScope(staff, 'members:read');
    const search = { isOpen: open ?? true, after: after ?? null, size: sizeOf(first), now: services.clock.now() };
    const page = await findDataRequests(services.db, search);
    await recordLook(context, look('member.data-requests', 'data-requests'), {
      found: page.requests.map(({ id }) => id),
    });
    return page;
  },
} satisfies Partial<QueryResolvers>;

/** Resolvers of the members' part of the staff API. */
export const supportResolvers = { Query: queries, Mutation: { actOnMember, decideApproval } };
