import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandFixture, type GatewayCall, gatewaySaying, MEMBERS, startBrand, TOUR } from './brand-fixture.tsx';

const TOKEN = `${'t'.repeat(60)}.${'m'.repeat(43)}`;
const FACTS = {
  kind: 'film',
  title: 'Glass <Harbor>',
  version: 3,
  isPublished: false,
  expiresAt: '2026-03-02T12:15:00.000Z',
  problems: [] as string[],
  viewer: null as string | null,
  consoleUrl: 'http://console.localhost:4200/content/film/1',
};
const MEMBER = JSON.stringify({ userId: 'preview', groups: [], isTandemChild: false });

let brand: BrandFixture;
/** The gateway's facts about the preview; null once it has ended. */
let facts: (typeof FACTS & { readonly hasNewMedia?: boolean; readonly isUnsaved?: boolean }) | null;
beforeEach(async () => {
  facts = FACTS;
  const say = gatewaySaying(() => 'the draft');
  brand = await startBrand((call: GatewayCall) => {
    if (call.path !== '/brand/preview') return say(call);
    if (facts === null) return { status: 403, body: '{}' };
    return { body: JSON.stringify({ ...facts, viewer: call.headers['x-area'] === 'members' ? MEMBER : null }) };
  });
});
afterEach(() => brand.close());

const cookie = (person: string, more = '') => ({ cookie: `brd_preview=${person}~${TOKEN}${more}` });
const inPreview = (path = '/', person = 'member') =>
  brand.get(path, { host: person === 'visitor' ? TOUR : MEMBERS, headers: cookie(person) });
const cookiesOf = ({ headers }: { readonly headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat();

describe('a preview begins', () => {
  it('with the address from the console, on the host of its person, and leaves no token in an address', async () => {
    const answer = await brand.get(`/preview?token=${TOKEN}&as=member&to=%2Fvideos%2Fglass`, { host: MEMBERS });
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/videos/glass',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(cookiesOf(answer)[0]).toMatch(
      new RegExp(`^brd_preview=member~${TOKEN}; Max-Age=900; Path=/; HttpOnly; SameSite=Lax`),
    );
  });

  it('as another person on the other host, without the cookie of this one', async () => {
    const answer = await brand.get('/preview?as=visitor&to=%2F', { host: MEMBERS, headers: cookie('member') });
    const location = new URL(String(answer.headers['location']));
    expect(location.hostname).toBe(TOUR);
    expect(Object.fromEntries(location.searchParams)).toEqual({ token: TOKEN, as: 'visitor', to: '/' });
    expect(cookiesOf(answer)[0]).toMatch(/^brd_preview=; Max-Age=0/);
  });

  it.each(['?as=member', `?token=${TOKEN}&as=admin`, '?token=short&as=member'])('not by %s', async (search) => {
    expect((await brand.get(`/preview${search}`, { host: MEMBERS })).status).toBe(403);
  });

  it('and leads to no other site', async () => {
    const to = encodeURIComponent('https://evil.example/');
    const { headers } = await brand.get(`/preview?token=${TOKEN}&as=member&to=${to}`, { host: MEMBERS });
    expect(headers['location']).toBe('/');
  });
});

describe('a page of a preview', () => {
  it('is made with the token and no session, says as whom it is seen, and is stored nowhere', async () => {
    const session = '; brd_session=session-of-somebody';
    const answer = await brand.get('/', { host: MEMBERS, headers: cookie('member', session) });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('the draft');
    expect(answer.body).toContain('Glass &lt;Harbor&gt;, version 3, not published');
    expect(answer.body).toContain('<option value="member" selected>');
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(cookiesOf(answer)).toEqual([]);
    for (const { headers } of brand.received) {
      expect(headers).toMatchObject({ 'x-preview': TOKEN, 'x-preview-as': 'member' });
      expect(headers['x-session']).toBeUndefined();
    }
  });

  it('says of a published film that it has new media', async () => {
    facts = { ...FACTS, isPublished: true };
    expect((await inPreview()).body).toContain('Glass &lt;Harbor&gt;, as published');
    facts = { ...FACTS, isPublished: true, hasNewMedia: true };
    const { body } = await inPreview();
    expect(body).toContain('Glass &lt;Harbor&gt;, with new media that nobody else sees');
    expect(body).not.toContain('publishing does not show them');
  });

  it('says of a version that nobody published, and of a form, that publishing shows no new media', async () => {
    const more = 'The media are new: nobody else sees them, and publishing does not show them.';
    for (const [isUnsaved, what] of [
      [false, 'Glass &lt;Harbor&gt;, version 3, not published'],
      [true, 'Glass &lt;Harbor&gt;, as in the form, not saved'],
    ] as const) {
      facts = { ...FACTS, isUnsaved };
      expect((await inPreview()).body, what).not.toContain(more);
      facts = { ...FACTS, isUnsaved, hasNewMedia: true };
      const { body } = await inPreview();
      expect([body.includes(what), body.includes(more)], what).toEqual([true, true]);
    }
  });

  it('is none that visitors are sent, and theirs is none of a preview', async () => {
    await brand.get('/');
    expect((await inPreview('/', 'visitor')).body).toContain('data-preview');
    const visitors = await brand.get('/');
    expect(visitors.body).not.toContain('data-preview');
    expect(visitors.headers['x-robots-tag']).toBeUndefined();
  });

  it('says so when the preview has ended, and ends it in the browser', async () => {
    facts = null;
    const answer = await inPreview();
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('This preview has ended.');
    expect(cookiesOf(answer)[0]).toMatch(/^brd_preview=; Max-Age=0/);
    expect(brand.received.map(({ path }) => path)).toEqual(['/brand/preview']);
  });

  it('says what keeps a version from being shown', async () => {
    facts = { ...FACTS, problems: ['tags: expected one that is published'] };
    const answer = await inPreview();
    expect([answer.status, answer.body.includes('tags: expected one that is published')]).toEqual([409, true]);
  });
});

describe('in a preview', () => {
  it('no write but calls, which the gateway decides about, is passed on', async () => {
    const post = (path: string, body: string, type: string) =>
      brand.get(path, {
        host: MEMBERS,
        method: 'POST',
        body,
        headers: { ...cookie('member'), 'content-type': type, origin: `http://${MEMBERS}` },
      });
    for (const path of ['/form', '/buy', '/rest/call', '/oidc/logout']) {
      expect([path, (await post(path, '{}', 'application/json')).status]).toEqual([path, 403]);
    }
    expect(brand.received).toEqual([]);
  });

  it('media are fetched as by everybody', async () => {
    await inPreview('/media/poster.avif');
    expect(brand.received.at(-1)?.headers['x-preview']).toBeUndefined();
  });

  it('films and uploaded pictures are fetched as of that preview, which alone they are signed for', async () => {
    for (const path of ['/media/v/token/index.m3u8', '/media/v/previewed/mac/pictures/films/version/640.webp']) {
      await inPreview(path);
      expect(brand.received.at(-1)?.headers).toMatchObject({ 'x-preview': TOKEN, 'x-preview-as': 'member' });
    }
  });

  it('leaving it leads back to the console', async () => {
    const answer = await inPreview('/preview/leave');
    expect([answer.status, answer.headers['location']]).toEqual([303, FACTS.consoleUrl]);
    expect(cookiesOf(answer)[0]).toMatch(/^brd_preview=; Max-Age=0/);
  });
});
