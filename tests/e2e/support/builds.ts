import { execSync } from 'node:child_process'
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

/** `DIST=folder` tests a mocked build that stands there, as it is. */
export default function buildAll(): void {
  if (process.env.DIST !== undefined) return
  for (const dir of Object.keys(builds)) build(dir)
}

/** Builds one of them, unless what stands there is younger than everything it is made from. */
export function build(dir: string): void {
  if (isFresh(dir)) return
  console.log(`Building ${dir} …`)
  execSync('npm run build', { stdio: 'ignore', env: { ...process.env, ...builds[dir] } })
}
