import { describe, expect, it } from 'vitest'
import { sourceOf } from '#features/showcase/demo/sourceOf'

const files = import.meta.glob<string>('/src/features/showcase/*/*Demos.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const demos = Object.entries(files).flatMap(([path, file]) =>
  [...file.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => ({
    name,
    path: path.replace('/src/features/showcase/', ''),
    file,
  })),
)

const page = `import Box from '@mui/material/Box'
import {
  type Theme,
  useTheme,
} from '@mui/material/styles'
import { baht } from '../demo/englishNumbers'

/** What a tile is worth. */
const worth = 5

const unneeded = 6

export function First() {
  const theme: Theme = useTheme()

  return <Tile />
}

function Tile() {
  return baht(worth)
}

export function Second() {
  return <Box />
}
`

describe('sourceOf', () => {
  it('sourceOf returns the demo with the imports, constants and parts that it needs', () => {
    expect(sourceOf(page, 'Second')).toBe(
      "import Box from '@mui/material/Box'\n\nexport function Second() {\n  return <Box />\n}\n",
    )
    const first = sourceOf(page, 'First')
    expect(first).toContain('  useTheme,\n')
    expect(first).toContain('/** What a tile is worth. */\nconst worth = 5\n')
    expect(first).toContain('function Tile()')
    expect(first).not.toMatch(/Second|Box|unneeded/)
  })

  it('sourceOf returns an empty text for a name that the file does not declare', () => {
    expect(sourceOf(page, 'Third')).toBe('')
  })

  it.each(demos)('sourceOf shows all of $name and no other demo of $path', ({ name, file }) => {
    const source = sourceOf(file, name)
    expect(source).toMatch(new RegExp(`^export function ${name}\\([^]*^}$`, 'm'))
    const others = demos.filter((demo) => demo.file === file && demo.name !== name)
    expect(others.filter((other) => source.includes(`export function ${other.name}(`))).toEqual([])
  })
})
