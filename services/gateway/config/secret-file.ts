import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.ts';
import { secret } from './expectations.ts';
import { makeFolder } from './make-folder.ts';

const fileSchema = z.object({ brand: secret, gateway: secret });
type SecretValues = z.output<typeof fileSchema>;
type Given = { readonly [Name in keyof SecretValues]: string | undefined };

/**
 * Secrets of a development machine: those given win, the rest comes from `secrets.json` in the data folder, which is
 * made once and readable by its owner only.
 * @throws ConfigurationError when the folder can't be written or the file is damaged
 */
export function readOrCreateSecrets(dataDir: string, given: Given): SecretValues {
  if (given.brand !== undefined && given.gateway !== undefined) return { brand: given.brand, gateway: given.gateway };
  const kept = readKept(dataDir) ?? create(dataDir, given);
  return { brand: given.brand ?? kept.brand, gateway: given.gateway ?? kept.gateway };
}

function create(dataDir: string, given: Given): SecretValues {
  const random = (): string => randomBytes(32).toString('hex');
  const values = { brand: given.brand ?? random(), gateway: given.gateway ?? random() };
  try {
    makeFolder(dataDir);
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(values), { mode: 0o600, flag: 'wx' });
    return values;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // Another process was quicker: its secrets are the ones to use.
    const others = code === 'EEXIST' ? readKept(dataDir) : null;
    if (others !== null) return others;
    throw new ConfigurationError([`DATA_DIR: expected a folder that can be written, got "${dataDir}" (${code})`]);
  }
}

function readKept(dataDir: string): SecretValues | null {
  const path = join(dataDir, 'secrets.json');
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return null;
    throw new ConfigurationError([`DATA_DIR: expected a folder that can be read, got "${dataDir}" (${code})`]);
  }
  try {
    return fileSchema.parse(JSON.parse(content));
  } catch {
    throw new ConfigurationError([`DATA_DIR: ${path} is damaged; restore it from a backup or remove it`]);
  }
}
