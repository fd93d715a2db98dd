import { Search, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { SkipLink } from '../site-header/skip-link.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';

const LINKS = ['Videos', 'Performers', 'Channels', 'Categories', 'Awards', 'Showcases', 'Angels', 'Reels', 'Deals'];

/** A page around a story: header, content, footer. */
export function SampleFrame({ brand, current, children }: { brand: string; current?: string; children: ReactNode }) {
  const mark = <Wordmark src={`/brand-assets/${brand}/wordmark.svg`} name={brand} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content" label="Skip to the content" />
      <SiteHeader
        brand={mark}
        home={{ href: '#home', label: `${brand}, home` }}
        links={LINKS.map((label) => ({ href: `#${label}`, label, current: label === current }))}
        labels={{ navigation: 'Main', more: 'More', openMenu: 'Open the menu', closeMenu: 'Close the menu' }}
        search={<IconButton label="Search" icon={<Search aria-hidden="true" />} />}
        account={
          <>
            <ButtonLink href="#in" variant="quiet" size="small" className="max-medium:hidden">
              Sign in
            </ButtonLink>
            <ButtonLink href="#join" size="small">
              Join
            </ButtonLink>
          </>
        }
        menuFooter={
          <Button variant="outline" block>
            <User aria-hidden="true" />
            Sign in
          </Button>
        }
      />
      <main id="content" className="flex-1">
        {children}
      </main>
      <SiteFooter
        brand={mark}
        tagline="Cinema, dressed for the evening."
        label="About and legal"
        columns={[
          { title: 'Browse', links: LINKS.slice(0, 4).map((label) => ({ href: `#f-${label}`, label })) },
          {
            title: 'Help',
            links: ['Support', 'Casting', 'Content removal'].map((label) => ({ href: `#${label}`, label })),
          },
          {
            title: 'Legal',
            links: ['Terms', 'Privacy', 'Safety', '18 U.S.C. 2257 Statement'].map((label) => ({
              href: `#${label}`,
              label,
            })),
          },
        ]}
        legal={
          <>
            <p>For adults only. All who appear were 18 or older at the time of filming.</p>
            <p>© 2026. All rights reserved.</p>
          </>
        }
      />
    </div>
  );
}
