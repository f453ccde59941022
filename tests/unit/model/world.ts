/** Prepares the back end for a sequence: the offers of the terms, two new players, and nothing else. */
import { normalizeCode } from '#contract/rewards/rewards'
import { satang } from '#lib/money'
import { fillOnce } from '#mocks/admin/seed/seed'
import { database } from '#mocks/provider/database/database'
import { makeCodes, makePromotions } from '#mocks/provider/seed/offers'
import { startFrom } from '../../startingState'
import { noon } from '../provider/backEnds'
import {
  automatic,
  changeSetting,
  newPerson,
  type Person,
  repeatChance,
  setTime,
  startProvider,
} from '../provider/providerPlayer'
import { codes, invite, offers, type Terms, wheel, withdrawal } from './terms'

/** Tables with player data. */
const emptied = [
  'players',
  'wallets',
  'ledger',
  'deposits',
  'withdraws',
  'received',
  'commissions',
  'wheelPoints',
  'totals',
  'bankLines',
  'requests',
  'obligations',
  'codeRedeems',
  'cashbacks',
  'wheelSpins',
  'audit',
  'approvals',
]

async function layOut(): Promise<void> {
  await fillOnce()
  await Promise.all(emptied.map((name) => database.table(name).clear()))
  const { charge } = makePromotions(noon)
  await database.promotions.clear()
  await database.promotions.bulkPut(
    offers.map(({ id, isFree, ...rule }) => ({
      ...charge,
      ...rule,
      PromotionID: id,
      PromotionName: id,
      PromotionType: isFree ? ('freecredit' as const) : ('deposit' as const),
      bonusMode: rule.bonusFixed > 0 ? ('fixed' as const) : ('percent' as const),
      bonusFixed: satang(rule.bonusFixed),
      bonusMax: satang(rule.bonusMax),
      minDeposit: satang(rule.minDeposit),
      maxWithdraw: satang(rule.maxWithdraw),
      perDay: 0,
      quota: 0,
      used: 0,
    })),
  )
  const [model] = makeCodes(noon)
  if (!model) throw new Error('The seed has no code to copy')
  await database.codes.clear()
  await database.codes.bulkPut(
    codes.map(({ code, amount, ...rule }) => ({
      ...model,
      ...rule,
      codeId: code,
      shown: code,
      code: normalizeCode(code),
      amount: satang(amount),
      expireAt: null,
    })),
  )
  await changeSetting('wheel', { spinPerDay: wheel.spinPerDay, dailyBudget: 100_000_000 })
  await changeSetting('invite', {
    levels: [{ level: 1, percent: invite.percent }],
    qualifyDeposit: invite.qualifyDeposit,
    minClaim: invite.minClaim,
  })
  await changeSetting('withdraw', {
    minWithdraw: withdrawal.least,
    maxWithdraw: withdrawal.most,
    maxPerDay: withdrawal.mostPerDay,
    maxCountPerDay: withdrawal.mostTimesPerDay,
    openFrom: '00:00',
    openTo: '23:59',
  })
}

/** Creates two players, the second invited by the first. */
export async function startWorld(terms: Terms): Promise<[Person, Person]> {
  await startProvider()
  await startFrom('the world of the model', database, layOut)
  repeatChance()
  setTime('2026-12-02T13:00:00+07:00')
  await changeSetting('cashback', { ...terms.cashback, enabled: true, cutoff: '00:00' })
  await automatic(terms.automatic)
  const first = await newPerson()
  return [first, await newPerson(0, first.id)]
}
