import { z } from 'zod';

/** A tax that prices in a country, or in a region of it, include. */
export interface TaxRate {
  /** ISO 3166-1, and 3166-2 such as US-TX; null for all of the country that has no row of its own. */
  readonly country: string;
  readonly region: string | null;
  readonly name: string;
  /** Basis points of the price without the tax. */
  readonly rate: number;
  /** The first day (UTC), and the one on which it is over; null for none. */
  readonly from: string;
  readonly until: string | null;
}

const rateSchema = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'expected two capitals, as in ISO 3166-1'),
    region: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'expected a region such as US-TX')
      .nullable()
      .default(null),
    name: z.string().trim().min(1).max(40),
    rate: z.int().min(0).max(10_000, 'expected basis points: 1900 for 19 %'),
    from: z.iso.date(),
    until: z.iso.date().nullable().default(null),
  })
  .refine(({ from, until }) => until === null || from < until, 'expected a last day after the first one')
  .refine(({ country, region }) => region?.startsWith(`${country}-`) !== false, 'expected a region of the country');

const tableSchema = z.array(rateSchema).refine(hasOneEach, 'expected one rate for each place and day');

/** The table of taxes that prices include, as JSON; taxes are off without it. */
export const taxVariables = {
  TAX_RATES: z
    .string()
    .transform((text, context): readonly TaxRate[] => {
      const parsed = tableSchema.safeParse(jsonOf(text));
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      context.addIssue(`expected rates as JSON (${[...(issue?.path ?? []), issue?.message].join(': ')})`);
      return z.NEVER;
    })
    .optional(),
} as const;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function hasOneEach(rates: readonly TaxRate[]): boolean {
  return rates.every((one, place) =>
    rates.slice(place + 1).every((other) => {
      const isElsewhere = one.country !== other.country || one.region !== other.region;
      const isBefore = one.until !== null && one.until <= other.from;
      const isAfter = other.until !== null && other.until <= one.from;
      return isElsewhere || isBefore || isAfter;
    }),
  );
}
