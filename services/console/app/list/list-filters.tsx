import { type SubmitEvent, useId } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { words } from '../messages/words.ts';
import { formText } from './form-text.ts';
import type { ListAddress } from './list-address.ts';
import { useFormValues } from './use-form-values.ts';

/** A filter of a list: one of some values, or a text. */
export interface ListFilter {
  /** Name of its parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The option that counts where the address has none; without it any does. */
  readonly standard?: string;
  /** A day, typed or picked. */
  readonly isDay?: boolean;
  /** It orders the rows and leaves none out. */
  readonly isOrder?: boolean;
}

/** The filters of a list. Choices count at once, texts when they are submitted. */
export function ListFilters({ filters, address }: { filters: readonly ListFilter[]; address: ListAddress }) {
  const id = useId();
  const texts = filters.filter(({ options }) => options === undefined);
  const form = useFormValues(Object.fromEntries(texts.map(({ name }) => [name, address.get(name) ?? ''])));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    address.set(Object.fromEntries(texts.map(({ name }) => [name, formText(typed, name).trim()])));
  };
  if (filters.length === 0) return null;
  return (
    <form
      ref={form}
      role="search"
      aria-label={words.list.filter}
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3"
    >
      {filters.map(({ name, label, options, standard, isDay }) => (
        <Field key={`${id}${name}`} label={label} className="w-48 max-small:w-full">
          {options === undefined ? (
            <Input name={name} type={isDay === true ? 'date' : 'text'} defaultValue={address.get(name) ?? ''} />
          ) : (
            <Select
              name={name}
              value={address.get(name) ?? standard ?? ''}
              onChange={(event) => address.set({ [name]: event.currentTarget.value })}
              options={standard === undefined ? [{ value: '', label: words.list.any }, ...options] : options}
            />
          )}
        </Field>
      ))}
      {texts.length > 0 ? (
        <Button type="submit" variant="outline" className="mb-2">
          {words.list.search}
        </Button>
      ) : null}
    </form>
  );
}

/** The options of a filter, by the texts of its values. */
export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A value of the address, if it is one of those that have a text. */
export function keyIn<Key extends string>(labels: Readonly<Record<Key, string>>, text: string | null): Key | null {
  return text !== null && Object.hasOwn(labels, text) ? (text as Key) : null;
}
