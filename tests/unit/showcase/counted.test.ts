import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { counted } from '#features/showcase/demo/englishNumbers'

it('one of it is told as one, and thousands are set apart', () => {
  expect(counted(1, 'day')).toBe('1 day')
  expect(counted(0, 'day')).toBe('0 days')
  expect(counted(1200, 'day')).toBe('1,200 days')
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})

it('a share is written as English writes it: without a space', () => {
  const sources = globSync('src/features/showcase/**/*.{ts,tsx}')
  const apart = sources.filter((file) => /[\d}] %/.test(readFileSync(file, 'utf8')))
  expect(sources.length).toBeGreaterThan(200)
  expect(apart).toEqual([])
})
