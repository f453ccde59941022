import { expect, test } from 'vitest'
import { circleThrough, importsOf } from '../../../.build/lint/circles'

const files = new Set(['src/ui/a.ts', 'src/ui/b.tsx', 'src/lib/c.ts', 'mocks/d/index.ts'])

test.each([
  ["import { b } from './b'", ['src/ui/b.tsx']],
  ["import {\n  one,\n  two,\n} from '#lib/c'", ['src/lib/c.ts']],
  ["import '#mocks/d'", ['mocks/d/index.ts']],
  ["export * from './b'", ['src/ui/b.tsx']],
  ["const load = () => import('./b').then((module) => module.b)", ['src/ui/b.tsx']],
  ["import type { B } from './b'", []],
  ["type B = typeof import('./b')", []],
  ["import { useState } from 'react'", []],
])('the linter reads the imports of %j', (code, found) => {
  expect([...importsOf('src/ui/a.ts', code, files)]).toEqual(found)
})

const imports = new Map([
  ['src/ui/a.ts', new Set(['src/ui/b.tsx'])],
  ['src/ui/b.tsx', new Set(['src/lib/c.ts'])],
  ['src/lib/c.ts', new Set(['src/ui/a.ts'])],
  ['src/lib/e.ts', new Set(['src/ui/a.ts'])],
])

test('the linter names every file of an import cycle', () => {
  expect(circleThrough('src/ui/a.ts', './b', imports)).toEqual([
    'src/ui/a.ts',
    'src/ui/b.tsx',
    'src/lib/c.ts',
    'src/ui/a.ts',
  ])
})

test('the linter lets a file import a cycle that it is not part of', () => {
  expect(circleThrough('src/lib/e.ts', '#ui/a', imports)).toBeUndefined()
})
