import { expect, test } from 'vitest'
import { longestScenario } from '#contract/scenario/file'
import { pack, unpack } from '#features/scenario/files/packed'

test('what is packed into an address comes out as it was, in letters that an address may hold', async () => {
  const text = JSON.stringify({ name: { th: 'ฝากเงินเข้าช้า' }, about: '?&#=/+'.repeat(300) })
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length / 4)
  expect(await unpack(packed)).toBe(text)
})

test('what unpacks to hundreds of megabytes is not', async () => {
  const bomb = await pack(' '.repeat(20_000_000))
  const text = await unpack(bomb)
  expect(text?.length).toBeGreaterThan(longestScenario)
  expect(text?.length).toBeLessThan(longestScenario + 1_000_000)
})

test.each(['', '%%%', 'aGVsbG8', '<script>', 'A'.repeat(9)])('“%s” is not packed', async (text) => {
  expect(await unpack(text)).toBeNull()
})
