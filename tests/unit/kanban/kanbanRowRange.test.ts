import { describe, expect, it } from 'vitest'
import { type RowRange, towards, wantedRange } from '#features/kanban/drag/DropList'

/** Tops of 200 rows of 100 pixels. */
const tops = Array.from({ length: 201 }, (_, index) => index * 100)

/** @returns all ranges drawn on the way to the one that a window of 600 pixels at `top` wants */
function way(from: RowRange, top: number): RowRange[] {
  const wanted = wantedRange(tops, top, 600)
  const steps = [from]
  for (let step = 0; step < 100; step += 1) {
    const last = steps.at(-1) ?? from
    const next = towards(last, wanted)
    if (next === last) return steps
    steps.push(next)
  }
  throw new Error('It never arrives')
}

function countOf({ first, end }: RowRange): number {
  return end - first
}

/** @returns the number of rows drawn in `next` but not in `last` */
function added(last: RowRange, next: RowRange): number {
  const kept = Math.min(last.end, next.end) - Math.max(last.first, next.first)
  return countOf(next) - Math.max(0, kept)
}

describe('the rows drawn while a list is scrolled', () => {
  it('are the visible ones and some around them', () => {
    expect(wantedRange(tops, 0, 600)).toEqual({ first: 0, end: 11, seen: 0 })
    expect(wantedRange(tops, 5000, 600)).toEqual({ first: 46, end: 61, seen: 50 })
    expect(wantedRange(tops, 19_400, 600)).toEqual({ first: 190, end: 200, seen: 194 })
    expect(wantedRange([0], 0, 600)).toEqual({ first: 0, end: 0, seen: 0 })
  })

  it.each([
    { title: 'a little down', from: { first: 46, end: 61 }, top: 5300, to: { first: 49, end: 64 } },
    { title: 'a little up', from: { first: 46, end: 61 }, top: 4700, to: { first: 43, end: 58 } },
    { title: 'far down', from: { first: 0, end: 11 }, top: 15_000, to: { first: 146, end: 161 } },
    { title: 'far up', from: { first: 190, end: 200 }, top: 0, to: { first: 0, end: 11 } },
  ])('are added a few at a time: $title', ({ from, top, to }) => {
    const steps = way(from, top)
    expect(steps.at(-1)).toEqual(to)
    steps.slice(1).forEach((next, index) => {
      expect(added(steps[index] ?? from, next)).toBeLessThanOrEqual(2)
    })
  })

  it('begin with the first visible row after a jump', () => {
    const [, first] = way({ first: 0, end: 11 }, 15_000)
    expect(first).toEqual({ first: 150, end: 152 })
  })

  it('are reduced with the list', () => {
    const few = tops.slice(0, 5)
    expect(towards({ first: 0, end: 11 }, wantedRange(few, 0, 600))).toEqual({ first: 0, end: 4 })
  })
})
