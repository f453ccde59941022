import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { isFresh } from '../../../.build/freshness'
import { writeNextVersion } from './nextVersion'
import { onlineProviderUrl } from './provider'

/**
 * The builds under test: `dist` as released, and one with a real provider. `dist-next` is derived from the
 * first.
 */
const builds = {
  dist: {},
  'dist-online': {
    OUT_DIR: 'dist-online',
    VITE_PROVIDER_URL: onlineProviderUrl,
    VITE_PROVIDER_EXT: '1',
  },
} satisfies Record<string, NodeJS.ProcessEnv>

const run = promisify(exec)

/** Makes all of them. `DIST=folder` tests an existing mocked build as it is. */
export default async function buildAll(): Promise<void> {
  if (process.env.DIST !== undefined) return
  await build('dist')
  if (!isFresh('dist-next', 'worker.js')) writeNextVersion('dist', 'dist-next')
  await build('dist-online')
}

/**
 * Makes one of them, unless the existing one is newer than all of its sources. Only `dist` gets the
 * compressed copies, the smallest files and what no other build’s test reads, because these take longest.
 */
export async function build(dir: keyof typeof builds): Promise<void> {
  const isWhole = dir === 'dist'
  if (isFresh(dir, isWhole ? 'worker.js.br' : 'worker.js')) return
  console.log(`Building ${dir} …`)
  const command = isWhole ? 'npm run build' : 'npx vite build --configLoader runner'
  const quick = isWhole ? {} : { QUICK_BUILD: '1' }
  await run(command, { env: { ...process.env, ...quick, ...builds[dir] } })
}
