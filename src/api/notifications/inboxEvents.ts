import type { Notification, NotificationKind } from '#contract/notifications/notification'
import type {
  DepositRecord,
  DepositStatus,
  WithdrawRecord,
  WithdrawStatus,
} from '#contract/wallet/history'

const depositKinds: Partial<Record<DepositStatus, NotificationKind>> = {
  confirmed: 'depositconfirmed',
  expired: 'depositexpired',
  rejected: 'depositrejected',
  review: 'depositreview',
}

const withdrawKinds: Partial<Record<WithdrawStatus, NotificationKind>> = {
  paid: 'withdrawpaid',
  rejected: 'withdrawrejected',
  failed: 'withdrawfailed',
}

/** What the histories tell of: deposits and withdrawals that came to an end, newest first. */
export function eventsOf(
  deposits: readonly DepositRecord[],
  withdraws: readonly WithdrawRecord[],
): Notification[] {
  const into = deposits.flatMap((deposit): Notification[] => {
    const { depositId, status, creditedAmount, amount, reason, decidedAt, createdAt } = deposit
    const kind = depositKinds[status]
    if (kind === undefined) return []
    return [
      {
        notificationId: `${kind}:${depositId}`,
        kind,
        amount: status === 'confirmed' ? creditedAmount : amount,
        refId: depositId,
        text: reason,
        createdAt: decidedAt ?? createdAt,
      },
    ]
  })
  const out = withdraws.flatMap((withdraw): Notification[] => {
    const { withdrawId, status, amount, reason, paidAt, createdAt } = withdraw
    const kind = withdrawKinds[status]
    if (kind === undefined) return []
    return [
      {
        notificationId: `${kind}:${withdrawId}`,
        kind,
        amount,
        refId: withdrawId,
        text: reason,
        createdAt: paidAt ?? createdAt,
      },
    ]
  })
  return [...into, ...out].toSorted((one, other) => other.createdAt - one.createdAt)
}
