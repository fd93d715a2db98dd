/** The visit of a person to a brand that is under way, or was the last one. */
export interface VisitsTable {
  user_id: string;
  tenant_id: string;
  began_at: Date;
  /** When the visit before it ended; null for the first one. */
  since: Date | null;
}
