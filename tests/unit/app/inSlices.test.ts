import { expect, test } from 'vitest'
import { inSlices } from '#lib/inSlices'

function* counted() {
  let count = 0
  while (count < 10_000) {
    yield
    count += 1
  }
  return count
}

/** Ends when another task has had a turn, so never if none has. */
function* untilOthersAreIn() {
  let isIn = false
  setTimeout(() => {
    isIn = true
  })
  for (let tries = 0; !isIn && tries < 20_000_000; tries += 1) yield
  return isIn
}

/** Practically endless. */
function* endless() {
  for (let tries = 0; tries < 20_000_000; tries += 1) yield
}

test('long work is finished and its result returned', async () => {
  expect(await inSlices(counted())).toBe(10_000)
})

test('other tasks have their turn during long work', async () => {
  expect(await inSlices(untilOthersAreIn())).toBe(true)
})

test('aborted work ends', async () => {
  const gone = new AbortController()
  const work = inSlices(endless(), { signal: gone.signal })
  gone.abort()
  await expect(work).rejects.toThrow('aborted')
})
