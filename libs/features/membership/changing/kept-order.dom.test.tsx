import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepOrder, useKeptOrder } from './kept-order.ts';

afterEach(() => {
  sessionStorage.clear();
});

function Purchase() {
  const kept = useKeptOrder();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keepOrder(event.currentTarget);
      }}
    >
      <output>{kept === null ? 'nothing' : `${kept.optionId} ${kept.biller} ${kept.voucher}`}</output>
      <input type="hidden" name="optionId" value="3045" />
      <input name="biller" defaultValue="rocketgate" />
      <input name="voucher" defaultValue="SPRING" />
      <button type="submit">Pay</button>
    </form>
  );
}

it('has the plan, the way to pay and the voucher of a form that was sent in this tab before its payment was declined', () => {
  render(<Purchase />);
  expect(screen.getByRole('status').textContent).toBe('nothing');
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  cleanup();

  render(<Purchase />);
  expect(screen.getByRole('status').textContent).toBe('3045 rocketgate SPRING');
});
