import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { Listener, type ListenerOptions, type Over } from '../media-faults/listener'
import { startToneProduct, type ToneAlbumShape, type ToneProduct } from '../media-faults/tone-product'

/** Starts one product for all tests of a file. Returns a function that opens a listener for one test. */
export function toneListeners(
  shape: ToneAlbumShape,
): (over: Over, options?: ListenerOptions) => Promise<Listener> {
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
  return (over, options) => Listener.open(browser, product, over, options)
}
