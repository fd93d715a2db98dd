import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { staffCall } from '../api/staff-call.ts';
import { SaveViewDocument } from '../api/staff-operations.generated.ts';
import type { ViewRefusal } from '../api/staff-types.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { views as texts } from '../messages/views.ts';
import { words } from '../messages/words.ts';

export interface SaveViewDialogProps {
  readonly list: string;
  readonly address: string;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Saves what a list shows under a name, for oneself or the team. */
export function SaveViewDialog({ list, address, onSaved, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [refusal, setRefusal] = useState<ViewRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { result } = await staffCall(SaveViewDocument, { list, name, address, isShared });
      if (result.__typename === 'ViewRefused') return setRefusal(result.reason);
      await onSaved();
      toasts.show({ type: 'success', message: texts.saved(result.view.name) });
      onClose();
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.saveTitle}
      description={texts.saveText}
      closeLabel={texts.cancel}
      backdropCloses={name === ''}
      escapeCloses
    >
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label={texts.name} hint={texts.nameHint} error={refusal === null ? undefined : texts.refusals[refusal]}>
          <Input value={name} maxLength={60} required onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        <Checkbox
          label={texts.isShared}
          hint={texts.isSharedHint}
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <div className="flex justify-end gap-3">
          <Button type="button" variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
