import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { type FieldError, type FieldRule, PICTURE_TYPES } from '@network/validation/requests/request-forms.ts';
import { errorTextOf, type FieldName, hintOf, labelOf, optionsOf } from './field-text.ts';

export interface RequestFieldProps {
  readonly name: FieldName;
  readonly rule: FieldRule;
  readonly value: string;
  readonly error: FieldError | undefined;
}

/** Texts longer than this are written in several lines. */
const LINE = 200;
const AUTOCOMPLETE = { name: 'name', email: 'email', birthDate: 'bday', country: 'country-name' } as const;

/** One field of a public form, with its label, its hint and its error. */
export function RequestField({ name, rule, value, error }: RequestFieldProps) {
  const errorText = error && errorTextOf(error, rule);
  if (rule.type === 'consent') {
    return (
      <Checkbox
        name={name}
        value="yes"
        label={labelOf(name, rule)}
        error={errorText}
        defaultChecked={value === 'yes'}
      />
    );
  }
  return (
    <Field
      label={labelOf(name, rule)}
      hint={hintOf(name)}
      error={errorText}
      required={!(rule.type === 'text' && rule.isOptional)}
    >
      <Control name={name} rule={rule} value={value} />
    </Field>
  );
}

function Control({ name, rule, value }: Omit<RequestFieldProps, 'error'>) {
  const autoComplete = name in AUTOCOMPLETE ? AUTOCOMPLETE[name as keyof typeof AUTOCOMPLETE] : undefined;
  switch (rule.type) {
    case 'choice':
      return <Select name={name} options={optionsOf(name, rule.choices)} defaultValue={value} />;
    case 'pictures':
      return (
        <input
          type="file"
          name={name}
          multiple
          accept={PICTURE_TYPES.join(',')}
          aria-label={labelOf(name, rule)}
          className="w-full rounded-button border-line border-dashed border-outline bg-surface p-4 text-small text-muted file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-button file:border-0 file:bg-accent file:px-4 file:font-semibold file:text-on-accent hover:border-strong"
        />
      );
    case 'email':
      return <Input type="email" inputMode="email" name={name} autoComplete={autoComplete} defaultValue={value} />;
    case 'birthDate':
      return <Input type="date" name={name} autoComplete={autoComplete} defaultValue={value} className="max-w-60" />;
    case 'text':
      return rule.max > LINE ? (
        <Textarea name={name} rows={5} defaultValue={value} />
      ) : (
        <Input type="text" name={name} autoComplete={autoComplete} defaultValue={value} />
      );
    case 'consent':
      return null;
  }
}
