import { staffCall } from '../api/staff-call.ts';
import { type MediaSourceWholeFragment, MediaSourcesDocument } from '../api/staff-operations.generated.ts';
import type { MediaSourceState } from '../api/staff-types.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { sizeText } from '../messages/sizes.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { SendPanel } from './send-panel.tsx';
import { SourceState } from './source-state.tsx';

const PAGE_SIZE = 25;
const { columns: headings, sourceStates } = texts;
const isState = (text: string | null): text is MediaSourceState => text !== null && Object.hasOwn(sourceStates, text);

/** The film that a file was sent for, or the name of a picture. */
const purposeOf = ({ film, pictureId }: MediaSourceWholeFragment): string =>
  film?.title ?? texts.namedPicture(pictureId ?? '');

const columns: readonly Column<MediaSourceWholeFragment>[] = [
  { id: 'file', heading: headings.file, text: ({ fileName }) => fileName },
  { id: 'purpose', heading: headings.purpose, cell: purposeOf, text: ({ film, pictureId }) => film?.slug ?? pictureId },
  { id: 'kind', heading: headings.kind, cell: ({ kind }) => texts.kinds[kind] ?? kind, text: ({ kind }) => kind },
  { id: 'state', heading: headings.state, cell: (row) => <SourceState {...row} />, text: ({ state }) => state },
  {
    id: 'size',
    heading: headings.size,
    cell: ({ bytes }) => <span className="whitespace-nowrap tabular-nums">{sizeText(bytes)}</span>,
    text: ({ bytes }) => bytes,
    isMinor: true,
  },
  { id: 'by', heading: headings.by, text: ({ addedBy }) => addedBy, isMinor: true },
  { id: 'at', heading: headings.at, text: ({ addedAt }) => addedAt, as: 'moment' },
];

/** Sends files for films, and lists those that were sent. */
export function UploadsPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      above={<SendPanel />}
      filters={[
        {
          name: 'state',
          label: headings.state,
          options: Object.entries(sourceStates).map(([value, label]) => ({ value, label })),
        },
        { name: 'film', label: texts.filterFilm },
      ]}
      columns={columns}
      queryKey={['uploads']}
      isMoving={(rows) => rows.some(({ state }) => state === 'working')}
      load={async (get, after) => {
        const state = get('state');
        const { mediaSources } = await staffCall(MediaSourcesDocument, {
          state: isState(state) ? state : null,
          filmId: get('film'),
          after,
          first: PAGE_SIZE,
        });
        return { rows: mediaSources.sources, next: mediaSources.next };
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/uploads/${id}`}
    />
  );
}
