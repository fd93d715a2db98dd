/** A sum in its currency. Minor units. */
export function Sum({ minorUnits, currency }: { minorUnits: number; currency: string }) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return <span className="whitespace-nowrap tabular-nums">{format.format(minorUnits / 10 ** digits)}</span>;
}
