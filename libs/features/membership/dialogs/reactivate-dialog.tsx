import { useEffect, useEffectEvent } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { membership } from '@network/messages/membership.ts';
import { reactivationTermsQuery } from '../queries.ts';
import { useReactivation } from '../use-reactivation.ts';
import { ReactivateView } from './reactivate-view.tsx';

/** Reverses a cancellation. */
export default function ReactivateDialog({ options, onClose }: DialogProps<'ReactivateCancelledRebill'>) {
  const t = useMessages(membership);
  const flash = useFlash();
  const { profile } = useSession();
  const [flow, send] = useReactivation(profile?.uuid ?? '', options.source, options.subscriptionId ?? null);
  const { messageKey, offer } = flow.context;
  const { data: terms, isPending } = useQuery(reactivationTermsQuery(options.subscriptionId ?? null));

  const onFailed = useEffectEvent((key: NonNullable<typeof messageKey>) => flash({ type: 'error', message: t(key) }));
  useEffect(() => {
    if (messageKey !== null) onFailed(messageKey);
  }, [messageKey]);

  const outcome = flow.status === 'done' ? flow.output : null;
  const onOutcome = useEffectEvent((ended: NonNullable<typeof outcome>) => {
    if (ended.kind === 'reactivated') flash({ type: 'success', message: t(ended.messageKey) });
    onClose();
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  return (
    <ReactivateView
      offer={offer}
      terms={terms?.reactivationTerms ?? null}
      isLoading={flow.matches('loadingOffer') || isPending}
      isBusy={flow.hasTag('uncancel-loading') || flow.status === 'done'}
      failure={messageKey === null ? undefined : t(messageKey)}
      onReactivate={(withOffer) => send({ type: 'reactivate', withOffer })}
      onClose={() => send({ type: 'dismiss' })}
    />
  );
}
