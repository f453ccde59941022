import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = /@hello-pangea\/dnd\/dist\/dnd\.esm\.js$/

const writing = 'el.textContent = proposed;'

/** The other builds of redux and react-redux, so that the library's copies are modules of their own. */
const ownCopies = new Map(
  ['redux', 'react-redux'].map((name) => [
    name,
    fileURLToPath(
      new URL(`../../node_modules/${name}/dist/${name}.legacy-esm.js`, import.meta.url),
    ),
  ]),
)

/**
 * What @hello-pangea/dnd needs in a build:
 *
 * - It writes its rules into style elements as text, which the content security policy forbids every
 *   page. Built, it adds them through the CSSOM instead, as Emotion does.
 * - It is alone in using react-redux's `connect` and what that needs of redux, which would weigh 2 kB
 *   gz on the login page; with copies of its own (its store is its own too) they stay with the board.
 */
export function dragLibrary(): Plugin {
  return {
    name: 'drag-library',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && library.test(importer) ? ownCopies.get(source) : null,
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (code.split(writing).length !== 3) {
        this.error(
          '@hello-pangea/dnd no longer writes its styles as it did: look at .build/libraries/drag.ts',
        )
      }
      return { code: code.replaceAll(writing, throughCssom), map: null }
    },
  }
}

const throughCssom = `
    while (el.sheet.cssRules.length > 0) el.sheet.deleteRule(0);
    for (const rule of proposed.split('}')) if (rule.trim()) el.sheet.insertRule(rule + '}', el.sheet.cssRules.length);
`
