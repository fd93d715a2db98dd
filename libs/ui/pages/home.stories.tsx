import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Play } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Hero } from '../hero/hero.tsx';
import { PageSections } from '../page/page.tsx';
import { Rating } from '../rating/rating.tsx';
import { Shelf, SHELF_SIZES } from '../shelf/shelf.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { mediaCards, portraitCards } from '../story-samples/sample-cards.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const labels = { previous: 'Back', next: 'Forth' };

const meta = {
  title: 'Pages/Home',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])}>
      <Hero
        eyebrow="New this week"
        title="The Long Blue Hour"
        picture={samplePicture(2)}
        meta={
          <>
            <Rating value="9.4" label="Rated 9.4 of 10" />
            <span>52 min</span>
            <span>With Ada Marlow, Noor Castell</span>
            <Badge tone="outline">4K</Badge>
          </>
        }
        text="A photographer waits for the light that comes once a year, and for the one person who promised to be there."
        actions={
          <>
            <ButtonLink href="#play" size="large">
              <Play aria-hidden="true" className="fill-current" />
              Play the trailer
            </ButtonLink>
            <ButtonLink href="#more" size="large" variant="media">
              <Info aria-hidden="true" />
              Details
            </ButtonLink>
          </>
        }
      />
      <PageSections>
        <Shelf title="New releases" more={{ href: '#all', label: 'See all' }} labels={labels}>
          {mediaCards(10, SHELF_SIZES.media)}
        </Shelf>
        <Shelf title="Faces of the season" more={{ href: '#all', label: 'See all' }} labels={labels} shape="portrait">
          {portraitCards(12, SHELF_SIZES.portrait)}
        </Shelf>
        <Shelf title="Best rated" text="What others could not forget." labels={labels}>
          {mediaCards(10, SHELF_SIZES.media, 7)}
        </Shelf>
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta;

export default meta;
export const Home: StoryObj<typeof meta> = {};
