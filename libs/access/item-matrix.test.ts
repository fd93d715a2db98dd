import { describe, expect, it } from 'vitest';
import { defineAbilityFor } from './ability.ts';
import { type ExamplePerson, examplePeople } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { type ExampleVideo, exampleVideos } from './examples/example-videos.ts';
import { PERMISSIONS } from './permissions.ts';
import { videoSubject } from './subjects.ts';

/**
 * The matrix of persons, actions and videos on one tenant with every flag of channels and reviews on, written out from
 * the sentences of the specification. Anything that a row does not name is refused.
 */
const tenant = exampleTenant([
  'channels',
  'internalChannels',
  'channelTrailers',
  'internalChannelTrailers',
  'expertReview',
]);
const people = examplePeople('vixen', 'tushy');
const videos = exampleVideos('vixen', 'tushy');

const ALL = 'own other lockedPack openPack otherPack thirdParty denied upcoming free flagged picked unlocked';
const BUT_DENIED = 'own other lockedPack openPack otherPack thirdParty upcoming free flagged picked unlocked';
const IN_A_PACK = 'lockedPack openPack otherPack';
const MEMBERS = 'own openPack thirdParty flagged picked unlocked';
const FOR_CREDIT = 'own other lockedPack openPack flagged';

/** Short names for the subjects of rows; each stands for all of its actions. */
const QUESTIONS = {
  trailer: [['play', 'trailer']],
  play: [['play', 'video']],
  download: [['download', 'video']],
  rate: [['rate', 'video']],
  unlock: [['unlock', 'video']],
  pictures: [['see', 'pictureSet']],
  zip: [['download', 'pictureSet']],
  read: (['see', 'loadMore', 'sort', 'focus'] as const).map((action) => [action, 'comment'] as const),
  write: (['add', 'reply', 'vote', 'setDraft', 'report', 'edit', 'withdraw'] as const).map(
    (action) => [action, 'comment'] as const,
  ),
  moderate: (['remove', 'pin'] as const).map((action) => [action, 'comment'] as const),
  review: (['see', 'update'] as const).map((action) => [action, 'expertReviewModal'] as const),
  channelVideo: [['unlock', 'channelVideo']],
  locked: [['see', 'lockedVideo']],
  overlay: [['see', 'upgradeMembershipOverlay']],
} as const;
type Question = keyof typeof QUESTIONS;
type Row = Readonly<Partial<Record<Question, string>>>;

const lapsed: Row = { trailer: BUT_DENIED, play: 'free', overlay: ALL, channelVideo: IN_A_PACK };
const active: Row = {
  trailer: BUT_DENIED,
  play: `${MEMBERS} free`,
  download: MEMBERS,
  rate: MEMBERS,
  pictures: MEMBERS,
  zip: MEMBERS,
  read: MEMBERS,
  write: MEMBERS,
  review: MEMBERS,
};
const trial: Row = {
  trailer: BUT_DENIED,
  play: 'free picked unlocked',
  rate: 'picked unlocked',
  unlock: `${FOR_CREDIT} picked unlocked`,
  pictures: 'own openPack thirdParty flagged picked',
  read: 'picked unlocked',
  write: 'picked unlocked',
  review: 'picked unlocked',
  channelVideo: IN_A_PACK,
  overlay: 'own other lockedPack openPack otherPack thirdParty denied upcoming free flagged',
};
const portal: Row = {
  trailer: BUT_DENIED,
  play: 'free picked unlocked',
  rate: 'picked unlocked',
  unlock: `${FOR_CREDIT} picked unlocked`,
  channelVideo: IN_A_PACK,
  overlay: 'own other lockedPack openPack otherPack thirdParty denied upcoming free flagged',
};
const elsewhere = 'other free unlocked';
const full: Row = {
  trailer: BUT_DENIED,
  play: elsewhere,
  download: elsewhere,
  rate: elsewhere,
  pictures: elsewhere,
  zip: elsewhere,
  read: elsewhere,
  write: elsewhere,
  review: elsewhere,
  channelVideo: IN_A_PACK,
  overlay: 'own lockedPack openPack thirdParty denied upcoming flagged picked',
};
const withPack = `${elsewhere} otherPack`;

const MATRIX: Readonly<Record<ExamplePerson, readonly [rules: string, row: Row]>> = {
  visitor: ['A01', { trailer: BUT_DENIED }],
  'without subscription': ['A14 D36', { trailer: BUT_DENIED, play: 'free', overlay: ALL }],
  'free limited trial': [
    'A02 D36',
    {
      trailer: BUT_DENIED,
      play: 'free picked',
      rate: 'picked',
      unlock: 'flagged picked',
      pictures: 'flagged picked',
      read: 'flagged picked',
      write: 'flagged picked',
      review: 'flagged picked',
      locked: 'own other lockedPack openPack otherPack thirdParty denied upcoming flagged unlocked',
    },
  ],
  'free limited trial, ended': [
    'A02',
    {
      trailer: BUT_DENIED,
      play: 'free',
      locked: 'own other lockedPack openPack otherPack thirdParty denied upcoming flagged picked unlocked',
    },
  ],
  trial: ['A03 L11', trial],
  'trial, no credits': ['A03 L11', { ...trial, unlock: 'picked unlocked' }],
  'trial, ended': ['A03 L11', lapsed],
  'lapsed member': ['A04', lapsed],
  portal: ['A05 D36', portal],
  'portal, ended': ['A05 D36', lapsed],
  'portal guest': ['A05 D36', {}],
  member: ['A06 A11', active],
  'cancelled, native biller': ['A07', active],
  'cancelled, external biller': ['A07', active],
  'full on another site': ['A09', full],
  'full on another site and channels': [
    'A09',
    {
      ...full,
      play: withPack,
      download: withPack,
      rate: withPack,
      pictures: withPack,
      zip: withPack,
      read: withPack,
      write: withPack,
      review: withPack,
      overlay: 'own lockedPack openPack thirdParty denied upcoming flagged picked',
    },
  ],
  preview: ['A10', active],
  'lapsed, preview': ['A10', lapsed],
  editor: ['A11', { ...active, read: ALL, moderate: ALL }],
  admin: ['A11 A14', { ...active, read: ALL, moderate: ALL }],
  'lapsed admin': ['A11 A14', { ...lapsed, overlay: '', read: ALL, moderate: ALL }],
  'tandem child': ['A15', active],
  'lapsed tandem child': ['A15', { ...lapsed, overlay: '' }],
  'relationship member': [
    'A06 A12',
    {
      trailer: BUT_DENIED,
      play: 'openPack free picked unlocked',
      download: 'openPack picked unlocked',
      rate: 'openPack picked unlocked',
      pictures: 'openPack picked unlocked',
      zip: 'openPack picked unlocked',
      read: 'openPack picked unlocked',
      write: 'openPack picked unlocked',
      review: 'openPack picked unlocked',
    },
  ],
  'lapsed relationship subscriber': ['A04 A12', lapsed],
};

describe.each(Object.entries(MATRIX))('%s', (person, [rules, row]) => {
  const ability = defineAbilityFor(people[person as ExamplePerson], tenant);

  it.each(Object.keys(QUESTIONS) as Question[])(`${rules} ${person}: %s`, (question) => {
    const named = (row[question] ?? '').split(' ').filter(Boolean).toSorted();
    for (const [action, subject] of QUESTIONS[question]) {
      const allowed = (Object.keys(videos) as ExampleVideo[]).filter((name) =>
        ability.can(action as 'see', videoSubject(subject as 'comment', videos[name])),
      );
      expect(allowed.toSorted(), `${action} ${subject}`).toEqual(named);
    }
  });
});

it('the matrix asks for every right that is about a video', () => {
  const combinations = Object.values(QUESTIONS).flatMap((pairs) =>
    pairs.map(([action, subject]) => `${action} ${subject}`),
  );
  const subjects = [...new Set(Object.values(QUESTIONS).flatMap((pairs) => pairs.map(([, subject]) => subject)))];
  const known = subjects.flatMap((subject) => PERMISSIONS[subject].map((action) => `${action} ${subject}`));
  expect(combinations.toSorted()).toEqual(known.toSorted());
});
