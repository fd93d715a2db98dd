import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, testedSegpay as biller } from './testing/segpay-server.ts';

afterEach(() => vi.restoreAllMocks());

const text = (content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><string xmlns="http://tempuri.org/">${content}</string>`;
const data = (rows: string): string =>
  `<DataSet xmlns="http://tempuri.org/"><xs:schema id="NewDataSet" xmlns:xs="http://www.w3.org/2001/XMLSchema"/><diffgr:diffgram xmlns:diffgr="urn:schemas-microsoft-com:xml-diffgram-v1">${rows}</diffgr:diffgram></DataSet>`;
const sale = (more = ''): string =>
  `<NewDataSet xmlns=""><Data diffgr:id="Data1"><TransID>22</TransID><RelatedTransID>0</RelatedTransID><TransTime>2026-03-01T00:03:01+00:00</TransTime><Type>Sale</Type><Source>Signup</Source><Auth>Yes</Auth><TransAmount>29.9900</TransAmount><Currency>USD</Currency><PurchaseID>11</PurchaseID><PurchStatus>Active</PurchStatus><RecurringPeriod>30</RecurringPeriod><CancelDate/><REF1>order-1</REF1></Data>${more}</NewDataSet>`;
const refund = `<Data><TransID>33</TransID><RelatedTransID>22</RelatedTransID><TransTime>2026-03-02T00:00:00+00:00</TransTime><Type>Refund</Type><Source>System</Source><Auth>Yes</Auth><TransAmount>-29.9900</TransAmount><Currency>USD</Currency><PurchaseID>11</PurchaseID><PurchStatus>Cancelled</PurchStatus><RecurringPeriod>30</RecurringPeriod><CancelDate>2026-03-02T00:00:00+00:00</CancelDate><REF1>order-1</REF1></Data>`;

const AGREEMENT = {
  orderId: 'order-1',
  tokenTransactionId: '11:22',
  price: { amount: 2_999, currency: 'USD' },
  months: 1,
  period: 1,
  dueAt: new Date('2026-04-02T12:00:00Z'),
  isCancelled: false,
};
const WHOLE = { transactionId: '11:22', amount: 2_999, isPart: false };

describe('Segpay’s services', () => {
  it('cancel a purchase', async () => {
    const { calls } = answers(text('Successful'));
    const event = await biller.cancel(AGREEMENT, 'operation-1');
    expect(calls[0]?.href).toBe(
      'https://srs.segpay.com/adm.asmx/CancelMembership?UserID=reports&UserAccessKey=access-key&PurchaseID=11&CancelReason=member',
    );
    expect(event).toMatchObject({ kind: 'cancelled', orderId: 'order-1', reference: 'operation-1' });
  });

  it('answer a cancellation that was there before with its own moment', async () => {
    answers(text('Subscription not active, cancel failed'), data(sale(refund)));
    expect(await biller.cancel(AGREEMENT, 'operation-1')).toMatchObject({
      kind: 'cancelled',
      occurredAt: new Date('2026-03-02T00:00:00Z'),
      reference: null,
    });
  });

  it.each(['PurchaseID/MerchantID Mismatch', 'Invalid Merchant', 'Missing Parameter'])(
    'that say “%s” did nothing',
    async (refusal) => {
      answers(text(refusal));
      await expect(biller.cancel(AGREEMENT, 'operation-1')).rejects.toThrow(refusal);
    },
  );

  it('refund a transaction once: one that is refunded is not sent again', async () => {
    const first = answers(data(sale()), text('Successful'), data(sale(refund)));
    expect(await biller.refund(AGREEMENT, WHOLE, 'refund-1')).toMatchObject({
      kind: 'refunded',
      reversedTransactionId: '11:22',
      transactionId: '11:33',
      reference: 'refund-1',
    });
    expect(first.calls.map(({ pathname }) => pathname.split('/').at(-1))).toEqual([
      'TransactionByPurchaseID',
      'RefundTransaction',
      'TransactionByPurchaseID',
    ]);
    vi.restoreAllMocks();
    const second = answers(data(sale(refund)));
    await biller.refund(AGREEMENT, WHOLE, 'refund-1');
    expect(second.calls).toHaveLength(1);
  });

  it('refund what is left of one whose part was refunded, and no part', async () => {
    const part = refund.replace('33', '32').replace('-29.9900', '-10.0000');
    const rest = refund.replace('-29.9900', '-19.9900');
    const { calls } = answers(data(sale(part)), text('Successful'), data(sale(part + rest)));
    const left = { ...WHOLE, amount: 1_999 };
    expect(await biller.refund(AGREEMENT, left, 'refund-2')).toMatchObject({ price: { amount: 1_999 } });
    expect(calls).toHaveLength(3);
    await expect(biller.refund(AGREEMENT, { ...left, isPart: true }, 'refund-3')).rejects.toThrow('does not offer');
    expect(calls).toHaveLength(3);
  });

  it.each(['Unsuccessful', 'Successful in part', 'Refund exceeds the amount'])(
    'that answer a refund with “%s” gave nothing back',
    async (refusal) => {
      answers(data(sale()), text(refusal), data(sale(refund)));
      await expect(biller.refund(AGREEMENT, WHOLE, 'refund-1')).rejects.toThrow(refusal);
    },
  );

  it('have not refunded what they do not report yet', async () => {
    answers(data(sale()), text('Success'), data(sale()));
    await expect(biller.refund(AGREEMENT, WHOLE, 'refund-1')).rejects.toThrow('not reported');
  });

  it('list days, by month, day and year, and the events of an order that was never paid', async () => {
    const { calls } = answers(data(sale()));
    const order = { orderId: 'order-2', openedAt: new Date('2026-02-28T00:00:00Z'), transactionId: null };
    expect(await biller.eventsOf(order)).toEqual([]);
    expect([calls[0]?.pathname, calls[0]?.searchParams.get('BegDate'), calls[0]?.searchParams.get('EndDate')]).toEqual([
      '/MWS.asmx/TransactionsList_V3',
      '02282026',
      '03022026',
    ]);
  });

  it('that answer anything but a data set have no list, rather than an empty one', async () => {
    answers('<html>Invalid Merchant</html>');
    await expect(biller.eventsOf({ orderId: 'order-1', openedAt: null, transactionId: '11:22' })).rejects.toThrow(
      'data set',
    );
    vi.restoreAllMocks();
    answers(data(''));
    expect(await biller.eventsOf({ orderId: 'order-1', openedAt: null, transactionId: '11:22' })).toEqual([]);
  });

  it('never have their key in an error', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
    await expect(biller.cancel(AGREEMENT, 'operation-1')).rejects.toThrow(
      /^Segpay answered 500 to adm\.asmx\/CancelMembership\.$/,
    );
  });
});

describe('Segpay’s messages', () => {
  const receive = async (query: string) => {
    const postback = {
      method: 'GET',
      headers: {},
      address: '192.0.2.7',
      query: new URLSearchParams(query),
      body: '',
    } as const;
    return (await biller.receive(postback))?.map(({ event: { isState: _named, ...event }, payload }) => {
      expect(biller.parse(payload)).toEqual(event);
      return `${event.kind} ${event.period}`;
    });
  };

  it.each([
    ['a return on its pages', 'action=Reactivation&purchaseid=11', sale(), ['charged 0', 'reactivated 1']],
    ['a cancellation', 'action=Cancel&purchaseid=11', sale(refund), ['charged 0', 'refunded 0', 'cancelled 1']],
    ['the end of access', 'action=DISABLE&purchaseid=11', sale(refund), ['charged 0', 'refunded 0', 'cancelled 1']],
    [
      'a refund',
      'action=Auth&stage=Initial&approved=Yes&trantype=Credit&purchaseid=11&tranid=33&price=29.99&currencycode=USD&ref1=order-1',
      sale(refund),
      ['charged 0', 'refunded 0', 'cancelled 1'],
    ],
    ['an inquiry', 'action=probe&username=ada', '', []],
    ['access', 'action=enable&purchaseid=11', '', []],
  ])('report %s as its purchase has it', async (_name, query, report, expected) => {
    answers(data(report));
    expect(await receive(query)).toEqual(expected);
  });

  it('date a first sale by the report, whenever it is read, and by the reading while no report has it', async () => {
    const query = new URLSearchParams(
      'action=auth&stage=initial&approved=yes&trantype=sale&purchaseid=11&tranid=22&price=29.99&currencycode=USD&ref1=order-1',
    );
    const postback = { method: 'GET', headers: {}, address: '192.0.2.7', query, body: '' } as const;
    const dateOf = async () => (await biller.receive(postback))?.map(({ event }) => event.occurredAt);
    answers(data(sale()));
    expect(await dateOf()).toEqual([new Date('2026-03-01T00:03:01Z')]);
    vi.restoreAllMocks();
    answers(data(''));
    expect(await dateOf()).toEqual([new Date('2026-03-02T12:00:00Z')]);
  });

  it.each([
    ['another order', sale().replace('order-1', 'order-2')],
    ['a decline', sale().replace('<Auth>Yes<', '<Auth>No<')],
  ])('are not believed where the reports have %s', async (_what, report) => {
    answers(data(report));
    await expect(
      receive(
        'action=auth&stage=initial&approved=yes&trantype=sale&purchaseid=11&tranid=22&price=29.99&currencycode=USD&ref1=order-1',
      ),
    ).rejects.toThrow('otherwise');
  });

  it('have declined a first sale also where the reports count it as a renewal, after an approved one of its purchase', async () => {
    const [, first = ''] = /<NewDataSet[^>]*>(.*)<\/NewDataSet>/.exec(sale()) ?? [];
    const declined = first
      .replace('<TransID>22<', '<TransID>23<')
      .replace('00:03:01', '00:05:00')
      .replace('<Auth>Yes<', '<Auth>No<');
    const query =
      'action=auth&stage=initial&approved=no&trantype=sale&purchaseid=11&tranid=23&price=29.99&currencycode=USD&ref1=order-1';
    answers(data(sale(declined)), data(sale(declined)));
    const reported = await biller.eventsOf({ orderId: 'order-1', openedAt: null, transactionId: '11:22' });
    expect(reported.map(({ kind }) => kind)).toEqual(['charged', 'rebill-failed']);
    expect(await receive(query)).toEqual(['declined 0']);
  });

  it('wait for reports that do not have it yet', async () => {
    answers(data(sale()));
    await expect(
      receive(
        'action=void&stage=initial&approved=yes&trantype=sale&purchaseid=11&tranid=44&price=29.99&currencycode=USD&ref1=order-1',
      ),
    ).rejects.toThrow('not reported');
    vi.restoreAllMocks();
    answers(data(sale(refund)));
    await expect(receive('action=reactivation&purchaseid=11')).rejects.toThrow('not reported');
  });

  it('are not understood with anything else', async () => {
    const { calls } = answers();
    expect(await receive('action=auth&stage=initial&approved=maybe')).toBeUndefined();
    expect(await receive('action=cancel&purchaseid=1%3B--')).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it.each([
    ['a listed address with the key', '192.0.2.7', 'k'.repeat(32), 'valid'],
    ['a listed address without it', '192.0.2.7', '', 'invalid'],
    ['another address with it', '198.51.100.1', 'k'.repeat(32), 'invalid'],
    ['no address', '', 'k'.repeat(32), 'invalid'],
  ])('from %s are right or refused', (_name, address, key, signature) => {
    const postback = { method: 'GET', headers: {}, address, query: new URLSearchParams({ key }), body: '' } as const;
    expect(biller.verify(postback, new Date())).toEqual({ signature, once: null });
  });
});
