import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { counted } from '#features/showcase/demo/englishNumbers'

it('counted uses the singular for one, and separates thousands', () => {
  expect(counted(1, 'day')).toBe('1 day')
  expect(counted(0, 'day')).toBe('0 days')
  expect(counted(1200, 'day')).toBe('1,200 days')
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})

it('the showcase writes percentages without a space, as in English', () => {
  const sources = globSync('src/features/showcase/**/*.{ts,tsx}')
  const apart = sources.filter((file) => /[\d}] %/.test(readFileSync(file, 'utf8')))
  expect(sources.length).toBeGreaterThan(200)
  expect(apart).toEqual([])
})
