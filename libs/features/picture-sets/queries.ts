import { operationQuery } from '@network/core/api/operation-query.ts';
import { PictureSetPageDocument, type PictureSetPageQuery } from './api/picture-set-page.generated.ts';

/** A video with its stills, or with why they are not shown. */
export type PictureSetVideo = NonNullable<PictureSetPageQuery['video']>;

/** Its addresses are short-lived, so it is loaded each time it is opened. */
export const pictureSetQuery = (slug: string) => operationQuery(PictureSetPageDocument, { slug });
