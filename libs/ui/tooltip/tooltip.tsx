import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export type TooltipProps = {
  /** A word or two; never the only place of an information. */
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One control, which must take a ref and props. */
  children: ReactNode;
};

/** A note beside a control under the mouse or in focus; Escape sends it away. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="layer-dialog max-w-64 animate-fade-in rounded-control border-line border-subtle bg-raised px-3 py-1.5 text-small text-strong shadow-panel"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
