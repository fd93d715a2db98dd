const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Leads from the field of a form to the suggestions below it and back, by ArrowDown and ArrowUp: the `ref` of what holds the
 * suggestions. They are loaded once the field is used, and this with them.
 * @returns what ends it
 */
export function leadByKeys(suggestions: HTMLElement | null): (() => void) | undefined {
  const form = suggestions?.closest('form');
  if (!form) return undefined;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const stops = Array.from(form.querySelectorAll<HTMLElement>('input, [data-suggestion]'));
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = at === -1 ? undefined : stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // Safari gives a pressed link no focus; the field would lose its own, and the link would be gone before the click.
  const keepFocus = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  };
  form.addEventListener('keydown', move);
  form.addEventListener('mousedown', keepFocus);
  return () => {
    form.removeEventListener('keydown', move);
    form.removeEventListener('mousedown', keepFocus);
  };
}
