import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gatewayForTests, startTestGateway } from '@network/testing/gateway.ts';
import { fillCatalogue } from '@network/testing/large-catalogue.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { scopeOf } from '../scope.ts';
import { countVideos, findVideos } from './video-listing.ts';
import {
  frequenciesOf,
  FREQUENCIES_FRESH_MS,
  FREQUENCIES_RETRY_MS,
  readFrequencies,
  type WordFrequencies,
} from './word-frequencies.ts';

const now = new Date('2026-12-01');
const scope = scopeOf(vixen);

let frequencies: WordFrequencies | null;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  await fillCatalogue(gateway.services.db, { videos: 4_000, performers: 100 });
  frequencies = await readFrequencies(gateway.services.db, 'videos');
});

describe('how often words are met in films', () => {
  it('is read from what PostgreSQL knows', () => {
    expect(frequencies?.rows).toBe(4_000);
    expect(frequencies?.shares.get('evening')).toBe(1);
    expect(frequencies?.rarest).toBeLessThan(0.01);
  });

  it('is not known of a table that was never analysed, and a search works without', async () => {
    const fresh = await startTestGateway({ tenants: [vixen] });
    expect(await readFrequencies(fresh.services.db, 'videos')).toBeNull();
    expect(
      await findVideos(fresh.services.db, scope, { now, search: 'light' }, 'NEWEST', { offset: 0, limit: 5 }),
    ).toEqual([]);
    await fresh.close();
  });

  it('is waited for by nobody, read once an hour, and a failure ends nothing', async () => {
    const { db } = gateway.services;
    let time = 0;
    const services = { db, clock: { now: () => new Date(time) } };
    const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
    expect(frequenciesOf(services, 'videos')).toBeNull();
    await expect.poll(() => frequenciesOf(services, 'videos')?.rows).toBe(4_000);
    expect(executed).toHaveBeenCalledTimes(1);
    time = FREQUENCIES_FRESH_MS;
    executed.mockRejectedValueOnce(new Error('The database is away.'));
    expect(frequenciesOf(services, 'videos')?.rows).toBe(4_000);
    expect(executed).toHaveBeenCalledTimes(2);
    executed.mockRestore();
    expect(frequenciesOf(services, 'videos')?.rows).toBe(4_000);
  });
});

describe('how often words are met, when it could not be read', () => {
  it('is read again after a minute, not after an hour', async () => {
    const fresh = await startTestGateway({ tenants: [vixen] });
    const { db } = fresh.services;
    let time = 0;
    const services = { db, clock: { now: () => new Date(time) } };
    const executed = vi.spyOn(db.getExecutor(), 'executeQuery').mockRejectedValue(new Error('The database is away.'));
    for (const moment of [0, FREQUENCIES_RETRY_MS - 1, FREQUENCIES_RETRY_MS]) {
      time = moment;
      expect(frequenciesOf(services, 'videos')).toBeNull();
    }
    expect(executed).toHaveBeenCalledTimes(2);
    executed.mockRestore();
    await fresh.close();
  });
});

describe('a search that knows how often its words are met', () => {
  it.each([
    'light77 water',
    'evening',
    'l',
    'light1 water1 words',
    'light77',
    'words2999',
    'nothing evening',
    'by the sea',
  ])('for "%s" finds what one finds that asks the index for every word', async (search) => {
    const { db } = gateway.services;
    const idsOf = async (known: WordFrequencies | null, sorting: 'NEWEST' | 'RATING', limit: number) =>
      (await findVideos(db, scope, { now, search, frequencies: known }, sorting, { offset: 2, limit })).map(
        ({ id }) => id,
      );
    expect(await idsOf(frequencies, 'NEWEST', 25)).toEqual(await idsOf(null, 'NEWEST', 25));
    expect(await idsOf(frequencies, 'RATING', 500)).toEqual(await idsOf(null, 'RATING', 500));
    const count = (known: WordFrequencies | null) => countVideos(db, scope, { now, search, frequencies: known }, 300);
    expect(await count(frequencies)).toBe(await count(null));
  });

  it('asks no index for a word that is everywhere', async () => {
    const { db } = gateway.services;
    const executed = vi.spyOn(db.getExecutor(), 'executeQuery');
    await findVideos(db, scope, { now, search: 'evening light77', frequencies }, 'NEWEST', { offset: 0, limit: 5 });
    const [statement] = executed.mock.calls[0] ?? [];
    executed.mockRestore();
    if (!statement) throw new Error('No statement was executed.');
    const { rows } = await db.executeQuery({ ...statement, sql: `explain ${statement.sql}` });
    const plan = JSON.stringify(rows);
    expect(plan).toContain("''evening'':*");
    expect(plan).not.toMatch(/Index Cond[^}]*''evening''/);
  });
});
