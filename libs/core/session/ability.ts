import type { AppAbility } from '@network/access/ability.ts';
import { useSession } from './session-provider.tsx';

/** The viewer's ability: `useAbility().can('see', 'channels')`. */
export const useAbility = (): AppAbility => useSession().ability;
