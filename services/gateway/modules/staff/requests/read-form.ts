import type { FastifyRequest } from 'fastify';
import { fieldsOf, type RequestKind } from '@network/validation/requests/request-forms.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { ReceivedFile, RequestFiles } from './request-files.ts';

/** The parts of a form as they came. */
export interface FormParts {
  readonly fields: Record<string, string>;
  readonly files: ReceivedFile[];
}

/** Where the files of a form are put. */
interface Keeping {
  readonly files: RequestFiles;
  readonly newId: () => string;
}

/**
 * Reads a form of either encoding into `parts`, which contains what had arrived even when this throws. A field that the form
 * does not have is passed over; a file field that was left empty is no file. Of pictures beyond what the form takes one is
 * read, which shows that there are too many.
 * @param keeping null for a form that is not taken: its texts are read, to be shown again, and its files pass by
 */
export async function readForm(
  request: FastifyRequest,
  kind: RequestKind,
  parts: FormParts,
  keeping: Keeping | null,
): Promise<void> {
  const rules = fieldsOf(kind);
  if (!request.isMultipart()) {
    for (const [name, value] of new URLSearchParams(typeof request.body === 'string' ? request.body : '')) {
      if (Object.hasOwn(rules, name)) parts.fields[name] = value;
    }
    return;
  }
  // Nothing would come of a sender that has gone, and no end of it.
  if (request.raw.destroyed) throw noForm();
  try {
    await readParts(request, rules, parts, keeping);
  } catch (error) {
    throw isNoForm(error) ? noForm() : error;
  }
}

const noForm = () =>
  new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected form data whose parts have names and boundaries.');

/** What a disk or a connection fails with has a code; what cannot be parsed has none. */
function isNoForm(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

async function readParts(
  request: FastifyRequest,
  rules: ReturnType<typeof fieldsOf>,
  parts: FormParts,
  keeping: Keeping | null,
): Promise<void> {
  for await (const part of request.parts()) {
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
    if (part.type === 'field') {
      if (rule && rule.type !== 'pictures' && typeof part.value === 'string') parts.fields[part.fieldname] = part.value;
      continue;
    }
    if (keeping === null || rule?.type !== 'pictures' || part.filename === '' || parts.files.length > rule.max) {
      part.file.resume();
      continue;
    }
    const file = await keeping.files.receive(part.file, keeping.newId());
    if (file.size === 0) await keeping.files.discard([file.id]);
    else parts.files.push(file);
  }
}
