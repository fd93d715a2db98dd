import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type StepperProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** Names the steps. */
  label: string;
  steps: readonly string[];
  /** The present step, from 0. */
  current: number;
  /** Read out with a completed step, such as `done`. */
  doneLabel: string;
};

/** The current step of a flow. */
export function Stepper({ label, steps, current, doneLabel, className, ...rest }: StepperProps) {
  return (
    <ol {...rest} role="list" aria-label={label} className={cx('flex gap-2', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="flex min-w-0 flex-1 flex-col gap-2"
          >
            <span aria-hidden="true" className={cx('h-1 rounded-pill', index <= current ? 'bg-accent' : 'bg-raised')} />
            <span
              className={cx(
                'flex items-center gap-1.5 text-small',
                index === current ? 'font-semibold text-strong' : 'text-muted',
              )}
            >
              {done ? <Check aria-hidden="true" className="size-4 shrink-0 text-accent" /> : null}
              <span className="truncate">{step}</span>
              {done ? <span className="sr-only">{doneLabel}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
