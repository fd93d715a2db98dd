/** Texts of the stills of a film. */
export const filmStills = {
  hint: 'They are taken where scenes change. What you choose instead stays when the film is sent again.',
  none: 'No stills yet. They are taken when the media of the film are prepared.',
  name: (place: number) => `Still ${place}`,
  chosen: 'Chosen',
  moment: (place: number) => `Choose a moment for still ${place}`,
  upload: 'Upload a picture',
  back: (place: number) => `Put still ${place} back to what was taken`,
  remove: (place: number) => `Remove still ${place}`,
  add: 'Add a still',
  choosing: (place: number) => `A moment for still ${place}`,
  choosingHint: 'Play the film or move to the moment, then take it. The picture is taken in the film’s best quality.',
  take: 'Take this moment',
  cancel: 'Cancel',
  taken: (place: number) => `Still ${place} is replaced. Save the version to keep it.`,
} as const;
