import { setFlagsFromString } from 'node:v8'
import { parseOptions } from './options'
import { projectRoot } from './project-root'
import { serve } from './serve'

const badUsage = 2

// Collects garbage when the heap has grown by half instead of to several times its live size: the server shares its
// machine and is mostly idle.
setFlagsFromString('--heap-growing-percent=50')

/** How long a disk that does not answer may delay the exit. */
const closeLimitMs = 3000

const parsed = parseOptions(process.argv.slice(2), process.env)
if (parsed.kind === 'help') {
  process.stdout.write(parsed.text)
} else if (parsed.kind === 'error') {
  process.stderr.write(`${parsed.message}\n`)
  process.exitCode = badUsage
} else {
  const serving = await serve({ ...parsed.options, root: projectRoot(import.meta.url) })
  if ('error' in serving) {
    process.stderr.write(`${serving.error}\n`)
    process.exitCode = 1
  } else {
    console.log(`Melisma is at ${serving.address}`)
    const stop = () => {
      // everything confirmed to clients is on the disk already
      setTimeout(() => process.exit(0), closeLimitMs)
      void serving.close().finally(() => process.exit(0))
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    // an error in one request must not stop the others
    process.on('unhandledRejection', (reason) => console.error('Unexpected fault:', reason))
  }
}
