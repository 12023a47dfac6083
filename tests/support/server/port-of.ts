import type { Server } from 'node:net'

/** Returns the port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen')
  return address.port
}
