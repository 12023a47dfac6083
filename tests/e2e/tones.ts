import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { Listener, type ListenerOptions } from '../support/media-faults/listener'
import { startToneProduct, type Shape, type ToneProduct } from '../support/media-faults/tone-product'

type Over = (end: () => Promise<void>) => void

/** One product and one browser for all tests of a file; gives a listener of its own to each test. */
export function tones(shape: Shape): (over: Over, options?: ListenerOptions) => Promise<Listener> {
  let product: ToneProduct
  let browser: Browser
  beforeAll(async () => {
    product = await startToneProduct(shape)
    browser = await chromium.connect(inject('browserEndpoint'))
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
  })
  return (over, options) => Listener.arrive(browser, product, over, options)
}
