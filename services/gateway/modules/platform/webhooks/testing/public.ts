/** For tests of other modules. */
export { startTestReceiver, type TestReceiver } from './receiver.ts';
