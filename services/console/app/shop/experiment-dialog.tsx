import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  BrandFlagsDocument,
  ChangeExperimentShareDocument,
  StartExperimentDocument,
  StopExperimentDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { experiments as texts } from '../messages/experiments.ts';

/** What somebody wants to do about an experiment. */
export type ExperimentChoice =
  | { readonly change: 'start'; readonly experiment: string }
  | { readonly change: 'share'; readonly experiment: string; readonly runId: string; readonly share: number }
  | { readonly change: 'stop'; readonly experiment: string; readonly runId: string };

const WEEKS = [1, 2, 3, 4, 6, 8];
const DAYS_OF_WEEK = 7;
const weeks = WEEKS.map((count) => ({ value: String(count * DAYS_OF_WEEK), label: texts.weeks(count) }));
const DONE = { start: texts.started, share: texts.changed, stop: texts.ended } as const;
const TITLES = { start: texts.startTitle, share: texts.shareTitle, stop: texts.stopTitle } as const;
const EFFECTS = { start: texts.startText, share: texts.shareText, stop: texts.stopText } as const;

/** Starts an experiment, gives it another share or stops it, with a reason. */
export function ExperimentDialog({ onClose, ...choice }: ExperimentChoice & { onClose: () => void }) {
  const client = useQueryClient();
  const { change } = choice;
  const decide = async (form: FormData): Promise<string | null> => {
    const { switched } = await send(choice, form);
    await client.invalidateQueries({ queryKey: ['experiments'] });
    if (switched.__typename === 'SwitchRefused') return switched.message;
    toasts.show({ type: 'success', message: DONE[change] });
    return null;
  };
  return (
    <ReasonDialog
      title={TITLES[change](texts.name(choice.experiment))}
      submit={texts[change]}
      decide={decide}
      onClose={onClose}
      reasonHint={texts.reasonHint}
    >
      <p className="text-muted">{EFFECTS[change]}</p>
      {change === 'start' ? <BrandChoice /> : null}
      {change === 'stop' ? null : (
        <Field label={texts.shareLabel} hint={texts.shareHint} required>
          <Input
            name="share"
            type="number"
            required
            min={1}
            max={100}
            defaultValue={change === 'share' ? choice.share : 100}
          />
        </Field>
      )}
      {change === 'start' ? (
        <Field label={texts.days}>
          <Select name="days" options={weeks} defaultValue="14" />
        </Field>
      ) : null}
    </ReasonDialog>
  );
}

function send(choice: ExperimentChoice, form: FormData) {
  const reason = typedText(form, 'reason');
  const share = Number(typedText(form, 'share'));
  switch (choice.change) {
    case 'start': {
      const brands = form.getAll('brands').filter((brand) => typeof brand === 'string');
      const days = Number(typedText(form, 'days'));
      return staffCall(StartExperimentDocument, { experiment: choice.experiment, brands, share, days, reason });
    }
    case 'share':
      return staffCall(ChangeExperimentShareDocument, { id: choice.runId, share, reason });
    case 'stop':
      return staffCall(StopExperimentDocument, { id: choice.runId, reason });
  }
}

function BrandChoice() {
  const { data: brands = [] } = useQuery({
    queryKey: ['brand-flags'],
    queryFn: async () => (await staffCall(BrandFlagsDocument, {})).brandFlags,
  });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small text-muted">{texts.brands}</legend>
      <div className="grid gap-3 medium:grid-cols-2">
        {brands.map(({ brand, name }) => (
          <Checkbox key={brand} name="brands" value={brand} label={name} />
        ))}
      </div>
    </fieldset>
  );
}
