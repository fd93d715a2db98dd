/** Texts about new media of a film that people see. */
export const newMedia = {
  title: 'New media',
  text: 'New media of this film are ready. Members see the old ones until you show these. Look at them first: the preview of the film has them.',
  show: 'Show to members',
  shown: 'Members see the new media from now on.',
  discard: 'Discard…',
  discarding: {
    title: 'Discard the new media?',
    text: 'Members go on seeing the old ones. What was prepared is deleted, and would have to be uploaded again.',
    confirm: 'Discard them',
    keep: 'Keep them',
    done: 'The new media were discarded.',
  },
} as const;
