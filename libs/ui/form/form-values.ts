/** The values of a form by field: text, or the chosen files of a file input. An unticked box is an empty text. */
export type FormValues = Readonly<Record<string, string | readonly File[]>>;

/**
 * Reads the named fields from the form itself, which also contains what a password manager filled in and what was
 * typed before hydration.
 */
export function readFormValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values: Record<string, string | readonly File[]> = {};
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (!name) continue;
    const value = data.get(name);
    if (control.getAttribute('type') === 'file') values[name] = chosenFiles(data, name);
    else values[name] = typeof value === 'string' ? value : '';
  }
  return values;
}

/** An empty file input is sent as one empty file. */
function chosenFiles(data: FormData, name: string): readonly File[] {
  return data.getAll(name).filter((each): each is File => each instanceof File && each.size > 0);
}
