import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { useSession } from '../layout/use-session.ts';
import { words } from '../messages/words.ts';
import type { ContentField } from './content-field.ts';

const TYPES = { moment: 'datetime-local', day: 'date', number: 'number' } as const;
const ROWS = { text: 5, chapters: 6 } as const;

export interface FieldControlProps {
  readonly field: ContentField;
  readonly value: string | boolean;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string | boolean) => void;
}

/** The control of a field, with its label, its hint and what the gateway found wrong with it. */
export function FieldControl({ field, value, problem, isReadOnly, onChange }: FieldControlProps) {
  const { label, form, hint, isRequired = false } = field;
  const { sites } = useSession();
  const options = form === 'site' ? sites : field.options;
  if (form === 'flag') {
    return (
      <Checkbox
        label={label}
        hint={hint}
        error={problem}
        checked={value === true}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const shared = {
    value: String(value),
    disabled: isReadOnly,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <Field label={label} hint={hint} error={problem} required={isRequired}>
      {options !== undefined ? (
        <Select
          {...shared}
          size="small"
          options={[
            ...(isRequired && value !== '' ? [] : [{ value: '', label: words.content.none }]),
            ...options.map((each) => ({ value: each, label: each })),
          ]}
        />
      ) : form === 'text' || form === 'chapters' ? (
        <Textarea {...shared} rows={ROWS[form]} />
      ) : (
        <Input {...shared} type={form in TYPES ? TYPES[form as keyof typeof TYPES] : 'text'} />
      )}
    </Field>
  );
}
