import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';

const SIZES = { small: 'size-8 text-caption', medium: 'size-11 text-small', large: 'size-20 text-title-3' } as const;

function firstLetter(word: string): string {
  const code = word.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** The first letters of the first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstLetter(first) + firstLetter(last)).toUpperCase();
}

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  name: string;
  picture?: PictureSource | undefined;
  size?: keyof typeof SIZES;
};

/** A person in a circle: their picture, or the initials of their name. The name itself is next to it. */
export function Avatar({ name, picture, size = 'medium', className, ...rest }: AvatarProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-pill bg-tint font-semibold text-accent select-none',
        SIZES[size],
        className,
      )}
    >
      {picture ? <Picture source={picture} alt="" sizes="80px" /> : initials(name)}
    </span>
  );
}
