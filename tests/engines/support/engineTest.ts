import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { displayServer, webKitDriver } from '../../../.build/engines'
import { type LyingHost, openLyingHost } from '../../e2e/support/lyingHost'
import { openSite, type Site } from '../../e2e/support/site'
import { type Driver, EnginePage } from './engine'
import { openFirefox } from './firefox'
import { openWebKit } from './webkit'

export type EngineName = 'firefox' | 'webkit'

/** A browser whose page can be closed and opened again, as after a restart of the device. */
interface Visitor {
  page: EnginePage
  restart(): Promise<EnginePage>
}

/**
 * `site`: the mocked build on an origin of its own. `visitor`: a browser of the project’s engine at it.
 * `host`: the same build and the version after it, on a host that can be made to answer wrongly. `guest`: a
 * page of such a browser there.
 * A restart closes Firefox and opens its profile again. WebKit’s driver forgets everything with the
 * browser, so there a restart is a page load, which is the same to the app.
 */
export const test = base.extend<
  { site: Site; visitor: Visitor; host: LyingHost; guest: EnginePage },
  { engine: EngineName; webKitServer: string }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  webKitServer: [
    async ({ engine }, use) => {
      if (engine !== 'webkit') return use('')
      const display = `:${90 + base.info().parallelIndex}`
      const screen = spawn(displayServer, [display, '-screen', '0', '1440x900x24'], {
        stdio: 'ignore',
      })
      const port = await freePort()
      const driver = spawn(webKitDriver, [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
          // A container’s root has no sandbox; only our own page is opened here.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
      })
      await listening(port)
      await use(`http://127.0.0.1:${port}`)
      await ended(driver)
      await ended(screen)
    },
    { scope: 'worker' },
  ],
  // Playwright requires an object pattern here even when no other fixture is used.
  site: async ({}, use) => {
    const site = await openSite()
    await use(site)
    await site.close()
  },
  visitor: async ({ engine, webKitServer, site }, use, testInfo) => {
    const profile = mkdtempSync(join(tmpdir(), 'engine-'))
    let driver: Driver = await (engine === 'firefox'
      ? openFirefox(profile)
      : openWebKit(webKitServer))
    const page = () => new EnginePage(driver, site.url)
    await use({
      page: page(),
      async restart() {
        if (engine === 'firefox') {
          await driver.close()
          driver = await openFirefox(profile)
        }
        return page()
      },
    })
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screen', { body: await driver.picture(), contentType: 'image/png' })
    }
    await driver.close()
    rmSync(profile, { recursive: true, force: true })
  },
  // Playwright requires an object pattern here even when no other fixture is used.
  host: async ({}, use) => {
    const host = await openLyingHost('dist', 'dist-next')
    await use(host)
    await host.close()
  },
  guest: async ({ engine, webKitServer, host }, use, testInfo) => {
    const profile = mkdtempSync(join(tmpdir(), 'engine-'))
    const driver = await (engine === 'firefox' ? openFirefox(profile) : openWebKit(webKitServer))
    await use(new EnginePage(driver, host.url))
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screen', { body: await driver.picture(), contentType: 'image/png' })
    }
    await driver.close()
    rmSync(profile, { recursive: true, force: true })
  },
})

export { expect } from '@playwright/test'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port'))
        else resolve(address.port)
      })
    })
  })
}

/** Waits until a server answers at the port. */
async function listening(port: number): Promise<void> {
  let cause: unknown
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/status`)
      if (answer.ok) return
    } catch (error) {
      cause = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No driver answers at port ${port}`, { cause })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
}
