import type { NewDiscount as Input } from '../../../../staff-api/resolvers.generated.ts';
import { CURRENCIES, inUnits } from '@network/validation/currencies.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';
import { isWithin, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { readDiscountCode } from '../discounts/discount-code.ts';
import type { NewDiscount } from '../discounts/discounts-of-staff.ts';

const MOST = { name: 80, codes: 1_000, uses: 1_000_000 } as const;
const WORTH = { PERCENT: WORTH_BOUNDS.discountPercent, AMOUNT: WORTH_BOUNDS.discountAmount } as const;

/** The names that a discount may contain. */
export interface KnownToShop {
  readonly brands: readonly string[];
  readonly plans: readonly string[];
  readonly by: string;
  readonly at: Date;
}

/** Reads the input of staff; returns a text that says what is wrong and what is expected. */
export function readNewDiscount(input: Input, known: KnownToShop): NewDiscount | string {
  const name = writtenLine(input.name);
  const code = input.code?.trim() ? readDiscountCode(input.code) : null;
  const startsAt = input.startsAt ? new Date(input.startsAt) : null;
  const endsAt = input.endsAt ? new Date(input.endsAt) : null;
  const currency = input.kind === 'AMOUNT' ? (input.currency ?? null) : null;
  const planIds = input.plans?.length ? input.plans : null;
  const brands = input.brands?.length ? input.brands : null;
  if (name === '' || textLength(name) > MOST.name) return `Name the discount, in 1 to ${MOST.name} letters.`;
  if (input.kind === 'AMOUNT' && (currency === null || !CURRENCIES.includes(currency))) {
    return `An amount is in a currency of the plans: ${CURRENCIES.join(', ')}.`;
  }
  const { least, most } = WORTH[input.kind];
  if (!isWithin(input.worth, { least, most })) {
    if (currency === null) return `It takes off from ${least} to ${most} percent.`;
    return `The amount is from ${inUnits(least, currency)} to ${inUnits(most, currency)} ${currency}.`;
  }
  if (input.code?.trim() && code === null) return 'A code has from 3 to 24 letters and digits, without accents.';
  if (!within(input.codes, code === null ? MOST.codes : 1)) {
    return code === null ? `Make from 1 to ${MOST.codes} codes.` : 'A code with a name is one.';
  }
  if (!isCount(input.usesEach) || !isCount(input.usesPerPerson)) return 'Uses are 1 or more, or empty for any number.';
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return 'It has to end after it begins.';
  if (endsAt !== null && endsAt <= known.at) return 'It has to end in the future.';
  if (planIds?.some((id) => !known.plans.includes(id))) return 'There is no plan of one of these ids.';
  if (brands?.some((brand) => !known.brands.includes(brand))) return 'There is no active brand of one of these names.';
  return {
    name,
    kind: input.kind === 'PERCENT' ? 'percent' : 'amount',
    worth: input.worth,
    currency,
    planIds,
    brands,
    startsAt,
    endsAt,
    usesEach: input.usesEach ?? null,
    usesPerPerson: input.usesPerPerson ?? null,
    code,
    codes: input.codes,
    by: known.by,
  };
}

const within = (value: number, most: number): boolean => value >= 1 && value <= most;
const isCount = (value: number | null | undefined): boolean =>
  value === null || value === undefined || within(value, MOST.uses);
