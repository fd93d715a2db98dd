import type { player } from '@network/messages/player.ts';

type Plain = Exclude<keyof typeof player, 'problem'>;

/** Keys of the player's texts in the message catalogue. */
export type PlayerTextKey = Plain | `problem.${keyof typeof player.problem}`;

/** Returns the text of a key, with its values filled in. */
export type PlayerText = (key: PlayerTextKey, values?: Readonly<Record<string, string | number>>) => string;
