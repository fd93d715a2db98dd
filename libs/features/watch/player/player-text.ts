import type { watch } from '@network/messages/watch.ts';

type Plain = Exclude<keyof typeof watch.player, 'problem'>;

/** Keys of the player's texts, under `watch.player` of the catalogue. */
export type PlayerTextKey = Plain | `problem.${keyof typeof watch.player.problem}`;

/** Gives the text of a key, with its values filled in. */
export type PlayerText = (key: PlayerTextKey, values?: Readonly<Record<string, string | number>>) => string;
