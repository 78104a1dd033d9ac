import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { removeDirectory, temporaryDirectory } from '../../support/server-process';

const root = join(__dirname, '../../..');

/**
 * The mocked Office object as one script, in place of office.js. The mock reads only the host names from the manifest
 * package, whose other parts need Node.
 */
export async function officeScript(): Promise<string> {
  const folder = temporaryDirectory();
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: root,
    entry: join(__dirname, 'office-page.ts'),
    output: { path: folder, filename: 'office.js' },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: {
        'office-addin-manifest$': join(root, 'node_modules/office-addin-manifest/lib/officeApp.js'),
        'office-addin-usage-data': false,
      },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: {
            configFile: join(root, 'tsconfig.addin.json'),
            transpileOnly: true,
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      (error ?? stats?.hasErrors()) ? reject(error ?? new Error(stats!.toString('errors-only'))) : resolve(),
    ),
  );
  const script = readFileSync(join(folder, 'office.js'), 'utf8');
  removeDirectory(folder);
  return script;
}
