import { posix, win32 } from 'node:path';

/**
 * Where programs of a system keep a user's data: `XDG_DATA_HOME` or `~/.local/share`, `~/Library/Application Support` on
 * a Mac, `%LOCALAPPDATA%` on Windows.
 */
export function dataFolder(
  name: string,
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
): string {
  if (platform === 'win32')
    return win32.join(environment['LOCALAPPDATA'] || win32.join(home, 'AppData', 'Local'), name);
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', name);
  const configured = environment['XDG_DATA_HOME'] ?? '';
  // The XDG specification tells programs to ignore a relative path.
  return posix.join(posix.isAbsolute(configured) ? configured : posix.join(home, '.local', 'share'), name);
}
