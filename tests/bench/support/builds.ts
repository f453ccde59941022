import { execSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { isFresh } from '../../../.build/freshness'

/** Git-ignored; emptied by nobody but the builds themselves. */
export const workFolder = '.cache/bench'

/** The caching rules of the app's own `_headers`, so that no page gains by others. */
const headers = `/*
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

/** The plain static login page: the limit. Answers its folder. */
export function provideStatic(): string {
  const folder = join(workFolder, 'static')
  mkdirSync(folder, { recursive: true })
  cpSync('tests/bench/static', folder, { recursive: true })
  return finished(folder)
}

/** React and MUI with a login form and nothing else: the floor. */
export async function provideFloor(): Promise<string> {
  return finished(await buildPage('floor'))
}

/** A page whose calls MSW's own worker carries. */
export async function provideMsw(): Promise<string> {
  const folder = await buildPage('msw')
  copyFileSync('node_modules/msw/lib/mockServiceWorker.js', join(folder, 'mockServiceWorker.js'))
  return finished(folder)
}

/** The app itself, as `npm start` serves it; built only when the sources are younger. */
export function provideApp(): string {
  if (!isFresh('dist')) {
    console.log('Building the app …')
    execSync('npm run build', { stdio: 'ignore' })
  }
  // A copy, because whoever builds meanwhile would change the files that are being measured.
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
