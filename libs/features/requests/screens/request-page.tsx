import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { requests } from '@network/messages/requests.ts';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import { RequestForm } from '../form/request-form.tsx';

/** A form with its explanation next to it. */
export function RequestPage({ kind }: { readonly kind: 'casting' | 'support' }) {
  const t = useMessages(requests);
  const { name } = useTenant();
  return (
    <>
      <HeaderSpace />
      <PageSections className="paper glow-page">
        <div className="grid gap-12 large:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] large:gap-20">
          <header className="flex flex-col gap-5 large:sticky large:top-28 large:self-start">
            <h1 className="type-display text-title-1 text-balance">{t(`${kind}.title`)}</h1>
            <p className="max-w-prose text-lead text-pretty text-muted">{t(`${kind}.text`, { brand: name })}</p>
            <p className="max-w-prose border-l-2 border-accent pl-4 text-small text-pretty text-muted">
              {t(`${kind}.note`)}
            </p>
          </header>
          <RequestForm kind={kind} />
        </div>
      </PageSections>
    </>
  );
}
