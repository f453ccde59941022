/** Commands for deposits and withdrawals: sends them and applies them to the model. */
import { providerPaths } from '#contract/provider'
import { scenarioPaths } from '#contract/scenario/scenario'
import { fieldsOf } from '../provider/providerPlayer'
import { againstDeposit, againstWithdrawal } from './errors'
import type { Deposit, Withdrawal } from './records'
import type { Offer } from './terms'
import { satangOf, type Turn } from './turn'

export async function deposit(turn: Turn, offer: Offer | null): Promise<void> {
  const { player, now, part } = turn
  const base = (offer ? 10_000 : 4_000) + part * 200
  const request = {
    amount: base / 100,
    transferBankID: 'T1',
    channel: 'bank',
    PromotionID: offer?.id ?? null,
  }
  const made: Deposit[] = []
  await turn.request(
    providerPaths.deposit(),
    request,
    againstDeposit(player, now, base, offer),
    (data) => {
      const depositId = String(data['depositId'])
      const amount = satangOf(data['amount'])
      made.push({
        depositId,
        base,
        amount,
        status: 'pending',
        createdAt: now,
        submittedAt: null,
        decidedAt: null,
        arrived: null,
        reviewedAt: null,
        credited: 0,
      })
      player.deposits.push(...made)
    },
  )
  const [created] = made
  if (!created || !offer) return
  const path = `${providerPaths.receivedAll(player.id)}?depositId=${created.depositId}`
  const [receipt] = Object.values(await turn.person.data(path)).map(fieldsOf)
  player.take(offer, String(receipt?.['receivedId']), created.depositId, now)
}

export async function submitDeposit(turn: Turn): Promise<void> {
  const { player, now } = turn
  const open = player.openDeposit
  if (open?.status !== 'pending') return
  const { depositId } = open
  await turn.request(providerPaths.depositSubmit(), { depositId }, [], () => {
    Object.assign(open, { status: 'submitted', submittedAt: now })
  })
}

export async function cancelDeposit(turn: Turn): Promise<void> {
  const { player, now } = turn
  const open = player.openDeposit
  if (open?.status !== 'pending') return
  const { depositId } = open
  await turn.request(providerPaths.depositCancel(), { depositId }, [], () =>
    player.endDeposit(open, 'cancelled', now),
  )
}

function waitingDeposit({ player }: Turn): Deposit | undefined {
  return player.openDeposit ?? player.deposits.find(({ status }) => status === 'review')
}

/** Outcome by tenths; all others are `right`. */
const lines: Readonly<Record<number, string>> = { 6: 'twice', 7: 'wrong', 8: 'late', 9: 'reject' }

/** Adds a line to the bank statement for the pending deposit. */
export async function bankLine(turn: Turn): Promise<void> {
  const { player, now, part } = turn
  const open = player.openDeposit
  if (!open) return
  const line = lines[part % 10] ?? 'right'
  await turn.tester(scenarioPaths.bankLine, { depositId: open.depositId, line }, () => {
    const isInTime = line === 'right' || line === 'twice' || open.status === 'submitted'
    if (line === 'reject') player.endDeposit(open, 'rejected', now)
    else if (line === 'wrong') review(open, open.amount + 1, now)
    else if (isInTime) player.confirm(open, open.amount, now)
    else {
      player.endDeposit(open, 'expired', now)
      review(open, open.amount, now)
    }
  })
}

function review(deposit: Deposit, arrived: number, now: number): void {
  Object.assign(deposit, { status: 'review', arrived, reviewedAt: now })
}

export async function decideDeposit(turn: Turn): Promise<void> {
  const { player, now, part } = turn
  const waiting = waitingDeposit(turn)
  if (!waiting || waiting.status === 'pending') return
  const { depositId, status, arrived, amount } = waiting
  const decision = part % 5 === 0 ? 'reject' : 'approve'
  const request = { depositId, status, decision, reason: 'Decided in a sequence' }
  await turn.staff('decideDeposit', request, () => {
    if (decision === 'approve') player.confirm(waiting, arrived ?? amount, now)
    else player.endDeposit(waiting, 'rejected', now)
  })
}

export async function withdraw(turn: Turn): Promise<void> {
  const { player, now, part } = turn
  const amount =
    part % 7 === 0 ? player.credit.total : Math.max(10_000, turn.share(player.credit.own))
  if (amount === 0) return
  const reasons = againstWithdrawal(player, now, amount)
  await turn.request(providerPaths.withdraw(), { amount: amount / 100 }, reasons, (data) => {
    const withdrawId = String(data['withdrawId'])
    player.withdraw({ withdrawId, amount, status: 'requested', createdAt: now })
  })
}

const decisions: Record<string, readonly string[]> = {
  requested: ['approve', 'approve', 'approve', 'reject'],
  approved: ['paid', 'paid', 'paid', 'failed', 'reject'],
  failed: ['approve', 'reject'],
}

export async function decideWithdrawal(turn: Turn): Promise<void> {
  const { player, now, story, part } = turn
  const open = player.openWithdrawal
  if (!open || story.model.terms.automatic) return
  const { withdrawId, status } = open
  const decision = turn.pick(decisions[status] ?? []) ?? 'approve'
  const apply = () => {
    if (decision === 'reject') player.reject(open, now)
    else open.status = nextStatus(decision)
    if (decision === 'paid') open.paidAt = now
  }
  if (part % 2 === 0) {
    await turn.tester(scenarioPaths.decide, { withdrawId, decision }, apply)
  } else {
    const reason = 'Decided in a sequence'
    const request = { withdrawId, status, decision, reason, bankRef: 'REF-0001' }
    await turn.staff('decideWithdrawal', request, apply)
  }
}

function nextStatus(decision: string): Withdrawal['status'] {
  if (decision === 'approve') return 'approved'
  return decision === 'paid' ? 'paid' : 'failed'
}
