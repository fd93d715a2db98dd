import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const iconButtonStyle = cva('icon-button', {
  variants: {
    variant: { quiet: 'icon-button-quiet', outline: 'icon-button-outline', media: 'icon-button-media' },
    size: { small: 'icon-button-small', medium: 'icon-button-medium' },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
});

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name; there is no other text. */
  label: string;
  icon: ReactNode;
  variant?: NonNullable<VariantProps<typeof iconButtonStyle>['variant']>;
  size?: NonNullable<VariantProps<typeof iconButtonStyle>['size']>;
};

/** A button with a picture for a name. `aria-pressed` makes it a switch, filled when on. */
export function IconButton({ label, icon, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButtonStyle({ variant, size, className })}
    >
      {icon}
    </button>
  );
}
