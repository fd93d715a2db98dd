import { createHash } from 'node:crypto';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import type { ComposedSchema, SourceText } from './compose-schema.ts';
import { scalars } from './scalars.ts';

/** Enums and inputs that operations name, for every generated file to import. */
export const schemaTypesPath = 'libs/graphql/schema-types.generated.ts';

export interface GeneratedOperations {
  /** Text by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Operation text, with the fragments that it needs, by SHA-256 hash in hex. */
  readonly manifest: Readonly<Record<string, string>>;
}

interface ParsedFile {
  readonly path: string;
  readonly document: DocumentNode;
}

const config = {
  scalars,
  useTypeImports: true,
  immutableTypes: true,
  skipTypename: true,
  arrayInputCoercion: false,
  importExtension: '.ts',
  skipDocumentsValidation: true,
} as const;

/** Types, documents and the manifest of every `*.graphql` that a page asks with. Throws with every error it found. */
export async function generateOperations(
  composed: ComposedSchema,
  sources: readonly SourceText[],
): Promise<GeneratedOperations> {
  const parsed = sources
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, text }) => ({ path, document: parse(new Source(text, path)) }));
  const fragments = collectFragments(parsed);
  const operations = collectOperations(parsed);
  refuseInvalid(composed, parsed);

  const manifest = new Map<string, string>();
  const files = new Map<string, string>();
  files.set(
    schemaTypesPath,
    await writeTypes(composed, schemaTypesPath, parsed, [], { generateOperationTypes: false }),
  );
  for (const file of parsed) {
    const path = file.path.replace(/\.graphql$/, '.generated.ts');
    const others = parsed.filter((other) => other !== file);
    const importSchemaTypesFrom = '~@network/graphql/schema-types.generated.ts';
    const types = await writeTypes(composed, path, [file], others, { importSchemaTypesFrom, importExtension: '' });
    const constants = (operations.get(file) ?? []).map((operation) => {
      const text = executableText(operation, fragments);
      const hash = createHash('sha256').update(text).digest('hex');
      manifest.set(hash, text);
      return writeConstant(operation, hash);
    });
    files.set(path, [...(constants.length > 0 ? [classImport] : []), types, ...constants].join('\n'));
  }
  return { files, manifest: Object.fromEntries([...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

const classImport = "import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';";

function collectFragments(files: readonly ParsedFile[]): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { path, document } of files) {
    for (const node of document.definitions) {
      if (node.kind !== Kind.FRAGMENT_DEFINITION) continue;
      if (fragments.has(node.name.value)) throw new Error(`${path}: fragment ${node.name.value} exists already`);
      fragments.set(node.name.value, node);
    }
  }
  return fragments;
}

function collectOperations(files: readonly ParsedFile[]): ReadonlyMap<ParsedFile, OperationDefinitionNode[]> {
  const names = new Set<string>();
  return new Map(
    files.map((file) => {
      const operations = file.document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      for (const { name } of operations) {
        if (!name) throw new Error(`${file.path}: an operation needs a name`);
        if (names.has(name.value)) throw new Error(`${file.path}: operation ${name.value} exists already`);
        names.add(name.value);
      }
      return [file, operations];
    }),
  );
}

function refuseInvalid(composed: ComposedSchema, files: readonly ParsedFile[]): void {
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const errors = validate(composed.schema, concatAST(files.map((file) => file.document)), rules);
  if (errors.length > 0) throw new Error(errors.map((error) => error.toString()).join('\n\n'));
}

/** The operation with every fragment that it reaches, by name, so that equal operations have equal text. */
function executableText(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const reached = new Map<string, FragmentDefinitionNode>();
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || reached.has(name.value)) return;
        reached.set(name.value, fragment);
        follow(fragment);
      },
    });
  };
  follow(operation);
  const used = [...reached].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, fragment]) => fragment);
  return [operation, ...used].map(print).join('\n\n');
}

function writeConstant(operation: OperationDefinitionNode, hash: string): string {
  const name = operation.name?.value ?? '';
  const kind = operation.operation;
  const type = `${name}${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  return `
export const ${name}Document = new TypedDocumentString<${type}, ${type}Variables>({
  hash: '${hash}',
  name: '${name}',
  kind: '${kind}',
});
`;
}

function writeTypes(
  composed: ComposedSchema,
  filename: string,
  own: readonly ParsedFile[],
  others: readonly ParsedFile[],
  more: Record<string, unknown>,
): Promise<string> {
  const toDocument = (type: 'standard' | 'external') => (file: ParsedFile) => ({
    location: file.path,
    document: file.document,
    type,
  });
  return codegen({
    filename,
    schema: composed.document,
    schemaAst: composed.schema,
    documents: [...own.map(toDocument('standard')), ...others.map(toDocument('external'))],
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
    config: { ...config, ...more },
  });
}
