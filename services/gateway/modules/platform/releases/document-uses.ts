import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';

/** Notes which documents brands still send. */
export interface DocumentUses {
  /** Costs no statement of the request that it is called in. */
  note(tenantId: string, hash: string): void;
  /** Writes what is noted; never throws. */
  write(): Promise<void>;
}

const WRITE_EACH_MS = 60_000;
/** A use is noted again after an hour, which is exact enough to decide whether a release can be retired. */
const NOTE_AGAIN_MS = 60 * 60_000;

/** Collects uses in memory and writes them together, in one statement a minute at most. */
export function createDocumentUses({ db, clock, log }: Pick<GatewayServices, 'db' | 'clock' | 'log'>): DocumentUses {
  const notedAt = new Map<string, number>();
  let waiting: { readonly tenantId: string; readonly hash: string; readonly at: Date }[] = [];
  let writtenAt = clock.now().getTime();

  const write = async (): Promise<void> => {
    const uses = waiting;
    waiting = [];
    writtenAt = clock.now().getTime();
    if (uses.length === 0) return;
    try {
      // Rows that another gateway is writing have their use already.
      await sql`
        with used as (
          select d.tenant_id, d.release, d.hash, u.at
          from unnest(
            ${uses.map(({ tenantId }) => tenantId)}::text[],
            ${uses.map(({ hash }) => hash)}::text[],
            ${uses.map(({ at }) => at.toISOString())}::timestamptz[]
          ) as u (tenant_id, hash, at)
          join release_documents d on d.tenant_id = u.tenant_id and d.hash = u.hash
          where d.last_used_at is null or d.last_used_at < u.at
          for no key update of d skip locked
        )
        update release_documents d
        set first_used_at = coalesce(d.first_used_at, used.at), last_used_at = used.at
        from used
        where d.tenant_id = used.tenant_id and d.release = used.release and d.hash = used.hash
      `.execute(db);
    } catch (error) {
      log.warn({ err: error }, 'uses of documents not written');
      for (const { tenantId, hash } of uses) notedAt.delete(`${tenantId} ${hash}`);
    }
  };

  return {
    note: (tenantId, hash) => {
      const at = clock.now();
      const key = `${tenantId} ${hash}`;
      if (at.getTime() - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= NOTE_AGAIN_MS) {
        notedAt.set(key, at.getTime());
        waiting.push({ tenantId, hash, at });
      }
      if (waiting.length > 0 && at.getTime() - writtenAt >= WRITE_EACH_MS) void write();
    },
    write,
  };
}
