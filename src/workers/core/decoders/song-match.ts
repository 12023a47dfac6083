import * as v from 'valibot'
import { validRows } from './decoder'
import { address } from './fields'

const found = v.object({ url: address, proxyUrl: v.fallback(address, null) })
const byAddress = v.pipe(
  address,
  v.transform((url) => ({ url, proxyUrl: null })),
)
const byList = v.pipe(
  v.array(v.unknown()),
  v.transform(validRows(found)),
  v.transform((rows) => rows.find(({ url }) => url !== null) ?? { url: null, proxyUrl: null }),
)

/**
 * The fallback match in the forms of three servers: `data` is an object with `url`, a plain address, or a list of
 * streams. A `proxyUrl`, inside or beside it, is the address that a page can play.
 */
export const match = v.pipe(
  v.object({ data: v.union([byList, byAddress, found]), proxyUrl: v.fallback(address, null) }),
  v.transform(({ data, proxyUrl }) => ({ url: data.proxyUrl ?? proxyUrl ?? data.url ?? '' })),
  v.check(({ url }) => url !== '', 'no address'),
)
