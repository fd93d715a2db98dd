import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';
import { claimStep, type ClaimedStep } from './queue.ts';
import { endDraft, writeDraft } from './testing/film-drafts.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';
import { workOnStep } from './work-on-step.ts';

const SLUGS = ['draft-a', 'draft-b', 'draft-c', 'draft-d', 'draft-e'];
const HANDLE = { signal: new AbortController().signal, onProgress: () => undefined };

let gateway: IngestGateway;
let editor: Desk;
let drafts: readonly string[];
let last: readonly ClaimedStep[];
beforeAll(async () => {
  gateway = await startIngestGateway();
  editor = await openDesk(gateway, 'editor');
  const picture = await makeFilm({
    width: 640,
    height: 360,
    seconds: 1,
    sound: false,
    name: 'poster.png',
    more: ['-frames:v', '1', '-c:v', 'png'],
  });
  drafts = await Promise.all(SLUGS.map((slug) => writeDraft(editor, slug)));
  for (const slug of SLUGS) await gateway.sendFor(slug, picture, 'picture');
});
afterAll(() => gateway.close());

it('gives the publication of each draft to one worker', async () => {
  const { services } = gateway;
  const at = () => new Date(Date.now() + 10);
  const pictures = await Promise.all(SLUGS.map(() => claimStep(services.db, at())));
  for (const step of pictures) await workOnStep(services, step as ClaimedStep, HANDLE);
  const claims = await Promise.all(Array.from({ length: 40 }, () => claimStep(services.db, at())));
  last = claims.filter((claim) => claim !== null);
  expect(last.map(({ name }) => name)).toEqual(SLUGS.map(() => 'publish'));
  expect(new Set(last.map(({ sourceId }) => sourceId)).size).toBe(SLUGS.length);
});

it('gives each of the films its media where it is published in the moment in which they are ready', async () => {
  const { db } = gateway.services;
  const work = (step: ClaimedStep) => workOnStep(gateway.services, step, HANDLE);
  const answers = await Promise.all([
    ...last.map(work),
    ...drafts.map((id) => endDraft(editor, id)),
    // A worker that counted as dead does the same once more.
    ...last.map(work),
  ]);
  expect(answers.slice(SLUGS.length, 2 * SLUGS.length)).toEqual(SLUGS.map(() => 'ContentSaved'));
  for (const index of SLUGS.keys()) {
    const isOwn = [answers[index], answers[index + 2 * SLUGS.length]];
    expect(isOwn.filter((each) => each === true)).toHaveLength(1);
  }
  const films = await db
    .selectFrom('videos')
    .select(['id', 'own_media'])
    .where('id', 'in', [...drafts])
    .execute();
  expect(films.map(({ own_media }) => own_media?.picture?.isChosen)).toEqual(SLUGS.map(() => true));
  expect(await db.selectFrom('prepared_media').select('film_id').execute()).toEqual([]);
  const sources = await db.selectFrom('media_sources').select('state').distinct().execute();
  expect(sources).toEqual([{ state: 'published' }]);
});
