import { queryOptions } from '@tanstack/react-query';
import { readCues } from '../captions/cues.ts';

/** A part of a sheet of thumbnails, for the milliseconds from one to another. */
export interface Thumbnail {
  readonly from: number;
  readonly to: number;
  readonly sheet: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PLACE = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/;

/** Reads a WebVTT of thumbnails; what is none is left out. @param address of the file, which its sheets lie beside */
export function readThumbnails(text: string, address: string): readonly Thumbnail[] {
  return (readCues(text)?.cues ?? []).flatMap(({ from, to, text: place }) => {
    const [, sheet, ...numbers] = PLACE.exec(place.trim()) ?? [];
    if (sheet === undefined) return [];
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return [{ from, to, sheet: address.replace(/[^/]+$/, sheet), x, y, width, height }];
  });
}

/** The thumbnails of a film by the address of their file; none where it can't be read. */
export const thumbnailsQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['thumbnails', address],
    queryFn: async () => {
      const answer = await fetch(address ?? '');
      return answer.ok ? readThumbnails(await answer.text(), address ?? '') : [];
    },
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
