import { useState, type ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { recoveryQuery } from '@network/core/session/recovery-query.ts';
import { paymentRecovery } from '@network/messages/payment-recovery.ts';
import { PaymentScreen } from '../recovery/payment-screen.tsx';
import { recoveryFacts } from '../recovery/recovery-facts.ts';
import { useCardPage } from '../use-card-page.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(paymentRecovery)('head', { brand: context.tenant.name }), isPrivate: true });

/** `/account/payment`: where mails about a failed payment lead. */
export default function PaymentPage(): ReactNode {
  const { data } = useSuspenseQuery(recoveryQuery);
  const [now] = useState(() => new Date());
  const card = useCardPage(null);
  const billing = data.findOneUserProfile?.subscription?.billing ?? null;
  return (
    <PaymentScreen
      facts={recoveryFacts(billing, now)}
      biller={billing?.biller ?? null}
      canUpdateCard={billing?.canUpdateCard === true}
      isBusy={card.isOpening}
      onUpdateCard={card.open}
    />
  );
}
