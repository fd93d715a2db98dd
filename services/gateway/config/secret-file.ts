import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { secret } from './expectations.ts';
import { makeFolder } from '@network/server/configuration/make-folder.ts';

const fileSchema = z.object({ brand: secret, gateway: secret });
type SecretValues = z.output<typeof fileSchema>;
type ConfiguredSecrets = { readonly [Name in keyof SecretValues]: string | undefined };

/**
 * Secrets of a development machine: configured ones take precedence, the rest comes from `secrets.json` in the data
 * folder, which is created once and readable by its owner only.
 * @throws ConfigurationError when the folder can't be written or the file is damaged
 */
export function readOrCreateSecrets(dataDir: string, configured: ConfiguredSecrets): SecretValues {
  if (configured.brand !== undefined && configured.gateway !== undefined)
    return { brand: configured.brand, gateway: configured.gateway };
  const stored = readStored(dataDir) ?? create(dataDir, configured);
  return { brand: configured.brand ?? stored.brand, gateway: configured.gateway ?? stored.gateway };
}

function create(dataDir: string, configured: ConfiguredSecrets): SecretValues {
  const random = (): string => randomBytes(32).toString('hex');
  const values = { brand: configured.brand ?? random(), gateway: configured.gateway ?? random() };
  try {
    makeFolder(dataDir);
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(values), { mode: 0o600, flag: 'wx' });
    return values;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // Another process was quicker: its secrets are the ones to use.
    const others = code === 'EEXIST' ? readStored(dataDir) : null;
    if (others !== null) return others;
    throw new ConfigurationError([`DATA_DIR: expected a folder that can be written, got "${dataDir}" (${code})`]);
  }
}

function readStored(dataDir: string): SecretValues | null {
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
