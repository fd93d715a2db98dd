/** A share with its interval, as a line on a scale from 0 to `most`, for comparing rows by eye; the numbers stand beside it. */
export function IntervalBar({ low, value, high, most }: { low: number; value: number; high: number; most: number }) {
  const at = (share: number): number => (most === 0 ? 0 : Math.min(100, (share / most) * 100));
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-32 text-accent">
      <line x1="0" x2="100" y1="4" y2="4" className="stroke-current opacity-20" strokeWidth="1" />
      <line x1={at(low)} x2={at(high)} y1="4" y2="4" className="stroke-current" strokeWidth="3" />
      <rect x={Math.max(0, at(value) - 1)} y="0" width="2" height="8" className="fill-current" />
    </svg>
  );
}
