import { afterAll, beforeAll, expect, it } from 'vitest';
import { HELD_MS } from '../../../outbox/work-off.ts';
import { addSteps, claimStep, type ClaimedStep, endStep, failStep, extendLease, MOST_ATTEMPTS } from './queue.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway();
});
afterAll(() => gateway.close());

const at = (ms = 0): Date => new Date(Date.now() + ms);
const END = { files: {}, found: null };

it('gives a step to one of forty workers that want it', async () => {
  const { db } = gateway.services;
  await gateway.send(await makeFilm({ seconds: 1 }));
  const claims = await Promise.all(Array.from({ length: 40 }, () => claimStep(db, at(10))));
  expect(claims.filter((claim) => claim !== null)).toMatchObject([{ name: 'probe', attempts: 1 }]);
  await db.deleteFrom('media_sources').execute();
});

it('gives it to another worker when the first one is gone, whose result then counts for nothing', async () => {
  const { db } = gateway.services;
  await gateway.send(await makeFilm({ seconds: 1 }));
  const first = (await claimStep(db, at(10))) as ClaimedStep;
  expect(await extendLease(db, first, 0.5, at(HELD_MS))).toBe(true);
  expect(await claimStep(db, at(HELD_MS - 5_000))).toBeNull();
  const second = (await claimStep(db, at(HELD_MS + 5_000))) as ClaimedStep;
  expect(second).toMatchObject({ name: 'probe', attempts: 2 });
  expect(await extendLease(db, first, 0.6, at(HELD_MS))).toBe(false);
  expect(await endStep(db, first, END, at())).toBe(false);
  expect(await endStep(db, second, END, at())).toBe(true);
  await db.deleteFrom('media_sources').execute();
});

it('takes no step that a gateway of the release before adds to what is for drafts, and goes on without it', async () => {
  const { db } = gateway.services;
  const id = await gateway.send(await makeFilm({ seconds: 1 }));
  await addSteps(db, id, [{ name: 'draft-barrier', stage: 0 }], new Date('9999-01-01'));
  const steps = await db.selectFrom('media_steps').select('name').where('source_id', '=', id).execute();
  expect(steps).toEqual([{ name: 'probe' }]);
  await db.deleteFrom('media_sources').execute();
});

it('tries a step again, later each time, and then gives its source up with the reason', async () => {
  const { db } = gateway.services;
  const id = await gateway.send(await makeFilm({ seconds: 1 }));
  let later = 10;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const step = (await claimStep(db, at(later))) as ClaimedStep;
    expect(step.attempts).toBe(attempt);
    await failStep(db, step, { problem: 'The disk is full.', isFinal: false }, at(later));
    expect(await claimStep(db, at(later + 1_000))).toBeNull();
    later += 1_000_000;
  }
  expect(await gateway.source(id)).toMatchObject({ state: 'failed', problem: 'The disk is full.' });
});

it('checks a new file before it encodes an older one, and claims short steps alone where it is asked to', async () => {
  const { db } = gateway.services;
  await db.deleteFrom('media_sources').execute();
  const path = await makeFilm({ seconds: 1 });
  const older = await gateway.send(path);
  const probe = (await claimStep(db, at(10))) as ClaimedStep;
  const planned = ['sound', 'video-p270'].map((name) => ({ name, stage: name === 'sound' ? 1 : 2 }));
  await addSteps(db, older, planned, at());
  expect(await endStep(db, probe, END, at())).toBe(true);
  const newer = await gateway.send(path);
  expect(await claimStep(db, at(10))).toMatchObject({ sourceId: newer, name: 'probe' });
  expect(await claimStep(db, at(10), 'short')).toBeNull();
  expect(await claimStep(db, at(10))).toMatchObject({ sourceId: older, name: 'sound' });
});
