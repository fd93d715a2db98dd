import type { ReactNode } from 'react';
import { useConsent, useSurveyKey } from '@network/core/analytics/use-measuring.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { measuring } from '@network/messages/measuring.ts';
import { ConsentForm } from '../banner/consent-form.tsx';

/** The current choice about measuring, and the way to change it. */
export default function ConsentPart(): ReactNode {
  const t = useMessages(measuring);
  const { consent } = useConsent();
  const { isAuthenticated } = useSession();
  const hasSurveys = useSurveyKey() !== null;
  return (
    <section
      id="your-choice"
      aria-labelledby="your-choice-title"
      className="flex scroll-mt-24 flex-col items-start gap-4 rounded-card border border-subtle bg-raised p-6"
    >
      <h2 id="your-choice-title" className="type-display text-title-3">
        {t('choice.title')}
      </h2>
      <p role="status" className="text-body text-pretty text-muted">
        {t(`choice.${consent}`)}
      </p>
      {isAuthenticated ? <p className="text-body text-pretty text-muted">{t('everywhere')}</p> : null}
      {hasSurveys ? <p className="text-body text-pretty text-muted">{t('surveys')}</p> : null}
      {consent === 'signalled' ? null : <ConsentForm />}
    </section>
  );
}
