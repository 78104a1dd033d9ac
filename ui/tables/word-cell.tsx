import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ word: { whiteSpace: 'normal' } });

/** Words in a column of figures. Unlike a figure, they may take two lines. */
export function WordCell({ children }: { readonly children: string }) {
  return <span className={useStyles().word}>{children}</span>;
}
