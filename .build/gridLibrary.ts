import type { Plugin } from 'vite'

const library = /@mui\/x-data-grid\/utils\/css\/context\.mjs$/

const writing =
  /_jsx\("style", \{\s*href: `[^`]*`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/

/**
 * MUI X Data Grid renders its CSS variables as the text of a style element, which the content security
 * policy forbids every page. Built, it hands them to Emotion instead, which adds rules through the CSSOM.
 */
export function gridLibrary(): Plugin {
  return {
    name: 'grid-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (!writing.test(code)) {
        this.error(
          '@mui/x-data-grid no longer writes its styles as it did: look at .build/gridLibrary.ts',
        )
      }
      const rewritten = code.replace(writing, '_jsx(GlobalStyles, { styles: cssString })')
      return {
        code: `import GlobalStyles from '@mui/material/GlobalStyles';\n${rewritten}`,
        map: null,
      }
    },
  }
}
