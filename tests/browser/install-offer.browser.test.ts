import { describe, expect, it } from 'vitest'
import { keepInstallOffer } from '../../src/browser/install-offer'

/** An offer as the browser makes it. */
function makeOffer(outcome: 'accepted' | 'dismissed' | 'error') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompts: 0,
    async prompt() {
      event.prompts++
      if (outcome === 'error') throw new Error('no gesture')
      return { outcome }
    },
  })
  return event
}

describe('keepInstallOffer', () => {
  it.each([
    ['accepted', true],
    ['dismissed', false],
    ['error', false],
  ] as const)('keeps the offer from the screen until it is asked for, once: %s', async (outcome, agreed) => {
    const page = new EventTarget()
    const offer = keepInstallOffer(page)
    const ways: string[] = []
    offer.observe(() => ways.push(offer.way))
    expect(offer.way).toBe('none')
    const event = makeOffer(outcome)
    page.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(await offer.ask()).toBe(agreed)
    expect([await offer.ask(), event.prompts, ways]).toEqual([false, 1, ['ask', 'none']])
  })

  it('has no offer once the app is installed', () => {
    const page = new EventTarget()
    const offer = keepInstallOffer(page)
    page.dispatchEvent(makeOffer('accepted'))
    page.dispatchEvent(new Event('appinstalled'))
    expect(offer.way).toBe('none')
  })

  it('leaves it to the listener where a page of iOS is not installed', () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
    expect(keepInstallOffer(new EventTarget()).way).toBe('byHand')
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
    expect(keepInstallOffer(new EventTarget()).way).toBe('none')
    Reflect.deleteProperty(navigator, 'standalone')
  })
})
