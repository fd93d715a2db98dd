import type { TaxRate } from '../../../../config/tax-config.ts';
import { taxWithin } from './included-tax.ts';
import type { TaxPort } from './tax-port.ts';

/** Taxes by a table of rates: that of the region where it has one, else that of the country. */
export function rateTable(rates: readonly TaxRate[]): TaxPort {
  return {
    taxOf: ({ country, region, at, amount }) => {
      const day = at.toISOString().slice(0, 10);
      const valid = rates.filter(
        (rate) => rate.country === country && rate.from <= day && (rate.until === null || day < rate.until),
      );
      const found =
        valid.find((rate) => rate.region !== null && rate.region === region) ??
        valid.find((rate) => rate.region === null);
      if (found === undefined) return null;
      const { name, rate } = found;
      return { name, rate, amount: taxWithin(amount, rate) };
    },
  };
}
