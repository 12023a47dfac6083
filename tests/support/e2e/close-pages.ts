import { afterAll } from 'vitest'
import { closeContexts } from './test-browser'

// A setup file, since test files share their modules: it runs anew for each of them.
afterAll(closeContexts)
