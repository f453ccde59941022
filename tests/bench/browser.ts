import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { findChromium } from '../../.build/browser'
import { probeScript } from './bundleProbe'

const executablePath = findChromium()

const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  timezoneId: 'Asia/Bangkok',
}

/** 1.6 Mbit/s, in bytes a second. */
const bytesPerSecond = 200_000

/** A browser for as long as `work` takes. */
export async function withBrowser<T>(
  work: (openPage: () => Promise<Page>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(launchOptions)
  try {
    return await work(async () => newPage(await prepared(await browser.newContext(phone))))
  } finally {
    await browser.close()
  }
}

/** A browser with the installed app in `profile`, for as long as `work` takes. */
export async function withProfile<T>(
  profile: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, ...phone })
  try {
    return await work(await newPage(await prepared(context)))
  } finally {
    await context.close()
  }
}

/** Slows the page's processor 4 times; with `network` also 1.6 Mbit/s and 150 ms for each answer. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript({ content: await probeScript() })
  return context
}

/** The one page of a context; closing it closes nothing else. */
async function newPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage()
}
