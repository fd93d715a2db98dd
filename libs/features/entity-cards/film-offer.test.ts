import { expect, it } from 'vitest';
import { defineAbilityFor } from '@network/access/ability.ts';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { aVideo } from '../testing/story-samples.ts';
import { filmOffer } from './film-offer.ts';

const people = examplePeople('vixen', 'tushy');
const offerTo = (person: ExamplePerson, video: Partial<VideoCardFragment> = {}) => {
  const viewer = people[person];
  const film: VideoCardFragment = {
    ...aVideo(1),
    site: { ...aVideo(1).site, id: 'vixen' },
    channel: null,
    freeVideo: false,
    isDenied: false,
    ...video,
  };
  return filmOffer(defineAbilityFor(viewer, vixen), film);
};

it.each<[ExamplePerson, string]>([
  ['visitor', 'trailer'],
  ['member', 'watch'],
  ['lapsed member', 'trailer'],
  ['trial', 'unlock'],
  ['trial, no credits', 'trailer'],
])('A16 offers a film to %s: %s', (person, offer) => {
  expect(offerTo(person)).toBe(offer);
});
