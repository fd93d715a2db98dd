import { type FormEvent, useId, useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { errorReport } from '@network/messages/error-report.ts';
import { REPORT_MAX_LENGTH } from '@network/validation/report-length.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';

/** A form for a person's own description of an error. */
export default function ErrorReportDialog({ options, onClose }: DialogProps<'ErrorReport'>) {
  const text = useMessages(errorReport);
  const telemetry = useTelemetry();
  const form = useId();
  const [words, setWords] = useState('');
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing');

  const send = (event: FormEvent) => {
    event.preventDefault();
    setProgress('sending');
    telemetry.sendFeedback({ ...options, words, path: window.location.pathname }).then(
      () => setProgress('sent'),
      () => setProgress('failed'),
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('title')}
      description={progress === 'sent' ? text('sent') : undefined}
      closeLabel={text('close')}
      backdropCloses={false}
      escapeCloses
      actions={
        progress !== 'sent' && (
          <Button type="submit" form={form} busy={progress === 'sending'}>
            {text('send')}
          </Button>
        )
      }
    >
      {progress !== 'sent' && (
        <form id={form} onSubmit={send}>
          <Field label={text('label')} error={progress === 'failed' ? text('failed') : undefined} required>
            <Textarea
              rows={5}
              maxLength={REPORT_MAX_LENGTH}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
