import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { SearchForm } from '@network/ui/search-form/search-form.tsx';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown at the asked address, with status 404 (D13). */
export function NotFoundPage() {
  const text = useMessages(errors);
  const { name } = useTenant();
  return (
    <MessagePage title={text('notFound.title')} text={text('notFound.text')}>
      <title>{text('notFound.headTitle', { brand: name })}</title>
      <SearchForm
        action="/search"
        name="q"
        size="large"
        labels={{ field: text('notFound.searchField'), submit: text('notFound.search') }}
        className="w-full"
      />
      <HomeLink label={text('notFound.action')} />
    </MessagePage>
  );
}
