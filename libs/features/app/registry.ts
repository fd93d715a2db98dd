import type { Feature } from '@network/core/features/define-feature.ts';
import type { DialogId } from '@network/core/features/dialog-catalogue.ts';
import type { SlotName } from '@network/core/features/slot-catalogue.ts';
import { accountFeature } from '../account/feature.ts';
import { angelsFeature } from '../angels/feature.ts';
import { awardsFeature } from '../awards/feature.ts';
import { brandsFeature } from '../brands/feature.ts';
import { categoriesFeature } from '../categories/feature.ts';
import { commentsFeature } from '../comments/feature.ts';
import { channelsFeature } from '../channels/feature.ts';
import { dealsFeature } from '../deals/feature.ts';
import { errorsFeature } from '../errors/feature.ts';
import { downloadsFeature } from '../downloads/feature.ts';
import { favoritesFeature } from '../favorites/feature.ts';
import { facetedSearchFeature } from '../faceted-search/feature.ts';
import { giftsFeature } from '../gifts/feature.ts';
import { homeFeature } from '../home/feature.ts';
import { joinFeature } from '../join/feature.ts';
import { measuringFeature } from '../measuring/feature.ts';
import { membershipFeature } from '../membership/feature.ts';
import { legalFeature } from '../legal/feature.ts';
import { noticesFeature } from '../notices/feature.ts';
import { playlistsFeature } from '../playlists/feature.ts';
import { pictureSetsFeature } from '../picture-sets/feature.ts';
import { performersFeature } from '../performers/feature.ts';
import { relationshipFeature } from '../relationship/feature.ts';
import { requestsFeature } from '../requests/feature.ts';
import { ratingsFeature } from '../ratings/feature.ts';
import { reelsFeature } from '../reels/feature.ts';
import { recommendationsFeature } from '../recommendations/feature.ts';
import { searchFeature } from '../search/feature.ts';
import { showcasesFeature } from '../showcases/feature.ts';
import { topRatedFeature } from '../top-rated/feature.ts';
import { unlocksFeature } from '../unlocks/feature.ts';
import { wallFeature } from '../wall/feature.ts';
import { videosFeature } from '../videos/feature.ts';
import { welcomeFeature } from '../welcome/feature.ts';
import { watchFeature } from '../watch/feature.ts';
import { watchingFeature } from '../watching/feature.ts';
import { xsiteFeature } from '../xsite/feature.ts';

/**
 * Every feature of the product. A feature of a page flag is dropped from builds where the flag is off:
 * `import.meta.env.BUILT_FLAG_reels !== false ? reelsFeature : null`.
 */
export const registry = [
  homeFeature,
  videosFeature,
  watchFeature,
  performersFeature,
  searchFeature,
  import.meta.env.BUILT_FLAG_facetedSearch !== false ? facetedSearchFeature : null,
  topRatedFeature,
  categoriesFeature,
  import.meta.env.BUILT_FLAG_showcasesPage !== false ? showcasesFeature : null,
  import.meta.env.BUILT_FLAG_showAngels !== false ? angelsFeature : null,
  import.meta.env.BUILT_FLAG_awardsLink !== false ? awardsFeature : null,
  import.meta.env.BUILT_FLAG_reels !== false ? reelsFeature : null,
  import.meta.env.BUILT_FLAG_recombee !== false ? recommendationsFeature : null,
  import.meta.env.BUILT_FLAG_curator !== false ? wallFeature : null,
  brandsFeature,
  legalFeature,
  accountFeature,
  import.meta.env.BUILT_FLAG_relationshipStatus !== false ? relationshipFeature : null,
  downloadsFeature,
  joinFeature,
  giftsFeature,
  welcomeFeature,
  membershipFeature,
  watchingFeature,
  playlistsFeature,
  noticesFeature,
  favoritesFeature,
  xsiteFeature,
  requestsFeature,
  commentsFeature,
  ratingsFeature,
  channelsFeature,
  unlocksFeature,
  pictureSetsFeature,
  dealsFeature,
  measuringFeature,
  errorsFeature,
] as const satisfies readonly (Feature | null)[];

/** A feature of the registry, with the types of its own routes, dialogs and slots. */
export type RegisteredFeature = NonNullable<(typeof registry)[number]>;

type NamesOf<Part> = Part extends object ? keyof Part : never;
type OfferedSlot = NamesOf<RegisteredFeature['slots']> | NamesOf<RegisteredFeature['laterSlots']>;
type OfferedPart = NamesOf<RegisteredFeature['dialogs']> | OfferedSlot;
type MissingPart = Exclude<DialogId | SlotName, OfferedPart>;

// Does not compile while a dialog or slot is declared that no feature offers; the error names it.
true satisfies [MissingPart] extends [never] ? true : MissingPart;

/** The features of this build. */
export const builtFeatures: readonly RegisteredFeature[] = registry.filter((feature) => feature !== null);
