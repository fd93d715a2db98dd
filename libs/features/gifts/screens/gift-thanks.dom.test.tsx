import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BROWSER_SECRET } from '@network/validation/browser-secret.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { gifts as german } from '@network/messages/de/gifts.ts';
import { gifts as spanish } from '@network/messages/es/gifts.ts';
import { makeGiftSecret } from '../gift-secret.ts';
import { GiftOutcome } from './gift-thanks-page.tsx';

const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';

afterEach(() => {
  sessionStorage.clear();
});

/** Opens the page after the payment of a gift, whose outcome the gateway knows. */
function open(
  outcome: string | null,
  { orderId = ORDER as string | null, language = undefined as string | undefined } = {},
) {
  const requests: unknown[] = [];
  const { Page, router } = pageFixture({
    answers: {
      GiftPayment: (variables) => {
        requests.push(variables);
        return { giftPayment: outcome };
      },
    },
  });
  render(
    <Page>
      <GiftOutcome orderId={orderId} language={language} />
    </Page>,
  );
  return { requests, router };
}

it.each([
  ['PAID', gifts.thanks.text],
  ['PENDING', gifts.thanks.pending],
  ['RETURNED', gifts.thanks.returned],
  [null, gifts.thanks.mailed],
])('tells the tab that ordered a gift the outcome of its order: %s', async (outcome, text) => {
  const secret = makeGiftSecret();
  expect(secret).toMatch(BROWSER_SECRET);
  expect(makeGiftSecret()).toBe(secret);
  const { requests } = open(outcome);
  expect(await screen.findByText(text)).toBeDefined();
  expect(requests).toEqual([{ orderId: ORDER, secret }]);
});

it('says where the outcome is to a browser that did not order, and shows no secret', async () => {
  const { requests } = open(null);
  await waitFor(() => expect(requests).toEqual([{ orderId: ORDER, secret: null }]));
  expect(screen.getByText(gifts.thanks.mailed)).toBeDefined();
});

it('leads back to the form, in the same language, what was not paid', async () => {
  makeGiftSecret();
  const { router } = open('NOT_PAID', { language: 'de' });
  await waitFor(() => expect(router.history.location.href).toBe('/gift?declined=1&lang=de'));
});

it('asks nothing without an order', () => {
  const { requests } = open('PAID', { orderId: null });
  expect([requests, screen.getByText(gifts.thanks.mailed) !== null]).toEqual([[], true]);
});

it.each([
  ['en', gifts, /^If it was paid, the receipt is in the email/],
  ['de', german, /^Wenn es bezahlt wurde, steht der Beleg in der E-Mail/],
  ['es', spanish, /^Si se pagó, el recibo está en el correo/],
])('promises no email for a payment that may have been declined: %s', (_language, { thanks }, said) => {
  expect(thanks.mailed).toMatch(said);
});
