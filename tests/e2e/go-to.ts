import type { Page } from 'playwright'

/** Goes to a path of the app without loading it anew, as a link does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((path) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1, key: `${path} ${idx}` }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
