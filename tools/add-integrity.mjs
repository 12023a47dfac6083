// Names the content of each script and style sheet in the page, so that the browser refuses any other.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Script elements, and links that fetch scripts or styles. */
const fetching = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g

/**
 * Adds `integrity` to every script and style sheet that index.html names; all of them have to be written already.
 * @param {string} client the folder of the built client
 */
export function addIntegrity(client) {
  const index = join(client, 'index.html')
  const page = readFileSync(index, 'utf8')
  /** @param {string} path */
  const digest = (path) =>
    createHash('sha256')
      .update(readFileSync(join(client, path)))
      .digest('base64')
  writeFileSync(
    index,
    page.replaceAll(fetching, (element, path) => `${element} integrity="sha256-${digest(path)}"`),
  )
}
