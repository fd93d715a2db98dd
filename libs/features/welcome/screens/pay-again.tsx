import type { ReactNode } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { useSingleMutation } from '@network/core/query/use-single-mutation.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import type { WelcomeCheckInput } from '@network/graphql/schema-types.generated.ts';
import { welcome } from '@network/messages/welcome.ts';
import { Button } from '@network/ui/button/button.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { PayAgainDocument } from '../api/pay-again.generated.ts';
import type { WelcomePageQuery } from '../api/welcome-page.generated.ts';

type SignupToRepeat = NonNullable<NonNullable<WelcomePageQuery['welcomeSignup']>['repeatable']>;

/** Leads back to the payment with the email and the plan that were chosen. */
export function PayAgain(props: { readonly kept: SignupToRepeat; readonly input: WelcomeCheckInput }): ReactNode {
  const { kept, input } = props;
  const t = useMessages(welcome);
  const flash = useFlash();
  const attempt = useSingleMutation({
    ...operationMutation(PayAgainDocument),
    onSuccess: ({ payAgain: { location, messageKey } }) => {
      if (location !== null) window.location.assign(location);
      else flash({ type: 'error', message: billingText(messageKey) });
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });
  usePageReturn(() => attempt.reset());
  const isLeaving = typeof attempt.data?.payAgain.location === 'string';
  const price = formatMoney(kept.price);
  return (
    // Without scripts the way to the join form is below.
    <div className="flex w-full max-w-prose flex-col items-center gap-3 noscript:hidden">
      <p className="text-small text-pretty wrap-anywhere text-muted">
        {kept.email ? t('denied.kept', { email: readableEmail(kept.email), price }) : t('denied.keptPlan', { price })}
      </p>
      <Button busy={attempt.isPending || isLeaving} onClick={() => attempt.mutate({ input })}>
        {t('denied.again')}
      </Button>
    </div>
  );
}
