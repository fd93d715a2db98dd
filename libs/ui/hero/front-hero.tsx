import type { ReactNode } from 'react';
import { cx } from '../class-names/cx.ts';
import { Anchor } from '../link/anchor.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';

/** One of the further pictures. */
export interface FrontFrame {
  readonly href: string;
  readonly title: string;
  readonly picture: PictureSource;
}

export interface FrontHeroProps {
  /**
   * `full` is as wide as the window with the words on it, `split` a picture beside them, `letterbox` as wide as cinema,
   * `filmstrip` and `wall` are made for further pictures.
   */
  readonly kind: 'full' | 'split' | 'filmstrip' | 'wall' | 'letterbox';
  /** Where the words are. */
  readonly align: 'start' | 'center' | 'end';
  readonly title: string;
  /** Null for none: the brand’s light and its letters stand there. */
  readonly picture: PictureSource | null;
  /** What moves over the picture, and below its veil. */
  readonly motion?: ReactNode;
  /** A short line above the title. */
  readonly eyebrow?: ReactNode;
  /** A line of facts, such as length and date. */
  readonly facts?: ReactNode;
  readonly text: ReactNode;
  /** Holds at most two buttons, the first solid. */
  readonly actions?: ReactNode;
  /**
   * Whether it is lower and has no text, so that the next row begins on the first screen for people who come back to go
   * on.
   */
  readonly isShort?: boolean;
  /**
   * No frames, four beside the picture of a strip or a wall, or up to nine named ones in a wall or at the foot of a
   * letterbox.
   */
  readonly frames: readonly FrontFrame[];
  /** Whether the frames are known by their names: then those are always visible, and few stand as many do. */
  readonly areNamed?: boolean;
}

/** The width of the picture on a phone, where the frame of these kinds is so tall that it cuts the sides; in hundredths of the window's. */
const WIDTHS: Partial<Record<FrontHeroProps['kind'], number>> = { full: 240, split: 170, wall: 170 };

/** From five frames on they stand three to a row, as those do that are named. */
const FEW = 4;

/** What opens a front page. Its kinds are the same parts in the same order, laid out by the stylesheet. */
export function FrontHero({
  kind,
  align,
  title,
  picture,
  motion,
  frames,
  areNamed,
  isShort,
  ...words
}: FrontHeroProps) {
  const isBackdrop = kind === 'full' || kind === 'wall';
  const areMany = areNamed === true || frames.length > FEW;
  return (
    <section
      className={cx('front', `front-${kind}`, `front-${align}`, isShort && 'front-short', areMany && 'front-many')}
    >
      <div className="front-picture grain">
        <Picture
          source={picture}
          alt=""
          sizes={`(width>=768px)100vw,${WIDTHS[kind] ?? 100}vw`}
          priority
          isBackdrop={isBackdrop}
          imageClassName="object-[72%_30%]"
        />
        {motion}
        {isBackdrop ? (
          <div className={cx('front-veil hero-veil absolute inset-0', kind === 'wall' && 'max-medium:hidden')} />
        ) : null}
      </div>
      <div className="front-words">
        <p className="front-eyebrow type-label text-small text-accent">{words.eyebrow}</p>
        <h1 className="front-title">{title}</h1>
        <div className="front-facts">{words.facts}</div>
        <p className="front-text">{words.text}</p>
        <div className="front-actions">{words.actions}</div>
      </div>
      {frames.length > 0 ? (
        <ul role="list" className="front-frames">
          {frames.map((frame) => (
            <li key={frame.href}>
              <Anchor href={frame.href} className="front-frame">
                <Picture source={frame.picture} alt="" sizes={areMany ? '34vw' : '50vw'} />
                <i className="card-veil" />
                <span>{frame.title}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
