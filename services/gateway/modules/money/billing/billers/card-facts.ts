import { z } from 'zod';

/**
 * The facts that a biller reports about a card: enough to recognize it, and never its number. A PayPal account has none
 * of these.
 */
export interface CardFacts {
  /** The brand as people read it, such as `Visa`; null if the biller does not report it. */
  readonly brand: string | null;
  /** The last four digits. */
  readonly lastFour: string | null;
  /** The last month in which it is valid, such as `2027-04`. */
  readonly expires: string | null;
}

const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  MC: 'Mastercard',
  AMEX: 'American Express',
  AMERICANEXPRESS: 'American Express',
  DISC: 'Discover',
  DISCOVER: 'Discover',
  DINERS: 'Diners Club',
  DINERSCLUB: 'Diners Club',
  JCB: 'JCB',
  MAESTRO: 'Maestro',
};

/** The facts of an event, as it is stored. */
export const cardFacts = z.strictObject({
  brand: z.string().min(1).max(30).nullable(),
  lastFour: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  expires: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .nullable(),
});

/**
 * The facts in a biller's own words, such as `VISA`, `1111` and `0427`; `04/27` and `042027` are read too. What can't be read
 * counts as not said. Undefined where nothing is said.
 */
export function readCardFacts(said: {
  readonly brand?: string | null | undefined;
  readonly lastFour?: string | null | undefined;
  readonly expires?: string | null | undefined;
}): CardFacts | undefined {
  const facts = {
    brand: BRANDS[said.brand?.toUpperCase().replaceAll(/[^A-Z]/g, '') ?? ''] ?? null,
    lastFour: /^\d{4}$/.test(said.lastFour ?? '') ? (said.lastFour ?? null) : null,
    expires: expiresIn(said.expires ?? ''),
  };
  return Object.values(facts).every((fact) => fact === null) ? undefined : facts;
}

function expiresIn(text: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])[/-]?(?:20)?(\d{2})$/.exec(text.trim()) ?? [];
  return month === undefined || year === undefined ? null : `20${year}-${month}`;
}
