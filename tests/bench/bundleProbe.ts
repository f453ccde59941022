import { build } from 'vite'

let bundled: Promise<string> | undefined

/** @returns the script that gives a page `window.probe` */
export function probeScript(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'tests/bench/probe/entry.ts', formats: ['iife'], name: 'probeEntry' },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const [script] = output?.output ?? []
  if (script?.type !== 'chunk') throw new Error('The probe could not be bundled')
  return script.code
}
