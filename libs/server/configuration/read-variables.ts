import type { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';

/** The variables of a process, or what a test passes for them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a server's variables by its schema; an empty variable counts as unset.
 * @param secrets variables whose value never appears in a message
 * @throws ConfigurationError with one sentence for each wrong variable: its name, what was expected, what was found
 */
export function readVariables<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
  secrets: readonly string[] = [],
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      const isShown = name in present && !secrets.includes(name);
      return `${name}: ${message}${isShown ? `, got "${present[name]}"` : ''}`;
    }),
  );
}
