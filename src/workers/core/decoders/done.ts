import * as v from 'valibot'
import type { Done } from '../../../contract/endpoint-replies'

/** The reply to a change. It says nothing but that the change was made. */
export const done = v.pipe(
  v.looseObject({}),
  v.transform((): Done => null),
)
