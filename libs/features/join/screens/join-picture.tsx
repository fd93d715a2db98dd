import type { ReactNode } from 'react';

/** The brand's picture, a variant of an experiment: across the page, or beside the price. */
export default function JoinPicture(): ReactNode {
  return (
    <img
      src="/social-card.png"
      alt=""
      width={1200}
      height={630}
      className="aspect-[1200/630] w-full rounded-panel object-cover"
    />
  );
}
