import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { singleValue } from '@network/core/routing/search-params.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { StartGiftDocument } from '../api/start-gift.generated.ts';
import { makeGiftSecret } from '../gift-secret.ts';
import { giftText } from '../gift-text.ts';
import { keepGift, keptText, orderOf } from '../kept-gift.ts';
import { giftPageQuery } from '../queries.ts';
import { GiftScreen } from './gift-screen.tsx';

const route = getRouteApi('/gift');

/** Nothing else writes what this tab keeps. */
const neverChanges = () => () => undefined;

export const head: RouteHead = ({ match: { context } }) => {
  const t = messagesOf(gifts);
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t('head.gift.title', { brand }),
    description: t('head.gift.description', { brand }),
    canonicalPath: '/gift',
  });
};

/** Starts the purchase of a gift and continues to the biller's payment page. */
export default function GiftPage(): ReactNode {
  const { giftOptions } = useSuspenseQuery(giftPageQuery).data;
  const { name } = useTenant();
  const queryClient = useQueryClient();
  const wasDeclined = singleValue(route.useSearch(), 'declined') !== undefined;
  // The server does not know it.
  const kept = useSyncExternalStore(neverChanges, keptText, () => null);
  const order = useMemo(() => (wasDeclined ? orderOf(kept) : null), [wasDeclined, kept]);
  const start = useMutation({
    ...operationMutation(StartGiftDocument),
    onSuccess: ({ startGift: { location } }, { input }) => {
      if (location === null) return;
      keepGift(input);
      window.location.assign(location);
    },
  });
  usePageReturn(() => start.reset());
  return (
    <GiftScreen
      key={order === null ? 'empty' : 'kept'}
      kept={order}
      brand={name}
      options={giftOptions}
      wasDeclined={wasDeclined}
      isBusy={start.isPending || start.data?.startGift.success === true}
      onSubmit={async (input) => {
        try {
          const { startGift } = await start.mutateAsync({ input: { ...input, secret: makeGiftSecret() } });
          if (startGift.success) return null;
          const { field, messageKey, errorCode, changedPrice } = startGift;
          // The page shows the price of now before it says so.
          if (changedPrice) await queryClient.invalidateQueries({ queryKey: giftPageQuery.queryKey });
          const price = changedPrice ? formatMoney(changedPrice.now) : undefined;
          return { field, text: giftText(messageKey, errorCode ?? undefined, price) };
        } catch (error) {
          return { field: null, text: errorText(error) };
        }
      }}
    />
  );
}
