import { describe, expect, it } from 'vitest';
import { defineAbilityFor } from './ability.ts';
import { examplePeople } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { exampleVideos } from './examples/example-videos.ts';
import { deniedNextStep, nextStepModal } from './next-step.ts';
import { videoSubject, type VideoSubject } from './subjects.ts';
import type { Viewer } from './viewer.ts';

const people = examplePeople('vixen', 'deeper');
const videos = exampleVideos('vixen', 'deeper');
const tenant = exampleTenant([], ['vixen'], false);
const guest = people['portal guest'];
const confirmed: Viewer = { ...guest, hasConfirmedGuestScenes: true };
const former: Viewer = { ...confirmed, subscription: { ...confirmed.subscription, isActive: false } as never };
const guestScene: VideoSubject = { ...videos.own, videoId: 'guest-scene', guestUserScene: true };

const plays = (viewer: Viewer, video: VideoSubject): boolean =>
  defineAbilityFor(viewer, tenant).can('play', videoSubject('video', video));

describe('D41 films that are open to portal guests', () => {
  it('D41 play for a guest who confirmed, and not before', () => {
    expect(plays(guest, guestScene)).toBe(false);
    expect(deniedNextStep(guest, guestScene, tenant)).toBe('CONFIRM_GUEST_SCENE');
    expect(nextStepModal('CONFIRM_GUEST_SCENE', guest)).toEqual({ modal: 'GuestScene' });
    expect(plays(confirmed, guestScene)).toBe(true);
  });

  it('D41 D36 are the only ones, and not before their day nor after they were denied', () => {
    for (const name of ['own', 'free', 'unlocked', 'flagged'] as const) {
      expect(plays(confirmed, videos[name]), name).toBe(false);
      expect(deniedNextStep(confirmed, videos[name], tenant), name).toBe('PURCHASE');
    }
    for (const closed of [{ isUpcoming: true }, { isDenied: true }]) {
      expect(plays(confirmed, { ...guestScene, ...closed })).toBe(false);
      expect(deniedNextStep(guest, { ...guestScene, ...closed }, tenant)).toBeNull();
    }
  });

  it('D41 play only while the portal access lasts', () => {
    expect(plays(former, guestScene)).toBe(false);
    expect(deniedNextStep({ ...former, hasConfirmedGuestScenes: false }, guestScene, tenant)).toBe('PURCHASE');
    expect(defineAbilityFor(former, tenant).can('confirm', 'guestScenes')).toBe(false);
  });

  it('D41 the flag and the confirmation mean nothing for anybody else', () => {
    for (const [name, viewer] of Object.entries(people)) {
      if (name === 'portal guest') continue;
      const claims = { ...viewer, hasConfirmedGuestScenes: true };
      expect(plays(claims, guestScene), name).toBe(plays(viewer, { ...guestScene, guestUserScene: false }));
      expect(defineAbilityFor(claims, tenant).can('confirm', 'guestScenes'), name).toBe(false);
    }
  });
});
