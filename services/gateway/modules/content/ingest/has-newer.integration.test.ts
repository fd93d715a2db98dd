import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { hasNewer } from './publish.ts';
import { addFilm, type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
});
afterAll(() => gateway.close());

type State = 'working' | 'failed' | 'published' | 'superseded';

/** Sends two files for a film of their own. @returns whether the first is out of date by what became of the second */
async function isOutdatedBy(state: State, version: string | null): Promise<boolean> {
  const { db } = gateway.services;
  const film = `film-${randomUUID()}`;
  await addFilm(gateway, film);
  const row = { video_id: film, picture_id: null, shape: null, kind: 'film', file_name: 'harbor.mov' } as const;
  const sent = { ...row, bytes: 4, added_by: 'test' };
  const [older, newer] = [randomUUID(), randomUUID()];
  await db
    .insertInto('media_sources')
    .values([
      { ...sent, id: older, store_key: older, state: 'working', added_at: new Date('2026-03-02T12:00:00Z') },
      { ...sent, id: newer, store_key: newer, state, version, added_at: new Date('2026-03-02T12:00:01Z') },
    ])
    .execute();
  return hasNewer(db, await gateway.source(older));
}

it('a film is out of date once a later stream plays, also while its pictures are made or where they failed', async () => {
  for (const state of ['working', 'failed', 'published'] as const)
    expect(await isOutdatedBy(state, randomUUID()), state).toBe(true);
});

it('a film is not out of date by a later one that nobody sees', async () => {
  for (const state of ['working', 'failed'] as const) expect(await isOutdatedBy(state, null), state).toBe(false);
  expect(await isOutdatedBy('superseded', randomUUID())).toBe(false);
});
