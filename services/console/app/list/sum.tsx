import { moneyText } from '@network/validation/currencies.ts';

/** A sum in its currency. Minor units. */
export function Sum({ minorUnits, currency }: { minorUnits: number; currency: string }) {
  return <span className="whitespace-nowrap tabular-nums">{moneyText(minorUnits, currency)}</span>;
}
