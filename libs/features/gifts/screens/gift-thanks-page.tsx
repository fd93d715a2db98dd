import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { forgetGift } from '../kept-gift.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(gifts)('head.thanks', { brand: context.tenant.name }), isPrivate: true });

/** After the payment of a gift. */
export default function GiftThanksPage(): ReactNode {
  const t = useMessages(gifts);
  const { name: brand } = useTenant();
  useEffect(forgetGift, []);
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <div className="flex max-w-2xl flex-col items-start gap-5">
          <CircleCheck aria-hidden="true" className="size-12 text-success" />
          <h1 className="type-display text-title-1">{t('thanks.title')}</h1>
          <p className="text-lead text-pretty text-muted">{t('thanks.text')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/">{t('thanks.home', { brand })}</ButtonLink>
            <ButtonLink href="/gift" variant="outline">
              {t('thanks.again')}
            </ButtonLink>
          </div>
        </div>
      </PageSections>
    </>
  );
}
