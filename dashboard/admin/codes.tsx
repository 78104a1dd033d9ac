import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { Answered } from '../parts/answered';
import { Confirmed } from '../parts/confirmed';
import { momentInWords, momentOr } from '../parts/moments';
import { Notice } from '../parts/notice';
import { Section } from '../parts/section';
import { Table } from '../parts/table';
import { askAdmin } from '../service/admin';
import { useAdmin } from './use-admin';

/** `/admin/codes` */
export default function Codes() {
  const answer = useAdmin('listCodes', {});
  const [said, setSaid] = useState<string | undefined>();
  const tell = (sentence: string): void => {
    setSaid(sentence);
    answer.again();
  };
  return (
    <Answered answer={answer}>
      {({ codes }) => (
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          {codes.length === 0 && <Text>There is no access code. Make one with npm run access.</Text>}
          {codes.map(({ id, name, open, expires_at, most_devices, last_used_at, devices }) => (
            <Section key={id} title={name}>
              <Text>
                {open ? 'Open' : 'Closed'}. Expires: {momentOr(expires_at, 'never')}. Last used:{' '}
                {momentOr(last_used_at, 'never')}. Devices: {devices.length} of {most_devices ?? 'any number'}.
              </Text>
              {devices.length > 0 && (
                <Table
                  name={`Devices of ${name}`}
                  columns={['Device', 'Since', 'Last used', 'Revoke']}
                  rows={devices.map((device) => [
                    device.id,
                    momentInWords(device.created_at),
                    momentInWords(device.used_at),
                    <Confirmed
                      key={device.id}
                      action="Revoke"
                      question={`Revoke the device ${device.id}`}
                      onSend={async () => {
                        await askAdmin('revokeDevice', { id, device: device.id });
                        tell('The device is revoked. Another may take its place.');
                      }}
                    />,
                  ])}
                />
              )}
              {open && (
                <Confirmed
                  action="Revoke the code"
                  question={`Revoke ${name} and all its devices`}
                  onSend={async () => {
                    await askAdmin('revokeCode', { id });
                    tell(`The access code ${name} is revoked.`);
                  }}
                />
              )}
            </Section>
          ))}
        </>
      )}
    </Answered>
  );
}
