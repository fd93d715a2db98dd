import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { CONTENT_KINDS, type ContentKind } from '../kinds/content-kinds.ts';

/** Something whose time has come. */
export interface DueItem {
  readonly kind: ContentKind;
  readonly id: string;
  readonly version: number;
  readonly action: 'publish' | 'unpublish';
  readonly moment: Date;
  readonly scheduledBy: string;
}

const MOST_AT_ONCE = 200;
const MOMENT = { publish: 'publish_at', unpublish: 'unpublish_at' } as const;

/**
 * Finds what is to be shown or taken back by now, by time. At one time, what others name is shown first and taken back
 * last.
 */
export async function findDueItems(db: Database, now: Date): Promise<readonly DueItem[]> {
  const due = (action: DueItem['action']): RawBuilder<unknown> => sql`
    (select kind, id, version, ${sql.lit(action)} as action, ${sql.ref(MOMENT[action])} as moment,
      scheduled_by as "scheduledBy"
    from content_items where ${sql.ref(MOMENT[action])} <= ${now} order by ${sql.ref(MOMENT[action])} limit ${MOST_AT_ONCE})`;
  const { rows } = await sql<DueItem>`${due('publish')} union all ${due('unpublish')}`.execute(db);
  const rank = ({ kind, action }: DueItem): number => CONTENT_KINDS.indexOf(kind) * (action === 'publish' ? 1 : -1);
  return rows.toSorted((a, b) => a.moment.getTime() - b.moment.getTime() || rank(a) - rank(b));
}

/**
 * Ends a schedule that could not be followed; its problem is shown to editors.
 * @returns false where somebody changed it in the meantime
 */
export async function giveUpSchedule(
  db: Database,
  { kind, id, version, action }: DueItem,
  problem: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('content_items')
    .set({ [MOMENT[action]]: null, schedule_problem: problem })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
