/**
 * What tests of other modules and of the gateway use of profile.
 */
export { profileOf, type ProfileView } from '../profile.ts';
