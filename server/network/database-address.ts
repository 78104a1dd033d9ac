/** Is this the address of a PostgreSQL database? */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);
