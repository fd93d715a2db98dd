/** An amount in minor units of a currency (ISO 4217). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}
