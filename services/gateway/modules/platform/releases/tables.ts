import type { ColumnType, Generated } from 'kysely';
import type { MultisiteGroup, SiteId } from '@network/tenant/sites.ts';

/** The text of an operation that a brand sends by its hash. */
export interface OperationDocumentsTable {
  /** SHA-256 of the text, hex. */
  hash: string;
  text: string;
  /** The last time. */
  registered_at: Date;
}

/** A release of a brand, registered before it goes live. Times are UTC. */
export interface BrandReleasesTable {
  tenant_id: string;
  release: string;
  registered_at: Date;
  /** Set when an operator has retired it; its own documents are no longer answered then. */
  retired_at: Date | null;
  /** The brand's configuration, as its build wrote it; null for a release that was registered without one. */
  tenant: ColumnType<unknown, string | null, never>;
}

/** The release of a brand whose configuration the gateway goes by. */
export interface ActiveReleasesTable {
  tenant_id: string;
  release: string;
  /** The one before it, for the way back. */
  previous_release: string | null;
  activated_at: Date;
}

/** A document of a release. */
export interface ReleaseDocumentsTable {
  tenant_id: string;
  release: string;
  hash: string;
  /** When this tenant first used it, in whichever release, to the hour. */
  first_used_at: Date | null;
  last_used_at: Date | null;
}

/** A site that a brand declares. What was declared once stays: films and subscriptions of it do. */
export interface SitesTable {
  id: SiteId;
  /** The brand that declares it. */
  tenant_id: string;
  name: string;
  abbreviation: string;
  offer_page_id: number;
  launched_on: ColumnType<Date, string, string>;
  /** The order of declaration, in which people see them. */
  position: Generated<number>;
}

/** A subscription that opens several sites, declared by a brand. */
export interface MultisitesTable {
  id: MultisiteGroup;
  tenant_id: string;
  sites: SiteId[];
}

/** The text of an operation that the console sends by its hash. */
export interface ConsoleDocumentsTable {
  /** SHA-256 of the text, hex. */
  hash: string;
  text: string;
  /** Since when the gateway that started last has a release of the console without it; null while that one sends it. */
  left_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Tables of the releases module. */
export interface ReleasesTables {
  operation_documents: OperationDocumentsTable;
  brand_releases: BrandReleasesTable;
  release_documents: ReleaseDocumentsTable;
  active_releases: ActiveReleasesTable;
  console_documents: ConsoleDocumentsTable;
  sites: SitesTable;
  multisites: MultisitesTable;
}
