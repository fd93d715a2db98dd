import type { Desk } from '../../../staff/staff/testing/public.ts';

const SAVED =
  '{ __typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { message } } }';

interface Saved {
  readonly result: { readonly __typename: string; readonly item: { readonly id: string; readonly version: number } };
}

/** Writes a draft of a film by the staff API; returns its id. */
export async function writeDraft(editor: Desk, slug: string): Promise<string> {
  const input = {
    slug,
    title: `Draft ${slug}`,
    site: 'vixen',
    runLengthSeconds: 1_800,
    releasedAt: '2026-01-01T00:00:00Z',
  };
  const { data } = await editor.call<Saved>(
    `mutation ($input: FilmInput!) { result: saveContent(input: { film: $input }) ${SAVED} }`,
    { input },
  );
  return data.result.item.id;
}

/** Publishes a draft, or deletes it; returns what the answer is. */
export async function endDraft(
  editor: Desk,
  id: string,
  field: 'publishContent' | 'deleteDraft' = 'publishContent',
): Promise<string> {
  const { data } = await editor.call<Saved>(
    `mutation ($id: ID!) { result: ${field}(kind: film, id: $id, expectedVersion: 1) ${SAVED} }`,
    { id },
  );
  return data.result.__typename;
}
