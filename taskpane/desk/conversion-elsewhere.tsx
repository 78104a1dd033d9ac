import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  typographyStyles,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  surface: {
    inlineSize: 'calc(100vw - 16px)',
    maxInlineSize: '440px',
    padding: '16px',
    maxBlockSize: '100vh',
    overflowY: 'auto',
  },
  text: { ...typographyStyles.body1, marginBlock: '0 8px' },
});

/** Says, outside of Excel, what the conversion of a column is and where it works, before anything is filled in. */
export default function ConversionElsewhere({ onClose }: { readonly onClose: () => void }) {
  const { surface, text } = useStyles();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface className={surface}>
        <DialogBody>
          <DialogTitle>Convert a column to net pay</DialogTitle>
          <DialogContent>
            <p className={text}>
              This works in Excel only, because it writes into a sheet. This page is open in a browser.
            </p>
            <p className={text}>
              In Excel, open this pane, select a column of gross pay and choose Convert column. Net pay is written into
              the column to its right.
            </p>
            <p className={text}>Here you can copy a formula or a table from each view, and paste it into a sheet.</p>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
