import { createHmac } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { scaledRating, sendInteraction } from './send-interaction.ts';

const access = { region: null, database: 'network-main', publicToken: 'token', userId: 'someone' };
const page = { host: 'members.vixen.localhost:4200', protocol: 'http:' };
const film = { videoId: 'video-1', slug: 'a-film' };

afterEach(() => vi.unstubAllGlobals());

function listen() {
  const requests: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body) });
    return new Response('"ok"');
  });
  return requests;
}

it.each([
  [1, -1],
  [10, 1],
  [5.5, 0],
  [11, 1],
])('C29 takes a rating of %f for %f', (rating, expected) => {
  expect(scaledRating(rating)).toBeCloseTo(expected);
});

it.each([
  [{ kind: 'detailView' } as const, 'detailviews', {}],
  [{ kind: 'bookmark' } as const, 'bookmarks', {}],
  [{ kind: 'purchase' } as const, 'purchases', {}],
  [{ kind: 'rating', rating: 10 } as const, 'ratings', { rating: 1 }],
])('C29 sends this host a signed $kind with the recommendation that led to it', async (interaction, path, more) => {
  const requests = listen();
  await sendInteraction(access, { film, interaction, recommId: 'r1' }, page);
  expect(requests).toHaveLength(1);
  const { url, body } = requests[0] as (typeof requests)[0];
  const [signed, signature] = url.replace('http://members.vixen.localhost:4200/recombee', '').split('&frontend_sign=');
  expect(signed).toMatch(new RegExp(`^/network-main/${path}/\\?frontend_timestamp=\\d+$`));
  expect(signature).toBe(
    createHmac('sha1', 'token')
      .update(signed ?? '')
      .digest('hex'),
  );
  expect(body).toMatchObject({ userId: 'someone', itemId: 'video-1', recommId: 'r1', ...more });
});

it('C29 sends to the service where there are credentials', async () => {
  const requests = listen();
  await sendInteraction(
    { ...access, region: 'eu-west' },
    { film, interaction: { kind: 'bookmark' }, recommId: undefined },
    page,
  );
  expect(requests[0]?.url).toMatch(/^https:\/\/client-rapi-eu-west\.recombee\.com\/network-main\/bookmarks\//);
});
