import { beforeAll, describe, expect, it } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Receipt } from '../../../../graphql/resolvers.generated.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, jobsAt } from '../testing/scene.ts';
import { sessionOf } from '../testing/sessions.ts';

let ada: Joined;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  ada = await join(test, 'ada@example.com', { optionId: 301 });
  await jobsAt(test, '2026-03-04T11:30:00Z');
  test.clock.set('2026-03-04T11:40:00Z');
  const transaction = test.charges().findLast(({ orderId }) => orderId === ada.orderId)?.transactionId ?? '';
  await test.operate(`/biller/orders/${ada.orderId}/refund`, { transaction });
  await test.deliver();
});

interface Invoices {
  readonly getUserSubscription: {
    readonly billing: { readonly invoices: readonly { readonly id: string; readonly kind: string }[] };
  };
}
const invoicesOf = async (who: Joined) =>
  (await callAs<Invoices>(test, who, '{ getUserSubscription { billing { invoices { id kind description } } } }'))
    .getUserSubscription.billing.invoices;
const receiptOf = async (who: Joined, id: string) =>
  (
    await callAs<{ receipt: Receipt | null }>(
      test,
      who,
      `query ($id: ID!) { receipt(id: $id) {
        billedTo invoice { id description amount { amount } } reversedBy { kind amount { amount } } reverses { id } } }`,
      { id },
    )
  ).receipt;
async function pdfOf(who: Joined, id: string) {
  const { session = '' } = await sessionOf(test.gateway, who.userId, who.caller.tenant);
  const headers = test.gateway.headersFor({ tenant: 'vixen', area: 'members', session });
  return test.gateway.inject({ method: 'GET', url: `/account/receipt.pdf?id=${id}`, headers });
}

describe('a receipt', () => {
  it('names what was charged and what took it back, each from the other', async () => {
    const [refund, renewal, trial] = await invoicesOf(ada);
    expect([refund, renewal, trial]).toMatchObject([
      { kind: 'REFUND', description: 'Vixen, monthly membership' },
      { kind: 'CHARGE', description: 'Vixen, monthly membership' },
      { kind: 'CHARGE', description: 'Vixen, trial membership' },
    ]);
    expect(await receiptOf(ada, renewal?.id ?? '')).toEqual({
      billedTo: 'ada@example.com',
      invoice: { id: renewal?.id, description: 'Vixen, monthly membership', amount: { amount: 2_999 } },
      reversedBy: { kind: 'REFUND', amount: { amount: 2_999 } },
      reverses: null,
    });
    expect(await receiptOf(ada, refund?.id ?? '')).toMatchObject({ reverses: { id: renewal?.id }, reversedBy: null });
    expect(await receiptOf(ada, trial?.id ?? '')).toMatchObject({ reverses: null, reversedBy: null });
  });

  it('is a PDF of one page too', async () => {
    const [, renewal] = await invoicesOf(ada);
    const answer = await pdfOf(ada, renewal?.id ?? '');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-2026-03-04.pdf"',
      'cache-control': 'no-store',
    });
    const document = await PDFDocument.load(answer.rawPayload);
    expect([document.getTitle(), document.getPageCount()]).toEqual(['Receipt Vixen', 1]);
  });

  it('is for the person who paid alone', async () => {
    const [, renewal] = await invoicesOf(ada);
    const eve = await join(test, 'eve@example.com');
    for (const id of [renewal?.id ?? '', 'nothing']) {
      expect(await receiptOf(eve, id)).toBeNull();
      expect((await pdfOf(eve, id)).statusCode).toBe(404);
    }
    const headers = test.gateway.headersFor({ tenant: 'vixen', area: 'members' });
    const visitor = await test.gateway.inject({ method: 'GET', url: '/account/receipt.pdf?id=x', headers });
    expect(visitor.statusCode).toBe(401);
  });
});
