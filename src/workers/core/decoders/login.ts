import * as v from 'valibot'
import type { QrCheck, QrCode, QrState, SentCode, SessionRefresh } from '../../../contract/replies/account'
import { address, count, text } from './fields'

export const sentCode = v.pipe(
  v.object({ inbox: v.nullish(v.string(), '') }),
  v.transform(({ inbox }): SentCode => ({ inbox: /^\/api\/local\/[a-z]+$/.test(inbox) ? inbox : null })),
)

export const qrKey = v.pipe(
  v.object({ data: v.object({ unikey: v.pipe(v.string(), v.nonEmpty()) }) }),
  v.transform(({ data }) => data.unikey),
)

/** Only http(s), since pages show it as a link. */
const link = v.pipe(v.string(), v.regex(/^https?:\/\//i))

const picture = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => (value.startsWith('data:image/') ? value : null)),
)

export const qrCode = v.pipe(
  v.object({ data: v.object({ qrurl: link, qrimg: picture }) }),
  v.transform(({ data }): QrCode => ({ url: data.qrurl, image: data.qrimg })),
)

const qrStates: Record<number, QrState> = {
  800: 'expired',
  801: 'waiting',
  802: 'scanned',
  803: 'confirmed',
}

export const qrCheck = v.pipe(
  v.object({ code: count, nickname: text, avatarUrl: address }),
  v.rawTransform(({ dataset, addIssue, NEVER }): QrCheck => {
    const { code, nickname, avatarUrl } = dataset.value
    const state = qrStates[code]
    if (state) return { state, nickname, avatarUrl }
    addIssue({ message: `no state of a login: ${code}` })
    return NEVER
  }),
)

/** The `code` is always 200: the outcome is in `bizCode`, which not every server sends. */
export const sessionRefresh = v.pipe(
  v.object({ bizCode: v.nullish(v.union([v.string(), v.number()]), '201') }),
  v.transform(({ bizCode }): SessionRefresh => {
    if (String(bizCode) === '201') return 'refreshed'
    return String(bizCode) === '504' ? 'expired' : 'notNeeded'
  }),
)
