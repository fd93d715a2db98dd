import type { ReactNode } from 'react';
import type { AppPermission } from '@network/access/permissions.ts';
import { useAbility } from './ability.ts';

export interface CanProps {
  /** The question: an action and its subject, `['see', 'upgradeBar']` or `['play', videoSubject('video', video)]`. */
  readonly right: AppPermission;
  /** Shown without the right: a lock, the way to an upgrade, or nothing. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to people with a right. The gateway decides independently. */
export function Can({ right, otherwise = null, children }: CanProps): ReactNode {
  return useAbility().can(...right) ? children : otherwise;
}
