import { resolve } from 'node:path';
import { z } from 'zod';
import { origin } from '@network/server/configuration/expectations.ts';
import { isPlaceName } from '../store/places/place-key.ts';
import type { MediaPlace } from '../store/places/store-with-places.ts';

const text = z.string().min(1, 'expected a text').optional();

/** Variables that say where films lie that are named and not sent. */
export const placesVariables = {
  MEDIA_PLACES: z.string().optional(),
  MEDIA_PLACES_KNOWN_AS: z.string().optional(),
  MEDIA_PLACES_ENDPOINT: origin.optional(),
  MEDIA_PLACES_REGION: text,
  MEDIA_PLACES_ACCESS_KEY_ID: text,
  MEDIA_PLACES_SECRET_ACCESS_KEY: text,
} as const;

type PlacesValues = z.output<z.ZodObject<typeof placesVariables>>;

const EXPECTED =
  'MEDIA_PLACES: expected names with a folder or a bucket, such as archive=/srv/films,vault=s3:old-films/hls/';
const BUCKET = /^s3:([a-z0-9][a-z0-9.-]{1,62})(?:\/((?:[^/]+\/)*))?$/;
const REQUIRED_FOR_S3 = [
  'MEDIA_PLACES_ENDPOINT',
  'MEDIA_PLACES_ACCESS_KEY_ID',
  'MEDIA_PLACES_SECRET_ACCESS_KEY',
] as const;

/** The places that the variables name, or what is wrong with them. */
export function mediaPlacesOf(values: PlacesValues): readonly MediaPlace[] | { readonly problems: readonly string[] } {
  const named = pairsOf(values.MEDIA_PLACES ?? '');
  const known = pairsOf(values.MEDIA_PLACES_KNOWN_AS ?? '');
  if (named === null || new Set(named.map(([name]) => name)).size < named.length) return { problems: [EXPECTED] };
  const addresses = known === null ? null : new Map(known);
  const names = named.map(([name]) => name);
  if (addresses === null || [...addresses].some(([name, address]) => !names.includes(name) || !isBase(address))) {
    const example = 'archive=https://cdn.example.com/films/';
    return { problems: [`MEDIA_PLACES_KNOWN_AS: expected names of MEDIA_PLACES with an address, such as ${example}`] };
  }
  if (named.some(([, where]) => where.startsWith('s3:'))) {
    const missing = REQUIRED_FOR_S3.filter((name) => values[name] === undefined);
    if (missing.length > 0)
      return { problems: missing.map((name) => `${name}: expected a value, as MEDIA_PLACES names a bucket`) };
  }
  const places = named.map(([name, where]) => placeOf(values, name, where, addresses.get(name) ?? null));
  return places.includes(null) ? { problems: [EXPECTED] } : places.flatMap((place) => place ?? []);
}

function placeOf(values: PlacesValues, name: string, where: string, knownAs: string | null): MediaPlace | null {
  if (!isPlaceName(name)) return null;
  if (!where.startsWith('s3:')) return { name, location: { kind: 'folder', folder: resolve(where) }, knownAs };
  const [, bucket, prefix = ''] = BUCKET.exec(where) ?? [];
  if (bucket === undefined) return null;
  const location = {
    kind: 's3',
    endpoint: values.MEDIA_PLACES_ENDPOINT ?? '',
    region: values.MEDIA_PLACES_REGION ?? 'us-east-1',
    bucket,
    prefix,
    accessKeyId: values.MEDIA_PLACES_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.MEDIA_PLACES_SECRET_ACCESS_KEY ?? '',
  } as const;
  return { name, location, knownAs };
}

/** `name=value,name=value` as pairs; null for anything else. */
function pairsOf(value: string): readonly (readonly [string, string])[] | null {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const pairs = parts.map((part) => /^([^=]+)=(.+)$/.exec(part));
  if (pairs.includes(null)) return null;
  return pairs.map((pair) => [pair?.[1]?.trim() ?? '', pair?.[2]?.trim() ?? ''] as const);
}

/** Whether addresses of files can begin so: an address with a `/` at its end. */
function isBase(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && address.endsWith('/');
}
