import { join } from 'node:path';
import { type Floors, keepsFloors } from '../support/floors';

const floors: Floors = [
  ['clock', 'command-line', 'environment', 'explained', 'file-entry', 'keys', 'network', 'terminal'],
  ['errors', 'openapi', 'store'],
  [
    'changes',
    'config',
    'connector',
    'documents',
    'downloads',
    'feeds',
    'input',
    'laws',
    'markets',
    'returns',
    'runtime',
    'settings',
    'status',
    'watch',
    'work',
    'world',
  ],
  ['access', 'accounts', 'pages', 'webhooks'],
  ['materials', 'operations', 'people'],
  ['doors'],
  ['app', 'framework', 'main', 'serve'],
];

keepsFloors(join(__dirname, '../../server'), floors);
