import type { ReactNode } from 'react';
import { useSurveyKey } from '@network/core/analytics/use-measuring.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { measuring } from '@network/messages/measuring.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { ConsentForm } from '../banner/consent-form.tsx';

/**
 * The question for consent to measuring, shown once at the lower edge. On a phone it is two lines high, so that it covers as
 * little as it can: the rest of what it says is a press away.
 */
export default function ConsentBanner(): ReactNode {
  const t = useMessages(measuring);
  const { isAuthenticated } = useSession();
  const hasSurveys = useSurveyKey() !== null;
  return (
    <Banner compact label={t('label')} tone="neutral" action={<ConsentForm />}>
      {t('question')}{' '}
      <span className="max-medium:hidden">
        {t('promise')} {isAuthenticated ? `${t('everywhere')} ` : null}
      </span>
      {hasSurveys ? `${t('surveys')} ` : null}
      <Link href="/privacy#your-choice" className="whitespace-nowrap">
        {t('more')}
      </Link>
    </Banner>
  );
}
