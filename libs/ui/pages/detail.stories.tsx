import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Download, Lock, Play, Share2 } from 'lucide-react';
import { Avatar } from '../avatar/avatar.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Chips } from '../chips/chips.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { HeaderSpace, PageSections } from '../page/page.tsx';
import { Picture } from '../picture/picture.tsx';
import { Rating } from '../rating/rating.tsx';
import { Shelf, SHELF_SIZES } from '../shelf/shelf.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { mediaCards } from '../story-samples/sample-cards.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const meta = {
  title: 'Pages/Detail',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])} current="Videos">
      <HeaderSpace />
      <PageSections className="glow-page pt-4 medium:pt-8">
        <div className="grid gap-8 xlarge:grid-cols-[minmax(0,1fr)_24rem] huge:grid-cols-[minmax(0,1fr)_30rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <div className="relative aspect-landscape overflow-hidden rounded-card">
              <Picture source={samplePicture(3)} alt="" sizes="(min-width: 1285px) 70vw, 100vw" priority />
              <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-scrim text-on-media">
                <Lock aria-hidden="true" className="size-9 stroke-[1.25]" />
                <p className="type-display hidden text-title-2 medium:block">The whole film is for members</p>
                <ButtonLink href="#join" size="large">
                  Join now
                </ButtonLink>
              </div>
            </div>
            <div className="flex flex-wrap items-start justify-between gap-4">
              <div className="flex min-w-0 flex-col gap-3">
                <h1 className="type-display text-title-1">A Quiet Kind of Thunder</h1>
                <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
                  <Rating value="9.2" label="Rated 9.2 of 10" />
                  <span>48 min</span>
                  <span>September 04, 2026</span>
                </p>
              </div>
              <div className="flex gap-2">
                <IconButton variant="outline" label="Keep" icon={<Bookmark aria-hidden="true" />} />
                <IconButton variant="outline" label="Share" icon={<Share2 aria-hidden="true" />} />
                <IconButton variant="outline" label="Download" icon={<Download aria-hidden="true" />} />
              </div>
            </div>
            <p className="max-w-prose text-lead text-pretty text-strong/90">
              Two people who tune pianos for a living meet in a concert hall that is about to close, and decide to play
              it once more through the night.
            </p>
            <Chips
              label="Moods"
              chips={['Drama', 'After dark', 'Slow burn'].map((label) => ({ label, href: `#${label}` }))}
            />
          </div>
          <aside aria-label="About it" className="flex flex-col gap-6">
            <ButtonLink href="#trailer" variant="outline" block size="large">
              <Play aria-hidden="true" />
              Play the trailer
            </ButtonLink>
            <ul role="list" className="flex flex-col gap-3">
              {['Noor Castell', 'Tess Arden'].map((name, index) => (
                <li key={name} className="flex items-center gap-4">
                  <Avatar name={name} picture={samplePicture(index + 10)} />
                  <Link tone="plain" href={`#${name}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <DataList
              items={[
                { term: 'Studio', value: 'Golden hour' },
                { term: 'Quality', value: 'Up to 2160' },
                { term: 'Pictures', value: '64' },
              ]}
            />
          </aside>
        </div>
        <Shelf title="More like this" labels={{ previous: 'Back', next: 'Forth' }}>
          {mediaCards(9, SHELF_SIZES.media, 4)}
        </Shelf>
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta;

export default meta;
export const Detail: StoryObj<typeof meta> = {};
