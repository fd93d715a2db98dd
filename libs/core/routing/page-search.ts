import { parseSearch, stringifySearch } from './search-params.ts';

/** A path as a route writes it: `/performers/$slug`. */
type PagePath = `/${string}`;

/** Names of query parameters by the page that reads them. */
export type SearchParameters = Readonly<Record<PagePath, readonly string[]>>;

/** The parameters that belong to one visit; `any` is a page that passes on its whole query, or acts on it. */
export type OwnSearchParameters = Readonly<Record<PagePath, readonly string[] | 'any'>>;

/** What the pages of a build read of their addresses. */
export interface DeclaredSearch {
  readonly searchParameters?: SearchParameters;
  readonly ownSearchParameters?: OwnSearchParameters;
}

/** A query, taken apart by what the page at its path does with it. Each part begins with `?` or is empty. */
export interface PageSearch {
  /** The parameters that the page reads, always in the same order. */
  readonly read: string;
  /** The rest, byte for byte: advertising parameters, an affiliate's codes, junk. */
  readonly unread: string;
  /** True for a page of one visit, which is not shared. */
  readonly isOwn: boolean;
}

/** Takes the query of an address apart. Server and browser must agree, or a page would change when it is hydrated. */
export type ReadPageSearch = (path: string, search: string) => PageSearch;

interface PageRule {
  readonly segments: readonly string[];
  readonly shared: readonly string[];
  readonly own: readonly string[] | 'any';
}

/** Makes the reader of what the features of a build have declared. */
export function createPageSearch(features: readonly DeclaredSearch[]): ReadPageSearch {
  const rules = rulesOf(features);
  return (path, search) => {
    const rule = rules.find(({ segments }) => matches(segments, path));
    const isOpen = rule?.own === 'any';
    if (search === '') return { read: '', unread: '', isOwn: isOpen };
    if (isOpen) return { read: search, unread: '', isOwn: true };
    const shared = rule?.shared ?? [];
    const own = rule?.own ?? [];
    const known = [...shared, ...own];
    const parsed = parseSearch(search);
    const present = known.filter((name) => Object.hasOwn(parsed, name));
    return {
      read: stringifySearch(Object.fromEntries(present.map((name) => [name, fewest(parsed[name])]))),
      unread: unreadOf(search, known),
      isOwn: present.some((name) => own.includes(name)),
    };
  };
}

function rulesOf(features: readonly DeclaredSearch[]): PageRule[] {
  const rules = new Map<string, PageRule>();
  const add = (path: string, change: (rule: PageRule) => PageRule) => {
    const known = rules.get(path) ?? { segments: path.split('/'), shared: [], own: [] };
    rules.set(path, change(known));
  };
  for (const { searchParameters = {}, ownSearchParameters = {} } of features) {
    for (const [path, names] of Object.entries(searchParameters)) {
      add(path, (rule) => ({ ...rule, shared: [...rule.shared, ...names] }));
    }
    for (const [path, names] of Object.entries(ownSearchParameters)) {
      add(path, (rule) => ({ ...rule, own: names }));
    }
  }
  // A literal path comes before a pattern: `/channels/all-videos`, `/channels/$channelSlug`.
  return [...rules.values()].toSorted((a, b) => placeholders(a) - placeholders(b));
}

const placeholders = ({ segments }: PageRule): number => segments.filter((segment) => segment.startsWith('$')).length;

function matches(segments: readonly string[], path: string): boolean {
  const parts = (path.length > 1 ? path.replace(/\/+$/, '') : path).split('/');
  return (
    parts.length === segments.length &&
    segments.every((segment, index) => (segment.startsWith('$') ? parts[index] !== '' : segment === parts[index]))
  );
}

/** Repeated values are reduced to two: pages only distinguish one from several. */
function fewest(value: string | readonly string[] | undefined): string | readonly string[] | undefined {
  if (value === undefined || typeof value === 'string') return value;
  const distinct = [...new Set(value)];
  return distinct.length === 1 ? [...distinct, ...distinct] : distinct;
}

function unreadOf(search: string, known: readonly string[]): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !known.some((name) => new URLSearchParams(pair).has(name)));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
