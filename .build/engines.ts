import { execSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path))

/** Finds a Firefox on this machine: the named one, or the system's. */
export const findFirefox = () =>
  firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])

/** Finds WebKit, the engine of every iPhone, as Debian builds it: a small browser that its driver starts. */
export const findMiniBrowser = () =>
  firstOf(
    ['4.1', '6.0', '4.0'].map(
      (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    ),
  )

export const webKitDriver = '/usr/bin/WebKitWebDriver'
export const displayServer = '/usr/bin/Xvfb'

/** Whether the browser, its driver and a display for it are installed. */
export const hasWebKit = () =>
  findMiniBrowser() !== undefined && existsSync(webKitDriver) && existsSync(displayServer)

/** Finds the browsers that the engine tests need or installs them, and logs what it does. */
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
