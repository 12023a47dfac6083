import * as v from 'valibot'

/** A text that may be null or absent. */
export const text = v.nullish(v.string(), '')

export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || null),
)

/** A number that may be null, absent, or written as text; 0 then. */
export const count = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), 0),
  v.transform((value) => {
    const number = Number(value)
    return Number.isFinite(number) ? number : 0
  }),
)

export const id = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.safeInteger())

/** Milliseconds since 1970, null when unknown. */
export const dateMs = v.pipe(
  v.nullish(v.number(), null),
  v.transform((value) => (value && Number.isFinite(value) ? value : null)),
)

const deliveryNetwork = /(^|\.)126\.net$/i
/** Stands for this origin, whatever it is, while an address is looked at. */
const here = 'http://here.invalid'

/**
 * An address of a picture, a sound or a page: http(s) or rooted at this origin, null for anything else.
 * Hosts of the service's own delivery network are asked by https, which they serve; no other host is touched.
 */
export const address = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => {
    if (!value || !URL.canParse(value, here)) return null
    const url = new URL(value, here)
    if (url.origin === here) return value.startsWith('/') ? url.href.slice(here.length) : null
    if (!/^https?:\/\//i.test(value)) return null
    if (url.protocol === 'http:' && deliveryNetwork.test(url.hostname)) url.protocol = 'https:'
    return url.href
  }),
)
