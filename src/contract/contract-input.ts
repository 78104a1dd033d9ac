import type { z } from 'zod';

type Part<Contract, Name extends string> = Contract extends { readonly [One in Name]: infer Schema extends z.ZodType }
  ? Schema
  : z.ZodUnknown;

/** What an operation is asked with, as callers write it: parameters of the path, query and body together. */
export type InputOf<Contract> = z.input<Part<Contract, 'params'>> &
  z.input<Part<Contract, 'query'>> &
  z.input<Part<Contract, 'body'>>;

/** The input of an operation once it is checked, with its defaults. */
export type CheckedInputOf<Contract> = z.output<Part<Contract, 'params'>> &
  z.output<Part<Contract, 'query'>> &
  z.output<Part<Contract, 'body'>>;
