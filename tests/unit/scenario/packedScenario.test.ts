import { expect, test } from 'vitest'
import { longestScenario } from '#contract/scenario/file'
import { pack, unpack } from '#features/scenario/files/packed'

test('a packed scenario is unpacked unchanged, and is safe in a URL', async () => {
  const text = JSON.stringify({ name: { th: 'ฝากเงินเข้าช้า' }, about: '?&#=/+'.repeat(300) })
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length / 4)
  expect(await unpack(packed)).toBe(text)
})

test('a packed scenario that would unpack to hundreds of megabytes is cut off', async () => {
  const bomb = await pack(' '.repeat(20_000_000))
  const text = await unpack(bomb)
  expect(text?.length).toBeGreaterThan(longestScenario)
  expect(text?.length).toBeLessThan(longestScenario + 1_000_000)
})

test.each(['', '%%%', 'aGVsbG8', '<script>', 'A'.repeat(9)])(
  'the text “%s” is not a packed scenario',
  async (text) => {
    expect(await unpack(text)).toBeNull()
  },
)
