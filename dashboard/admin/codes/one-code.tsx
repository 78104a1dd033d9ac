import { Text } from '@fluentui/react-components';
import type { AdminCode } from '../../../src/contract/admin-codes';
import { Confirmed } from '../../parts/confirmed';
import { momentInWords, momentOr } from '../../parts/moments';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { askAdmin } from '../../service/admin';

/** An access code with its devices, and what can be done with them. */
export function OneCode({
  code: { id, name, open, expires_at, most_devices, last_used_at, devices },
  onDone,
}: {
  readonly code: AdminCode;
  readonly onDone: (sentence: string) => void;
}) {
  return (
    <Section title={name}>
      <Text>
        {open ? 'Open' : 'Closed'}. Expires: {momentOr(expires_at, 'never')}. Last used:{' '}
        {momentOr(last_used_at, 'never')}. Devices: {devices.length} of {most_devices ?? 'any number'}.
      </Text>
      {devices.length > 0 && (
        <Table
          look="records"
          caption={`Devices of ${name}`}
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
                onDone('The device is revoked. Another may take its place.');
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
            onDone(`The access code ${name} is revoked.`);
          }}
        />
      )}
    </Section>
  );
}
