/**
 * What tests of other modules and of the gateway use of reels.
 */
export { sendReelEvent } from '../send-reel-event.ts';
