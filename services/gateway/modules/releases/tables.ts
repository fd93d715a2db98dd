import type { ColumnType } from 'kysely';

/** The text of an operation that a brand sends by its hash. */
export interface OperationDocumentsTable {
  /** SHA-256 of the text, hex. */
  hash: string;
  text: string;
  /** The last time. */
  registered_at: Date;
}

/** A release of a brand, registered before it goes live. Moments are UTC. */
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
  /** By this tenant, in whichever release; to the hour. */
  first_used_at: Date | null;
  last_used_at: Date | null;
}

/** Tables of the releases module. */
export interface ReleasesTables {
  operation_documents: OperationDocumentsTable;
  brand_releases: BrandReleasesTable;
  release_documents: ReleaseDocumentsTable;
  active_releases: ActiveReleasesTable;
}
