import { Badge, type BadgeTone } from '@network/ui/badge/badge.tsx';
import type { JobRunState } from '../api/staff-types.generated.ts';
import { operations } from '../messages/operations.ts';

const TONES: Readonly<Record<JobRunState, BadgeTone>> = {
  created: 'outline',
  retry: 'outline',
  active: 'accent',
  completed: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

/** The state of a run of a job. */
export function RunState({ state }: { state: JobRunState }) {
  return <Badge tone={TONES[state]}>{operations.jobs.states[state]}</Badge>;
}
