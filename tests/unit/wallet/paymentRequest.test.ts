/** Tests the states of one payment request, event by event. */
import { describe, expect, it } from 'vitest'
import {
  inProgress,
  newRequest,
  offlineError,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentRequest,
  type PaymentState,
  paymentReducer,
  secondClickMs,
} from '#api/payments/paymentRequest'
import * as fc from '../../properties'

type State = PaymentState<null, string>
type Event = PaymentEvent<null, string>

const requestOf = (requestId: string, changes: Partial<PaymentRequest> = {}) => ({
  request: { ...newRequest({ requestId, userId: 'u1' }), ...changes },
  body: null,
})
const fresh = requestOf('own')
const own = requestOf('own', { sentAt: 1 })
const ownLost = requestOf('own', { sentAt: 1, lost: 'undelivered' })
const ownUnclear = requestOf('own', { sentAt: 1, lost: 'unclear' })
const other = requestOf('other', { sentAt: 2 })
const otherFresh = requestOf('other')

const states = {
  draft: { phase: 'draft' },
  confirming: { phase: 'confirming', ...fresh },
  sending: { phase: 'sending', ...own },
  pending: { phase: 'pending', isKept: true, ...own },
  answeredElsewhere: { phase: 'pending', isKept: false, ...own },
  undelivered: { phase: 'undelivered', isCertain: true, ...ownLost },
  accepted: { phase: 'accepted', answer: 'done', at: 1_000, ...own },
  rejected: { phase: 'rejected', failure: offlineError },
  behindOther: { phase: 'rejected', failure: inProgress },
} as const satisfies Record<string, State>

type Name = keyof typeof states
const names = Object.keys(states).filter((name): name is Name => name in states)

const end = (outcome: PaymentOutcome<string>, requestId = 'own'): Event => ({
  type: 'end',
  requestId,
  outcome,
  now: 1_000,
})
const kept = (asked: typeof own | null): Event => ({ type: 'kept', asked })
const accepted = { phase: 'accepted', answer: 'done' } as const
const rejected = { phase: 'rejected', failure: offlineError } as const
const confirmed = (now: number): Event => ({ type: 'confirm', asked: otherFresh, now })

const asksForOther = { phase: 'confirming', ...otherFresh } as const
const waitsForOther = { phase: 'pending', isKept: true, ...other } as const
const lostAsSent = { phase: 'undelivered', isCertain: true, ...own } as const
const unclear = { phase: 'undelivered', isCertain: false, ...ownUnclear } as const

/** Next state for each event and state; an unlisted state stays unchanged. */
const table: [string, Event, Partial<Record<Name, State>>][] = [
  [
    'the player asks for a request',
    confirmed(1_000 + secondClickMs),
    {
      draft: asksForOther,
      undelivered: asksForOther,
      accepted: asksForOther,
      rejected: asksForOther,
      behindOther: asksForOther,
    },
  ],
  [
    'the player asks right after an acceptance',
    confirmed(1_000 + secondClickMs - 1),
    {
      draft: asksForOther,
      undelivered: asksForOther,
      rejected: asksForOther,
      behindOther: asksForOther,
    },
  ],
  [
    'the tab sends the request',
    { type: 'send', asked: own },
    {
      draft: states.sending,
      confirming: states.sending,
      undelivered: states.sending,
      accepted: states.sending,
      rejected: states.sending,
      behindOther: states.sending,
    },
  ],
  [
    'the provider accepts',
    end(accepted),
    {
      sending: states.accepted,
      pending: states.accepted,
      answeredElsewhere: states.accepted,
    },
  ],
  [
    'the provider rejects',
    end(rejected),
    {
      sending: states.rejected,
      pending: states.rejected,
      answeredElsewhere: states.rejected,
    },
  ],
  ['the provider accepts another request', end(accepted, 'other'), {}],
  ['the provider rejects another request', end(rejected, 'other'), {}],
  [
    'the answer is lost',
    end({ phase: 'pending' }),
    { sending: states.pending, answeredElsewhere: states.draft },
  ],
  [
    'the request never arrived',
    end({ phase: 'undelivered', isCertain: true }),
    { sending: lostAsSent, pending: lostAsSent, answeredElsewhere: lostAsSent },
  ],
  [
    'storage holds nothing',
    kept(null),
    { pending: states.answeredElsewhere, undelivered: states.draft },
  ],
  [
    'storage holds the request as sent',
    kept(own),
    {
      draft: states.pending,
      confirming: states.pending,
      answeredElsewhere: states.pending,
      undelivered: states.pending,
      rejected: states.pending,
      behindOther: states.pending,
    },
  ],
  [
    'storage holds a sent request of another tab',
    kept(other),
    {
      draft: waitsForOther,
      confirming: waitsForOther,
      pending: waitsForOther,
      answeredElsewhere: waitsForOther,
      undelivered: waitsForOther,
      rejected: waitsForOther,
      behindOther: waitsForOther,
    },
  ],
  [
    'storage holds an unsent request of another tab',
    kept(otherFresh),
    { pending: states.answeredElsewhere, undelivered: states.draft },
  ],
  [
    'storage holds the request as undelivered',
    kept(ownLost),
    {
      draft: states.undelivered,
      pending: states.undelivered,
      answeredElsewhere: states.undelivered,
      rejected: states.undelivered,
      behindOther: states.undelivered,
    },
  ],
  [
    'storage holds the request as unclear',
    kept(ownUnclear),
    {
      draft: unclear,
      pending: unclear,
      answeredElsewhere: unclear,
      undelivered: unclear,
      rejected: unclear,
      behindOther: unclear,
    },
  ],
  ['the other tab finishes', { type: 'release' }, { behindOther: states.draft }],
  [
    'the player closes the page’s part',
    { type: 'reset' },
    {
      confirming: states.draft,
      accepted: states.draft,
      rejected: states.draft,
      behindOther: states.draft,
    },
  ],
]

describe.each(table)('the transitions when %s', (_, event, changed) => {
  it.each(names)('take a payment in state %s to the state in the table', (name) => {
    const next = paymentReducer<null, string>(states[name], event)
    expect(next).toEqual(changed[name] ?? states[name])
  })
})

const anyRequest = fc.constantFrom(fresh, own, ownLost, ownUnclear, other, otherFresh)
const anyOutcome = fc.constantFrom<PaymentOutcome<string>[]>(
  accepted,
  rejected,
  { phase: 'rejected', failure: inProgress },
  { phase: 'pending' },
  { phase: 'undelivered', isCertain: true },
)
const now = fc.nat({ max: 5_000 })
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant('confirm'), asked: anyRequest, now }),
  fc.record({ type: fc.constant('send'), asked: anyRequest }),
  fc.record({
    type: fc.constant('end'),
    requestId: fc.constantFrom('own', 'other'),
    outcome: anyOutcome,
    now,
  }),
  fc.record({ type: fc.constant('kept'), asked: fc.option(anyRequest) }),
  fc.constantFrom<Event[]>({ type: 'release' }, { type: 'reset' }),
)

const isUnderWay = ({ phase }: State) => phase === 'sending' || phase === 'pending'
const textOf = (state: State) => JSON.stringify(state)
const idOf = (state: State) => ('request' in state ? state.request.requestId : null)

/** @returns the first sequence of events with a step that breaks a rule; null if there is none */
function brokenBy(holds: (before: State, event: Event, after: State) => boolean) {
  const rule = fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
    let state: State = states.draft
    return events.every((event) => {
      const before: State = state
      state = paymentReducer(before, event)
      return holds(before, event, state)
    })
  })
  return fc.check(rule, { numRuns: 500 }).counterexample
}

describe('any sequence of payment events', () => {
  it('accepts or rejects a request only by an answer to that request', () => {
    const broken = brokenBy((before, event, after) => {
      if (after === before || (after.phase !== 'accepted' && after.phase !== 'rejected'))
        return true
      return isUnderWay(before) && event.type === 'end' && event.requestId === idOf(before)
    })
    expect(broken).toBeNull()
  })

  it('releases a running request only by its own end or by the stored state', () => {
    const broken = brokenBy((before, event, after) => {
      if (!isUnderWay(before) || after === before) return true
      return event.type === 'end' || (event.type === 'kept' && before.phase === 'pending')
    })
    expect(broken).toBeNull()
  })

  it('changes nothing when the same stored request is read twice', () => {
    const broken = brokenBy(
      (_, event, after) =>
        event.type !== 'kept' || textOf(paymentReducer(after, event)) === textOf(after),
    )
    expect(broken).toBeNull()
  })
})
