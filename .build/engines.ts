import { execSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))

/** Where a Firefox stands on this machine: the one named, or the system's. */
export const findFirefox = () =>
  firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])

/** The engine of every iPhone, as Debian builds it: its little browser, which its driver starts. */
export const findMiniBrowser = () =>
  firstOf(
    ['4.1', '6.0', '4.0'].map(
      (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    ),
  )

export const webKitDriver = '/usr/bin/WebKitWebDriver'
export const displayServer = '/usr/bin/Xvfb'

/** Whether the browser, its driver and a display for it are all there. */
export const hasWebKit = () =>
  findMiniBrowser() !== undefined && existsSync(webKitDriver) && existsSync(displayServer)

/** Finds what the tests of engines need, or installs it, and says what it does. */
function provideEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(hasWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) {
    console.log(`Not on this machine, and not to be installed from here: ${missing.join(', ')}`)
    return
  }
  console.log(`Installing ${missing.join(', ')} with apt-get …`)
  const install = `apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`
  execSync(`apt-get update -qq && ${install}`, { stdio: 'inherit' })
}

if (process.argv[1]?.endsWith('engines.ts')) {
  provideEngines()
  console.log(
    `Firefox: ${findFirefox() ?? 'left out'}\nWebKit: ${hasWebKit() ? findMiniBrowser() : 'left out'}`,
  )
}
