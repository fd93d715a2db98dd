import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { profileQuery, type SessionProfile } from '../session/profile-query.ts';
import { applyPersonalPart } from './apply-personal-part.ts';
import { isWithin, NOTHING_SHOWN, type PersonalMarks, shownItemsOf, withMarks } from './personal-fields.ts';
import { personalElement, readPersonalData } from './personal-text.ts';

const film = (videoId: string) => ({
  videoId,
  title: videoId,
  isFavorite: false,
  isWatchLater: false,
  watchProgress: null,
  playbackPosition: null,
});
const DEAL = { id: 'd1', oneClickEnabled: true, oneClickUrl: null, oneClickToken: null };
const PAGE = {
  videos: { items: [film('v1'), film('v2'), { ...film('v3'), isFavorite: undefined }] },
  related: [{ videoId: 'v9', title: 'no marks here' }],
  performers: [{ globalId: 'p1', isFavorite: false }],
  findDeals: [DEAL, { ...DEAL, id: 'd2', oneClickEnabled: false }],
  continueWatching: [] as unknown[],
  newSinceLastVisit: [] as unknown[],
};
const MARKS: PersonalMarks = {
  favoriteVideoIds: ['v1', 'v7'],
  favoritePerformerIds: ['p1'],
  watchMarks: [{ videoId: 'v2', isWatchLater: true, watchProgress: 0.5, playbackPosition: 9 }],
  films: [film('v7')] as unknown as NonNullable<PersonalMarks['films']>,
  newFilms: [film('v2')] as unknown as PersonalMarks['newFilms'],
  deals: [{ id: 'd1', oneClickUrl: '/buy', oneClickToken: 't' }],
};
const PROFILE: SessionProfile = {
  userId: 'u1',
  uuid: 'u1',
  displayName: 'ada',
  avatar: null,
  badges: [],
  autoplayEnabled: true,
  viewer: '{}',
};

describe('the personal fields of a page', () => {
  it('are found in its data, each thing once', () => {
    expect(shownItemsOf([PAGE, { again: film('v1') }])).toEqual({
      videoIds: ['v1', 'v2', 'v3'],
      performerIds: ['p1'],
      dealIds: ['d1'],
      continues: true,
      showsNewFilms: true,
    });
  });

  it('take a person’s own values, and nothing else changes', () => {
    const laid = withMarks(PAGE, MARKS);
    expect(laid).toEqual({
      ...PAGE,
      videos: {
        items: [
          { ...film('v1'), isFavorite: true },
          { ...film('v2'), isWatchLater: true, watchProgress: 0.5, playbackPosition: 9 },
          { ...film('v3') },
        ],
      },
      performers: [{ globalId: 'p1', isFavorite: true }],
      findDeals: [{ ...DEAL, oneClickUrl: '/buy', oneClickToken: 't' }, PAGE.findDeals[1]],
      continueWatching: [{ ...film('v7'), isFavorite: true }],
      newSinceLastVisit: [{ ...film('v2'), isWatchLater: true, watchProgress: 0.5, playbackPosition: 9 }],
    });
    expect(laid.related).toBe(PAGE.related);
  });

  it('leave data without any as it is', () => {
    const plain = { categories: [{ slug: 'a', videoCount: 3 }] };
    expect(withMarks(plain, MARKS)).toBe(plain);
  });

  it('add no field that an operation did not read', () => {
    const card = { videoId: 'v2', isFavorite: false };
    expect(withMarks({ card }, MARKS)).toEqual({ card });
  });

  it.each([
    ['a film', { ...NOTHING_SHOWN, videoIds: ['v1', 'v5'] }],
    ['a deal', { ...NOTHING_SHOWN, dealIds: ['d1'] }],
    ['films to continue', { ...NOTHING_SHOWN, continues: true }],
    ['films that are new', { ...NOTHING_SHOWN, showsNewFilms: true }],
  ])('that were requested without %s are not enough', (_what, shown) => {
    expect(isWithin(shown, { ...NOTHING_SHOWN, videoIds: ['v1'] })).toBe(false);
    expect(isWithin({ ...NOTHING_SHOWN, videoIds: ['v1'] }, { ...NOTHING_SHOWN, videoIds: ['v2', 'v1'] })).toBe(true);
  });
});

it('a person’s part comes through the page’s text as it was, and is written into its queries', () => {
  const element = personalElement({ profile: { ...PROFILE, displayName: '</script>' }, marks: MARKS });
  const data = readPersonalData(/>(.*)<\/script>$/s.exec(element)?.[1] ?? '');
  expect(data).toEqual({ profile: { ...PROFILE, displayName: '</script>' }, marks: MARKS });
  const client = new QueryClient();
  const standIn: SessionProfile = { ...PROFILE, awaits: { filmsToContinue: true, newFilms: true } };
  client.setQueryData(profileQuery.queryKey, standIn);
  client.setQueryData(['HomePage'], PAGE, { updatedAt: 5 });
  applyPersonalPart(client, data);
  expect(client.getQueryData(profileQuery.queryKey)?.displayName).toBe('</script>');
  expect(client.getQueryData(['HomePage'])).toEqual(withMarks(PAGE, MARKS));
  expect(client.getQueryState(['HomePage'])?.dataUpdatedAt).toBe(5);
});
