import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder } from '../testing/make-film.ts';

let gateway: IngestGateway;
let editor: Desk;
let id: string;
beforeAll(async () => {
  gateway = await startIngestGateway();
  editor = await openDesk(gateway, 'editor');
  const path = join(await emptyFolder(), 'notes.mp4');
  await writeFile(path, 'These are notes, and no film.');
  id = await gateway.send(path);
  await gateway.prepare();
});
afterAll(() => gateway.close());

const ONE = 'query ($id: ID!) { mediaSource(id: $id) { state problem film { slug title site } steps { name state } } }';
const RETRY = 'mutation ($id: ID!) { retryMediaSource(id: $id) { state problem steps { name state } } }';

it('says what is wrong with a file, and for which film it was', async () => {
  const { data } = await editor.call<{ mediaSource: { problem: string } }>(ONE, { id });
  expect(data.mediaSource).toMatchObject({
    state: 'failed',
    film: { slug: 'film-1', title: 'A film', site: 'vixen' },
    steps: [{ name: 'probe', state: 'failed' }],
  });
  expect(data.mediaSource.problem).not.toBe('');
  expect((await editor.call(ONE, { id: 'none' })).data).toEqual({ mediaSource: null });
});

it('begins again with what failed, which the audit has', async () => {
  const { data } = await editor.call(RETRY, { id });
  expect(data).toEqual({
    retryMediaSource: { state: 'working', problem: null, steps: [{ name: 'probe', state: 'waiting' }] },
  });
  const recorded = await gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'action'])
    .where('entity_id', '=', id)
    .where('actor', '=', editor.email)
    .execute();
  expect(recorded).toEqual([{ actor: editor.email, action: 'retry' }]);
  expect((await editor.call(RETRY, { id })).data).toEqual({ retryMediaSource: null });
});

it('is for roles with the right alone', async () => {
  const support = await openDesk(gateway, 'support');
  for (const query of [ONE, RETRY]) {
    expect((await support.call(query, { id })).errors?.at(0)?.extensions?.['code']).toBe('FORBIDDEN');
  }
});
