import { Link, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  link: { '@media (forced-colors: active)': { color: 'LinkText', ':hover': { color: 'LinkText' } } },
});

/** A link to a page of this server, in the colour of links in every theme. */
export function TextLink({
  to,
  inline = false,
  children,
}: {
  readonly to: string;
  readonly inline?: boolean;
  readonly children: string;
}) {
  const styles = useStyles();
  return (
    <Link href={to} inline={inline} className={styles.link}>
      {children}
    </Link>
  );
}
