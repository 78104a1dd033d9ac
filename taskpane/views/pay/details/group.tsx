import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useFigures } from '../../../../ui/theme/figures';
import type { DateField, PayFields } from '../pay-fields';
import type { Complaints } from '../stated';

/** What the groups of details share. */
export interface DetailsProps {
  readonly details: PayFields;
  readonly complaints: Complaints;
  readonly onChange: (change: Partial<PayFields>) => void;
  readonly currency: string;
  /** Does the current tax year apply, in which a pay date selects the law? */
  readonly dated: boolean;
  /** Told whether the date of a field is incomplete, which its text does not show. */
  readonly onHalfDate: (field: DateField, isHalf: boolean) => void;
}

const useStyles = makeStyles({
  title: { ...typographyStyles.caption1Strong, margin: 0, color: tokens.colorNeutralForeground2 },
});

/** A group of details under its own title. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  const { stack } = useFigures();
  const heading = useId();
  return (
    <section className={stack} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
