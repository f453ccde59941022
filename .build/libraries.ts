import type { Plugin } from 'vite'

/** A place where a published library violates the content security policy, and its replacement in the build. */
interface Rewrite {
  /** The library file in which `published` is replaced. */
  file: RegExp
  published: string | RegExp
  /** How often the file contains `published`. */
  times: number
  instead: string
  /** Added at the beginning of the file. */
  imports?: string
}

/** Each entry stays until its issue is solved; `tests/unit/build/libraries.test.ts` fails without it. */
const rewrites: readonly Rewrite[] = [
  {
    // hello-pangea/dnd#934: writes its rules as the text of style elements. The CSSOM is allowed.
    file: /@hello-pangea\/dnd\/dist\/dnd\.esm\.js(\?|$)/,
    published: 'el.textContent = proposed;',
    times: 2,
    instead: `
    while (el.sheet.cssRules.length > 0) el.sheet.deleteRule(0);
    for (const rule of proposed.split('}')) if (rule.trim()) el.sheet.insertRule(rule + '}', el.sheet.cssRules.length);
`,
  },
  {
    // mui/mui-x#17556: writes CSS variables as the text of a style element. A nonce does not help a static page.
    file: /@mui\/x-data-grid\/utils\/css\/context\.mjs(\?|$)/,
    published:
      /_jsx\("style", \{\s*href: `[^`]*`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/,
    times: 1,
    instead: '_jsx(GlobalStyles, { styles: cssString })',
    imports: "import GlobalStyles from '@mui/material/GlobalStyles';\n",
  },
  {
    // mui/material-ui#30752 asks the same of Material UI. Date fields write their content as HTML, which
    // Trusted Types refuse, when they undo a key or replace it by a pasted date.
    file: /@mui\/x-date-pickers\/internals\/hooks\/useField\/useField(RootProps|SectionContentProps)\.mjs(\?|$)/,
    published: '.innerHTML = ',
    times: 1,
    instead: '.textContent = ',
  },
]

/** Makes libraries comply with the content security policy. */
export function libraries(): Plugin {
  return {
    name: 'libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: rewrites.map(({ file }) => file) },
      handler(code, id) {
        const rewrite = rewrites.find(({ file }) => file.test(id))
        if (!rewrite) return null
        const { published, times, instead, imports = '' } = rewrite
        const parts = code.split(published)
        if (parts.length !== times + 1) {
          this.error(`${id} is not written as it was: look at .build/libraries.ts`)
        }
        return { code: imports + parts.join(instead), map: null }
      },
    },
  }
}
