import { z } from 'zod';

/** The number of a transaction at RocketGate, such as `100013F3954736F`. */
export const rocketgateGuid = z.string().regex(/^[0-9A-Za-z]{5,36}$/);

/** An amount as RocketGate writes it, `39.0`, `29.99` or a number, in minor units. All of our currencies have cents. */
export const rocketgateAmount = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^-?\d{1,6}(\.\d{1,2}0*)?$/, 'expected an amount without parts of a cent'))
  .transform((text) => Math.round(Math.abs(Number(text)) * 100));

/** Minor units as RocketGate reads them: `29.99`. */
export function toRocketgateAmount(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}

/** A customer and a transaction: a stored card is charged, and a subscription ended, by both. */
export interface RocketgateNumbers {
  readonly customerId: string;
  readonly guid: string;
}

/** Our number of a transaction. */
export function transactionIdOf({ customerId, guid }: RocketgateNumbers): string {
  return `${customerId}:${guid}`;
}

/** The parts of our number, or null for one that is not of RocketGate. */
export function rocketgateNumbers(transactionId: string): RocketgateNumbers | null {
  const [, customerId, guid] = /^([A-Za-z0-9_-]{1,36}):([0-9A-Za-z]{5,36})$/.exec(transactionId) ?? [];
  return customerId === undefined || guid === undefined ? null : { customerId, guid };
}
