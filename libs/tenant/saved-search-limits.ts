/** Saved searches: how many a person has on a brand, how long their texts are, and how long a deleted one can be restored. */
export const SAVED_SEARCHES = {
  most: 50,
  longestName: 80,
  longestText: 200,
  restorableMs: 86_400_000,
} as const;
