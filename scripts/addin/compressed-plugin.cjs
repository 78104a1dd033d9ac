const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');
const { Compilation, sources } = require('webpack');

/** Files that are worth compressing. Source maps are not: only debuggers load them. */
const compressible = /\.(js|css|svg)$/;

const encodings = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Adds compressed versions of each script, style and SVG image, so the server compresses nothing at run time. */
class CompressedPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressedPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'CompressedPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const names = Object.keys(assets).filter((name) => compressible.test(name));
          await Promise.all(
            names.flatMap((name) => {
              const content = assets[name].buffer();
              return Object.entries(encodings).map(async ([ending, compress]) =>
                compilation.emitAsset(`${name}.${ending}`, new sources.RawSource(await compress(content))),
              );
            }),
          );
        },
      );
    });
  }
}

module.exports = { CompressedPlugin };
