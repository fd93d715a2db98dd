import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { singleValue } from '@network/core/routing/search-params.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { CheckCodeDocument } from '../api/check-code.generated.ts';
import { giftText } from '../gift-text.ts';
import { GiftCard } from './gift-card.tsx';

const route = getRouteApi('/gift/card');

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(gifts)('head.card', { brand: context.tenant.name }), isPrivate: true });

/** The card of a gift to print and to hand over. Its code is in the address that the buyer was mailed. */
export default function GiftCardPage(): ReactNode {
  const t = useMessages(gifts);
  const { name: brand, urls } = useTenant();
  const code = singleValue(route.useSearch(), 'code') ?? '';
  const { mutate, data, error } = useMutation(operationMutation(CheckCodeDocument));
  useEffect(() => mutate({ code }), [mutate, code]);
  const answer = data?.checkCode;
  return (
    <>
      <HeaderSpace />
      <PageSections>
        <header className="flex max-w-prose flex-col gap-4 print:hidden">
          <h1 className="type-display text-title-1">{t('card.title')}</h1>
          <p className="text-lead text-pretty text-muted">{t('card.text')}</p>
        </header>
        {error === null && answer === undefined ? (
          <div role="status" aria-label={t('card.loading')} className="max-w-2xl">
            <Skeleton shape="block" />
          </div>
        ) : null}
        {error !== null || answer?.messageKey ? (
          <EmptyState title={error === null ? giftText(answer?.messageKey ?? null) : errorText(error)} />
        ) : null}
        {answer?.worth ? (
          <div className="flex max-w-2xl flex-col items-start gap-6">
            <div className="printed-alone w-full">
              <GiftCard brand={brand} {...answer.worth}>
                <div className="flex flex-col gap-2 border-t border-subtle pt-5">
                  <p className="font-mono text-lead font-semibold break-all text-strong">{code}</p>
                  <p className="text-small break-words text-muted">
                    {t('card.how', { address: new URL('/redeem', urls.tour).href })}
                  </p>
                  <p className="text-small text-muted">{t('card.once')}</p>
                </div>
              </GiftCard>
            </div>
            <Button className="print:hidden" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('card.print')}
            </Button>
          </div>
        ) : null}
      </PageSections>
    </>
  );
}
