/** The sheet of the player's keys; loaded when it is opened. */
export const playerKeys = {
  title: 'Keys of the player',
  text: 'Space and the arrow keys work while the player has the focus, the others anywhere on the page of a film.',
  close: 'Close',
  group: 'Keys',
  page: {
    label: 'Keys work anywhere on the page',
    hint: 'Switch it off if you use speech input or press keys by accident: they then need the focus in the player. Saved in this browser.',
  },
  keys: {
    play: 'Play or pause',
    seek: 'Back or forward {seconds, number} seconds',
    volume: 'Louder or quieter',
    mute: 'Sound on or off',
    fullscreen: 'Full screen',
    captions: 'Captions',
    picture: 'Picture in picture',
    ends: 'To the start or the end',
    tenths: 'To a tenth of the film',
    rate: 'Slower or faster',
    help: 'This sheet',
  },
  or: 'or',
} as const;
