import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';
import { useFieldControl } from '../field/field-control.ts';
import { boundedText } from './bounded-text.ts';
import { CONTROL_STYLE } from './control-style.ts';

export type TextareaProps = ComponentPropsWithRef<'textarea'> & {
  /** Characters, as `textLength` counts them: an emoji is one. */
  maxLength?: number | undefined;
};

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      {...boundedText(rest)}
      rows={rows}
      className={cx(CONTROL_STYLE, 'field-sizing-content min-h-28 px-4 py-3', className)}
    />
  );
}
