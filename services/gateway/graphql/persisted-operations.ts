import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().min(1));

/** Documents by the SHA-256 of their text. */
export type PersistedOperations = ReadonlyMap<string, string>;

/**
 * Reads a manifest: the one that codegen writes, or its copy in a brand's build. None yet means no operation is persisted.
 * @throws Error for a damaged one
 */
export function readPersistedOperations(path: URL | string): PersistedOperations {
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))));
}

/** Returns whether a value has the form of a manifest. It does not check that each hash is the hash of its text. */
export function isPersistedOperations(value: unknown): value is Readonly<Record<string, string>> {
  return manifestSchema.safeParse(value).success;
}
