/**
 * Members as staff help them. Other modules know nothing of it; the database knows its tables, and the
 * download of personal data its links.
 */
export { DATA_LINK_PATH, memberOfDataLink } from './data-requests/data-requests.ts';
export type { SupportTables } from './tables.ts';
