import * as v from 'valibot'
import type { Done } from '../../../domain/endpoint-replies'

/** The reply to a change; that it was made is all it says. */
export const done = v.pipe(
  v.looseObject({}),
  v.transform((): Done => null),
)
