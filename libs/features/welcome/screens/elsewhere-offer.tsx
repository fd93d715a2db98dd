import type { ReactNode } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { useSingleMutation } from '@network/core/query/use-single-mutation.ts';
import type { WelcomeCheckInput } from '@network/graphql/schema-types.generated.ts';
import { declines } from '@network/messages/declines.ts';
import { Button } from '@network/ui/button/button.tsx';
import { billingText } from '../../plan-choice/billing-text.ts';
import { TryPaymentElsewhereDocument } from '../api/try-payment-elsewhere.generated.ts';

/** Offers a declined payment once at another payment service: nothing happens until the person presses. */
export function ElsewhereOffer(props: {
  /** The other one's name. */
  readonly biller: string;
  readonly input: WelcomeCheckInput;
}): ReactNode {
  const { biller, input } = props;
  const t = useMessages(declines);
  const flash = useFlash();
  const attempt = useSingleMutation({
    ...operationMutation(TryPaymentElsewhereDocument),
    onSuccess: ({ tryPaymentElsewhere: { location, messageKey } }) => {
      if (location !== null) window.location.assign(location);
      else flash({ type: 'error', message: billingText(messageKey) });
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });
  usePageReturn(() => attempt.reset());
  const isLeaving = typeof attempt.data?.tryPaymentElsewhere.location === 'string';
  return (
    <section
      aria-labelledby="denied-elsewhere"
      className="flex w-full max-w-prose flex-col gap-3 rounded-card bg-raised px-5 py-4 text-left noscript:hidden"
    >
      <h2 id="denied-elsewhere" className="font-semibold text-strong">
        {t('elsewhere.title')}
      </h2>
      <p className="text-small text-pretty text-muted">{t('elsewhere.text', { biller })}</p>
      <div>
        <Button busy={attempt.isPending || isLeaving} onClick={() => attempt.mutate({ input })}>
          {t('elsewhere.action', { biller })}
        </Button>
      </div>
    </section>
  );
}
