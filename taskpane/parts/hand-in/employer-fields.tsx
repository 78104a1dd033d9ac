import { Field, Input, makeStyles } from '@fluentui/react-components';
import { type EmployerSetting, employerSettingLabel } from '../../../src/contract/labels/people';
import { readerLanguage } from '../../../ui/language/reader';
import { say } from '../../../ui/language/say';
import { useFigures } from '../../../ui/theme/figures';
import { useDocumentSetting } from '../../host/document-setting';

type Setting = Exclude<EmployerSetting, 'month'>;

/** Who the employer is, by setting. Empty settings are left out. */
export type EmployerBlock = Partial<Readonly<Record<Setting, string>>>;

const isBlock = (value: unknown): value is EmployerBlock =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

/** Who the employer is: kept in the workbook, for payslips and returns alike. */
export const useEmployer = () => useDocumentSetting<EmployerBlock>('employer', {}, isBlock);

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gap: '8px 12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
    minInlineSize: 0,
  },
  legend: { padding: 0, marginBlockEnd: '4px' },
});

/** The settings of the employer that a document shows. */
export function EmployerFields({
  settings,
  employer,
  onEmployer,
}: {
  readonly settings: readonly Setting[];
  readonly employer: EmployerBlock;
  readonly onEmployer: (employer: EmployerBlock) => void;
}) {
  const styles = useStyles();
  const { quiet, strong, fields } = useFigures();
  if (settings.length === 0) return null;
  const change = (name: Setting, text: string): void => {
    const { [name]: _before, ...rest } = employer;
    onEmployer(text === '' ? rest : { ...rest, [name]: text });
  };
  return (
    <div>
      <fieldset className={`${styles.group} ${fields}`}>
        <legend className={`${styles.legend} ${strong}`}>{say('employer')}</legend>
        {settings.map((name) => (
          <Field key={name} label={employerSettingLabel(name, readerLanguage())}>
            <Input value={employer[name] ?? ''} maxLength={100} onChange={(_, { value }) => change(name, value)} />
          </Field>
        ))}
      </fieldset>
      <p className={quiet}>{say('kept_in_the_workbook')}</p>
    </div>
  );
}
