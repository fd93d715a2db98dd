import type { GatewayServices } from '../../../services.ts';
import { findMissingPlaces } from '../../../store/places/store-with-places.ts';

/** The places where films stay, and whether they can be read: for the terminal. */
export async function placesLines({ config }: Pick<GatewayServices, 'config'>): Promise<readonly string[]> {
  const { mediaPlaces } = config;
  if (mediaPlaces.length === 0)
    return ['There are no places: MEDIA_PLACES names folders and buckets where films stay.'];
  const missing = await findMissingPlaces(mediaPlaces);
  return mediaPlaces.map(({ name, location }) => {
    const where = location.kind === 'folder' ? location.folder : `s3:${location.bucket}/${location.prefix}`;
    const problem = missing.get(name);
    return `${name}  ${where}  ${problem === undefined ? 'can be read' : `is missing: ${problem}`}`;
  });
}
