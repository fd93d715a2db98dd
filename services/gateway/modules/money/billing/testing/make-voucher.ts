import { randomUUID } from 'node:crypto';
import type { BillerTest } from '@network/testing/sandbox-biller.ts';
import { approveDiscount, createDiscount, type NewDiscount } from '../discounts/discounts-of-staff.ts';

/** Makes a code of staff, which a second person has approved: 20 percent off any first charge, any number of times, unless said. @returns the id of its discount */
export async function makeVoucher(test: BillerTest, code: string, more: Partial<NewDiscount> = {}): Promise<string> {
  const discount: NewDiscount = {
    name: code,
    kind: 'percent',
    worth: 20,
    currency: more.kind === 'amount' ? 'USD' : null,
    planIds: null,
    brands: null,
    startsAt: null,
    endsAt: null,
    usesEach: null,
    usesPerPerson: null,
    code,
    codes: 1,
    by: 'staff@example.com',
    ...more,
  };
  const request = { key: randomUUID(), fingerprint: code };
  const { db } = test.gateway.services;
  const made = await createDiscount(db, discount, request, test.clock.now());
  if (made === null) throw new Error(`The voucher ${code} was not made.`);
  await approveDiscount(db, made.id, 'second@example.com', test.clock.now());
  return made.id;
}
