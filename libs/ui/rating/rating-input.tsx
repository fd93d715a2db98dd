import { Star } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../class-names/cx.ts';

export type RatingInputProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** The rated item. */
  legend: string;
  name: string;
  /** How many stars there are. */
  max: number;
  /** Chosen so far; nothing yet when null. */
  value: number | null;
  onChange: (value: number) => void;
  /** The label of a star, such as `7 of 10`. */
  optionLabel: (value: number) => string;
};

/** A rating to choose: radio buttons that look like stars, so that arrow keys and screen readers work. */
export function RatingInput(props: RatingInputProps) {
  const { legend, name, max, value, onChange, optionLabel, className, ...rest } = props;
  return (
    // A fieldset is as wide as its stars otherwise, and ten of them do not fit a phone.
    <fieldset {...rest} className={cx('flex min-w-0 flex-col gap-2', className)}>
      <legend className="mb-2 text-small font-semibold text-strong">{legend}</legend>
      <div className="group/stars flex">
        {Array.from({ length: max }, (_, index) => index + 1).map((option) => (
          <label
            key={option}
            data-filled={value !== null && option <= value ? true : undefined}
            className="relative inline-flex h-9 w-9 min-w-6 cursor-pointer items-center justify-center rounded-pill text-outline transition-[color,scale] has-focus-visible:outline-2 has-focus-visible:outline-focus hover:scale-115 data-filled:text-accent [&:has(~label:hover)]:text-accent-hover [&:hover]:text-accent-hover"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
            />
            <span className="sr-only">{optionLabel(option)}</span>
            <Star aria-hidden="true" className="pointer-events-none size-6 fill-current" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
