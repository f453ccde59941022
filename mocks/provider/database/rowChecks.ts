/** Row checks of the simulated provider: a row without the fields that readers need is quarantined. */
import * as v from 'valibot'
import { promotionSchema, receivedStatuses } from '#contract/promotion/promotion'
import { limitKinds, limitSchema, limitWindows } from '#contract/protection/limits'
import { cashbackStatuses } from '#contract/rewards/rewards'
import { statementRefTypes, statementTypes } from '#contract/wallet/statement'
import { depositStatuses, openWithdrawStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { countOnWire } from '#contract/wire'
import { isBuiltLike, type RowCheck, rowCheck } from '../../database/checkedDatabase'
import { rules } from '../seed/rules'
import { banks, banners, settings, transferBanks } from '../seed/site'

const termsSchema = v.omit(promotionSchema, ['used'])

/** Rows of an earlier version have no `place` and related fields; the upgrade adds them on opening. */
function oncePlaced(fits: RowCheck): RowCheck {
  return (row) => Reflect.get(row, 'place') === undefined || fits(row)
}

/** Rows from before version 10 have `own` instead of `pot`, until the upgrade. */
function hasPot(row: object): boolean {
  return isPotKept(row) || isOwnKept(row)
}

const isPotKept = rowCheck({ count: 'pot' })
const isOwnKept = rowCheck({ count: 'own' })

function hasSeed(row: object): boolean {
  return 'seed' in row && 'seedHash' in row && isHash(row.seed) && isHash(row.seedHash)
}

/** 32 bytes in hexadecimal. */
const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

const isAudience = (value: unknown) =>
  v.is(v.union([v.picklist(['all', 'new']), v.array(v.string())]), value)

const limitValue = v.object({
  amount: v.nullable(countOnWire),
  minutes: limitSchema.entries.minutes,
})

const potParts = v.record(v.string(), v.pipe(v.number(), v.integer()))

const isGame = rowCheck({ text: 'session providerCode' })

const isPlacedReceived = oncePlaced(rowCheck({ whole: 'depositedSince place', where: hasPot }))
const isActiveMarked = marked('activeKey', ['active'])
const isPlacedObligation = oncePlaced(
  rowCheck({
    text: 'refId',
    count: 'amount',
    whole: 'place',
    textIfAny: 'name',
    where: hasPot,
  }),
)

/** Whether the index field of a row in force has its owner's id; without it the row would not be found. */
function isOwn(row: object, mark: string): boolean {
  return Reflect.get(row, mark) === Reflect.get(row, 'userId')
}

/** Checks the index field of rows with these statuses. */
function marked(mark: string, statuses: readonly string[]): RowCheck {
  return (row) => !statuses.includes(Reflect.get(row, 'status')) || isOwn(row, mark)
}

/** Key of an active or waiting limit, by which it is found: `userId:kind:window:status`. */
export function slotOf(row: object): string {
  return ['userId', 'kind', 'window', 'status'].map((name) => Reflect.get(row, name)).join(':')
}

function isInSlot(row: object): boolean {
  const holds = ['active', 'waiting'].includes(Reflect.get(row, 'status'))
  return !holds || Reflect.get(row, 'slotKey') === slotOf(row)
}

export const rowChecks: Readonly<Record<string, RowCheck>> = {
  players: rowCheck({
    text: 'id username bank_name book_number book_name status',
    moment: 'createdAt',
    textIfAny: 'inviterID nickname',
    momentIfAny: 'lastLoginAt bankChangedAt passwordSetAt blockedUntil rulesAcceptedAt',
    countIfAny: 'rulesVersion',
    where: (row) => 'password' in row && isBuiltLike(row.password, { salt: '', hash: '' }),
  }),
  wallets: rowCheck({ text: 'userId', whole: 'balance', moment: 'updatedAt' }),
  ledger: rowCheck({
    text: 'userId refId idemKey',
    whole: 'seq amount balanceAfter',
    moment: 'createdAt',
    textIfAny: 'reason',
    oneOf: { type: statementTypes, refType: statementRefTypes },
    where: (row) =>
      (!('game' in row) || isGame(Object(row.game))) &&
      (!('pots' in row) || v.is(potParts, row.pots)),
  }),
  deposits: rowCheck({
    text: 'depositId userId requestId transferBankID channel',
    whole: 'base amount credited',
    moment: 'createdAt',
    textIfAny: 'PromotionID reason',
    momentIfAny:
      'expiresAt expiredAt submittedAt slipAt reviewedAt reviewUntil arrivedAt dueAt decidedAt',
    countIfAny: 'played unplayed',
    oneOf: { status: depositStatuses },
  }),
  withdraws: rowCheck({
    text: 'withdrawId userId requestId bank_name book_number book_name',
    whole: 'amount fee',
    moment: 'createdAt',
    textIfAny: 'bankRef reason',
    momentIfAny: 'approvedAt closedAt paidAt',
    where: marked('openUser', openWithdrawStatuses),
    oneOf: { status: withdrawStatuses },
  }),
  received: rowCheck({
    text: 'receivedId userId PromotionID PromotionName',
    count: 'deposit bonus turnoverRequired turnoverDone maxWithdraw version',
    moment: 'receivedAt expiresAt',
    textIfAny: 'depositId reason',
    momentIfAny: 'activatedAt closedAt',
    countIfAny: 'forfeited capForfeited',
    where: (row) => isPlacedReceived(row) && isActiveMarked(row),
    oneOf: { status: receivedStatuses },
  }),
  supportMessages: rowCheck({
    text: 'userId text',
    whole: 'seq',
    moment: 'createdAt',
    momentIfAny: 'answerAt',
    oneOf: { from: ['player', 'staff'] },
  }),
  commissions: rowCheck({
    text: 'depositId inviterId friendId',
    whole: 'level amount',
    moment: 'createdAt',
  }),
  promotions: rowCheck({
    count: 'bonusFixed bonusMax minDeposit maxWithdraw',
    where: (row) => v.is(termsSchema, row),
  }),
  banners: (row) => isBuiltLike(row, banners[0]),
  settings: (row) =>
    isBuiltLike(
      row,
      [...settings, rules].find(({ key }) => 'key' in row && row.key === key),
    ),
  banks: (row) => isBuiltLike(row, banks[0]),
  transferBanks: (row) => isBuiltLike(row, transferBanks[0]),
  requests: rowCheck({ text: 'requestId userId order', oneOf: { status: [200, 400] } }),
  obligations: rowCheck({
    text: 'obligationId userId',
    count: 'required done',
    moment: 'createdAt',
    oneOf: { source: ['code', 'cashback'] },
    where: (row) => isPlacedObligation(row) && (!('openUser' in row) || isOwn(row, 'openUser')),
  }),
  codes: rowCheck({
    text: 'codeId code shown',
    count: 'amount maxRedeem redeemed',
    number: 'turnoverX',
    momentIfAny: 'startAt expireAt',
    oneOf: { status: ['on', 'disabled'] },
    where: (row) => 'audience' in row && isAudience(row.audience),
  }),
  codeRedeems: rowCheck({
    text: 'redeemId code shown userId requestId',
    count: 'amount turnoverRequired',
    moment: 'createdAt',
  }),
  codeTries: rowCheck({ text: 'userId', whole: 'wrong', momentIfAny: 'lockedUntil' }),
  cashbacks: rowCheck({
    text: 'cashbackId userId',
    count: 'loss amount',
    countIfAny: 'staked won',
    number: 'percent',
    moment: 'periodStart periodEnd claimUntil',
    where: (row) => !('turnoverX' in row) || Number.isFinite(row.turnoverX),
    momentIfAny: 'claimedAt',
    oneOf: { status: cashbackStatuses },
  }),
  wheelPoints: rowCheck({
    text: 'userId idemKey',
    whole: 'seq point',
    moment: 'createdAt',
    oneOf: { type: ['deposit', 'spin', 'prize', 'gift', 'expire'] },
  }),
  wheelSeeds: rowCheck({ text: 'userId', where: hasSeed }),
  wheelSpins: rowCheck({
    text: 'spinId userId requestId day segmentId label clientSeed',
    count: 'version amount points',
    textIfAny: 'code',
    moment: 'createdAt',
    oneOf: {
      prizeType: ['credit', 'point', 'code', 'none'],
      status: ['granted', 'pending'],
    },
    where: hasSeed,
  }),
  gameProviders: rowCheck({ text: 'providerCode', momentIfAny: 'maintenanceUntil' }),
  gameSessions: rowCheck({ text: 'session userId providerCode', moment: 'createdAt endsAt' }),
  limits: rowCheck({
    text: 'limitId userId',
    moment: 'createdAt',
    momentIfAny: 'effectiveAt lapsesAt confirmedAt',
    where: (row) => v.is(limitValue, row) && isInSlot(row),
    oneOf: {
      kind: limitKinds,
      window: limitWindows,
      status: ['active', 'waiting', 'replaced', 'lapsed'],
    },
  }),
  // A block of an unknown kind still applies. `endAt` null means permanent; undefined means damaged.
  blocks: rowCheck({
    text: 'blockId userId',
    moment: 'startAt',
    momentIfAny: 'endAt',
    where: (row) => Reflect.get(row, 'endAt') !== undefined,
  }),
  wheelVersions: rowCheck({ whole: 'version', where: (row) => isBuiltLike(row, { weights: [] }) }),
  totals: rowCheck({ text: 'userId kind part', whole: 'count sum' }),
  realities: rowCheck({ text: 'userId', oneOf: { everyMin: [15, 30, 60, null] } }),
}
