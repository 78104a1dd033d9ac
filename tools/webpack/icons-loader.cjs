const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** What may be the name of an icon, with its style at the end. */
const names = /\b[A-Z]\w*(?:Regular|Filled|Light|Color)\b/g;

const namesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.(js|tsx?)$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(names) ?? []);

/** Names found so far, by the list of folders. */
const found = new Map();

function namesOf(folders) {
  const key = folders.join();
  if (!found.has(key)) found.set(key, new Set(folders.flatMap(namesIn)));
  return found.get(key);
}

/**
 * Leaves only icons that the given folders name in a file of `@fluentui/react-icons`. The package has 16 MB of icons in
 * 60 files, of which the pages use about a hundred: without this, webpack would parse them all, which takes it a
 * quarter of its time. An icon that is used and was not found fails the build, as every missing export does.
 */
module.exports = function onlyUsedIcons(source) {
  const used = namesOf(this.getOptions().folders);
  return source
    .split('\n')
    .filter((line) => {
      const name = /^export const (\w+)/.exec(line)?.[1];
      return name === undefined || used.has(name);
    })
    .join('\n');
};
