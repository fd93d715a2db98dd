import { Badge } from '@network/ui/badge/badge.tsx';
import type { ContentSummaryFragment } from '../api/staff-operations.generated.ts';
import type { ContentKind, ContentState } from '../api/staff-types.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { words } from '../messages/words.ts';
import { Moment } from '../list/moment.tsx';
import { hasThumbnails, Thumbnail } from './thumbnail.tsx';

const { content: texts } = words;
const { columns: headings } = texts;

/** An item with what names it; only lists have its picture. */
type NamedItem = Omit<ContentSummaryFragment, 'picture'>;

/** What the item says of itself, whatever its kind. */
export function contentOf(item: NamedItem) {
  const found =
    item.film ??
    item.performer ??
    item.category ??
    item.tag ??
    item.channel ??
    item.pack ??
    item.showcase ??
    item.award ??
    item.angel ??
    item.wallPost ??
    item.reel ??
    item.brandArt ??
    item.caption ??
    item.pictureSet ??
    item.expertReview ??
    item.deal ??
    item.offer ??
    item.plan;
  if (found === null) throw new Error(`The item ${item.id} has no content.`);
  return found;
}

/** How people know it. */
export function titleOf(item: NamedItem): string {
  const { film, showcase, performer, category, tag, channel, pack, award, deal, caption, pictureSet, expertReview } =
    item;
  const title = (film ?? showcase)?.title;
  const name = (performer ?? category ?? tag ?? channel ?? pack ?? award ?? deal)?.name;
  return (
    title ??
    name ??
    (caption === null
      ? ((pictureSet ?? expertReview)?.film ?? contentOf(item).slug)
      : `${caption.film}: ${caption.label}`)
  );
}

const TONES = { draft: 'outline', published: 'success', unpublished: 'neutral' } as const;

/** The state of an item, with a mark where people don't see the latest version yet, and one where pictures of it are not ready. */
export function StateMark({
  state,
  version,
  publishedVersion,
  preparation = null,
}: {
  state: ContentState;
  version: number;
  publishedVersion: number | null;
  preparation?: { readonly all: number; readonly ready: number } | null;
}) {
  const isEdited = state === 'published' && publishedVersion !== version;
  return (
    <span className="flex items-center gap-2">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {isEdited ? <span className="text-small text-warning">{texts.edited}</span> : null}
      {preparation !== null && preparation.ready < preparation.all ? (
        <span className="text-small text-warning">{texts.pictures.ready(preparation.ready, preparation.all)}</span>
      ) : null}
    </span>
  );
}

/** Whether things of a kind are of one site; a pack is of its channel's. */
export function hasSite(kind: ContentKind): boolean {
  return ['film', 'channel', 'pack', 'award', 'wallPost', 'reel', 'deal', 'plan'].includes(kind);
}

/** The columns of a kind's list. */
export function contentColumns(kind: ContentKind): readonly Column<ContentSummaryFragment>[] {
  const isOfSite = hasSite(kind) && kind !== 'pack';
  return [
    {
      id: 'title',
      heading: kind === 'film' || kind === 'showcase' ? headings.title : headings.name,
      text: titleOf,
      ...(hasThumbnails(kind) && { cell: pictured }),
    },
    {
      id: 'slug',
      heading: headings.slug,
      text: (item) => contentOf(item).slug,
      cell: (item) => <code className="text-small text-muted">{contentOf(item).slug}</code>,
      isMinor: true,
    },
    ...(isOfSite ? [{ id: 'site', heading: headings.site, text: siteOf }] : []),
    ...(kind === 'pack'
      ? [
          {
            id: 'channel',
            heading: headings.channel,
            text: ({ pack }: ContentSummaryFragment) => pack?.channel ?? null,
          },
        ]
      : []),
    {
      id: 'state',
      heading: headings.state,
      text: ({ state }) => texts.states[state],
      cell: (item) => <StateMark {...item} />,
    },
    ...(kind === 'film'
      ? [
          {
            id: 'release',
            heading: headings.release,
            text: ({ film }: ContentSummaryFragment) => film?.releasedAt ?? null,
            as: 'moment' as const,
          },
        ]
      : []),
    {
      id: 'changed',
      heading: headings.changed,
      text: ({ updatedAt }) => updatedAt,
      isMinor: true,
      cell: ({ updatedAt, updatedBy }) => (
        <span className="text-small text-muted">
          {updatedAt === null ? texts.never : <Moment at={updatedAt} />}{' '}
          {updatedBy === null ? null : texts.by(updatedBy)}
        </span>
      ),
    },
  ];
}

const pictured = (item: ContentSummaryFragment) => (
  <span className="flex items-center gap-3">
    <Thumbnail kind={item.kind} picture={item.picture} />
    {titleOf(item)}
  </span>
);

const siteOf = ({ film, channel, award, wallPost, reel, deal, plan }: ContentSummaryFragment) =>
  (film ?? channel ?? award ?? wallPost ?? reel ?? deal ?? plan)?.site ?? null;
