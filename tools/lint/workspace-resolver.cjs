// A resolver for eslint-module-utils, which loads it by require. It follows the workspace's links to the real files, so
// that the import directions see `libs/…` where a path through node_modules would count as somebody else's package.
const { existsSync, realpathSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { dirname, join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');

exports.interfaceVersion = 2;

exports.resolve = function resolveImport(source, file) {
  if (isBuiltin(source)) return { found: true, path: null };
  const path = source.startsWith('.') ? resolve(dirname(file), source) : join(root, 'node_modules', source);
  return existsSync(path) ? { found: true, path: realpathSync(path) } : { found: false };
};
