import type { AccessTenant } from '../ability.ts';
import { type PersonKind, personKind } from '../person-kind.ts';
import type { Viewer } from '../viewer.ts';
import { activeRules } from './active.ts';
import { adminRules } from './admin.ts';
import { anonymousRules } from './anonymous.ts';
import { cancelledRules } from './cancelled.ts';
import { combinedRules } from './combined.ts';
import { editorRules } from './editor.ts';
import { featureRules, teaserRules } from './features.ts';
import { flaggedRules, freeLimitedTrialRules } from './free-limited-trial.ts';
import { inactiveRules } from './inactive.ts';
import { multisiteRules } from './multisite.ts';
import type { Person } from './person.ts';
import { pornPortalGuestRules, pornPortalRules } from './porn-portal.ts';
import { recommendationRules } from './recommendations.ts';
import { relationshipRules } from './relationship.ts';
import type { AppRule } from './rule.ts';
import { signedInRules } from './signed-in.ts';
import { tandemChildRules } from './tandem-child.ts';
import { trialRules } from './trial.ts';
import { withoutSubscriptionRules } from './without-subscription.ts';

type RuleSet = (person: Person) => readonly AppRule[];

const OF_KIND: Readonly<Record<PersonKind, RuleSet>> = {
  anonymous: anonymousRules,
  'without-subscription': withoutSubscriptionRules,
  'free-limited-trial': freeLimitedTrialRules,
  trial: trialRules,
  inactive: inactiveRules,
  'porn-portal-guest': pornPortalGuestRules,
  'porn-portal': pornPortalRules,
  active: (person) => [...activeRules(person), ...flaggedRules(person), ...cancelledRules(person)],
};

/**
 * Rule sets that are added to those of a kind. Rules that remove rights are last, since the last matching rule decides.
 */
const ON_TOP: readonly RuleSet[] = [
  featureRules,
  teaserRules,
  recommendationRules,
  relationshipRules,
  editorRules,
  adminRules,
  combinedRules,
  tandemChildRules,
];

/** All rules of a person on a tenant, in the order in which they count. */
export function rulesFor(viewer: Viewer, tenant: AccessTenant | null): readonly AppRule[] {
  const person: Person = { viewer, tenant, kind: personKind(viewer, tenant) };
  const sets: readonly RuleSet[] =
    person.kind === 'anonymous'
      ? [OF_KIND.anonymous, featureRules]
      : [
          signedInRules,
          OF_KIND[person.kind],
          ...(person.kind === 'porn-portal-guest' ? [] : [multisiteRules]),
          ...ON_TOP,
        ];
  return sets.flatMap((set) => set(person));
}
