import { getRouteApi } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { giftOrderIn } from '../gift-order-in.ts';
import { forgetGift } from '../kept-gift.ts';
import { giftPaymentQuery } from '../queries.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(gifts)('head.thanks', { brand: context.tenant.name }), isPrivate: true });

const route = getRouteApi('/gift/thanks');

/** How often the page asks for a payment that is not known yet. */
const LOOK_EVERY_MS = 10_000;

const ICONS = {
  PAID: <CircleCheck aria-hidden="true" className="size-12 text-success" />,
  PENDING: <CircleDashed aria-hidden="true" className="size-12 text-muted" />,
  NOT_SENT: <CircleX aria-hidden="true" className="size-12 text-danger" />,
} as const;

/** The outcome of the payment of a gift: of the order that the address names. */
export default function GiftThanksPage(): ReactNode {
  const t = useMessages(gifts);
  const { name: brand } = useTenant();
  const orderId = giftOrderIn(route.useSearch());
  const { data } = useQuery({
    ...giftPaymentQuery(orderId ?? ''),
    enabled: orderId !== null,
    refetchInterval: ({ state }) => (state.data?.giftPayment === 'PENDING' ? LOOK_EVERY_MS : false),
  });
  // An address from before names no order, and its biller led to it after a payment.
  const status = orderId === null ? 'PAID' : (data?.giftPayment ?? 'PENDING');
  const isSent = status === 'PAID' || status === 'PENDING';
  useEffect(() => {
    if (status === 'PAID') forgetGift();
  }, [status]);
  const text =
    status === 'PAID'
      ? t('thanks.text')
      : status === 'NOT_PAID'
        ? t('give.declined')
        : t(isSent ? 'thanks.pending' : 'thanks.returned');
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <div className="flex max-w-2xl flex-col items-start gap-5">
          {ICONS[isSent ? status : 'NOT_SENT']}
          <div aria-live="polite" className="flex flex-col gap-5">
            <h1 className="type-display text-title-1">{t(isSent ? 'thanks.title' : 'thanks.notSent')}</h1>
            <p className="text-lead text-pretty text-muted">{text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/">{t('thanks.home', { brand })}</ButtonLink>
            <ButtonLink href={status === 'NOT_PAID' ? '/gift?declined=1' : '/gift'} variant="outline">
              {t(isSent ? 'thanks.again' : 'thanks.retry')}
            </ButtonLink>
          </div>
        </div>
      </PageSections>
    </>
  );
}
