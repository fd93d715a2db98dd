import { cva, type VariantProps } from 'class-variance-authority';

/** The class names of a button's look, for elements that are no button but look like one. */
export const buttonStyle = cva('button', {
  variants: {
    variant: {
      solid: 'button-solid',
      outline: 'button-outline',
      quiet: 'button-quiet',
      media: 'button-media',
      danger: 'button-danger',
    },
    size: { small: 'button-small', medium: 'button-medium', large: 'button-large' },
    block: { true: 'w-full' },
  },
  defaultVariants: { variant: 'solid', size: 'medium' },
});

export type ButtonVariant = NonNullable<VariantProps<typeof buttonStyle>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonStyle>['size']>;

export type ButtonLook = {
  /** `solid` once a view, for the most important action; `media` on pictures. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Makes it as wide as its container. */
  block?: boolean | undefined;
};
