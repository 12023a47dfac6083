import * as v from 'valibot'

/** A text that may be null or absent. */
export const text = v.nullish(v.string(), '')

export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value || null),
)

/** A number, or a text with a number. Null, absent and anything else give 0. */
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
/** Stands for the origin of the app while an address is parsed. */
const placeholderOrigin = 'http://here.invalid'

/**
 * An address of a picture, a sound or a page: http(s), or a path of this origin. Null for anything else. Addresses of the
 * service's own delivery network get https, which it supports.
 */
export const address = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => {
    if (!value || !URL.canParse(value, placeholderOrigin)) return null
    const url = new URL(value, placeholderOrigin)
    if (url.origin === placeholderOrigin)
      return value.startsWith('/') ? url.href.slice(placeholderOrigin.length) : null
    if (!/^https?:\/\//i.test(value)) return null
    if (url.protocol === 'http:' && deliveryNetwork.test(url.hostname)) url.protocol = 'https:'
    return url.href
  }),
)
