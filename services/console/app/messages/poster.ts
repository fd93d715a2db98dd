/** Texts about the poster of a film. */
export const poster = {
  name: 'Poster',
  use: 'Use this picture as the poster',
  hint: 'Play the film or move to the moment. The picture is taken in the film’s best quality; a film that people see shows it as soon as it is prepared.',
  done: 'The poster is replaced.',
} as const;
