import type { Plugin } from 'vite'

const field =
  /@mui\/x-date-pickers\/internals\/hooks\/useField\/useField(RootProps|SectionContentProps)\.mjs$/

const writing = '.innerHTML = '

/**
 * The date and time fields of MUI X take back what was typed, and put a whole typed or pasted date in
 * its place, by writing it as HTML, which the content security policy forbids every page. It never
 * holds more than text: built, it is written as that.
 */
export function dateLibrary(): Plugin {
  return {
    name: 'date-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!field.test(id.replace(/\?.*$/, ''))) return null
      if (code.split(writing).length !== 2) {
        this.error('@mui/x-date-pickers is not written as it was: look at .build/libraries/date.ts')
      }
      return { code: code.replace(writing, '.textContent = '), map: null }
    },
  }
}
