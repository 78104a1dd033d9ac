const { readFileSync } = require('node:fs');
const { Compilation, sources } = require('webpack');

/** Writes a page that loads the scripts of some entries, in their order. Its address ahead of each script is `base`. */
class PagePlugin {
  constructor({ template, file, entries, base = '' }) {
    Object.assign(this, { template, file, entries, base });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.fileDependencies.add(this.template);
      // Names that contain a hash of their content are known from here on.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const scripts = this.entries
          .flatMap((entry) => compilation.entrypoints.get(entry).getFiles())
          .map((name) => `<script defer src="${this.base}${name}"></script>`);
        const page = readFileSync(this.template, 'utf8')
          .replace('</head>', `${scripts.join('')}</head>`)
          .replace(/>\s+</g, '><');
        compilation.emitAsset(this.file, new sources.RawSource(page));
      });
    });
  }
}

module.exports = { PagePlugin };
