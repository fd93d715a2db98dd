import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import { FilmsToUploadForDocument } from '../api/staff-operations.generated.ts';
import { uploads as texts } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';
import type { ChosenFilm } from './chosen-film.ts';

/** The film that files are for, found by typing; the one that is chosen can be exchanged. */
export function FilmChoice({
  film,
  onChoose,
}: {
  film: ChosenFilm | null;
  onChoose: (film: ChosenFilm | null) => void;
}) {
  const [typed, type] = useState('');
  const search = typed.trim();
  const { data, isFetching, error } = useQuery({
    queryKey: ['films-to-upload-for', search],
    queryFn: () => staffCall(FilmsToUploadForDocument, { search }),
    enabled: search !== '' && film === null,
    placeholderData: keepPreviousData,
  });
  if (film !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-body">
          <span className="text-muted">{texts.film}: </span>
          <strong>{film.title}</strong>
        </p>
        {film.isDraft ? <Badge tone="outline">{texts.draft}</Badge> : null}
        <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
          {texts.another}
        </Button>
        {film.isDraft ? <p className="basis-full text-small text-muted">{texts.forDraft}</p> : null}
      </div>
    );
  }
  const found = search === '' ? [] : (data?.contentPage.items ?? []);
  return (
    <Command label={texts.findFilm} shouldFilter={false} className="flex max-w-dialog flex-col gap-2">
      <Command.Input
        value={typed}
        onValueChange={type}
        placeholder={texts.findFilm}
        className="h-11 w-full rounded-control border-line border-outline bg-surface px-3 text-body"
      />
      <Command.List className={search === '' ? 'hidden' : 'rounded-control border-line border-subtle bg-surface p-1'}>
        {error === null ? (
          <Command.Empty className="p-3 text-small text-muted">
            {isFetching ? words.loading : texts.noFilm}
          </Command.Empty>
        ) : (
          <p role="alert" className="p-3 text-small text-danger">
            {words.failed.text}
          </p>
        )}
        {found.flatMap(({ id, state, film: each }) =>
          each === null ? (
            []
          ) : (
            <Command.Item
              key={id}
              value={id}
              onSelect={() => onChoose({ id, title: each.title, isDraft: state === 'draft' })}
              className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-body data-[selected=true]:bg-tint data-[selected=true]:text-accent pointer-coarse:min-h-11"
            >
              <span className="truncate">{each.title}</span>
              {state === 'draft' ? <Badge tone="outline">{texts.draft}</Badge> : null}
              <span className="ml-auto text-small text-muted">{each.site}</span>
            </Command.Item>
          ),
        )}
      </Command.List>
    </Command>
  );
}
