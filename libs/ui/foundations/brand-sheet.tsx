import { Play } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { MediaCard } from '../media-card/media-card.tsx';
import { samplePicture } from '../story-samples/pictures.ts';

export interface BrandSheetProps {
  readonly brand: string;
  readonly index: number;
  readonly appearance?: 'dark' | 'light';
}

/** One brand's hand on a few parts, side by side with the others. */
export function BrandSheet({ brand, index, appearance = 'dark' }: BrandSheetProps) {
  return (
    <section
      data-brand={brand}
      data-appearance={appearance}
      aria-label={appearance === 'dark' ? brand : `${brand}, light`}
      className="flex flex-col gap-5 rounded-panel border-line border-subtle p-6"
    >
      <img src={`/brand-assets/${brand}/wordmark.svg`} alt={brand} className="wordmark h-8 w-auto self-start" />
      <h2 className="type-display text-title-2">The Long Blue Hour</h2>
      <p className="text-muted">What a person reads, in the text face of the brand.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          <Play aria-hidden="true" />
          Play
        </Button>
        <Button variant="outline">Details</Button>
        <Badge tone="accent">New</Badge>
      </div>
      <MediaCard
        title="Saltwater"
        href={`#${brand}`}
        picture={samplePicture(index)}
        sizes="24rem"
        duration="46 min"
        subtitle="With Ada Marlow"
      />
    </section>
  );
}
