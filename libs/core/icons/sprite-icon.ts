import { type ComponentPropsWithRef, type ComponentType, createElement } from 'react';

type SpriteIconProps = ComponentPropsWithRef<'svg'>;

/**
 * Makes the icons of a sheet of symbols: a reference each, where a page would otherwise repeat their shapes. Looks come
 * from the class `icon`. The build puts them in the place of those of lucide-react.
 */
export function spriteIcons(sheet: string): (name: string) => ComponentType<SpriteIconProps> {
  return (name) => {
    const shape = createElement('use', { href: `${sheet}#${name}` });
    return function SpriteIcon({ className, ...rest }: SpriteIconProps) {
      const names = className ? `icon ${className}` : 'icon';
      return createElement(
        'svg',
        { 'aria-hidden': isNamed(rest) ? undefined : true, ...rest, className: names },
        shape,
      );
    };
  };
}

const isNamed = (props: SpriteIconProps): boolean =>
  Boolean(props['aria-label'] ?? props['aria-labelledby'] ?? props.role);
