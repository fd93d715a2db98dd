import type { z } from 'zod';

/** Whether a value says nothing: another default would hardly take its place. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that a document may leave out and that are empty then, by their names. */
export function emptyDefaultsIn(schema: z.ZodType): Readonly<Record<string, unknown>> {
  const shape = 'shape' in schema ? (schema as z.ZodObject).shape : {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const read = (field as z.ZodType).safeParse(undefined);
      return read.success && isEmpty(read.data) ? [[name, read.data] as const] : [];
    }),
  );
}
