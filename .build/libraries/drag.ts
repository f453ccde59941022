import type { Plugin } from 'vite'

const library = /@hello-pangea\/dnd\/dist\/dnd\.esm\.js(\?|$)/

const writing = 'el.textContent = proposed;'

/**
 * Has @hello-pangea/dnd add its rules by the CSSOM, as Emotion does. As published it writes them as the text of style
 * elements, which the content security policy forbids.
 */
export function dragLibrary(): Plugin {
  return {
    name: 'drag-library',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: library },
      handler(code) {
        if (code.split(writing).length !== 3) {
          this.error(
            '@hello-pangea/dnd no longer writes its styles as it did: look at .build/libraries/drag.ts',
          )
        }
        return { code: code.replaceAll(writing, throughCssom), map: null }
      },
    },
  }
}

const throughCssom = `
    while (el.sheet.cssRules.length > 0) el.sheet.deleteRule(0);
    for (const rule of proposed.split('}')) if (rule.trim()) el.sheet.insertRule(rule + '}', el.sheet.cssRules.length);
`
