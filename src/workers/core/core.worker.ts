import { changesChannel } from '../changes-channel'
import { createHost } from '../rpc/host'
import { createTasks } from './tasks/create-tasks'
import { abilityHeaders, type ConnectionFacts } from './ability-headers'
import { traceRequests } from './trace-requests'

const reportBug = (bug: unknown) => reportError(bug)

traceRequests()

let playableFormats: string | null = null

const headers = () => abilityHeaders(playableFormats, navigator as ConnectionFacts)
const host = createHost(createTasks(new BroadcastChannel(changesChannel), headers), reportBug)

export const run = host.run
export const cancel = host.cancel
export const listen = host.listen
export const ping = host.ping

/** Tells what the browser plays, which only the main thread can find out. Calls before it go out without. */
export function setPlayableFormats(formats: string): void {
  playableFormats = formats
}

/** Takes a Web Lock and holds it until the worker ends, which reveals its death. Resolves once the lock is held. */
export function holdLock(name: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(name, () => {
      held()
      return new Promise(() => {})
    })
  })
}
