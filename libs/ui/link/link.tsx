import { cva, type VariantProps } from 'class-variance-authority';
import { Anchor, type AnchorProps } from './anchor.tsx';

const linkStyle = cva('rounded-badge underline-offset-[0.22em] transition-colors', {
  variants: {
    tone: {
      accent: 'text-accent underline decoration-current/40 hover:decoration-current',
      plain: 'text-strong underline decoration-current/40 hover:decoration-current',
      quiet: 'text-muted no-underline hover:text-strong hover:underline',
    },
  },
  defaultVariants: { tone: 'accent' },
});

export type LinkProps = AnchorProps & {
  /** `accent` in running text, `plain` where color would be too loud, `quiet` in lists of links. */
  tone?: NonNullable<VariantProps<typeof linkStyle>['tone']>;
};

/** A link in text. */
export function Link({ tone, className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={linkStyle({ tone, className })} />;
}
