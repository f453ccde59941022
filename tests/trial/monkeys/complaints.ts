import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** The messages about a file that did not load: from the browser, the loading code and the texts. */
const missingFile =
  /Failed to load resource|Failed to fetch|No answer for|error loading dynamically imported module|when fetching the script|A file is missing|No texts could be loaded/i

/** Collects what a page must never report: errors, exceptions, violations of the security policy. */
export class Complaints {
  private readonly heard: string[] = []
  private isCut = false
  /** Files that were requested offline and did not arrive. */
  private readonly lost = new Set<string>()

  private constructor(private readonly context: BrowserContext) {}

  static async of(page: Page): Promise<Complaints> {
    const complaints = new Complaints(page.context())
    page.on('console', (message) => complaints.hear(message))
    page.on('pageerror', (error) => complaints.add(String(error)))
    page.on('requestfailed', (request) => {
      if (complaints.isCut) complaints.lost.add(request.url())
    })
    await page.exposeFunction('reportViolation', (text: string) => complaints.add(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportViolation')
        if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    return complaints
  }

  /** Cuts or restores the connection. Calls are still answered, because the worker needs no connection. */
  async cut(isCut: boolean): Promise<void> {
    this.isCut = isCut
    await this.context.setOffline(isCut)
  }

  /** The first complaint; null if there is none. */
  get first(): string | null {
    return this.heard[0] ?? null
  }

  forget(): void {
    this.heard.length = 0
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const { url } = message.location()
    const text = message.text()
    // The browser names the exact file; a file lost to the cut connection is no fault.
    if (text.startsWith('Failed to load resource') && this.lost.has(url)) return
    this.add(`${text} ${url}`)
  }

  private add(text: string): void {
    const mayBeLost = this.isCut || this.lost.size > 0
    if (mayBeLost && missingFile.test(text)) return
    this.heard.push(text)
  }
}
