import { sql } from 'kysely';
import { z } from 'zod';
import { networkBrands } from '../../../config/known-network.ts';
import {
  artworkFocus,
  artworkId,
  artworkOf,
  defineRowKind,
  DOCUMENT_FIELDS,
  onePicture,
} from '../../content/catalogue/public.ts';

const { slug, picture, focus } = DOCUMENT_FIELDS;

/** Where a picture of a brand is shown: what opens its home page, and how brands of the network show each other. */
export const BRAND_ART_SLOTS = ['hero', 'card'] as const;

/** A picture of a brand itself, in one of its slots. */
export const brandArtKind = defineRowKind({
  kind: 'brandArt',
  table: 'brand_art',
  unique: [{ field: 'slot', columns: ['brand_id', 'slot'] }],
  schema: z.strictObject({
    slug,
    brand: z.string().refine((value) => networkBrands().includes(value), {
      error: () => `expected one of ${networkBrands().join(', ')}`,
    }),
    slot: z.enum(BRAND_ART_SLOTS),
    picture: picture.refine((value) => value !== null, { error: 'expected the id of an uploaded picture' }),
    pictureFocus: focus,
  }),
  published: sql`
    select b.id, b.id as slug, jsonb_build_object('slug', b.id, 'brand', b.brand_id, 'slot', b.slot,
      'picture', ${artworkId('b.artwork', 'picture')}, 'pictureFocus', ${artworkFocus('b.artwork', 'picture')}) as document
    from brand_art b`,
  named: ({ picture: own }) => onePicture('picture', 'landscape', own),
  toRow: ({ brand, slot, picture: own, pictureFocus }, known) => ({
    brand_id: brand,
    slot,
    artwork: artworkOf({ picture: own }, known, { picture: { focus: pictureFocus } }),
  }),
});
