// needs a window
import { beforeEach, expect, test, vi } from 'vitest'
import { ownerOf } from '#lib/storage/storedKeys'

beforeEach(() => sessionStorage.clear())

/** The module as a page that was loaded anew has it. */
async function loaded() {
  vi.resetModules()
  return (await import('#lib/sendOnce')).sendOnce
}

async function idOf(sendOnce: Awaited<ReturnType<typeof loaded>>, said: string, isDone = true) {
  let sent = ''
  await sendOnce('comment:1', said, async (id) => {
    sent = id
    return isDone
  })
  return sent
}

test('what was not answered keeps its id over a reload, until it has arrived', async () => {
  const first = await idOf(await loaded(), 'Once only', false)
  const sendOnce = await loaded()
  expect(await idOf(sendOnce, 'Other words')).not.toBe(first)
  expect(await idOf(sendOnce, 'Once only')).toBe(first)
  expect(await idOf(sendOnce, 'Once only')).not.toBe(first)
  expect(sessionStorage).toHaveLength(0)
})

test('so does what the reload cut off on its way; the same said meanwhile is another', async () => {
  const sendOnce = await loaded()
  let first = ''
  void sendOnce('comment:1', 'Once only', (id) => {
    first = id
    return new Promise(() => {})
  })
  expect(await idOf(sendOnce, 'Once only')).not.toBe(first)
  expect(await idOf(await loaded(), 'Once only')).toBe(first)
})

test('nothing of what was said is kept, not too many, and it goes with the session', async () => {
  const sendOnce = await loaded()
  for (let count = 0; count < 80; count += 1) await idOf(sendOnce, `secret ${count}`, false)
  const [key = ''] = Object.keys(sessionStorage)
  const kept = sessionStorage.getItem(key) ?? ''
  expect(kept).not.toContain('secret')
  expect(JSON.parse(kept)).toHaveLength(50)
  expect(ownerOf(key)).toBe('player')
})
