import type { ComponentType } from 'react';
import type { AnyRoute } from '@tanstack/react-router';
import type { layout } from '@network/messages/layout.ts';
import type { PageFlag } from '@network/tenant/feature-flags.ts';
import type { ArrivalParameter } from '../arrival/arrival-parameters.ts';
import type { PageForm } from '../forms/form-answer.ts';
import type { OwnSearchParameters, SearchParameters } from '../routing/page-search.ts';
import type { PageContext } from '../routing/router-context.ts';
import type { DialogId, DialogProps } from './dialog-catalogue.ts';
import type { HttpRedirect } from './http-redirects.ts';
import type { CreateRoutes, LaterRoutes } from './later-routes.ts';
import type { SlotCatalogue, SlotName } from './slot-catalogue.ts';

/** A link that a feature puts around every page: in the header, the menu of a signed-in person, or the footer. */
export type NavigationItem =
  | (NavigationTarget & { readonly place: 'header' | 'member' })
  | (NavigationTarget & { readonly place: 'footer'; readonly column: FooterColumn });

/** A column of the footer. */
export type FooterColumn = 'browse' | 'help' | 'legal';

interface NavigationTarget {
  readonly label: keyof typeof layout.links;
  readonly to: string;
  /** Lower comes first. */
  readonly order: number;
  /** Shown to everyone when left out. */
  readonly isVisible?: (context: PageContext) => boolean;
  /** What the sitemap lists in the place of `to`: the addresses that answer by themselves and are their own canonical, if any. */
  readonly listedAs?: (context: PageContext) => string | readonly string[] | null;
}

/** Loads a component when it is first shown. */
export type ComponentLoader<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export type DialogLoaders = { readonly [Id in DialogId]?: ComponentLoader<DialogProps<Id>> };
export type SlotLoaders = { readonly [Name in SlotName]?: ComponentLoader<SlotCatalogue[Name]> };

/** Everything that a feature contributes to the product. */
export interface Feature<
  Routes extends readonly AnyRoute[] = readonly AnyRoute[],
  Dialogs extends DialogLoaders = DialogLoaders,
  Slots extends SlotLoaders = SlotLoaders,
  LaterSlots extends SlotLoaders = SlotLoaders,
> {
  /** The name of the feature's folder in camel case. */
  readonly id: string;
  /** The flag that switches the whole feature; the registry drops it from builds where the flag is off. */
  readonly flag?: PageFlag;
  /** Its pages, at once or `later`: what is at once is in the first page's code. */
  readonly routes: CreateRoutes<Routes> | LaterRoutes<Routes>;
  readonly navigation: readonly NavigationItem[];
  readonly dialogs: Dialogs;
  readonly slots?: Slots;
  /** Slots that neither the first page nor its layout has: a browser knows of them once the routes of later pages are here. */
  readonly laterSlots?: LaterSlots;
  /**
   * Query parameters that pages of this feature read, by the path of their route. Visitors share one rendered page for
   * each of their values. A parameter that is not declared reaches no page: it stays in the address for measuring only.
   */
  readonly searchParameters?: SearchParameters;
  /** Parameters that belong to one visit, such as welcome data: a page with one is rendered for that request alone. */
  readonly ownSearchParameters?: OwnSearchParameters;
  /**
   * Query parameters that have their effect on any page: notices, dialogs that an address opens. The module is loaded
   * when an address has a query.
   */
  readonly arrival?: () => Promise<{ readonly default: readonly ArrivalParameter[] }>;
  /** Byte-exact redirects, answered before any page is rendered. */
  readonly redirects?: readonly HttpRedirect[];
  /** Pages with a form that posts to the page's own address and works without scripts. */
  readonly forms?: readonly PageForm[];
}

/**
 * Declares a feature; the types of its routes, dialogs and slots are preserved. Write it as one object, named property by
 * property: a browser's build divides it between the first page and the code that is loaded after it.
 */
export function defineFeature<
  const Routes extends readonly AnyRoute[],
  const Dialogs extends DialogLoaders,
  const Slots extends SlotLoaders = never,
  const LaterSlots extends SlotLoaders = never,
>(feature: Feature<Routes, Dialogs, Slots, LaterSlots>): Feature<Routes, Dialogs, Slots, LaterSlots> {
  return feature;
}
