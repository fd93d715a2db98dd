import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { ErrorState } from '@network/ui/error-state/error-state.tsx';
import { SearchForm } from '@network/ui/search-form/search-form.tsx';

/** Shown at the requested address, with status 404. */
export function NotFoundPage() {
  const text = useMessages(errors);
  const { name } = useTenant();
  return (
    <>
      <title>{text('notFoundPage.headTitle', { brand: name })}</title>
      <meta name="description" content={text('notFoundPage.text')} />
      <ErrorState
        code="404"
        title={text('notFoundPage.title')}
        text={text('notFoundPage.text')}
        actions={
          <>
            <SearchForm
              action={pageAddress('/search')}
              name="q"
              size="large"
              labels={{ field: text('notFoundPage.searchField'), submit: text('notFoundPage.search') }}
              className="w-full"
            />
            <ButtonLink href="/">{text('notFoundPage.action')}</ButtonLink>
          </>
        }
      />
    </>
  );
}
