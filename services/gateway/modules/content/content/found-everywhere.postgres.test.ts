import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase, demonstrationTemplate, type TestDatabase } from '@network/testing/postgres-database.ts';
import tenant from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { announceReleasedFilms } from '../catalogue/testing/public.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';
import { followSchedules } from './schedule/follow-schedules.ts';
import { PICTURE, type SeenBy } from './testing/seen-kind.ts';
import { KINDS } from './testing/seen-kinds.ts';
import { sendPicture } from './testing/send-picture.ts';
import { openApproval } from './testing/second-person.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';
import type { ContentKind } from './kinds/content-kinds.ts';

/** This brand with a wall and partners, which it really lacks. */
const vixen = {
  ...tenant,
  features: { ...tenant.features, curator: true, channels: true },
  urls: { ...tenant.urls, partner: 'https://partner.example' },
};
/** The clock stands still here: nothing but the notice of the database makes the caches of the other gateway forget. */
const SEEN_WITHIN_MS = 20_000;
const clock = fixedClock('2026-03-02T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'found-everywhere-'));

let database: TestDatabase;
let writer: TestGateway;
let reader: TestGateway;
let staff: StaffCalls;
let approve: Awaited<ReturnType<typeof openApproval>>;
let member: TestCaller;
beforeAll(async () => {
  database = await createTestDatabase(await demonstrationTemplate(clock));
  const config = {
    database: { url: database.url },
    sharedDataBytes: 2 ** 22,
    dataDir: folder,
    mediaStore: { kind: 'folder', folder: join(folder, 'media') },
  } as const;
  const start = () => startTestGateway({ clock, tenants: [vixen], config });
  writer = await start();
  reader = await start();
  staff = await asStaff(writer, 'ed@demo.example');
  approve = await openApproval(writer);
  member = await demonstrationCaller(reader.services, 'member', vixen);
  await sendPicture(writer, { id: PICTURE, shape: 'landscape', width: 960, height: 540, background: '#00d000' });
  await sendPicture(writer, { id: 'a-still', shape: 'still', width: 900, height: 600, background: '#d00000' });
}, 180_000);
afterAll(async () => {
  await reader.close();
  await writer.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const reading: SeenBy = {
  ask: async (query) => {
    const { data, errors } = await reader.graphql(query, {}, member);
    expect(errors).toBeUndefined();
    return data;
  },
  visit: async (path) => (await reader.inject({ url: path, headers: reader.headersFor({ tenant: 'vixen' }) })).body,
  forget: async (table) => void (await writer.services.db.deleteFrom(table).execute()),
};
/** Waits for what the other gateway shows; the database notifies it. */
const seesSoon = (seen: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await seen()).toEqual(expected), { timeout: SEEN_WITHIN_MS, interval: 10 });

const idOf = async (kind: string, slug: string): Promise<{ id: string; version: number }> => {
  const query = `{ contentBySlug(kind: ${kind}, slug: "${slug}") { id version } }`;
  return (await staff.call<{ contentBySlug: { id: string; version: number } }>(query)).data.contentBySlug;
};
const isPriced = (kind: string): kind is 'deal' | 'offer' | 'plan' => ['deal', 'offer', 'plan'].includes(kind);
async function change(field: string, kind: string, address: string) {
  const { id, version } = await idOf(kind, address);
  if (field === 'publishContent' && isPriced(kind)) {
    expect(await approve(staff, { kind, id, version })).toBe('done');
    return { __typename: 'ContentSaved' };
  }
  return staff.change(field, { kind, id, expectedVersion: version }, KEY);
}
async function update(kind: ContentKind, address: string, input: object) {
  const read = await idOf(kind, address);
  expect(await staff.save(kind, input, read)).toMatchObject({ __typename: 'ContentSaved' });
}
async function schedule(kind: string, address: string, moments: { publishAt?: string; unpublishAt?: string }) {
  const { id, version } = await idOf(kind, address);
  if (isPriced(kind)) {
    expect(await approve(staff, { kind, id, version }, { name: 'schedule', ...moments })).toBe('done');
    return;
  }
  const types = `${KEY} $publishAt: DateTime, $unpublishAt: DateTime`;
  const variables = { kind, id, expectedVersion: version, publishAt: null, unpublishAt: null, ...moments };
  expect(await staff.change('scheduleContent', variables, types)).toMatchObject({ __typename: 'ContentSaved' });
}
const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000).toISOString();
/** What each gateway does twice a second. */
const followOn = (gateway: TestGateway) => followSchedules.run(gateway.services, clock.now());
const publications = async () => {
  const { body } = await reader.inject({ url: '/brand/publications', headers: reader.headersFor({ tenant: 'vixen' }) });
  return (JSON.parse(body) as { latest: number }).latest;
};

describe('what is written on one gateway is found on another by the notice of the database', () => {
  it.each(KINDS)(
    '$kind',
    async ({ kind, input, other, address, seen, nothing, first, second, isNamed, stays }) => {
      const now = () => seen(reading);
      const before = await publications();
      expect(await staff.save(kind, input)).toMatchObject({ __typename: 'ContentSaved' });
      expect(await now()).toEqual(nothing);

      expect(await change('publishContent', kind, address)).toMatchObject({ __typename: 'ContentSaved' });
      await vi.waitFor(async () => expect(await publications()).toBeGreaterThan(before), {
        timeout: SEEN_WITHIN_MS,
        interval: 10,
      });
      if (!isNamed) await seesSoon(now, first);
      await update(kind, address, { ...input, ...other });
      await change('publishContent', kind, address);
      if (isNamed) return;
      await seesSoon(now, second);

      await update(kind, address, input);
      await schedule(kind, address, { publishAt: later(3_600), unpublishAt: later(7_200) });
      clock.set(later(3_599));
      expect(await followOn(writer)).toMatchObject({ published: 0 });
      expect(await now()).toEqual(second);
      clock.set(later(1));
      // Both come to it at once; one of them does it.
      const [one, two] = await Promise.all([followOn(writer), followOn(reader)]);
      expect((one['published'] ?? 0) + (two['published'] ?? 0)).toBe(1);
      await seesSoon(now, first);
      clock.set(later(3_600));
      expect(await followOn(writer)).toMatchObject({ unpublished: 1, failed: 0 });
      await seesSoon(now, nothing);
      await change('publishContent', kind, address);
      await seesSoon(now, first);
      await change('unpublishContent', kind, address);
      await seesSoon(now, nothing);
      if (stays) await change('publishContent', kind, address);
    },
    60_000,
  );

  it('names of a film’s performers, categories and tags, by which it is found too', async () => {
    const found = async () => {
      const data = await reading.ask(`{
        named: videos(input: { search: "Quixabelle" }) { items { slug } }
        page: video(slug: "zenith-quay") { tags { name } categories { name } models { name } }
        faceted: videos(input: { performers: ["zen-performer"] }) { items { slug } }
        categories { slug videoCount }
        showcase(slug: "zen-showcase") { title videoCount }
      }`);
      const { named, page, faceted, categories, showcase } = data as {
        named: { items: object[] };
        page: object;
        faceted: { items: object[] };
        categories: { slug: string; videoCount: number }[];
        showcase: object;
      };
      const count = categories.find(({ slug }) => slug === 'zen-category')?.videoCount;
      return { named: named.items, page, faceted: faceted.items, count, showcase };
    };
    const page = {
      tags: [{ name: 'Zen tag two' }],
      categories: [{ name: 'Zen category two' }],
      models: [{ name: 'Zoe Two' }],
    };
    const items = [{ slug: 'zenith-quay' }];
    const showcase = { title: 'Zen showcase two', videoCount: 1 };
    await seesSoon(found, { named: [], page, faceted: items, count: 1, showcase });
    expect((await found()).count).toBe(1);
    await update('performer', 'zen-performer', { slug: 'zen-performer', name: 'Quixabelle', sex: 'F' });
    await change('publishContent', 'performer', 'zen-performer');
    await seesSoon(found, {
      named: items,
      page: { ...page, models: [{ name: 'Quixabelle' }] },
      faceted: items,
      count: 1,
      showcase,
    });
  });

  it('a film that comes out, in lists, counts, the sitemap and the feed, without anybody doing anything', async () => {
    const { run } = announceReleasedFilms;
    await run(writer.services, clock.now());
    const input = {
      slug: 'zodiac-pier',
      title: 'Zodiac Pier',
      site: 'vixen',
      runLengthSeconds: 600,
      releasedAt: later(3_600),
      categories: ['zen-category'],
    };
    await staff.save('film', input);
    await change('publishContent', 'film', 'zodiac-pier');
    const places = async () => {
      const { list, categories } = (await reading.ask(`{
        list: videos(input: { pageSize: 4 }) { items { slug } } categories { slug videoCount } }`)) as {
        list: { items: { slug: string }[] };
        categories: { slug: string; videoCount: number }[];
      };
      return {
        list: list.items.some(({ slug }) => slug === input.slug),
        count: categories.find(({ slug }) => slug === 'zen-category')?.videoCount,
        feed: (await reading.visit('/rss.xml')).includes(input.title),
      };
    };
    await seesSoon(places, { list: false, count: 1, feed: false });
    const before = await publications();
    clock.set(later(3_600));
    const runs = await Promise.all([writer, reader].map(({ services }) => run(services, clock.now())));
    expect(runs.map(({ films = 0 }) => films).reduce((sum, each) => sum + each)).toBe(1);
    await seesSoon(places, { list: true, count: 2, feed: true });
    expect(await publications()).toBe(before + 1);
    expect(await run(writer.services, clock.now())).toEqual({ films: 0 });
  });
});

describe('a schedule that can’t be followed', () => {
  it('waits a minute for what it names, and is then given up with its reason', async () => {
    const input = { slug: 'early-pack', channel: 'late-channel', name: 'Early', position: 1 };
    await staff.save('pack', input);
    await schedule('pack', 'late-channel/early-pack', { publishAt: later(60) });
    clock.set(later(60));
    expect(await followOn(writer)).toMatchObject({ published: 0, failed: 0 });
    clock.set(later(60));
    expect(await followOn(writer)).toMatchObject({ published: 0, failed: 1 });
    const query = '{ contentBySlug(kind: pack, slug: "late-channel/early-pack") { state publishAt scheduleProblem } }';
    expect((await staff.call(query)).data).toEqual({
      contentBySlug: {
        state: 'draft',
        publishAt: null,
        scheduleProblem: 'channel: no channel "late-channel" is published',
      },
    });
    expect(await followOn(writer)).toMatchObject({ published: 0, failed: 0 });
  });

  it('is refused for moments that are over, and for a take-back of what nobody will see', async () => {
    const { id, version } = await idOf('pack', 'late-channel/early-pack');
    const types = `${KEY} $publishAt: DateTime, $unpublishAt: DateTime`;
    const refused = async (publishAt: string | null, unpublishAt: string | null) =>
      (
        await staff.change(
          'scheduleContent',
          { kind: 'pack', id, expectedVersion: version, publishAt, unpublishAt },
          types,
        )
      ).problems?.map(({ path }) => path);
    expect(await refused(later(-1), null)).toEqual(['publishAt']);
    expect(await refused(null, later(60))).toEqual(['unpublishAt']);
    expect(await refused(later(60), later(60))).toEqual(['unpublishAt', 'unpublishAt']);
  });

  it('is changed by those alone who may publish', async () => {
    await schedule('pack', 'late-channel/early-pack', { publishAt: later(60) });
    const { id, version } = await idOf('pack', 'late-channel/early-pack');
    const writes = await asStaff(writer, 'writer@demo.example', 'content:read,content:write');
    const query = `mutation ($id: ID!, $version: Int!) { saveContent(read: { id: $id, version: $version }, input: { pack: {
      slug: "early-pack", channel: "late-channel", name: "Slipped in", position: 1 } }) { __typename } }`;
    const { errors } = await writes.call(query, { id, version });
    expect(JSON.stringify(errors)).toContain('content:publish');
  });
});
