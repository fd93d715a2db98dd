import { createHash } from 'node:crypto';
import type { CcbillConfig } from '../../../../../config/ccbill-config.ts';
import type { VendorCharge, VendorMessage, VendorSale, VendorSpeech } from './vendor-books.ts';

/** CCBill as these histories know it, from its documentation and not from the sandbox. */
export const CCBILL: CcbillConfig = {
  account: '900100',
  subaccount: '0000',
  flexId: '687fa3e0-e60d-4466-88e2-181fa56dd6a9',
  salt: '7d901dad245fd0ff6bc20d06',
  dataLinkUser: 'reports',
  dataLinkPassword: 'password-1',
  webhookKey: 'c'.repeat(32),
  webhookAddresses: ['64.38.212.0/24'],
  forms: 'https://api.ccbill.com',
  dataLink: 'https://datalink.ccbill.com',
};

const HOURS_BEHIND = 7;
const arizona = (at: Date): string =>
  new Date(at.getTime() - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const digits = (at: Date): string => arizona(at).replaceAll(/\D/g, '');
const dollars = (amount: number): string => (amount / 100).toFixed(2);

function message(eventType: string, sale: VendorSale, at: Date, fields: Readonly<Record<string, string>>) {
  const account = { clientAccnum: CCBILL.account, clientSubacc: CCBILL.subaccount };
  const body = { ...account, subscriptionId: sale.number, timestamp: arizona(at), ...fields };
  const query = new URLSearchParams({ key: CCBILL.webhookKey, ...account, eventType });
  return { method: 'POST', query, body: JSON.stringify(body) } satisfies VendorMessage;
}

const EVENTS = { refunded: 'Refund', voided: 'Void', 'charged-back': 'Chargeback' } as const;
const TYPES = { refunded: 'REFUND', voided: 'VOID', 'charged-back': 'CHARGEBACK' } as const;

export const ccbillSpeech: VendorSpeech = {
  address: '64.38.212.7',
  hasNumbers: false,
  namesCharges: true,
  sold: (sale) => {
    const [{ number, amount, at }] = sale.charges as [VendorCharge];
    return message('NewSaleSuccess', sale, at, {
      transactionId: number,
      billedInitialPrice: dollars(amount),
      billedCurrency: 'USD',
      dynamicPricingValidationDigest: createHash('md5').update(`${sale.number}1${CCBILL.salt}`).digest('hex'),
      'X-order': sale.orderId,
    });
  },
  renewed: (sale, { number, amount, at }) =>
    message('RenewalSuccess', sale, at, {
      transactionId: number,
      billedAmount: dollars(amount),
      billedCurrency: 'USD',
    }),
  takenBack: (sale, { kind, charge, amount, at }) =>
    message(EVENTS[kind], sale, at, {
      transactionId: charge.number,
      amount: dollars(amount),
      currency: 'USD',
    }),
  ended: (sale) => message('Cancellation', sale, sale.endedAt as Date, { source: 'SUPPORT' }),
  answer: ({ pathname, searchParams }, sales) => {
    if (pathname === '/data/main.cgi') return extract(sales, searchParams);
    const sale = sales.find(({ number }) => number === searchParams.get('subscriptionId'));
    if (searchParams.get('action') !== 'viewSubscriptionStatus') throw new Error('CCBill has no such action.');
    return `<?xml version='1.0' standalone='yes'?><results>${sale ? status(sale) : '-3'}</results>`;
  },
};

function status({ charges, reversals, endedAt }: VendorSale): string {
  const count = (wanted: string): string => String(reversals.filter(({ kind }) => kind === wanted).length);
  const fields = {
    ...(endedAt && { cancelDate: digits(endedAt) }),
    chargebacksIssued: count('charged-back'),
    recurringSubscription: '1',
    refundsIssued: count('refunded'),
    subscriptionStatus: endedAt ? '1' : '2',
    timesRebilled: String(charges.length - 1),
    voidsIssued: count('voided'),
  };
  return Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
}

function extract(sales: readonly VendorSale[], range: URLSearchParams): string {
  const lines = sales.flatMap((sale) => {
    const begin = (type: string, at: Date) => [type, CCBILL.account, CCBILL.subaccount, sale.number, arizona(at)];
    return [
      ...sale.charges.slice(1).map(({ number, amount, at }) => ({
        at,
        cells: [...begin('REBILL', at), number, dollars(amount)],
      })),
      ...sale.reversals.map(({ kind, amount, at }) => ({
        at,
        cells: [...begin(TYPES[kind], at), dollars(amount)],
      })),
    ];
  });
  const isWithin = (at: Date): boolean =>
    digits(at) >= (range.get('startTime') ?? '') && digits(at) <= (range.get('endTime') ?? '');
  return lines
    .filter(({ at }) => isWithin(at))
    .map(({ cells }) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\n');
}
