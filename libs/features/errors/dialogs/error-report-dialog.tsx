import { type FormEvent, useId, useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';

const MAX_WORDS = 2_000;

/** A form for a person's own description of an error. */
export default function ErrorReportDialog({ options, onClose }: DialogProps<'ErrorReport'>) {
  const text = useMessages(errors);
  const telemetry = useTelemetry();
  const form = useId();
  const [words, setWords] = useState('');
  const [progress, setProgress] = useState<'writing' | 'sending' | 'sent' | 'failed'>('writing');

  const send = (event: FormEvent) => {
    event.preventDefault();
    setProgress('sending');
    telemetry.sendFeedback(options.correlationId, words).then(
      () => setProgress('sent'),
      () => setProgress('failed'),
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('report.title')}
      description={progress === 'sent' ? text('report.sent') : undefined}
      closeLabel={text('report.close')}
      actions={
        progress !== 'sent' && (
          <Button type="submit" form={form} busy={progress === 'sending'}>
            {text('report.send')}
          </Button>
        )
      }
    >
      {progress !== 'sent' && (
        <form id={form} onSubmit={send}>
          <Field
            label={text('report.label')}
            error={progress === 'failed' ? text('report.failed') : undefined}
            required
          >
            <Textarea rows={5} maxLength={MAX_WORDS} value={words} onChange={(event) => setWords(event.target.value)} />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
