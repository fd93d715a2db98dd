import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const S3 = {
  MEDIA_PLACES_ENDPOINT: 'https://s3.example.com',
  MEDIA_PLACES_ACCESS_KEY_ID: 'id',
  MEDIA_PLACES_SECRET_ACCESS_KEY: 'secret',
};
const placesOf = (variables: Record<string, string>) =>
  loadConfig({ DATABASE_URL: 'postgres://gateway@db/network', DATA_DIR: folder, ...variables }).mediaPlaces;

it('names folders and buckets where films stay', () => {
  expect(placesOf({})).toEqual([]);
  const variables = { MEDIA_PLACES: 'archive=/srv/films, vault=s3:old-films/hls/', ...S3 };
  expect(placesOf({ ...variables, MEDIA_PLACES_KNOWN_AS: 'vault=https://cdn.example.com/' })).toEqual([
    { name: 'archive', location: { kind: 'folder', folder: '/srv/films' }, knownAs: null },
    {
      name: 'vault',
      location: {
        kind: 's3',
        endpoint: 'https://s3.example.com',
        region: 'us-east-1',
        bucket: 'old-films',
        prefix: 'hls/',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      knownAs: 'https://cdn.example.com/',
    },
  ]);
});

it.each([
  [{ MEDIA_PLACES: '/srv/films' }, /MEDIA_PLACES: expected names with a folder or a bucket/],
  [{ MEDIA_PLACES: 'a=/x,a=/y' }, /MEDIA_PLACES: expected names/],
  [{ MEDIA_PLACES: 'Old films=/x' }, /MEDIA_PLACES: expected names/],
  [{ MEDIA_PLACES: 'vault=s3:films' }, /MEDIA_PLACES_ENDPOINT: expected a value, as MEDIA_PLACES names a bucket/],
  [
    { MEDIA_PLACES: 'a=/x', MEDIA_PLACES_KNOWN_AS: 'b=https://x/' },
    /MEDIA_PLACES_KNOWN_AS: expected names of MEDIA_PLACES/,
  ],
  [{ MEDIA_PLACES: 'a=/x', MEDIA_PLACES_KNOWN_AS: 'a=https://x' }, /MEDIA_PLACES_KNOWN_AS: expected/],
] as const)('refuses %j', (variables, expected) => {
  expect(() => placesOf(variables)).toThrow(expected);
});
