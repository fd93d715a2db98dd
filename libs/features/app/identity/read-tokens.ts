import { useCallback, useState } from 'react';

/** The value of each custom property by its name, such as `--corner-card`. */
type Tokens = Readonly<Record<string, string>>;

/**
 * Reads custom properties as a brand's stylesheet sets them. Returns a ref for an element of that brand, and the value
 * of each property there; none before the element is on a page.
 */
export function useTokens(names: readonly string[]): readonly [ref: (element: HTMLElement | null) => void, Tokens] {
  const [values, setValues] = useState<Tokens>({});
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const style = getComputedStyle(element);
      setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()])));
    },
    [names],
  );
  return [ref, values];
}
