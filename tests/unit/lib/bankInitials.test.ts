import { expect, it } from 'vitest'
import { bankInitials } from '#lib/bankInitials'
import { banks } from '#mocks/provider/seed/site'

it('gives each bank of the seed initials of its own, in Thai and in English', () => {
  const thai = banks.map(({ bank_name }) => bankInitials(bank_name))
  expect(new Set(thai).size).toBe(banks.length)
  expect(banks.map(({ bank_name_en }) => bankInitials(bank_name_en ?? ''))).toEqual(thai)
})

it.each([
  ['กสิกรไทย', 'KB'],
  ['ธนาคารใหม่', 'ห'],
  ['Bank of New Siam', 'NS'],
  ['Night', 'N'],
  ['123', '1'],
  ['', ''],
])('shortens “%s” to “%s”', (name, initials) => {
  expect(bankInitials(name)).toBe(initials)
})
