/** The fixed qualities, lowest first. `p480l` is the 480 line picture made for mobile networks. */
export const VIDEO_QUALITIES = ['p270', 'p360', 'p480', 'p480l', 'p720', 'p1080', 'p2160'] as const;
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];
