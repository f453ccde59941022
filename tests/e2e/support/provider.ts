import { type ChildProcess, spawn } from 'node:child_process'

const port = 4300

/** Where the simulated provider listens in a process of its own. */
export const onlineProviderUrl = `http://127.0.0.1:${port}`

/** The operator's own site, as this provider's website settings name it. */
export const homeUrl = 'https://home.arcade.example/'

/** Starts `npm run provider` and resolves when it says that it listens. */
export function startProvider(): Promise<ChildProcess> {
  const child = spawn('node_modules/.bin/tsx', ['mocks/provider/server.ts'], {
    env: { ...process.env, PORT: String(port), HOME_URL: homeUrl },
  })
  return new Promise((resolve, reject) => {
    child.stdout.once('data', () => resolve(child))
    child.stderr.on('data', (text) => console.error(String(text)))
    child.once('exit', (code) => reject(new Error(`The provider stopped with ${code}`)))
  })
}
