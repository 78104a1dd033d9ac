import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorAnswer } from '../../server/errors/error-body';
import { message } from '../../src/language/message';

const deploy = (file: string): string => readFileSync(join(__dirname, '../../deploy', file), 'utf8');

test('nginx refuses a body that it does not pass on with the answer of the server', () => {
  const answer = /return 413 '(.+)';/.exec(deploy('proxy/nginx.conf'))![1]!.replace('$host', 'finance.example.com');
  const failure = { code: 'payload_too_large', message: message('body_too_large') } as const;
  expect(JSON.parse(answer)).toEqual(JSON.parse(String(errorAnswer(failure, 'https://finance.example.com').body)));
});

test('on Linux a command runs with the user, the settings and the data directory of the unit', () => {
  const unit = deploy('systemd/svc-finance-africa.service');
  const command = deploy('systemd/svc-finance-africa.sh');
  for (const name of ['User', 'Environment=SVC_DATA_DIR', 'EnvironmentFile']) {
    const value = new RegExp(`^${name}=(.+)$`, 'm').exec(unit)![1]!;
    expect(command).toContain(value);
  }
});
