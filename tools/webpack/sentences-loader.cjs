const { transformSync } = require('esbuild');

/**
 * Compiles the sentences of a catalog from ICU MessageFormat when the add-in is built, so that pages need no parser.
 * The module of a catalog imports nothing and exports `sentences`.
 */
module.exports = function compileSentences(source) {
  const done = this.async();
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  const catalog = { exports: {} };
  new Function('module', 'exports', code)(catalog, catalog.exports);
  import('icu-minify/compile').then(({ default: compile }) => {
    const compiled = Object.entries(catalog.exports.sentences).map(([name, text]) => [name, compile(text)]);
    done(null, `export const sentences = ${JSON.stringify(Object.fromEntries(compiled))};`);
  }, done);
};
