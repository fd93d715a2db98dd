import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { contentArea } from '../content/content-area.ts';
import { financeArea } from '../finance/finance-area.ts';
import { operationsArea } from '../operations/operations-area.ts';
import { membersArea } from '../members/members-area.ts';
import { requestsArea } from '../requests/requests-area.ts';
import { shopArea } from '../shop/shop-area.ts';
import type { PageScope } from '../session/session.ts';
import { uploadsArea } from '../uploads/uploads-area.ts';

/** A page of the console, by its address. */
export interface ConsolePage {
  /** Path with parameters as the router has them: `/films/$id`. */
  readonly path: string;
  /** What opening it needs, of several one; the gateway decides by the same rule again. */
  readonly scope: PageScope;
  /** Loads the component, which is a chunk of its own. */
  readonly load: () => Promise<ComponentType>;
}

/** A page that the navigation and the palette lead to. */
export interface NavigationEntry {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly scope: PageScope;
}

/** Pages that belong together, under one heading of the navigation. */
export interface Area {
  readonly heading: string;
  readonly entries: readonly NavigationEntry[];
  readonly pages: readonly ConsolePage[];
}

/** Every area, in the order of the navigation. To add pages, write an area and list it here. */
export const areas: readonly Area[] = [
  contentArea,
  uploadsArea,
  shopArea,
  membersArea,
  requestsArea,
  financeArea,
  operationsArea,
];
