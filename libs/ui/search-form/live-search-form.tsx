import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

export type LiveSearchFormProps = Omit<
  SearchFormProps,
  'children' | 'field' | 'onBlur' | 'onKeyDown' | 'onMouseDown'
> & {
  /** What is in the field at first. */
  initialQuery?: string;
  /** On a page that is there for the search alone. */
  startsFocused?: boolean;
  /** Calls back when the page is left; what it returns ends that. */
  onLeave?: (close: () => void) => () => void;
  /** Shown under the field while it is used, for the text typed so far. */
  suggestions: (query: string) => ReactNode;
};

/**
 * A search field that answers while somebody types. What can be chosen has `data-suggestion`: ArrowDown and ArrowUp move
 * among it, Escape closes it and returns to the field.
 */
export function LiveSearchForm({
  initialQuery = '',
  startsFocused = false,
  onLeave,
  suggestions,
  ...form
}: LiveSearchFormProps) {
  const [query, setQuery] = useState(initialQuery);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onLeave?.(() => setOpen(false)), [onLeave]);
  return (
    <SearchForm
      {...form}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onMouseDown={(event) => {
        // Safari gives a pressed link no focus; the field would lose its own, and the link would be gone before the click.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setOpen(false);
          event.currentTarget.querySelector('input')?.focus();
        } else moveAmongSuggestions(event);
      }}
      field={{
        value: query,
        autoFocus: startsFocused,
        onFocus: () => setOpen(true),
        onChange: (event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        },
      }}
    >
      {isOpen ? suggestions(query) : null}
    </SearchForm>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveAmongSuggestions(event: KeyboardEvent<HTMLFormElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-suggestion]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
