import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { gifts as german } from '@network/messages/de/gifts.ts';
import { gifts as spanish } from '@network/messages/es/gifts.ts';
import { gifts } from '@network/messages/gifts.ts';
import { forgetGift, type GiftOrder, keepGift, keptText, orderOf } from '../kept-gift.ts';
import { type GiftOption, GiftScreen } from './gift-screen.tsx';

afterEach(() => {
  sessionStorage.clear();
});

const optionOf = (optionId: number, months: number): GiftOption => ({
  optionId,
  months,
  isMultisite: false,
  sites: ['vixen'],
  price: { amount: 2_999, currency: 'USD' },
  perMonth: { amount: 2_999, currency: 'USD' },
});

function show(kept: GiftOrder | null, onSubmit: (order: GiftOrder) => void = () => undefined) {
  const { Page } = pageFixture({});
  render(
    <Page>
      <GiftScreen
        brand="Vixen"
        options={[optionOf(1, 1), optionOf(2, 12)]}
        kept={kept}
        wasDeclined={kept !== null}
        isBusy={false}
        onSubmit={async (order) => {
          onSubmit(order);
          return null;
        }}
      />
    </Page>,
  );
}

const fieldValue = (name: RegExp): unknown => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

it('shows what was typed again after a declined payment, and orders the same', async () => {
  const orders: GiftOrder[] = [];
  show(null, (order) => orders.push(order));
  await userEvent.click(screen.getByRole('radio', { name: /12 months/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /their email/i }), 'ida@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: /name/i }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: /^your email/i }), 'ada@example.com');
  await userEvent.clear(screen.getByRole('textbox', { name: /message/i }));
  await userEvent.type(screen.getByRole('textbox', { name: /message/i }), 'Enjoy the films.');
  await userEvent.click(screen.getByRole('button', { name: /pay/i }));
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (order) keepGift(order);
  cleanup();

  show(orderOf(keptText()), (again) => orders.push(again));
  expect(within(screen.getByRole('alert')).getByText(/did not go through/)).toBeDefined();
  expect(fieldValue(/message/i)).toBe('Enjoy the films.');
  await userEvent.click(screen.getByRole('button', { name: /pay/i }));
  expect(orders[1]).toEqual(order);
});

it('keeps that a code is handed over, and nothing once the gift is paid', () => {
  const order: GiftOrder = {
    optionId: 2,
    shown: { now: 2_999, later: null, currency: 'USD' },
    recipientEmail: null,
    deliverOn: null,
    buyerName: 'Ada',
    buyerEmail: 'ada@example.com',
    message: 'Enjoy.',
  };
  keepGift(order);
  show(orderOf(keptText()));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /12 months/ }).checked).toBe(true);
  expect(screen.queryByRole('textbox', { name: /their email/i })).toBeNull();
  forgetGift();
  expect(orderOf(keptText())).toBeNull();
});

it.each([
  ['English', gifts, '“{message}”'],
  ['German', german, '„{message}“'],
  ['Spanish', spanish, '«{message}»'],
])('what is written on a card is quoted as it is done in %s', (_language, { card }, quoted) => {
  expect(card.message).toBe(quoted);
});

it('the card shows what is written on it, quoted', async () => {
  show(null);
  await userEvent.clear(screen.getByRole('textbox', { name: /message/i }));
  await userEvent.type(screen.getByRole('textbox', { name: /message/i }), 'Enjoy the films.');
  expect(screen.getByText('“Enjoy the films.”')).toBeDefined();
});
