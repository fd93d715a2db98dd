import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';
import type { ContentKind } from './kinds/content-kinds.ts';

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
}, 120_000);

async function create(kind: ContentKind, input: object): Promise<string> {
  const { item, problems } = await staff.save(kind, input);
  expect(problems).toBeUndefined();
  return item?.id ?? '';
}

const publish = (kind: string, id: string, expectedVersion: number, field = 'publishContent') =>
  staff.change(field, { kind, id, expectedVersion }, KEY);

async function places(kind: string, id: string) {
  const { data } = await staff.call<{ it: { brand: string; name: string; address: string }[] }>(
    `{ it: publishedPlaces(kind: ${kind}, id: "${id}") { brand name address } }`,
  );
  return data.it;
}

async function previewedOn(kind: string, id: string): Promise<readonly string[]> {
  const { data } = await staff.call<{ it: { brand: string }[] }>(
    `{ it: previewPlaces(kind: ${kind}, id: "${id}") { brand } }`,
  );
  return data.it.map(({ brand }) => brand);
}

interface Opened {
  readonly address: string;
}

/** The page that a preview leads to. */
const openedPage = ({ address }: Opened): string =>
  new URL(new URL(address).searchParams.get('to') ?? '', address).href;

it('a film and its performer are seen on the brand of their site while it is published, where it was published', async () => {
  const nova = await create('performer', { slug: 'nova-lark', name: 'Nova Lark', sex: 'F' });
  const input = {
    slug: 'glass-harbor',
    title: 'Glass Harbor',
    site: 'vixen',
    runLengthSeconds: 1_800,
    releasedAt: '2026-01-01T00:00:00Z',
    performers: ['nova-lark'],
  };
  const film = await create('film', input);
  expect(await places('film', film)).toEqual([]);
  await publish('performer', nova, 1);
  expect(await places('performer', nova)).toEqual([]);
  await publish('film', film, 1);
  const page = { brand: 'vixen', name: vixen.name, address: `${vixen.urls.tour}/videos/glass-harbor` };
  expect(await places('film', film)).toEqual([page]);

  const next = { ...input, slug: 'glass-quay' };
  expect(await staff.save('film', next, { id: film, version: 2 })).toMatchObject({ __typename: 'ContentSaved' });
  // Another slug that was only saved leads nowhere yet.
  expect(await places('film', film)).toEqual([page]);

  await publish('film', film, 3, 'unpublishContent');
  expect(await places('film', film)).toEqual([]);
  expect(await places('film', 'no-such-film')).toEqual([]);
});

it('a film with media of fewer lines than a document can say is seen all the same', async () => {
  const film = await create('film', {
    slug: 'old-harbor',
    title: 'Old Harbor',
    site: 'vixen',
    runLengthSeconds: 1_800,
    releasedAt: '2026-01-01T00:00:00Z',
  });
  await publish('film', film, 1);
  await gateway.services.db.updateTable('videos').set({ best_height: 480 }).where('id', '=', film).execute();
  expect((await places('film', film)).map(({ address }) => address)).toEqual([`${vixen.urls.tour}/videos/old-harbor`]);
});

it('a performer is seen on the brands that have a film of theirs', async () => {
  const juno = await create('performer', { slug: 'juno-west', name: 'Juno West', sex: 'F' });
  await publish('performer', juno, 1);
  await gateway.services.db
    .insertInto('performer_sites')
    .values({ performer_id: juno, site_id: 'tushy', video_count: 1 })
    .execute();
  expect(await places('performer', juno)).toEqual([
    { brand: 'tushy', name: tushy.name, address: `${tushy.urls.tour}/performers/juno-west` },
  ]);
});

it('captions are seen and previewed on the brands of their film, and not where another site has a film of the same slug', async () => {
  for (const site of ['vixen', 'tushy']) {
    const film = await create('film', {
      slug: 'twin-harbor',
      title: 'Twin Harbor',
      site,
      runLengthSeconds: 1_800,
      releasedAt: '2026-01-01T00:00:00Z',
    });
    await publish('film', film, 1);
  }
  const text = 'WEBVTT\n\n00:01.000 --> 00:03.000\nThe quay.\n';
  const caption = await create('caption', { slug: 'twin-harbor-en', film: 'twin-harbor', language: 'en', text });
  await publish('caption', caption, 1);
  expect(await places('caption', caption)).toEqual([
    { brand: 'vixen', name: vixen.name, address: `${vixen.urls.tour}/videos/twin-harbor` },
  ]);
  expect(await previewedOn('caption', caption)).toEqual(['vixen']);
});

it('a review of an expert is previewed on the brands of its film, and nowhere while nobody sees the film', async () => {
  const film = { slug: 'lone-harbor', title: 'Lone Harbor', site: 'tushy', runLengthSeconds: 1_800 };
  const id = await create('film', { ...film, releasedAt: '2026-01-01T00:00:00Z' });
  const review = await create('expertReview', { slug: 'of-lone-harbor', film: 'lone-harbor', rating: 8 });
  expect(await previewedOn('expertReview', review)).toEqual([]);
  await publish('film', id, 1);
  expect(await previewedOn('expertReview', review)).toEqual(['tushy']);
});

it('a tag is seen in the lists of every brand', async () => {
  await staff.save('tag', { slug: 'dusk', name: 'Dusk' });
  await publish('tag', 'dusk', 1);
  expect(new Set((await places('tag', 'dusk')).map(({ address }) => address))).toEqual(
    new Set([vixen, tushy].map(({ urls }) => `${urls.tour}/videos?tags=dusk`)),
  );
});

it('R62 a channel, its packs and a set of pictures are seen by members alone, and a film of the channel by visitors too', async () => {
  const channel = await create('channel', { slug: 'studio-nights', name: 'Studio Nights', site: 'vixen', position: 1 });
  await publish('channel', channel, 1);
  const pack = await create('pack', {
    slug: 'first-nights',
    name: 'First Nights',
    channel: 'studio-nights',
    position: 1,
  });
  await publish('pack', pack, 1);
  const film = await create('film', {
    slug: 'night-watch',
    title: 'Night Watch',
    site: 'vixen',
    runLengthSeconds: 1_800,
    releasedAt: '2026-01-01T00:00:00Z',
    channel: 'studio-nights',
  });
  await publish('film', film, 1);
  const ofVixen = async (kind: string, id: string) =>
    (await places(kind, id)).find(({ brand }) => brand === 'vixen')?.address;
  expect(await ofVixen('channel', channel)).toBe(`${vixen.urls.members}/channels/studio-nights`);
  expect(await ofVixen('pack', pack)).toBe(`${vixen.urls.members}/channels/studio-nights/packs/first-nights`);
  expect(await ofVixen('film', film)).toBe(`${vixen.urls.tour}/videos/night-watch`);

  const { data } = await staff.call<{ visitor: Opened; member: Opened; film: Opened }>(
    `mutation ($channel: ID!, $film: ID!) {
      visitor: openPreview(kind: channel, id: $channel, version: 1, brand: "vixen", person: visitor) { ...opened }
      member: openPreview(kind: channel, id: $channel, version: 1, brand: "vixen", person: member) { ...opened }
      film: openPreview(kind: film, id: $film, version: 1, brand: "vixen", person: visitor) { ...opened }
    }
    fragment opened on PreviewResult { ... on PreviewOpened { address } }`,
    { channel, film },
  );
  expect([data.visitor, data.member, data.film].map(openedPage)).toEqual([
    `${vixen.urls.tour}/channels`,
    `${vixen.urls.members}/channels/studio-nights`,
    `${vixen.urls.tour}/videos/night-watch`,
  ]);
});
