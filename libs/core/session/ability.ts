import { useAbility as useAnyAbility } from '@casl/react';
import type { AppAbility } from '@network/access/ability.ts';

/** What the person who looks at this page may do: `useAbility().can('see', 'channels')`. */
export function useAbility(): AppAbility {
  return useAnyAbility<AppAbility>();
}
