import { textLength } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import { isWithin, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { NewVouchers } from '../../../../staff-api/resolvers.generated.ts';
import { siteIds } from '../../../../config/known-network.ts';
import type { Product } from '../../membership/public.ts';
import type { NewBatch } from '../voucher-batches.ts';

const MOST = { name: 80, codes: 1_000, usesEach: 10_000 } as const;
const WORTH = { GEMS: WORTH_BOUNDS.voucherGems, DAYS: WORTH_BOUNDS.voucherDays } as const;

/** Reads the input of staff; returns a text that says what is wrong and what is expected. */
export function readNewVouchers(
  { kind, product, brand, expiresAt, ...input }: NewVouchers,
  { brands, by, at }: { readonly brands: readonly string[]; readonly by: string; readonly at: Date },
): NewBatch | string {
  const name = writtenLine(input.name);
  const expires = expiresAt ? new Date(expiresAt) : null;
  if (name === '' || textLength(name) > MOST.name) return `Name the codes, in 1 to ${MOST.name} letters.`;
  const worth = WORTH[kind];
  if (!isWithin(input.worth, worth)) return `The worth is from ${worth.least} to ${worth.most}.`;
  if (!within(input.codes, MOST.codes)) return `Make from 1 to ${MOST.codes} codes.`;
  if (!within(input.usesEach, MOST.usesEach)) return `A code can be used from 1 to ${MOST.usesEach} times.`;
  if (kind === 'DAYS' && !isProduct(product)) return 'Say which site the days open, or which group of sites.';
  if (brand && !brands.includes(brand)) return 'There is no active brand of this name.';
  if (expires !== null && !(expires > at)) return 'They have to expire in the future.';
  return {
    name,
    kind: kind === 'GEMS' ? 'gems' : 'days',
    worth: input.worth,
    product: kind === 'DAYS' && isProduct(product) ? product : null,
    tenantId: brand || null,
    codes: input.codes,
    usesEach: input.usesEach,
    expiresAt: expires,
    by,
  };
}

const within = (value: number, most: number): boolean => value >= 1 && value <= most;

function isProduct(text: string | null | undefined): text is Exclude<Product, 'portal'> {
  return !!text && ((siteIds() as readonly string[]).includes(text) || isMultisiteGroup(text as Product));
}
