import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';

type Progress = 'writing' | 'sending' | 'sent' | 'failed';

/** Takes a person's own words about an error (R61). */
export default function ErrorReportDialog({ options, onClose }: DialogProps<'ErrorReport'>) {
  const text = useMessages(errors);
  const telemetry = useTelemetry();
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [progress, setProgress] = useState<Progress>('writing');
  useEffect(() => dialog.current?.showModal(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProgress('sending');
    try {
      await telemetry.sendFeedback(options.correlationId, words);
      setProgress('sent');
    } catch {
      setProgress('failed');
    }
  };

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="error-report-title"
      className="m-auto w-full max-w-lg rounded-2xl bg-[var(--color-surface)] p-8 text-[var(--color-text)]"
    >
      <form onSubmit={send} className="flex flex-col gap-4">
        <h2 id="error-report-title" className="text-2xl font-semibold">
          {text('report.title')}
        </h2>
        <label htmlFor="error-report-words">{text('report.label')}</label>
        <textarea
          id="error-report-words"
          required
          rows={5}
          maxLength={2000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="rounded-lg border bg-transparent p-3"
        />
        <p role="status">
          {progress === 'sent' && text('report.sent')}
          {progress === 'failed' && text('report.failed')}
        </p>
        <div className="flex justify-end gap-3">
          <button type="button" className="rounded-full border px-6 py-2" onClick={() => dialog.current?.close()}>
            {text('report.cancel')}
          </button>
          <button
            type="submit"
            disabled={progress === 'sending' || progress === 'sent'}
            className="rounded-full bg-[var(--color-accent)] px-6 py-2 text-[var(--color-on-accent)] disabled:opacity-50"
          >
            {progress === 'sending' ? text('report.sending') : text('report.send')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
