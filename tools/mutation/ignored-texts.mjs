import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * Texts that are not emptied, because the result would say nothing about the tests. Stryker leaves out what its compiler
 * check rejects; that check can't run TypeScript 7, so these two kinds are found by their form instead.
 */
const NAMES_OF_COLUMNS =
  'A name of a table, a column or an operator: the types of the database reject an empty one before a test runs.';
const COMPARED =
  'A text that is compared: an empty one makes the comparison false, which is a mutant of its own, or does not compile.';
const LOG_ENTRY = 'A log entry: operators read it, and no rule depends on it.';

/** Methods of the query builder whose arguments are names alone. */
const NAMING =
  /^(selectFrom|select|returning|innerJoin|leftJoin|rightJoin|fullJoin|on|onRef|ref|whereRef|orderBy|groupBy|updateTable|insertInto|deleteFrom|column|columns|count|max|min|sum|coalesce|distinctOn|as)$/;
/** Methods whose first two arguments are a column and an operator, and whose third is a value. */
const COMPARING = /^(where|having|eb)$/;
const LOGGING = /^(trace|debug|info|warn|error|fatal)$/;
const COMPARISONS = new Set(['===', '!==']);

/** @param {any} callee */
const calledName = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name) ?? '';

/** @param {any} callee */
const isLog = (callee) =>
  callee.type === 'MemberExpression' &&
  LOGGING.test(callee.property.name ?? '') &&
  (callee.object.name === 'log' || callee.object.property?.name === 'log');

/** The call that a node is an argument of, directly or in a list, and its place there. */
function callAround(/** @type {any} */ path) {
  const inList = path.parent?.type === 'ArrayExpression';
  const argument = inList ? path.parentPath : path;
  const call = argument.parent;
  if (call?.type !== 'CallExpression') return null;
  const place = call.arguments.indexOf(argument.node);
  return place < 0 ? null : { callee: call.callee, place, inList };
}

/** @type {import('@stryker-mutator/api/ignore').Ignorer} */
const textsThatSayNothing = {
  shouldIgnore(path) {
    const { node, parent } = /** @type {any} */ (path);
    if (node.type === 'CallExpression' && isLog(node.callee)) return LOG_ENTRY;
    if (node.type !== 'StringLiteral') return undefined;
    if (parent.type === 'BinaryExpression' && COMPARISONS.has(parent.operator)) return COMPARED;
    if (parent.type === 'SwitchCase') return COMPARED;
    const call = callAround(path);
    if (!call) return undefined;
    const name = calledName(call.callee);
    if (NAMING.test(name)) return NAMES_OF_COLUMNS;
    return COMPARING.test(name) && call.place < 2 && !call.inList ? NAMES_OF_COLUMNS : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', textsThatSayNothing)];
