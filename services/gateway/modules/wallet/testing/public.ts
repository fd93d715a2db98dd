/**
 * What tests of other modules and of the gateway use of wallet.
 */
export { balanceOf } from '../balance.ts';
export { unlockPack } from '../unlock-pack.ts';
export { undoSpending } from './undo-spending.ts';
