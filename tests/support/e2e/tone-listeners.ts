import { afterAll, beforeAll } from 'vitest'
import { Listener, type ListenerOptions, type Over } from '../media-faults/listener'
import { testBrowser } from './test-browser'
import { startToneProduct, type ToneAlbumShape, type ToneProduct } from '../media-faults/tone-product'

/** Starts one product for all tests of a file. Returns a function that opens a listener for one test. */
export function toneListeners(
  shape: ToneAlbumShape,
): (over: Over, options?: ListenerOptions) => Promise<Listener> {
  let product: ToneProduct
  beforeAll(async () => {
    product = await startToneProduct(shape)
  })
  afterAll(async () => {
    await product.stop()
  })
  return async (over, options) => Listener.open(await testBrowser(), product, over, options)
}
