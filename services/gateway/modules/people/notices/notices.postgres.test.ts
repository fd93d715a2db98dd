import { beforeAll, expect, it } from 'vitest';
import { NOTICES } from '@network/tenant/constants.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addPerformer, addRelease } from './testing/a-release.ts';
import { writeNotices } from './write-notices.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const FILMS = ['a', 'b', 'c'];
const PEOPLE = Array.from({ length: NOTICES.batch + 500 }, (_, index) => `person-${String(index).padStart(5, '0')}`);

const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
beforeAll(async () => {
  const { db } = gateway.services;
  await addPerformer(db, 'mara', 'vixen');
  for (const id of FILMS) await addRelease(db, { id, siteId: 'vixen', performerId: 'mara', at: AT });
  const users = PEOPLE.map((id) => ({
    id,
    email: `${id}@example.com`,
    password_hash: '',
    display_name: null,
    created_at: AT,
    disabled_at: null,
    terms_accepted_at: null,
    relationship_status: null,
    relationship_role: null,
  }));
  await db.insertInto('users').values(users).execute();
  await db
    .insertInto('subscriptions')
    .values(
      PEOPLE.map((id) => ({
        id,
        user_id: id,
        product: 'vixen' as const,
        type: 'member' as const,
        plan_id: null,
        biller: null,
        is_free_limited_trial: false,
        is_guest: false,
        joined_on: 'vixen',
        joined_at: AT,
      })),
    )
    .execute();
  await db
    .insertInto('favorite_performers')
    .values(PEOPLE.map((id) => ({ user_id: id, performer_id: 'mara', added_at: AT })))
    .execute();
});

it('gateways that write at the same time give each follower one notice of each film, over batches', async () => {
  const { services } = gateway;
  const runs = await Promise.all(Array.from({ length: 4 }, () => writeNotices.run(services, AT)));
  // A run ends while another one works on what is left; the next one finishes it.
  runs.push(await writeNotices.run(services, AT));
  const sum = (what: 'films' | 'notices') => runs.reduce((total, counts) => total + (counts[what] ?? 0), 0);
  expect(sum('films')).toBe(FILMS.length);
  expect(sum('notices')).toBe(FILMS.length * PEOPLE.length);
  const { count } = await services.db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(FILMS.length * PEOPLE.length);
  expect(await writeNotices.run(services, AT)).toEqual({ films: 0, notices: 0 });
});
