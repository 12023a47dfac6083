import type { Profile } from '../../../src/contract/replies/account'
import type { Track } from '../../../src/contract/replies/track'
import type { SavedQueue } from '../../../src/domain/queue/queue'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { PersonalFmStore } from '../../../src/stores/fm/personal-fm-store'
import { ShellStore } from '../../../src/stores/shell/shell-store'
import { createDeferred } from '../deferred'
import type { Deferred } from '../deferred'
import { track } from '../track'
import { rest, setUp } from './player-fixture'
import { settle } from '../settle'

const profile: Profile = { userId: 5, nickname: 'Mia', avatarUrl: '', vipType: 0 }

interface Radio {
  saved?: SavedQueue | null
  visitor?: boolean
}

/** Personal FM over fakes. It offers the songs 101, 102, … one by one unless the test sets others. */
export async function setUpFm({ saved = null, visitor = false }: Radio = {}) {
  const player = setUp(saved)
  const { backend, engine, system, queue, session, notices, store } = player
  const thrown: number[] = []
  let asked = 0
  let given = 100
  const radio = {
    next: (): Result<Track[]> | Promise<Result<Track[]>> => ok([track(++given)]),
    throwAway: (): Result<null> | Promise<Result<null>> => ok(null),
  }
  backend.answers.loginStatus = () => ok(visitor ? null : profile)
  backend.answers.personalFm = () => {
    asked++
    return radio.next()
  }
  backend.answers.fmTrash = ({ id }) => {
    thrown.push(Number(id))
    return radio.throwAway()
  }
  await session.check()
  const shell = new ShellStore()
  const fm = new PersonalFmStore(
    { engine, backend, system },
    { queue, player: store, session, notices, shell },
  )
  return { ...player, shell, fm, radio, thrown, asked: () => asked }
}

type SetUpFm = Awaited<ReturnType<typeof setUpFm>>

/** Personal FM playing song 101, with the next one known. */
export async function onAir(options: Radio = {}) {
  const set = await setUpFm(options)
  set.fm.toggle()
  await settle()
  await rest(set)
  return set
}

/** Returns the ids of the queue. */
export const queued = ({ queue }: SetUpFm) => queue.queue.tracks.map(({ id }) => id)

/** Holds the replies until the test resolves them. */
export function holdRadio({ radio }: SetUpFm): Deferred<Result<Track[]>>[] {
  const gates: Deferred<Result<Track[]>>[] = []
  radio.next = () => {
    const held = createDeferred<Result<Track[]>>()
    gates.push(held)
    return held.promise
  }
  return gates
}

export const offline = failed({ kind: 'offline' })
