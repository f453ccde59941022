import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * What every visit runs, and every browser test with it: here functions become arrows and methods wherever none of
 * them is built from with `new`, which the minifier cannot see.
 */
const everyVisit = /^assets\/(index|member|worker)-/

/**
 * Minifies each file once more, by a minifier that goes further. That one (5.51) must not move functions to
 * the only place that calls them (`reduce_funcs`): of RTK Query's it then loses one.
 */
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
          compress: {
            passes: 2,
            reduce_funcs: false,
            unsafe_arrows: goesFar,
            unsafe_methods: goesFar,
          },
        })
        if (code !== undefined) file.code = code
      }
    },
  }
}
