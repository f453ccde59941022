/** What staff see beside one deposit: bank lines that may be its transfer, and the player's last deposits. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { depositReviewSchema } from '#contract/admin/review'
import { bahtFromSatang } from '#lib/money'
import { dayMs, hourMs } from '#lib/time'
import { later } from '../../clock'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, PlayerRow } from '../../provider/database/rows'
import { letLinesArrive, likenessOf, statementReadAt, stateOf } from './bankLines'

type Facts = Pick<
  v.InferInput<typeof depositReviewSchema>,
  'lines' | 'statementAt' | 'fromTail' | 'earlier'
>

/** Number of the player's other deposits to show. */
const mostEarlier = 5

export async function depositFacts(row: DepositRow): Promise<Facts> {
  await letLinesArrive()
  const [player, lines, statementAt, earlier] = await Promise.all([
    database.players.get(row.userId),
    linesFor(row),
    statementReadAt(),
    earlierThan(row),
  ])
  const banks = await database.transferBanks.toArray()
  return {
    lines: lines
      .map((line) => describeLine(line, row, player, banks))
      .filter((line) => line.isAssigned || line.score >= leastScore(line, row))
      .toSorted(
        (one, other) =>
          Number(other.isAssigned) - Number(one.isAssigned) || other.score - one.score,
      )
      .slice(0, mostLines),
    statementAt,
    fromTail: player?.tail ?? null,
    earlier,
  }
}

const mostLines = 5

/** Same sender, or same amount. At another account of the operator only a transfer with both may be meant. */
function leastScore({ transferBankID }: { transferBankID: string }, row: DepositRow): number {
  return transferBankID === row.transferBankID ? 30 : 70
}

/** Money arrives after the request, and at most some days later. */
const beforeMs = hourMs
const afterMs = 3 * dayMs

/** Assigned lines; while the deposit is undecided, also those that are assigned to none. */
async function linesFor(row: DepositRow): Promise<BankLineRow[]> {
  const assigned = await database.bankLines.where({ depositId: row.depositId }).toArray()
  if (!['pending', 'submitted', 'matched', 'review', 'expired'].includes(row.status)) {
    return assigned
  }
  const open = await database.bankLines
    .where('createdAt')
    .between(later(row.createdAt, 0 - beforeMs), later(row.createdAt, afterMs))
    .filter((line) => stateOf(line) === 'unmatched')
    .toArray()
  return [...assigned, ...open]
}

function describeLine(
  line: BankLineRow,
  row: DepositRow,
  player: PlayerRow | undefined,
  banks: readonly { transferBankID: string; bank_name: string }[],
) {
  const { lineId, transferBankID, amount, fromName, fromTail, createdAt } = line
  return {
    lineId,
    transferBankID,
    bank_name:
      banks.find((bank) => bank.transferBankID === transferBankID)?.bank_name ?? transferBankID,
    amount: bahtFromSatang(amount),
    fromName: fromName ?? null,
    fromTail: fromTail ?? null,
    createdAt,
    isAssigned: line.depositId === row.depositId,
    ...likenessOf(line, row, player),
  }
}

async function earlierThan({ userId, depositId }: DepositRow) {
  const own = database.deposits
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .filter((row) => row.depositId !== depositId)
  own.reverse()
  const rows = await own.limit(mostEarlier).toArray()
  return rows.map(({ depositId: id, status, credited, amount, createdAt }) => ({
    depositId: id,
    amount: bahtFromSatang(status === 'confirmed' ? credited : amount),
    status,
    createdAt,
  }))
}
