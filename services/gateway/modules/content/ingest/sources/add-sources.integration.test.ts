import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { addSources, type NewSource } from './add-sources.ts';

const FILMS = 25;

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
});
afterAll(() => gateway.close());

/** The store of the gateway, which a command that is killed uses for so many files; and what was copied into it. */
function watchedStore(most: number): { readonly store: ObjectStore; readonly copied: string[] } {
  const { store } = gateway.services;
  const copied: string[] = [];
  const under: Promise<unknown>[] = [];
  const put: ObjectStore['put'] = async (key, ...rest) => {
    if (copied.length >= most) {
      // What was begun before is whole by then, so that the test knows how many are.
      await Promise.all(under);
      throw new Error('killed');
    }
    copied.push(key);
    const done = store.put(key, ...rest);
    under.push(done);
    return done;
  };
  return { store: { ...store, put }, copied };
}

const sentIds = async () =>
  (await gateway.services.db.selectFrom('media_sources').select('id').execute()).map(({ id }) => id);

it('what was copied before an import was killed is not copied again, and workers begin with the first films', async () => {
  const folder = await emptyFolder();
  const files: NewSource[] = [];
  for (let number = 0; number < FILMS; number += 1) {
    const file = join(folder, `${number}.mov`);
    await writeFile(file, `film ${number}`);
    files.push({ target: { videoId: `film-${number}`, isDraft: true }, kind: 'film', file });
  }
  const killed = watchedStore(FILMS - 1);
  await expect(addSources({ ...gateway.services, store: killed.store }, files)).rejects.toThrow('killed');
  expect(await sentIds()).toHaveLength(20);

  const next = watchedStore(FILMS);
  expect(await addSources({ ...gateway.services, store: next.store }, files)).toEqual(files.map(() => null));
  expect(next.copied).toHaveLength(1);
  expect(killed.copied).not.toContain(next.copied[0]);
  expect(await sentIds()).toHaveLength(FILMS);
});
