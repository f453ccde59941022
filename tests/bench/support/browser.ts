import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../../e2e/support/chromium'
import { probeScript } from '../bundleProbe'

const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  timezoneId: 'Asia/Bangkok',
}

/** 1.6 Mbit/s, in bytes per second. */
const bytesPerSecond = 200_000

/** Opens a browser while `work` runs. */
export async function withBrowser<T>(
  work: (openPage: () => Promise<Page>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(chromiumOptions)
  try {
    return await work(async () => newPage(await prepared(await browser.newContext(phone))))
  } finally {
    await browser.close()
  }
}

/** Opens a browser with the installed app in `profile` while `work` runs. */
export async function withProfile<T>(
  profile: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, { ...chromiumOptions, ...phone })
  try {
    return await work(await newPage(await prepared(context)))
  } finally {
    await context.close()
  }
}

/**
 * Applies the profile of the figures until the page closes: processor 4 times slower, 1.6 Mbit/s, 150 ms
 * latency.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await slowProcessor(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/**
 * Slows the page's processor 4 times only while `work` runs. Chromium slows a thread by letting it spin, so
 * a slowed idle page would take a core from the measured one.
 */
export async function slowed<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = await slowProcessor(page)
  try {
    return await work()
  } finally {
    await session.detach()
  }
}

/** Slows the processor while the returned session is attached. */
async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript({ content: await probeScript() })
  return context
}

/** @returns the context's only page; closing the page closes nothing else */
async function newPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}
