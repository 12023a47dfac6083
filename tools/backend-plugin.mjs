// Serves the embedded backend under /api of Vite's own server, so that dev and tests have one origin.
import { getRequestListener } from '@hono/node-server'

/**
 * @typedef {import('../server/backend').BackendOptions} BackendOptions
 * @typedef {import('../server/backend').Backend} Backend
 */

/**
 * The backend is loaded through Vite: editing a file of `server` makes the next request use the new code.
 * @param {Omit<BackendOptions, 'root'>} [options] what the command line asked for
 * @returns {import('vite').Plugin}
 */
export function backend(options = {}) {
  return {
    name: 'melisma-backend',
    apply: 'serve',
    configureServer(vite) {
      /** @type {Promise<Backend> | undefined} */
      let running
      const start = async () => {
        const { createBackend } = await vite.ssrLoadModule('/server/backend.ts')
        return /** @type {Backend} */ (await createBackend({ ...options, root: vite.config.root }))
      }
      const restart = async () => {
        const old = running
        running = undefined
        await (await old)?.close()
      }
      vite.watcher.on('change', (file) => {
        if (file.startsWith(`${vite.config.root}/server/`)) void restart()
      })
      vite.httpServer?.once('close', () => void restart())
      const listener = getRequestListener(async (request) => {
        running ??= start()
        return (await running).fetch(request)
      })
      vite.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) void listener(request, response)
        else next()
      })
    },
  }
}
