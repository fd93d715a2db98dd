import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { DEALS_CAROUSEL_LIMIT } from '@network/tenant/constants.ts';

/** Who requests a page. */
type PageCaller = 'visitor' | 'member' | 'staff';

/** The query of a page, and its variables. */
export interface GrowthPage {
  readonly name: string;
  readonly caller: PageCaller;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Variables = Readonly<Record<string, unknown>>;

const traits = { hair: ['red'], nationality: ['pt', 'no'] };
const home = {
  dealLimit: DEALS_CAROUSEL_LIMIT,
  presentsChannels: true,
  presentsPerformers: true,
  presentsCategories: true,
  presentsStudios: true,
  heroMoves: false,
  opensWith: 'NEWEST',
  opening: 5,
  rows: ['latest', 'topRated', 'upcoming', 'mostViewed', 'free'].map((name) => ({ name, films: 12 })),
};
/** Marks of a page of films, as a browser requests them after a page that everybody shares. */
const marks = {
  videoIds: Array.from({ length: 24 }, (_, index) => `v-${index + 1}`),
  performerIds: ['p-1', 'p-2'],
  dealIds: [],
  sellsDeals: false,
  toContinue: 12,
};
const performer = { slug: 'performer-77', performers: ['performer-77'], order: 'NEWEST', presentsPictures: true };

/** Every listing, filtered and not, by the operations of their pages. */
const VISITORS: readonly (readonly [string, Variables])[] = [
  ['HomePage', home],
  ['VideosPage', { isFaceted: false, input: { page: 3 } }],
  ['VideosPage', { isFaceted: false, input: { page: 416 } }],
  ['VideosPage', { isFaceted: true, input: {} }],
  ['VideosPage', { isFaceted: true, input: { categories: ['category-7'] } }],
  ['VideosPage', { isFaceted: true, input: { traits, lengths: ['short'] } }],
  ['VideoPage', { slug: 'video-77' }],
  ['SearchPage', { query: 'light77', isFaceted: false, input: { search: 'light77 water' } }],
  ['QuickSearch', { query: 'li' }],
  ['PerformersPage', { isFaceted: false, input: {} }],
  ['PerformersPage', { isFaceted: true, input: { traits: { sex: ['F'] } } }],
  ['PerformerPage', { ...performer, page: 2 }],
  ['TopRatedPage', { page: 2 }],
  ['CategoriesPage', {}],
  ['BrandsPage', {}],
  ['AwardsPage', { page: 2, pageSize: 24 }],
  ['ShowcasesPage', {}],
  ['ShowcasePage', { slug: 'showcase-4', page: 2 }],
  ['AngelsPage', {}],
  ['WallPage', { page: 3 }],
  ['SiteVideosPage', { site: 'milfy', page: 3, order: 'NEWEST', presentsSite: true }],
  ['SitePerformersPage', { site: 'milfy', page: 2 }],
  ['ChannelsPage', { input: {} }],
  ['ChannelPage', { slug: 'channel-2' }],
  ['ChannelVideosPage', { slug: 'channel-2', page: 3 }],
  ['ChannelPackPage', { channel: 'channel-2', pack: 'pack-1', page: 3 }],
  ['AllChannelVideosPage', { page: 3 }],
];

const MEMBERS: readonly (readonly [string, Variables])[] = [
  ['PersonalPart', marks],
  ['HomePage', home],
  ['VideosPage', { isFaceted: true, input: {} }],
  ['VideoPage', { slug: 'video-77' }],
  ['SearchPage', { query: 'light77', isFaceted: false, input: { search: 'light77 water' } }],
  ['PerformersPage', { isFaceted: false, input: {} }],
  ['WatchHistory', { page: 2 }],
  ['FavoritesOverview', {}],
  ['FavoriteVideosPage', { page: 2 }],
  ['AccountPage', {}],
  ['MembershipPage', {}],
];

const MEMBER_SEARCH = `query ($by: MemberSearch!, $text: String!) {
  members(by: $by, text: $text) { members { id email displayName } nextCursor } }`;
const STAFF: readonly (readonly [string, Variables])[] = [
  ['Members', { by: 'email', text: 'person0000' }],
  ['Members', { by: 'email', text: 'person00000042@example.com' }],
  ['Members', { by: 'name', text: 'name0000004' }],
];

const texts = Object.values(operations);

/** The text of a page's operation. */
function textOf(name: string): string {
  const text = texts.find((each) => new RegExp(`^query ${name}\\b`).test(each));
  if (text === undefined) throw new Error(`There is no operation ${name}: npm run codegen writes them.`);
  return text;
}

/** What is requested in each round. */
export const GROWTH_PAGES: readonly GrowthPage[] = [
  ...VISITORS.map(([name, variables]) => ({ name, caller: 'visitor' as const, text: textOf(name), variables })),
  ...MEMBERS.map(([name, variables]) => ({ name, caller: 'member' as const, text: textOf(name), variables })),
  ...STAFF.map(([name, variables]) => ({ name, caller: 'staff' as const, text: MEMBER_SEARCH, variables })),
];

/** A page as a line of a report names it. */
export function describePage({ name, caller, variables }: GrowthPage): string {
  const own = name === 'HomePage' || name === 'PersonalPart' ? '' : ` ${JSON.stringify(variables)}`;
  return `${caller} ${name}${own}`;
}
