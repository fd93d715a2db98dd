import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import type { EdgeConfig } from '../../../../config/edge-config.ts';
import { filmKind, saveOwnMedia, unpublishItem } from '../../catalogue/public.ts';
import { addVideo } from '../../catalogue/testing/public.ts';
import { writeManifest } from '../own/version-manifest.ts';
import { purgeTakenBack, SECOND_PASS_MS } from './purge-taken-back.ts';
import { SETTLES_MS } from './takedowns.ts';

let calls: { readonly path: string; readonly body: string }[] = [];
let statusOf: (path: string) => number;
let busy = false;
const cdn = createServer((request, response) => {
  const { url: path = '' } = request;
  void text(request).then((body) => {
    calls.push({ path, body });
    const status = statusOf(path);
    const refusal = busy && '<ErrorResponse><Error><Code>TooManyInvalidationsInProgress</Code></Error></ErrorResponse>';
    const accepted = path.startsWith('/2020-05-31/')
      ? '<Invalidation xmlns="a"><Id>I1</Id><Status>InProgress</Status></Invalidation>'
      : '{"success":true,"token":"quoted"}';
    response.writeHead(busy ? 400 : status === 200 && accepted.startsWith('<') ? 201 : status).end(refusal || accepted);
  });
});
const clock = fixedClock('2026-03-02T12:00:00Z');
const start = clock.now().getTime();
let gateway: TestGateway;
let edge: EdgeConfig;

beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  edge = { kind: 'cloudflare', origin, zones: ['zone-1', 'zone-2'], token: 'a-token' };
  gateway = await startTestGateway({ clock, config: { edge } });
});
beforeEach(async () => {
  statusOf = () => 200;
  busy = false;
  calls = [];
  await gateway.services.db.deleteFrom('edge_takedowns').execute();
});
afterAll(async () => {
  await gateway.close();
  cdn.close();
});

const moment = (milliseconds: number): Date => new Date(start + milliseconds);
const purge = (milliseconds: number, services = gateway.services) => purgeTakenBack.run(services, moment(milliseconds));
const waiting = () => gateway.services.db.selectFrom('edge_takedowns').select(['last_answer', 'passes_left']).execute();

/** A film with a picture that another one has replaced, which is unpublished then. */
async function takeBack(id: string): Promise<Readonly<Record<'film' | 'former' | 'picture', string>>> {
  const { db } = gateway.services;
  const versions = { film: randomUUID(), former: randomUUID(), picture: randomUUID() };
  await addVideo(db, id, 'vixen');
  await db
    .insertInto('slug_redirects')
    .values({ kind: 'film', slug: `former-${id}`, entity_id: id })
    .execute();
  const film = { version: versions.film, seconds: 6, video: {}, trailer: {}, preview: { width: 480, height: 270 } };
  const rendition = { width: 1, height: 1, avif: [1], webp: [1], color: '#000000', placeholder: '' };
  for (const version of [versions.former, versions.picture]) {
    await saveOwnMedia(db, id, { film, picture: { version, isChosen: true, ...rendition } }, null, moment(-5));
  }
  await db.transaction().execute((trx) => unpublishItem(trx, filmKind, id, { at: moment(0) }));
  return versions;
}

it('purges all that was ever shown of a film, in every zone, twice: an edge may have been taking a file meanwhile', async () => {
  const versions = await takeBack('taken-back');
  expect(await purge(SETTLES_MS - 1)).toEqual({});
  expect(await purge(SETTLES_MS)).toEqual({ purged: 1 });
  const tags = ['card-taken-back', ...Object.values(versions).map((version) => `media-${version}`)];
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/client/v4/zones/zone-1/purge_cache',
    '/client/v4/zones/zone-2/purge_cache',
  ]);
  for (const { body } of calls) expect(new Set((JSON.parse(body) as { tags: string[] }).tags)).toEqual(new Set(tags));
  expect(await purge(SETTLES_MS + SECOND_PASS_MS - 1)).toEqual({});
  expect(await purge(SETTLES_MS + SECOND_PASS_MS)).toEqual({ purged: 1 });
  expect([calls.length, await waiting()]).toEqual([4, []]);
});

/** The gateway's services with CloudFront in front of the brands, and other configuration. */
function atCloudfront(config: Partial<typeof gateway.services.config> = {}): typeof gateway.services {
  const { origin, zones } = edge;
  const cloudfront: EdgeConfig = {
    kind: 'cloudfront',
    origin,
    zones: [...zones],
    accessKeyId: 'AKIA',
    secretAccessKey: 'a',
  };
  return { ...gateway.services, config: { ...gateway.services.config, edge: cloudfront, ...config } };
}

it('names every slug that the film had where the edge knows paths alone', async () => {
  const { film } = await takeBack('by-path');
  const services = atCloudfront();
  expect(await purge(SETTLES_MS, services)).toEqual({ purged: 1 });
  expect(await purge(SETTLES_MS + SECOND_PASS_MS, services)).toEqual({ purged: 1 });
  const references = calls.map(({ body }) => /<CallerReference>(.+)</.exec(body)?.[1]);
  // The second pass is another invalidation, and not the first one once more.
  expect(new Set(references).size).toBe(2);
  for (const path of ['/videos/film-by-path*', '/media/cards/former-by-path.jpg*', `/media/pictures/films/${film}/*`]) {
    expect(calls[0]?.body).toContain(`<Path>${path}</Path>`);
  }
});

it('tries again as long as a zone refuses, says so in its figures, and never gives up', async () => {
  const { metrics } = gateway.services;
  const figure = async () => (await metrics.getSingleMetric('edge_takedown_failed_seconds')?.get())?.values[0]?.value;
  await takeBack('refused');
  statusOf = (path) => (path.includes('zone-2') ? 500 : 200);
  let at = SETTLES_MS;
  for (const wait of [5_000, 15_000, 60_000, 300_000, 300_000]) {
    expect(await purge(at)).toEqual({ failed: 1 });
    expect(await purge(at + wait - 1)).toEqual({});
    at += wait;
  }
  expect(await waiting()).toEqual([{ last_answer: 'zone-2: 500', passes_left: 2 }]);
  clock.advance(90_000);
  expect(await figure()).toBe(90);
  statusOf = () => 200;
  expect(await purge(at)).toEqual({ purged: 1 });
  expect(await figure()).toBe(0);
  expect(await waiting()).toEqual([{ last_answer: null, passes_left: 1 }]);
});

it('has nothing to ask where there is no edge', async () => {
  await takeBack('without-edge');
  const services = { ...gateway.services, config: { ...gateway.services.config, edge: null } };
  await purge(SETTLES_MS, services);
  await purge(SETTLES_MS + SECOND_PASS_MS, services);
  expect([calls, await waiting()]).toEqual([[], []]);
});

it('asks once where two gateways see a film at once', async () => {
  await takeBack('seen-twice');
  await Promise.all([purge(SETTLES_MS), purge(SETTLES_MS)]);
  expect(calls).toHaveLength(2);
});

it('tells nobody of a film whose unpublication was rolled back', async () => {
  const { db } = gateway.services;
  await addVideo(db, 'rolled-back', 'vixen');
  const undone = db.transaction().execute(async (trx) => {
    await unpublishItem(trx, filmKind, 'rolled-back', { at: moment(0) });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await purge(SETTLES_MS)).toEqual({});
});

it('takes many films back with one invalidation of each distribution, since few may be under way', async () => {
  const ids = ['one-of-four', 'two-of-four', 'three-of-four', 'four-of-four'];
  for (const id of ids) await takeBack(id);
  expect(await purge(SETTLES_MS, atCloudfront())).toEqual({ purged: 4 });
  expect(calls).toHaveLength(2);
  for (const { body } of calls) {
    const patterns = body.match(/<Path>[^<]*\*<\/Path>/g) ?? [];
    expect(patterns.length).toBeLessThanOrEqual(15);
    expect(body).toContain('<Path>/media/pictures/*</Path>');
  }
});

it('asks again soon, without an error in the log, while others are under way', async () => {
  await takeBack('busy');
  busy = true;
  const services = atCloudfront();
  let at = SETTLES_MS;
  for (const wait of [5_000, 15_000, 15_000]) {
    expect(await purge(at, services)).toEqual({ failed: 1 });
    at += wait;
  }
  const [row] = await waiting();
  expect(row?.last_answer).toContain('zone-1: 400 TooManyInvalidationsInProgress');
  busy = false;
  expect(await purge(at, services)).toEqual({ purged: 1 });
});

it('takes an answer of 200 for no success unless it says so', async () => {
  await takeBack('unsure');
  const services = atCloudfront();
  statusOf = () => 202;
  expect(await purge(SETTLES_MS, services)).toEqual({ failed: 1 });
  expect(await waiting()).toEqual([
    { last_answer: 'zone-1: 202 without success, zone-2: 202 without success', passes_left: 2 },
  ]);
});

it('has the CDN in front of the store forget the files too, by their keys', async () => {
  const { film } = await takeBack('in-the-store');
  const { store } = gateway.services;
  const file = { key: 'renditions/a-source/video-1/p480.mp4', bytes: 1, type: 'video/mp4' };
  await writeManifest(store, film, { files: { 'video/p480.mp4': file }, streams: { video: {}, trailer: {} } });
  const mediaEdge: EdgeConfig = {
    kind: 'cloudfront',
    origin: edge.origin,
    zones: ['media'],
    accessKeyId: 'AKIA',
    secretAccessKey: 'a',
    filesAt: 'https://media.example',
  };
  expect(await purge(SETTLES_MS, atCloudfront({ mediaEdge }))).toEqual({ purged: 1 });
  const bodyOf = (zone: string) => calls.find(({ path }) => path.includes(zone))?.body;
  expect(bodyOf('media')).toContain('<Path>/renditions/a-source/*</Path>');
  expect(bodyOf('media')).toContain(`<Path>/media/pictures/films/${film}/*</Path>`);
  expect(bodyOf('zone-1')).not.toContain('renditions');
});
