/** `/bankline`, `/bankline/match`: the operator's bank statement, and the deposit of each line. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import {
  type bankLineSchema,
  bankLineStates,
  type likenesses,
  type lineCandidateSchema,
  type matchLineSchema,
} from '#contract/admin/reports'
import { bahtFromSatang, satang } from '#lib/money'
import { isSamePersonName } from '#lib/text/personName'
import { dayMs, minuteMs, secondMs } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, PlayerRow } from '../../provider/database/rows'
import { confirmDeposit, reviewDeposit } from '../../provider/deposits/deposits'
import { decidedBy, depositMovedOn } from '../decidedAlready'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { linesBehind } from '../reports/behind'
import { AdminError, type RequestResult, type Staff } from '../requests'
import { staffNames } from './players'

type LineState = (typeof bankLineStates)[number]
type Candidate = v.InferInput<typeof lineCandidateSchema>

const list: ListOf<BankLineRow> = {
  table: database.table<BankLineRow, string>('bankLines'),
  keyOf: ({ lineId }) => lineId,
  sorts: { createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt } },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    bank: {
      passes: ({ transferBankID }, values) => values.has(transferBankID),
      index: { createdAt: '[transferBankID+createdAt]' },
    },
    state: { values: bankLineStates, passes: (row, values) => values.has(stateOf(row)) },
    behind: linesBehind,
  },
  search: async (text) => {
    const own = database.bankLines.where('lineId').startsWithIgnoreCase(text).limit(50)
    const ofDeposit = database.bankLines.where('depositId').startsWithIgnoreCase(text).limit(50)
    const keys = await Promise.all([own.primaryKeys(), ofDeposit.primaryKeys()])
    return [...new Set(keys.flat())]
  },
}

export function stateOf({ depositId, ignored }: BankLineRow): LineState {
  if (ignored !== undefined) return 'ignored'
  return depositId === null ? 'unmatched' : 'matched'
}

export async function answerBankLines(query: URLSearchParams): Promise<Response> {
  await letLinesArrive()
  return answerList(list, query, async (rows) => {
    const isOpen = rows.some((row) => stateOf(row) === 'unmatched')
    const [banks, nameOf, open] = await Promise.all([
      database.transferBanks.toArray(),
      staffNames(),
      isOpen ? openDeposits() : [],
    ])
    return rows.map(
      (row): v.InferInput<typeof bankLineSchema> => ({
        lineId: row.lineId,
        transferBankID: row.transferBankID,
        bank_name:
          banks.find(({ transferBankID }) => transferBankID === row.transferBankID)?.bank_name ??
          row.transferBankID,
        amount: bahtFromSatang(row.amount),
        state: stateOf(row),
        depositId: row.depositId,
        fromName: row.fromName ?? null,
        fromTail: row.fromTail ?? null,
        ignored: row.ignored ?? null,
        decidedBy: nameOf(row.decidedBy),
        createdAt: row.createdAt,
        candidates: stateOf(row) === 'unmatched' ? candidatesOf(row, open) : [],
      }),
    )
  })
}

interface OpenDeposit {
  deposit: DepositRow
  player: PlayerRow | undefined
  hasLines: boolean
}

/** Most open deposits to read per status; more cannot be compared by eye. */
const mostOpen = 300
const mostCandidates = 6

/** Deposits that a line can match: all open ones, and those that expired at most a day ago. */
const openStatuses = ['pending', 'submitted', 'matched', 'review', 'expired'] as const

async function openDeposits(): Promise<OpenDeposit[]> {
  const dayAgo = later(now(), 0 - dayMs)
  const ranges = openStatuses.map((status) => {
    const newest = database.deposits
      .where('[status+createdAt]')
      .between([status, status === 'expired' ? dayAgo : Dexie.minKey], [status, Dexie.maxKey])
    newest.reverse()
    return newest.limit(mostOpen).toArray()
  })
  const deposits = (await Promise.all(ranges)).flat()
  const [players, lines] = await Promise.all([
    database.players.bulkGet(deposits.map(({ userId }) => userId)),
    database.bankLines
      .where('depositId')
      .anyOf(deposits.map(({ depositId }) => depositId))
      .toArray(),
  ])
  const withLines = new Set(lines.map(({ depositId }) => depositId))
  return deposits.map((deposit, index) => ({
    deposit,
    player: players[index],
    hasLines: withLines.has(deposit.depositId),
  }))
}

function candidatesOf(line: BankLineRow, open: readonly OpenDeposit[]): Candidate[] {
  return open
    .filter(({ deposit }) => deposit.transferBankID === line.transferBankID)
    .map((one) => describeCandidate(line, one))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostCandidates)
}

/** Points for each matching property; together 100. */
const weights = { amount: 50, time: 20, account: 20, name: 10 } as const

function describeCandidate(
  line: BankLineRow,
  { deposit, player, hasLines }: OpenDeposit,
): Candidate {
  return {
    depositId: deposit.depositId,
    userId: deposit.userId,
    username: player?.username ?? deposit.userId,
    name: player?.book_name ?? '',
    amount: bahtFromSatang(deposit.amount),
    status: deposit.status,
    hasLines,
    createdAt: deposit.createdAt,
    ...likenessOf(line, deposit, player),
  }
}

/** What a line and a deposit share, and the points for it. */
export function likenessOf(
  line: BankLineRow,
  deposit: DepositRow,
  player: PlayerRow | undefined,
): Pick<Candidate, 'score' | 'alike'> {
  const wait = Date.parse(line.createdAt) - Date.parse(deposit.submittedAt ?? deposit.createdAt)
  const isAlike: Record<(typeof likenesses)[number], boolean> = {
    amount: line.amount === deposit.amount,
    time: wait > 0 - minuteMs && wait < 30 * minuteMs,
    account: line.fromTail !== undefined && line.fromTail === player?.tail,
    name:
      line.fromName !== undefined &&
      player !== undefined &&
      isSamePersonName(line.fromName, player.book_name),
  }
  const alike = (['amount', 'time', 'account', 'name'] as const).filter((name) => isAlike[name])
  return { score: alike.reduce((sum, name) => sum + weights[name], 0), alike }
}

type MatchRequest = v.InferOutput<typeof matchLineSchema>

/**
 * Assigns a line to a deposit. The exact amount to its account credits the deposit; another amount, or an
 * additional line, sends it to review with the total that arrived. A line of another account needs a reason.
 * Without a deposit the line is ignored, which needs a reason too. Runs in the request's transaction.
 */
export async function matchBankLine(
  request: MatchRequest,
  staff: Staff,
): Promise<RequestResult<object>> {
  const line = await database.bankLines.get(request.lineId)
  if (!line) throw new AdminError('notfound')
  const state = stateOf(line)
  if (state !== 'unmatched' || request.state !== state) {
    throw await decidedBy({ who: line.decidedBy, at: line.decidedAt ?? line.createdAt })
  }
  const at = isoNow()
  const decided = { decidedBy: staff.adminID, decidedAt: at }
  const entry = { targetType: 'bankline', targetId: line.lineId, before: { state } }
  const { depositId, reason } = request
  if (depositId === undefined) {
    if (reason === undefined) throw new AdminError('reasonrequired')
    await database.bankLines.put({ ...line, ...decided, ignored: reason })
    const after = { state: 'ignored', amount: bahtFromSatang(line.amount) }
    return { ...entry, action: 'bankline.ignore', after, reason, answer: {} }
  }
  const status = await giveTo(line, request, depositId, staff, at)
  await database.bankLines.put({ ...line, ...decided, depositId })
  const after = { state: 'matched', depositId, status, amount: bahtFromSatang(line.amount) }
  return { ...entry, action: 'bankline.match', after, reason, answer: { status } }
}

async function giveTo(
  line: BankLineRow,
  { reason }: MatchRequest,
  depositId: string,
  staff: Staff,
  at: string,
) {
  const deposit = await database.deposits.get(depositId)
  if (!deposit) throw new AdminError('notfound')
  if (!openStatuses.some((status) => status === deposit.status)) {
    throw await depositMovedOn(deposit)
  }
  const earlier = await linesOf(depositId)
  const odd = oddOf(line, deposit, earlier)
  if (odd === null) {
    await confirmDeposit(deposit, staff.adminID, at)
    await database.deposits.update(depositId, { decidedBy: staff.adminID })
    return 'confirmed'
  }
  if (odd === otherAccount && reason === undefined) throw new AdminError('reasonrequired')
  const arrived = earlier.reduce((sum, { amount }) => sum + amount, 0) + line.amount
  await reviewDeposit(deposit, odd, satang(arrived), staff.adminID)
  return 'review'
}

const otherAccount = 'โอนเข้าบัญชีอื่นที่ไม่ใช่บัญชีของรายการ'

/** Lines already assigned to a deposit. */
function linesOf(depositId: string): Promise<BankLineRow[]> {
  return database.bankLines.where({ depositId }).toArray()
}

/** @returns why a line does not fit the deposit, as shown to its player; null if it fits */
function oddOf(
  line: BankLineRow,
  deposit: DepositRow,
  earlier: readonly BankLineRow[],
): string | null {
  if (line.transferBankID !== deposit.transferBankID) return otherAccount
  if (line.amount !== deposit.amount || earlier.length > 0) return 'ยอดโอนไม่ตรงกับรายการ'
  return deposit.status === 'expired' ? 'ยอดโอนเข้าหลังหมดเวลา' : null
}

/**
 * Links an approved deposit to the unmatched line with its amount, if there is one and the deposit has no line
 * yet. Joins the caller's transaction.
 */
export async function linkLine({ depositId, transferBankID, arrived, ...deposit }: DepositRow) {
  if ((await linesOf(depositId)).length > 0) return
  const amount = arrived ?? deposit.amount
  const line = await database.bankLines
    .where('[transferBankID+createdAt]')
    .between([transferBankID, later(deposit.createdAt, 0 - dayMs)], [transferBankID, Dexie.maxKey])
    .filter((row) => row.amount === amount && stateOf(row) === 'unmatched')
    .first()
  if (line) await database.bankLines.update(line.lineId, { depositId })
}

/** Delay from the player's report to the arrival at the simulated bank. */
const bankDelayMs = 20 * secondMs
/** Overlap of two reads of the statement; older deposits already have their line. */
const overlapMs = 7 * dayMs
const statementKey = 'statement'

/** When the statement was last read; null if never. */
export async function statementReadAt(): Promise<string | null> {
  const read = await database.adminSettings.get(statementKey)
  return typeof read?.value === 'string' ? read.value : null
}

/**
 * Adds the lines of reported transfers; in the simulation every report is true. Runs when staff open the
 * statement, so a player's device does none of this work.
 */
export async function letLinesArrive(): Promise<void> {
  await database.transaction(
    'rw',
    [database.bankLines, database.deposits, database.players, database.adminSettings],
    async () => {
      const read = await database.adminSettings.get(statementKey)
      const until = typeof read?.value === 'string' ? read.value : isoNow()
      const since = later(until, 0 - overlapMs)
      const deposits = await reportedSent(since)
      const withLine = await database.bankLines
        .where('depositId')
        .anyOf(deposits.map(({ depositId }) => depositId))
        .toArray()
      const known = await database.bankLines.bulkGet(deposits.map(lineIdOf))
      const missing = deposits.filter(
        ({ depositId }, index) =>
          !known[index] && !withLine.some((line) => line.depositId === depositId),
      )
      const players = await database.players.bulkGet(missing.map(({ userId }) => userId))
      await database.bankLines.bulkAdd(
        missing.map((row, index) => arrivedLine(row, players[index])),
      )
      const version = (read?.version ?? 0) + 1
      await database.adminSettings.put({ key: statementKey, version, value: isoNow() })
    },
  )
}

const lineIdOf = ({ depositId }: DepositRow) => `L${depositId.slice(1)}`

/** Deposits whose money has arrived by now, without those for which a tester wrote another amount. */
async function reportedSent(since: string): Promise<DepositRow[]> {
  const ranges = (['submitted', 'review', 'confirmed'] as const).map((status) =>
    database.deposits
      .where('[status+createdAt]')
      .between([status, since], [status, Dexie.maxKey])
      .toArray(),
  )
  return (await Promise.all(ranges)).flat().filter((row) => {
    const { status, submittedAt, arrived, dueAt } = row
    if (submittedAt === undefined || arrived !== undefined) return false
    // A deposit that is credited automatically gets its line when it is credited.
    if (status !== 'confirmed' && dueAt !== undefined) return false
    return later(submittedAt, bankDelayMs) <= isoNow()
  })
}

function arrivedLine(row: DepositRow, player: PlayerRow | undefined): BankLineRow {
  const { submittedAt, createdAt, status, decidedAt } = row
  const isCredited = status === 'confirmed'
  const sent = later(submittedAt ?? createdAt, bankDelayMs)
  return {
    lineId: lineIdOf(row),
    transferBankID: row.transferBankID,
    amount: row.amount,
    depositId: isCredited ? row.depositId : null,
    // Never after the credit, because the bank knew first.
    createdAt: isCredited && decidedAt !== null && decidedAt < sent ? decidedAt : sent,
    ...(player && { fromName: player.book_name, fromTail: player.tail }),
  }
}
