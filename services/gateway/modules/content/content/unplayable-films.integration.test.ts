import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { savePreparedMedia } from '../catalogue/public.ts';
import { followSchedules } from './schedule/follow-schedules.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';
import { contentOperation } from './transfer/content-operation.ts';

const UNPLAYABLE = {
  __typename: 'ContentInvalid',
  problems: [{ path: 'releasedAt', message: expect.stringMatching(/^expected media that play/) }],
};
const MEDIA: Parameters<typeof savePreparedMedia>[2] = {
  film: {
    version: '0f0f0f0f-0000-4000-8000-000000000000',
    seconds: 600,
    video: { p270: { width: 480, height: 270, bytes: 1_000 } },
    trailer: { p270: { width: 480, height: 270, bytes: 1_000 } },
    preview: { width: 480, height: 270 },
  },
  picture: null,
};

let now = new Date('2026-03-02T12:00:00Z');
let gateway: TestGateway;
let staff: StaffCalls;
const folder = mkdtempSync(join(tmpdir(), 'unplayable-'));
beforeAll(async () => {
  const parts = { demonstration: { ...demonstration, media: { ...demonstration.media, clips: [] } } };
  gateway = await startTestGateway({ tenants: [vixen], clock: { now: () => now }, parts });
  staff = await asStaff(gateway, 'ed@demo.example');
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const inputOf = (slug: string) => ({ slug, title: `Film ${slug}`, site: 'vixen', runLengthSeconds: 600 });

async function draft(slug: string): Promise<string> {
  const { item } = await staff.save('film', inputOf(slug));
  return item?.id ?? '';
}

const publish = (id: string, expectedVersion: number, releaseAt: string | null = null) =>
  staff.change('publishContent', { kind: 'film', id, expectedVersion, releaseAt }, `${KEY}, $releaseAt: DateTime`);

const prepare = (id: string) =>
  gateway.services.db
    .transaction()
    .execute((trx) => savePreparedMedia(trx, id, MEDIA, { seconds: 600, lines: 270 }, now));

async function page(slug: string) {
  const { data } = await gateway.graphql<{ video: { isUpcoming: boolean; isBeingPrepared: boolean } | null }>(
    'query ($slug: String!) { video(slug: $slug) { isUpcoming isBeingPrepared } }',
    { slug },
    { tenant: 'vixen', area: 'tour' },
  );
  return data.video;
}

describe('a film without media, where none stand in', () => {
  it('is not released by hand before it has media that play', async () => {
    const id = await draft('by-hand');
    expect(await publish(id, 1)).toEqual(UNPLAYABLE);
    expect(await page('by-hand')).toBeNull();
    await prepare(id);
    expect(await publish(id, 1)).toMatchObject({ item: { state: 'published' } });
    expect(await page('by-hand')).toEqual({ isUpcoming: false, isBeingPrepared: false });
  });

  it('is shown as upcoming with a date, and says from its release on that it is being prepared', async () => {
    const id = await draft('upcoming');
    expect(await publish(id, 1, '2026-03-03T12:00:00Z')).toMatchObject({ item: { state: 'published' } });
    expect(await page('upcoming')).toEqual({ isUpcoming: true, isBeingPrepared: true });
    // Its release is not moved to today without media.
    expect(await publish(id, 2, '2026-03-01T12:00:00Z')).toEqual(UNPLAYABLE);
    now = new Date('2026-03-04T12:00:00Z');
    expect(await page('upcoming')).toEqual({ isUpcoming: false, isBeingPrepared: true });
    // People see it as released already: its words can be corrected.
    const input = { ...inputOf('upcoming'), title: 'Corrected', releasedAt: '2026-03-03T12:00:00Z' };
    await staff.save('film', input, { id, version: 2 });
    expect(await publish(id, 3)).toMatchObject({ item: { state: 'published' } });
    // Taken back, it is nobody's until it plays.
    await staff.change('unpublishContent', { kind: 'film', id, expectedVersion: 4 }, KEY);
    expect(await publish(id, 5)).toEqual(UNPLAYABLE);
  });

  it('is not released by its schedule, which says why', async () => {
    const id = await draft('scheduled');
    const at = new Date(now.getTime() + 60_000);
    await staff.change(
      'scheduleContent',
      { kind: 'film', id, expectedVersion: 1, publishAt: at.toISOString(), unpublishAt: null },
      `${KEY}, $publishAt: DateTime, $unpublishAt: DateTime`,
    );
    now = new Date(at.getTime() + 120_000);
    await followSchedules.run(gateway.services, now);
    const { data } = await staff.call<{ content: { state: string; scheduleProblem: string } }>(
      'query ($id: ID!) { content(kind: film, id: $id) { state scheduleProblem } }',
      { id },
    );
    expect(data.content).toEqual({ state: 'draft', scheduleProblem: expect.stringContaining('media that play') });
  });

  it('is refused in a change of many, and before in its preview', async () => {
    const [without, ready] = [await draft('many-one'), await draft('many-two')];
    await prepare(ready);
    const items = [without, ready].map((id) => ({ id, version: 1 }));
    const variables = { items, key: 'unplayable-many' };
    const { data: preview } = await staff.call<{ rows: { id: string; problem: string | null }[] }>(
      `query ($items: [ReadVersion!]!) { rows: previewBulkChange(kind: film, change: { name: publish }, items: $items) { id problem } }`,
      { items },
    );
    expect(preview.rows.map(({ problem }) => problem)).toEqual([expect.stringContaining('media that play'), null]);
    await staff.call(
      `mutation ($items: [ReadVersion!]!, $key: String!) { requestBulkChange(requestKey: $key, kind: film, change: { name: publish },
        items: $items, reason: "the week's films") { __typename } }`,
      variables,
    );
    expect([await page('many-one'), (await page('many-two'))?.isBeingPrepared]).toEqual([null, false]);
  });

  it('is refused in an import as published, and taken as a draft or with a release to come', async () => {
    const row = (slug: string, more: object) => ({ ...inputOf(slug), ...more });
    const path = join(folder, 'films.json');
    const films = [
      row('import-released', { releasedAt: '2026-01-01T00:00:00Z' }),
      row('import-upcoming', { releasedAt: '2027-01-01T00:00:00Z' }),
      row('import-draft', { state: 'draft' }),
    ];
    writeFileSync(path, JSON.stringify({ format: 1, films }));
    const lines = ['1 refused.', 'films.json films[0] releasedAt: expected media that play'];
    for (const more of [['--dry-run'], []]) {
      const { text } = await contentOperation.run(gateway.services, ['import', path, ...more]);
      for (const line of lines) expect(text).toContain(line);
    }
    expect([await page('import-released'), (await page('import-upcoming'))?.isUpcoming]).toEqual([null, true]);
  });
});

it('tells the console that nothing stands in for what is missing', async () => {
  const { data } = await staff.call<{ hasStockMedia: boolean }>('{ hasStockMedia }');
  expect(data.hasStockMedia).toBe(false);
});
