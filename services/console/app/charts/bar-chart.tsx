/** A value of a chart. */
export interface Point {
  /** Where on the axis, such as a day. */
  readonly label: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

export interface BarChartProps {
  /** Says what is shown. A screen reader reads it with the least, the most and the latest; each value is in a table. */
  readonly label: string;
  readonly points: readonly Point[];
}

const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

/** Values in their order as bars, from nothing up. */
export function BarChart({ label, points }: BarChartProps) {
  const most = Math.max(...points.map(({ value }) => value), 0);
  const highest = points.find(({ value }) => value === most);
  const latest = points.at(-1);
  const summary =
    latest === undefined || highest === undefined
      ? label
      : `${label}. Highest: ${highest.text}, ${highest.label}. Latest: ${latest.text}, ${latest.label}.`;
  return (
    <div className="flex flex-col gap-1">
      <div className="relative border-b border-outline">
        <span aria-hidden="true" className="absolute top-0 left-0 text-caption text-muted tabular-nums">
          {most === 0 ? '' : highest?.text}
        </span>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${Math.max(points.length, 1) * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-32 w-full pt-5 text-accent"
        >
          {points.map(({ label: place, value, text }, index) => {
            const height = most === 0 ? 0 : Math.max((value / most) * HEIGHT, value > 0 ? 1 : 0);
            return (
              <g key={place}>
                <title>{`${place}: ${text}`}</title>
                {/* The whole column answers to the pointer, however low its bar is. */}
                <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
                <rect
                  x={index * STEP + GAP / 2}
                  y={HEIGHT - height}
                  width={STEP - GAP}
                  height={height}
                  fill="currentColor"
                />
              </g>
            );
          })}
        </svg>
      </div>
      <div aria-hidden="true" className="flex justify-between text-caption text-muted tabular-nums">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 ? latest?.label : ''}</span>
      </div>
    </div>
  );
}
