import { sql } from 'kysely';
import { isRuntimeFlag } from '@network/tenant/feature-flags.ts';
import type { Database } from '../../../../db/database.ts';

/** A decision about a flag of a brand. */
export interface FlagChange {
  readonly id: number;
  readonly brand: string;
  readonly flag: string;
  /** Null: as the brand's release has it. */
  readonly isOn: boolean | null;
  readonly reason: string;
  readonly staff: string;
  readonly at: Date;
}

/** The latest decisions, the newest first. @param before the id where the page before ended */
export async function findFlagChanges(
  db: Database,
  { before, size }: { readonly before: number | null; readonly size: number },
): Promise<readonly FlagChange[]> {
  return db
    .selectFrom('flag_changes')
    .select(['id', 'brand', 'flag', 'is_on as isOn', 'reason', 'staff', 'at'])
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
}

/** Why a flag is not switched. */
export type FlagRefusal = 'unknownFlag' | 'builtFlag' | 'unchangedFlag';

/**
 * Switches a flag of a brand, or leaves it to its release again, and says how it was before. Decisions are taken one after the
 * other.
 */
export async function switchFlag(
  trx: Database,
  { brand, flag, isOn, reason, staff, at }: Omit<FlagChange, 'id'>,
): Promise<{ readonly before: boolean | null } | { readonly refused: FlagRefusal }> {
  if (!isRuntimeFlag(flag)) return { refused: 'builtFlag' };
  // The lock makes changes commit in the order of their ids, by which gateways know what is new.
  await sql`lock table flag_changes in share row exclusive mode`.execute(trx);
  const latest = await trx
    .selectFrom('flag_changes')
    .select('is_on')
    .where('brand', '=', brand)
    .where('flag', '=', flag)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = latest?.is_on ?? null;
  if (before === isOn) return { refused: 'unchangedFlag' };
  await trx.insertInto('flag_changes').values({ brand, flag, is_on: isOn, reason, staff, at }).execute();
  return { before };
}
