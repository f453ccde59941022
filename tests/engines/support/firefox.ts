import { launch } from 'puppeteer-core'
import { findFirefox } from '../../../.build/engines'
import type { Driver } from './engine'
import type { Target } from './screen'

/** Drives Firefox by WebDriver BiDi at a phone’s width; the profile outlives the browser. */
export async function openFirefox(profile: string): Promise<Driver> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('No Firefox on this machine')
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    userDataDir: profile,
    defaultViewport: { width: 390, height: 844 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  })
  const page = await browser.newPage()

  const elementOf = (target: Target) => page.evaluateHandle<[], () => Element>(target)

  return {
    async goto(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    url: () => Promise.resolve(page.url()),
    evaluate: (expression) => page.evaluate(expression),
    async run(script) {
      await page.evaluate(script)
    },
    async click(target) {
      await (await elementOf(target)).click()
    },
    async type(target, text) {
      await (await elementOf(target)).click()
      await page.keyboard.type(text)
    },
    async attach(target, file) {
      const element = await elementOf(target)
      await (await element.toElement('input')).uploadFile(file)
    },
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
