import * as v from 'valibot'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'

/** Turns an untrusted body into a domain value, or says that its shape is wrong. */
export type Decoder<T> = (body: unknown) => Result<T>

/** A decoder from a schema whose output is the domain value. */
export function decoder<T>(schema: v.GenericSchema<unknown, T>): Decoder<T> {
  return (body) => {
    const parsed = v.safeParse(schema, body)
    if (parsed.success) return ok(parsed.output)
    const issue = parsed.issues[0]
    return failed({ kind: 'malformed', detail: `${v.getDotPath(issue) ?? '(root)'}: ${issue.message}` })
  }
}

/** The rows that have the shape of `entry`, in their order. */
export function keepValid<T>(entry: v.GenericSchema<unknown, T>) {
  return (rows: unknown[]): T[] =>
    rows.flatMap((row) => {
      const parsed = v.safeParse(entry, row)
      return parsed.success ? [parsed.output] : []
    })
}

/** A list in which entries of the wrong shape are dropped rather than the whole reply. */
export function listOf<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(v.array(v.unknown()), v.transform(keepValid(entry)))
}

/** Like {@link listOf}; a list that is null or absent is empty. */
export function optionalListOf<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(v.nullish(v.array(v.unknown()), []), v.transform(keepValid(entry)))
}
