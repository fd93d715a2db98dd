import { hasExpertReview, isPreview, type Person } from './person.ts';
import { allow, type AppRule } from './rule.ts';

const CHANNEL_FLAGS = ['channels', 'internalChannels', 'channelTrailers', 'internalChannelTrailers'] as const;

/**
 * "Feature flags (channels, internalChannels, channelTrailers, internalChannelTrailers, expertReview, …) gate the
 * matching 'see' rights." (A10, T07) "`see` rights of channels need only the flag, visitors included" (D36); expert
 * reviews are for signed-in people. The preview group has these rights with the flag off.
 */
export function featureRules(person: Person): readonly AppRule[] {
  const shown = CHANNEL_FLAGS.filter((flag) => person.tenant?.features[flag] === true || isPreview(person));
  return [
    ...(shown.length > 0 ? [allow('see', shown)] : []),
    ...(hasExpertReview(person) && person.kind !== 'anonymous' ? [allow('see', 'expertReview')] : []),
  ];
}

/** "guests get no promotional teaser" (A15). Neither do visitors, nor anybody where the flag is off. */
export function teaserRules({ kind, tenant }: Person): readonly AppRule[] {
  const isMeant = kind !== 'anonymous' && kind !== 'porn-portal-guest';
  return isMeant && tenant?.features.promotionalVideoTeaserModal === true ? [allow('see', 'promotionalTeaser')] : [];
}
