import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { useFieldControl } from '@network/ui/field/field-control.ts';
import { Field } from '@network/ui/field/field.tsx';
import type { CheckedControl, CheckedForm } from '@network/ui/form/use-checked-form.ts';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { type FieldRule, PICTURE_TYPES } from '@network/validation/requests/request-forms.ts';
import { type FieldName, hintOf, labelOf, optionsOf } from './field-text.ts';

export interface RequestFieldProps {
  readonly name: FieldName;
  readonly rule: FieldRule;
  readonly value: string;
  readonly form: CheckedForm;
}

/** Texts longer than this are written in several lines. */
const LINE = 200;
const AUTOCOMPLETE = { name: 'name', email: 'email', birthDate: 'bday', country: 'country-name' } as const;

/** One field of a public form, with its label, its hint and its error. */
export function RequestField({ name, rule, value, form }: RequestFieldProps) {
  const error = form.errorOf(name);
  if (rule.type === 'consent') {
    return (
      <Checkbox
        {...form.control(name)}
        value="yes"
        label={labelOf(name, rule)}
        error={error}
        defaultChecked={value === 'yes'}
      />
    );
  }
  return (
    <Field
      label={labelOf(name, rule)}
      hint={hintOf(name)}
      error={error}
      required={!(rule.type === 'text' && rule.isOptional)}
    >
      <Control name={name} rule={rule} value={value} form={form} />
    </Field>
  );
}

function Control({ name, rule, value, form }: RequestFieldProps) {
  const control = form.control(name);
  const autoComplete = name in AUTOCOMPLETE ? AUTOCOMPLETE[name as keyof typeof AUTOCOMPLETE] : undefined;
  switch (rule.type) {
    case 'choice':
      return <Select {...control} options={optionsOf(name, rule.choices)} defaultValue={value} />;
    case 'pictures':
      return <PicturesInput control={control} />;
    case 'email':
      return <Input {...control} type="email" inputMode="email" autoComplete={autoComplete} defaultValue={value} />;
    case 'birthDate':
      return <Input {...control} type="date" autoComplete={autoComplete} defaultValue={value} className="max-w-60" />;
    case 'text':
      return rule.max > LINE ? (
        <Textarea {...control} rows={5} defaultValue={value} />
      ) : (
        <Input {...control} type="text" autoComplete={autoComplete} defaultValue={value} />
      );
    case 'consent':
      return null;
  }
}

function PicturesInput({ control }: { readonly control: CheckedControl }) {
  const field = useFieldControl();
  return (
    <input
      {...field}
      {...control}
      type="file"
      multiple
      accept={PICTURE_TYPES.join(',')}
      className="w-full rounded-button border-line border-dashed border-outline bg-surface p-4 text-small text-muted file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-button file:border-0 file:bg-accent file:px-4 file:font-semibold file:text-on-accent hover:border-strong aria-invalid:border-danger"
    />
  );
}
