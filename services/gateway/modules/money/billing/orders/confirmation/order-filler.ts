import { fillText } from '@network/messages/catalogue/fill-text.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import { requestLanguage } from '../../../../../http/language.ts';
import type { GatewayServices } from '../../../../../services.ts';
import { showValue, storeValue } from '../../../../platform/mail/public.ts';
import { planName } from '../../options/plan-name.ts';
import { type Order, priceOf } from '../order-repository.ts';

/** Returns what fills the values of an order into a text, in the language of the request. */
export async function orderFiller(
  { db }: Pick<GatewayServices, 'db'>,
  brand: Pick<Tenant, 'name'>,
  order: Order,
): Promise<(text: string) => string> {
  const plan = await db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  const price = priceOf(order);
  const language = requestLanguage();
  const shown: Readonly<Record<string, string>> = {
    brand: brand.name,
    amount: showValue({ minorUnits: price.amount, currency: price.currency }, language),
    plan: planName(plan),
    email: readableEmail(order.email ?? ''),
    date: showValue(storeValue(order.paid_at ?? order.created_at), language),
    until: showValue(storeValue(order.confirm_by ?? order.created_at), language),
  };
  return (text) => fillText(text, (name) => shown[name]);
}
