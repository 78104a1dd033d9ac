const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const CustomFunctionsMetadataPlugin = require('custom-functions-metadata-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { IconsPlugin } = require('./tools/webpack/icons-plugin.cjs');
const { MetadataPlugin } = require('./tools/webpack/metadata-plugin.cjs');
const { PackagesPlugin } = require('./tools/webpack/packages-plugin.cjs');
const { PagePlugin } = require('./tools/webpack/page-plugin.cjs');

const fromRoot = (...path) => join(__dirname, ...path);

/** The functions of the sheet, and the fixed choices that Excel offers for their arguments. */
const described = [
  ...readdirSync(fromRoot('functions/sheet'))
    .sort()
    .map((name) => fromRoot('functions/sheet', name)),
  fromRoot('functions/choices.ts'),
];

const fluent = fromRoot('node_modules/@fluentui');
/** Fluent's components, which show icons of their own. */
const fluentPackages = readdirSync(fluent)
  .filter((name) => name !== 'react-icons' && existsSync(join(fluent, name, 'lib')))
  .map((name) => join(fluent, name, 'lib'));

/** Is a chunk loaded by an entry, or by a chunk that is? */
const isOf = (entry, chunk) => {
  const groups = new Set(chunk.groupsIterable);
  for (const group of groups) for (const parent of group.parentsIterable) groups.add(parent);
  return [...groups].some((group) => group.name === entry);
};

/** Puts modules that at least five views of an entry use into one file. */
const partsOf = (entry, test) => ({
  test,
  name: `${entry}-parts`,
  chunks: (chunk) => !chunk.canBeInitial() && isOf(entry, chunk),
  minChunks: 5,
  minSize: 0,
});

/**
 * Bundles the custom functions, the task pane and the dashboard into dist/addin/. The manifest names functions.js,
 * functions.json, taskpane.html and the icons. Every other name contains a hash of its content. The page of the
 * dashboard is in dist/dashboard/: unlike the pane, no other site may show it in a frame.
 */
module.exports = {
  mode: 'production',
  entry: {
    functions: fromRoot('functions/index.ts'),
    taskpane: fromRoot('taskpane/index.tsx'),
    dashboard: fromRoot('dashboard/index.tsx'),
  },
  output: {
    path: fromRoot('dist/addin'),
    filename: ({ chunk }) => (chunk.name === 'functions' ? 'functions.js' : '[name].[contenthash].js'),
    chunkFilename: '[name].[contenthash].js',
    // The first file of the pane names all others, so each digit counts.
    hashDigestLength: 8,
    publicPath: 'auto',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    // A name that a module does not export fails the build.
    parser: { javascript: { exportsPresence: 'error' } },
    rules: [
      {
        test: /[\\/]react-icons[\\/]lib[\\/](icons|sizedIcons)[\\/]/,
        loader: fromRoot('tools/webpack/icons-loader.cjs'),
        options: { folders: [fromRoot('taskpane'), fromRoot('dashboard'), fromRoot('ui'), ...fluentPackages] },
      },
      {
        test: /[\\/]language[\\/]\w+[\\/](pane|dashboard)[\\/]\w+\.ts$/,
        loader: fromRoot('tools/webpack/sentences-loader.cjs'),
      },
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        exclude: [/node_modules/, /[\\/]language[\\/]\w+[\\/](pane|dashboard)[\\/]/],
        options: {
          configFile: fromRoot('tsconfig.addin.json'),
          transpileOnly: true,
          compilerOptions: { noEmit: false },
        },
      },
    ],
  },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.esbuildMinify, extractComments: false })],
    // The pane and the functions share a page and the files that they load later: each module is whole for both.
    usedExports: 'global',
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    splitChunks: {
      cacheGroups: {
        // Modules that nearly every view uses load once. The dashboard does not load those of the pane.
        paneParts: partsOf('taskpane', /[\\/](taskpane[\\/](country|parts|words)|ui[\\/]\w+)[\\/]/),
        dashboardParts: partsOf('dashboard', /[\\/](dashboard[\\/]parts|ui[\\/](inputs|notices)|@fluentui)[\\/]/),
      },
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [
    new CustomFunctionsMetadataPlugin({ input: described, output: 'functions.json' }),
    new MetadataPlugin(),
    new IconsPlugin(fromRoot('assets')),
    new PagePlugin({
      template: fromRoot('taskpane/taskpane.html'),
      file: 'taskpane.html',
      entries: ['functions', 'taskpane'],
    }),
    new PagePlugin({
      template: fromRoot('dashboard/dashboard.html'),
      file: '../dashboard/index.html',
      entries: ['dashboard'],
      base: '/addin/',
    }),
    new PackagesPlugin('../addin-packages.json'),
  ],
};
