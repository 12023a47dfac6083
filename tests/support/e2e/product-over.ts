import { afterTests } from '../server/after-tests'
import { temporaryFolder } from '../server/music-folder'
import { startProduct, type Product } from './start-product'

/** Starts the product over a music folder, with data of its own, until the test is over or the last that shares it. */
export async function productOver(music: string): Promise<Product> {
  const product = await startProduct(['--music', music, '--data', temporaryFolder()])
  afterTests(() => product.stop())
  return product
}
