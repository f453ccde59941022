import { Builder, Capabilities, Key, WebElement } from 'selenium-webdriver'
import { findMiniBrowser } from '../../../.build/engines'
import type { Driver } from './engine'
import type { Target } from './screen'

/**
 * Drives WebKitGTK’s own small browser by WebDriver. Its profile lasts one session, so it forgets
 * everything.
 */
export async function openWebKit(server: string): Promise<Driver> {
  const binary = findMiniBrowser()
  if (!binary) throw new Error('No WebKitGTK on this machine')
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=390x844'] },
      }),
    )
    .build()
  await browser.manage().setTimeouts({ script: 30_000 })

  async function elementOf(target: Target): Promise<WebElement> {
    const element: unknown = await browser.executeScript(`return ${target}`)
    if (!(element instanceof WebElement)) throw new Error(`Not an element: ${target}`)
    return element
  }

  return {
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    url: () => browser.getCurrentUrl(),
    async evaluate(expression) {
      const answer = await browser.executeAsyncScript<{ value?: unknown; error?: string }>(
        `const done = arguments[0]
        const failed = (error) => done({ error: String(error) })
        const work = async () => (${expression})
        work().then((value) => done({ value }), failed)`,
      )
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    async run(script) {
      await browser.executeScript(script)
    },
    async click(target) {
      await (await elementOf(target)).click()
    },
    async type(target, text) {
      await (await elementOf(target)).sendKeys(text)
    },
    async attach(target, file) {
      await (await elementOf(target)).sendKeys(file)
    },
    async press() {
      await (await browser.switchTo().activeElement()).sendKeys(Key.ENTER)
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  }
}
