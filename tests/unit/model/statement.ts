/**
 * Compares the statement with the model's ledger. Its rows cover the ledger, and a row of play covers the
 * bets of one session.
 */
import { type Fields, fieldsOf, iso } from '../provider/providerPlayer'
import type { Row } from './credit'
import { dayNumber } from './terms'

/** Both oldest first. */
export function statementDifferences(
  ledger: readonly Row[],
  statement: readonly Fields[],
): string[] {
  let place = 0
  for (const shown of statement) {
    const bets = Number(fieldsOf(shown['play'])['bets'] ?? 0)
    const rows = bets > 0 ? playRows(ledger.slice(place), bets) : ledger.slice(place, place + 1)
    const found = rowDifferences(rows, shown)
    if (found.length > 0) return found
    place += rows.length
  }
  const [missing] = ledger.slice(place)
  return missing ? [`statement: ${describeRow(missing)} is missing`] : []
}

/** @returns the next `count` bets with their payouts */
function playRows(ledger: readonly Row[], count: number): Row[] {
  const rows: Row[] = []
  let bets = 0
  for (const row of ledger) {
    if (row.type === 'bet_sim') bets += 1
    if (bets > count || (row.type !== 'bet_sim' && row.type !== 'win_sim')) break
    rows.push(row)
  }
  return rows
}

function rowDifferences(rows: readonly Row[], shown: Fields): string[] {
  const [first] = rows
  const last = rows.at(-1)
  const described = `statement: ${JSON.stringify(shown)}`
  if (!first || !last) return [`${described} is not in the ledger`]
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  const isPlay = shown['type'] === 'play'
  const fits =
    (isPlay ? first.type === 'bet_sim' : shown['type'] === first.type) &&
    shown['amount'] === sum / 100 &&
    shown['balanceAfter'] === last.balanceAfter / 100 &&
    shown['createdAt'] === iso(last.at) &&
    (first.refId === null || isPlay || shown['refId'] === first.refId) &&
    dayNumber(first.at) === dayNumber(last.at)
  return fits ? [] : [`${described}, not ${rows.map(describeRow).join(' + ')}`]
}

function describeRow({ type, amount, balanceAfter, refId, at }: Row): string {
  return `${iso(at)} ${type} ${amount / 100} → ${balanceAfter / 100} (${refId})`
}
