import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = /@hello-pangea\/dnd\/dist\/dnd\.esm\.js$/

const writing = 'el.textContent = proposed;'

/** The other build of react-redux, so that the library's copy is a module of its own. */
const ownReactRedux = fileURLToPath(
  new URL('../node_modules/react-redux/dist/react-redux.legacy-esm.js', import.meta.url),
)

/**
 * What @hello-pangea/dnd needs in a build:
 *
 * - It writes its rules into style elements as text, which the content security policy forbids every
 *   page. Built, it adds them through the CSSOM instead, as Emotion does.
 * - It is alone in using react-redux's `connect`, which would weigh 2 kB gz on the login page; with a
 *   copy of its own (its store is its own too) that stays with the board.
 */
export function dragLibrary(): Plugin {
  return {
    name: 'drag-library',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'react-redux' && importer && library.test(importer) ? ownReactRedux : null,
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (code.split(writing).length !== 3) {
        this.error(
          '@hello-pangea/dnd no longer writes its styles as it did: look at .build/dragLibrary.ts',
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
