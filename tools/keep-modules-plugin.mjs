// Lets the browser of the tests keep the modules that it has fetched.

/** The modules that many test files import. */
const shared = /^\/(src|tests\/support|node_modules|@fs)\//

/**
 * Lets modules be kept from one test file to the next, as each starts with a fresh page: asking again for all of them
 * takes a quarter of the time. Not while watching, where they change; and no test may replace a module.
 * @returns {import('vitest/config').Plugin}
 */
export function keepModules() {
  let watching = true
  return {
    name: 'melisma-keep-modules',
    configureVitest({ vitest }) {
      watching = vitest.config.watch
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!watching && shared.test(request.url ?? '')) {
          const setHeader = response.setHeader.bind(response)
          // Vite and Vitest say no-cache
          response.setHeader = (name, value) =>
            setHeader(name, name === 'Cache-Control' ? 'max-age=3600' : value)
        }
        next()
      })
    },
  }
}
