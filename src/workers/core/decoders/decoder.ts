import * as v from 'valibot'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'

/** Turns an untrusted body into a domain value, or fails if its shape is wrong. */
export type Decoder<T> = (body: unknown) => Result<T>

/** Creates a decoder from a schema whose output is the domain value. */
export function decoder<T>(schema: v.GenericSchema<unknown, T>): Decoder<T> {
  return (body) => {
    const parsed = v.safeParse(schema, body)
    if (parsed.success) return ok(parsed.output)
    const issue = parsed.issues[0]
    return failed({ kind: 'malformed', detail: `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}` })
  }
}

/** Creates a function that returns the rows with the shape of `entry`, in their order. */
export function validRows<T>(entry: v.GenericSchema<unknown, T>) {
  return (rows: unknown[]): T[] =>
    rows.flatMap((row) => {
      const parsed = v.safeParse(entry, row)
      return parsed.success ? [parsed.output] : []
    })
}

/** A list. Entries of the wrong shape are skipped and do not fail the whole reply. */
export function listOf<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(v.array(v.unknown()), v.transform(validRows(entry)))
}

/** Like {@link listOf}, but null or absent gives an empty list. */
export function optionalListOf<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(v.nullish(v.array(v.unknown()), []), v.transform(validRows(entry)))
}
