/** One field of a posted form, or of the JSON object in its place; null where it is missing, repeated or no text. */
export function formField(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return null;
  const value: unknown = (body as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : null;
}
