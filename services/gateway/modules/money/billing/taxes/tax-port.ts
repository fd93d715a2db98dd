import type { GatewayServices } from '../../../../services.ts';
import { rateTable } from './rate-table.ts';

/** A sale whose price includes whatever tax there is. */
export interface TaxedSale {
  /** ISO 3166-1 and 3166-2; null where it is not known, and then nothing is taxed. */
  readonly country: string | null;
  readonly region: string | null;
  readonly at: Date;
  /** Minor units. */
  readonly amount: number;
}

/** The tax that a price includes. */
export interface IncludedTax {
  /** The name on a receipt, such as `VAT`. */
  readonly name: string;
  /** Basis points of the price without it: 1900 is 19 %. */
  readonly rate: number;
  /** Minor units of the price that are tax. */
  readonly amount: number;
}

/** Says how much of a price is tax. Its answers are stored with the charge, and never asked for again. */
export interface TaxPort {
  taxOf(sale: TaxedSale): IncludedTax | null;
}

/** Returns the source of tax rates: the configured table. Null where taxes are off. */
export function taxPortOf({ config }: Pick<GatewayServices, 'config'>): TaxPort | null {
  return config.taxRates.length === 0 ? null : rateTable(config.taxRates);
}
