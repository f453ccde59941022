import { type ChildProcess, spawn } from 'node:child_process'

/** The port at which the build with a provider calls it. */
export const onlineProviderPort = 4300

/** Where the simulated provider listens in a process of its own. */
export const onlineProviderUrl = providerUrlAt(onlineProviderPort)

/** The operator’s own site, as this provider’s website settings name it. */
export const homeUrl = 'https://home.arcade.example/'

export function providerUrlAt(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** Starts `npm run provider` and resolves when it reports that it listens. */
export function startProvider({
  port = onlineProviderPort,
  home = homeUrl,
} = {}): Promise<ChildProcess> {
  const child = spawn('node_modules/.bin/tsx', ['mocks/server.ts', '--without-api'], {
    env: { ...process.env, PORT: String(port), HOME_URL: home },
  })
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child))
    child.stderr.on('data', (text) => console.error(String(text)))
    child.once('exit', (code) => reject(new Error(`The provider stopped with ${code}`)))
  })
}
