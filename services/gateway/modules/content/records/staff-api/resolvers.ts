import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { recordLook, requireScope } from '../../../staff/staff/public.ts';
import { findRecord, findRecords } from '../find-records.ts';
import { areRecordsRequired } from '../problems-of-records.ts';
import { type RecordChange, requireRecords, writeRecord } from '../write-records.ts';

const PAGE = { standard: 50, most: 100 } as const;

/** A look at records, which is in the audit. */
const look = (action: string, entityId: string) => ({ action, entityKind: 'performer-record', entityId });

const queries = {
  performerRecords: async (_parent, { only, after, first }, context) => {
    const { services, staff } = context;
    requireScope(staff, 'records:read');
    const size = Math.min(Math.max(first ?? PAGE.standard, 1), PAGE.most);
    const search = { only: only ?? 'all', after: after ?? null, size: size + 1, now: services.clock.now() };
    const rows = await findRecords(services.db, search);
    const records = rows.slice(0, size);
    await recordLook(context, look('record.list', only ?? 'all'), { found: records.length });
    return {
      records,
      required: await areRecordsRequired(services.db),
      nextCursor: rows.length > size ? (records.at(-1)?.cursor ?? null) : null,
    };
  },
  performerRecord: async (_parent, { performerId }, context) => {
    const { services, staff } = context;
    requireScope(staff, 'records:read');
    const record = await findRecord(services.db, performerId, services.clock.now());
    if (record !== null) await recordLook(context, look('record.read', performerId));
    return record;
  },
} satisfies Partial<QueryResolvers>;

function write(
  { services, staff }: StaffContext,
  { performerId, reason }: { readonly performerId: string; readonly reason: string },
  change: RecordChange,
) {
  requireScope(staff, 'records:write');
  return writeRecord(services, staff, { performerId, reason, change });
}

const mutations = {
  writePerformerIdentity: (_parent, { input, ...about }, context) => write(context, about, { kind: 'identity', input }),
  addPerformerDocument: (_parent, { input, ...about }, context) =>
    write(context, about, { kind: 'document', input: { ...input, expiresOn: input.expiresOn || null } }),
  withdrawPerformerDocument: (_parent, { documentId, ...about }, context) =>
    write(context, about, { kind: 'withdraw', documentId }),
  verifyPerformerRecord: (_parent, about, context) => write(context, about, { kind: 'verify' }),
  requirePerformerRecords: (_parent, policy, { services, staff }) => {
    requireScope(staff, 'records:write');
    return requireRecords(services, staff, policy);
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of the records' part of the staff API. */
export const recordResolvers = { Query: queries, Mutation: mutations };
