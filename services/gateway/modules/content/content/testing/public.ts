/** What tests of other modules may import. */
export { contentOperation } from '../transfer/content-operation.ts';
export { KINDS } from './seen-kinds.ts';
export { asStaff, KEY, type StaffCalls } from './staff-calls.ts';
export { sendPicture } from './send-picture.ts';
