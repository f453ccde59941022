import { expect, it } from 'vitest'
import { shortName } from '#ui/toast/useMutationFeedback'

it('leaves a name that has room as it is, and cuts no sign of a longer one in two', () => {
  expect(shortName('Answer the bank')).toBe('Answer the bank')
  expect(shortName('a'.repeat(60))).toBe('a'.repeat(60))
  expect(shortName(`${'a'.repeat(57)} ${'b'.repeat(900)}`)).toBe(`${'a'.repeat(57)} b…`)
  expect(shortName('🎉'.repeat(500))).toBe(`${'🎉'.repeat(29)}…`)
})
