import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { themeTypes } from '../../../src/domain/settings/setting-table'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { saveAccent } from '../../../src/storage/accent-record'
import { settingsRecords } from '../../../src/storage/settings-records'
import { applyTheme } from '../../../src/ui/theme/apply-theme'
import { cleanups, runCleanups } from '../../support/cleanups'

const script = await (await fetch('/first-paint.js')).text()
const root = document.documentElement

/** Runs the script as the page does, before anything else of it. */
function first(): void {
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
}

/** Adds what the build names in the page. */
function nameTexts(): void {
  for (const lang of ['en', 'zh-CN']) {
    const meta = Object.assign(document.createElement('meta'), {
      name: 'texts',
      lang,
      content: `/texts-${lang}.js`,
    })
    document.head.append(meta)
    cleanups.push(() => meta.remove())
  }
}

/** The document as the server sends it, as far as a theme or a language changes it. */
function fresh(): void {
  document.head
    .querySelectorAll('meta[name$="-scheme"], meta[name="theme-color"], link[rel="manifest"]')
    .forEach((meta) => meta.remove())
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="color-scheme" content="light dark" />
    <meta name="theme-color" data-mode="light" content="#ffffff" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" data-mode="dark" content="#111114" media="(prefers-color-scheme: dark)" />
    <link rel="manifest" href="/manifest.webmanifest" />`,
  )
  root.removeAttribute('style')
  delete root.dataset['theme']
  root.lang = 'zh-CN'
}

function look() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  return {
    theme: root.dataset['theme'],
    style: root.style.cssText,
    scheme: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
    bars: metas.map(({ content, media }) => [content, media]),
  }
}

/** Both ways to the same look: the script on what is stored, and the app on the settings it reads there. */
function looks() {
  const settings = settingsRecords.readSettings()
  saveAccent(settings)
  fresh()
  first()
  const before = { ...look(), lang: root.lang }
  fresh()
  applyTheme(settings)
  return [before, { ...look(), lang: settings.language }]
}

beforeEach(fresh)

afterEach(() => {
  runCleanups()
  fresh()
  localStorage.clear()
})

describe('first-paint.js', () => {
  it.each(['en', 'zh-CN'] as const)('fetches the texts of the chosen language early: %s', (language) => {
    settingsRecords.writeSettings({ ...defaultSettings, language })
    nameTexts()
    first()
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][href^="/texts-"]'),
    ]
    cleanups.push(() => links.forEach((link) => link.remove()))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/texts-${language}.js`])
  })

  it.each([
    ['en', '/manifest.en.webmanifest'],
    ['zh-CN', '/manifest.webmanifest'],
  ] as const)('names the manifest of the chosen language: %s', (language, manifest) => {
    settingsRecords.writeSettings({ ...defaultSettings, language })
    first()
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    expect(link?.getAttribute('href')).toBe(manifest)
  })

  it('looks as the app will, whatever the listener chose', () => {
    const settings = fc.record({
      theme: fc.constantFrom('light' as const, 'dark' as const),
      themeAuto: fc.boolean(),
      themeType: fc.constantFrom(...themeTypes),
      customTheme: fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, '0')}`),
      language: fc.constantFrom('zh-CN' as const, 'en' as const),
    })
    fc.assert(
      fc.property(settings, (chosen) => {
        settingsRecords.writeSettings({ ...defaultSettings, ...chosen })
        const [before, after] = looks()
        expect(before).toEqual(after)
        expect(before?.style).toContain('--theme-solid')
      }),
      { numRuns: 300 },
    )
  })

  it('looks as the app will, whatever else is stored', () => {
    const values = fc.oneof(
      fc.constantFrom('light', 'dark', 'en', 'zh-CN', true, false, null, 'custom'),
      fc.anything(),
    )
    const garbage = fc.oneof(
      fc.dictionary(fc.constantFrom('theme', 'themeAuto', 'themeType', 'customTheme', 'language'), values),
      fc.anything(),
    )
    fc.assert(
      fc.property(garbage, (stored) => {
        localStorage.setItem('melisma.settings', JSON.stringify(stored) ?? '')
        const [before, after] = looks()
        expect(before).toEqual(after)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '{',
    'null',
    '7',
    '"x"',
    '[1]',
    '{"--theme-solid":{}}',
    '{"display":"none","color-scheme":"dark"}',
  ])('lets the app put right what was left as %s', (accent) => {
    localStorage.setItem('melisma.accent', accent)
    first()
    expect(root.style.display).toBe('')
    expect(root.style.colorScheme).toBe('')
    applyTheme(defaultSettings)
    const shown = look()
    fresh()
    applyTheme(defaultSettings)
    expect(shown).toEqual(look())
  })

  it('finds the colours of this version from the second visit on, whichever stored the settings', () => {
    localStorage.setItem('melisma.settings', JSON.stringify({ themeType: 'teal' }))
    saveAccent(settingsRecords.readSettings())
    first()
    expect(root.style.getPropertyValue('--theme-solid')).toBe('#04837c')
  })

  it('pins the colour of the bars without touching what the full player wrote there', () => {
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    if (light) light.content = '#123456'
    applyTheme({ ...defaultSettings, themeAuto: false, theme: 'dark' })
    expect([light?.content, light?.media, dark?.content, dark?.media]).toEqual([
      '#123456',
      'not all',
      '#111114',
      'all',
    ])
    applyTheme(defaultSettings)
    expect([light?.media, dark?.media]).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ])
  })
})

describe('first-paint.js in a browser that is too old', () => {
  /** The page of a browser without those. */
  async function lacking(...lacks: [holder: string, name: string][]) {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    cleanups.push(() => frame.remove())
    const { contentWindow, contentDocument } = frame
    if (!contentWindow || !contentDocument) throw new Error('there is no page in the frame')
    for (const [holder, name] of lacks) {
      const held: unknown = Object.getOwnPropertyDescriptor(contentWindow, holder)?.value
      const place = name === 'showPopover' ? (held as { prototype: object }).prototype : held
      if (name === '') Object.defineProperty(contentWindow, holder, { value: undefined })
      else Object.defineProperty(place, name, { value: name === 'supports' ? () => false : undefined })
    }
    const element = contentDocument.createElement('script')
    element.textContent = script
    contentDocument.head.append(element)
    return contentDocument
  }

  const said = (page: Document) => [...page.querySelectorAll('h1')].map(({ textContent }) => textContent)

  it.each<[string, string]>([
    ['URL', 'canParse'],
    ['AbortSignal', 'any'],
    ['AbortSignal', ''],
    ['Worker', ''],
    ['HTMLElement', 'showPopover'],
    ['CSS', 'supports'],
  ])('says so in both languages: %s %s', async (holder, name) => {
    const page = await lacking([holder, name])
    await expect.poll(() => said(page)).toEqual(['不支持此浏览器', 'This browser is not supported'])
    const languages = [...page.querySelectorAll<HTMLElement>('section')].map(({ lang }) => lang)
    expect(languages).toEqual(['zh-CN', 'en'])
  })

  it('says so first in the language that was chosen', async () => {
    settingsRecords.writeSettings({ ...defaultSettings, language: 'en' })
    const page = await lacking(['URL', 'canParse'])
    await expect.poll(() => said(page)).toEqual(['This browser is not supported', '不支持此浏览器'])
  })

  it('says nothing where everything is there', async () => {
    expect(said(await lacking())).toEqual([])
  })
})
