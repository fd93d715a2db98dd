import { afterEach, expect, it, vi } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../../../config/clock.ts';
import { segpayBiller } from './segpay-biller.ts';
import { emptyDatabase } from './testing/segpay-server.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const biller = segpayBiller({ config: testGatewayConfig({}), clock, db: emptyDatabase });
afterEach(() => vi.restoreAllMocks());

/** A purchase that is charged again on 11 April, in Segpay's report. */
const REPORT = `<DataSet xmlns="http://tempuri.org/"><diffgr:diffgram xmlns:diffgr="urn:schemas-microsoft-com:xml-diffgram-v1">
  <NewDataSet xmlns=""><Data><TransID>22</TransID><RelatedTransID>0</RelatedTransID>
  <TransTime>2026-03-01T00:03:01+00:00</TransTime><Type>Sale</Type><Source>Signup</Source><Auth>Yes</Auth>
  <TransAmount>29.9900</TransAmount><Currency>USD</Currency><PurchaseID>11</PurchaseID><PurchStatus>Active</PurchStatus>
  <RecurringPeriod>30</RecurringPeriod><NextDate>2026-04-11T00:00:00+00:00</NextDate><CancelDate/><REF1>order-1</REF1>
  </Data></NewDataSet></diffgr:diffgram></DataSet>`;

it('a return says when the next renewal is, which is said again as a state after it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(REPORT));
  const query = new URLSearchParams('action=reactivation&purchaseid=11');
  const reported = await biller.receive({ method: 'GET', headers: {}, address: '192.0.2.7', query, body: '' });
  const nextChargeAt = new Date('2026-04-11T12:00:00Z');
  expect(reported?.map(({ event }) => event)).toMatchObject([
    { kind: 'charged', period: 0 },
    { kind: 'reactivated', period: 1, isState: true, nextChargeAt },
    { kind: 'rescheduled', period: 1, isState: true, nextChargeAt },
  ]);
});
