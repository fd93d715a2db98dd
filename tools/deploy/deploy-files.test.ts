import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrandNames } from '../start/brand-names.ts';
import { readTenant } from '../start/read-settings.ts';
import { deployFilesOf } from './brand-parts.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

const compose = read('deploy/compose.yaml');
const offered = namesIn(read('deploy/.env.example'), /^([A-Z][A-Z0-9_]*)=/gm);
const known = namesIn(read('.env.example'), /^([A-Z_]+)=/gm);
const brands = readBrandNames(root);

/** What reads the variables of each kind of server. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  gateway: globSync('services/gateway/config/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts')),
  brand: ['libs/core/server/server-config.ts'],
  console: ['services/console/server/console-config.ts'],
};

/** Not set by compose.yaml: the images and what they mount say it, or it is of development alone. */
const OF_IMAGES = ['NODE_ENV', 'HOST', 'PORT', 'GATEWAY_HOST', 'GATEWAY_PORT', 'DATA_DIR', 'MEDIA_STORE_FOLDER'];
const OF_DEVELOPMENT = ['BILLER_PORT', 'TENANTS_DIR', 'SEED_DEMO'];
const PROGRAMS_OF_IMAGE = ['FFMPEG_PATH', 'FFPROBE_PATH'];
/** A brand server and a console have keys of their own instead. */
const SECRETS_OF_GATEWAY = ['BRAND_SECRET'];

/** Variables of the server of one brand. */
const OF_EACH_BRAND = /^ {6}(BRAND_KEY|RELEASE):/gm;

/** The commands with containers that somebody reads. */
const containerCommands = ['deploy/README.md', ...globSync('docs/how-to/*.md', { cwd: root })].flatMap(
  (path) => read(path).match(/docker compose [^`\n]+/g) ?? [],
);

/** Paths in the container of a gateway that a command names and that are no volume: everything else is read-only, or not there. */
function pathsOutsideVolumes(command: string): string[] {
  const [, gateway = ''] = /\nx-gateway: &([^]*?)\n\n/.exec(compose) ?? [];
  const mounts = /\s-v "?[^\s":]+:(\/[^\s":]+)\S*/g;
  const volumes = [...namesIn(gateway, /'[\w-]+:(\/[^:']+)'/g), ...namesIn(command, mounts)];
  const named = namesIn(command.replaceAll(mounts, ''), /(?:\s|\s[\w-]+:)(\/[\w./-]+)/g);
  return named.filter((path) => !volumes.some((volume) => path === volume || path.startsWith(`${volume}/`)));
}

describe('deploy/', () => {
  it.each(Object.keys(READERS))('passes every variable of .env.example that a %s reads', (kind) => {
    const source = [...(READERS[kind] ?? []), 'libs/server/monitoring/variables.ts'].map(read).join('\n');
    const reads = namesIn(source, /^\s+([A-Z_]{3,}):/gm).filter((name) => known.includes(name));
    const [, block = ''] = new RegExp(`\\nx-${kind}: &([^]*?)\\n\\n`).exec(compose) ?? [];
    // What differs between brands is with their servers.
    const passed = [
      ...namesIn(block, /^ {4}([A-Z_]+):/gm),
      ...(kind === 'brand' ? namesIn(compose, OF_EACH_BRAND) : []),
    ];
    const elsewhere = [...OF_IMAGES, ...OF_DEVELOPMENT, ...PROGRAMS_OF_IMAGE];
    if (kind !== 'gateway') elsewhere.push(...SECRETS_OF_GATEWAY);
    expect(reads.length).toBeGreaterThan(10);
    expect(reads.filter((name) => !passed.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });

  it.each(['gateway', 'brand', 'console'])(
    'gives a unit of the %s its variables by a file, whichever there are',
    (kind) => {
      expect(read(`deploy/systemd/network-${kind}@.service`)).toMatch(/^EnvironmentFile=\/etc\/network\//m);
    },
  );

  it('has files brought into containers by volumes, whichever command the documentation gives', () => {
    const run =
      'docker compose -f deploy/compose.yaml run --rm -v "$PWD/content:/content:ro" media-worker media import';
    expect(pathsOutsideVolumes('docker compose cp ./content gateway-a:/tmp/content')).toEqual(['/tmp/content']);
    expect(pathsOutsideVolumes('docker compose exec gateway-a node operations.mjs backup /data/rows')).toEqual([]);
    expect(pathsOutsideVolumes(`${run} /content`)).toEqual([]);
    expect(pathsOutsideVolumes(`${run} /contents`)).toEqual(['/contents']);
    expect(containerCommands.filter((command) => command.includes(' -v ')).length).toBeGreaterThan(0);
    expect(containerCommands.flatMap(pathsOutsideVolumes)).toEqual([]);
  });

  it('.env.example has what compose.yaml reads, and nothing else', () => {
    expect(offered).toEqual(namesIn(compose, /\$\{([A-Z][A-Z0-9_]*)/g));
  });

  it('has every brand of apps/, as its configuration says (else run `npx node tools/deploy/main.ts`)', async () => {
    const files = deployFilesOf(root, await Promise.all(brands.map((name) => readTenant(root, name))));
    expect([...files.keys()].toSorted()).toEqual([
      'deploy/.env.example',
      'deploy/compose.yaml',
      'deploy/observability/prometheus.yml',
    ]);
    for (const [file, text] of files) expect(read(file)).toBe(text);
  });

  it.each(brands)('runs %s by its name, twice, from one definition with an image and a key of its own', (brand) => {
    const [, service = ''] =
      new RegExp(`\n  ${brand}-a: &${brand}\n([^]*?)\n  ${brand}-b: \\*${brand}\n`).exec(compose) ?? [];
    const name = brand.toUpperCase();
    for (const line of [
      '<<: *brand',
      `profiles: [${brand}]`,
      `image: network-${brand}:\${${name}_RELEASE:-latest}`,
      '<<: *brand-environment',
      `BRAND_KEY: \${${name}_KEY:-}`,
    ]) {
      expect(service).toContain(`${line}\n`);
    }
    expect(service).toContain(`dockerfile: deploy/brand.Dockerfile, args: { BRAND: ${brand} }`);
    expect(compose).toContain(`      ${name}_HOSTS: \${${name}_HOSTS:-}\n`);
    for (const one of ['a', 'b'])
      expect(read('deploy/observability/prometheus.yml')).toContain(`'${brand}-${one}:4200'`);
  });

  it('has the proxy send a brand to both of its servers, and serve the brands that run', () => {
    const proxy = read('deploy/Caddyfile');
    expect(proxy).toContain('reverse_proxy {args[0]} {args[1]} {');
    expect(proxy).toContain('import {$SITES:/etc/caddy/sites}/*.caddy');
    expect(compose).toMatch(/BRANDS: \$\{COMPOSE_PROFILES:\?/);
    expect(compose).toContain("'./start-proxy:/etc/caddy/start-proxy:ro'");
    expect(read('deploy/.env.example')).toContain(`\nCOMPOSE_PROFILES=${brands.join(',')}\n`);
  });

  it('gives servers only variables that they know', () => {
    const [ofServers = ''] = compose.split('\nservices:');
    const variables = namesIn(ofServers, /^ {4}([A-Z_]+):/gm);
    expect(variables.length).toBeGreaterThan(10);
    expect(variables.filter((name) => !known.includes(name))).toEqual([]);
    const inUnits = globSync('deploy/**/*.{service,Dockerfile}', { cwd: root }).flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => /^(?:Environment=|ENV )/.test(line))
        .flatMap((line) => namesIn(line, /\b([A-Z_]+)=/g)),
    );
    expect(inUnits.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('strips at the proxy every header by which a brand server speaks for a visitor', () => {
    const trusted = namesIn(read('services/gateway/http/caller.ts'), /(?:header|matching)\('(x-[a-z-]+)'/g);
    expect(trusted).toContain('x-session');
    const stripped = namesIn(read('deploy/Caddyfile').toLowerCase(), /request_header -(x-[a-z*-]+)/g);
    const isStripped = (name: string): boolean =>
      stripped.some((each) => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))));
    expect([...trusted, 'x-geo-country', 'x-geo-region'].filter((name) => !isStripped(name))).toEqual([]);
  });

  it.each(['gateway', 'brand', 'console'])('has an image and a unit for %s', (kind) => {
    expect(read(`deploy/${kind}.Dockerfile`)).toContain(`npm run package -- ${kind === 'brand' ? '"$BRAND"' : kind}`);
    expect(read(`deploy/systemd/network-${kind}@.service`)).toContain('ProtectSystem=strict');
    expect(compose).toContain(`deploy/${kind}.Dockerfile`);
  });

  it.each(['gateway', 'console'])('has services and a site for %s', (kind) => {
    for (const one of ['a', 'b']) {
      expect(compose).toContain(`\n  ${kind}-${one}: *${kind}\n`);
      expect(read('deploy/Caddyfile')).toContain(`${kind}-${one}:`);
      expect(read('deploy/observability/prometheus.yml')).toContain(`'${kind}-${one}:`);
    }
  });

  it('has a worker that prepares films, with what that takes, so that gateways prepare none', () => {
    const unit = read('deploy/systemd/network-media-worker.service');
    expect(unit).toContain('ExecStart=/usr/bin/node operations.mjs media work');
    expect(unit).toContain('ProtectSystem=strict');
    expect(compose).toContain("command: ['node', 'operations.mjs', 'media', 'work']");
    expect(compose).toContain("MEDIA_WORKER: '0'");
    expect(read('deploy/gateway.Dockerfile')).toMatch(/apt-get install .*ffmpeg/);
  });

  it('has packages of the workflow by their names, none of which is written down there', () => {
    const workflow = read('.github/workflows/ci.yml');
    for (const brand of brands) expect(workflow).not.toMatch(new RegExp(`\\b${brand}\\b`));
  });
});
