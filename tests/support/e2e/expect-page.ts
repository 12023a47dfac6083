import { expect } from 'playwright/test'

const waiting = expect.configure({ timeout: 15_000 })

/** Asks ten times a second; Playwright asks once a second after the first two. */
const poll: typeof waiting.poll = (actual, options) =>
  waiting.poll(actual, {
    intervals: [100],
    ...(typeof options === 'string' ? { message: options } : options),
  })

/** Playwright's waiting assertions, with a time limit for a busy machine. */
export const expectPage = Object.assign(
  ((actual, message) => waiting(actual, message)) as typeof waiting,
  waiting,
  { poll },
)
