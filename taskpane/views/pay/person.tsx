import { Field, Input, makeStyles, Switch } from '@fluentui/react-components';
import type { Circumstances } from './circumstances';

const useStyles = makeStyles({ grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))', gap: '12px', alignItems: 'end' } });

/** Further circumstances of the pay and the person, all of which may stay empty. */
export function Person({ circumstances, onChange, dated }: { readonly circumstances: Circumstances; readonly onChange: (change: Partial<Circumstances>) => void; readonly dated: boolean }) {
  const styles = useStyles();
  const { basic, dependants, age, payDate, contributions } = circumstances;
  return (
    <div className={styles.grid}>
      <Field label="Basic pay, % of gross">
        <Input inputMode="decimal" placeholder="100" value={basic} onChange={(_, { value }) => onChange({ basic: value })} />
      </Field>
      <Field label="Dependants">
        <Input inputMode="numeric" placeholder="0" value={dependants} onChange={(_, { value }) => onChange({ dependants: value })} />
      </Field>
      <Field label="Age">
        <Input inputMode="numeric" placeholder="under 65" value={age} onChange={(_, { value }) => onChange({ age: value })} />
      </Field>
      <Field label="Pay day">
        <Input type="date" disabled={!dated} value={payDate} onChange={(_, { value }) => onChange({ payDate: value })} />
      </Field>
      <Switch label="Contributions" checked={contributions} onChange={(_, { checked }) => onChange({ contributions: checked })} />
    </div>
  );
}
