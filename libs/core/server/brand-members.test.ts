import { brotliDecompressSync } from 'node:zlib';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, type GatewayCall, gatewaySaying, MEMBERS, startBrand } from './brand-fixture.tsx';

const PERSONAL = /<script type="application\/json" id="personal">(.*?)<\/script>/;
const VIEWER = { isTandemChild: false, groups: [] };

let brand: BrandFixture;
/** Each session's class of rights, by the name in the session. */
let rights: Record<string, string | null> = {};
let text = 'films';
/** The code of the error that the first page answers to a stand-in, or null. */
let refusal: string | null = null;
/** Ids of films that people continue. */
let toContinue: readonly string[] = [];

const nameOf = (call: GatewayCall): string => /^session-of-(\w+)$/.exec(String(call.headers['x-session']))?.[1] ?? '';

/** A gateway that knows a few people, and answers their classes as it knows them at the moment. */
function gateway(call: GatewayCall) {
  if (call.operation === 'Text' && call.headers['x-rights'] !== undefined && refusal !== null) {
    return { body: JSON.stringify({ errors: [{ message: 'no', extensions: { code: refusal } }], data: null }) };
  }
  if (call.operation === 'FilmCards') {
    const { ids } = (JSON.parse(call.body) as { variables: { ids: string[] } }).variables;
    return {
      body: JSON.stringify({ data: { videosById: ids.map((videoId) => ({ videoId, title: `film ${videoId}` })) } }),
    };
  }
  if (call.operation !== 'PersonalPart') return gatewaySaying(() => text)(call);
  const name = nameOf(call);
  const id = rights[name];
  if (id === undefined) return { body: JSON.stringify({ data: { personalPart: null } }) };
  const profile = { userId: name, uuid: name, displayName: name, avatar: null, badges: [], autoplayEnabled: true };
  const viewer = JSON.stringify({ ...VIEWER, userId: 'stand-in' });
  const personalPart = {
    profile: { ...profile, viewer: JSON.stringify({ ...VIEWER, userId: name }) },
    rights:
      id === null
        ? null
        : { id, token: `token-of-${id}`, viewer, autoplayEnabled: true, isWatching: false, hasNewFilms: false },
    favoriteVideoIds: [],
    favoritePerformerIds: [],
    watchMarks: [],
    videoIdsToContinue: toContinue,
    newVideoIds: [],
  };
  return { body: JSON.stringify({ data: { personalPart } }) };
}

const start = async () => (brand = await startBrand(gateway));
const as = (name: string) => ({ host: MEMBERS, headers: { cookie: `brd_session=session-of-${name}` } });
const open = (name: string, path = '/') => brand.get(path, as(name));
const shared = (body: string) => body.replace(PERSONAL, '');
const textCalls = () => brand.received.filter(({ operation }) => operation === 'Text');

afterEach(async () => {
  rights = {};
  text = 'films';
  refusal = null;
  toContinue = [];
  await brand.close();
});

describe('pages that members with the same rights share', () => {
  it('are rendered once, by a call that knows no person, and say at their end whose they are', async () => {
    rights = { adalind: 'gold', beatrix: 'gold' };
    await start();
    const [ada, bea] = [await open('adalind'), await open('beatrix')];
    expect(shared(ada.body)).toBe(shared(bea.body));
    expect(shared(ada.body)).not.toMatch(/adalind|beatrix/);
    expect([PERSONAL.exec(ada.body)?.[1], PERSONAL.exec(bea.body)?.[1]]).toEqual([
      expect.stringContaining('adalind'),
      expect.stringContaining('beatrix'),
    ]);
    expect(ada.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(ada.headers).not.toHaveProperty('etag');
    expect(textCalls()).toHaveLength(1);
    const [{ headers }] = textCalls() as [GatewayCall];
    expect(headers['x-rights']).toBe('token-of-gold');
    for (const name of ['x-session', 'x-browser', 'x-client-address', 'x-page', 'cookie']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('are compressed once; what is one’s own follows as it is', async () => {
    rights = { adalind: 'gold' };
    text = 'a film '.repeat(500);
    await start();
    const { body } = await open('adalind');
    const headers = { ...as('adalind').headers, host: MEMBERS, 'accept-encoding': 'br' };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port: brand.port, headers }, resolve).on('error', reject).end();
    });
    const response = await buffer(answer);
    expect(response.length).toBeLessThan(body.length / 2);
    expect(response.includes('adalind')).toBe(true);
    expect(brotliDecompressSync(response).toString()).toBe(body);
  });

  it('follow the rights of this moment, and end with the session', async () => {
    rights = { adalind: 'gold', beatrix: 'silver' };
    await start();
    await open('adalind');
    await open('beatrix');
    expect(textCalls().map(({ headers }) => headers['x-rights'])).toEqual(['token-of-gold', 'token-of-silver']);
    rights = { adalind: 'silver' };
    text = 'no more films';
    expect((await open('adalind')).body).toContain('films');
    expect(textCalls()).toHaveLength(2);
    rights = {};
    expect(PERSONAL.test((await open('adalind')).body)).toBe(false);
  });

  it('bring the films to continue along, whose cards are read once, by a call that knows no person', async () => {
    rights = { adalind: 'gold', beatrix: 'gold' };
    toContinue = ['f1', 'f2'];
    await start();
    for (const name of ['adalind', 'beatrix']) {
      const { body } = await open(name);
      expect(shared(body)).not.toContain('film f1');
      expect(PERSONAL.exec(body)?.[1]).toMatch(/film f1.*film f2/s);
    }
    const cards = () => brand.received.filter(({ operation }) => operation === 'FilmCards');
    expect(cards().map(({ headers }) => [headers['x-rights'], headers['x-session']])).toEqual([
      ['token-of-gold', undefined],
    ]);
    toContinue = ['f3', 'f1'];
    expect(PERSONAL.exec((await open('adalind')).body)?.[1]).toMatch(/film f3.*film f1/s);
    expect(cards().map(({ body }) => /"ids":(.*?)\]/.exec(body)?.[1])).toEqual(['["f1","f2"', '["f3"']);
    brand.advance(120_000);
    await open('beatrix');
    expect(cards()).toHaveLength(3);
  });

  it('are left alone where a call is about the person: such a page is rendered for them, and known as such', async () => {
    rights = { adalind: 'gold' };
    refusal = 'PERSON_NEEDED';
    await start();
    for (const _again of [1, 2]) {
      const { status, body } = await open('adalind');
      expect([status, PERSONAL.test(body), body.includes('films')]).toEqual([200, false, true]);
    }
    expect(textCalls().map(({ headers }) => headers['x-rights'] ?? 'own')).toEqual(['token-of-gold', 'own', 'own']);
  });

  it('are not made of a failure: that page is rendered for one person, and tried again for all', async () => {
    rights = { adalind: 'gold' };
    refusal = 'INTERNAL';
    await start();
    expect(PERSONAL.test((await open('adalind')).body)).toBe(false);
    refusal = null;
    expect(PERSONAL.test((await open('adalind')).body)).toBe(true);
  });

  it('are none for a person without a class', async () => {
    rights = { adalind: null };
    await start();
    const { body } = await open('adalind');
    expect([PERSONAL.test(body), body.includes('ada')]).toEqual([false, true]);
  });

  it('let a name close no element', async () => {
    rights = { adalind: 'gold' };
    brand = await startBrand((call) => {
      const answer = gateway(call);
      return call.operation === 'PersonalPart'
        ? { body: answer.body.replaceAll('"displayName":"adalind"', '"displayName":"</script><b>\u2028"') }
        : answer;
    });
    const { body } = await open('adalind');
    expect(PERSONAL.exec(body)?.[1]).toContain('\\u003c/script\\u003e\\u003cb\\u003e\\u2028');
  });
});
