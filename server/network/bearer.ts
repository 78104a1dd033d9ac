/** The token of an `authorization: Bearer` header. */
export const bearer = (authorization: string | undefined): string | undefined =>
  /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1];
