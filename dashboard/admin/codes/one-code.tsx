import { Text } from '@fluentui/react-components';
import type { AdminCode } from '../../../src/contract/admin-codes';
import { Confirmed } from '../../parts/confirmed';
import { momentInWords, momentOr } from '../../parts/moments';
import { Section } from '../../parts/section';
import { Table } from '../../../ui/tables/table';
import { askAdmin } from '../../service/admin';
import { say } from '../../../ui/language/say';

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
        {say('code_summary', {
          state: open ? say('code_open') : say('code_closed'),
          expires: momentOr(expires_at, say('code_never')),
          used: momentOr(last_used_at, say('code_never')),
          devices: devices.length,
          most: most_devices ?? say('any_number'),
        })}
      </Text>
      {devices.length > 0 && (
        <Table
          look="records"
          caption={say('devices_of', { name })}
          columns={[say('device'), say('admin_since'), say('admin_last_used'), say('revoke')]}
          rows={devices.map((device) => [
            device.id,
            momentInWords(device.created_at),
            momentInWords(device.used_at),
            <Confirmed
              key={device.id}
              action={say('revoke')}
              question={say('revoke_device', { device: device.id })}
              onSend={async () => {
                await askAdmin('revokeDevice', { id, device: device.id });
                onDone(say('device_revoked'));
              }}
            />,
          ])}
        />
      )}
      {open && (
        <Confirmed
          action={say('revoke_the_code')}
          question={say('revoke_code_of', { name })}
          onSend={async () => {
            await askAdmin('revokeCode', { id });
            onDone(say('code_revoked', { name }));
          }}
        />
      )}
    </Section>
  );
}
