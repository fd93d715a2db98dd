import { useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { type BulkChangeWholeFragment, UndoBulkChangeDocument } from '../../api/staff-operations.generated.ts';
import { toasts } from '../../layout/toasts.ts';
import { bulk as texts } from '../../messages/bulk.ts';
import { words } from '../../messages/words.ts';

/** How many rows had an outcome. */
export const countOf = (
  rows: BulkChangeWholeFragment['results'],
  outcome: BulkChangeWholeFragment['results'][number]['outcome'],
): number => rows.filter((row) => row.outcome === outcome).length;

/** Whether undoing a change would bring anything back. */
export const canUndo = ({ state, undoneAt, results }: BulkChangeWholeFragment): boolean =>
  (state === 'done' || state === 'running') && undoneAt === null && results.some((row) => row.canUndo);

/** Undoes a change of many items, and says how many came back. */
export function useUndoBulk(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    try {
      const { result } = await staffCall(UndoBulkChangeDocument, { id });
      await client.invalidateQueries({ queryKey: ['bulk-changes'] });
      await client.invalidateQueries({ queryKey: ['content'] });
      if (result.__typename === 'BulkRefused') return toasts.show({ type: 'error', message: result.message });
      const { undoResults } = result.change;
      const message = texts.undone(countOf(undoResults, 'done'), countOf(undoResults, 'refused'));
      toasts.show({ type: 'success', message });
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    }
  };
}
