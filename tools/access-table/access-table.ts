import { type AppAbility, defineAbilityFor } from '@network/access/ability.ts';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { type ExampleVideo, exampleVideos } from '@network/access/examples/example-videos.ts';
import { deniedNextStep } from '@network/access/next-step.ts';
import { shelfSubject, videoSubject } from '@network/access/subjects.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { SITE_IDS, type SiteId } from '@network/tenant/demonstration-sites.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

type Cell = boolean | string;
type Videos = ReturnType<typeof exampleVideos>;
interface Row {
  readonly viewer: Viewer;
  readonly tenant: Tenant;
  readonly ability: AppAbility;
  readonly videos: Videos;
}
type Column = readonly [title: string, cell: (row: Row) => Cell];

const plays = (title: string, name: ExampleVideo): Column => [
  title,
  ({ ability, videos }) => ability.can('play', videoSubject('video', videos[name])),
];

const FILMS: readonly Column[] = [
  ['trailer', ({ ability, videos }) => ability.can('play', videoSubject('trailer', videos.own))],
  plays('own site', 'own'),
  plays('other site', 'other'),
  plays('locked pack', 'lockedPack'),
  plays('unlocked pack', 'openPack'),
  plays('unlocked video', 'unlocked'),
  plays('free', 'free'),
  plays('picked in free trial', 'picked'),
  plays('denied', 'denied'),
  plays('upcoming', 'upcoming'),
  ['download', ({ ability, videos }) => ability.can('download', videoSubject('video', videos.own))],
  ['rate', ({ ability, videos }) => ability.can('rate', videoSubject('video', videos.own))],
  ['picture set', ({ ability, videos }) => ability.can('see', videoSubject('pictureSet', videos.own))],
  ['zip', ({ ability, videos }) => ability.can('download', videoSubject('pictureSet', videos.own))],
  ['comment', ({ ability, videos }) => ability.can('add', videoSubject('comment', videos.own))],
  ['moderate', ({ ability, videos }) => ability.can('remove', videoSubject('comment', videos.own))],
  ['review', ({ ability, videos }) => ability.can('update', videoSubject('expertReviewModal', videos.own))],
  ['unlock for credit', ({ ability, videos }) => ability.can('unlock', videoSubject('video', videos.own))],
  ['if denied', nextStep],
];

const RIGHTS: readonly Column[] = [
  ['channels', ({ ability }) => ability.can('see', 'channels')],
  ['internal channels', ({ ability }) => ability.can('see', 'internalChannels')],
  ['channel trailers', ({ ability }) => ability.can('see', 'channelTrailers')],
  ['internal trailers', ({ ability }) => ability.can('see', 'internalChannelTrailers')],
  ['expert reviews', ({ ability }) => ability.can('see', 'expertReview')],
  ['unlock packs', ({ ability }) => ability.can('unlock', 'channelPack')],
  ['recommendations', ({ ability }) => ability.can('see', shelfSubject('recommendedVideos'))],
  ['relationship', relationship],
  ['purchase modal', ({ ability }) => ability.can('see', 'purchaseModal')],
  ['upgrade bar', ({ ability }) => ability.can('see', 'upgradeBar')],
  ['overlay', ({ ability, videos }) => ability.can('see', videoSubject('upgradeMembershipOverlay', videos.own))],
  ['portal bar', ({ ability }) => ability.can('see', 'pornPortalBar')],
  ['reactivate modal', ({ ability }) => ability.can('see', 'reactivateCancelledRebillModal')],
  ['trial deals', ({ ability }) => ability.can('see', 'trialDeals')],
  ['expired deals', ({ ability }) => ability.can('see', 'expiredDeals')],
  ['teaser', ({ ability }) => ability.can('see', 'promotionalTeaser')],
];

/** The access table for people to read (Markdown): for each tenant, every kind of person by every right. */
export function accessTable(tenants: readonly Tenant[]): string {
  return `${INTRODUCTION}\n${tenants.map(tenantSection).join('\n')}`;
}

const INTRODUCTION = `# Access table

Written by \`npx node tools/access-table/main.ts\` from the rules of \`libs/access\`; a test fails when it is out of step. Do not
edit it by hand. The people are those of \`libs/access/examples\`: a member is a member of the tenant's first site, and has
unlocked one video and one pack of channels. "If denied" is the next step after a refusal of a video of that site.
`;

function tenantSection(tenant: Tenant): string {
  return `## ${tenant.name}\n\n### Videos\n\n${table(tenant, FILMS)}\n### Rights and offers\n\n${table(tenant, RIGHTS)}`;
}

function table(tenant: Tenant, columns: readonly Column[]): string {
  const site = tenant.sites[0] as SiteId;
  const other = SITE_IDS.find((id) => id !== site) as SiteId;
  const videos = exampleVideos(site, other);
  const rows = Object.entries(examplePeople(site, other)).map(([name, viewer]) => {
    const row: Row = { viewer, tenant, ability: defineAbilityFor(viewer, tenant), videos };
    return [name, ...columns.map(([, cell]) => written(cell(row)))];
  });
  return markdown(['person', ...columns.map(([title]) => title)], rows);
}

function written(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell ? '✓' : '';
}

function nextStep({ viewer, tenant, ability, videos }: Row): Cell {
  return ability.can('play', videoSubject('video', videos.own))
    ? ''
    : (deniedNextStep(viewer, videos.own, tenant) ?? '');
}

function relationship({ ability }: Row): Cell {
  if (ability.can('update', 'relationshipStatusSection')) return 'edit';
  return ability.can('see', 'relationshipStatusSection') ? 'see' : '';
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, index) => Math.max(3, title.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}
