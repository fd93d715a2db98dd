import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { type AvatarShape, avatarShapes } from './avatar-shapes.ts';

const SIZES = { small: 'size-8', medium: 'size-11', large: 'size-20' } as const;
const TONES = { accent: 'text-accent', second: 'text-second', strong: 'text-strong' } as const;

export type DrawnAvatarProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** An integer from 1; the same one is always the same drawing. */
  seed: number;
  size?: keyof typeof SIZES;
};

/** An abstract drawing for a person, in the brand's own colours. What it stands for is next to it, so readers skip it. */
export function DrawnAvatar({ seed, size = 'medium', className, ...rest }: DrawnAvatarProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      {...rest}
      aria-hidden="true"
      className={cx('shrink-0 overflow-hidden rounded-pill bg-tint', SIZES[size], className)}
    >
      {avatarShapes(seed).map((shape, layer) => (
        <Shape key={layer} {...shape} />
      ))}
    </svg>
  );
}

function Shape({ kind, tone, x, y, size, turn, opacity }: AvatarShape) {
  const half = size / 2;
  const common = { className: TONES[tone], opacity, transform: `rotate(${String(turn)} ${String(x)} ${String(y)})` };
  if (kind === 'circle') return <circle {...common} cx={x} cy={y} r={half} fill="currentColor" />;
  if (kind === 'band') {
    return <rect {...common} x={x - 48} y={y - half / 4} width={96} height={half / 2} fill="currentColor" />;
  }
  return (
    <path
      {...common}
      d={`M${String(x - half)} ${String(y)}a${String(half)} ${String(half)} 0 0 1 ${String(size)} 0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={Math.max(3, size / 6)}
      strokeLinecap="round"
    />
  );
}
