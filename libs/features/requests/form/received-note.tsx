import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { requests } from '@network/messages/requests.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import type { RequestKind } from '@network/validation/requests/request-forms.ts';

export interface ReceivedNoteProps {
  readonly kind: RequestKind;
  readonly caseNumber: string;
  readonly onAgain: () => void;
}

/** Replaces a form that was received: thanks, and the case number. */
export function ReceivedNote({ kind, caseNumber, onAgain }: ReceivedNoteProps) {
  const t = useMessages(requests);
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => note.current?.focus(), []);
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="flex max-w-2xl flex-col items-start gap-5 rounded-panel border-line border-subtle bg-tint p-6 outline-none medium:p-10"
    >
      <CircleCheck aria-hidden="true" className="size-10 text-success" />
      <h2 className="type-display text-title-2">{t('received.title')}</h2>
      <p className="text-lead text-strong">{t('received.number', { number: caseNumber })}</p>
      <p className="text-pretty text-muted">{t(`received.${kind}`)}</p>
      <ButtonLink href={`/${kind}`} variant="outline" onClick={onAgain}>
        {t('received.again')}
      </ButtonLink>
    </div>
  );
}
