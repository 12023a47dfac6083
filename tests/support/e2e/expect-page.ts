import { expect } from 'playwright/test'

/** Playwright's waiting assertions, with a time limit for a busy machine. */
export const expectPage = expect.configure({ timeout: 15_000 })
