import { musicFolder, scannedBackend, type TestBackend } from './music-folder'

export type Profile = { userId: number; nickname: string; vipType: number }

/** The reply of `/login/status`. */
export type Status = {
  data: { code: number; account: { id: number; vipType: number } | null; profile: Profile | null }
}

export interface LoginBackend extends TestBackend {
  later: (ms: number) => void
  /** Returns the nickname for a browser with these cookies, null for a visitor. */
  who: (cookie: string) => Promise<string | null>
}

/** A backend without music whose clock moves only on request. */
export async function loginBackend(options: { member?: boolean } = {}): Promise<LoginBackend> {
  let nowMs = Date.parse('2026-11-21T08:00:00Z')
  const backend = await scannedBackend(musicFolder({}), { now: () => nowMs, ...options })
  return {
    ...backend,
    later: (ms) => void (nowMs += ms),
    who: async (cookie) => {
      const { body } = await backend.call<Status>('/login/status', { headers: { Cookie: cookie } })
      return body.data.profile?.nickname ?? null
    },
  }
}

/** Returns the Cookie header of a browser that got the reply. */
export function cookieOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return pairs.join('; ')
}

export function tokenOf(cookie: string): string {
  const [, token] = /MUSIC_U=([0-9a-f]{64})/.exec(cookie) ?? []
  if (token === undefined) throw new Error(`no token in ${cookie}`)
  return token
}
