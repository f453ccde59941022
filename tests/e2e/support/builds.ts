import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { isFresh } from '../../../.build/freshness'
import { writeNextVersion } from './nextVersion'
import { onlineProviderUrl } from './provider'

/** The builds under test: `dist` as people get it, and one with a real provider; `dist-next` is written from the first. */
const builds = {
  dist: {},
  'dist-online': {
    OUT_DIR: 'dist-online',
    VITE_PROVIDER_URL: onlineProviderUrl,
    VITE_PROVIDER_EXT: '1',
  },
} satisfies Record<string, NodeJS.ProcessEnv>

const run = promisify(exec)

/** All of them. `DIST=folder` tests a mocked build that stands there, as it is. */
export default async function buildAll(): Promise<void> {
  if (process.env.DIST !== undefined) return
  await build('dist')
  if (!isFresh('dist-next', 'worker.js')) writeNextVersion('dist', 'dist-next')
  await build('dist-online')
}

/**
 * Builds one of them, unless what stands there is younger than everything it is made from. Only
 * `dist` gets the compressed copies, the smallest files and what no test of another reads: they take longer than the rest.
 */
export async function build(dir: keyof typeof builds): Promise<void> {
  const isWhole = dir === 'dist'
  if (isFresh(dir, isWhole ? 'worker.js.br' : 'worker.js')) return
  console.log(`Building ${dir} …`)
  const command = isWhole ? 'npm run build' : 'npx vite build --configLoader runner'
  const quick = isWhole ? {} : { QUICK_BUILD: '1' }
  await run(command, { env: { ...process.env, ...quick, ...builds[dir] } })
}
