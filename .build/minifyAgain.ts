import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/**
 * What every visit runs, and every browser test with it: here functions become arrows and methods wherever none of
 * them is built from with `new`, which the minifier cannot see.
 */
const everyVisit = /^assets\/(index|member|worker)-/

/** Minifies each file once more, by a minifier that goes further than the bundler's. */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    async generateBundle(_, bundle) {
      if (process.env.QUICK_BUILD !== undefined) return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const goesFar = everyVisit.test(file.fileName)
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 5, unsafe_arrows: goesFar, unsafe_methods: goesFar },
        })
        file.code = code
      }
    },
  }
}
