/** What was typed into a field of a form, or chosen in it; empty for none. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
