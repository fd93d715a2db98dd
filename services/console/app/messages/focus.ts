/** Texts of focal points. */
export const focus = {
  role: 'focal point',
  hint: 'Click what has to stay in sight, or use the arrow keys. On the right is how the brands cut the picture.',
  at: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  middle: 'Back to the middle',
  cuts: 'How the brands cut it',
  noPicture: 'A point can be set once there is a picture of its own.',
} as const;
