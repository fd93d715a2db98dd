import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Bookmark, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  DeleteViewDocument,
  SavedViewsDocument,
  type SavedViewWholeFragment,
  SaveViewDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { views as texts } from '../messages/views.ts';
import { words } from '../messages/words.ts';
import { searchOfList } from './list-address.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';

const viewsQuery = (list: string) => ({
  queryKey: ['views', list],
  queryFn: async () => (await staffCall(SavedViewsDocument, { list })).savedViews,
});

/** A list without filters is no part of one with them. */
const EXACTLY = { exact: true } as const;
const CHIP =
  'flex min-h-8 items-center gap-1.5 rounded-pill border-line border-subtle bg-surface px-3 text-small text-muted hover:border-outline hover:text-strong aria-[current]:border-accent aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent';

/**
 * The saved views of a list, each a link to its address, and the way to save what the list shows now.
 * @param isReady whether the list itself is there, which comes first
 */
export function SavedViews({ isReady }: { isReady: boolean }) {
  const { pathname, searchStr } = useLocation();
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const { data = [] } = useQuery({ ...viewsQuery(pathname), enabled: isReady });
  const current = searchOfList(searchStr);
  const active = data.find(({ address }) => searchOfList(address) === current) ?? null;
  const refresh = () => client.invalidateQueries({ queryKey: viewsQuery(pathname).queryKey });
  const remove = (view: SavedViewWholeFragment) => void deleteView(view, pathname, refresh);
  if (data.length === 0 && current === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={texts.label}>
        <ul className="flex flex-wrap items-center gap-2">
          <li>
            <Link
              to={pathname}
              activeOptions={EXACTLY}
              className={CHIP}
              aria-current={current === '' ? 'page' : undefined}
            >
              {texts.all}
            </Link>
          </li>
          {data.map((view) => (
            <li key={view.id}>
              <Link
                to={`${pathname}?${view.address}` as '/'}
                activeOptions={EXACTLY}
                className={CHIP}
                aria-current={view === active ? 'page' : undefined}
                title={view.isShared ? `${view.owner}, ${texts.shared}` : undefined}
              >
                {view.isShared ? <Users aria-hidden="true" className="size-3.5" /> : null}
                {view.name}
                {view.isShared ? <span className="sr-only">, {texts.shared}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {active === null && current !== '' ? (
        <Button variant="quiet" size="small" onClick={() => setSaving(true)}>
          <Bookmark aria-hidden="true" className="size-4" />
          {texts.save}
        </Button>
      ) : null}
      {active?.mayDelete === true ? (
        <Button variant="quiet" size="small" aria-label={texts.delete(active.name)} onClick={() => remove(active)}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      ) : null}
      {isSaving ? (
        <SaveViewDialog list={pathname} address={current} onSaved={refresh} onClose={() => setSaving(false)} />
      ) : null}
    </div>
  );
}

/** Deletes a view and says so; the message has a button that saves it again as the person's own. */
async function deleteView(view: SavedViewWholeFragment, list: string, refresh: () => Promise<void>): Promise<void> {
  const { id, name, address, isShared } = view;
  const restore = async () => {
    await staffCall(SaveViewDocument, { list, name, address, isShared });
    await refresh();
  };
  try {
    const { deleteView: isDeleted } = await staffCall(DeleteViewDocument, { id });
    await refresh();
    const fail = () => toasts.show({ type: 'error', message: words.failed.text });
    toasts.show(
      isDeleted
        ? {
            type: 'success',
            message: texts.deleted(name),
            action: { label: texts.undo, run: () => void restore().catch(fail) },
          }
        : { type: 'info', message: texts.gone },
    );
  } catch {
    toasts.show({ type: 'error', message: words.failed.text });
  }
}
