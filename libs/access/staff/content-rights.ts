import type { StaffScope } from './staff-rights.ts';

/** The right by which each kind of content is written: its drafts, its next versions, the way back to earlier ones. */
const WRITE_SCOPES = {
  tag: 'content:write',
  category: 'content:write',
  showcase: 'content:write',
  channel: 'content:write',
  pack: 'content:write',
  performer: 'content:write',
  film: 'content:write',
  caption: 'content:write',
  pictureSet: 'content:write',
  expertReview: 'content:write',
  award: 'content:write',
  angel: 'content:write',
  wallPost: 'content:write',
  reel: 'content:write',
  brandArt: 'content:write',
  deal: 'content:write',
  offer: 'content:write',
  plan: 'content:write',
} as const satisfies Readonly<Record<string, StaffScope>>;

/** A kind of content that has a right. */
export type KindWithRight = keyof typeof WRITE_SCOPES;

/** The right by which a kind is written. A kind that has none is no kind that anybody may write: it does not compile. */
export const scopeToWrite = (kind: KindWithRight): StaffScope => WRITE_SCOPES[kind];

/** The rights of all kinds; somebody who has none of them writes nothing. */
export const CONTENT_WRITE_SCOPES: readonly StaffScope[] = [...new Set(Object.values(WRITE_SCOPES))];
