const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const CustomFunctionsMetadataPlugin = require('custom-functions-metadata-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { CompressedPlugin } = require('./scripts/addin/compressed-plugin.cjs');
const { IconsPlugin } = require('./scripts/addin/icons-plugin.cjs');
const { MetadataPlugin } = require('./scripts/addin/metadata-plugin.cjs');

const at = (...path) => join(__dirname, ...path);

/** Every function of the sheet, and the words that Excel offers while one types. */
const described = [
  ...readdirSync(at('functions/sheet'))
    .sort()
    .map((name) => at('functions/sheet', name)),
  at('functions/choices.ts'),
];

/**
 * Bundles the custom functions and the task pane into dist/addin/. The manifest names functions.js, functions.json,
 * taskpane.html and the icons; every other name follows its content.
 */
module.exports = (_environment, { mode = 'production' }) => ({
  mode,
  entry: { functions: at('functions/index.ts'), taskpane: at('taskpane/index.tsx') },
  output: {
    path: at('dist/addin'),
    filename: ({ chunk }) => (chunk.name === 'functions' ? 'functions.js' : '[name].[contenthash].js'),
    chunkFilename: '[name].[contenthash].js',
    publicPath: 'auto',
    clean: true,
  },
  devtool: mode === 'production' ? 'source-map' : 'eval-source-map',
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        exclude: /node_modules/,
        options: { configFile: at('tsconfig.addin.json'), transpileOnly: true, compilerOptions: { noEmit: false } },
      },
    ],
  },
  optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [
    new CustomFunctionsMetadataPlugin({ input: described, output: 'functions.json' }),
    new MetadataPlugin(),
    new IconsPlugin(at('assets')),
    new HtmlWebpackPlugin({
      filename: 'taskpane.html',
      template: at('taskpane/taskpane.html'),
      chunks: ['functions', 'taskpane'],
      chunksSortMode: 'manual',
      scriptLoading: 'defer',
    }),
    ...(mode === 'production' ? [new CompressedPlugin()] : []),
  ],
});
