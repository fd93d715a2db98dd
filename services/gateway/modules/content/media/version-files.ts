import type { GatewayServices } from '../../../services.ts';
import { readCutAddress } from './cuts/cut-address.ts';
import { openCutFiles } from './cuts/cut-files.ts';
import type { OwnFiles } from './own/own-files.ts';
import type { openPictureFiles } from './picture-files.ts';
import type { Sendable } from './send-media.ts';
import { versionIn } from './shown-media.ts';

/** A picture or hover preview, or why there is none: nothing that the caller may have, or too many cuts being made. */
export type FoundFile =
  /** The version is null for a cut of artwork that belongs to no film. */
  | { readonly kind: 'file'; readonly file: Sendable; readonly version: string | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'busy' };

/** Finds a file by what follows `/media/` in its address, if the caller may have files of its version. */
export type FindVersionFile = (
  address: string,
  mayHave: (version: string) => boolean | Promise<boolean>,
) => Promise<FoundFile>;

const ADDRESS = /^(?:(pictures|previews)\/films|pictures\/(cuts))\/(.*)$/;
const MISSING = { kind: 'missing' } as const;

/** The pictures, hover previews and cuts of uploaded media, and cuts of artwork. */
export function openVersionFiles(
  { config, store }: Pick<GatewayServices, 'config' | 'store'>,
  { own, pictures }: { readonly own: OwnFiles; readonly pictures: ReturnType<typeof openPictureFiles> },
): FindVersionFile {
  const cuts = openCutFiles(store);

  const findCut: FindVersionFile = async (name, mayHave) => {
    const cut = readCutAddress(config.secrets, name);
    if (cut === null) return MISSING;
    const { base, widest } = cut;
    const version = base.startsWith('films/') ? versionIn(base.slice('films/'.length)) : null;
    if (version !== null && !(await mayHave(version))) return MISSING;
    const whole = `${version === null ? base : `${version}/`}${widest}.avif`;
    const picture = version ?? base.replace(/-$/, '');
    const found = await cuts.find({ ...cut, picture }, async () =>
      version === null ? pictures.find(whole) : ((await own.master(version, 'picture')) ?? own.picture(whole)),
    );
    return found.kind === 'cut' ? { kind: 'file', file: found.file, version } : found;
  };

  return async (address, mayHave) => {
    const [, folder, cutsFolder, name = ''] = ADDRESS.exec(address) ?? [];
    if (cutsFolder !== undefined) return findCut(name, mayHave);
    const version = versionIn(name);
    if (folder === undefined || version === null || !(await mayHave(version))) return MISSING;
    const file = await (folder === 'pictures' ? own.picture(name) : own.preview(name));
    return file === null ? MISSING : { kind: 'file', file, version };
  };
}
