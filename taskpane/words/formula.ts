type Argument = string | number | boolean | undefined;

function written(argument: Argument): string {
  if (argument === undefined) return '';
  if (typeof argument === 'string') return `"${argument.replace(/"/g, '""')}"`;
  return typeof argument === 'boolean' ? String(argument).toUpperCase() : String(argument);
}

/**
 * A live formula of the add-in: `=SVC.NETPAY("KE",85000)`. Arguments that are left out at the end are not written.
 *
 * @param name name of the function without its namespace
 */
export function formula(name: string, ...args: readonly Argument[]): string {
  const last = args.findLastIndex((argument) => argument !== undefined);
  return `=SVC.${name}(${args.slice(0, last + 1).map(written).join(',')})`;
}
