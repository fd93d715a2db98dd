import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

export type LiveSearchFormProps = Omit<SearchFormProps, 'children' | 'field' | 'onBlur' | 'onKeyDown'> & {
  /** What is in the field at first. */
  initialQuery?: string;
  /** Whether the field has the focus at first, as on a page that exists only for the search. */
  startsFocused?: boolean;
  /** Receives what closes the suggestions, to be called when the page is left; returns what ends that. */
  onLeave?: ((close: () => void) => () => void) | undefined;
  /** Shown under the field while it is used, for the text typed so far. */
  suggestions: (query: string) => ReactNode;
};

/**
 * A search field that answers while somebody types. Escape closes what it shows and returns to the field; what holds the
 * suggestions has `leadByKeys` as its ref, and each of them `data-suggestion`.
 */
export function LiveSearchForm({
  initialQuery = '',
  startsFocused = false,
  onLeave,
  suggestions,
  ...form
}: LiveSearchFormProps) {
  const [query, setQuery] = useState(initialQuery);
  // A browser gives the field of a loaded page the focus before anything here listens.
  const [isOpen, setOpen] = useState(startsFocused);
  useEffect(() => onLeave?.(() => setOpen(false)), [onLeave]);
  return (
    <SearchForm
      {...form}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.querySelector('input')?.focus();
        // After the focus, which opens them.
        setOpen(false);
      }}
      field={{
        value: query,
        autoFocus: startsFocused,
        onFocus: () => setOpen(true),
        // Closed by Escape, it keeps the focus.
        onClick: () => setOpen(true),
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
