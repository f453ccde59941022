import type { Plugin } from 'vite'

const library = /msw\/lib\/_chunks\/http-handler\.js$/

/** The last method of the handlers' class. */
const logging = /\n\tasync log\(args\) \{\n[\s\S]*?\n\t\}\n\};\n/

/**
 * MSW's handlers can write each call to the console, with the words of all HTTP statuses. Nobody asks
 * these to: what is recorded stands in the testers' own list. Without it each install is 1 kB gz smaller.
 */
export function handlerLibrary(): Plugin {
  return {
    name: 'handler-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id.replace(/\?.*$/, ''))) return null
      if (!logging.test(code)) {
        this.error('MSW no longer writes its log as it did: look at .build/libraries/handlers.ts')
      }
      return { code: code.replace(logging, '\n\tasync log() {}\n};\n'), map: null }
    },
  }
}
