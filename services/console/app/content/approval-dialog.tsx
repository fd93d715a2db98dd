import { useQueryClient } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { type ContentWholeFragment, RequestBulkChangeDocument } from '../api/staff-operations.generated.ts';
import type { BulkChangeInput } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { useRequestKey } from '../layout/use-request-key.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { bulk } from '../messages/bulk.ts';
import { publishing as texts } from '../messages/publishing.ts';
import { itemQuery } from './content-calls.ts';
import { labelOfField } from './content-field.ts';

export interface ApprovalDialogProps {
  readonly item: Pick<ContentWholeFragment, 'kind' | 'id' | 'version'>;
  readonly change: Pick<BulkChangeInput, 'publishAt' | 'unpublishAt'> & { readonly name: 'publish' | 'schedule' };
  /** The staff API's names of the fields because of which a second person has to approve. */
  readonly fields: readonly string[];
  readonly onClose: () => void;
}

/** Asks a second person to show people what has a price, with the reason that this person reads. */
export function ApprovalDialog({ item: { kind, id, version }, change, fields, onClose }: ApprovalDialogProps) {
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const request = async (form: FormData): Promise<string | null> => {
    const wanted = { kind, change, items: [{ id, version }], reason: typedText(form, 'reason') };
    const { result } = await staffCall(RequestBulkChangeDocument, { ...wanted, requestKey: keyOf(wanted) });
    if (result.__typename === 'BulkRefused') return result.message;
    await client.invalidateQueries({ queryKey: ['bulk-changes'] });
    await client.invalidateQueries({ queryKey: itemQuery(kind, id).queryKey });
    toasts.show({ type: 'success', message: bulk.waits });
    return null;
  };
  return (
    <ReasonDialog
      title={texts.approval.title}
      submit={texts.approval.submit[change.name]}
      decide={request}
      isDoneOnce
      onClose={onClose}
    >
      <p className="text-muted">{texts.approval.text(fields.map(labelOfField).join(', '))}</p>
    </ReasonDialog>
  );
}
