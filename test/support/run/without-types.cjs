const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transform } = require('sucrase');
const { version } = require('sucrase/package.json');

const maker = version + readFileSync(__filename, 'utf8');

/**
 * Turns a file into one that jest can require: types are removed, imports become `require`, and mocks come first.
 * Exports are plain properties, which run faster than the getters of esbuild and swc. Lines stay where they are.
 */
module.exports = {
  process: (source, filePath) => ({
    code: transform(source, {
      filePath,
      transforms: filePath.endsWith('.ts') ? ['typescript', 'imports', 'jest'] : ['imports'],
      disableESTransforms: true,
    }).code,
  }),
  getCacheKey: (source, path) => createHash('sha256').update(`${maker}\0${path}\0${source}`).digest('hex'),
};
