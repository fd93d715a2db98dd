import type { ReactNode } from 'react';
import { HeaderSpace } from '@network/ui/page/page.tsx';
import type { PictureSource } from '@network/ui/picture/picture.tsx';

export interface CinemaProps {
  /** Its light falls on the area around the screen. */
  readonly picture: PictureSource;
  /** The stage. */
  readonly children: ReactNode;
}

/** The area around a video: as wide as the window, never so tall that the title is out of view, in its own light. */
export function Cinema({ picture, children }: CinemaProps) {
  return (
    <div className="relative isolate overflow-clip">
      {picture.placeholder ? (
        <img
          src={picture.placeholder}
          alt=""
          aria-hidden="true"
          width={picture.width}
          height={picture.height}
          className="absolute inset-0 -z-20 size-full scale-125 object-cover opacity-45 blur-3xl saturate-150"
        />
      ) : null}
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-linear-to-b from-page/70 via-page/45 to-page" />
      <HeaderSpace />
      <div className="mx-auto w-full max-w-(--cinema-width) medium:px-gutter medium:pt-4 large:pt-6">
        <div className="film-frame overflow-clip shadow-panel medium:rounded-card">{children}</div>
      </div>
    </div>
  );
}
