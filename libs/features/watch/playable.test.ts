import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { sessionOf } from '@network/core/session/session.ts';
import { playableOf, trailerOf } from './playable.ts';
import { aTenant } from './testing/a-tenant.ts';
import { aWatchVideo } from './testing/watch-video.ts';

const tenant = aTenant();
const visitor = sessionOf(null, tenant);
const free = { ...visitor, viewer: VISITOR };

describe('playableOf', () => {
  it.each([
    ['A01 a released video', {}, 'trailer', { reason: 'step', step: 'JOIN' }],
    ['D36 a free video', { freeVideo: true }, 'trailer', { reason: 'step', step: 'SIGN_IN' }],
    ['D36 an upcoming video', { isUpcoming: true }, 'trailer', { reason: 'upcoming' }],
    ['A01 a denied video', { isDenied: true }, 'nothing', { reason: 'denied' }],
    ['D36 a video whose media are not there yet', { isBeingPrepared: true }, 'nothing', { reason: 'preparing' }],
    ['D36 a free one', { isBeingPrepared: true, freeVideo: true }, 'nothing', { reason: 'preparing' }],
    ['D36 an upcoming one', { isBeingPrepared: true, isUpcoming: true }, 'nothing', { reason: 'upcoming' }],
    ['A01 a denied one', { isBeingPrepared: true, isDenied: true }, 'nothing', { reason: 'denied' }],
    ['A01 a denied upcoming video', { isDenied: true, isUpcoming: true }, 'nothing', { reason: 'denied' }],
  ] as const)('a visitor, %s', (_case, change, plays, barrier) => {
    expect(playableOf(free, aWatchVideo(change), tenant)).toEqual({ plays, barrier });
  });
});

it('a video whose media are not there yet has no trailer either', () => {
  const video = aWatchVideo({ isBeingPrepared: true });
  const film = playableOf(visitor, video, tenant);
  expect([film, trailerOf(visitor, video, film)]).toEqual([
    { plays: 'nothing', barrier: { reason: 'preparing' } },
    { plays: 'nothing', barrier: { reason: 'preparing' } },
  ]);
});

describe('trailerOf', () => {
  it('R04 plays the trailer also for whoever may play the film, without a barrier', () => {
    const film = { plays: 'film', barrier: null } as const;
    expect(trailerOf(visitor, aWatchVideo(), film)).toEqual({ plays: 'trailer', barrier: null });
  });

  it('D36 plays nothing of a denied video', () => {
    const video = aWatchVideo({ isDenied: true });
    expect(trailerOf(visitor, video, playableOf(visitor, video, tenant)).plays).toBe('nothing');
  });
});
