import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { BrandBannerFragment } from '@network/graphql/fragments/brand-banner.generated.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import { brands as texts } from '@network/messages/brands.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Hero } from '@network/ui/hero/hero.tsx';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { ListPagination } from '../../listing/list-pagination.tsx';
import { siteHref } from '../site-href.ts';
import { SITE_PAGE_TYPES, type SitePage } from '../site-pages.ts';
import { SiteFacts } from './site-facts.tsx';

export interface SiteScreenProps {
  readonly brand: BrandBannerFragment;
  readonly requested: SitePage;
  readonly info: PageInfoFragment;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The frame of a site's pages: its banner and facts, the two lists to choose from, and the list. */
export function SiteScreen({ brand, requested, info, isEmpty, children }: SiteScreenProps) {
  const t = useMessages(texts);
  const tenant = useTenant();
  const { type, order } = requested;
  return (
    <>
      {brand.picture ? (
        <Hero
          size="band"
          title={brand.name}
          picture={brand.picture}
          eyebrow={t('site.eyebrow', { brand: tenant.name })}
          text={brand.tagline}
          actions={
            brand.origin === null || !brand.hasOwnBrand ? null : (
              <ButtonLink href={brand.origin} variant="outline">
                {t('visit', { site: brand.name })}
                <ArrowUpRight aria-hidden="true" />
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <HeaderSpace />
          <PageContainer className="pt-10">
            <SectionHeading level={1} title={brand.name} />
          </PageContainer>
        </>
      )}
      <PageContainer className="flex flex-col gap-10 pt-8 pb-(--section-gap)">
        {requested.page === 1 ? <SiteFacts brand={brand} /> : null}
        <OptionLinks
          label={t('site.tabs', { site: brand.name })}
          options={SITE_PAGE_TYPES.map((each) => ({
            label: t(`site.${each}`),
            href: siteHref(brand.id, each, {}),
            isCurrent: each === type,
          }))}
        />
        {isEmpty ? (
          <EmptyState
            title={t('site.empty.title')}
            text={t('site.empty.text')}
            action={<ButtonLink href={siteHref(brand.id, type, {})}>{t('site.empty.action')}</ButtonLink>}
          />
        ) : (
          children
        )}
        <ListPagination info={info} hrefFor={(page) => siteHref(brand.id, type, { page, order })} />
      </PageContainer>
    </>
  );
}
