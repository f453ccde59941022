import { describe, expect, it } from 'vitest'
import { drawSegment, sha256 } from '#contract/rewards/rewards'
import { blockedReasonOf, spinsPossible } from '#features/rewards/wheel/blockedReason'
import { checkSpin } from '#features/rewards/wheel/checkSpin'
import {
  nextRotation,
  restingRotation,
  sliceAt,
  sliceMiddle,
} from '#features/rewards/wheel/rotation'
import { makeClientSeed } from '#features/rewards/wheel/useSpin'
import * as fc from '../../properties'

const slices = fc
  .integer({ min: 1, max: 24 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat(count - 1) }))
const rotations = fc.double({ min: 0, max: 1e6, noNaN: true })

describe("the wheel's rotation", () => {
  it('ends inside the drawn segment, whatever the previous rotation', () => {
    fc.assert(
      fc.property(rotations, slices, (previous, { count, index }) => {
        expect(sliceAt(nextRotation(previous, index, count), count)).toBe(index)
      }),
    )
  })

  it('ends inside each of many drawn segments in turn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 24 }),
        fc.array(fc.nat(23), { minLength: 1, maxLength: 40 }),
        (count, draws) => {
          let rotation = 0
          for (const draw of draws) {
            rotation = nextRotation(rotation, draw % count, count)
            expect(sliceAt(rotation, count)).toBe(draw % count)
          }
        },
      ),
    )
  })

  it('always turns forward, by five to six full turns', () => {
    fc.assert(
      fc.property(rotations, slices, (previous, { count, index }) => {
        const turned = nextRotation(previous, index, count) - previous
        expect(turned).toBeGreaterThanOrEqual(5 * 360)
        expect(turned).toBeLessThanOrEqual(6 * 360)
      }),
    )
  })

  it('rests with the middle of the slice under the pointer', () => {
    fc.assert(
      fc.property(slices, ({ count, index }) => {
        const middle = (restingRotation(index, count) + sliceMiddle(index, count)) % 360
        expect(Math.min(middle, 360 - middle)).toBeCloseTo(0, 9)
      }),
    )
  })
})

const wheel = {
  version: 1,
  enabled: true,
  pointPerSpin: 10,
  spinPerDay: 3,
  resetAt: '00:00',
  budgetGone: false,
  segments: [],
}
const own = { userId: 'u1', point: 25, spinsToday: 0, nextSeedHash: '0'.repeat(64), rows: [] }

describe('the availability of spins', () => {
  it.each([
    [{}, {}, null, 2],
    [{ enabled: false }, {}, 'off', 0],
    [{ budgetGone: true }, {}, 'wheelbudget', 0],
    [{}, { spinsToday: 3 }, 'wheeldaily', 0],
    [{}, { point: 9 }, 'wheelpoint', 0],
    [{}, { spinsToday: 2 }, null, 1],
    [{ spinPerDay: 0 }, { spinsToday: 99 }, null, 2],
    [{ spinPerDay: 0, pointPerSpin: 0 }, {}, null, 1],
  ])(
    'the wheel with %j and %j is blocked by %s and allows %i spins',
    (setting, points, blockedReason, possible) => {
      expect(blockedReasonOf({ ...wheel, ...setting }, { ...own, ...points })).toBe(blockedReason)
      expect(spinsPossible({ ...wheel, ...setting }, { ...own, ...points })).toBe(possible)
    },
  )
})

const weights = [
  { segmentId: 'a', weight: 60 },
  { segmentId: 'b', weight: 0 },
  { segmentId: 'c', weight: 40 },
]
const hex = fc.stringMatching(/^[0-9a-f]{64}$/)

describe('the check of a spin', () => {
  it('confirms every honest spin, in order', async () => {
    const clientSeeds = fc.string({ minLength: 1, maxLength: 64 })
    await fc.assert(
      fc.asyncProperty(hex, clientSeeds, async (seed, clientSeed) => {
        const segmentId = await drawSegment(seed, clientSeed, weights)
        const seedHash = await sha256(seed)
        const check = await checkSpin({ seed, seedHash, clientSeed, segmentId, weights })
        expect(check).toEqual({ seedHash, segmentId, verdict: 'fits' })
      }),
    )
  })

  const seed = '1'.repeat(64)
  const spin = { seed, clientSeed: 'mine', weights }

  it('finds a seed that does not match its hash', async () => {
    const segmentId = await drawSegment(seed, 'mine', weights)
    const seedHash = await sha256('2'.repeat(64))
    expect(await checkSpin({ ...spin, seedHash, segmentId })).toMatchObject({
      verdict: 'hashWrong',
    })
  })

  it('finds a result that does not follow from the seed', async () => {
    const drawn = await drawSegment(seed, 'mine', weights)
    const segmentId = drawn === 'a' ? 'c' : 'a'
    const seedHash = await sha256(seed)
    expect(await checkSpin({ ...spin, seedHash, segmentId })).toMatchObject({
      verdict: 'drawWrong',
      segmentId: drawn,
    })
  })

  it('uses a new client seed each time', () => {
    const seeds = Array.from({ length: 100 }, makeClientSeed)
    expect(new Set(seeds).size).toBe(100)
    expect(seeds.every((each) => /^[0-9a-f]{32}$/.test(each))).toBe(true)
  })
})
