import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EVENT_CATALOGUE } from '@network/validation/analytics/event-catalogue.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { analyticsPurges } from './purges.ts';

const DAY_MS = 86_400_000;

const gateway = gatewayForTests({ tenants: [vixen] });

const send = async (body: unknown, tenant: string | null = 'vixen') => {
  const answer = await gateway.inject({
    method: 'POST',
    url: '/brand/measurements',
    headers: {
      ...(tenant === null ? {} : gateway.headersFor({ tenant, area: 'members' })),
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.json() as unknown };
};
const view = (fields: object = { page: 'home' }, more: object = {}) => ({
  id: randomUUID(),
  name: 'pageView',
  agoMs: 0,
  fields,
  ...more,
});
const rowsOf = (visit: string) =>
  gateway.services.db.selectFrom('analytics_events').selectAll().where('visit_id', '=', visit).execute();

describe('the events of visits', () => {
  it('K12 is stored as the catalogue describes it, with its own time', async () => {
    const visit = randomUUID();
    expect(await send({ visit, events: [view({ page: 'videos-slug' }, { agoMs: 5_000 })] })).toEqual({
      status: 202,
      body: { recorded: 1, refused: 0 },
    });
    const [row] = await rowsOf(visit);
    expect(row).toMatchObject({
      tenant_id: 'vixen',
      area: 'members',
      name: 'pageView',
      fields: { page: 'videos-slug' },
    });
    expect((row?.received_at.getTime() ?? 0) - (row?.happened_at.getTime() ?? 0)).toBe(5_000);
  });

  it('K12 is stored once, however often it is sent', async () => {
    const visit = randomUUID();
    const events = [view()];
    await send({ visit, events });
    expect(await send({ visit, events })).toMatchObject({ status: 202 });
    expect(await rowsOf(visit)).toHaveLength(1);
  });

  it('K12 has room for nothing of a person, and one wrong event does not take the others along', async () => {
    const visit = randomUUID();
    const wrong = [
      view({ page: 'ada@example.com' }),
      view({ page: 'two words' }),
      view({ page: 'home', email: 'x' }),
      view({ page: 'x'.repeat(81) }),
      view({}, { name: 'search' }),
      view({ page: 'home' }, { name: 'constructor' }),
      view({ page: 'home' }, { agoMs: 2 * DAY_MS }),
      view({ page: 'home' }, { userId: 'u1' }),
      null,
    ];
    expect(await send({ visit, events: [...wrong, view()] })).toMatchObject({
      body: { recorded: 1, refused: wrong.length },
    });
    expect(await rowsOf(visit)).toHaveLength(1);
  });

  it.each([
    null,
    [],
    {},
    { visit: 'me', events: [] },
    { visit: randomUUID(), events: [] },
    { visit: randomUUID(), events: Array.from({ length: 51 }, () => view()) },
    { visit: randomUUID(), events: [view()], userId: 'u1' },
  ])('K12 refuses what is no batch', async (body) => expect(await send(body)).toMatchObject({ status: 400 }));

  it('K12 is taken from brand servers alone', async () => {
    expect(await send({ visit: randomUUID(), events: [view()] }, null)).toMatchObject({ status: 404 });
  });

  it('K12 knows every event of the catalogue', async () => {
    const visit = randomUUID();
    const sample = { code: 'a', 'code?': 'a', count: 1, flag: true };
    const events = Object.entries(EVENT_CATALOGUE).map(([name, { fields }]) =>
      view(Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, sample[kind as 'code']])), {
        name,
      }),
    );
    expect(await send({ visit, events })).toMatchObject({ body: { recorded: events.length, refused: 0 } });
  });

  it('K12 is forgotten after ninety days, and no day sooner', async () => {
    const visit = randomUUID();
    await send({ visit, events: [view()] });
    const [purge] = analyticsPurges;
    const now = gateway.services.clock.now().getTime();
    await purge?.run(gateway.services.db, new Date(now + 89 * DAY_MS));
    expect(await rowsOf(visit)).toHaveLength(1);
    await purge?.run(gateway.services.db, new Date(now + 91 * DAY_MS));
    expect(await rowsOf(visit)).toHaveLength(0);
  });
});
