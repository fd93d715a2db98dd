import { cx } from '../class-names/cx.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';

const TONES = {
  accent: 'text-accent underline decoration-current/40 hover:decoration-current',
  plain: 'text-strong underline decoration-current/40 hover:decoration-current',
  quiet: 'text-muted no-underline hover:text-strong hover:underline',
} as const;

export type LinkProps = AnchorProps & {
  /** `accent` in running text, `plain` where color would be too loud, `quiet` in lists of links. */
  tone?: keyof typeof TONES;
};

/** A link in text. */
export function Link({ tone = 'accent', className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={cx('rounded-badge underline-offset-[0.22em] transition-colors', TONES[tone], className)}
    />
  );
}
