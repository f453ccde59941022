// needs a window
import { beforeEach, expect, test, vi } from 'vitest'
import { ownerOf } from '#lib/storage/storedKeys'

beforeEach(() => sessionStorage.clear())

/** Loads the module like a page after a reload. */
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

test('an unanswered message keeps its ID over a reload until it has arrived', async () => {
  const first = await idOf(await loaded(), 'Once only', false)
  const sendOnce = await loaded()
  expect(await idOf(sendOnce, 'Other words')).not.toBe(first)
  expect(await idOf(sendOnce, 'Once only')).toBe(first)
  expect(await idOf(sendOnce, 'Once only')).not.toBe(first)
  expect(sessionStorage).toHaveLength(0)
})

test('a message that a reload interrupted keeps its ID, and an equal one gets another ID', async () => {
  const sendOnce = await loaded()
  let first = ''
  void sendOnce('comment:1', 'Once only', (id) => {
    first = id
    return new Promise(() => {})
  })
  expect(await idOf(sendOnce, 'Once only')).not.toBe(first)
  expect(await idOf(await loaded(), 'Once only')).toBe(first)
})

test('the stored IDs contain no message text, are limited in number, and end with the session', async () => {
  const sendOnce = await loaded()
  for (let count = 0; count < 80; count += 1) await idOf(sendOnce, `secret ${count}`, false)
  const [key = ''] = Object.keys(sessionStorage)
  const kept = sessionStorage.getItem(key) ?? ''
  expect(kept).not.toContain('secret')
  expect(JSON.parse(kept)).toHaveLength(50)
  expect(ownerOf(key)).toBe('player')
})
