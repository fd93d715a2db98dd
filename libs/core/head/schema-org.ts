/**
 * The part of schema.org's vocabulary that pages use, written by hand: what a type does not have, a page cannot say.
 * Properties of a parent type, such as those of CreativeWork, are listed where they are used.
 */
export type Described = WebSite | VideoObject | ProfilePage | BreadcrumbList;

/** schema.org/Organization */
interface Organization {
  readonly '@type': 'Organization';
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
}

/** schema.org/Person */
interface Person {
  readonly '@type': 'Person';
  readonly name: string;
  readonly url: string;
  readonly image?: string;
}

/** schema.org/WebSite, with the search that `query-input` explains to Google. */
interface WebSite {
  readonly '@type': 'WebSite';
  readonly name: string;
  readonly url: string;
  readonly isFamilyFriendly: boolean;
  readonly publisher: Organization;
  readonly potentialAction: {
    readonly '@type': 'SearchAction';
    readonly target: { readonly '@type': 'EntryPoint'; readonly urlTemplate: string };
    readonly 'query-input': string;
  };
}

/** schema.org/VideoObject */
export interface VideoObject {
  readonly '@type': 'VideoObject';
  readonly name: string;
  readonly description: string;
  readonly thumbnailUrl: readonly string[];
  /** A time with its time zone. */
  readonly uploadDate: string;
  /** Duration in ISO 8601. */
  readonly duration: string;
  readonly url: string;
  /** A page that plays it. */
  readonly embedUrl?: string;
  readonly isFamilyFriendly: boolean;
  readonly requiresSubscription: boolean;
  readonly publisher: Organization;
  readonly actor: readonly Person[];
  readonly interactionStatistic?: {
    readonly '@type': 'InteractionCounter';
    readonly interactionType: { readonly '@type': 'WatchAction' };
    readonly userInteractionCount: number;
  };
  readonly aggregateRating?: {
    readonly '@type': 'AggregateRating';
    readonly ratingValue: number;
    readonly ratingCount: number;
    readonly bestRating: number;
    readonly worstRating: number;
  };
}

/** schema.org/ProfilePage */
interface ProfilePage {
  readonly '@type': 'ProfilePage';
  readonly mainEntity: Person;
}

/** schema.org/BreadcrumbList */
interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}
