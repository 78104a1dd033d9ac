import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { Delete16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { CountryCode } from '../../../../src/contract/country-code';
import { say } from '../../../../ui/language/say';
import { useFigures } from '../../../../ui/theme/figures';
import { isCountry } from '../../../country/country-context';
import { useDesk } from '../../../desk/desk';
import { keepInWorkbook, workbookValue } from '../../../host/workbook-settings';
import { countryName } from '../../../words/labels';
import { isPayFields, type PayFields } from '../pay-fields';

/** An employee, or a scenario, as the fields of the view were filled in. */
export interface SavedEmployee {
  readonly name: string;
  readonly country: CountryCode;
  readonly fields: PayFields;
}

const isSaved = (value: unknown): value is readonly SavedEmployee[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      typeof (one as SavedEmployee).name === 'string' &&
      isCountry((one as SavedEmployee).country) &&
      isPayFields((one as SavedEmployee).fields),
  );

const settingName = 'employees';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  add: { display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: '8px' },
  name: { flexGrow: 1 },
  text: { margin: 0 },
});

/**
 * Employees and scenarios that the workbook keeps. Whoever has the file has them; the service does not.
 *
 * @param now what the fields say now
 */
export default function SavedEmployees({
  now,
  onOpen,
}: {
  readonly now: Omit<SavedEmployee, 'name'>;
  readonly onOpen: (employee: SavedEmployee) => void;
}) {
  const styles = useStyles();
  const { stack, quiet } = useFigures();
  const { tell } = useDesk();
  const [saved, setSaved] = useState(() => workbookValue(settingName, isSaved) ?? []);
  const [name, setName] = useState('');

  const keep = async (next: readonly SavedEmployee[], message: string): Promise<void> => {
    const isKept = await keepInWorkbook(settingName, next);
    if (isKept) setSaved(next);
    tell({ ok: isKept, message: isKept ? message : say('workbook_keeps_nothing') });
  };
  const others = (called: string): readonly SavedEmployee[] => saved.filter((one) => one.name !== called);
  const typed = name.trim();

  return (
    <section className={stack} aria-label={say('saved_employees')}>
      <p className={`${quiet} ${styles.text}`}>{say('saved_about')}</p>
      {saved.length === 0 ? null : (
        <ul className={styles.list}>
          {saved.map((one) => (
            <li key={one.name} className={styles.item}>
              <Button size="small" appearance="subtle" onClick={() => onOpen(one)}>
                {say('saved_employee', { name: one.name, country: countryName(one.country) })}
              </Button>
              <Button
                size="small"
                appearance="subtle"
                icon={<Delete16Regular />}
                aria-label={say('remove_saved', { name: one.name })}
                onClick={() => void keep(others(one.name), say('saved_removed', { name: one.name }))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Field label={say('name_of_saved')} size="small" className={styles.name}>
          <Input size="small" value={name} maxLength={60} onChange={(_, { value }) => setName(value)} />
        </Field>
        <Button
          size="small"
          disabled={typed === ''}
          onClick={() => {
            void keep([...others(typed), { ...now, name: typed }], say('saved_kept', { name: typed }));
            setName('');
          }}
        >
          {say('save_in_workbook')}
        </Button>
      </div>
    </section>
  );
}
