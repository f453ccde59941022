import { expect, it } from 'vitest'
import { shortName } from '#ui/toast/useMutationFeedback'

it('shortName keeps a name that fits, and never splits a character of a longer one', () => {
  expect(shortName('Answer the bank')).toBe('Answer the bank')
  expect(shortName('a'.repeat(60))).toBe('a'.repeat(60))
  expect(shortName(`${'a'.repeat(57)} ${'b'.repeat(900)}`)).toBe(`${'a'.repeat(57)} b…`)
  expect(shortName('🎉'.repeat(500))).toBe(`${'🎉'.repeat(29)}…`)
})
