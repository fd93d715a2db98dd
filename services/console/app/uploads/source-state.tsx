import { Badge } from '@network/ui/badge/badge.tsx';
import type { MediaSourceWholeFragment } from '../api/staff-operations.generated.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { isNewMedia } from './new-media.tsx';

const TONES = {
  working: 'outline',
  prepared: 'accent',
  published: 'success',
  failed: 'danger',
  superseded: 'neutral',
} as const;

/** The state of a source; of one in preparation, how many of its steps are done. */
export function SourceState({ state, steps, film }: Pick<MediaSourceWholeFragment, 'state' | 'steps' | 'film'>) {
  const done = steps.filter((step) => step.state === 'done').length;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Badge tone={TONES[state]}>{isNewMedia({ state, film }) ? texts.toBeShown : texts.sourceStates[state]}</Badge>
      {state === 'working' ? (
        <span className="text-small text-muted tabular-nums">{texts.share(done, steps.length)}</span>
      ) : null}
    </span>
  );
}
