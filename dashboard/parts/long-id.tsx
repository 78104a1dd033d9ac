import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  id: {
    display: 'inline-block',
    inlineSize: '140px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
  },
});

/** An id in a table, over several lines so that it takes no room from what people read. */
export function LongId({ id }: { readonly id: string }) {
  return <span className={useStyles().id}>{id}</span>;
}
