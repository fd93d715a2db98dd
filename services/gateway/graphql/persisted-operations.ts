import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().min(1));

/** Documents of the deployed brands by the SHA-256 of their text. */
export type PersistedOperations = ReadonlyMap<string, string>;

/** Reads the manifest that codegen writes; none yet means no operation is persisted. @throws Error for a damaged one */
export function readPersistedOperations(path: URL): PersistedOperations {
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))));
}
