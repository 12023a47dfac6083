import { isLoopback } from '../site/own-host'

const relayed = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP']

/**
 * Whether a request comes from this very machine, whose user is the one that started the server. What another server
 * hands on never counts: that it is near says nothing of who asked it.
 * @param host the address listened on
 * @param peer the other end's address, null when unknown
 */
export function isOperator(request: Request, host: string, peer: string | null): boolean {
  if (relayed.some((name) => request.headers.has(name))) return false
  return isLoopback(host) || (peer !== null && isLoopback(peer.replace(/^::ffff:/, '')))
}
