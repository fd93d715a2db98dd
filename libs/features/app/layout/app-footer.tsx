import { useRouter } from '@tanstack/react-router';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { NavigationItem } from '@network/core/features/define-feature.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { SiteFooter } from '@network/ui/site-footer/site-footer.tsx';
import { navigationFor } from '../offered.ts';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';

type Label = NavigationItem['label'];

/** The footer of every page. A column without links is not there. */
export function AppFooter() {
  const t = useMessages(layout);
  const tenant = useTenant();
  const { currentYear } = useSiteMeta();
  const context: PageContext = useRouter().options.context;
  const items = navigationFor('footer', context);
  const column = (title: string, labels: readonly string[]) => ({
    title,
    links: items
      .filter((item) => labels.includes(item.label))
      .map((item) => ({ href: item.to, label: labelOf(t, item.label) })),
  });
  const columns = [
    column(t('footer.browse'), Object.keys(layout.links)),
    column(t('footer.help'), ['support', 'casting', 'removal', 'safety']),
    column(t('footer.legal'), ['terms', 'privacy', 'compliance']),
  ];
  return (
    <SiteFooter
      brand={<Wordmark src="/wordmark.svg" name="" />}
      tagline={tenant.copy.tagline}
      label={t('footer.label')}
      columns={columns.filter(({ links }) => links.length > 0)}
      legal={
        <>
          <p>{t('footer.adultsOnly')}</p>
          <p>{t('footer.copyright', { year: String(currentYear), brand: tenant.name })}</p>
        </>
      }
    />
  );
}

function labelOf(t: ReturnType<typeof useMessages<typeof layout>>, label: Label): string {
  return label in layout.links
    ? t(`links.${label as keyof typeof layout.links}`)
    : t(`footer.${label as Exclude<Label, keyof typeof layout.links>}`);
}
