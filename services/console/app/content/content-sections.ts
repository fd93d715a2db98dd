import type { ContentKind } from '../api/staff-types.generated.ts';
import { words } from '../messages/words.ts';

/** The pages of one kind of content. */
export interface ContentSection {
  readonly kind: ContentKind;
  /** Path of its list. */
  readonly path: string;
  readonly label: string;
}

const { content: texts } = words;

/** Every kind, in the order of the navigation. */
export const contentSections: readonly ContentSection[] = [
  { kind: 'film', path: '/films', label: texts.films },
  { kind: 'caption', path: '/captions', label: texts.captions },
  { kind: 'pictureSet', path: '/picture-sets', label: texts.pictureSets },
  { kind: 'expertReview', path: '/expert-reviews', label: texts.expertReviews },
  { kind: 'performer', path: '/performers', label: texts.performers },
  { kind: 'category', path: '/categories', label: texts.categories },
  { kind: 'tag', path: '/tags', label: texts.tags },
  { kind: 'channel', path: '/channels', label: texts.channels },
  { kind: 'pack', path: '/packs', label: texts.packs },
  { kind: 'showcase', path: '/showcases', label: texts.showcases },
  { kind: 'award', path: '/awards', label: texts.awards },
  { kind: 'angel', path: '/angels', label: texts.angels },
  { kind: 'wallPost', path: '/wall-posts', label: texts.wallPosts },
  { kind: 'reel', path: '/reels', label: texts.reels },
  { kind: 'brandArt', path: '/brand-art', label: texts.brandArt },
  { kind: 'deal', path: '/deals', label: texts.deals },
  { kind: 'offer', path: '/offers', label: texts.offers },
  { kind: 'plan', path: '/plans', label: texts.plans },
];

/** The section whose list or page an address belongs to. */
export function sectionOf(pathname: string): ContentSection {
  const found = contentSections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (found === undefined) throw new Error(`No kind of content has pages at ${pathname}.`);
  return found;
}

/** The pages of a kind. */
export function sectionOfKind(kind: ContentKind): ContentSection {
  const found = contentSections.find((section) => section.kind === kind);
  if (found === undefined) throw new Error(`No pages show content of the kind ${kind}.`);
  return found;
}
