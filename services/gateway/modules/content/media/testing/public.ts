/** What tests of other modules may know of the pictures that stand in for missing ones. */
export { NEUTRAL_PICTURES } from '../stock/neutral-pictures.ts';
