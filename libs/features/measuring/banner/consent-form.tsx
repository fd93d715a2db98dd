import { useRouterState } from '@tanstack/react-router';
import type { ReactNode, SubmitEvent } from 'react';
import { useConsent } from '@network/core/analytics/use-measuring.ts';
import { CONSENT_PATH } from '@network/core/consent/consent.ts';
import { sendConsent } from '@network/core/consent/send-consent.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { measuring } from '@network/messages/measuring.ts';
import { Button } from '@network/ui/button/button.tsx';
import { type ConsentChoice, isConsentChoice } from '@network/validation/consent-choice.ts';

/** The two answers, side by side with equal weight. Without scripts the form returns to its page. */
export function ConsentForm(): ReactNode {
  const t = useMessages(measuring);
  const { choose } = useConsent();
  const href = useRouterState({ select: ({ location }) => location.publicHref });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const choice = readChoice(event.nativeEvent);
    if (choice === null) return;
    event.preventDefault();
    choose(choice);
    // The script of later pages of this visit does the same (core/server/pages/with-answered.ts).
    document.documentElement.dataset['answered'] = '';
    // A choice that was not delivered applies to this tab, and the next page sends it again.
    sendConsent(choice, fetch).catch(() => undefined);
  };
  return (
    <form
      method="post"
      action={`${CONSENT_PATH}?${new URLSearchParams({ next: href })}`}
      onSubmit={onSubmit}
      className="flex gap-2"
    >
      <Button type="submit" name="choice" value="refused" variant="outline" size="small">
        {t('refuse')}
      </Button>
      <Button type="submit" name="choice" value="accepted" variant="outline" size="small">
        {t('accept')}
      </Button>
    </form>
  );
}

function readChoice(event: Event): ConsentChoice | null {
  const button = 'submitter' in event ? event.submitter : null;
  const value = button instanceof HTMLButtonElement ? button.value : null;
  return isConsentChoice(value) ? value : null;
}
