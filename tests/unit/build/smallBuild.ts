/** Builds small apps with Vite and the build's own plugins. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { onTestFinished } from 'vitest'

export type Built = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** Creates a folder with these files for the current test. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** Builds these files with Vite, starting at `index.html`. */
export async function buildSmall(
  files: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
  options: InlineConfig['build'] = {},
): Promise<Built> {
  return buildIn(folderWith(files), plugins, options)
}

/** Builds a folder that exists. */
export async function buildIn(
  root: string,
  plugins: readonly Plugin[],
  options: InlineConfig['build'] = {},
): Promise<Built> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: { write: false, minify: false, assetsInlineLimit: 0, ...options },
  })
  if (!('output' in built)) throw new Error('Vite built more or less than one app')
  return built.output
}

/** @returns the text of a built file */
export function textOf(built: Built, name: string): string {
  const file = built.find(({ fileName }) => fileName === name)
  if (file === undefined) throw new Error(`${name} is not built`)
  return file.type === 'chunk' ? file.code : String(file.source)
}

/** @returns the script that contains the module of that name */
export function chunkOf(built: Built, module: string): Rolldown.OutputChunk {
  const chunk = built.find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )
  if (chunk === undefined) throw new Error(`${module} is in no script`)
  return chunk
}
