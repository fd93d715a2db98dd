import { daysOfMonths } from '@network/lifecycle/calendar/billing-term.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Charge, HostedPageRequest } from '../biller.ts';
import { BeyondTerms } from '../beyond-terms.ts';
import { toSegpayAmount } from './segpay-money.ts';
import type { SegpaySettings } from './segpay-settings.ts';

const CALL_MS = 8_000;

/** The price that a page is opened with, as Segpay answered it. */
const PRICING_ID = /^[A-Za-z0-9+/=_{}-]{8,200}$/;

/**
 * The address of a payment page for a charge. Its price is registered first, so that nobody can change it in the
 * address: dynamic recurring billing for what renews
 * (https://gethelp.segpay.com/docs/Content/MPFeatures/DynamicRecurringBilling.htm), dynamic pricing for one charge
 * (https://gethelp.segpay.com/docs/Content/MPFeatures/DynamicPricing.htm). REF1 is our order, which comes back with every
 * transaction (https://gethelp.segpay.com/docs/Content/DeveloperDocs/ProcessingAPI/07-PostbackParameters.htm; all read
 * in November 2026).
 */
export async function segpayPage(settings: SegpaySettings, request: HostedPageRequest, now: Date): Promise<string> {
  const { charge, customer } = request;
  if (charge.price.currency !== 'USD')
    throw new BeyondTerms(`Segpay's price points are in USD, not ${charge.price.currency}.`);
  const id = await registerPrice(settings, charge, now);
  const isRenewing = charge.renewal !== null;
  const query = new URLSearchParams({
    'x-eticketid': isRenewing ? (charge.product ?? settings.recurringTicket) : settings.oneTimeTicket,
    ...(!isRenewing && { amount: toSegpayAmount(charge.price.amount) }),
    dynamicpricingid: id,
    dynamicdesc: charge.description,
    REF1: charge.orderId,
    username: customer.memberId,
    'x-auth-link': request.approvedUrl,
    'x-decl-link': request.declinedUrl,
    ...(customer.email !== null && { 'x-billemail': customer.email }),
  });
  return `${settings.pages}/billing/poset.cgi?${query.toString()}`;
}

async function registerPrice(settings: SegpaySettings, { price, renewal }: Charge, now: Date): Promise<string> {
  const amount = toSegpayAmount(price.amount);
  const [path, terms] =
    renewal === null
      ? ['DynamicPricing', { merchantId: settings.merchantId, amount }]
      : [
          'DynamicRecurring',
          {
            MerchantID: settings.merchantId,
            InitialAmount: amount,
            InitialLength: String(firstDays(renewal, now)),
            RecurringAmount: toSegpayAmount(renewal.amount),
            RecurringLength: String(daysOfMonths(renewal.months)),
          },
        ];
  const login = Buffer.from(`${settings.userId}:${settings.accessKey}`).toString('base64');
  const response = await fetch(
    `${settings.reports}/MerchantServices/${path}?${new URLSearchParams(terms).toString()}`,
    {
      headers: { authorization: `Basic ${login}` },
      signal: AbortSignal.timeout(CALL_MS),
    },
  );
  if (!response.ok) throw new Error(`Segpay answered ${response.status} to ${path}.`);
  const id = (await response.text()).trim().replaceAll(/^"|"$/g, '');
  if (!PRICING_ID.test(id)) throw new Error(`Segpay answered without a price to ${path}.`);
  return id;
}

/** Days until the first renewal: Segpay bills by days, so they are as many as a period of it has, where nothing else is agreed. */
function firstDays({ firstDays: days, firstAt, months }: NonNullable<Charge['renewal']>, now: Date): number {
  if (firstAt === null) return days ?? daysOfMonths(months);
  return Math.max(1, Math.round((firstAt.getTime() - now.getTime()) / DAY_MS));
}
