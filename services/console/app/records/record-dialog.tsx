import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  AddPerformerDocumentDocument,
  VerifyPerformerRecordDocument,
  WithdrawPerformerDocumentDocument,
  WritePerformerIdentityDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { optionsOf } from '../list/list-filters.tsx';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { records as texts } from '../messages/records.ts';
import type { LoadedRecord } from './record-page.tsx';

/** What is written about a record. */
export type RecordStep =
  | { readonly name: 'identity' | 'document' | 'verify' }
  | { readonly name: 'withdraw'; readonly documentId: string };

const { dialog, fields } = texts;

/** Writing about a record, with a reason. */
export function RecordDialog({
  record,
  step,
  onClose,
}: {
  record: LoadedRecord;
  step: RecordStep;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { performerId } = record;
  const decide = async (form: FormData): Promise<string | null> => {
    const { result } = await send(performerId, step, form);
    if (result.__typename === 'RecordRefused') return result.message;
    toasts.show({ type: 'success', message: texts.done });
    await client.invalidateQueries({ queryKey: ['record', performerId] });
    await client.invalidateQueries({ queryKey: ['records'] });
    return null;
  };
  return (
    <ReasonDialog title={texts.actions[step.name]} submit={texts.confirm[step.name]} decide={decide} onClose={onClose}>
      {step.name === 'identity' ? <IdentityFields record={record} /> : null}
      {step.name === 'document' ? <DocumentFields /> : null}
    </ReasonDialog>
  );
}

function send(performerId: string, step: RecordStep, form: FormData) {
  const reason = typedText(form, 'reason');
  const text = (name: string) => typedText(form, name);
  switch (step.name) {
    case 'identity': {
      const input = { legalName: text('legalName'), otherNames: text('otherNames'), bornOn: text('bornOn') };
      return staffCall(WritePerformerIdentityDocument, { performerId, input, reason });
    }
    case 'document': {
      const input = {
        kind: text('kind'),
        issuedBy: text('issuedBy'),
        numberEnd: text('numberEnd'),
        expiresOn: text('expiresOn') || null,
        archiveReference: text('archiveReference'),
      };
      return staffCall(AddPerformerDocumentDocument, { performerId, input, reason });
    }
    case 'withdraw':
      return staffCall(WithdrawPerformerDocumentDocument, { performerId, documentId: step.documentId, reason });
    case 'verify':
      return staffCall(VerifyPerformerRecordDocument, { performerId, reason });
  }
}

function IdentityFields({ record }: { record: LoadedRecord }) {
  return (
    <>
      <Field label={fields.legalName} required>
        <Input name="legalName" defaultValue={record.legalName ?? ''} required maxLength={200} autoComplete="off" />
      </Field>
      <Field label={fields.otherNames} hint={texts.otherNamesHint}>
        <Textarea name="otherNames" defaultValue={record.otherNames ?? ''} rows={2} maxLength={2_000} />
      </Field>
      <Field label={fields.bornOn} required>
        <Input name="bornOn" type="date" defaultValue={record.bornOn ?? ''} required />
      </Field>
    </>
  );
}

function DocumentFields() {
  return (
    <>
      <Field label={dialog.kind}>
        <Select name="kind" options={optionsOf(texts.kinds)} />
      </Field>
      <Field label={dialog.issuedBy} required>
        <Input name="issuedBy" required maxLength={80} autoComplete="off" />
      </Field>
      <Field label={dialog.numberEnd} hint={dialog.numberHint} required>
        <Input name="numberEnd" required maxLength={4} autoComplete="off" />
      </Field>
      <Field label={dialog.expiresOn} hint={dialog.expiresHint}>
        <Input name="expiresOn" type="date" />
      </Field>
      <Field label={dialog.archive} hint={dialog.archiveHint} required>
        <Input name="archiveReference" required maxLength={200} autoComplete="off" />
      </Field>
    </>
  );
}
