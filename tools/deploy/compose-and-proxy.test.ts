import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MONITORING_PATHS } from '@network/server/monitoring/monitoring.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

const compose = read('deploy/compose.yaml');
const proxy = read('deploy/Caddyfile');
const [, services = '', rest = ''] = /\nservices:\n([^]*?)\nvolumes:\n([^]*)$/.exec(compose) ?? [];
const names = found(services, /^ {2}([a-z][a-z-]*):/gm);

/** The port that the image of each kind of server listens on, as its Dockerfile says in three places. */
const PORTS = new Map(
  ['gateway', 'console', 'brand'].map((kind) => [kind, portOf(read(`deploy/${kind}.Dockerfile`))] as const),
);

function portOf(dockerfile: string): string {
  const ports = found(dockerfile, /(?:EXPOSE |_PORT=|\sPORT=|localhost:)(\d+)/g);
  if (ports.length !== 1) throw new Error(`A Dockerfile says more than one port: ${ports.join(', ')}`);
  return ports[0] ?? '';
}

/** The port that a service listens on, by its name: those of brands have the names of brands. */
const portOfService = (name: string): string | undefined =>
  names.includes(name) ? PORTS.get(/^(gateway|console)-/.exec(name)?.[1] ?? 'brand') : undefined;

describe('deploy/compose.yaml', () => {
  it('builds images of Dockerfiles that are there, each with a health check of a route that servers have', () => {
    const dockerfiles = found(compose, /dockerfile: (\S+?)[,\s]/g);
    expect(dockerfiles).toHaveLength(3);
    for (const file of dockerfiles) {
      expect(existsSync(join(root, file))).toBe(true);
      const [path = ''] = found(read(file), /HEALTHCHECK .*localhost:\d+(\/\w+)/g);
      expect(MONITORING_PATHS).toContain(path);
    }
  });

  it('refers to nothing that it does not define: templates, volumes, services', () => {
    const anchors = found(compose, /&([\w-]+)$/gm);
    expect(found(compose, /(?:<<: |: )\*([\w-]+)/g).filter((name) => !anchors.includes(name))).toEqual([]);
    const [, volumes = ''] = /^([^]*?)\nnetworks:/.exec(rest) ?? [];
    const defined = found(volumes, /^ {2}([a-z-]+):/gm);
    const mounted = [...found(compose, /'(?:\$\{\w+:-)?([a-z-]+)\}?:\/[^']+'/g)];
    expect(mounted).toEqual(defined);
    expect(found(compose, /^ {6}([a-z-]+): \{ condition: /gm).filter((name) => !names.includes(name))).toEqual([]);
    for (const file of found(compose, /'\.\/([\w-]+):/g)) expect(existsSync(join(root, 'deploy', file))).toBe(true);
  });

  it('lets the servers trust the network that it gives them, and call the gateways by the proxy', () => {
    const [subnet = ''] = found(rest, /subnet: ([\d./]+)/g);
    expect(found(compose, /TRUSTED_PROXIES: (\S+)/g)).toEqual([subnet]);
    const inside = found(compose, /GATEWAY_URL: (http:\S+)/g);
    expect(inside).toHaveLength(1);
    expect(proxy).toContain(`\n${inside[0]} {\n`);
    // Nobody else reaches that site, which strips nothing.
    expect(found(services, /ports: \[(.*)\]/g)).toEqual(["'80:80', '443:443', '443:443/udp'"]);
  });
});

describe('deploy/Caddyfile', () => {
  it('sends requests to services of compose.yaml, at the ports that they listen on', () => {
    const sites = `${proxy}\n${read('deploy/start-proxy').replaceAll('%s-', 'vixen-')}`;
    const upstreams = [...new Set(sites.match(/\b[a-z]+-[ab]:\d+/g))];
    expect(upstreams).toHaveLength(6);
    for (const [name = '', port] of upstreams.map((each) => each.split(':')))
      expect([name, portOfService(name)]).toEqual([name, port]);
  });

  it('asks servers whether they are ready, and keeps what they answer monitors with to itself', () => {
    expect(MONITORING_PATHS).toContain(found(proxy, /health_uri (\S+)/g)[0]);
    expect(proxy).toContain('@internal path /metrics\n\trespond @internal 404');
    // A site of strangers without these lines would let them speak for others.
    const sites = proxy.split(/^(?=\S.* \{$)/m).filter((block) => block.includes('reverse_proxy'));
    expect(sites.filter((block) => !block.includes('import strangers')).map((block) => block.split(' {')[0])).toEqual([
      'http://proxy:4000',
    ]);
  });

  it('has the hosts and the variables that compose.yaml gives it', () => {
    const [, environment = ''] = /\n {2}proxy:\n[^]*?environment:\n([^]*?)\n {4}ports:/.exec(services) ?? [];
    const passed = found(environment, /^ {6}([A-Z_]+):/gm);
    const used = found(proxy, /\{\$([A-Z_]+)/g);
    expect(used).toEqual(['API_HOST', 'CONSOLE_HOST', 'GEO_COUNTRY', 'GEO_REGION', 'SITES']);
    expect(used.filter((name) => !passed.includes(name))).toEqual([]);
    expect(compose).toContain('GATEWAY_URL: https://${API_HOST:?}');
    expect(compose).toContain('CONSOLE_URL: https://${CONSOLE_HOST:?}');
  });

  it('serves the pictures and previews that the gateway serves to everybody, and nothing else without a cookie', () => {
    const [paths = ''] = found(proxy, /@media path (.+)/g);
    const routes = read('services/gateway/modules/content/media/routes.ts');
    expect(paths.split(' ').filter((path) => !routes.includes(`route('${path}'`))).toEqual([]);
  });
});
