import type { GatewayModule } from '../../../module.ts';
import { noticesMigrations } from './migrations.ts';
import { noticesPersonalData } from './personal-data.ts';
import { mailNotices } from './notice-mails.ts';
import { pushNotices } from './push/deliver-pushes.ts';
import { deleteOldNotices } from './read-notices.ts';
import { noticesResolvers } from './resolvers.ts';
import { writeSearchNotices } from './write-search-notices.ts';
import { writeNotices } from './write-notices.ts';

/** Notices about new films of performers and channels that a person follows, and of searches that they saved. */
export const noticesModule = {
  id: 'notices',
  migrations: noticesMigrations,
  personalData: noticesPersonalData,
  resolvers: noticesResolvers,
  jobs: [writeNotices, writeSearchNotices, mailNotices, pushNotices],
  purges: [{ what: 'notices', run: deleteOldNotices }],
} as const satisfies GatewayModule;
