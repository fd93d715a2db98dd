import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isPreviewPerson, type PreviewPerson, previewViewer } from '@network/access/preview/preview-people.ts';
import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { siteIds } from '../config/known-network.ts';
import type { GatewayServices } from '../services.ts';
import { isBrandKey } from './brand-key.ts';
import { readBrowserSecret } from './browser-secret.ts';
import { GatewayError } from './gateway-error.ts';
import { type OpenPreview, readPreview } from './preview-token.ts';
import { readRights } from './stand-in.ts';

/** The preview of a member of staff, and the person as whom they see it. */
export interface CallerPreview extends OpenPreview {
  readonly person: PreviewPerson;
}

/** The caller, as far as the gateway trusts the headers: a call that names no brand is a visitor of no tenant. */
export interface Caller {
  readonly tenant: Tenant | null;
  readonly area: 'tour' | 'members';
  readonly sessionId: string | null;
  /** The secret of the browser; null before one was issued, and on tour hosts. */
  readonly browser: string | null;
  /** The id of the page for which a brand server makes this call and others; null for every other call. */
  readonly pageId: string | null;
  /** The rights in whose name a brand server renders a page for everybody who has them; such a call has no session. */
  readonly standIn: Viewer | null;
  /** A page as a draft would make it. There is no session then, and but for a visitor a stand-in. */
  readonly preview: CallerPreview | null;
  /** The brand's release, as its server names it; for the log. */
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
 * of all; and what `readRights` and `readPreview` throw
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
      preview: null,
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
  const preview = previewOf(tenant, { token: header('x-preview'), person: header('x-preview-as'), area }, services);
  const standIn =
    preview !== null
      ? viewerIn(preview, tenant)
      : rights === null
        ? null
        : readRights(config.secrets, tenant.id, rights, clock.now());
  // A tour host has no session, whatever is sent along, and neither a stand-in nor a preview is about a person.
  const isOfPerson = area === 'members' && standIn === null && preview === null;
  return {
    tenant,
    area,
    sessionId: isOfPerson ? matching('x-session', SESSION_ID) : null,
    browser: isOfPerson ? readBrowserSecret(header('x-browser')) : null,
    pageId: standIn === null || preview !== null ? matching('x-page', PAGE_ID) : null,
    standIn,
    preview,
    release: matching('x-release', RELEASE),
    clientAddress: address !== null && isIP(address) !== 0 ? address : null,
    country: matching('x-client-country', COUNTRY),
    region: matching('x-client-region', REGION),
  };
}

/** @throws GatewayError as `readPreview` */
function previewOf(
  tenant: Tenant,
  sent: { readonly token: string | null; readonly person: string | null; readonly area: Caller['area'] },
  { config, clock }: Pick<GatewayServices, 'config' | 'clock'>,
): CallerPreview | null {
  if (sent.token === null) return null;
  const opened = readPreview(config.secrets, tenant.id, sent.token, clock.now());
  // Everybody on a tour host is a visitor.
  return { ...opened, person: sent.area === 'members' && isPreviewPerson(sent.person) ? sent.person : 'visitor' };
}

function viewerIn({ person }: CallerPreview, tenant: Tenant): Viewer | null {
  return person === 'visitor' ? null : previewViewer(person, { tenant, everySite: siteIds() });
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
