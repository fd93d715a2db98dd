import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInMember, type TestMember } from '@network/gateway/modules/money/membership/testing/public.ts';
import { rounds } from '@network/testing/effort.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { findPages } from './find-pages.ts';
import { serveBrand, type ServedBrand } from './serve-brand.ts';

const PEOPLE = 30;
/** Every person opens every page in the torture run, else each of them some, and each page several of a class. */
const STEP = rounds(PEOPLE) === PEOPLE ? 1 : 3;
/** How many people of a class are each the cause of a rendering. */
const RENDERINGS = 2;
/** The kinds of them: what they have subscribed to and which groups they are in. Each kind has people with a film begun. */
const KINDS = [
  {},
  { product: 'multisite2025' },
  { group: 'commenteditor' },
  { group: 'preview' },
  { product: 'tushy' },
] as const;

interface Person extends TestMember {
  readonly name: string;
  readonly cookie: string;
  readonly rightsId: string;
}

let brand: ServedBrand;
let people: readonly Person[];
let pages: readonly string[];

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  brand = await serveBrand(gateway, vixen);
  people = await Promise.all(Array.from({ length: PEOPLE }, (_each, nth) => makePerson(nth)));
  const [first] = people as [Person];
  pages = await findPages(vixen, (path) => brand.get(path, first.cookie));
}, 600_000);
afterAll(async () => {
  await brand.close();
});

/** A person with a name, favorites, films for later and positions that nobody else has. */
async function makePerson(nth: number): Promise<Person> {
  const name = `person${nth}x${randomUUID().slice(0, 8)}`;
  const member = await signInMember(gateway, vixen, name, KINDS[nth % KINDS.length]);
  const { videos, performers } = await member.query<{
    videos: { items: { videoId: string }[] };
    performers: { items: { globalId: string }[] };
  }>('{ videos(input: {}) { items { videoId } } performers(input: {}) { items { globalId } } }');
  const add = 'mutation ($kind: FavoriteKind!, $ids: [ID!]!) { addFavorites(kind: $kind, ids: $ids) { __typename } }';
  const some = <Item>(items: readonly Item[]) => items.filter((_item, index) => (index * 7 + nth) % 4 === 0);
  const films = videos.items.map(({ videoId }) => videoId);
  await member.query(add, { kind: 'VIDEO', ids: some(films) });
  await member.query(add, { kind: 'PERFORMER', ids: some(performers.items.map(({ globalId }) => globalId)) });
  await member.query('mutation ($id: ID!) { setWatchLater(videoId: $id, isSaved: true) }', { id: films[nth % 12] });
  // A member of another site only may play nothing here.
  if (nth % 2 === 0 && nth % KINDS.length !== 4) {
    const save = 'mutation ($id: ID!, $at: Int!) { savePlaybackPosition(videoId: $id, positionSeconds: $at) }';
    await member.query(save, { id: films[nth % 9], at: nth + 1 });
  }
  const rights = '{ it: personalPart(videoIds: [], performerIds: []) { rights { id } } }';
  const { it: own } = await member.query<{ it: { rights: { id: string } } }>(rights);
  return { ...member, name, cookie: `vxn_session=${member.session}`, rightsId: own.rights.id };
}

const OWN_PART = /<script type="application\/json" id="personal">(.*?)<\/script>/s;

/** When the data of a rendering was loaded, in ms since 1970. */
const MOMENT = /\b1[78]\d{11}\b/g;

describe('pages that people with the same rights share', () => {
  it('are the same bytes for everybody of a class, with nothing of anybody in them, on every route', async () => {
    const classes = Map.groupBy(people, ({ rightsId }) => rightsId);
    expect(classes.size).toBeGreaterThan(5);
    expect(Math.max(...[...classes.values()].map(({ length }) => length))).toBeGreaterThan(2);
    const texts = people.flatMap(({ name, userId, session }) => [name, userId, session]);
    const shared = new Set<string>();
    const wrong: string[] = [];
    for (const [page, path] of pages.entries()) {
      for (const [rightsId, all] of classes) {
        const members = all.filter((_person, nth) => (nth + page) % STEP === 0);
        const bodies = new Set<string>();
        for (const [nth, person] of members.entries()) {
          // Rendered again at the request of several of them; the others get what was rendered for those.
          if (nth < RENDERINGS) brand.ageCache();
          const { body, cacheControl } = await brand.get(path, person.cookie);
          const own = OWN_PART.exec(body)?.[1];
          if (own === undefined) break;
          shared.add(path);
          const rest = body.replace(OWN_PART, '');
          bodies.add(rest.replace(MOMENT, ''));
          if (cacheControl !== 'private, no-store') wrong.push(`${path} may be stored: ${cacheControl}`);
          wrong.push(...texts.filter((each) => rest.includes(each)).map((each) => `${path} shares ${each}`));
          const others = people.filter((each) => each !== person).flatMap(({ name, userId }) => [name, userId]);
          wrong.push(...others.filter((each) => own.includes(each)).map((each) => `${path} gives away ${each}`));
          if (!own.includes(person.userId) || !own.includes(person.name)) wrong.push(`${path} lacks ${person.name}`);
        }
        if (bodies.size > 1) wrong.push(`${path} has ${bodies.size} forms for ${rightsId}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...shared]).toEqual(expect.arrayContaining(['/', '/videos', '/performers?sex=F', '/categories']));
    expect([...shared].some((path) => /^\/videos\/[^/]+$/.test(path))).toBe(true);
    expect(shared.size).toBeGreaterThan(25);
  });

  it('are not those about the person', async () => {
    const [person] = people as [Person];
    for (const path of ['/account', '/history', '/watch-later', '/favorites']) {
      const { status, body } = await brand.get(path, person.cookie);
      expect([path, status, OWN_PART.test(body)]).toEqual([path, 200, false]);
    }
    expect((await brand.get('/account', person.cookie)).body).toContain(person.name);
  });

  it('lose a right at the next page', async () => {
    const [person] = people as [Person];
    const film = pages.find((path) => /^\/videos\/[^/]+$/.test(path)) ?? '';
    const before = await brand.get(film, person.cookie);
    const subscription = `subscription-${person.userId}`;
    await gateway.services.db.deleteFrom('entitlement_events').where('subscription_id', '=', subscription).execute();
    const after = await brand.get(film, person.cookie);
    expect(before.body.replace(OWN_PART, '')).not.toBe(after.body.replace(OWN_PART, ''));
    expect(OWN_PART.exec(after.body)?.[1]).toContain('\\"isActive\\":false');
  });
});
