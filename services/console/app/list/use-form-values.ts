import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the fields of a form to what the address says whenever it changes, such as by Back. The fields stay the same
 * elements, so that the focus stays in a search that was submitted with Enter.
 * @param values what each field has, by its name
 */
export function useFormValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const text = JSON.stringify(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, string>)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [text]);
  return form;
}
