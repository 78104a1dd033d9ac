const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Compilation, sources } = require('webpack');

/** Copies the icons that the manifest names into the assets folder of the build. */
class IconsPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'IconsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.folder).filter((file) => file.endsWith('.png'))) {
            compilation.emitAsset(`assets/${name}`, new sources.RawSource(readFileSync(join(this.folder, name))));
          }
        },
      );
    });
  }
}

module.exports = { IconsPlugin };
