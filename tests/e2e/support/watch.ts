import type { Page } from '@playwright/test'

/**
 * Collects what must never happen on a page: console errors, exceptions, violations of the security policy.
 */
export async function watchForErrors(page: Page): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.exposeFunction('reportViolation', (text: string) => errors.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return errors
}
