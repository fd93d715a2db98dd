import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, type GatewayCall, gatewaySaying, MEMBERS, startBrand, TOUR } from './brand-fixture.tsx';

let brand: BrandFixture;
let text = 'hello';
/** The name in the profile of each session; a session without one has ended. */
let names: Record<string, string> = {};

const sessionOf = ({ headers }: GatewayCall): string => String(headers['x-session'] ?? '');

/** People without a class of rights, so that each page of a member is rendered for them. */
function gateway(call: GatewayCall) {
  const answer = gatewaySaying(() => text)(call);
  if (call.operation === 'PersonalPart') return { body: JSON.stringify({ data: { personalPart: null } }) };
  if (call.operation !== 'FindOneUserProfile' || sessionOf(call) === '') return answer;
  const name = names[sessionOf(call)];
  if (name === undefined) return { status: 401, body: '{}' };
  return { body: answer.body.replace('"displayName":"ada"', `"displayName":"${name}"`) };
}

const MOMENT = /dataUpdatedAt:(\d+)/;
/** When the page was rendered: its HTML says it to the millisecond. */
const renderedAt = ({ body }: { readonly body: string }) => MOMENT.exec(body)?.[1];
const open = (session: string, path = '/') =>
  brand.get(path, { host: MEMBERS, headers: { cookie: `brd_session=${session}` } });
const start = async () => {
  names = { 'session-of-adalind': 'ada', 'session-of-beatrix': 'bea' };
  brand = await startBrand(gateway);
};

afterEach(async () => {
  text = 'hello';
  await brand.close();
});

describe('a page for one person', () => {
  it('is rendered once while what it shows is the same, and read again for each request', async () => {
    await start();
    const first = await open('session-of-adalind');
    const calls = brand.received.length;
    const second = await open('session-of-adalind');
    expect(renderedAt(first)).toBeTruthy();
    expect(second.body).toBe(first.body);
    const read = brand.received.slice(calls).map(({ operation, headers }) => [operation, headers['x-session']]);
    expect(read).toContainEqual(['FindOneUserProfile', 'session-of-adalind']);
    expect(read).toContainEqual(['Text', 'session-of-adalind']);
    expect(second.headers['cache-control']).toBe('private, no-store');
    expect(second.headers['content-security-policy']).not.toContain('nonce');
  });

  it('is rendered again where its data or its person has changed', async () => {
    await start();
    await open('session-of-adalind');
    text = 'news';
    expect((await open('session-of-adalind')).body).toContain('news');
    names['session-of-adalind'] = 'adalind';
    expect((await open('session-of-adalind')).body).toContain('adalind');
  });

  it('is nobody else’s: not another session’s, not a visitor’s, not of one that has ended', async () => {
    await start();
    expect((await open('session-of-adalind')).body).toContain("'ada'");
    expect((await open('session-of-beatrix')).body).toContain("'bea'");
    expect((await brand.get('/', { host: MEMBERS })).body).not.toMatch(/'(?:ada|bea)'/);
    delete names['session-of-adalind'];
    expect((await open('session-of-adalind')).body).not.toContain("'ada'");
    expect((await open('session-of-beatrix')).body).toContain("'bea'");
  });

  it('is rendered again after a while, as is a page that everybody shares', async () => {
    await start();
    const pages = () => Promise.all([open('session-of-adalind'), brand.get('/', { host: TOUR })]);
    const moments = async () => (await pages()).map(renderedAt);
    const first = await moments();
    brand.advance(9 * 60_000);
    expect(await moments()).toEqual(first);
    brand.advance(2 * 60_000);
    const later = await moments();
    expect([later[0] === first[0], later[1] === first[1]]).toEqual([false, false]);
  });
});
