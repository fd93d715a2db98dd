import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { type ContentWholeFragment, PublishedPlacesDocument } from '../api/staff-operations.generated.ts';
import { words } from '../messages/words.ts';

const { publishing: texts } = words.content;

/** Links to the pages on which people see an item now, each in a tab of its own; shows nothing while there is none. */
export function PublishedLinks({ item: { kind, id, state, version } }: { readonly item: ContentWholeFragment }) {
  const { data: places = [] } = useQuery({
    queryKey: ['content', kind, 'published-places', id, version],
    queryFn: async () => (await staffCall(PublishedPlacesDocument, { kind, id })).publishedPlaces,
    enabled: state === 'published',
  });
  if (state !== 'published' || places.length === 0) return null;
  return (
    <ul aria-label={texts.seenOn} className="flex flex-wrap gap-x-4 gap-y-2 text-small">
      {places.map(({ brand, name, address }) => (
        <li key={brand}>
          <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
            {texts.see(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
