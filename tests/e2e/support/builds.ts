import { exec, execSync } from 'node:child_process'
import { promisify } from 'node:util'
import { isFresh } from '../../../.build/freshness'
import { onlineProviderUrl } from './provider'

/** The builds under test: `dist` as people get it, the version after it, and one with a real provider. */
const builds: Record<string, NodeJS.ProcessEnv> = {
  dist: {},
  'dist-next': { OUT_DIR: 'dist-next', APP_VERSION: '0.4.1-next' },
  'dist-online': {
    OUT_DIR: 'dist-online',
    VITE_PROVIDER_URL: onlineProviderUrl,
    VITE_PROVIDER_EXT: '1',
  },
}

const run = promisify(exec)

/** `DIST=folder` tests a mocked build that stands there, as it is. */
export default async function buildAll(): Promise<void> {
  if (process.env.DIST !== undefined) return
  build('dist')
  // Beside each other, and without the compressed copies that take longer than the rest.
  await Promise.all(
    Object.keys(builds)
      .filter((dir) => dir !== 'dist' && !isFresh(dir, 'worker.js'))
      .map((dir) => run('npx vite build --configLoader runner', { env: environmentOf(dir) })),
  )
}

/** Builds one of them, unless what stands there is younger than everything it is made from. */
export function build(dir: string): void {
  if (isFresh(dir)) return
  console.log(`Building ${dir} …`)
  execSync('npm run build', { stdio: 'ignore', env: environmentOf(dir) })
}

function environmentOf(dir: string): NodeJS.ProcessEnv {
  return { ...process.env, ...builds[dir] }
}
