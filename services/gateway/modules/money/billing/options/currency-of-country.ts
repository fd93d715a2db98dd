import { BASE_CURRENCY } from '@network/validation/currencies.ts';

/**
 * The currency of each country in which plans may have prices in it (ISO 3166-1). Bulgaria has had the euro since 2026.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  JPY: 'JP',
};

/** The currency of a country, as far as anything can be sold in it; the base currency elsewhere. */
export function currencyOfCountry(country: string | null): string {
  const found = Object.entries(COUNTRIES).find(
    ([, countries]) => country !== null && countries.split(' ').includes(country),
  );
  return found?.[0] ?? BASE_CURRENCY;
}
