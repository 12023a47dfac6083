import type { BrowserContext } from 'playwright'

/**
 * What the content security policy has refused in the pages of the running test file, each as `directive: what`. A file
 * fails if any is left at its end; a test that causes some takes them out.
 */
export const policyViolations: string[] = []

const mark = 'refused by policy: '

/** Notes what the policy refuses in all pages that are still to be opened there. */
export async function watchPolicyViolations(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) policyViolations.push(message.text().slice(mark.length))
  })
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.debug(`${mark}${effectiveDirective}: ${sample || blockedURI}`),
    )
  }, mark)
}
