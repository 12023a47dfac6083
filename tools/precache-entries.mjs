// Lists the files that the service worker keeps for use without a network.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Not needed without a network: maps, compressed copies, what only developers open, and what only a system shows. */
const left = /\.(?:map|br|gz|png|jpg)$|\/hud-|^\/unsupported\.js$|service-worker\.js$|\.webmanifest$/

/** File names under /assets have a hash of their contents. */
const hashed = /^\/assets\//

/**
 * Returns the files to keep, for `workbox-precaching`: the address of each, and a digest where its name has none.
 * @param {string} client the folder of the built client
 */
export function precacheEntries(client) {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, url: `/${relative(client, path).split(sep).join('/')}` }))
    .filter(({ url }) => !left.test(url))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ path, url }) => ({
      url,
      revision: hashed.test(url) ? null : createHash('sha1').update(readFileSync(path)).digest('hex'),
    }))
}
