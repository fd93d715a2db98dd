import { Lock, LockOpen } from 'lucide-react';
import { Button } from '@network/ui/button/button.tsx';

export interface StageLockProps {
  /** Why nothing plays. */
  readonly reason: string;
  /** The next step costs nothing, so the lock is open. */
  readonly isFree?: boolean;
  /** The next step, where there is one. */
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
}

/** Over the poster of a film of which this person may play nothing: why, and what they can do about it. */
export function StageLock({ reason, isFree = false, action }: StageLockProps) {
  const Icon = isFree ? LockOpen : Lock;
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-4 text-center text-on-media">
      <p className="type-label flex items-center gap-2.5 rounded-pill bg-chip px-5 py-2.5 text-small text-balance backdrop-blur-md">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {reason}
      </p>
      {action === null ? null : (
        <Button variant={isFree ? 'solid' : 'media'} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
