import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson } from '../identity/testing/public.ts';
import { removeFavorites, findFavorites, addFavorites } from './favorites.ts';

const PARALLEL = 20;
/** So many that a call is still at it when the next one comes. */
const IDS = Array.from({ length: 100 }, (_, index) => `channel-${index}`);
const AT = new Date('2026-03-02T12:00:00Z');

let userId: string;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeAll(async () => {
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  await gateway.services.db
    .insertInto('channels')
    .values(
      IDS.map((id, index) => ({
        id,
        slug: id,
        name: 'Light on water',
        description: 'Light on water.',
        site_id: 'vixen' as const,
        category: null,
        is_third_party: false,
        position: index,
      })),
    )
    .execute();
});

describe('R27 concurrent favorites on PostgreSQL', () => {
  it('are saved exactly once, and end as the last call says', async () => {
    const { db } = gateway.services;
    const one = { userId, kind: 'CHANNEL', ids: IDS } as const;
    for (let round = 0; round < rounds(50); round += 1) {
      await Promise.all(
        Array.from({ length: PARALLEL }, (_, index) =>
          // Half of the calls have the ids in the opposite order, so that the calls cross.
          addFavorites(db, { ...one, ids: index % 2 === 0 ? one.ids : one.ids.toReversed(), at: AT }),
        ),
      );
      const rows = await db.selectFrom('favorite_channels').selectAll().where('user_id', '=', userId).execute();
      expect(rows).toHaveLength(IDS.length);
      await Promise.all(
        Array.from({ length: PARALLEL }, (_, index) =>
          removeFavorites(db, { ...one, ids: index % 2 === 0 ? one.ids : one.ids.toReversed() }),
        ),
      );
      expect(
        await findFavorites(
          db,
          one.ids.map((id) => ({ userId, kind: 'CHANNEL' as const, id })),
        ),
      ).toEqual(IDS.map(() => false));
    }
  });
});
