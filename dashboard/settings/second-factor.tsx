import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { SecondFactorAnswer } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './settings';

const useStyles = makeStyles({
  /** Cameras need dark on light, in every theme. */
  picture: { backgroundColor: 'white', padding: '12px', inlineSize: 'fit-content', forcedColorAdjust: 'none' },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: '4px 16px',
    margin: 0,
    padding: '12px',
    listStyleType: 'none',
    fontFamily: tokens.fontFamilyMonospace,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** A code of an app besides the password. */
export function SecondFactor({ me, onChanged }: SectionProps) {
  const styles = useStyles();
  const [begun, setBegun] = useState<SecondFactorAnswer | undefined>();
  if (!me.has_password) return <Text>Set a password first. The second factor is asked for after it.</Text>;
  if (me.second_factor)
    return (
      <>
        <Text>A second factor is on: to log in with your password, you also need a code from your app.</Text>
        <Form
          clears
          key="off"
          fields={[fields.password]}
          action="Switch it off"
          onSend={async (values) => {
            await people.post('/me/second-factor/off', values);
            onChanged('The second factor is off.');
          }}
        />
      </>
    );
  if (begun === undefined)
    return (
      <>
        <Text>
          With a second factor, somebody who knows your password also needs your phone to log in. You need an
          authenticator app.
        </Text>
        <Form
          clears
          key="on"
          fields={[fields.password]}
          action="Set up a second factor"
          onSend={async (values) => setBegun(await people.post<SecondFactorAnswer>('/me/second-factor', values))}
        />
      </>
    );
  const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
  return (
    <>
      <Text>1. Scan this picture with your authenticator app, or type the key below it into the app.</Text>
      <div className={styles.picture}>
        <QRCodeSVG value={begun.uri} size={176} role="img" title="Picture for the authenticator app" />
      </div>
      <Text>{secret}</Text>
      <Text>2. Keep these backup codes. Each logs you in once, if you lose your phone. They are not shown again.</Text>
      <ul className={styles.codes} aria-label="Backup codes">
        {begun.backup_codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text>3. Enter the code that the app shows now.</Text>
      <Form
        key="confirm"
        fields={[{ ...fields.code, hint: 'Six digits.' }]}
        action="Switch it on"
        onSend={async (values) => {
          await people.post('/me/second-factor/confirm', values);
          setBegun(undefined);
          onChanged('The second factor is on.');
        }}
      />
    </>
  );
}
