import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { openDesk } from '../../staff/staff/testing/public.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@staff.example');
}, 120_000);

const DAY_MS = 86_400_000;
/** Noon of a day to come, as the gateway's clock has it. */
const noonIn = (days: number): string => {
  const at = new Date(gateway.services.clock.now().getTime() + days * DAY_MS);
  return `${at.toISOString().slice(0, 10)}T12:00:00.000Z`;
};
const create = async (slug: string, more: object = {}) => {
  const input = { slug, title: slug, site: 'vixen', runLengthSeconds: 600, ...more };
  return (await staff.save('film', input)).item?.id ?? '';
};
const CALENDAR = `query ($from: DateTime!, $until: DateTime!, $site: String) {
  calendar(from: $from, until: $until, site: $site) { isComplete entries { what at item { version film { slug } } } } }`;
interface Entry {
  readonly what: string;
  readonly at: string;
  readonly item: { readonly version: number; readonly film: { readonly slug: string } };
}
const entriesOf = async (from: number, until: number, site?: string) => {
  const variables = { from: noonIn(from), until: noonIn(until), ...(site !== undefined && { site }) };
  const { data } = await staff.call<{ calendar: { readonly entries: readonly Entry[] } }>(CALENDAR, variables);
  return data.calendar.entries.map(({ what, at, item }) => [item.film.slug, what, at]);
};
const move = (id: string, expectedVersion: number, what: string, to: string) =>
  staff.change(
    'moveCalendarEntry',
    { kind: 'film', id, expectedVersion, what, to },
    `${KEY}, $what: CalendarMoment!, $to: DateTime!`,
  );
const publish = (id: string, releaseAt: string) =>
  staff.change('publishContent', { kind: 'film', id, expectedVersion: 1, releaseAt }, `${KEY}, $releaseAt: DateTime`);
const schedule = (id: string, publishAt: string, unpublishAt: string) =>
  staff.change(
    'scheduleContent',
    { kind: 'film', id, expectedVersion: 1, publishAt, unpublishAt },
    `${KEY}, $publishAt: DateTime, $unpublishAt: DateTime`,
  );

describe('the calendar', () => {
  it('has publications, takedowns and releases, of drafts too, by their moments and their site', async () => {
    await create('to-come', { releasedAt: noonIn(12) });
    const id = await create('timed');
    await schedule(id, noonIn(10), noonIn(14));
    await publish(await create('announced'), noonIn(11));
    await publish(await create('elsewhere', { site: 'tushy' }), noonIn(13));
    const all = [
      ['timed', 'publication', noonIn(10)],
      ['announced', 'release', noonIn(11)],
      ['to-come', 'release', noonIn(12)],
      ['elsewhere', 'release', noonIn(13)],
      ['timed', 'takedown', noonIn(14)],
    ];
    expect(await entriesOf(10, 15)).toEqual(all);
    expect(await entriesOf(11, 13)).toEqual(all.slice(1, 3));
    expect(await entriesOf(10, 15, 'tushy')).toEqual([all[3]]);
  });

  it('moves each of them, as the audit says', async () => {
    const draft = await create('moved-draft', { releasedAt: noonIn(20) });
    expect(await move(draft, 1, 'release', noonIn(21))).toMatchObject({ item: { version: 2, state: 'draft' } });
    const shown = await create('moved-release');
    await publish(shown, noonIn(20));
    expect(await move(shown, 2, 'release', noonIn(22))).toMatchObject({ item: { version: 3, state: 'published' } });
    const timed = await create('moved-timed');
    await schedule(timed, noonIn(20), noonIn(25));
    expect(await move(timed, 2, 'publication', noonIn(23))).toMatchObject({ item: { version: 3 } });
    expect(await move(timed, 3, 'takedown', noonIn(24))).toMatchObject({ item: { version: 4 } });
    expect(await entriesOf(20, 26)).toEqual([
      ['moved-draft', 'release', noonIn(21)],
      ['moved-release', 'release', noonIn(22)],
      ['moved-timed', 'publication', noonIn(23)],
      ['moved-timed', 'takedown', noonIn(24)],
    ]);
    const { released_at } = await gateway.services.db
      .selectFrom('videos')
      .select('released_at')
      .where('id', '=', shown)
      .executeTakeFirstOrThrow();
    expect(released_at.toISOString()).toBe(noonIn(22));
  });

  it('moves nothing that is over, missing, changed since, or would publish something else', async () => {
    const out = await create('out');
    await publish(out, noonIn(-1));
    expect(await move(out, 2, 'release', noonIn(30))).toMatchObject({ problems: [{ path: 'what' }] });
    const draft = await create('stays');
    expect(await move(draft, 1, 'release', noonIn(-1))).toMatchObject({ problems: [{ path: 'to' }] });
    expect(await move(draft, 1, 'takedown', noonIn(30))).toMatchObject({ problems: [{ path: 'what' }] });
    expect(await move(draft, 4, 'release', noonIn(30))).toMatchObject({ current: { version: 1 } });
    const edited = await create('edited');
    await publish(edited, noonIn(30));
    const input = { slug: 'edited', title: 'Other', site: 'vixen', runLengthSeconds: 600, releasedAt: noonIn(30) };
    await staff.save('film', input, { id: edited, version: 2 });
    expect(await move(edited, 3, 'release', noonIn(31))).toMatchObject({ problems: [{ path: 'state' }] });
  });

  it('is refused beyond 62 days, and moved by those alone who may publish', async () => {
    const range = { from: noonIn(0), until: noonIn(63) };
    expect((await staff.call(CALENDAR, range)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
    const desk = await openDesk(gateway, 'moderator');
    expect((await desk.call(CALENDAR, { from: noonIn(0), until: noonIn(1) })).errors).toBeUndefined();
    const { errors } = await desk.call(
      `mutation { moveCalendarEntry(kind: film, id: "x", expectedVersion: 1, what: release, to: "${noonIn(1)}") { __typename } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'content:publish' });
  });
});
