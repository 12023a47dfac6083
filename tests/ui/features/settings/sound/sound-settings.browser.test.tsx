import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ok } from '../../../../../src/contract/result'
import { createI18n } from '../../../../../src/i18n/create-i18n'
import { App } from '../../../../../src/ui/app'
import { SoundSettings } from '../../../../../src/ui/features/settings/sound/sound-settings'
import '../../../../../src/ui/theme/tokens.css'
import '../../../../../src/ui/theme/base.css'
import { fakeStores } from '../../../../support/ui/fake-stores'

const headphones = { id: 'headphones', label: 'Headphones' }
const unnamed = { id: 'unnamed', label: '' }

async function show(devices = [headphones, unnamed]) {
  const fakes = fakeStores()
  fakes.devices.devices.push(...devices)
  const router = createMemoryRouter([{ path: '/', element: <SoundSettings /> }])
  await page.viewport(400, 900)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}

const select = (name: string) => page.getByRole('combobox', { name })

describe('SoundSettings', () => {
  it.each([
    ['songVolumeFade', 'Fade on play and pause'],
    ['gaplessPlayback', 'Gapless playback'],
    ['memoryLastPlaybackPosition', 'Remember the position in a song'],
    ['useUnmServer', 'Look for another source'],
    ['musicFrequency', 'Spectrum'],
  ] as const)('switches %s by its row and by the space key', async (setting, name) => {
    const { stores } = await show()
    const before = stores.settings.values[setting]
    const row = page.getByRole('switch', { name, exact: true })
    await expect.element(row).toHaveAttribute('aria-checked', String(before))
    await userEvent.click(page.getByText(name, { exact: true }))
    expect(stores.settings.values[setting]).toBe(!before)
    await expect.element(row).toHaveAttribute('aria-checked', String(!before))
    row.element().focus()
    await userEvent.keyboard(' ')
    expect(stores.settings.values[setting]).toBe(before)
  })

  it('chooses whether songs are equally loud', async () => {
    const { stores } = await show()
    const group = page.getByRole('radiogroup', { name: 'Even loudness' })
    await expect.element(group.getByRole('radio', { name: 'Off' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'By album' }))
    expect(stores.settings.values.loudness).toBe('album')
    await userEvent.keyboard('{ArrowLeft}')
    expect(stores.settings.values.loudness).toBe('track')
  })

  it('offers seven qualities, some of them to members only', async () => {
    const { stores, backend } = await show()
    backend.answers['loginStatus'] = () => ok({ userId: 1, nickname: 'Ada', avatarUrl: null, vipType: 11 })
    const names = [...select('Sound quality').element().querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    )
    expect(names).toEqual([
      'Standard',
      'Higher',
      'Extra high',
      'Lossless (members only)',
      'Hi-Res (members only)',
      'Surround (members only)',
      'Master (members only)',
    ])
    await expect.element(select('Sound quality')).toHaveValue('exhigh')
    const lossless = page.getByRole('option', { name: 'Lossless (members only)' })
    await expect.element(lossless).toBeDisabled()
    await expect
      .element(select('Sound quality'))
      .toHaveAccessibleDescription(/lossless and above need a paid membership$/)
    await stores.session.check()
    await expect.element(lossless).toBeEnabled()
    await userEvent.selectOptions(select('Sound quality'), 'lossless')
    expect(stores.settings.values.songLevel).toBe('lossless')
  })

  it('shows the current tier with its reason, and pins another', async () => {
    const { stores, spectrum } = await show()
    const auto = page.getByRole('option', { name: /^Auto/ })
    await expect.element(auto).toHaveTextContent('Auto (currently High: a capable device)')
    spectrum.reportFrames(60, 16.7)
    await expect.element(auto).toHaveTextContent('Auto (currently Medium: drawing was slow)')
    await userEvent.selectOptions(select('Drawing quality'), 'low')
    expect(stores.tier.tier).toBe('low')
    await userEvent.selectOptions(select('Drawing quality'), 'auto')
    expect(stores.tier.tier).toBe('mid')
  })

  it('says why the spectrum is not drawn', async () => {
    const { spectrum } = await show()
    const row = page.getByRole('switch', { name: 'Spectrum' })
    await expect.element(row).toHaveAccessibleDescription('Bars that move with the music')
    spectrum.setRest('still')
    await expect.element(row).toHaveAccessibleDescription('Not drawn while the system asks for less motion')
  })

  it('lists the devices and plays on the chosen one, with its own delay', async () => {
    const { stores, devices, engine } = await show()
    const row = select('Output device')
    await expect.element(row).toHaveValue('')
    const names = () => [...row.element().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(names()).toEqual(['System default', 'Headphones', 'Device 2'])
    await userEvent.selectOptions(row, 'Headphones')
    await expect.element(row).toHaveValue('headphones')
    expect(devices.current).toEqual(headphones)
    stores.outputs.setOffset(120)
    expect(engine.outputOffset).toBe(0.12)
    await userEvent.selectOptions(row, 'System default')
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 ms')
  })

  it('keeps the previous device if the browser refuses another, and says so', async () => {
    const { stores, devices } = await show()
    devices.refuses = true
    await expect.element(select('Output device')).toHaveValue('')
    await userEvent.selectOptions(select('Output device'), 'Headphones')
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual(['sound.deviceRefused'])
    await expect.element(select('Output device')).toHaveValue('')
  })

  it('offers no choice if there is only one device, and asks for more where it can', async () => {
    const { devices } = await show([])
    await expect.element(page.getByRole('button', { name: 'Choose device…' })).toBeVisible()
    expect(select('Output device').query()).toBeNull()
    devices.devices.push(headphones)
    devices.nextPick = headphones
    await userEvent.click(page.getByRole('button', { name: 'Choose device…' }))
    await expect.element(select('Output device')).toHaveValue('headphones')
  })

  it('changes the delay by five milliseconds, and resets it', async () => {
    const { stores } = await show()
    const slider = page.getByRole('slider', { name: 'Sound delay on this device' })
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0 ms')
    slider.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', '+10 ms')
    expect(stores.outputs.offsetMs).toBe(10)
    await userEvent.keyboard('{Home}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', '−500 ms')
    await userEvent.keyboard('{End}')
    expect(stores.outputs.offsetMs).toBe(500)
    await userEvent.click(page.getByRole('button', { name: 'Reset the delay' }))
    expect(stores.outputs.offsetMs).toBe(0)
  })
})
