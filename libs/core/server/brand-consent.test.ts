import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

let brand: BrandFixture;

beforeEach(async () => {
  const usual = gatewaySaying(() => 'hello');
  brand = await startBrand((call) =>
    call.path === '/brand/measurements' ? { status: 202, body: '{"recorded":1}' } : usual(call),
  );
});
afterEach(() => brand.close());

const ACCEPTED = { cookie: 'consent=accepted.1' };
const events = () => brand.received.filter(({ path }) => path === '/brand/measurements');
const sendEvents = (headers: Record<string, string>) =>
  brand.get('/measurements', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: '{"visit":"x","events":[]}',
  });
const choose = (body: string, headers: Record<string, string> = {}, next = '/open?page=2') =>
  brand.get(`/consent?next=${encodeURIComponent(next)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });

describe('what pages measure', () => {
  it.each([
    ['no choice was made', {}],
    ['it was refused', { cookie: 'consent=refused.1' }],
    ['the browser signals that it does not want it', { ...ACCEPTED, 'sec-gpc': '1' }],
    ['the cookie is none of ours', { cookie: 'consent=accepted' }],
    ['another question was answered', { cookie: 'consent=accepted.0; xconsent=accepted.1' }],
    ['a crawler asks', { ...ACCEPTED, 'user-agent': 'Googlebot/2.1' }],
  ])('K12 reaches the gateway not once when %s', async (_, headers) => {
    expect((await sendEvents(headers)).status).toBe(204);
    expect(events()).toEqual([]);
  });

  it('K12 reaches the gateway with consent, in the brand’s name', async () => {
    expect((await sendEvents(ACCEPTED)).status).toBe(202);
    expect(events()).toMatchObject([
      { method: 'POST', headers: { 'x-area': 'tour' }, body: '{"visit":"x","events":[]}' },
    ]);
  });

  it('K12 is taken from pages of this host alone', async () => {
    expect((await sendEvents({ ...ACCEPTED, origin: 'https://evil.test' })).status).toBe(403);
    expect((await sendEvents({ ...ACCEPTED, 'content-type': 'text/plain' })).status).toBe(415);
    expect(events()).toEqual([]);
  });
});

describe('choosing', () => {
  it.each(['accepted', 'refused'])(
    'K09 K12 keeps %s for a year on every host of the brand, and leads back without scripts',
    async (choice) => {
      const answer = await choose(`choice=${choice}`);
      expect([answer.status, answer.headers.location]).toEqual([303, '/open?page=2']);
      expect(answer.headers['set-cookie']).toEqual([
        'consent=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        `consent=${choice}.1; Max-Age=31536000; Domain=brand.localhost; Path=/; HttpOnly; SameSite=Lax`,
        // Pages of this visit read that no other strip is to follow.
        'answered=1; Max-Age=1800; Domain=brand.localhost; Path=/; SameSite=Lax',
      ]);
    },
  );

  it('K12 goes with the account of a signed-in person, and counts in the browser where it can’t be stored there', async () => {
    const chooseAs = (session: Readonly<Record<string, string>>) =>
      brand.get('/consent', {
        host: MEMBERS,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...session },
        body: 'choice=refused',
      });
    const saved = () => brand.received.filter(({ body }) => body.includes('isAccepted'));
    await chooseAs({});
    expect(saved()).toEqual([]);
    const answer = await chooseAs(SESSION);
    expect([answer.status, answer.headers['set-cookie']?.length]).toEqual([303, 3]);
    expect(saved()).toMatchObject([{ method: 'POST', body: expect.stringContaining('"isAccepted":false') }]);
  });

  it('K12 answers scripts without leading them anywhere', async () => {
    const answer = await choose('choice=refused', { accept: 'application/json' });
    expect([answer.status, answer.headers.location]).toEqual([204, undefined]);
    expect(answer.headers['set-cookie']).toHaveLength(3);
  });

  it.each(['', 'choice=', 'choice=yes', 'choice=accepted&choice=refused'])(
    'K12 refuses what is no choice',
    async (body) => {
      const answer = await choose(body);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
    },
  );

  it('K12 refuses what is too large for a choice, and says so to who is still sending', async () => {
    const answer = await choose(`choice=accepted&x=${'x'.repeat(900_000)}`);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([413, undefined]);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('K12 can’t be done by another site, nor without a browser in a session', async () => {
    const answers = [
      await choose('choice=accepted', { origin: 'https://evil.test' }),
      await choose('choice=accepted', { 'sec-fetch-site': 'cross-site' }),
      await brand.get('/consent', { host: MEMBERS, method: 'POST', headers: SESSION, body: 'choice=accepted' }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['set-cookie']])).toEqual([
      [403, undefined],
      [403, undefined],
      [403, undefined],
    ]);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'D15 leads back to paths of this host alone: %s',
    async (next) => expect((await choose('choice=refused', {}, next)).headers.location).toBe('/'),
  );
});

describe('pages', () => {
  it('K12 differ by consent, and say it', async () => {
    const consentIn = async (headers: Record<string, string>) =>
      /consent:"(\w+)"/.exec((await brand.get('/', { headers })).body)?.[1];
    expect(await consentIn({})).toBe('unasked');
    expect(await consentIn(ACCEPTED)).toBe('accepted');
    expect(await consentIn({ cookie: 'consent=refused.1' })).toBe('refused');
    expect(await consentIn({ ...ACCEPTED, 'sec-gpc': '1' })).toBe('signalled');
    expect(await consentIn({ 'user-agent': 'Googlebot/2.1' })).toBe('refused');
    expect(await consentIn({})).toBe('unasked');
  });

  it('X05 D31 know the survey service where the server has its key, and let it in', async () => {
    const surveyed = await startBrand(
      gatewaySaying(() => 'hello'),
      undefined,
      undefined,
      {
        ITERATE_API_KEY: 'an-embed-key-of-an-account',
      },
    );
    const known = ({ body, headers }: Awaited<ReturnType<typeof brand.get>>) => [
      body.includes('surveyKey:"an-embed-key-of-an-account"'),
      String(headers['content-security-policy']).includes('iteratehq'),
    ];
    expect(known(await surveyed.get('/', { headers: ACCEPTED }))).toEqual([true, true]);
    expect(known(await brand.get('/', { headers: ACCEPTED }))).toEqual([false, false]);
    await surveyed.close();
  });
});
