import type { StaffScope } from './staff-rights.ts';

/** The lists of the console whose filters can be saved as a view, by their paths, with the right to see each. */
export const LISTS_WITH_VIEWS = {
  '/films': 'content:read',
  '/captions': 'content:read',
  '/picture-sets': 'content:read',
  '/performers': 'content:read',
  '/categories': 'content:read',
  '/tags': 'content:read',
  '/channels': 'content:read',
  '/packs': 'content:read',
  '/showcases': 'content:read',
  '/awards': 'content:read',
  '/angels': 'content:read',
  '/wall-posts': 'content:read',
  '/reels': 'content:read',
  '/deals': 'content:read',
  '/offers': 'content:read',
  '/uploads': 'media:write',
  '/postbacks': 'billing:read',
  '/biller-commands': 'billing:read',
  '/mails': 'mails:read',
} as const satisfies Readonly<Record<string, StaffScope>>;

export type ListWithViews = keyof typeof LISTS_WITH_VIEWS;

/** Returns whether views of a list can be saved. */
export function hasViews(path: string): path is ListWithViews {
  return Object.hasOwn(LISTS_WITH_VIEWS, path);
}
