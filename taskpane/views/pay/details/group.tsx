import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useFigures } from '../../../../ui/theme/figures';

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
