import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';

const SOURCE = { name: 'latest publication', tables: ['publications'] } as const;

/** The number of the latest publication until a given time; 0 where nothing had been published. */
export async function findPublicationUntil(db: Database, until: Date): Promise<number> {
  const row = await db
    .selectFrom('publications')
    .select('id')
    .where('at', '<=', until)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The number of the latest publication; from memory while nothing was published. */
export function findLatestPublication({ db, shared }: Pick<GatewayServices, 'db' | 'shared'>): Promise<number> {
  return shared.read(SOURCE, null, async () => {
    const row = await db
      .selectFrom('publications')
      .select((eb) => eb.fn.max('id').as('latest'))
      .executeTakeFirst();
    return row?.latest ?? 0;
  });
}
