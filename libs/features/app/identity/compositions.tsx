import { type ReactNode, Suspense } from 'react';
import { SlotsProvider } from '@network/core/features/slots.tsx';
import type { JoinLink } from '@network/core/session/use-join-link.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { SHELF_SIZES } from '@network/ui/shelf/shelf.tsx';
import { SiteFooter } from '@network/ui/site-footer/site-footer.tsx';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';
import { aDeal } from '../../deals/testing/a-deal.ts';
import { DealTile } from '../../deals/screens/deal-tile.tsx';
import DealsCarousel from '../../deals/slots/deals-carousel.tsx';
import { VideoCard } from '../../entity-cards/video-card.tsx';
import { HomeScreen } from '../../home/screens/home-screen.tsx';
import { aPicture, aVideo } from '../../testing/story-samples.ts';
import { VideoScreen } from '../../watch/screens/video-screen.tsx';
import { aWatchVideo } from '../../watch/testing/watch-video.ts';
import { Part } from './part.tsx';
import { sampleHome } from './sample-home.ts';

const COLUMNS = ['Browse', 'Help', 'Legal'].map((title) => ({
  title,
  links: ['One', 'Two', 'Three'].map((label) => ({ href: `#${title}-${label}`, label: `${title} ${label}` })),
}));

const NOTHING = { filmsToContinue: false, newFilms: false } as const;
const JOIN_LINK: JoinLink = { href: '#join', onClick: () => undefined, onAuxClick: () => undefined };

const FILM = aWatchVideo({
  title: 'A Quiet Kind of Thunder',
  images: { listing: aPicture(3), poster: aPicture(3), portrait: aPicture(6) },
  relatedVideos: Array.from({ length: 8 }, (_, index) => aVideo(index)),
});

/** How the brand composes its pages: the same code that its pages are made of, fed with sample films. */
export function CompositionsOfBrand({ tenant }: { readonly tenant: Tenant }) {
  const { home, frame, filmPage } = tenant;
  return (
    <Part title="Compositions" text="As tenant.ts names them, with the pages in small below.">
      <Composition name="Cards" settings={{ tells: home.card.tells.join(', '), partners: frame.partners }}>
        <div className="grid gap-6 medium:grid-cols-3">
          <VideoCard video={aVideo(2)} sizes={SHELF_SIZES.media} />
          <DealTile deal={aDeal(null)} sizes={SHELF_SIZES.media} />
        </div>
      </Composition>
      <div className="flex flex-wrap items-start gap-8">
        <Composition name="Home" settings={{ ...home.hero, join: frame.join, footer: frame.footer }}>
          <Small>
            <SlotsProvider offered={{ dealsCarousel: DealsCarousel }}>
              <HomeScreen data={sampleHome(tenant)} isSignedIn={false} joinLink={JOIN_LINK} awaited={NOTHING} />
            </SlotsProvider>
            <FooterOfBrand tenant={tenant} />
          </Small>
        </Composition>
        <Composition name="Page of a film" settings={{ ...filmPage, phone: Object.values(filmPage.phone).join(', ') }}>
          <Small>
            <VideoScreen
              video={FILM}
              playable={{ plays: 'trailer', barrier: { reason: 'step', step: 'JOIN' } }}
              brand={tenant.name}
              signInHref="#sign-in"
              showsReview
              startsByItself={false}
            />
          </Small>
        </Composition>
      </div>
    </Part>
  );
}

interface CompositionProps {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
}

function Composition({ name, settings, children }: CompositionProps) {
  const words = Object.entries(settings).map(([setting, value]) => `${setting} ${String(value)}`);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="type-display text-title-3">{name}</h3>
      <p className="text-small text-muted">{words.join(' · ')}</p>
      {children}
    </div>
  );
}

/** A page in small, as wide as the window before it is made smaller. It is looked at and not operated. */
function Small({ children }: { readonly children: ReactNode }) {
  return (
    <div inert className="w-screen overflow-clip rounded-panel border-line border-outline" style={{ zoom: 0.45 }}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

function FooterOfBrand({ tenant }: { readonly tenant: Tenant }) {
  const { footer } = tenant.frame;
  return (
    <SiteFooter
      look={footer}
      brand={<WordmarkOfBrand tenant={tenant} size={footer === 'masthead' ? 'title' : 'bar'} />}
      tagline={tenant.copy.tagline}
      label="Footer"
      columns={COLUMNS}
      legal={<p>© {tenant.name}</p>}
    />
  );
}

/** The drawn name of the brand, from the assets of its app. */
export function WordmarkOfBrand({ tenant, size }: { readonly tenant: Tenant; readonly size: 'bar' | 'title' }) {
  return <Wordmark src={`/brand-assets/${tenant.id}/wordmark.svg`} name={tenant.name} size={size} />;
}
