import { createContext, use } from 'react';
import { Anchor } from '../link/anchor.tsx';

const OutlineContext = createContext(false);

/** Wraps the cards at the end of a row: they are outlines until somebody comes near them. */
export const OutlinedCards = OutlineContext.Provider;

/** Whether a card is out of sight for now, so that its outline is enough. */
export const useIsOutlined = (): boolean => use(OutlineContext);

export interface CardOutlineProps {
  readonly shape: 'media' | 'portrait';
  readonly title: string;
  readonly href: string;
  readonly headingLevel?: 2 | 3 | 4;
}

/** A card that is out of sight: its link, in the room that the whole card will take. */
export function CardOutline({ shape, title, href, headingLevel = 3 }: CardOutlineProps) {
  const Heading = `h${headingLevel}` as const;
  if (shape === 'portrait') {
    return (
      <Heading className="portrait-card">
        <Anchor href={href}>{title}</Anchor>
      </Heading>
    );
  }
  return (
    <article className="media-card">
      <div className="media-card-frame" />
      <div className="media-card-text">
        <Heading className="media-card-title">
          <Anchor href={href} className="media-card-link">
            {title}
          </Anchor>
        </Heading>
        <div className="media-card-line">&nbsp;</div>
      </div>
    </article>
  );
}

/** The room of a media card that is not known yet. */
export function CardPlace() {
  return (
    <div className="media-card" aria-hidden="true">
      <div className="media-card-frame" />
      <div className="media-card-text">
        <div className="media-card-title">&nbsp;</div>
        <div className="media-card-line">&nbsp;</div>
      </div>
    </div>
  );
}
