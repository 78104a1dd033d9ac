import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { SecondFactorAnswer } from '../../src/contract/people';
import { fields } from '../parts/fields';
import { Form } from '../parts/form';
import { people } from '../service/people';
import type { SectionProps } from './section-props';
import { say } from '../../ui/language/say';

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
  if (!me.has_password) return <Text>{say('password_first')}</Text>;
  if (me.second_factor)
    return (
      <>
        <Text>{say('factor_is_on')}</Text>
        <Form
          clears
          key="off"
          fields={[fields.password]}
          action={say('switch_it_off')}
          onSend={async (values) => {
            await people.post('/me/second-factor/off', values);
            onChanged(say('factor_off'));
          }}
        />
      </>
    );
  if (begun === undefined)
    return (
      <>
        <Text>{say('factor_explained')}</Text>
        <Form
          clears
          key="on"
          fields={[fields.password]}
          action={say('set_up_factor')}
          onSend={async (values) => setBegun(await people.post<SecondFactorAnswer>('/me/second-factor', values))}
        />
      </>
    );
  const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
  return (
    <>
      <Text>{say('factor_scan')}</Text>
      <div className={styles.picture}>
        <QRCodeSVG value={begun.uri} size={176} role="img" title={say('factor_picture')} />
      </div>
      <Text dir="ltr">{secret}</Text>
      <Text>{say('factor_keep_codes')}</Text>
      <ul className={styles.codes} dir="ltr" aria-label={say('backup_codes')}>
        {begun.backup_codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text>{say('factor_enter_code')}</Text>
      <Form
        key="confirm"
        fields={[{ ...fields.code, hint: say('six_digits') }]}
        action={say('switch_it_on')}
        onSend={async (values) => {
          await people.post('/me/second-factor/confirm', values);
          setBegun(undefined);
          onChanged(say('factor_on'));
        }}
      />
    </>
  );
}
