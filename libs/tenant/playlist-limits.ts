/** What a member may put together in lists of films; lengths in characters. A deleted list can be restored for a day. */
export const PLAYLISTS = {
  most: 200,
  mostFilms: 500,
  longestName: 80,
  longestDescription: 500,
  restorableMs: 86_400_000,
} as const;
