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

/** Ends when somebody else has had a turn, or never would. */
function* untilOthersAreIn() {
  let isIn = false
  setTimeout(() => {
    isIn = true
  })
  for (let tries = 0; !isIn && tries < 20_000_000; tries += 1) yield
  return isIn
}

/** As good as endless. */
function* endless() {
  for (let tries = 0; tries < 20_000_000; tries += 1) yield
}

test('long work is done to its end, and answers', async () => {
  expect(await inSlices(counted())).toBe(10_000)
})

test('others have their turn meanwhile', async () => {
  expect(await inSlices(untilOthersAreIn())).toBe(true)
})

test('what nobody wants any more ends', async () => {
  const gone = new AbortController()
  const work = inSlices(endless(), { signal: gone.signal })
  gone.abort()
  await expect(work).rejects.toThrow('aborted')
})
