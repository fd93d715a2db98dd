import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { Device } from '../../../graphql/resolvers.generated.ts';
import type { FilmFile } from './film-files.ts';

type PlayingDevice = Exclude<Device, 'DOWNLOAD'>;

/** A quality that a device has no use for: mobile networks get the light 480 instead of the full one, and no 2160. */
function isLeftOut(quality: VideoQuality, device: PlayingDevice): boolean {
  return device === 'MOBILE' ? quality === 'p480' || quality === 'p2160' : quality === 'p480l';
}

/** The files of a film that a device has a use for; all of them where it has none for any, as of a stream in one size. */
export function filesFor(device: PlayingDevice, files: readonly FilmFile[]): readonly FilmFile[] {
  const fitting = files.filter(({ quality }) => !isLeftOut(quality, device));
  return fitting.length > 0 ? fitting : files;
}
