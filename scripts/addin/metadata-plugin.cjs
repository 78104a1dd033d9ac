const { Compilation, sources } = require('webpack');

/**
 * What custom-functions-metadata cannot say, because it reads each file by itself: a parameter is offered the words of
 * the custom enum that has its name.
 * And what its JSDoc has no tag for: an error in one cell of a range reaches the function, which answers the other
 * cells all the same.
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

/** Completes functions.json. */
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
