import type { Tables } from '../../../../db/database.ts';
import type { ContentKind } from '../kinds/content-kinds.ts';

/** How people look at what was published. */
export interface SeenBy {
  /** Asks as a member. */
  ask(query: string): Promise<Readonly<Record<string, unknown>>>;
  /** Fetches a path as a visitor. */
  visit(path: string): Promise<string>;
  /** Deletes the rows of a table that would hide the next answer. */
  forget(table: 'retention_offers' & keyof Tables): Promise<void>;
}

/** A kind of content with a document of it, and how people see it. */
export interface SeenKind {
  readonly kind: ContentKind;
  readonly input: object;
  /** What its second version says otherwise. */
  readonly other: object;
  /** What the staff API finds it by. */
  readonly address: string;
  seen(by: SeenBy): Promise<unknown>;
  readonly nothing: unknown;
  readonly first: unknown;
  readonly second: unknown;
  /** It is seen by what names it alone, and can't be taken back while something does. */
  readonly isNamed?: boolean;
  /** Others name it afterwards. */
  readonly stays?: boolean;
}

/** The slug of the film that the others name. */
export const FILM = 'zenith-quay';

/** The landscape picture that some of them show. */
export const PICTURE = 'zenith-view';

/** The one of a list that has a value in a field, or null. */
export const within = (list: unknown, field: string, value: string): unknown =>
  (list as readonly Readonly<Record<string, unknown>>[]).find((each) => each[field] === value) ?? null;

/** What a page of a list has. */
export const items = (data: Readonly<Record<string, unknown>>, field: string): unknown =>
  (data[field] as { items: unknown }).items;
