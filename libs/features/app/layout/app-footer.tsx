import { useRouter } from '@tanstack/react-router';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { SiteFooter } from '@network/ui/site-footer/site-footer.tsx';
import { LanguageLinks } from './language-links.tsx';
import { navigationFor } from '../offered.ts';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';

/** The footer of every page. A column without links is left out. */
export function AppFooter() {
  const t = useMessages(layout);
  const tenant = useTenant();
  const { currentYear } = useSiteMeta();
  const context: PageContext = useRouter().options.context;
  const items = navigationFor('footer', context);
  const columns = (['browse', 'help', 'legal'] as const).map((column) => ({
    title: t(`footer.${column}`),
    links: items
      .filter((item) => item.place === 'footer' && item.column === column)
      .map((item) => ({ href: item.to, label: t(`links.${item.label}`) })),
  }));
  return (
    <SiteFooter
      look={tenant.frame.footer}
      brand={<Wordmark src="/wordmark.svg" name="" size={tenant.frame.footer === 'masthead' ? 'title' : 'bar'} />}
      tagline={tenant.copy.tagline}
      label={t('footer.label')}
      columns={columns.filter(({ links }) => links.length > 0)}
      legal={
        <>
          {tenant.hasLightAppearance ? <Slot name="appearanceChoice" /> : null}
          <LanguageLinks label={t('languages')} />
          <p>{t('footer.adultsOnly')}</p>
          <p>{t('footer.copyright', { year: String(currentYear), brand: tenant.name })}</p>
        </>
      }
    />
  );
}
