// npm start: builds what is missing, then serves app and backend on one origin.
import process from 'node:process'
import { ensureBuilt } from './build.mjs'

try {
  ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// a variable keeps the type checker from asking for a build
const server = '../dist/server/main.js'
await import(server)
