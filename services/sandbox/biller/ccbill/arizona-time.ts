/** CCBill's clock is Arizona's, seven hours behind UTC all year. */
const OFFSET_MS = 7 * 3_600_000;

/** `2012-08-05 15:18:17` in Arizona, from a timestamp in ISO 8601. */
export function arizonaText(moment: string): string {
  return new Date(Date.parse(moment) - OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The digits of that time without separators: `20120805151817`. */
export function arizonaDigits(moment: string): string {
  return arizonaText(moment).replaceAll(/\D/g, '');
}
