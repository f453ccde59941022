import type { Plugin } from 'vite'

const field =
  /@mui\/x-date-pickers\/internals\/hooks\/useField\/useField(RootProps|SectionContentProps)\.mjs(\?|$)/

const writing = '.innerHTML = '

/**
 * Has the date and time fields of MUI X write what they hold as text. As published they write it as HTML, which Trusted
 * Types refuse, when they take back a key or put a pasted date in its place.
 */
export function dateLibrary(): Plugin {
  return {
    name: 'date-library',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: field },
      handler(code) {
        if (code.split(writing).length !== 2) {
          this.error(
            '@mui/x-date-pickers is not written as it was: look at .build/libraries/date.ts',
          )
        }
        return { code: code.replace(writing, '.textContent = '), map: null }
      },
    },
  }
}
