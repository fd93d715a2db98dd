import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplePeople } from './examples/example-people.ts';
import { type Viewer, VISITOR } from './viewer.ts';
import { viewerFlaws } from './viewer-flaws.ts';

const { member } = examplePeople('vixen', 'tushy') as { readonly member: Viewer };

describe('viewerFlaws', () => {
  it.each(Object.entries(examplePeople('vixen', 'tushy')))('finds none in %s', (_name, viewer) => {
    expect(viewerFlaws(viewer)).toEqual([]);
  });

  it('finds none in a visitor', () => expect(viewerFlaws(VISITOR)).toEqual([]));

  it('names what is unknown, missing or of the wrong type, without its value', () => {
    const broken = {
      ...member,
      groups: ['admin', 'emperor'],
      siteAccess: 'vixen',
      isTandemChild: undefined,
      subscription: { ...member.subscription, credits: -4, isActive: 'yes' },
    };
    expect(viewerFlaws(broken)).toEqual([
      'groups',
      'siteAccess',
      'isTandemChild',
      'subscription.isActive',
      'subscription.credits',
    ]);
  });

  it('names an unknown type of subscription', () => {
    expect(viewerFlaws({ ...member, subscription: { ...member.subscription, type: 'emperor' } })).toEqual([
      'subscription',
    ]);
  });

  it('names contradictions: a free limited trial that is no trial, a portal guest without a portal', () => {
    const subscription = { ...member.subscription, isFreeLimitedTrial: true, isGuest: true };
    expect(viewerFlaws({ ...member, subscription })).toEqual([
      'subscription.isFreeLimitedTrial',
      'subscription.isGuest',
    ]);
  });

  it('answers for any value', () => {
    const answers = (value: unknown) => {
      expect(viewerFlaws(value)).toBeInstanceOf(Array);
    };
    fc.assert(fc.property(fc.anything(), answers));
  });
});
