/**
 * Every feature of the product. `features/app/registry.ts` has a row for each, or it does not compile; the folder of a
 * feature has the name of its id in kebab-case.
 */
export type FeatureId =
  | 'home'
  | 'videos'
  | 'watch'
  | 'performers'
  | 'search'
  | 'favorites'
  | 'xsite'
  | 'topRated'
  | 'facetedSearch'
  | 'awards'
  | 'categories'
  | 'showcases'
  | 'angels'
  | 'brands'
  | 'legal'
  | 'account'
  | 'downloads'
  | 'requests'
  | 'comments'
  | 'ratings'
  | 'join'
  | 'welcome'
  | 'membership'
  | 'watching'
  | 'channels'
  | 'unlocks'
  | 'pictureSets'
  | 'errors';
