import type { RocketgateConfig } from '../../../../../config/rocketgate-config.ts';
import type { VendorCharge, VendorMessage, VendorSale, VendorSpeech } from './vendor-books.ts';

/** RocketGate as these histories know it, from its SDKs' descriptions and not from the sandbox. */
export const ROCKETGATE: RocketgateConfig = {
  merchantId: '1363309678',
  merchantPassword: 'password-1',
  hashSecret: 'hashsecret',
  postbackKey: 'r'.repeat(32),
  postbackAddresses: ['198.51.100.0/24'],
  pages: 'https://secure.rocketgate.com',
  gateway: 'https://gateway.rocketgate.com',
  reports: 'https://my.rocketgate.com',
};

const dollars = (amount: number): string => (amount / 100).toFixed(2);
const customerOf = ({ number }: VendorSale): string => `customer-${number}`;

const document = (root: string, fields: Readonly<Record<string, string>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root}>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</${root}>`;

const message = (root: string, sale: VendorSale, fields: Readonly<Record<string, string>> = {}): VendorMessage => ({
  method: 'POST',
  query: new URLSearchParams({ key: ROCKETGATE.postbackKey }),
  body: document(root, {
    version: '1.1',
    merchantID: ROCKETGATE.merchantId,
    customerID: customerOf(sale),
    invoiceID: sale.orderId,
    ...fields,
  }),
});

const paid = (root: string, sale: VendorSale, { number, amount }: VendorCharge): VendorMessage =>
  message(root, sale, {
    transactID: number,
    transactionType: 'PURCHASE',
    approvedAmount: dollars(amount),
    approvedCurrency: 'USD',
  });

export const rocketgateSpeech: VendorSpeech = {
  address: '198.51.100.7',
  hasNumbers: true,
  namesCharges: false,
  sold: (sale) => paid('HostedPage', sale, sale.charges[0] as VendorCharge),
  renewed: (sale, charge) => paid('RecurringBilling', sale, charge),
  takenBack: (sale) => message('CreditVoid', sale),
  ended: (sale) => message('Cancellation', sale, { cancellationDate: day(sale.endedAt as Date), reason: 'USER' }),
  answer: ({ pathname, searchParams }, sales, _now, body) => {
    if (pathname === '/com/rocketgate/gateway/xml/Transactions.cfc') return report(sales, searchParams);
    if (pathname !== '/gateway/servlet/ServiceDispatcherAccess') throw new Error(`RocketGate has no ${pathname}.`);
    const field = (name: string): string => new RegExp(`<${name}>([^<]*)<`).exec(body)?.[1] ?? '';
    return document('gatewayResponse', answerTo(field, sales));
  },
};

const refused = (reasonCode: string) => ({ responseCode: '4', reasonCode });

function answerTo(field: (name: string) => string, sales: readonly VendorSale[]): Readonly<Record<string, string>> {
  const done = { responseCode: '0', reasonCode: '0' };
  if (field('transactionType') === 'LOOKUP') {
    const guid = field('referenceGUID');
    const sale = sales.find(({ charges }) => charges.some(({ number }) => number === guid));
    const charge = sale?.charges.find(({ number }) => number === guid);
    if (!sale || !charge) return refused('410');
    const whose = { merchantCustomerID: customerOf(sale), merchantInvoiceID: sale.orderId };
    return { ...done, guidNo: guid, ...whose, approvedAmount: dollars(charge.amount), approvedCurrency: 'USD' };
  }
  if (field('transactionType') !== 'REBILL_UPDATE') throw new Error('RocketGate was called for something else.');
  const sale = sales.find(({ orderId }) => orderId === field('merchantInvoiceID'));
  if (!sale || customerOf(sale) !== field('merchantCustomerID')) return refused('441');
  return sale.endedAt ? { ...done, rebillEndDate: day(sale.endedAt) } : done;
}

interface Row {
  readonly at: Date;
  readonly chargebackAt: Date | null;
  readonly type: string;
  readonly invoice: string;
  readonly cells: readonly (string | number | null)[];
}

const COLUMNS = 'tr_id,inv_id_ext,cust_id_ext,tr_amount,curr_code_requested,tr_date,tr_chargebackdate,respc_id'.split(
  ',',
);

function report(sales: readonly VendorSale[], query: URLSearchParams): string {
  const types = query.get('ttype_id')?.split(',');
  const rows = sales.flatMap(rowsOf).filter(({ at, chargebackAt, type, invoice }) => {
    const on = query.get('dc') === 'cb' ? chargebackAt : at;
    const isWithin = on !== null && day(on) >= (query.get('fromDate') ?? '') && day(on) <= (query.get('toDate') ?? '');
    return isWithin && (types?.includes(type) ?? true) && [null, invoice].includes(query.get('inv_id_ext'));
  });
  return `//${JSON.stringify({ COLUMNS, DATA: rows.map(({ cells }) => cells) })}`;
}

function rowsOf(sale: VendorSale): readonly Row[] {
  const row = (number: string, amount: number, at: Date, type: string, chargebackAt: Date | null = null): Row => ({
    at,
    chargebackAt,
    type,
    invoice: sale.orderId,
    cells: [
      number,
      sale.orderId,
      customerOf(sale),
      amount / 100,
      'USD',
      moment(at),
      chargebackAt ? moment(chargebackAt) : null,
      0,
    ],
  });
  const chargebackOf = (charge: VendorCharge) =>
    sale.reversals.find((each) => each.charge === charge && each.kind === 'charged-back')?.at ?? null;
  return [
    ...sale.charges.map((charge) =>
      row(charge.number, charge.amount, charge.at, charge.amount === 0 ? '1' : '3', chargebackOf(charge)),
    ),
    ...sale.reversals
      .filter(({ kind }) => kind !== 'charged-back')
      .map(({ kind, number, amount, at }) => row(number, amount, at, kind === 'refunded' ? '4' : '5')),
  ];
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

function moment(at: Date): string {
  const month = at.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  return `${month}, ${day(at).slice(8)} ${day(at).slice(0, 4)} ${at.toISOString().slice(11, 19)}`;
}
