import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, CircleX, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { singleValue, stringifySearch } from '@network/core/routing/search-params.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import type { GiftPaymentQuery } from '../api/gift-payment.generated.ts';
import { giftOrderIn } from '../gift-order-in.ts';
import { giftSecret } from '../gift-secret.ts';
import { forgetGift } from '../kept-gift.ts';
import { giftPaymentQuery } from '../queries.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(gifts)('head.thanks', { brand: context.tenant.name }), isPrivate: true });

const route = getRouteApi('/gift/thanks');

/** How often the page asks for a payment that is not known yet. */
const LOOK_EVERY_MS = 10_000;

type Status = NonNullable<GiftPaymentQuery['giftPayment']>;

/** What the page says about a payment; where it may know nothing, it says where the result is. */
function outcomeOf(status: Status | null) {
  if (status === 'PAID') {
    const icon = <CircleCheck aria-hidden="true" className="size-12 text-success" />;
    return { icon, title: 'thanks.title', text: 'thanks.text' } as const;
  }
  if (status === 'PENDING') {
    return { icon: <CircleDashed {...MUTED} />, title: 'thanks.title', text: 'thanks.pending' } as const;
  }
  if (status === 'RETURNED') {
    const icon = <CircleX aria-hidden="true" className="size-12 text-danger" />;
    return { icon, title: 'thanks.notSent', text: 'thanks.returned' } as const;
  }
  return { icon: <Mail {...MUTED} />, title: 'thanks.mailedTitle', text: 'thanks.mailed' } as const;
}

const MUTED = { 'aria-hidden': true, className: 'size-12 text-muted' } as const;

/** Nothing writes it while this page is open. */
const neverChanges = () => () => undefined;

/** The outcome of the payment of a gift. */
export default function GiftThanksPage(): ReactNode {
  const search = route.useSearch();
  return <GiftOutcome orderId={giftOrderIn(search)} language={singleValue(search, 'lang')} />;
}

interface GiftOutcomeProps {
  /** The order that the address names. */
  readonly orderId: string | null;
  readonly language: string | undefined;
}

/** The outcome of one order, in the tab that ordered it; elsewhere, where it is to be found. */
export function GiftOutcome({ orderId, language }: GiftOutcomeProps): ReactNode {
  const t = useMessages(gifts);
  const { name: brand } = useTenant();
  const navigate = useNavigate();
  // The server does not know it.
  const secret = useSyncExternalStore(neverChanges, giftSecret, () => null);
  const { data } = useQuery({
    ...giftPaymentQuery(orderId ?? '', secret),
    enabled: orderId !== null,
    refetchInterval: ({ state }) => (state.data?.giftPayment === 'PENDING' ? LOOK_EVERY_MS : false),
  });
  const status = data?.giftPayment ?? null;
  useEffect(() => {
    if (status === 'PAID') forgetGift();
    // The form is filled again, and says that the payment was declined.
    if (status !== 'NOT_PAID') return;
    const href = `/gift${stringifySearch({ declined: '1', ...(language !== undefined && { lang: language }) })}`;
    void navigate({ href, replace: true });
  }, [status, language, navigate]);
  const { title, text, icon } = outcomeOf(status);
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <div className="flex max-w-2xl flex-col items-start gap-5">
          {icon}
          <div aria-live="polite" className="flex flex-col gap-5">
            <h1 className="type-display text-title-1">{t(title)}</h1>
            <p className="text-lead text-pretty text-muted">{t(text)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/">{t('thanks.home', { brand })}</ButtonLink>
            <ButtonLink href="/gift" variant="outline">
              {t(status === 'RETURNED' ? 'thanks.retry' : 'thanks.again')}
            </ButtonLink>
          </div>
        </div>
      </PageSections>
    </>
  );
}
