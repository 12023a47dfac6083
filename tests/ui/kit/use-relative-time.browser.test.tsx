import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Language } from '../../../src/domain/settings/settings'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { useRelativeTime } from '../../../src/ui/kit/use-relative-time'
import { fakeStores } from '../../support/ui/fake-stores'

async function said(language: Language, then: Date, now: Date): Promise<string> {
  const Said = () => <p>{useRelativeTime()(then, now)}</p>
  const router = createMemoryRouter([{ path: '/', element: <Said /> }])
  const { unmount, container } = await render(
    <App stores={fakeStores().stores} i18n={await createI18n(language)} router={router} />,
  )
  const words = container.textContent ?? ''
  await unmount()
  return words
}

const noon = new Date(2024, 2, 1, 12, 0, 0)
const newYear = new Date(2024, 0, 1, 0, 30, 0)

describe('useRelativeTime', () => {
  it.each([
    ['this moment', new Date(2024, 2, 1, 11, 59, 30), noon, '刚刚发布', 'Just released'],
    ['a minute ago', new Date(2024, 2, 1, 11, 59), noon, '1 分钟前', '1 minute ago'],
    ['minutes ago', new Date(2024, 2, 1, 11, 15), noon, '45 分钟前', '45 minutes ago'],
    ['earlier today', new Date(2024, 2, 1, 8, 5), noon, '08:05', '08:05'],
    [
      'minutes ago across midnight and the year',
      new Date(2023, 11, 31, 23, 45),
      newYear,
      '45 分钟前',
      '45 minutes ago',
    ],
    ['yesterday across the year', new Date(2023, 11, 31, 21, 5), newYear, '昨天 21:05', 'Yesterday 21:05'],
    ['yesterday on a leap day', new Date(2024, 1, 29, 0, 0), noon, '昨天 00:00', 'Yesterday 00:00'],
    ['earlier this year', new Date(2024, 0, 5), noon, '01-05', '01-05'],
    ['last year, not a year ago', new Date(2023, 5, 9), noon, '06-09', '06-09'],
    ['years ago', new Date(2021, 5, 9), noon, '2021-06-09', '2021-06-09'],
    ['no date', new Date(Number.NaN), noon, '', ''],
  ])('says %s', async (_name, then, now, chinese, english) => {
    expect(await said('zh-CN', then, now)).toBe(chinese)
    expect(await said('en', then, now)).toBe(english)
  })
})
