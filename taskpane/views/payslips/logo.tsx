import { Button, Field, makeStyles } from '@fluentui/react-components';
import { useId, useRef, useState } from 'react';
import { say } from '../../../ui/language/say';
import { useFigures } from '../../../ui/theme/figures';
import { useDocumentSetting } from '../../host/document-setting';
import { isText } from '../../host/stored';

/** The largest logo that the service takes, in bytes. */
const mostBytes = 150_000;

/** The logo as PNG or JPEG in base64; empty without one. It is kept in the workbook. */
export const useLogo = () => useDocumentSetting<string>('logo', '', isText);

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  picture: { maxBlockSize: '40px', maxInlineSize: '120px' },
});

const mediaType = (logo: string): string => (logo.startsWith('iVBOR') ? 'image/png' : 'image/jpeg');

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The logo at the head of each payslip. */
export function Logo({ logo, onLogo }: { readonly logo: string; readonly onLogo: (logo: string) => void }) {
  const styles = useStyles();
  const { hidden } = useFigures();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | undefined>();
  const id = useId();

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const isPicture = ['image/png', 'image/jpeg'].includes(file.type);
    if (!isPicture || file.size > mostBytes) return setWrong(say('logo_wrong', { kilobytes: mostBytes / 1_000 }));
    setWrong(undefined);
    onLogo(await base64Of(file));
  }

  return (
    <Field label={say('logo')} {...(wrong === undefined ? {} : { validationMessage: wrong, validationState: 'error' })}>
      <div className={styles.line}>
        {logo === '' ? null : (
          <img className={styles.picture} src={`data:${mediaType(logo)};base64,${logo}`} alt={say('logo')} />
        )}
        <label htmlFor={id} className={hidden}>
          {say('choose_a_logo')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          className={hidden}
          tabIndex={-1}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Button onClick={() => input.current?.click()}>{say('choose_a_logo')}</Button>
        {logo === '' ? null : <Button onClick={() => onLogo('')}>{say('remove_the_logo')}</Button>}
      </div>
    </Field>
  );
}
