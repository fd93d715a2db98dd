import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../services.ts';
import { isBrandKey } from './brand-key.ts';
import { readBrowserSecret } from './browser-secret.ts';
import { GatewayError } from './gateway-error.ts';
import { readRights } from './stand-in.ts';

/** The caller, as far as the gateway trusts the headers: a call that names no brand is a visitor of no tenant. */
export interface Caller {
  readonly tenant: Tenant | null;
  readonly area: 'tour' | 'members';
  readonly sessionId: string | null;
  /** The secret of the browser (decision 0113); null before one was issued, and on tour hosts. */
  readonly browser: string | null;
  /** Of the page that a brand server makes with this call and others; null for every other call. */
  readonly pageId: string | null;
  /** The rights in whose name a brand server renders a page for everybody who has them; such a call has no session. */
  readonly standIn: Viewer | null;
  /** Of the brand, as its server calls itself; for the log. */
  readonly release: string | null;
  /** Null when a brand server calls for itself rather than for a visitor. */
  readonly clientAddress: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

const SESSION_ID = /^[A-Za-z0-9_-]{16,256}$/;
const PAGE_ID = /^[A-Za-z0-9-]{16,64}$/;
const RELEASE = /^[\w.-]{1,64}$/;
const COUNTRY = /^[A-Z]{2}$/;
const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/** A call named a brand that it has no right to name. */
export class WrongBrandKey extends GatewayError {
  constructor() {
    super('FORBIDDEN', 'errors.accessDenied', 'The brand key is not that of this tenant.');
  }
}

/** A brand server called for a tenant of which no release is active here. */
export class UnknownTenant extends GatewayError {
  readonly tenantId: string;
  constructor(tenantId: string) {
    super(
      'UNAVAILABLE',
      'errors.unavailable',
      `No release of ${tenantId} is active at this gateway: register and activate one.`,
    );
    this.tenantId = tenantId;
  }
}

/**
 * Reads the headers that a brand server adds; see docs/architecture.md.
 * @throws WrongBrandKey, or UnknownTenant: such a call must not be answered as if it had named no brand, with the films
 * of all; and what `readRights` throws
 */
export function callerOf(
  request: FastifyRequest,
  services: Pick<GatewayServices, 'config' | 'tenants' | 'clock'>,
): Caller {
  const header = (name: string): string | null => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const matching = (name: string, pattern: RegExp): string | null => {
    const value = header(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  const tenant = tenantOf(header('x-tenant'), header('x-brand-key'), services);
  if (tenant === null) {
    return {
      tenant,
      area: 'tour',
      sessionId: null,
      browser: null,
      pageId: null,
      standIn: null,
      release: null,
      clientAddress: request.ip,
      country: null,
      region: null,
    };
  }
  const area = header('x-area') === 'members' ? 'members' : 'tour';
  const address = header('x-client-address');
  const rights = area === 'members' ? header('x-rights') : null;
  const { config, clock } = services;
  const standIn = rights === null ? null : readRights(config.secrets, tenant.id, rights, clock.now());
  // A tour host has no session, whatever is sent along, and a stand-in is no person.
  const isOfPerson = area === 'members' && standIn === null;
  return {
    tenant,
    area,
    sessionId: isOfPerson ? matching('x-session', SESSION_ID) : null,
    browser: isOfPerson ? readBrowserSecret(header('x-browser')) : null,
    pageId: standIn === null ? matching('x-page', PAGE_ID) : null,
    standIn,
    release: matching('x-release', RELEASE),
    clientAddress: address !== null && isIP(address) !== 0 ? address : null,
    country: matching('x-client-country', COUNTRY),
    region: matching('x-client-region', REGION),
  };
}

function tenantOf(
  id: string | null,
  key: string | null,
  services: Pick<GatewayServices, 'config' | 'tenants'>,
): Tenant | null {
  if (id === null && key === null) return null;
  if (id === null || key === null || !isBrandKey(services.config.secrets.brands, id, key)) throw new WrongBrandKey();
  const tenant = services.tenants.find(id);
  if (tenant === null) throw new UnknownTenant(id);
  return tenant;
}
