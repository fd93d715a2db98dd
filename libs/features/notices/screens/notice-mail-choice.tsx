import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { filmNotices as texts } from '@network/messages/film-notices.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { SetNoticeMailDocument } from '../api/notice-mail.generated.ts';
import type { NoticesPageQuery } from '../api/notices-page.generated.ts';
import { showNoticeSettings } from '../queries.ts';

type Settings = NoticesPageQuery['noticeSettings'];

const PACES = ['OFF', 'DAILY', 'WEEKLY'] as const satisfies readonly Settings['mail'][];

/** How often unread notices are mailed, and why they would not be. */
export function NoticeMailChoice({ settings }: { readonly settings: Settings }) {
  const t = useMessages(texts);
  const id = useId();
  const client = useQueryClient();
  const flash = useFlash();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (mail: Settings['mail']) =>
      (await transportOf(client)(SetNoticeMailDocument, { mail })).setNoticeMail,
    onSuccess: (saved) => {
      showNoticeSettings(client, saved);
      flash({ type: 'success', message: t(`mail.saved.${saved.mail}`) });
    },
    onError: (error) => flash({ type: 'error', message: errorText(error) }),
  });
  const { hindrance } = settings;
  const isHindered = hindrance !== null && settings.mail !== 'OFF';
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-line border-subtle px-5 py-4">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id} className="font-semibold text-strong">
          {t('mail.label')}
        </label>
        <p className="text-small text-muted">
          {isHindered ? t(`mail.${hindrance}`) : t('mail.hint')}{' '}
          {isHindered ? (
            <Anchor href={hindrance === 'NO_NEWS' ? '/account/profile' : '/account'} className="text-accent underline">
              {t(hindrance === 'NO_NEWS' ? 'mail.profile' : 'mail.account')}
            </Anchor>
          ) : null}
        </p>
      </div>
      <Select
        id={id}
        size="small"
        className="w-44"
        options={PACES.map((value) => ({ value, label: t(`mail.${value}`) }))}
        value={isPending ? variables : settings.mail}
        disabled={isPending}
        onChange={({ target }) => mutate(target.value as Settings['mail'])}
      />
    </section>
  );
}
