/** What a plan costs in a currency beside USD, in its minor units. */
export interface FurtherPrice {
  readonly currency: string;
  readonly firstPrice: number;
  readonly renewalPrice: number;
}

/** Prices as lines: the currency, the first price, that of renewals. */
export const writePrices = (prices: readonly FurtherPrice[]): string =>
  prices.map(({ currency, firstPrice, renewalPrice }) => `${currency} ${firstPrice} ${renewalPrice}`).join('\n');

/** Reads the prices of lines. A line that is no number, or one too many, gives NaN, which the gateway refuses. */
export const readPrices = (text: string): readonly FurtherPrice[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [currency = '', first = '', renewal = '', ...more] = line.split(/\s+/);
      const renewalPrice = more.length > 0 ? Number.NaN : numberOf(renewal);
      return { currency: currency.toUpperCase(), firstPrice: numberOf(first), renewalPrice };
    });

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text));
