const { Compilation, sources } = require('webpack');
const tsx = require('tsx/cjs/api');

const { helpIn, translated } = tsx.require('../../src/language/function-texts', __filename);
const { helpFile } = tsx.require('../../src/language/languages', __filename);
const { examplesAsset } = tsx.require('../../src/client/function-help', __filename);
const { examplesToInsert } = tsx.require('../../server/pages/examples-to-insert', __filename);

const json = (content) => new sources.RawSource(`${JSON.stringify(content, null, 2)}\n`);

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

/**
 * Adds the missing metadata to functions.json, and the same in the other languages in a file each. The pane also reads
 * examples of the functions.
 */
class MetadataPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('MetadataPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'MetadataPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        (assets) => {
          const generated = assets[helpFile('en')];
          if (generated === undefined) return;
          const metadata = complete(JSON.parse(generated.source().toString()));
          compilation.updateAsset(helpFile('en'), json(metadata));
          for (const language of translated)
            compilation.emitAsset(helpFile(language), json(helpIn(language, metadata)));
          compilation.emitAsset(examplesAsset, new sources.RawSource(JSON.stringify(examplesToInsert())));
        },
      );
    });
  }
}

module.exports = { MetadataPlugin };
