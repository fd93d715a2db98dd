import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import type { PictureSource } from '@network/ui/picture/picture.tsx';
import type { FilmPageComposition } from '@network/tenant/tenant-schema.ts';
import { type FilmPart, filmRows, readingOrder, writeAreas, writeRows } from './film-areas.ts';

export interface FilmLayoutProps {
  readonly composition: FilmPageComposition;
  /** A picture of the film, whose light falls on the page around a lit stage. */
  readonly picture: PictureSource;
  /** The content of each part; null if the page has none. */
  readonly parts: Readonly<Record<FilmPart, ReactNode>>;
}

/**
 * The parts of a film's page in the places that its brand gives them. The stylesheet puts them there (`film.css`, `film-phone.css`), so that
 * the server's HTML has its final layout; the document has them in the order in which they are read.
 */
export function FilmLayout({ composition, picture, parts }: FilmLayoutProps) {
  const { stage, title, align, join, rail, phone } = composition;
  const rows = filmRows(composition, {
    join: parts.join !== null,
    rail: parts.rail !== null,
    extras: parts.extras !== null,
  });
  const hasSide = rows.some(([wide, beside]) => wide === 'stage' && beside !== 'stage');
  const areas = { '--film-areas': writeAreas(rows), '--film-rows': writeRows(rows) } as CSSProperties;
  return (
    <div
      className={cx(
        `film film-${stage} film-${title} film-${align} film-join-${join} film-rail-${rail}`,
        ...Object.entries(phone).map(([part, way]) => `phone-${part}-${way}`),
        hasSide && 'film-has-side',
      )}
      style={areas}
    >
      {stage === 'lit' && picture.placeholder ? <Light picture={picture} /> : null}
      <HeaderSpace />
      <PageContainer className="film-grid">
        {readingOrder(rows).map((part) => (
          <div key={part} className={`film-part film-part-${part}`}>
            {parts[part]}
            {/* A title beside the picture has the facts under it. */}
            {part === 'title' && title === 'beside' ? parts.facts : null}
          </div>
        ))}
      </PageContainer>
    </div>
  );
}

function Light({ picture }: { readonly picture: PictureSource }) {
  return (
    <div aria-hidden="true" className="film-light">
      <img
        src={picture.placeholder}
        alt=""
        width={picture.width}
        height={picture.height}
        className="size-full scale-125 object-cover opacity-45 blur-3xl saturate-150"
      />
      <div className="absolute inset-0 bg-linear-to-b from-page/70 via-page/45 to-page" />
    </div>
  );
}
