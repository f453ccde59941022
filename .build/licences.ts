import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Libraries that only the worker contains, which is built separately. */
const ofWorker = ['workbox-core', 'workbox-precaching', 'workbox-routing']

/** Writes `licences.txt` with the notice of every library that is in the build, as the licences require. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )
      const source = noticesOf(modules, ofWorker)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

/** The notices of the libraries that the modules are from, and of `others`. */
export function noticesOf(modules: readonly string[], others: readonly string[] = []): string {
  const folders = new Set(others.map((name) => join('node_modules', name)))
  for (const id of modules) {
    const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []
    if (folder !== undefined) folders.add(folder)
  }
  const notices = [...folders].map((folder) => noticeOf(folder))
  // Libraries with the same text share one copy, because each device stores the file.
  const byText = Map.groupBy(notices, ({ text }) => text.replaceAll(/\s+/g, ' '))
  const parts = [...byText.values()].map((alike) => {
    const names = new Set(alike.map(({ library }) => library))
    return `${[...names].toSorted().join('\n')}\n\n${alike[0]?.text ?? ''}\n`
  })
  return parts.toSorted().join(`\n${'-'.repeat(72)}\n\n`)
}

/** The name, version and licence of a package, and the text of its licence files. */
function noticeOf(folder: string): { library: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)\b/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return { library: `${name} ${version} (${license})`, text: texts.join('\n\n') }
}
