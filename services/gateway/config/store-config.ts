import { resolve } from 'node:path';
import { z } from 'zod';
import { origin } from '@network/server/configuration/expectations.ts';
import type { StoreLocation } from '../store/open-store.ts';

const text = z.string().min(1, 'expected a text').optional();

/** Variables that say where media are stored. */
export const storeVariables = {
  MEDIA_STORE: z.enum(['folder', 's3'], { error: 'expected folder or s3' }).default('folder'),
  MEDIA_STORE_FOLDER: text,
  MEDIA_STORE_ENDPOINT: origin.optional(),
  MEDIA_STORE_REGION: text,
  MEDIA_STORE_BUCKET: text,
  MEDIA_STORE_PREFIX: z
    .string()
    .regex(/^(?:[a-z0-9][a-z0-9._-]*\/)*$/, 'expected names in lower case, each with a / after it')
    .default(''),
  MEDIA_STORE_ACCESS_KEY_ID: text,
  MEDIA_STORE_SECRET_ACCESS_KEY: text,
} as const;

type StoreValues = z.output<z.ZodObject<typeof storeVariables>>;

const REQUIRED_FOR_S3 = [
  'MEDIA_STORE_ENDPOINT',
  'MEDIA_STORE_BUCKET',
  'MEDIA_STORE_ACCESS_KEY_ID',
  'MEDIA_STORE_SECRET_ACCESS_KEY',
] as const;

/** The store that the variables name, or what is wrong with them. */
export function storeLocationOf(values: StoreValues, dataDir: string): StoreLocation | readonly string[] {
  if (values.MEDIA_STORE === 'folder') {
    const { MEDIA_STORE_FOLDER: folder } = values;
    return { kind: 'folder', folder: folder === undefined ? resolve(dataDir, 'media') : resolve(folder) };
  }
  const missing = REQUIRED_FOR_S3.filter((name) => values[name] === undefined);
  if (missing.length > 0) return missing.map((name) => `${name}: expected a value, as MEDIA_STORE is s3`);
  return {
    kind: 's3',
    endpoint: values.MEDIA_STORE_ENDPOINT ?? '',
    region: values.MEDIA_STORE_REGION ?? 'us-east-1',
    bucket: values.MEDIA_STORE_BUCKET ?? '',
    prefix: values.MEDIA_STORE_PREFIX,
    accessKeyId: values.MEDIA_STORE_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.MEDIA_STORE_SECRET_ACCESS_KEY ?? '',
  };
}
