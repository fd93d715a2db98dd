/**
 * The folders of DATA_DIR whose files belong to rows, and are in a backup with them. A store of files in a folder adds its
 * name here. The rest of DATA_DIR is the product's own PostgreSQL, secrets, and what can be made again.
 */
export const STORED_FOLDERS: readonly StoredFolder[] = [
  // Pictures that people sent with a request; those on their way belong to no row yet.
  { name: 'requests', without: ['incoming'] },
  // Films and pictures of staff, with their originals, where MEDIA_STORE is a folder of DATA_DIR; uploads are under way.
  { name: 'media', without: ['uploads'] },
];

export interface StoredFolder {
  /** One name, without a path. */
  readonly name: string;
  /** Folders directly inside that are left out. */
  readonly without: readonly string[];
}
