import type { ContentKind } from '../api/staff-types.generated.ts';

/** What the page says on which something of a kind begins. */
export const newContent: Readonly<Record<ContentKind, string>> = {
  film: 'New film',
  caption: 'New captions',
  pictureSet: 'New picture set',
  expertReview: 'New expert review',
  performer: 'New performer',
  category: 'New category',
  tag: 'New tag',
  channel: 'New channel',
  pack: 'New pack',
  showcase: 'New showcase',
  award: 'New award',
  angel: 'New angel',
  wallPost: 'New wall post',
  reel: 'New reel',
  brandArt: 'New brand art',
  deal: 'New deal',
  offer: 'New offer',
  plan: 'New plan',
};
