import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { readListenHosts } from './listen-hosts.ts';
import { RENDER_LIMITS, type RenderLimits } from './pages/render-places.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that can't be used; its message names it and says what was expected. */
export class ServerConfigurationError extends Error {
  override readonly name = 'ServerConfigurationError';
}

/** The configuration of a brand server, from its environment. */
export interface ServerConfig {
  /** With the addresses that really answer. */
  readonly tenant: Tenant;
  readonly port: number;
  /** Addresses to listen on. */
  readonly hosts: readonly string[];
  readonly gatewayUrl: string;
  /** Names the tenant to the gateway. */
  readonly brandKey: string;
  /** Peers, besides loopback unless others are named, whose region headers are believed. */
  readonly trustedProxies: BlockList;
  /** True when the environment names the proxies: then they are believed about a client's address, too. */
  readonly areProxiesNamed: boolean;
  /** Connections, or requests behind a named proxy, that one address may have under way at once. */
  readonly connectionsPerAddress: number;
  /** Bytes a second that a body has to come in by. */
  readonly lowestBodyRate: number;
  readonly isProduction: boolean;
  readonly logLevel: string;
  /** Where errors are reported; null switches reporting off. */
  readonly errorReportingUrl: string | null;
  /** How many pages may be under way at once. */
  readonly renderLimits: RenderLimits;
  /** Names this network to the survey service; null switches surveys off. */
  readonly surveyKey: string | null;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads the environment of one brand server.
 * @throws ServerConfigurationError, or TenantConfigurationError for an address
 */
export function readServerConfig(tenant: Tenant, env: Environment): ServerConfig {
  return {
    tenant: { ...tenant, urls: effectiveUrls(tenant, env) },
    port: readPort(env),
    hosts: readListenHosts(env['HOST']),
    gatewayUrl: readGatewayUrl(env),
    brandKey: readBrandKey(tenant.id, env),
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    areProxiesNamed: Boolean(env['TRUSTED_PROXIES']),
    connectionsPerAddress: readCount(env, 'MAX_CONNECTIONS_PER_ADDRESS', 256),
    lowestBodyRate: readCount(env, 'LOWEST_BODY_RATE', 1_024),
    isProduction: env['NODE_ENV'] === 'production',
    logLevel: readLogLevel(env),
    errorReportingUrl: readErrorReportingUrl(env['ERROR_REPORTING_URL']),
    renderLimits: {
      visitors: readCount(env, 'RENDERS_OF_VISITORS', RENDER_LIMITS.visitors),
      members: readCount(env, 'RENDERS_OF_MEMBERS', RENDER_LIMITS.members),
      perClient: readCount(env, 'RENDERS_PER_CLIENT', RENDER_LIMITS.perClient),
    },
    surveyKey: readSurveyKey(env['ITERATE_API_KEY']),
  };
}

function readPort(env: Environment): number {
  const text = env['PORT'] || '4200';
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw expected('PORT', 'a port number from 0 to 65535', text);
  return port;
}

function readCount(env: Environment, name: string, otherwise: number): number {
  const text = env[name] || String(otherwise);
  if (!/^[1-9]\d{0,6}$/.test(text)) throw expected(name, 'a whole number from 1 to 9999999', text);
  return Number(text);
}

function readGatewayUrl(env: Environment): string {
  const text = env['GATEWAY_URL'] || `http://127.0.0.1:${env['GATEWAY_PORT'] || '4000'}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.pathname !== '/' || url.search) {
    throw expected('GATEWAY_URL', 'an http or https origin such as http://127.0.0.1:4000', text);
  }
  return url.origin;
}

/** The key itself, or made of the gateway's secret where both run on one machine. */
function readBrandKey(tenantId: string, env: Environment): string {
  const key = env['BRAND_KEY'];
  if (key) {
    if (!/^[0-9a-f]{64}$/.test(key)) throw expected('BRAND_KEY', '64 hexadecimal digits', '(not shown)');
    return key;
  }
  const secret = env['BRAND_SECRET'];
  if (!secret) throw new ServerConfigurationError('BRAND_KEY: expected the key that names this brand to the gateway');
  return createHmac('sha256', secret).update(tenantId).digest('hex');
}

function readProxies(text: string | undefined): BlockList {
  const list = new BlockList();
  for (const entry of (text || '127.0.0.0/8,::1').split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    const prefix = Number(bits);
    const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && prefix <= (version === 4 ? 32 : 128));
    if (version === 0 || !isPrefix) throw expected('TRUSTED_PROXIES', 'addresses or ranges such as 10.0.0.0/8', entry);
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, prefix, family);
  }
  return list;
}

function readErrorReportingUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url !== null && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:')) return url.href;
  throw new ServerConfigurationError('ERROR_REPORTING_URL: expected an https address that takes reports as JSON');
}

function readSurveyKey(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^[\w.-]{16,1024}$/.test(text)) throw expected('ITERATE_API_KEY', 'the embed key of an account', '(not shown)');
  return text;
}

function readLogLevel(env: Environment): string {
  const level = env['LOG_LEVEL'] || 'info';
  if (!LOG_LEVELS.includes(level)) throw expected('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, level);
  return level;
}

function expected(variable: string, what: string, got: string): ServerConfigurationError {
  return new ServerConfigurationError(`${variable}: expected ${what}, got "${got}"`);
}
