/** Names of invented curators. */
export const CURATORS = ['Ines Varga', 'Tomas Lind', 'Maud Okafor', 'Jun Castellane'] as const;

/** What they say of a film, of any. */
export const REMARKS = [
  'Watch the light in the first minute. Nothing is said, and everything has been decided.',
  'Shot in one long evening, with the windows open. You can hear the street.',
  'The frame that we kept coming back to while we edited.',
  'A colour that should not work, held until it does.',
  'Two takes. We used the second, and the silence before it.',
  'The camera stays at the height of the table, and the room becomes a landscape.',
  'Everyone on the set stopped talking when this was on the monitor.',
  'Made with one lamp and a mirror. It is still our favourite set.',
  'Look at how the shadow crosses before anybody moves.',
  'The score was written to this shot, not the other way round.',
  'An ending that begins in the middle. See it twice.',
  'Grain, rain, and a door left ajar.',
  'The quiet one of this month. Give it ten minutes and the dark.',
  'We wanted the warmth of late summer, and waited three weeks for it.',
] as const;
