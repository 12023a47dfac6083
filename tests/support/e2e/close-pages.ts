import { afterAll, expect } from 'vitest'
import { policyViolations } from './policy-violations'
import { closeContexts } from './test-browser'

// A setup file, since test files share their modules: it runs anew for each of them.
afterAll(async () => {
  await closeContexts()
  expect(policyViolations.splice(0)).toEqual([])
})
