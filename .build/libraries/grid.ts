import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What the content security policy and the budget of bytes ask of MUI X Data Grid, built. */
export function gridLibrary(): Plugin {
  return {
    name: 'grid-library',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const edit = edits.find(({ file }) => file.test(id.replace(/\?.*$/, '')))
      if (edit === undefined) return null
      const edited = edit.apply(code)
      if (edited === null) {
        this.error('@mui/x-data-grid is not written as it was: look at .build/libraries/grid.ts')
      }
      return { code: edited, map: null }
    },
  }
}

interface Edit {
  file: RegExp
  /** Answers null when what it looks for is not there. */
  apply: (code: string) => string | null
}

const edits: readonly Edit[] = [
  { file: /@mui\/x-data-grid\/utils\/css\/context\.mjs$/, apply: writeThroughCssom },
  { file: /@mui\/x-data-grid\/material\/index\.mjs$/, apply: loadLater },
]

const writing =
  /_jsx\("style", \{\s*href: `[^`]*`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/

/**
 * It renders its CSS variables as the text of a style element, which the policy forbids every page.
 * Emotion, which gets them instead, adds rules through the CSSOM.
 */
function writeThroughCssom(code: string): string | null {
  if (!writing.test(code)) return null
  const rewritten = code.replace(writing, '_jsx(GlobalStyles, { styles: cssString })')
  return `import GlobalStyles from '@mui/material/GlobalStyles';\n${rewritten}`
}

/** What only its panels show; and its pagination, in whose place the app's own stands. */
const lazyParts = {
  MUIAutocomplete: 'Autocomplete',
  MUIBadge: 'Badge',
  MUIChip: 'Chip',
  MUIFocusTrap: 'Unstable_TrapFocus',
  MUIModal: 'Modal',
  MUISelect: 'Select',
  MUISwitch: 'Switch',
  MUITab: 'Tab',
  MUITabs: 'Tabs',
  MUITextField: 'TextField',
  MUIToggleButton: 'ToggleButton',
}

const lazyWhenIdle = fileURLToPath(new URL('../../src/ui/load/lazyWhenIdle.tsx', import.meta.url))

/** It imports all parts of MUI that any of its features uses, 40 kB more than what is seen at first. */
function loadLater(code: string): string | null {
  let edited = code
  for (const [name, part] of Object.entries(lazyParts)) {
    const line = `import ${name} from '@mui/material/${part}';`
    if (!edited.includes(line)) return null
    edited = edited.replace(
      line,
      `const ${name} = lazyWhenIdle(() => import('@mui/material/${part}').then((part) => part.default));`,
    )
  }
  const pagination =
    "import MUIPagination, { tablePaginationClasses } from '@mui/material/TablePagination';"
  if (!edited.includes(pagination)) return null
  edited = edited.replace(
    pagination,
    "import { tablePaginationClasses } from '@mui/material/TablePagination';\n" +
      'const MUIPagination = () => null;',
  )
  return `import { lazyWhenIdle } from ${JSON.stringify(lazyWhenIdle)};\n${edited}`
}
