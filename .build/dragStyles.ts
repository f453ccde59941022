import type { Plugin } from 'vite'

const library = /@hello-pangea\/dnd\/dist\/dnd\.esm\.js$/

const writing = 'el.textContent = proposed;'

/**
 * The drag library writes its rules into style elements as text, which the content security policy
 * forbids every page. Built, it adds them through the CSSOM instead, as Emotion does.
 */
export function dragStyles(): Plugin {
  return {
    name: 'drag-styles',
    apply: 'build',
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (code.split(writing).length !== 3) {
        this.error(
          '@hello-pangea/dnd no longer writes its styles as it did: look at .build/dragStyles.ts',
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
