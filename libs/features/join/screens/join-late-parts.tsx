import { type ComponentProps, type ComponentType, memo, Suspense } from 'react';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import type { VariantOf } from '@network/tenant/experiments.ts';
import type { Still } from './join-stills.tsx';
import type { OrderTermsProps } from './order-terms.tsx';

const JoinGuide = lazyPart(() => import('./join-guide.tsx'));
const JoinPicture = lazyPart(() => import('./join-picture.tsx'));
const JoinStills = lazyPart(() => import('./join-stills.tsx'));

/*
 * The form renders again as soon as it is mounted. A part whose code is not there yet would then lose what the server
 * drew of it, and the page would move; one with the same properties is not rendered again.
 */

interface PictureProps {
  /** The position of the brand's picture in its experiment; without a value it is not shown. */
  readonly picture: VariantOf<'joinFormImage'> | null | undefined;
}

interface PicturesProps extends PictureProps {
  readonly films: readonly Still[];
  readonly brand: string;
}

/** The brand's picture, or pictures of its films, above the form. */
export const Pictures = memo(function Pictures({ picture, films, brand }: PicturesProps) {
  return (
    <Suspense fallback={<div className="aspect-video medium:aspect-64/9" />}>
      {picture === 'a' ? <JoinPicture /> : <JoinStills films={films} brand={brand} />}
    </Suspense>
  );
});

/** The brand's picture beside the form, in one variant. */
export const SummaryPicture = memo(function SummaryPicture({ picture }: PictureProps) {
  return <Suspense>{picture === 'b' ? <JoinPicture /> : null}</Suspense>;
});

interface TermsProps extends OrderTermsProps {
  readonly of: ComponentType<OrderTermsProps>;
}

/** The shown prices, and where a voucher is entered. */
export const Terms = memo(function Terms({ of: OrderTerms, ...props }: TermsProps) {
  return (
    <Suspense>
      <OrderTerms {...props} />
    </Suspense>
  );
});

/** What people want to know first. */
export const Guide = memo(function Guide(props: ComponentProps<typeof JoinGuide>) {
  return (
    <Suspense>
      <JoinGuide {...props} />
    </Suspense>
  );
});
