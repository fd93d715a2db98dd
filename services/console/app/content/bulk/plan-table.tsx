import type { PreviewBulkChangeQuery } from '../../api/staff-operations.generated.ts';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { bulk as texts } from '../../messages/bulk.ts';
import { words } from '../../messages/words.ts';
import { problemText } from '../field-problems.ts';

type Plan = PreviewBulkChangeQuery['previewBulkChange'][number];

const outcomeOf = ({ from, to, problem }: Plan): string => {
  if (problem !== null) return problemText(problem);
  return from === to ? texts.willBe.same : texts.willBe.changed;
};

const columns: readonly Column<Plan>[] = [
  { id: 'title', heading: texts.columns.title, text: ({ title }) => title },
  { id: 'from', heading: texts.columns.from, text: ({ from }) => from || words.content.none },
  { id: 'to', heading: texts.columns.to, text: ({ to }) => to || words.content.none },
  {
    id: 'problem',
    heading: texts.columns.problem,
    text: outcomeOf,
    cell: (plan) => <span className={plan.problem === null ? 'text-muted' : 'text-danger'}>{outcomeOf(plan)}</span>,
  },
];

/** What a change would do with each thing, and how many it would change. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const refused = plans.filter(({ problem }) => problem !== null).length;
  const same = plans.filter(({ from, to, problem }) => problem === null && from === to).length;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-small text-muted">
        {texts.counts(plans.length - refused - same, same, refused)}
      </p>
      <div className="max-h-80 overflow-y-auto">
        <DataTable label={texts.preview} columns={columns} rows={plans} keyOf={({ id }) => id} />
      </div>
    </div>
  );
}
