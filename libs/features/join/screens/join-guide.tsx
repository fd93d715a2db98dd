import type { ComponentProps } from 'react';
import { JoinQuestions } from './join-questions.tsx';
import { PlanComparison } from './plan-comparison.tsx';

/** What people read before they decide. Loaded after the form, which it only explains. */
export default function JoinGuide(props: ComponentProps<typeof PlanComparison>) {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 large:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <PlanComparison {...props} />
      <JoinQuestions />
    </div>
  );
}
