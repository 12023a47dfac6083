import { beforeAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

const { documentElement: root, body } = document

// the files of a worker share a page, and each begins as if it were alone there
beforeAll(async () => {
  await cleanup()
  body.replaceChildren()
  for (const element of [root, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  root.lang = 'en'
  document
    .querySelectorAll('meta[name$="-scheme"], meta[name="theme-color"]')
    .forEach((meta) => meta.remove())
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(414, 896)
})

// the library itself does so for the first file alone
beforeEach(() => cleanup())
