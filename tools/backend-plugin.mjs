// Serves the embedded backend under /api of Vite's own server, so that dev and tests have one origin.
import { getRequestListener } from '@hono/node-server'
import { normalizePath } from 'vite'

/**
 * @typedef {import('../server/backend').BackendOptions} BackendOptions
 * @typedef {import('../server/backend').Backend} Backend
 */

/**
 * Loads the backend through Vite: after a change in `server` or `src/domain`, the next request uses the new code.
 * @param {Omit<BackendOptions, 'root'>} [options] what the command line asked for
 * @returns {import('vite').Plugin}
 */
export function backend(options = {}) {
  return {
    name: 'melisma-backend',
    apply: 'serve',
    configureServer(vite) {
      const root = normalizePath(vite.config.root)
      /** @type {Backend | undefined} */
      let running

      const start = async () => {
        const { createBackend } = await vite.ssrLoadModule('/server/backend.ts')
        running ??= /** @type {Backend} */ (createBackend({ ...options, root: vite.config.root }))
        return running
      }
      const stop = () => {
        void running?.close()
        running = undefined
      }
      vite.watcher.on('all', (_event, file) => {
        const path = normalizePath(file)
        if (path.startsWith(`${root}/server/`) || path.startsWith(`${root}/src/domain/`)) stop()
      })
      vite.httpServer?.once('close', stop)

      /** Answers a request; an error in the sources is logged and answered with status 500. */
      const answer = async (/** @type {Request} */ request) => {
        try {
          return await (running ?? (await start())).fetch(request)
        } catch (error) {
          console.error(error)
          return Response.json({ code: 500, msg: String(error) }, { status: 500 })
        }
      }
      const listener = getRequestListener(answer)
      vite.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) void listener(request, response)
        else next()
      })
    },
  }
}
