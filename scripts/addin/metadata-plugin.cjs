const { Compilation, sources } = require('webpack');

/**
 * Adds what custom-functions-metadata cannot generate.
 *
 * - A parameter offers the words of the custom enum with its name. The generator reads each file separately, so it
 *   cannot connect them.
 * - Excel passes errors in the cells of a range to the function, which can then answer the other cells. JSDoc has no
 *   tag for this.
 */
function complete(metadata) {
  const enums = new Set(metadata.enums.map(({ id }) => id));
  const withWords = (parameter) =>
    enums.has(parameter.name.toUpperCase()) ? { ...parameter, customEnumId: parameter.name.toUpperCase() } : parameter;
  return {
    allowErrorForDataTypeAny: true,
    ...metadata,
    functions: metadata.functions.map((one) => ({ ...one, parameters: one.parameters.map(withWords) })),
  };
}

/** Adds the missing metadata to functions.json. */
class MetadataPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MetadataPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'MetadataPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        (assets) => {
          if (assets['functions.json'] === undefined) return;
          compilation.updateAsset(
            'functions.json',
            new sources.RawSource(
              `${JSON.stringify(complete(JSON.parse(assets['functions.json'].source().toString())), null, 2)}\n`,
            ),
          );
        },
      );
    });
  }
}

module.exports = { MetadataPlugin };
