import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { type Place, stubPlace } from '@network/core/testing/stubbed-place.ts';
import { recordEvents } from '@network/core/testing/record-events.ts';
import { seenOrPassed } from '@network/ui/shelf/use-unseen.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { recommIdOf } from '../recommender-client/recomm-ids.ts';
import RecommendationShelf from './slots/recommendation-shelf.tsx';
import { aFilm } from './testing/a-film.ts';

const member: Viewer = {
  ...VISITOR,
  userId: 'user-1',
  hasRecommender: true,
  siteAccess: ['vixen'],
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 0,
    isGuest: false,
  },
};

let observed: ReturnType<typeof stubPlace>;
/** Puts the last observed element at that position. */
const stand = (place: Place): void => observed.stand?.(place);
const comeNear = (): void => stand({ isIntersecting: true });
const send = vi.fn<(path: string, init: { body: string }) => Promise<Response>>(async () => new Response(null));

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  observed = stubPlace();
});
afterEach(() => {
  send.mockClear();
  document.body.replaceChildren();
});

interface Asked {
  readonly shelf: string;
  readonly without: readonly string[];
}

function show(viewer: Viewer, videos = [aFilm()], props: Partial<ComponentProps<typeof RecommendationShelf>> = {}) {
  const request = vi.fn((_asked: Asked) => ({ recommendations: { recommId: 'r1', hasMore: false, videos } }));
  const { measuring, events } = recordEvents();
  const { Page } = pageFixture({ viewer, tenant: vixen, answers: { Recommendations: request }, measuring });
  render(
    <Page>
      {/* Cards report the state of their hearts, which are loaded a moment later. */}
      <FlashProvider value={() => undefined}>
        <RecommendationShelf shelf="home" place="shelf1" {...props} />
      </FlashProvider>
    </Page>,
  );
  return { request, events };
}

it('K15 K12 is requested when it comes near the screen, links plainly, and is tracked', async () => {
  const { request, events } = show(member);
  expect(events).toEqual([]);
  expect(request).not.toHaveBeenCalled();
  act(() => comeNear());
  const link = await screen.findByRole('link', { name: 'Slow light' });
  expect(link.getAttribute('href')).toBe('/videos/slow-light');
  expect(request).toHaveBeenCalledTimes(1);
  expect(events).toEqual([['recommendationsShown', { shelf: 'home', films: 1 }]]);
});

it('asks for other films than those that the page shows already', async () => {
  const { request } = show(member, [aFilm()], { without: ['video-8', 'video-9', 'video-8'] });
  act(() => comeNear());
  await screen.findByRole('link', { name: 'Slow light' });
  expect(request.mock.calls).toEqual([[expect.objectContaining({ without: ['video-8', 'video-9'] })]]);
});

it('asks for nothing while it is not known what the page shows', () => {
  const { request } = show(member, [aFilm()], { without: null });
  act(() => comeNear());
  expect(request).not.toHaveBeenCalled();
});

it('has other films than the shelf further up, even where somebody has jumped past that', async () => {
  const { request } = show(member, [aFilm()], { shelf: 'vmg', place: 'shelf2', without: ['video-9'], below: 'home' });
  act(() => comeNear());
  await screen.findByRole('link', { name: 'Slow light' });
  expect(request.mock.calls.map(([{ shelf, without }]) => [shelf, without])).toEqual([
    ['home', ['video-9']],
    ['vmg', ['video-9', 'video-1']],
  ]);
});

it('C23 K10 tracks a click, with the campaign', async () => {
  show(member);
  act(() => comeNear());
  const link = await screen.findByRole('link', { name: 'Slow light' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(link.getAttribute('href')).toBe('/videos/slow-light?ujc=vxn-shelf1');
  expect(send.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])).toEqual([
    ['/recommendations-tracking', { userId: 'user-1', elementClicked: 'vxn-shelf1', recommId: 'r1' }],
  ]);
  expect(recommIdOf('slow-light')).toBe('r1');
});

it('C23 tracks no other links, such as a performer’s', async () => {
  show(member);
  act(() => comeNear());
  fireEvent.click(await screen.findByRole('link', { name: 'Ada Morrow' }), { ctrlKey: true });
  expect(send).not.toHaveBeenCalled();
});

it('keeps its room when there is nothing, until nobody looks at it or stands below it', async () => {
  const { request } = show(member, []);
  act(comeNear);
  await waitFor(() => expect(request).toHaveBeenCalled());
  const room = (): Element | null => document.querySelector('section');
  await waitFor(() => expect(room()?.className).toContain('invisible'));
  act(comeNear);
  expect(room()).not.toBeNull();
  expect(observed.margin).toBe(seenOrPassed('320px'));
  act(() => stand({ isIntersecting: false }));
  expect(room()).toBeNull();
});

it('A13 is not there for a visitor', () => {
  show(VISITOR);
  expect(screen.queryByRole('region')).toBeNull();
});
