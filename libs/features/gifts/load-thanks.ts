import { redirectToSearch } from '@network/core/routing/guards.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { giftOrderIn } from './gift-order-in.ts';
import { giftPaymentQuery } from './queries.ts';

/** Loads `/gift/thanks`. A gift that was not paid leads back to its form, which says so; an unknown order leads to an empty form. */
export async function loadThanks({ queryClient }: RouterContext, search: RawSearch): Promise<void> {
  const orderId = giftOrderIn(search);
  if (orderId === null) return;
  const { giftPayment } = await queryClient.ensureQueryData(giftPaymentQuery(orderId));
  const lang = singleValue(search, 'lang');
  if (giftPayment === null) redirectToSearch('/gift', { lang });
  if (giftPayment === 'NOT_PAID') redirectToSearch('/gift', { declined: '1', lang });
}
