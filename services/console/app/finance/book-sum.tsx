import { Sum } from '../list/sum.tsx';

/** An amount of the books: a sum in its currency, or a number of gems or credits. */
export function BookSum({ amount, unit }: { amount: number; unit: string }) {
  if (/^[A-Z]{3}$/.test(unit)) return <Sum minorUnits={amount} currency={unit} />;
  return <span className="whitespace-nowrap tabular-nums">{`${amount.toLocaleString('en-US')} ${unit}`}</span>;
}
