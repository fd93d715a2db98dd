/** What tests of other modules may import. */
export { startTestReceiver, type TestReceiver } from './receiver.ts';
