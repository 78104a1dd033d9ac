import { type AroundNavHandler, Router } from 'wouter';
import { AccountShell } from './account/shell';
import { adminPages } from './admin/pages';
import { AdminShell } from './admin/shell';
import { usePath } from './service/address';

/** A page that is opened begins at its top. */
const fromTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  scrollTo(0, 0);
};

function Framed() {
  const path = usePath();
  return adminPages.some(({ address }) => address === path) ? <AdminShell /> : <AccountShell />;
}

/** The pages of accounts and of the administration. A link from one to another opens it without loading everything again. */
export default function Frames() {
  return (
    <Router aroundNav={fromTop}>
      <Framed />
    </Router>
  );
}
