import { describe, expect, it } from 'vitest'
import type { Failure } from '../../src/contract/failure'
import { refusals } from '../../src/domain/library/upload-failure'
import { enShell } from '../../src/i18n/en/shell'
import { enPlayerBundle } from '../../src/i18n/en/player-bundle'
import { failureText } from '../../src/i18n/failure-text'
import type { TextKey } from '../../src/i18n/text-key'
import { zhCNShell } from '../../src/i18n/zh-cn/shell'
import { zhCNPlayerBundle } from '../../src/i18n/zh-cn/player-bundle'
import { uploadFailureText } from '../../src/ui/screens/user/upload-row'
import { transportText } from '../../src/workers/core/log-failures'

type Entry = [message: string, key: TextKey]

/** Each message of the catalogue (specification, point 8), and its text. */
const said: Entry[] = [
  ['data could not be had: refresh', 'failure.malformed'],
  ['data is empty', 'collection.empty'],
  ['lyrics could not be processed', 'lyrics.failed'],
  ['lyrics could not be parsed', 'lyrics.tooLarge'],
  ['playback error', 'notice.playError'],
  ['song data load failed', 'notice.songLoadFailed'],
  ['song playback failed', 'notice.songPlayFailed'],
  ['too many retries; the load test failed', 'notice.loadTest'],
  ['skipped to the next song', 'notice.skipped'],
  ['switching failed', 'notice.switchFailed'],
  ['song details failed: match', 'upload.nameless'],
  ['personal FM failed', 'fm.failed'],
  ['trash failed', 'fm.trashFailed'],
  ['error when liking', 'notice.likeFailed'],
  ['already in favourites', 'notice.alreadyLiked'],
  ['not in favourites', 'notice.notLiked'],
  ['added to favourites', 'notice.liked'],
  ['removed from favourites', 'notice.unliked'],
  ['added to play next', 'notice.playNext'],
  ['removed from the queue', 'notice.removed'],
  ['playlist created', 'notice.createSuccess'],
  ['playlist not created', 'notice.createFailed'],
  ['added to the playlist', 'notice.addSuccess'],
  ['not added to the playlist', 'notice.addFailure'],
  ['code sent', 'login.sent'],
  ['code not sent', 'login.sendFailed'],
  ['mode disabled', 'login.emailDisabled'],
  ['already logged in', 'login.already'],
  ['login disabled', 'login.disabled'],
  ['QR 1: scan', 'login.qrWaiting'],
  ['QR 2: expired', 'login.qrExpired'],
  ['QR 3: scanned', 'login.qrScanned'],
  ['QR 4: success', 'login.success'],
  ['QR 5: error', 'login.failed'],
  ['QR 6: not made', 'login.qrFailed'],
  ['needs login', 'failure.loginNeeded'],
  ['login expired', 'account.loginExpired'],
  ['login unknown at the start', 'login.unknown'],
  ['route check failed', 'account.checkFailed'],
  ['sign-in failed', 'daily.signInFailed'],
  ['members only', 'download.membersOnly'],
  ['members only, while it plays', 'notice.memberOnly'],
  ['VIP tip', 'notice.vipTip'],
  ['copying not supported', 'track.copyUnsupported'],
  ['download failed', 'download.failed'],
  ['upload failed', 'upload.oneFailed'],
  ['prohibited', 'status.forbidden'],
  ['not found', 'status.notFound'],
  ['server error', 'status.serverError'],
  ['a new version is on its way', 'update.fetching'],
  ['updated: refresh', 'update.ready'],
  ['delete the searches?', 'search.askDelete'],
  ['searches deleted', 'search.deleted'],
  ['delete what was heard?', 'history.clearTitle'],
  ['what was heard deleted', 'history.cleared'],
  ['log out?', 'account.askLogout'],
  ['logged out', 'account.loggedOut'],
]

type Tables = Record<string, Record<string, string>>

const chinese: Tables = { ...zhCNShell, ...zhCNPlayerBundle }
const english: Tables = { ...enShell, ...enPlayerBundle }

const textIn = (tables: Tables, key: string) => {
  const [group = '', name = ''] = key.split('.')
  return tables[group]?.[name]
}

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
  it.each(said)('has “%s” in both languages', (_message, key) => {
    const [zh, en] = [textIn(chinese, key), textIn(english, key)]
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[^\p{Script=Han}]+$/u)
  })

  it('has a text for every kind of failure and every refused upload', () => {
    const ofUploads = [...refusals.map((refused) => ({ refused })), ...failures].map(
      (trouble) => uploadFailureText(trouble).key,
    )
    for (const key of [...ofFailures, ...ofUploads])
      expect([key, !textIn(chinese, key) || !textIn(english, key)]).toEqual([key, false])
    expect(new Set(ofFailures).size).toBe(failures.length)
    expect(new Set(ofUploads).size).toBe(refusals.length + failures.length)
  })

  it('logs transport failures in the words of the catalogue', () => {
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
