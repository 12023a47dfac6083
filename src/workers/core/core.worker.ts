import { createHost } from '../rpc/host'
import { createTasks } from './tasks/create-tasks'

const reportBug = (bug: unknown) => reportError(bug)

const host = createHost(createTasks(), reportBug)

export const run = host.run
export const cancel = host.cancel
export const ping = host.ping

/** Holds a Web Lock until the worker is gone, by which its death is noticed. */
export function holdLock(name: string): void {
  if ('locks' in navigator) void navigator.locks.request(name, () => new Promise(() => {}))
}
