import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Measuring } from '../../analytics/measuring.ts';
import type { ShownItems } from '../../personal/personal-fields.ts';
import type { RightsClass } from '../../personal/stand-in.ts';
import type { SessionProfile } from '../../session/profile-query.ts';
import type { PageSources } from '../gateway/repeat-calls.ts';
import type { PageDocument } from './page-document.ts';

/** The address to which a page redirected. */
export interface PageRedirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
  /** Set-Cookie values. */
  readonly cookies: readonly string[];
}

/** A page that a health warning covers: the warning is shown in its place, with its status. */
export interface CoveredPage {
  readonly kind: 'covered';
  readonly status: number;
  readonly region: HealthWarningRegion;
}

/** The sources of a page. The page stays the same while they stay the same. */
interface PageOrigin {
  readonly sources: PageSources;
  /** The brand, with its flags as they were. */
  readonly tenant: Tenant;
  /** Whether it sold memberships then. */
  readonly sellsMemberships: boolean;
  /** Ms since 1970. */
  readonly madeAt: number;
}

/** A rendered page. */
export interface MadeDocument {
  readonly kind: 'document';
  readonly document: PageDocument;
  /** The items on a stand-in's page that a person may have marked; null if a call failed. */
  readonly shown?: ShownItems | null;
  /** Neither a stand-in nor a preview can render this page: it is about the person. */
  readonly needsPerson?: boolean;
  /** The sources of the page. Null for a page that is made for each request. */
  readonly origin?: PageOrigin | null;
}

/** A page of a session that is locked: nothing of it was rendered. */
export interface LockedPage {
  readonly kind: 'locked';
}

/** The result of making a page. */
export type MadePage = MadeDocument | CoveredPage | LockedPage | PageRedirect;

/** The facts of a request, besides its person, that a page is rendered from. */
export interface Visit {
  /** The query parameters that the page reads; and the whole query, which is empty for a shared page. */
  readonly search: { readonly read: string; readonly requested: string };
  /** The region whose health warning is due. */
  readonly due: HealthWarningRegion | null;
  readonly measuring: Measuring;
  /** The nonce for the scripts of a page that is made for one request; null for a page that may be sent again. */
  readonly nonce: string | null;
  /** The page was made once for every visitor of its key; left out for a page of one visit. */
  readonly isShared?: boolean;
  /** The class of rights for which the page is rendered, in the place of a session; left out on every other page. */
  readonly standIn?: RightsClass;
  /** The made-up person of a preview, in the place of a session's; null for a visitor. Left out on every other page. */
  readonly previewed?: { readonly profile: SessionProfile | null };
}
