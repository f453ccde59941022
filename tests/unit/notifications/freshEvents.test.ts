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

/** @returns the new events that each poll in turn finds */
function looks(...lists: Notification[][]): string[][] {
  let known: Parameters<typeof lookAt>[0] = null
  return lists.map((events) => {
    const looked = lookAt(known, events)
    known = looked.known
    return looked.fresh.map(({ notificationId }) => notificationId)
  })
}

describe('new events', () => {
  const [a, b, c] = [event('a', noon), event('b', noon + 1), event('c', noon + 2)]

  it('are none on the first poll, then each event once', () => {
    expect(looks([b, a], [b, a], [c, b, a], [c, b, a])).toEqual([[], [], ['c'], []])
  })

  it('include the very first event', () => {
    expect(looks([], [a])).toEqual([[], ['a']])
  })

  it('do not include older events from a page that is loaded later', () => {
    const old = event('old', noon - 30 * dayMs)
    expect(looks([c], [c, old])).toEqual([[], []])
  })

  it('include events whose time is before that of the newest known event', () => {
    expect(looks([c], [c, event('slow', noon - dayMs)])).toEqual([[], ['slow']])
  })

  it('do not depend on the clock, so a clock set back repeats and loses nothing', () => {
    const back = event('back', noon - dayMs / 24)
    expect(looks([b, a], [b, a, back], [c, b, a, back])).toEqual([[], ['back'], ['c']])
  })

  it('are reported once, even if an answer without them comes in between', () => {
    expect(looks([a], [b, a], [a], [b, a])).toEqual([[], ['b'], [], []])
  })
})
