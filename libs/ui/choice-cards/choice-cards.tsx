import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../class-names/cx.ts';

export type Choice = {
  readonly value: string;
  readonly title: ReactNode;
  /** Below the title, smaller. */
  readonly text?: ReactNode;
  /** What stands at the end of the card, such as a price. */
  readonly aside?: ReactNode;
  /** A short highlighted text, such as the saving. */
  readonly badge?: ReactNode;
};

export type ChoiceCardsProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue'> & {
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  value: string;
  onValueChange: (value: string) => void;
  /** Cards next to each other where there is room. */
  columns?: 1 | 2 | 3;
  error?: string | undefined;
};

const COLUMNS = {
  1: '',
  2: 'small:grid-cols-2',
  3: 'small:grid-cols-2 large:grid-cols-3',
} as const;

/** A choice of one, each a card with room for text: radio buttons, so that arrow keys move between them. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, name, choices, value, onValueChange, columns = 1, error, className, ...rest } = props;
  const errorId = useId();
  return (
    <fieldset {...rest} aria-describedby={error ? errorId : undefined} className={cx('min-w-0', className)}>
      <legend className="mb-3 text-small font-semibold text-strong">{legend}</legend>
      <div className={cx('grid gap-3', COLUMNS[columns])}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            name={name}
            checked={choice.value === value}
            onChoose={() => onValueChange(choice.value)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className="mt-2 text-small text-danger">
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

type CardProps = { choice: Choice; name: string; checked: boolean; onChoose: () => void };

function ChoiceCard({ choice, name, checked, onChoose }: CardProps) {
  return (
    <label className="group choice-card">
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={checked}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="inline-flex size-5 shrink-0 items-center justify-center rounded-pill border-line border-outline transition-colors peer-checked:border-accent peer-checked:bg-accent"
      >
        <Check className="size-3.5 stroke-3 text-on-accent opacity-0 transition-opacity group-has-checked:opacity-100" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-2 text-body font-semibold text-strong">
            {choice.title}
            {choice.badge}
          </span>
          {choice.text ? <span className="text-small text-pretty text-muted">{choice.text}</span> : null}
        </span>
        {choice.aside ? <span className="shrink-0">{choice.aside}</span> : null}
      </span>
    </label>
  );
}
