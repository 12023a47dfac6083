import type { Page } from 'playwright'

/**
 * The value of an expression in the page. Unlike Playwright's own evaluations and locators it gives the page no
 * gesture, which would let sound out.
 */
export async function evaluateWithoutGesture<T>(page: Page, expression: string): Promise<T> {
  const session = await page.context().newCDPSession(page)
  try {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as T
  } finally {
    await session.detach()
  }
}
