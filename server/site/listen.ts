import type { Server } from 'node:http'

/** A port that cannot be had, in one line. */
export interface NoPort {
  error: string
}

const tryPort = (server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((settle) => {
    const failed = (error: NodeJS.ErrnoException) => settle(error)
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      // e.g. too many open files while accepting: the next connection may be luckier
      server.on('error', (error) => console.error(`Connection refused: ${error.message}`))
      settle(null)
    })
  })

const further = 20

/** Listens on `port`, or, unless that very one was asked for, on the first free one of the next twenty. */
export async function listen(
  server: Server,
  { port, portGiven, host }: { port: number; portGiven: boolean; host: string },
): Promise<{ port: number } | NoPort> {
  const last = portGiven || port === 0 ? port : Math.min(port + further, 65_535)
  for (let candidate = port; candidate <= last; candidate++) {
    const error = await tryPort(server, candidate, host)
    const address = server.address()
    if (!error) return { port: typeof address === 'object' && address ? address.port : candidate }
    if (error.code !== 'EADDRINUSE')
      return { error: `Cannot listen on ${host}:${candidate}: ${error.message}` }
  }
  const ports = last === port ? `Port ${port} is` : `Ports ${port} to ${last} are`
  return { error: `${ports} in use; choose another with --port` }
}
