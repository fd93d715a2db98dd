import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { requests } from '@network/messages/requests.ts';
import { RequestForm } from '../form/request-form.tsx';

/** The requirements of a removal request, and its form, open to anyone. */
export default function RemovalForm(): ReactNode {
  const t = useMessages(requests);
  return (
    <section
      id="removal"
      aria-labelledby="removal-title"
      className="grain relative isolate flex scroll-mt-24 flex-col gap-8 overflow-hidden rounded-panel border-line border-subtle bg-surface p-6 medium:p-10"
    >
      <header className="flex flex-col gap-4">
        <h2 id="removal-title" className="type-display text-title-2 text-balance">
          {t('removal.title')}
        </h2>
        <p className="text-pretty text-muted">{t('removal.text')}</p>
        <p className="border-l-2 border-accent pl-4 text-small text-pretty text-muted">{t('removal.note')}</p>
      </header>
      <RequestForm kind="removal" />
    </section>
  );
}
