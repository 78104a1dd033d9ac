declare module 'zapier-platform-schema' {
  /** The check that Zapier runs on an integration. Functions must be written as texts that begin with `$func$`. */
  export function validateAppDefinition(definition: unknown): {
    readonly errors: readonly { readonly stack: string }[];
  };
}
