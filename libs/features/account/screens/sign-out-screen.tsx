import { LogOut } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';

/** The choice of sessions to end: this brand's in this browser, or all of the network's. The forms need no script. */
export function SignOutScreen({ brand }: { readonly brand: string }) {
  const t = useMessages(account);
  return (
    <>
      <HeaderSpace />
      <PageSections className="paper glow-page">
        <EmptyState
          headingLevel={1}
          icon={<LogOut aria-hidden="true" />}
          title={t('signOut.title')}
          text={t('signOut.text', { brand })}
          action={
            <div className="flex w-full max-w-96 flex-col gap-3">
              <form method="post" action="/oidc/logout">
                <Button type="submit" size="large" block>
                  {t('signOut.here', { brand })}
                </Button>
              </form>
              <form method="post" action="/oidc/logout">
                <input type="hidden" name="scope" value="everywhere" />
                <Button type="submit" size="large" variant="outline" block aria-describedby="sign-out-everywhere">
                  {t('signOut.everywhere')}
                </Button>
              </form>
              <p id="sign-out-everywhere" className="text-small text-pretty text-muted">
                {t('signOut.everywhereText')}
              </p>
              <p className="text-small">
                <Link href="/account/security">{t('signOut.devices')}</Link>
              </p>
            </div>
          }
        />
      </PageSections>
    </>
  );
}
