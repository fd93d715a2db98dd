import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { comments as commentTexts } from '@network/messages/comments.ts';
import { moderation } from '@network/messages/moderation.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Chips } from '@network/ui/chips/chips.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { DismissReportsDocument, RemoveCommentDocument, RestoreCommentDocument } from '../api/moderation.generated.ts';
import { moderationQuery } from '../moderation-query.ts';
import { moderationHref, readModerationSearch } from '../moderation-search.ts';
import { ModeratedCommentCard, type ModerationWork } from './moderated-comment-card.tsx';

const route = getRouteApi('/moderation');
const WORK = {
  remove: (client: QueryClient, commentId: string) => transportOf(client)(RemoveCommentDocument, { commentId }),
  restore: (client: QueryClient, commentId: string) => transportOf(client)(RestoreCommentDocument, { commentId }),
  dismiss: (client: QueryClient, commentId: string) => transportOf(client)(DismissReportsDocument, { commentId }),
} as const satisfies Readonly<Record<ModerationWork, unknown>>;
const LISTS = ['REPORTED', 'RECENT'] as const;

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(moderation)('head', { brand: context.tenant.name }), isPrivate: true });

/** The moderation page: reported comments, recent comments, and comments of one member. */
export default function ModerationPage(): ReactNode {
  const t = useMessages(moderation);
  const tComments = useMessages(commentTexts);
  const flash = useFlash();
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = readModerationSearch(route.useSearch());
  const query = moderationQuery(search);
  const { data } = useSuspenseQuery(query);
  const [member, setMember] = useState(search.member ?? '');
  const work = useMutation({
    mutationFn: async ({ commentId, kind }: { readonly commentId: string; readonly kind: ModerationWork }) => {
      await WORK[kind](client, commentId);
    },
    onSuccess: async (_answer, { kind }) => {
      await client.invalidateQueries({ queryKey: query.queryKey });
      flash({ type: 'success', message: t(`done.${kind}`) });
    },
    onError: (_error, { kind }) =>
      flash({ type: 'error', message: kind === 'remove' ? tComments('errors.delete') : t('failed') }),
  });
  const { comments, nextCursor } = data.moderatedComments;

  const find = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ href: moderationHref({ list: 'REPORTED', member: member.trim() || null, after: null }) });
  };

  return (
    <>
      <HeaderSpace />
      <PageSections className="max-w-256 gap-8">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <Chips
            label={t('lists.label')}
            chips={LISTS.map((list) => ({
              label: t(`lists.${list}`),
              href: moderationHref({ list, member: null, after: null }),
              current: search.member === null && search.list === list,
            }))}
          />
          <form onSubmit={find} role="search" className="flex items-start gap-2 max-small:w-full">
            <Field label={t('member.label')} labelHidden className="min-w-0 flex-1">
              <Input
                value={member}
                placeholder={t('member.placeholder')}
                autoComplete="off"
                autoCapitalize="none"
                onChange={(event) => setMember(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="outline" className="min-h-12 shrink-0">
              {t('member.find')}
            </Button>
          </form>
        </div>
        {comments.length === 0 ? (
          <EmptyState
            icon={<CheckCheck aria-hidden="true" />}
            title={t(search.member === null ? 'empty.title' : 'empty.member')}
            text={t('empty.text')}
          />
        ) : (
          <ol role="list" className="flex flex-col gap-4">
            {comments.map((comment) => (
              <li key={comment.commentId}>
                <ModeratedCommentCard
                  comment={comment}
                  isBusy={work.isPending && work.variables.commentId === comment.commentId}
                  onWork={(kind) => work.mutate({ commentId: comment.commentId, kind })}
                />
              </li>
            ))}
          </ol>
        )}
        {nextCursor === null ? null : (
          <div className="flex justify-center">
            <ButtonLink variant="outline" href={moderationHref({ ...search, after: nextCursor })}>
              {t('older')}
            </ButtonLink>
          </div>
        )}
      </PageSections>
    </>
  );
}
