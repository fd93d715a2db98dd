/** The parts of wallet that tests of other modules and of the gateway use. */
export { balanceOf } from '../balance.ts';
export { unlockPack } from '../unlock-pack.ts';
export { undoSpending } from './undo-spending.ts';
