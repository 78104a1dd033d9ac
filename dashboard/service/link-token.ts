/**
 * The token of the link that opened the page. It stands behind the #, which browsers send to nobody, and is taken out
 * of the address at once, so that neither history nor a bookmark keeps it.
 */
export const linkToken: string = location.hash.slice(1);

if (linkToken !== '') history.replaceState(null, '', location.pathname);
