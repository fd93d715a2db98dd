import { Progress } from '@network/ui/progress/progress.tsx';
import type { MediaSourceWholeFragment } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { uploads as texts } from '../messages/uploads.ts';

type Step = MediaSourceWholeFragment['steps'][number];

const { stepColumns: headings, stepStates } = texts;

/** The steps of a preparation, in their order. */
export const stepColumns: readonly Column<Step>[] = [
  { id: 'step', heading: headings.step, text: ({ name }) => texts.step(name) },
  { id: 'state', heading: headings.state, text: ({ state }) => stepStates[state] ?? state, cell: StepState },
  { id: 'attempts', heading: headings.attempts, text: ({ attempts }) => attempts, as: 'count', isMinor: true },
  { id: 'problem', heading: headings.problem, text: ({ problem }) => problem },
];

function StepState({ name, state, progress, secondsLeft }: Step) {
  if (state !== 'running') {
    return <span className={state === 'failed' ? 'text-danger' : 'text-muted'}>{stepStates[state] ?? state}</span>;
  }
  return (
    <span className="flex min-w-32 flex-col gap-1 tabular-nums">
      {texts.running(Math.floor(progress * 100))}
      {secondsLeft === null ? null : <span className="text-small text-muted">{texts.left(secondsLeft)}</span>}
      <Progress value={progress} label={texts.step(name)} />
    </span>
  );
}
