/**
 * Channels and their packs, within what a viewer may see of them.
 */
export { type ChannelLoaders, createChannelLoaders } from './loaders.ts';
