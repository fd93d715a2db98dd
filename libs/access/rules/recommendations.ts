import { type RecommendationShelf, RECOMMENDATION_SHELVES } from '../subjects.ts';
import { isAdmin, isPreview, type Person } from './person.ts';
import { allow, type AppRule } from './rule.ts';

/**
 * "Recommendation shelves: admin sees the enabled shelves; not for trial or free limited trial; portal users only under
 * the combined-tenant rules." (A13) That leaves active members: on the combined tenant a portal user is one. A gateway
 * without a recommender has no shelf for anybody.
 */
export function recommendationRules(person: Person): readonly AppRule[] {
  if (person.tenant?.features.recombee !== true) return [];
  if (!person.viewer.hasRecommender) return [];
  const { subscription } = person.viewer;
  const isTrial = subscription?.type === 'trial' || subscription?.isFreeLimitedTrial === true;
  if (!isAdmin(person) && (person.kind !== 'active' || isTrial)) return [];
  return [allow('see', 'recombeeRecommendations', { shelf: enabledShelves(person) })];
}

/** A shelf of channels is enabled with its channels. */
function enabledShelves(person: Person): readonly RecommendationShelf[] {
  const isShown = (flag: 'channels' | 'internalChannels') =>
    person.tenant?.features[flag] === true || isPreview(person);
  return RECOMMENDATION_SHELVES.filter(
    (shelf) => (shelf !== 'channels' && shelf !== 'internalChannels') || isShown(shelf),
  );
}
