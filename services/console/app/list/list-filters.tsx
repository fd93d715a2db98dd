import { type SubmitEvent, useId } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { words } from '../messages/words.ts';
import { formText } from './form-text.ts';
import type { ListAddress } from './list-address.ts';

/** A filter of a list: one of some values, or a text. */
export interface ListFilter {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** The filters of a list. Choices count at once, texts when they are submitted. */
export function ListFilters({ filters, address }: { filters: readonly ListFilter[]; address: ListAddress }) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = filters.filter(({ options }) => options === undefined);
    address.set(Object.fromEntries(texts.map(({ name }) => [name, formText(form, name).trim()])));
  };
  return (
    <form role="search" aria-label={words.list.filter} onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {filters.map(({ name, label, options }) => (
        <Field key={`${id}${name}`} label={label} className="w-48">
          {options === undefined ? (
            <Input name={name} defaultValue={address.get(name) ?? ''} key={address.get(name)} />
          ) : (
            <Select
              name={name}
              value={address.get(name) ?? ''}
              onChange={(event) => address.set({ [name]: event.currentTarget.value })}
              options={[{ value: '', label: words.list.any }, ...options]}
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="outline">
        {words.list.search}
      </Button>
    </form>
  );
}
