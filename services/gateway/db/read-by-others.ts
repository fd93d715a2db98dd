/** The queries of another module's table that are left, each with the reason why it is not cut (decision 0141). */
export const READ_BY_OTHERS: readonly string[] = [
  // The built-in recommender takes items in by one statement over both tables; reels are above it.
  'modules/browsing/recommendations/items/sync-reels.ts queries reels of modules/browsing/reels',
  // Facts of a membership are read in one statement, and the period of its plan is one of them; billing is above it.
  'modules/money/membership/membership-repository.ts queries plans of modules/money/billing',
];
