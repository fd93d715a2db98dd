import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { describe, expect, it } from 'vitest';
import { examplePeople } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { exampleVideos } from './examples/example-videos.ts';
import { deniedNextStep, type NextStep, nextStepModal } from './next-step.ts';
import type { Viewer } from './viewer.ts';

const people = examplePeople('vixen', 'tushy');
const videos = exampleVideos('vixen', 'tushy');

describe('A16 the next step after a refusal', () => {
  it.each([
    ['visitor', 'own', 'JOIN'],
    ['visitor', 'lockedPack', 'JOIN'],
    ['visitor', 'free', 'SIGN_IN'],
    ['without subscription', 'own', 'PURCHASE'],
    ['without subscription', 'lockedPack', 'UNLOCK_CHANNEL'],
    ['trial', 'lockedPack', 'UNLOCK_VIDEO'],
    ['trial, no credits', 'lockedPack', 'UNLOCK_CHANNEL'],
    ['trial, ended', 'lockedPack', 'UNLOCK_CHANNEL'],
    ['portal', 'lockedPack', 'UNLOCK_VIDEO'],
    ['portal', 'otherPack', 'UNLOCK_CHANNEL'],
    ['trial', 'own', 'UNLOCK_VIDEO'],
    ['trial', 'openPack', 'UNLOCK_VIDEO'],
    ['trial', 'thirdParty', 'PURCHASE'],
    ['trial', 'otherPack', 'UNLOCK_CHANNEL'],
    ['trial', 'unlocked', 'PURCHASE'],
    ['trial, no credits', 'own', 'PURCHASE'],
    ['trial, ended', 'own', 'PURCHASE'],
    ['free limited trial', 'flagged', 'UNLOCK_VIDEO'],
    ['free limited trial', 'own', 'PURCHASE'],
    ['free limited trial, ended', 'flagged', 'PURCHASE'],
    ['portal', 'own', 'UNLOCK_VIDEO'],
    ['portal', 'thirdParty', 'PURCHASE'],
    ['portal, ended', 'own', 'PURCHASE'],
    ['portal guest', 'own', 'PURCHASE'],
    ['portal guest', 'lockedPack', 'PURCHASE'],
    ['lapsed member', 'own', 'REACTIVATE'],
    ['lapsed member', 'lockedPack', 'UNLOCK_CHANNEL'],
    ['member', 'other', 'PURCHASE'],
    ['member', 'lockedPack', 'UNLOCK_CHANNEL'],
    ['cancelled, native biller', 'other', 'PURCHASE'],
  ] as const)('%s asking for %s: %s', (person, video, step) => {
    expect(deniedNextStep(people[person], videos[video])).toBe(step);
  });

  it.each(Object.keys(people) as (keyof typeof people)[])('is none for a film that nobody may play: %s', (person) => {
    expect(deniedNextStep(people[person], videos.denied)).toBeNull();
    expect(deniedNextStep(people[person], videos.upcoming)).toBeNull();
  });

  it('without a video is signing in for a visitor, and buying for others', () => {
    expect(deniedNextStep(people.visitor, null)).toBe('SIGN_IN');
    expect(deniedNextStep(people.member, null)).toBe('PURCHASE');
  });

  it('A03 spends no trial credit on the combined tenant', () => {
    expect(deniedNextStep(people.trial, videos.own, exampleTenant([], SITE_IDS, true))).toBe('PURCHASE');
  });

  it('is a visitor’s for what is no viewer', () => {
    expect(deniedNextStep(null as unknown as Viewer, videos.own)).toBe('JOIN');
  });
});

describe('A16 the modal of a step', () => {
  it.each([
    [null, null],
    ['SIGN_IN', null],
    ['JOIN', null],
    ['UNLOCK_CHANNEL', { modal: 'UnlockChannel' }],
    ['UNLOCK_VIDEO', { modal: 'UnlockVideo' }],
    ['PURCHASE', { modal: 'PurchaseMembership', includeSinglesite: true, includeMultisite: false }],
    ['REACTIVATE', { modal: 'PurchaseMembership', includeSinglesite: true, includeMultisite: false }],
  ] as const satisfies readonly (readonly [NextStep | null, unknown])[])('%s: %j', (step, modal) => {
    expect(nextStepModal(step, { isTandemChild: false })).toEqual(modal);
  });

  it('A15 is never the purchase modal for a tandem child', () => {
    expect(nextStepModal('PURCHASE', { isTandemChild: true })).toBeNull();
    expect(nextStepModal('REACTIVATE', { isTandemChild: true })).toBeNull();
    expect(nextStepModal('UNLOCK_CHANNEL', { isTandemChild: true })).toEqual({ modal: 'UnlockChannel' });
  });
});
