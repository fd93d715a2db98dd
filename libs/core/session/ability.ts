import { useAbility as useAnyAbility } from '@casl/react';
import type { AppAbility } from '@network/access/ability.ts';

/** The viewer's ability: `useAbility().can('see', 'channels')`. */
export function useAbility(): AppAbility {
  return useAnyAbility<AppAbility>();
}
