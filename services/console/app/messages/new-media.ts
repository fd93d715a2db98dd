/** Texts about new media of a film that was published. It may have been taken back since, so none says that people see it. */
export const newMedia = {
  title: 'New media',
  text: 'New media of this film are ready. It keeps the old ones until you show these in their place. Look at them first: the preview of the film has them.',
  show: 'Show the new media',
  shown: 'The new media have taken the place of the old ones.',
  discard: 'Discard…',
  discarding: {
    title: 'Discard the new media?',
    text: 'The film keeps the old ones. What was prepared is deleted, and would have to be uploaded again.',
    confirm: 'Discard them',
    keep: 'Keep them',
    done: 'The new media were discarded.',
  },
} as const;
