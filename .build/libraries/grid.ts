import type { Plugin } from 'vite'

const context = /@mui\/x-data-grid\/utils\/css\/context\.mjs(\?|$)/

const writing =
  /_jsx\("style", \{\s*href: `[^`]*`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/

/**
 * Has MUI X Data Grid write its CSS variables through Emotion, which adds rules by the CSSOM. As published it renders
 * them as the text of a style element, which the content security policy forbids and the nonce of mui/mui-x#17556
 * cannot allow: a static page has none.
 */
export function gridLibrary(): Plugin {
  return {
    name: 'grid-library',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: context },
      handler(code) {
        if (!writing.test(code)) {
          this.error('@mui/x-data-grid is not written as it was: look at .build/libraries/grid.ts')
        }
        const rewritten = code.replace(writing, '_jsx(GlobalStyles, { styles: cssString })')
        return {
          code: `import GlobalStyles from '@mui/material/GlobalStyles';\n${rewritten}`,
          map: null,
        }
      },
    },
  }
}
