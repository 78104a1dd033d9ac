import { dataFolder } from '../../scripts/release/data-folder';

test.each([
  ['linux', {}, '/home/ada', '/home/ada/.local/share/svc'],
  ['linux', { XDG_DATA_HOME: '/srv/data' }, '/home/ada', '/srv/data/svc'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada', '/home/ada/.local/share/svc'],
  ['darwin', { XDG_DATA_HOME: '/srv/data' }, '/Users/ada', '/Users/ada/Library/Application Support/svc'],
  ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ada', 'D:\\Local\\svc'],
  ['win32', {}, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Local\\svc'],
] as const)('data on %s with %j are in the usual place', (platform, environment, home, folder) =>
  expect(dataFolder('svc', platform, environment, home)).toBe(folder),
);
