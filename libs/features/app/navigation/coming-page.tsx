import type { ReactNode } from 'react';
import { Grid } from '@network/ui/grid/grid.tsx';
import { HeaderSpace, PageContainer, PageSections } from '@network/ui/page/page.tsx';
import { MediaCardSkeleton, Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import type { PageKind } from './page-kinds.ts';

const CARDS = Array.from({ length: 12 }, (_, index) => index);
const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'] as const;

/** The outline of a page that is on its way, in the places of that page's own layout. Silent. */
export function ComingPage({ kind }: { readonly kind: PageKind }): ReactNode {
  return <div aria-hidden="true">{OUTLINES[kind]()}</div>;
}

const OUTLINES: Readonly<Record<PageKind, () => ReactNode>> = {
  home: Home,
  film: Film,
  performer: Performer,
  listing: () => <Listing shape="media" />,
  people: () => <Listing shape="portrait" />,
  account: Account,
  text: TextPage,
};

function Title({ className = 'w-2/5' }: { readonly className?: string }) {
  return (
    <span className="type-display block text-title-1">
      <Skeleton className={className} />
    </span>
  );
}

function Lines({ count = LINES.length }: { readonly count?: number }) {
  return (
    <span className="flex max-w-prose flex-col gap-3 text-body">
      {LINES.slice(0, count).map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </span>
  );
}

function Cards({ shape }: { readonly shape: 'media' | 'portrait' }) {
  return (
    <Grid shape={shape}>
      {CARDS.map((card) =>
        shape === 'media' ? (
          <MediaCardSkeleton key={card} />
        ) : (
          <span key={card} className="flex flex-col gap-3 text-body">
            <Skeleton shape="portrait" />
            <Skeleton className="w-3/5" />
          </span>
        ),
      )}
    </Grid>
  );
}

function Listing({ shape }: { readonly shape: 'media' | 'portrait' }) {
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10">
        <div className="flex flex-col gap-2">
          <Title />
          <span className="block text-body">
            <Skeleton className="w-1/5" />
          </span>
        </div>
        <Skeleton shape="block" className="h-11 max-w-prose" />
        <Cards shape={shape} />
      </PageContainer>
    </>
  );
}

function Home() {
  return (
    <>
      <div className="flex min-h-(--hero-height) items-end">
        <div className="mx-auto w-full max-w-page px-gutter pt-(--below-header) pb-(--hero-end)">
          <div className="flex max-w-(--hero-measure) flex-col gap-5">
            <span className="type-display flex flex-col gap-3 text-display">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-3/5" />
            </span>
            <Lines count={3} />
            <Skeleton shape="block" className="mt-2 h-12 w-1/2" />
          </div>
        </div>
      </div>
      <PageSections>
        <Cards shape="media" />
      </PageSections>
    </>
  );
}

function Film() {
  return (
    <>
      <HeaderSpace />
      <div className="mx-auto w-full max-w-(--cinema-width) medium:px-gutter medium:pt-4 large:pt-6">
        <div className="overflow-clip medium:rounded-card">
          <Skeleton shape="media" className="rounded-none" />
        </div>
      </div>
      <PageContainer className="grid items-start gap-x-14 gap-y-10 pt-6 medium:pt-8 boundary:grid-cols-(--aside-columns)">
        <div className="flex min-w-0 flex-col gap-4">
          <Title className="w-3/5" />
          <Lines count={4} />
        </div>
        <Skeleton shape="block" className="h-48" />
      </PageContainer>
    </>
  );
}

function Performer() {
  return (
    <>
      <HeaderSpace />
      <PageContainer className="grid items-end gap-8 pt-10 pb-12 medium:grid-cols-(--portrait-columns) large:gap-14">
        <Skeleton shape="portrait" className="max-w-80" />
        <div className="flex min-w-0 flex-col gap-6">
          <span className="type-display block text-display">
            <Skeleton className="w-3/5" />
          </span>
          <Lines count={4} />
        </div>
      </PageContainer>
      <PageContainer className="pt-10">
        <Cards shape="media" />
      </PageContainer>
    </>
  );
}

function Account() {
  return (
    <>
      <HeaderSpace />
      <PageContainer className="grid gap-x-16 gap-y-8 pt-10 large:grid-cols-(--sidebar-columns) large:gap-y-10 large:pt-16">
        <div className="flex min-w-0 items-center gap-5 large:col-span-2">
          <Skeleton shape="circle" className="size-14 medium:size-20" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Title className="w-1/2" />
            <span className="block text-lead">
              <Skeleton className="w-1/3" />
            </span>
          </div>
        </div>
        <Skeleton shape="block" className="h-11 large:h-44" />
        <div className="flex max-w-256 min-w-0 flex-col gap-5">
          <Lines />
          <Skeleton shape="block" className="h-48" />
        </div>
      </PageContainer>
    </>
  );
}

function TextPage() {
  return (
    <>
      <HeaderSpace />
      <PageSections>
        <Title />
        <Lines />
        <Lines />
      </PageSections>
    </>
  );
}
