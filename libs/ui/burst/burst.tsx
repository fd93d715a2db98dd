import type { CSSProperties, ReactNode } from 'react';

export type BurstProps = {
  /** The icon that flies. */
  icon: ReactNode;
  count?: number;
};

/** Icons that fly up once, for something won. Nothing for people who prefer reduced motion. */
export function Burst({ icon, count = 12 }: BurstProps) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className="animate-burst absolute text-accent [&_svg]:size-5"
          style={{ ...wayOf(index, count), animationDelay: `${String((index % 4) * 60)}ms` }}
        >
          {icon}
        </span>
      ))}
    </span>
  );
}

/** Upwards in a fan, nearer and farther by turns. */
function wayOf(index: number, count: number): CSSProperties {
  const angle = Math.PI * (0.12 + (0.76 * index) / Math.max(1, count - 1));
  const distance = 4 + (index % 3) * 1.75;
  const rem = (value: number) => `${value.toFixed(2)}rem`;
  return {
    '--burst-x': rem(Math.cos(angle) * distance),
    '--burst-y': rem(-Math.sin(angle) * distance),
  } as CSSProperties;
}
