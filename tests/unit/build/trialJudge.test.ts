import { expect, test } from 'vitest'
import { findingsIn } from '../../trial/judge'
import type { Send } from '../../trial/line'
import { moneyRequests } from '../../trial/moneyRequests'
import type { Truth } from '../../trial/provider'
import type { Given } from '../../trial/report'
import type { RequestKind } from '../../trial/requestKind'
import { blocks } from '../../trial/requests'
import type { Word } from '../../trial/words'

const yes = 1_000_000
const [withdrawal] = moneyRequests.filter(({ name }) => name === 'Withdrawal')
const [takeBreak] = blocks

function given(said: Word[], { kind = withdrawal, tabs = 1 }: GivenOptions = {}): Given {
  if (kind === undefined) throw new Error('There is no such kind of request')
  return {
    kind,
    mishap: 'nothing',
    yeses: Array.from({ length: tabs }, () => yes),
    said: said.map((word) => ({ word, text: '' })),
    isSeen: false,
  }
}

interface GivenOptions {
  kind?: RequestKind | undefined
  tabs?: number
}

function send(afterMs: number): Send {
  return { path: '', requestId: 'r', request: {}, at: yes + afterMs, fault: null }
}

/**
 * @returns the faults that the judge finds if the provider says `truths` and the connection was back at
 * once
 */
function found(request: Given, truths: Truth[], sends: Send[] = []): string[] {
  return findingsIn(request, { truths, sends, goodSince: yes }).map(({ what }) => what)
}

test('the judge finds no fault while the page tells the truth', () => {
  expect(found(given(['do not know the result yet', 'received']), ['carried out'])).toEqual([])
  expect(found(given(['failed']), [{ refused: 'withdrawopen' }])).toEqual([])
  expect(found(given(['never arrived']), ['never arrived'])).toEqual([])
  expect(found(given([]), [])).toEqual([])
})

test('the judge finds a page that shows another outcome than the true one', () => {
  expect(found(given(['received']), ['never arrived'])).toEqual(['falseWords'])
  expect(found(given(['failed']), ['carried out'])).toEqual(['falseWords'])
  expect(found(given(['never arrived']), ['carried out'])).toEqual(['falseWords'])
})

test('the judge accepts the refusal of a request that was already carried out', () => {
  expect(found({ ...given(['failed']), wasDone: true }, ['carried out'])).toEqual([])
  expect(found({ ...given(['received']), wasDone: true }, ['never arrived'])).toEqual([
    'falseWords',
  ])
})

test('the judge accepts that one of two tabs was too late, but not both', () => {
  expect(found(given(['received', 'failed'], { tabs: 2 }), ['carried out'])).toEqual([])
  expect(found(given(['failed', 'failed'], { tabs: 2 }), ['carried out'])).toEqual(['falseWords'])
})

test('the judge finds two requests after one confirmation', () => {
  expect(found(given([]), ['carried out', 'never arrived'])).toEqual(['doubles'])
  expect(found(given([], { tabs: 2 }), ['carried out', 'carried out'])).toEqual([])
})

test('the judge finds a request that is sent after its confirmation has expired', () => {
  expect(found(given([]), ['carried out'], [send(0), send(119_000)])).toEqual([])
  expect(found(given([]), ['carried out'], [send(0), send(125_000)])).toEqual(['lateSends'])
})

test('the judge expects a break never to expire and to arrive within 30 s', () => {
  const taken = given([], { kind: takeBreak })
  expect(found(taken, ['carried out'], [send(29_000)])).toEqual([])
  expect(found(taken, ['carried out'], [send(31_000)])).toEqual(['lateProtection'])
  expect(found(taken, ['never arrived'], [send(0)])).toEqual(['unsettled'])
  expect(found(taken, [])).toEqual(['unsettled'])
})
