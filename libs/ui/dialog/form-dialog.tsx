import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly labels: { readonly submit: string; readonly cancel: string };
  /** While it is, the form is not sent a second time. */
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A small form in a dialog. A press beside it does not close it, since something may have been typed. */
export function FormDialog({ title, labels, isPending, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      size="small"
      backdropCloses={false}
      escapeCloses
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  );
}
