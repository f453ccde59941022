/** Holds what the screens said, and what was sent, against what the provider did. */
import type { Send } from './line'
import { isFields, type Truth } from './provider'
import type { Given, Round } from './round'

/** How long a yes holds, and how long a send may be on its way to the proxy. Milliseconds. */
const yesHoldsMs = 120_000
const onItsWayMs = 2_000

/** Within this, what protects must be at the provider once the line is good. */
const protectionMs = 30_000

/** Judges orders that must have their end by now. */
export async function judge(round: Round, given: readonly Given[]): Promise<void> {
  const { device, provider, player, report } = round
  for (const one of given) {
    const own = device.line.sends.filter(
      ({ order }) => (order['userId'] ?? player.id) === player.id,
    )
    const sends = sendsOf(one, own)
    const ids = [...new Set(sends.map(({ requestId }) => requestId))]
    const truths = one.kind.truth
      ? [await one.kind.truth(provider)]
      : await Promise.all(ids.map((id) => provider.truthOf(player.id, id)))
    report.step({
      player: player.username,
      kind: one.kind.name,
      mishap: one.mishap,
      said: one.said,
      faults: sends.map(({ fault }) => fault),
      truths,
      wrong: [
        ...doubles(one, truths),
        ...falseWords(one, truths),
        ...lateSends(one, sends),
        ...(one.kind.mustArrive ? protection(round, sends, truths) : []),
      ],
    })
  }
}

/** The sends of an order: those of its call whose id was first seen after its yes. */
function sendsOf({ kind: { path, marks = {} }, yeses }: Given, sends: readonly Send[]): Send[] {
  const from = Math.min(...yeses)
  const own = sends.filter(
    (send) =>
      send.path === path &&
      Object.entries(marks).every(([name, value]) => send.order[name] === value),
  )
  const before = new Set(own.filter(({ at }) => at < from).map(({ requestId }) => requestId))
  return own.filter(({ requestId }) => !before.has(requestId))
}

function carriedOut(truths: readonly Truth[]): number {
  return truths.filter((truth) => truth === 'carried out').length
}

function doubles({ yeses }: Given, truths: readonly Truth[]): Finding[] {
  return truths.length > yeses.length
    ? [{ what: 'doubles', text: `${truths.length} orders of ${yeses.length} yes` }]
    : []
}

/** Of two tabs one may be told that the other was first. */
function falseWords({ said, yeses }: Given, truths: readonly Truth[]): Finding[] {
  const done = carriedOut(truths)
  const words = said.map(({ word }) => word)
  const denied = words.filter((word) => word === 'failed' || word === 'never arrived').length
  const claims = words.includes('received') && done === 0
  const denies = done > 0 && denied > yeses.length - done
  return claims || denies ? [{ what: 'falseWords', text: claims ? 'not received' : 'it was' }] : []
}

function lateSends({ kind, yeses }: Given, sends: readonly Send[]): Finding[] {
  const until = Math.max(...yeses) + yesHoldsMs + onItsWayMs
  const late = sends.filter(({ at }) => !kind.mustArrive && at > until)
  return late.map(() => ({ what: 'lateSends', text: 'sent after its yes was over' }))
}

/** What has no end must be there: carried out, or refused for a reason. */
function protection(
  { device, report }: Round,
  sends: readonly Send[],
  truths: readonly Truth[],
): Finding[] {
  if (!truths.some((truth) => truth === 'carried out' || isFields(truth))) {
    return [{ what: 'unsettled', text: 'it is not there' }]
  }
  // The one that got through is the last.
  const waited = (sends.at(-1)?.at ?? Infinity) - device.line.goodSince
  report.protectedAfter(waited)
  return waited > protectionMs ? [{ what: 'lateProtection', text: 'it came late' }] : []
}

/** Something that must not be. */
export interface Finding {
  what: 'doubles' | 'falseWords' | 'unsettled' | 'lateSends' | 'lateProtection'
  text: string
}
