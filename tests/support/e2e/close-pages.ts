import { afterAll } from 'vitest'
import { closePages } from './open-page'

// A setup file, since test files share their modules: it runs anew for each of them.
afterAll(closePages)
