import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readBrandNames } from '../start/brand-names.ts';
import { readTenant } from '../start/read-settings.ts';

type Deployed = Pick<Tenant, 'id' | 'urls'>;

/** What a file of deploy/ has of each brand, between two lines that say so. */
interface BrandPart {
  readonly file: string;
  /** The line before it begins with this, and the line after it with `END`. */
  readonly begin: string;
  readonly write: (brands: readonly Deployed[]) => string;
}

const END = '# End of the brands.';
const variable = ({ id }: Deployed, name: string): string => `${id.toUpperCase()}_${name}`;
const hostOf = (url: string | undefined): string => (url === undefined ? '' : new URL(url).host);

/** Two servers, by one definition; the profile has the brand's name, so that naming brands is running them. */
const servers = (brand: Deployed): string => `
  ${brand.id}-a: &${brand.id}
    <<: *brand
    profiles: [${brand.id}]
    image: network-${brand.id}:\${${variable(brand, 'RELEASE')}:-latest}
    build: { context: .., dockerfile: deploy/brand.Dockerfile, args: { BRAND: ${brand.id} } }
    environment:
      <<: *brand-environment
      BRAND_KEY: \${${variable(brand, 'KEY')}:-}
      RELEASE: \${${variable(brand, 'RELEASE')}:-}
  ${brand.id}-b: *${brand.id}
`;

const hosts = (brand: Deployed): string =>
  ['HOSTS', 'ASSETS_HOST']
    .map((name) => variable(brand, name))
    .map((name) => `      ${name}: \${${name}:-}\n`)
    .join('');

const values = (brand: Deployed): string =>
  [
    '',
    `${variable(brand, 'KEY')}=`,
    `${variable(brand, 'RELEASE')}=latest`,
    `${variable(brand, 'HOSTS')}=${hostOf(brand.urls.tour)},${hostOf(brand.urls.members)}`,
    `${variable(brand, 'ASSETS_HOST')}=${hostOf(brand.urls.assets)}`,
    '',
  ].join('\n');

const each =
  (write: (brand: Deployed) => string) =>
  (brands: readonly Deployed[]): string =>
    brands.map(write).join('');

const PARTS: readonly BrandPart[] = [
  { file: 'deploy/compose.yaml', begin: '  # The servers of the brands', write: each(servers) },
  { file: 'deploy/compose.yaml', begin: '      # The hosts of the brands', write: each(hosts) },
  {
    file: 'deploy/.env.example',
    begin: '# The brands that run here',
    write: (brands) => `COMPOSE_PROFILES=${brands.map(({ id }) => id).join(',')}\n${each(values)(brands)}`,
  },
  {
    file: 'deploy/observability/prometheus.yml',
    begin: '          # The servers of the brands',
    write: each(({ id }) => `          - '${id}-a:4200'\n          - '${id}-b:4200'\n`),
  },
];

/** The files of deploy/ that name brands, as they have to be where there are these. */
export function deployFilesOf(root: string, brands: readonly Deployed[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, begin, write } of PARTS) {
    const text = files.get(file) ?? readFileSync(join(root, file), 'utf8');
    const [before, rest] = cut(text, `\n${begin}`, file);
    const [firstLine = '', ...lines] = rest.split('\n');
    const [, after] = cut(`\n${lines.join('\n')}`, END, file);
    const indent = /^ */.exec(begin)?.[0] ?? '';
    files.set(file, `${before}\n${begin}${firstLine}\n${write(brands)}${indent}${END}${after}`);
  }
  return files;
}

function cut(text: string, mark: string, file: string): readonly [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${file} has no line "${mark.trim()}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** Writes them by the folders of apps/. */
export async function writeDeployFiles(root: string): Promise<void> {
  const brands = await Promise.all(readBrandNames(root).map((name) => readTenant(root, name)));
  for (const [file, text] of deployFilesOf(root, brands)) writeFileSync(join(root, file), text);
}
