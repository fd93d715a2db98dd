import { useMessages } from '@network/core/i18n/messages.ts';
import { brands as texts } from '@network/messages/brands.ts';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { BrandsPageQuery } from '../api/brands-page.generated.ts';
import { BrandCard } from './brand-card.tsx';

export interface BrandsScreenProps {
  readonly brands: BrandsPageQuery['brands'];
  /** Whether this brand is one site of the network rather than several. */
  readonly isOneSite: boolean;
  /** Sites with their own pages here. */
  readonly presented: readonly string[];
}

/** The sites of the network, each in its color. */
export function BrandsScreen({ brands, isOneSite, presented }: BrandsScreenProps) {
  const t = useMessages(texts);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        <ul role="list" className="grid gap-shelf medium:grid-cols-2 xlarge:grid-cols-3">
          {brands.map((brand, index) => (
            <li key={brand.id}>
              <BrandCard
                brand={brand}
                isThisBrand={isOneSite && brand.isShownHere}
                isPresented={presented.includes(brand.id)}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      </PageContainer>
    </>
  );
}
