/**
 * What an uploaded picture is made for: `landscape` 16 to 9 and `portrait` 3 to 4, which everybody sees; `still`, in its own
 * proportions, for those who may see the picture set that it is in.
 */
export const PICTURE_SHAPES = ['landscape', 'portrait', 'still'] as const;

export type PictureShape = (typeof PICTURE_SHAPES)[number];
