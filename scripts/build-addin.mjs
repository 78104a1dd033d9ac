// Bundles the add-in and the dashboard, as webpack.config.js says.
import webpack from 'webpack';
import configuration from '../webpack.config.js';

const compiler = webpack(configuration);
compiler.run((failure, stats) => {
  if (failure !== null) console.error(failure);
  else if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString(configuration.stats));
  if (failure !== null || stats.hasErrors()) process.exitCode = 1;
  compiler.close((failed) => {
    if (failed) throw failed;
  });
});
