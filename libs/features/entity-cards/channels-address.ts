import type { AppAbility } from '@network/access/ability.ts';

/** The row of the network's own channels on the home page, as a fragment of its address. */
export const OWN_CHANNELS_ID = 'our-channels';

/** Where this person finds channels: their list, or the row of own channels; null for a person who sees none. */
export function channelsAddress(ability: AppAbility): string | null {
  if (ability.can('see', 'channels')) return '/channels';
  return ability.can('see', 'internalChannels') ? `/#${OWN_CHANNELS_ID}` : null;
}
