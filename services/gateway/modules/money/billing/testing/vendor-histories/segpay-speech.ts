import type { SegpayConfig } from '../../../../../config/segpay-config.ts';
import type { VendorCharge, VendorMessage, VendorReversal, VendorSale, VendorSpeech } from './vendor-books.ts';

/** Segpay as these histories know it, from its documentation and not from the sandbox. */
export const SEGPAY: SegpayConfig = {
  merchantId: '20001',
  userId: 'reports',
  accessKey: 'access-key',
  recurringTicket: '110530:3773',
  oneTimeTicket: '110530:3774',
  postbackKey: 's'.repeat(32),
  postbackAddresses: ['192.0.2.0/24'],
  pages: 'https://secure2.segpay.com',
  reports: 'https://srs.segpay.com',
};

const dollars = (amount: number): string => (amount / 100).toFixed(2);

const message = (fields: Readonly<Record<string, string>>): VendorMessage => ({
  method: 'GET',
  query: new URLSearchParams({ key: SEGPAY.postbackKey, ...fields }),
  body: '',
});

function transaction(sale: VendorSale, charge: VendorCharge, fields: Readonly<Record<string, string>>): VendorMessage {
  return message({
    approved: 'Yes',
    trantype: 'Sale',
    action: 'Auth',
    purchaseid: sale.number,
    tranid: charge.number,
    price: dollars(charge.amount),
    currencycode: 'USD',
    ref1: sale.orderId,
    ...fields,
  });
}

const REVERSALS = {
  refunded: { action: 'Auth', trantype: 'Credit' },
  'charged-back': { action: 'Auth', trantype: 'Charge' },
  voided: { action: 'Void', trantype: 'Sale' },
} as const;

export const segpaySpeech: VendorSpeech = {
  address: '192.0.2.7',
  hasNumbers: true,
  namesCharges: true,
  sold: (sale) => transaction(sale, sale.charges[0] as VendorCharge, { stage: 'Initial' }),
  renewed: (sale, charge) => transaction(sale, charge, { stage: sale.charges.length === 2 ? 'Conversion' : 'Rebill' }),
  takenBack: (sale, { kind, number, charge, amount }) =>
    transaction(sale, { ...charge, amount, number }, { stage: 'Initial', ...REVERSALS[kind] }),
  ended: (sale) => message({ action: 'Cancel', purchaseid: sale.number }),
  answer: ({ pathname, searchParams }, sales) => {
    const purchase = searchParams.get('PurchaseID');
    if (pathname === '/MWS.asmx/TransactionByPurchaseID')
      return dataSet(sales.filter(({ number }) => number === purchase).flatMap(rows));
    if (pathname !== '/MWS.asmx/TransactionsList_V3') throw new Error(`Segpay has no ${pathname}.`);
    const day = (name: string): string => (searchParams.get(name) ?? '').replace(/(\d\d)(\d\d)(\d{4})/, '$3-$1-$2');
    return dataSet(
      sales.flatMap(rows).filter(({ at }) => {
        const own = at.toISOString().slice(0, 10);
        return own >= day('BegDate') && own <= day('EndDate');
      }),
    );
  },
};

interface Row {
  readonly at: Date;
  readonly xml: string;
}

const TYPES = { refunded: 'Refund', voided: 'Void', 'charged-back': 'Chargeback' } as const;

function rows(sale: VendorSale): readonly Row[] {
  const row = (charge: VendorCharge, type: string, reversal?: VendorReversal): Row => {
    const fields = {
      TransID: reversal?.number ?? charge.number,
      RelatedTransID: reversal ? charge.number : '0',
      TransTime: (reversal?.at ?? charge.at).toISOString().replace('.000Z', '+00:00'),
      Type: type,
      Source: 'Signup',
      Auth: 'Yes',
      TransAmount: `${reversal ? '-' : ''}${dollars(reversal?.amount ?? charge.amount)}00`,
      Currency: 'USD',
      PurchaseID: sale.number,
      PurchStatus: sale.endedAt ? 'Cancelled' : 'Active',
      RecurringPeriod: '30',
      CancelDate: sale.endedAt?.toISOString().replace('.000Z', '+00:00') ?? '',
      REF1: sale.orderId,
    };
    const xml = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
    return { at: reversal?.at ?? charge.at, xml: `<Data>${xml.join('')}</Data>` };
  };
  return [
    ...sale.charges.map((charge) => row(charge, 'Sale')),
    ...sale.reversals.map((reversal) => row(reversal.charge, TYPES[reversal.kind], reversal)),
  ];
}

function dataSet(found: readonly Row[]): string {
  const data = found.map(({ xml }) => xml).join('');
  return `<DataSet><diffgr:diffgram><NewDataSet>${data}</NewDataSet></diffgr:diffgram></DataSet>`;
}
