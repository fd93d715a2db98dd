import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { MembersDocument, type MembersQuery } from '../api/staff-operations.generated.ts';
import type { MemberSearch } from '../api/staff-types.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { typedText } from '../layout/typed-text.ts';
import { useSearchTexts } from '../layout/use-search-texts.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { useFormValues } from '../list/use-form-values.ts';
import { people } from '../messages/people.ts';
import { memberPath } from './member-path.ts';
import { OwnUnmadeRefunds } from './unmade-refunds.tsx';

const texts = people.members;
type Found = MembersQuery['members']['members'][number];

const WAYS: readonly MemberSearch[] = ['email', 'name', 'id', 'transaction', 'card'];
const options = WAYS.map((value) => ({ value, label: texts.byNames[value] }));

const columns: readonly Column<Found>[] = [
  { id: 'email', heading: texts.columns.email, text: ({ email }) => email },
  { id: 'name', heading: texts.columns.name, text: ({ displayName }) => displayName },
  {
    id: 'state',
    heading: texts.columns.state,
    text: ({ isDisabled }) => (isDisabled ? texts.disabled : texts.active),
    cell: ({ isDisabled }) => (
      <Badge tone={isDisabled ? 'danger' : 'outline'}>{isDisabled ? texts.disabled : texts.active}</Badge>
    ),
  },
  { id: 'joined', heading: texts.columns.joined, text: ({ createdAt }) => createdAt, as: 'moment' },
  {
    id: 'id',
    heading: texts.columns.id,
    isMinor: true,
    text: ({ id }) => id,
    cell: ({ id }) => <code className="text-small">{id}</code>,
  },
];

/** Finding members: what is searched for is in the address. */
export function MembersPage() {
  const [search, change] = useSearchTexts();
  const by = WAYS.find((way) => way === search['by']) ?? 'email';
  const { text = '', after = '' } = search;
  const form = useFormValues({ by, text });
  const load = (cursor: string | null) => staffCall(MembersDocument, { by, text, after: cursor });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['members', by, text, after],
    queryFn: () => load(after === '' ? null : after),
    placeholderData: keepPreviousData,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    change({ by: typedText(typed, 'by'), text: typedText(typed, 'text').trim(), after: '' });
  };
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <form ref={form} onSubmit={submit} role="search" className="flex flex-wrap items-start gap-3">
        <Field label={texts.by} className="w-60">
          <Select name="by" options={options} defaultValue={by} />
        </Field>
        <Field label={texts.input} className="min-w-60 flex-1">
          <Input
            name="text"
            type="search"
            defaultValue={text}
            icon={<Search />}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" className="mt-7">
          {texts.search}
        </Button>
      </form>
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data?.members.members.length === 0 ? (
        <EmptyState title={texts.none} text={by === 'card' ? texts.noneOfCard : texts.noneText} />
      ) : null}
      {data !== undefined && data.members.members.length > 0 ? (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={data.members.members}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => memberPath(id)}
          isStale={isPlaceholderData}
          loadPage={async (cursor) => {
            const { members: page } = await load(cursor);
            return { rows: page.members, next: page.nextCursor };
          }}
        />
      ) : null}
      <OwnUnmadeRefunds />
      <div className="flex gap-3">
        {after === '' ? null : (
          <Button variant="outline" size="small" onClick={() => change({ after: '' })}>
            {texts.first}
          </Button>
        )}
        {data?.members.nextCursor ? (
          <Button variant="outline" size="small" onClick={() => change({ after: data.members.nextCursor ?? '' })}>
            {texts.more}
          </Button>
        ) : null}
      </div>
    </PageFrame>
  );
}
