import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { cx } from '../class-names/cx.ts';
import { timeLeft } from './countdown.ts';

export type CountdownProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The moment it runs to, in milliseconds since 1970. */
  until: number;
  /** The time at which the page was rendered, so that server and browser start with the same figures. */
  initialNow: number;
  /** Read out instead of the running figures, such as the date of the end. */
  label: string;
  units: { readonly days: string; readonly hours: string; readonly minutes: string; readonly seconds: string };
  onEnd?: () => void;
};

/** Time running out, in figures. Readers hear the date once, instead of every second. */
export function Countdown({ until, initialNow, label, units, onEnd, className, ...rest }: CountdownProps) {
  const [now, setNow] = useState(initialNow);
  const over = now >= until;
  useEffect(() => {
    if (over) {
      onEnd?.();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, onEnd]);
  const left = timeLeft(until, now);
  return (
    <div {...rest} role="timer" aria-live="off" className={cx('inline-flex', className)}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="flex gap-4">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit} className="flex min-w-10 flex-col items-center">
            <span className="type-display text-title-3 tabular-nums">{String(left[unit]).padStart(2, '0')}</span>
            <span className="text-caption text-muted">{units[unit]}</span>
          </span>
        ))}
      </span>
    </div>
  );
}
