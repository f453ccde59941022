import { expect, it } from 'vitest'
import { counted } from '#features/showcase/demo/counted'

it('one of it is told as one, and thousands are set apart', () => {
  expect(counted(1, 'day')).toBe('1 day')
  expect(counted(0, 'day')).toBe('0 days')
  expect(counted(1200, 'day')).toBe('1,200 days')
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})
