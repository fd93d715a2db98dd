import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import type { ContentWholeFragment } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import type { ApprovalDialogProps } from './approval-dialog.tsx';
import { type ContentAnswer, itemQuery } from './content-calls.ts';

/** A call that changes an item. */
export interface ItemCall {
  readonly call: () => Promise<{ readonly result: ContentAnswer }>;
  /** What is said once it is done. */
  readonly done: string;
  /** What a second person is asked for where the call needs one. */
  readonly change?: ApprovalDialogProps['change'];
  /** Runs instead of showing the item as it is now. */
  readonly onDone?: () => void;
}

/** Makes calls that change an item, one at a time: with the answer that explains the last one, and what a second person has to approve. */
export function useItemCall({ kind, id }: Pick<ContentWholeFragment, 'kind' | 'id'>) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<ContentAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [approval, setApproval] = useState<Pick<ApprovalDialogProps, 'change' | 'fields'> | null>(null);
  const run = async ({ call, done, change, onDone }: ItemCall) => {
    setBusy(true);
    try {
      const { result } = await call();
      if (result.__typename === 'ContentNeedsApproval' && change !== undefined) {
        setAnswer(null);
        setApproval({ change, fields: result.fields });
        return;
      }
      setAnswer(result);
      if (result.__typename !== 'ContentSaved') return;
      toasts.show({ type: 'success', message: done });
      if (onDone === undefined) client.setQueryData(itemQuery(kind, id).queryKey, result.item);
      else onDone();
      await client.invalidateQueries({ queryKey: ['content', kind] });
      await client.invalidateQueries({ queryKey: ['uploads'] });
    } catch (error) {
      toasts.show({ type: 'error', message: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { answer, isBusy, approval, endApproval: () => setApproval(null), run };
}
