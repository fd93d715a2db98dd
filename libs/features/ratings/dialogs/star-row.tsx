import { useMessages } from '@network/core/i18n/messages.ts';
import { ratings } from '@network/messages/ratings.ts';
import { Button } from '@network/ui/button/button.tsx';
import { RatingInput } from '@network/ui/rating/rating-input.tsx';

export interface StarRowProps {
  readonly name: string;
  readonly legend: string;
  readonly maximum: number;
  /** Null until it is rated. */
  readonly value: number | null;
  readonly isSaving: boolean;
  readonly onRate: (rating: number) => void;
}

/** Stars for one part of a film, including none. Each choice is saved at once. */
export function StarRow({ name, legend, maximum, value, isSaving, onRate }: StarRowProps) {
  const t = useMessages(ratings);
  const label = (option: number): string => t('dialog.option', { value: String(option), maximum: String(maximum) });
  return (
    <div aria-busy={isSaving || undefined} className="flex flex-col gap-1">
      <RatingInput legend={legend} name={name} max={maximum} value={value} onChange={onRate} optionLabel={label} />
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p aria-live="polite" className="text-small whitespace-nowrap text-muted tabular-nums">
          {value === null ? t('dialog.none') : label(value)}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="whitespace-nowrap"
          aria-pressed={value === 0}
          onClick={() => onRate(0)}
        >
          {t('dialog.zero')}
        </Button>
      </div>
    </div>
  );
}
