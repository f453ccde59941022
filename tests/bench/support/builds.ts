import { execSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { isFresh } from '../../../.build/freshness'

/** Git-ignored folder. Only the builds themselves empty it. */
export const workFolder = '.cache/bench'

/** Caching rules of the app's own `_headers`, so that no page has an advantage. */
const headers = `/*
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

/**
 * Provides the plain static login page, the limit of the comparison.
 * @returns its folder
 */
export function provideStatic(): string {
  const folder = join(workFolder, 'static')
  mkdirSync(folder, { recursive: true })
  cpSync('tests/bench/static', folder, { recursive: true })
  return finished(folder)
}

/** Builds React and MUI with only a login form, the floor of the comparison. */
export async function provideFloor(): Promise<string> {
  return finished(await buildPage('floor'))
}

/** Builds a page whose calls go through MSW's own worker. */
export async function provideMsw(): Promise<string> {
  const folder = await buildPage('msw')
  copyFileSync('node_modules/msw/lib/mockServiceWorker.js', join(folder, 'mockServiceWorker.js'))
  return finished(folder)
}

/** Provides the app as `npm start` serves it. Builds it only if the sources are newer. */
export function provideApp(): string {
  if (!isFresh('dist')) {
    console.log('Building the app …')
    execSync('npm run build', { stdio: 'ignore' })
  }
  // Copy the build, because a build during the run would change the files that are being measured.
  const folder = join(workFolder, 'app')
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  return folder
}

async function buildPage(name: 'floor' | 'msw'): Promise<string> {
  const folder = join(workFolder, name)
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join('tests/bench', name),
    plugins: [react()],
    build: {
      outDir: join(process.cwd(), folder),
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
    },
  })
  return folder
}

function finished(folder: string): string {
  writeFileSync(join(folder, '_headers'), headers)
  execSync('tsx .build/compress.ts', { env: { ...process.env, OUT_DIR: folder } })
  return folder
}
