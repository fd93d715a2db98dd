import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';
import { FilmToUploadForDocument } from '../api/staff-operations.generated.ts';
import { useListAddress } from '../list/list-address.ts';
import { uploads as texts } from '../messages/uploads.ts';
import type { ChosenFilm } from './chosen-film.ts';
import { FileDrop } from './file-drop.tsx';
import { FilmChoice } from './film-choice.tsx';
import { NewDrafts } from './new-drafts.tsx';
import { SendingList } from './sending-list.tsx';
import { sendings } from './sendings.ts';
import { UnfinishedList } from './unfinished-list.tsx';
import { useSendings } from './use-sendings.ts';

/** Sends files for a film, which the address names (`?for=`), or many films as drafts, and shows what is on its way. */
export function SendPanel() {
  const address = useListAddress();
  const rows = useSendings();
  const id = address.get('for');
  const { data: film = null } = useQuery({
    queryKey: ['film-to-upload-for', id],
    queryFn: () => findFilm(id ?? ''),
    enabled: id !== null,
  });
  const chosen = id === null ? null : film;
  return (
    <>
      <section
        aria-label={texts.send}
        className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-6"
      >
        <h2 className="type-display text-title-4">{texts.send}</h2>
        <FilmChoice film={chosen} onChoose={(next) => address.set({ for: next?.id ?? '' })} />
        {chosen === null ? null : (
          <FileDrop onFiles={(files) => files.forEach((file) => sendings.send(file, chosen))} />
        )}
      </section>
      {id === null ? <NewDrafts rows={rows} /> : null}
      <SendingList rows={rows} />
      <UnfinishedList sending={rows} />
    </>
  );
}

/** A film with this id, published or a draft; null for none. */
async function findFilm(id: string): Promise<ChosenFilm | null> {
  const { content } = await staffCall(FilmToUploadForDocument, { id });
  return content?.film ? { id, title: content.film.title, isDraft: content.state === 'draft' } : null;
}
