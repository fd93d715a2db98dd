import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors } from '@network/messages/errors.ts';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown at the asked address, with status 404 (D13). */
export function NotFoundPage() {
  const text = useMessages(errors);
  const { name } = useTenant();
  return (
    <MessagePage title={text('notFound.title')} text={text('notFound.text')}>
      <title>{text('notFound.headTitle', { brand: name })}</title>
      <Slot name="searchBox" />
      <HomeLink label={text('notFound.action')} />
    </MessagePage>
  );
}
