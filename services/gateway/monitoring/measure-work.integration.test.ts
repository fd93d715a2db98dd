import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fixedClock } from '../config/clock.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-measured-'));
  gateway = await startTestGateway({ clock, config: { dataDir: folder } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const db = () => gateway.services.db;

async function figure(name: string): Promise<number | undefined> {
  const text = await gateway.services.metrics.getSingleMetricAsString(name);
  const [, value] = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text) ?? [];
  return value === undefined ? undefined : Number(value);
}

const stalled = () => figure('media_preparation_stalled_seconds');

it('a preparation is stalled while a step waits and nobody works on any', async () => {
  expect(await stalled()).toBe(0);
  const source = {
    id: '6f6a1f0e-0000-4000-8000-000000000001',
    video_id: null,
    picture_id: 'one',
    shape: 'still' as never,
    kind: 'picture' as const,
    file_name: 'one.jpg',
    bytes: 1,
    store_key: 'one',
    facts: null,
    problem: null,
    version: null,
    added_by: 'ed@staff.example',
    added_at: clock.now(),
    ended_at: null,
  };
  await db().insertInto('media_sources').values(source).execute();
  const step = { source_id: source.id, name: 'probe', stage: 0, not_before: clock.now() };
  await db().insertInto('media_steps').values(step).execute();
  clock.advance(1_000_000);
  expect(await stalled()).toBe(1_000);
  const alive = { state: 'running' as const, lease_until: new Date(clock.now().getTime() + 60_000) };
  await db()
    .updateTable('media_steps')
    .set({ ...alive, started_at: clock.now() })
    .execute();
  expect(await stalled()).toBe(0);
  clock.advance(160_000);
  expect(await stalled()).toBe(160);
});

it('a call of a webhook is overdue, and an endpoint fails, unless it is switched off', async () => {
  const endpoint = { id: 'e', url: 'https://one.example', types: [], created_at: clock.now(), created_by: 'ed' };
  await db()
    .insertInto('webhook_endpoints')
    .values({ ...endpoint, failing_since: clock.now(), disabled_at: null })
    .execute();
  const message = { id: 'm', key: null, type: 'content.published' as never, data: '{}', at: clock.now() };
  await db().insertInto('webhook_messages').values(message).execute();
  const delivery = {
    message_id: 'm',
    endpoint_id: 'e',
    next_attempt_at: clock.now(),
    settled_at: null,
    last_answer: null,
  };
  await db().insertInto('webhook_deliveries').values(delivery).execute();
  clock.advance(60_000);
  const both = async () => [await figure('webhook_overdue_seconds'), await figure('webhook_endpoint_failing_seconds')];
  expect(await both()).toEqual([60, 60]);
  await db().updateTable('webhook_endpoints').set({ disabled_at: clock.now() }).execute();
  expect(await both()).toEqual([0, 0]);
});

it('a folder has the free part of its disk', async () => {
  const free = await figure('disk_free_ratio');
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(1);
});
