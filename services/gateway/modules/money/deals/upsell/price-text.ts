/** A price for a partner's page, such as `$4.95`; `amount` in minor units. */
export function priceText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}
