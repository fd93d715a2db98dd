import { ArrowUpRight } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { brands as texts } from '@network/messages/brands.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';
import type { BrandsPageQuery } from '../api/brands-page.generated.ts';

export interface BrandCardProps {
  readonly brand: BrandsPageQuery['brands'][number];
  readonly isThisBrand: boolean;
  readonly isPresented: boolean;
  readonly priority: boolean;
}

/** The width in which the picture is drawn: the card is taller than it. */
const SIZES = '(min-width: 1285px) 50vw, (min-width: 768px) 76vw, 165vw';

/** A site of the network: its newest picture under its color, its name as it draws it, its faces, and the links to it. */
export function BrandCard({ brand, isThisBrand, isPresented, priority }: BrandCardProps) {
  const t = useMessages(texts);
  const site = brand.name;
  return (
    <article
      className="relative isolate flex min-h-88 flex-col justify-end overflow-hidden rounded-card border-b-4 border-outline bg-raised"
      style={brand.color === null ? undefined : { borderBottomColor: brand.color }}
    >
      <div className="absolute inset-0 -z-10">
        {brand.picture ? <Picture source={brand.picture} alt="" sizes={SIZES} priority={priority} /> : null}
        <div className="card-veil absolute inset-0" />
      </div>
      {brand.isShownHere ? (
        <p className="absolute top-4 left-4">
          <Badge tone={isThisBrand ? 'accent' : 'media'}>{isThisBrand ? t('here') : t('included')}</Badge>
        </p>
      ) : null}
      <div className="flex flex-col gap-3 p-6 text-on-media [--wordmark-filter:none]">
        <h2 className="type-display text-title-2">
          {brand.wordmark === null ? site : <Wordmark src={brand.wordmark} name={site} size="title" />}
        </h2>
        {brand.tagline === null ? null : <p className="text-body text-pretty">{brand.tagline}</p>}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-on-media/85">
          <span>{t('videoCount', { count: brand.videoCount })}</span>
          <span>{t('performerCount', { count: brand.performerCount })}</span>
          <span>{t('since', { year: brand.launchedOn.slice(0, 4) })}</span>
        </p>
        {/* Who they are is on the site itself: here they are part of its picture. */}
        <ul role="presentation" className="flex">
          {brand.faces.map(({ slug, portrait }) => (
            <li
              key={slug}
              role="presentation"
              className="relative -ml-2.5 size-11 overflow-hidden rounded-pill border-2 border-page bg-raised first:ml-0"
            >
              <Picture source={portrait} alt="" sizes="2.75rem" />
            </li>
          ))}
        </ul>
        <p className="mt-1 flex flex-wrap gap-3">
          <Ways brand={brand} isThisBrand={isThisBrand} isPresented={isPresented} />
        </p>
      </div>
    </article>
  );
}

/** Here where its films have pages here, or are presented here; and at its own address. */
function Ways({ brand, isThisBrand, isPresented }: Omit<BrandCardProps, 'priority'>) {
  const t = useMessages(texts);
  const site = brand.name;
  const here = brand.isShownHere
    ? isThisBrand
      ? '/videos'
      : `/videos?sites=${brand.id}`
    : `/sites/${brand.id}/videos`;
  const there = brand.hasOwnBrand ? brand.origin : `${brand.origin ?? ''}/videos?sites=${brand.id}`;
  return (
    <>
      {brand.isShownHere || isPresented ? (
        <ButtonLink href={here} size="small" variant="media">
          {t('explore', { site })}
        </ButtonLink>
      ) : null}
      {brand.origin === null || there === null || (brand.isShownHere && !brand.hasOwnBrand) || isThisBrand ? null : (
        <ButtonLink href={there} size="small" variant="media">
          {t('visit', { site })}
          <ArrowUpRight aria-hidden="true" />
        </ButtonLink>
      )}
    </>
  );
}
