import type { FastifyRequest } from 'fastify';
import { fieldsOf, type RequestKind } from '@network/validation/requests/request-forms.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { ReceivedFile, RequestFiles } from './request-files.ts';

/** The parts of a form as they came. */
export interface FormParts {
  readonly fields: Record<string, string>;
  readonly files: ReceivedFile[];
}

/**
 * Reads a form of either encoding into `parts`, which contains what had arrived even when this throws. A field that the form
 * does not have is passed over; a file field that was left empty is no file. Of pictures beyond what the form takes one is
 * read, which shows that there are too many.
 */
export async function readForm(
  request: FastifyRequest,
  kind: RequestKind,
  parts: FormParts,
  files: RequestFiles,
  newId: () => string,
): Promise<void> {
  const rules = fieldsOf(kind);
  if (!request.isMultipart()) {
    for (const [name, value] of new URLSearchParams(typeof request.body === 'string' ? request.body : '')) {
      if (Object.hasOwn(rules, name)) parts.fields[name] = value;
    }
    return;
  }
  try {
    await readParts(request, rules, parts, files, newId);
  } catch (error) {
    throw isNoForm(error)
      ? new GatewayError(
          'BAD_REQUEST',
          'errors.badRequest',
          'Expected form data whose parts have names and boundaries.',
        )
      : error;
  }
}

/** What a disk or a connection fails with has a code; what cannot be parsed has none. */
function isNoForm(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}

async function readParts(
  request: FastifyRequest,
  rules: ReturnType<typeof fieldsOf>,
  parts: FormParts,
  files: RequestFiles,
  newId: () => string,
): Promise<void> {
  for await (const part of request.parts()) {
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
    if (part.type === 'field') {
      if (rule && rule.type !== 'pictures' && typeof part.value === 'string') parts.fields[part.fieldname] = part.value;
      continue;
    }
    if (rule?.type !== 'pictures' || part.filename === '' || parts.files.length > rule.max) {
      part.file.resume();
      continue;
    }
    const file = await files.receive(part.file, newId());
    if (file.size === 0) await files.discard([file.id]);
    else parts.files.push(file);
  }
}
