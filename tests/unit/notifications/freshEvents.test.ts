import { describe, expect, it } from 'vitest'
import { lookAt } from '#api/notifications/freshEvents'
import type { Notification } from '#contract/notifications/notification'
import { dayMs } from '#lib/time'

const noon = Date.parse('2026-11-21T05:00:00Z')

const event = (notificationId: string, createdAt: number): Notification => ({
  notificationId,
  kind: 'depositconfirmed',
  amount: null,
  refId: notificationId,
  text: null,
  createdAt,
})

/** What each look in turn finds. */
function looks(...lists: Notification[][]): string[][] {
  let known: Parameters<typeof lookAt>[0] = null
  return lists.map((events) => {
    const looked = lookAt(known, events)
    known = looked.known
    return looked.fresh.map(({ notificationId }) => notificationId)
  })
}

describe('what is new', () => {
  const [a, b, c] = [event('a', noon), event('b', noon + 1), event('c', noon + 2)]

  it('is nothing at the first look, then each event once', () => {
    expect(looks([b, a], [b, a], [c, b, a], [c, b, a])).toEqual([[], [], ['c'], []])
  })

  it('is the first event there ever was', () => {
    expect(looks([], [a])).toEqual([[], ['a']])
  })

  it('is no page of older events that is read later', () => {
    const old = event('old', noon - 30 * dayMs)
    expect(looks([c], [c, old])).toEqual([[], []])
  })

  it('is what bears the time at which it was asked for, before the newest event', () => {
    expect(looks([c], [c, event('slow', noon - dayMs)])).toEqual([[], ['slow']])
  })

  it('depends on no clock: one that goes back by an hour repeats and loses nothing', () => {
    const back = event('back', noon - dayMs / 24)
    expect(looks([b, a], [b, a, back], [c, b, a, back])).toEqual([[], ['back'], ['c']])
  })

  it('is told once, though an answer without it came between', () => {
    expect(looks([a], [b, a], [a], [b, a])).toEqual([[], ['b'], [], []])
  })
})
