import type { Profile } from '../../src/domain/catalogue/profile'
import type { Track } from '../../src/domain/catalogue/track'
import type { SavedQueue } from '../../src/domain/queue/queue'
import { failed, ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { PersonalFmStore } from '../../src/stores/personal-fm-store'
import { ShellStore } from '../../src/stores/shell-store'
import { gate } from '../support/gate'
import type { Gate } from '../support/gate'
import { track } from '../support/track'
import { rest, settle, setUp } from './player-fixture'

const profile: Profile = { userId: 5, nickname: 'Mia', avatarUrl: '', vipType: 0 }

interface Radio {
  saved?: SavedQueue | null
  visitor?: boolean
}

/** Personal FM over fakes. The radio gives the songs 101, 102, … one by one unless the test says what it gives. */
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
    { player: engine, backend, system },
    { queue, player: store, session, notices, shell },
  )
  return { ...player, shell, fm, radio, thrown, asked: () => asked }
}

type SetUpFm = Awaited<ReturnType<typeof setUpFm>>

/** In personal FM, with the song 101 heard and the next one known. */
export async function onAir(options: Radio = {}) {
  const set = await setUpFm(options)
  set.fm.toggle()
  await settle()
  await rest(set)
  return set
}

/** The ids of the queue. */
export const queued = ({ queue }: SetUpFm) => queue.queue.tracks.map(({ id }) => id)

/** Lets the radio answer when the test says so. */
export function holdRadio({ radio }: SetUpFm): Gate<Result<Track[]>>[] {
  const gates: Gate<Result<Track[]>>[] = []
  radio.next = () => {
    const held = gate<Result<Track[]>>()
    gates.push(held)
    return held.promise
  }
  return gates
}

export const offline = failed({ kind: 'offline' })
