import type { GatewayServices } from '../../../services.ts';

const SOURCE = { name: 'latest publication', tables: ['publications'] } as const;

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
