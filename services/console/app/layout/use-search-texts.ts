import { useLocation, useNavigate } from '@tanstack/react-router';

/** The search parameters of the page as texts, and how to change them; an empty text leaves one out. */
export function useSearchTexts(): readonly [
  Readonly<Record<string, string | undefined>>,
  (changes: Readonly<Record<string, string>>) => void,
] {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(searchStr);
  const change = (changes: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') search.delete(name);
      else search.set(name, value);
    }
    void navigate({ href: search.size === 0 ? pathname : `${pathname}?${search.toString()}` });
  };
  return [Object.fromEntries(search), change];
}
