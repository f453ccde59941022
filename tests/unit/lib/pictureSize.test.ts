import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPictureFile } from '#contract/wallet/pictureFile'
import { readable, within } from '#lib/files/image'

afterEach(() => vi.unstubAllGlobals())

const kept = (width: number, height: number): [number, number] | null => {
  const scale = readable(width, height)
  return scale === null ? null : [Math.round(width * scale), Math.round(height * scale)]
}

describe('a picture with text', () => {
  test.each<[string, number, number, [number, number]]>([
    ['a slip of a phone', 1080, 2340, [1080, 2340]],
    ['a long screenshot', 1080, 9000, [1080, 9000]],
    ['a chat of a whole day', 1080, 20_000, [805, 14_907]],
    ['a photograph on its side', 4000, 3000, [1280, 960]],
    ['a photograph upright', 3000, 4000, [1280, 1707]],
    ['a page of a desktop', 1920, 20_000, [1073, 11_180]],
    ['a banner', 9000, 300, [1280, 43]],
    ['a narrow strip', 300, 12_000, [300, 12_000]],
    ['a dot', 1, 1, [1, 1]],
  ])(
    'a picture with text keeps its width if possible: %s of %d x %d',
    (_name, width, height, size) => {
      expect(kept(width, height)).toEqual(size)
    },
  )

  test.each([
    [1080, 60_000],
    [720, 60_000],
    [540, 30_000],
    [320, 60_000],
  ])('a picture is refused if its text would become unreadable: %d x %d', (width, height) => {
    expect(kept(width, height)).toBeNull()
  })
})

test('a portrait is scaled to fit its longest side', () => {
  expect(within(192)(1080, 9000)).toBe(192 / 9000)
  expect(within(192)(100, 100)).toBe(1)
})

test('a slip that would become unreadable is refused with a reason of its own', async () => {
  const close = vi.fn<() => void>()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1080, height: 60_000, close }))
  const png = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)])
  expect(await readPictureFile(png)).toEqual({ error: 'sliplong' })
  expect(close).toHaveBeenCalledOnce()
})
