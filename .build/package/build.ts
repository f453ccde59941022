/** Builds the package for other projects: bundled code and declarations, with a package.json of its own. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { noticesOf } from '../licences'
import { bundleInstance, sharedModule } from './isolatedCode'
import { manifest } from './manifest'
import { asInPackage, root, sharedEntry, subpathImports } from './sources'

/** Entries that other projects import, and their declarations. */
const entries = {
  backend: './mocks/backend/index.ts',
  contract: './mocks/backend/contract.ts',
  msw: './mocks/backend/msw.ts',
  playwright: './mocks/backend/playwright.ts',
}

/** Libraries whose values and types the caller uses too. All others are bundled. */
const external = ['valibot', 'msw', '@playwright/test']

async function writeCode(folder: string): Promise<void> {
  const { code, required } = await bundleInstance()
  writeFileSync(join(folder, 'instance.cjs.txt'), code)
  const build = await rolldown({
    cwd: root,
    input: { ...entries, cli: './mocks/server.ts', shared: sharedEntry },
    platform: 'node',
    tsconfig: false,
    external,
    resolve: {
      // Its wrapper refuses to load beside another version, which the caller may have.
      alias: { dexie: join(root, 'node_modules/dexie/dist/modern/dexie.mjs') },
    },
    plugins: [sharedModule(required), asInPackage(), subpathImports()],
  })
  const { output } = await build.write({
    dir: folder,
    format: 'es',
    comments: false,
    chunkFileNames: '[name]-[hash].js',
    banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
  })
  await build.close()
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(folder, 'licences.txt'), noticesOf(modules))
}

async function writeDeclarations(folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    logLevel: 'silent',
    input: entries,
    platform: 'node',
    // An import that no declaration needs is left out.
    treeshake: { moduleSideEffects: 'no-external' },
    // Declarations of libraries stay where they are.
    external: /^(?![./#\0])/,
    plugins: [
      subpathImports(),
      // The folder of its configuration is the root of what it compiles.
      dts({ tsconfig: join(root, '.tsconfig.package.json'), emitDtsOnly: true }),
    ],
  })
  await build.write({ dir: folder, format: 'es', chunkFileNames: '[name]-[hash].js' })
  await build.close()
  for (const name of Object.keys(entries)) {
    writeFileSync(join(folder, `${name}.d.cts`), `export * from './${name}.js'\n`)
  }
}

/** Writes the package into `folder`, which is emptied first. Declarations take most of the time. */
export async function buildPackage(folder: string, hasDeclarations = true): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await writeCode(folder)
  if (hasDeclarations) await writeDeclarations(folder)
  const ofProject: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(ofProject), null, 2)}\n`)
  writeFileSync(join(folder, 'esmOnly.cjs'), esmOnly)
  const copied = {
    'public/demo': 'public/demo',
    'src/contract/scenario/shipped': 'scenarios',
    'mocks/backend/README.md': 'README.md',
    LICENSE: 'LICENSE',
  }
  for (const [from, to] of Object.entries(copied)) {
    cpSync(join(root, from), join(folder, to), { recursive: true })
  }
}

/** For `require` in a Node that cannot load modules that way. */
const esmOnly = `throw new Error(
  'arcade-member is an ES module. Use import, or require it in Node 20.19, 22.12 or newer.',
)
`
