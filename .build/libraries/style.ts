import type { Plugin } from 'vite'

const cache = /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/

const prefixing = 'var defaultStylisPlugins = [prefixer];'

/**
 * Emotion writes every rule once more for browsers of long ago, which costs each first visit a kilobyte
 * and each rule its time. What the browsers of today still want is added by `ui/appearance/styleCache.ts`.
 */
export function styleLibrary(): Plugin {
  return {
    name: 'style-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!cache.test(id.replace(/\?.*$/, ''))) return null
      if (!code.includes(prefixing)) {
        this.error('@emotion/cache is not written as it was: look at .build/libraries/style.ts')
      }
      return { code: code.replace(prefixing, 'var defaultStylisPlugins = [];'), map: null }
    },
  }
}
