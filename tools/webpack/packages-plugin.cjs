const { Compilation, sources } = require('webpack');

/** The folder of the package that a module belongs to, from the root of the project; undefined for the project's own. */
const packageFolder = (module) => /[\\/](node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1];

/** Lists the packages whose code is in the build in a file beside it, for the notices of a release. */
class PackagesPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PackagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PackagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const folders = [...compilation.modules].flatMap((module) => packageFolder(module.resource ?? '') ?? []);
          const sorted = [...new Set(folders.map((folder) => folder.replaceAll('\\', '/')))].sort();
          compilation.emitAsset(this.file, new sources.RawSource(`${JSON.stringify(sorted, null, 2)}\n`));
        },
      );
    });
  }
}

module.exports = { PackagesPlugin };
