import { describe, expect, it } from 'vitest';
import { defineAbilityFor } from './ability.ts';
import { type ExamplePerson, examplePeople } from './examples/example-people.ts';
import { exampleTenant } from './examples/example-tenant.ts';
import { type AppSubjectName, ITEM_SUBJECTS, PERMISSIONS } from './permissions.ts';
import { RECOMMENDATION_SHELVES, shelfSubject } from './subjects.ts';

/** Rights that need no video, on a tenant with every right flag on; written out from the specification. */
const tenant = exampleTenant([
  'channels',
  'internalChannels',
  'channelTrailers',
  'internalChannelTrailers',
  'expertReview',
  'recombee',
  'relationshipStatus',
  'promotionalVideoTeaserModal',
]);
const people = examplePeople('vixen', 'tushy');

const CHANNELS = 'see channels, see internalChannels, see channelTrailers, see internalChannelTrailers';
const OWN =
  'see ownProfile, update ownProfile, see favorites, update favorites, join membership, manage membership, accept terms, report wallPost';
const SIGNED_IN = `${CHANNELS}, see expertReview, ${OWN}, see promotionalTeaser`;
const ACTIVE = `${SIGNED_IN}, see unlockChannelModal, unlock channel, unlock channelPack, see gemAnimation, see hideMonthInterstitial`;
const LAPSED = `${SIGNED_IN}, see pornPortalBar, see purchaseModal, see upgradeBar, see expiredDeals, see lockedChannel`;
const FREE = `${SIGNED_IN}, see purchaseModal, see upgradeBar, see trialDeals, see freeLimitedTrialVideos, see lockedChannel`;
const PORTAL = `${SIGNED_IN}, see purchaseModal, see upgradeBar, see lockedChannel`;
const MODERATION = 'see commentModeration, update commentModeration';
const SEE_SECTION = 'see relationshipStatusSection';
const EDIT_SECTION = 'see relationshipStatusSection, update relationshipStatusSection';

/** Rights, and whether recommendations are shown. */
const MATRIX: Readonly<Record<ExamplePerson, readonly [rules: string, rights: string, shelves: boolean]>> = {
  visitor: ['A01 A10 D36', `${CHANNELS}, join membership, accept terms`, false],
  'without subscription': ['A14', `${SIGNED_IN}, see purchaseModal, see upgradeBar`, false],
  'free limited trial': ['A02 A13', FREE, false],
  'free limited trial, ended': ['A02 A13', FREE, false],
  trial: ['A03 A13', `${SIGNED_IN}, see purchaseModal, see lockedChannel`, false],
  'trial, no credits': ['A03 A13', `${SIGNED_IN}, see purchaseModal, see lockedChannel`, false],
  'trial, ended': ['A03 A04 A13 D46', LAPSED, false],
  'lapsed member': ['A04 A13', LAPSED, false],
  portal: ['A05 A13', PORTAL, false],
  'portal, ended': ['A05 A13', PORTAL, false],
  'portal guest': [
    'A05 A15 D41',
    `${CHANNELS}, see expertReview, ${OWN}, see purchaseModal, confirm guestScenes`,
    false,
  ],
  member: ['A06 A13', ACTIVE, true],
  'cancelled, native biller': ['A07', `${ACTIVE}, see upgradeBar, see reactivateCancelledRebillModal`, true],
  'cancelled, external biller': ['A07', ACTIVE, true],
  'full on another site': ['A04 A09', LAPSED, false],
  'full on another site and channels': ['A04 A09', LAPSED, false],
  preview: ['A10', ACTIVE, true],
  'lapsed, preview': ['A10', LAPSED, false],
  editor: ['A11', `${ACTIVE}, ${MODERATION}`, true],
  admin: ['A12 A13', `${ACTIVE}, ${EDIT_SECTION}, ${MODERATION}`, true],
  'lapsed admin': ['A12 A13', `${LAPSED}, ${EDIT_SECTION}, ${MODERATION}`, true],
  'tandem child': ['A15', ACTIVE, true],
  'lapsed tandem child': ['A15', `${SIGNED_IN}, see expiredDeals, see lockedChannel`, false],
  'relationship member': ['A12', `${ACTIVE}, ${EDIT_SECTION}`, true],
  'lapsed relationship subscriber': ['A12', `${LAPSED}, ${SEE_SECTION}`, false],
};

const PLAIN = Object.entries(PERMISSIONS)
  .filter(([subject]) => !(ITEM_SUBJECTS as readonly string[]).includes(subject))
  .flatMap(([subject, actions]) => actions.map((action) => [action, subject as AppSubjectName] as const));

describe.each(Object.entries(MATRIX))('%s', (person, [rules, rights, shelves]) => {
  const ability = defineAbilityFor(people[person as ExamplePerson], tenant);

  it(`${rules} ${person}: rights without a video`, () => {
    const allowed = PLAIN.filter(([action, subject]) => ability.can(action as 'see', subject as 'channels'));
    expect(allowed.map((pair) => pair.join(' ')).toSorted()).toEqual(rights.split(', ').toSorted());
  });

  it(`A13 ${person}: recommendations`, () => {
    const shown = RECOMMENDATION_SHELVES.filter((shelf) => ability.can('see', shelfSubject(shelf)));
    expect(shown).toEqual(shelves ? RECOMMENDATION_SHELVES : []);
  });
});
