import type { ReactNode } from 'react';
import type { AppPermission } from '@network/access/permissions.ts';
import { useAbility } from './ability.ts';

export interface CanProps {
  /** The question: an action and its subject, `['see', 'upgradeBar']` or `['play', videoSubject('video', video)]`. */
  readonly right: AppPermission;
  /** Shown to who may not: a lock, the way to an upgrade, or nothing. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to who may do a thing. The gateway decides all the same. */
export function Can({ right, otherwise = null, children }: CanProps): ReactNode {
  return useAbility().can(...right) ? children : otherwise;
}
