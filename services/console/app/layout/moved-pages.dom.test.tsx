import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const answers = {
  VoucherBatches: () => ({ voucherBatches: { batches: [], next: null } }),
  VoucherUses: () => ({ voucherUses: { uses: [], next: null } }),
  Discounts: () => ({ discounts: { discounts: [], next: null } }),
  DiscountCodes: () => ({ discountCodes: [] }),
};

it.each([
  ['/vouchers', '/redeem-codes', 'Redeem codes'],
  ['/vouchers/b1', '/redeem-codes/b1', 'Uses of redeem codes'],
  ['/discounts', '/voucher-codes', 'Voucher codes'],
  ['/discounts/d1', '/voucher-codes/d1', 'Voucher codes of a discount'],
  ['/discounts?columns=name', '/voucher-codes?columns=name', 'Voucher codes'],
])('%s leads to %s', async (before, now, title) => {
  const { router } = await openPage(before, 'finance', answers);
  expect(router.state.location.href).toBe(now);
  expect(await screen.findByRole('heading', { level: 1, name: title }, PATIENTLY)).toBeDefined();
});
