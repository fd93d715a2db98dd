/** Is notified of the tables that have changed. */
export interface ChangeWatch {
  /** From now on every change is announced; what changed before was not. */
  readonly onListening: () => void;
  /** A transaction that changed rows of this table has ended well. */
  readonly onChange: (table: string) => void;
  /** Changes may have been missed since the last announcement. */
  readonly onLost: () => void;
}

/** Begins to listen, and goes on until the database is closed. */
export type ListenForChanges = (watch: ChangeWatch) => void;

/** The channel of the database on which tables announce their changes. */
export const CHANGES = 'table_changes';
