import { BULK_CHANGES } from '@network/access/staff/bulk-changes.ts';
import { requiresOwnMedia } from '../../catalogue/public.ts';
import { decidingScope } from '@network/access/staff/priced-content.ts';
import { hasStaffScope, scopesOfRole } from '@network/access/staff/staff-rights.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findStaffMember } from '../../../staff/staff/public.ts';
import type { BulkChange } from './bulk-change.ts';
import type { BulkRow } from './bulk-changes.ts';
import { carryOut, carryUndoOut, LEASE_MS, newLease } from './carry-out.ts';
import type { Doer } from './do-change.ts';

/**
 * How long a change without a lease may take: an older gateway began it, and this is longer than the largest of them
 * takes.
 */
const WITHOUT_LEASE_MS = 10 * LEASE_MS;
/** A change that still fails after this long ends as far as it came; an erasure is owed, and is tried until it is done. */
const GIVES_UP_MS = 60 * LEASE_MS;

/**
 * Goes on with changes of many items whose gateway ended meanwhile, in the name of the person who began them and only while
 * they still have the right; otherwise they end as far as they came.
 */
export const finishBulkChanges: Job = {
  name: 'finish-bulk-changes',
  cron: '* * * * *',
  run: async (services, at, stopping) => {
    const { db, clock, log } = services;
    const counts = { finished: 0, failed: 0, ended: 0 };
    for (;;) {
      const row = stopping?.aborted === true ? null : await takeOver(db, at);
      if (row === null) return counts;
      const by = await doerOf(services, row, at);
      if (by === null) {
        await endUnfinished(db, row);
        counts.ended += 1;
        log.warn({ id: row.id }, 'an interrupted change was ended: its member of staff has lost the right to it');
        continue;
      }
      try {
        await (row.undone_at === null ? carryOut : carryUndoOut)(db, row, by, () => clock.now());
        counts.finished += 1;
      } catch (error) {
        // Its lease keeps this run from it, so that the others have their turn.
        log.error({ err: error, id: row.id }, 'an interrupted change could not be finished');
        const beganAt = row.undone_at ?? row.decided_at ?? row.requested_at;
        const isOwed = (row.change as BulkChange).name === 'erase';
        if (!isOwed && at.getTime() - beganAt.getTime() > GIVES_UP_MS) await endUnfinished(db, row);
        counts.failed += 1;
      }
    }
  },
};

/** Takes over a change; when two gateways try at once, one gets it. */
async function takeOver(db: Database, at: Date): Promise<BulkRow | null> {
  const row = await db
    .updateTable('content_bulk_changes')
    .set(newLease(at))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('content_bulk_changes')
        .select('id')
        .where((condition) =>
          condition.or([
            condition('lease_until', '<', at),
            condition.and([
              condition('state', '=', 'running'),
              condition('lease_until', 'is', null),
              condition('requested_at', '<', new Date(at.getTime() - WITHOUT_LEASE_MS)),
            ]),
          ]),
        )
        .orderBy('requested_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the person who began the change, or undid it, with their rights of today; null where they lack them. */
async function doerOf({ db, stockMedia }: GatewayServices, row: BulkRow, at: Date): Promise<Doer | null> {
  const email = row.undone_by ?? row.decided_by ?? row.requested_by;
  const member = await findStaffMember(db, email);
  if (member === null || member.disabled_at !== null) return null;
  const actor = { role: member.role, scopes: scopesOfRole(member.role) };
  const { name } = row.change as BulkChange;
  const isDecided = row.undone_by === null && row.decided_by !== null;
  if (!hasStaffScope(actor, isDecided ? decidingScope(row.kind, name) : BULK_CHANGES[name])) return null;
  return {
    // Each item looks at the rights again: they may be lost while the others are done.
    by: { email, tokenId: null, role: member.role, sites: member.sites },
    at,
    sites: member.sites,
    mayPublish: hasStaffScope(actor, 'content:publish'),
    needsMedia: requiresOwnMedia({ stockMedia }),
  };
}

async function endUnfinished(db: Database, { id, worker }: BulkRow): Promise<void> {
  await db
    .updateTable('content_bulk_changes')
    .set({ state: 'done', worker: null, lease_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}
