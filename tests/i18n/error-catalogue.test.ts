import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../src/domain/failure'
import { refusals } from '../../src/domain/upload/upload-trouble'
import { enFrame } from '../../src/i18n/en-frame'
import { enMusic } from '../../src/i18n/en-music'
import { failureText } from '../../src/i18n/failure-text'
import type { TextKey } from '../../src/i18n/text-key'
import { zhCNFrame } from '../../src/i18n/zh-cn-frame'
import { zhCNMusic } from '../../src/i18n/zh-cn-music'
import { uploadTroubleText } from '../../src/ui/screens/user/upload-trouble-text'
import { transportText } from '../../src/workers/core/log-failures'

type Entry = [message: string, key: TextKey, shownBy: string, words?: string]

/**
 * Each message of the catalogue (specification, point 8), the text that it is here, and a test that brings it about,
 * which speaks of it by its key, by its English text, or by these words of that.
 */
const said: Entry[] = [
  ['data could not be had: refresh', 'failure.malformed', 'tests/ui/parts/failure-panel.browser.test.tsx'],
  ['data is empty', 'list.empty', 'tests/stores/player-troubles.test.ts'],
  ['lyrics could not be processed', 'lyrics.failed', 'tests/ui/player/lyric-state.browser.test.tsx'],
  ['lyrics could not be parsed', 'lyrics.tooLarge', 'tests/ui/player/lyric-state.browser.test.tsx'],
  ['playback error', 'notice.playError', 'tests/stores/player-troubles.test.ts'],
  ['song data load failed', 'notice.songLoadFailed', 'tests/stores/player-troubles.test.ts'],
  ['song playback failed', 'notice.songPlayFailed', 'tests/stores/player-troubles.test.ts'],
  ['too many retries; the load test failed', 'notice.loadTest', 'tests/stores/player-troubles.test.ts'],
  ['skipped to the next song', 'notice.skipped', 'tests/stores/player-troubles.test.ts'],
  ['switching failed', 'notice.switchFailed', 'tests/stores/player-store.test.ts'],
  [
    'song details failed: match',
    'upload.nameless',
    'tests/ui/screens/user/cloud-screen.browser.test.tsx',
    'the song details failed; try',
  ],
  ['personal FM failed', 'fm.failed', 'tests/stores/personal-fm-troubles.test.ts'],
  ['trash failed', 'fm.trashFailed', 'tests/stores/personal-fm-store.test.ts'],
  ['error when liking', 'notice.likeFailed', 'tests/stores/likes-store.test.ts'],
  ['already in favourites', 'notice.alreadyLiked', 'tests/stores/likes-store.test.ts'],
  ['not in favourites', 'notice.notLiked', 'tests/stores/likes-store.test.ts'],
  ['added to favourites', 'notice.liked', 'tests/stores/likes-store.test.ts'],
  ['removed from favourites', 'notice.unliked', 'tests/stores/likes-store.test.ts'],
  ['added to play next', 'notice.playNext', 'tests/ui/queue/queue-drawer.browser.test.tsx'],
  ['removed from the queue', 'notice.removed', 'tests/ui/queue/queue-drawer.browser.test.tsx'],
  ['playlist created', 'notice.createSuccess', 'tests/stores/own-playlists-store.test.ts'],
  ['playlist not created', 'notice.createFailed', 'tests/stores/own-playlists-store.test.ts'],
  ['added to the playlist', 'notice.addSuccess', 'tests/stores/own-playlists-store.test.ts'],
  ['not added to the playlist', 'notice.addFailure', 'tests/stores/own-playlists-store.test.ts'],
  ['code sent', 'login.sent', 'tests/stores/login/phone-login-store.test.ts'],
  ['code not sent', 'login.sendFailed', 'tests/stores/login/phone-login-store.test.ts'],
  [
    'mode disabled',
    'login.emailDisabled',
    'tests/ui/screens/login/login-screen.browser.test.tsx',
    'not secure and is temporarily disabled',
  ],
  ['already logged in', 'login.already', 'tests/ui/screens/login/login-screen.browser.test.tsx'],
  ['login disabled', 'login.disabled', 'tests/stores/login/session-refresh.test.ts'],
  ['QR 1: scan', 'login.qrWaiting', 'tests/ui/screens/login/login-screen.browser.test.tsx'],
  [
    'QR 2: expired',
    'login.qrExpired',
    'tests/ui/screens/login/login-screen.browser.test.tsx',
    'The QR code has expired',
  ],
  [
    'QR 3: scanned',
    'login.qrScanned',
    'tests/ui/screens/login/login-screen.browser.test.tsx',
    'please confirm in the client',
  ],
  ['QR 4: success', 'login.success', 'tests/ui/screens/login/login-screen.browser.test.tsx'],
  ['QR 5: error', 'login.failed', 'tests/stores/login/phone-login-store.test.ts'],
  ['QR 6: not made', 'login.qrFailed', 'tests/ui/screens/login/login-screen.browser.test.tsx'],
  ['needs login', 'failure.loginNeeded', 'tests/stores/likes-store.test.ts'],
  ['login expired', 'page.loginExpired', 'tests/ui/routes/guard.test.ts'],
  ['login unknown at the start', 'login.unknown', 'tests/stores/login/start-check.test.ts'],
  ['route check failed', 'page.checkFailed', 'tests/ui/routes/guard.test.ts'],
  ['sign-in failed', 'daily.signInFailed', 'tests/stores/daily/sign-in-store.test.ts'],
  ['members only', 'download.membersOnly', 'tests/stores/download-store.test.ts'],
  ['members only, while it plays', 'notice.memberOnly', 'tests/stores/playback/track-tips.test.ts'],
  ['VIP tip', 'notice.vipTip', 'tests/stores/playback/track-tips.test.ts'],
  ['copying not supported', 'track.copyUnsupported', 'tests/ui/use-copy.browser.test.tsx'],
  ['download failed', 'download.failed', 'tests/stores/download-store.test.ts'],
  ['upload failed', 'upload.oneFailed', 'tests/stores/library/cloud-uploads-store.test.ts'],
  ['prohibited', 'page.forbidden', 'tests/ui/screens/error/status-screen.browser.test.tsx'],
  ['not found', 'page.notFound', 'tests/ui/screens/error/status-screen.browser.test.tsx'],
  ['server error', 'page.serverError', 'tests/ui/screens/error/status-screen.browser.test.tsx'],
  ['a new version is on its way', 'update.fetching', 'tests/stores/update-watch.test.ts'],
  ['updated: refresh', 'update.ready', 'tests/stores/update-watch.test.ts'],
  ['delete the searches?', 'search.askDelete', 'tests/e2e/accessibility-layers.test.ts'],
  ['searches deleted', 'search.deleted', 'tests/ui/search/search-box.browser.test.tsx'],
  [
    'delete what was heard?',
    'history.clearTitle',
    'tests/ui/screens/history/history-screen.browser.test.tsx',
  ],
  ['what was heard deleted', 'history.cleared', 'tests/stores/history-store.test.ts'],
  ['log out?', 'account.askLogout', 'tests/e2e/accessibility-layers.test.ts'],
  ['logged out', 'account.loggedOut', 'tests/ui/shell/account-menu.browser.test.tsx'],
]

type Tables = Record<string, Record<string, string>>

const chinese: Tables = { ...zhCNFrame, ...zhCNMusic }
const english: Tables = { ...enFrame, ...enMusic }

const textIn = (tables: Tables, key: string) => {
  const [group = '', name = ''] = key.split('.')
  return tables[group]?.[name]
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^i18n\/(en|zh-cn)/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n')

const failures: Failure[] = [
  { kind: 'aborted' },
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'status', status: 500, message: null },
  { kind: 'code', code: 400, message: null },
  { kind: 'malformed', detail: '' },
  { kind: 'loginNeeded' },
  { kind: 'notFound' },
  { kind: 'noStream' },
  { kind: 'tooLarge' },
  { kind: 'crashed' },
  { kind: 'unsupported' },
]
const ofFailures = failures.map((failure) => failureText(failure).key)

describe('the error catalogue', () => {
  it.each(said)('says “%s” in both languages, each in its own words', (_message, key) => {
    const [zh, en] = [textIn(chinese, key), textIn(english, key)]
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[^\p{Script=Han}]+$/u)
  })

  it.each(said)('says “%s” from the code that finds it', (_message, key) => {
    expect(sources.includes(`'${key}'`) || ofFailures.includes(key)).toBe(true)
  })

  it.each(said)('has “%s” brought about by a test', (_message, key, shownBy, words) => {
    const text = textIn(english, key) ?? ''
    if (words) expect(text).toContain(words)
    const test = readFileSync(shownBy, 'utf8')
    expect([`'${key}'`, `en.${key}`, words ?? text].some((sign) => test.includes(sign))).toBe(true)
  })

  it('has a text for each way in which a call can fail, and for each refusal of an upload', () => {
    const ofUploads = [...refusals.map((refused) => ({ refused })), ...failures].map(
      (trouble) => uploadTroubleText(trouble).key,
    )
    for (const key of [...ofFailures, ...ofUploads])
      expect([key, !textIn(chinese, key) || !textIn(english, key)]).toEqual([key, false])
    expect(new Set(ofFailures).size).toBe(failures.length)
    expect(new Set(ofUploads).size).toBe(refusals.length + failures.length)
  })

  it('tells developers of failures of the transport in the words of the catalogue', () => {
    const status = (status: number, message: string | null = null) =>
      transportText({ kind: 'status', status, message })
    expect([
      status(401, '请先登录'),
      status(401),
      transportText({ kind: 'loginNeeded' }),
      transportText({ kind: 'notFound' }),
      status(500),
      status(418),
      transportText({ kind: 'offline' }),
      transportText({ kind: 'timeout' }),
      transportText({ kind: 'aborted' }),
    ]).toEqual([
      '请先登录',
      'no permission to access',
      'request redirected',
      'requested resource does not exist',
      'internal server error',
      'request failed, please try again later',
      'request failed, please try again later',
      'request failed, please try again later',
      null,
    ])
  })
})
