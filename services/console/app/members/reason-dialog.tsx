import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { people } from '../messages/people.ts';
import { ReasonField } from './reason-field.tsx';

const texts = people.dialog;

/** A decision that needs a reason. `decide` answers why it was refused, or null once it is done. */
export function ReasonDialog({
  title,
  submit: label,
  decide,
  onClose,
  reasonLabel,
  reasonHint,
  isDoneOnce = false,
  children,
}: {
  title: string;
  submit: string;
  decide: (form: FormData) => Promise<string | null>;
  onClose: () => void;
  reasonLabel?: string;
  /** Who reads the reason; staff alone unless said. */
  reasonHint?: string;
  /** Whether a repeated request has no second effect, so that it can be sent again after an answer that was lost. */
  isDoneOnce?: boolean;
  children?: ReactNode;
}) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const refusal = await decide(new FormData(event.currentTarget)).catch(() =>
      isDoneOnce ? texts.unsureOnce : texts.unsure,
    );
    setBusy(false);
    if (refusal === null) onClose();
    else setProblem(refusal);
  };
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={texts.cancel} backdropCloses={false} escapeCloses>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {children}
        <ReasonField label={reasonLabel} hint={reasonHint} error={problem} />
        <div className="flex justify-end">
          <Button type="submit" busy={isBusy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
