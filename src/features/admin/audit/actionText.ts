import { useCallback } from 'react'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

/** Texts of staff actions by their name in the audit. */
const actions: Readonly<Record<string, MessageKey>> = {
  'admin.add': 'adminPeople.action.admin.add',
  'admin.disable': 'adminPeople.action.admin.disable',
  'admin.enable': 'adminPeople.action.admin.enable',
  'admin.endsessions': 'adminPeople.action.admin.endsessions',
  'admin.login': 'adminPeople.action.admin.login',
  'admin.logout': 'adminPeople.action.admin.logout',
  'admin.otp': 'adminPeople.action.admin.otp',
  'admin.password': 'adminPeople.action.admin.password',
  'admin.save': 'adminPeople.action.admin.save',
  'approval.approve': 'adminPeople.action.approval.approve',
  'approval.ask': 'adminPeople.action.approval.ask',
  'approval.reject': 'adminPeople.action.approval.reject',
  'approval.withdraw': 'adminPeople.action.approval.withdraw',
  'bankline.ignore': 'adminPeople.action.bankline.ignore',
  'bankline.match': 'adminPeople.action.bankline.match',
  'case.assign': 'adminPeople.action.case.assign',
  'case.note': 'adminPeople.action.case.note',
  'case.open': 'adminPeople.action.case.open',
  'case.state': 'adminPeople.action.case.state',
  'cashback.cancel': 'adminPeople.action.cashback.cancel',
  'cashback.run': 'adminPeople.action.cashback.run',
  'code.disable': 'adminPeople.action.code.disable',
  'code.generate': 'adminPeople.action.code.generate',
  'credit.adjust': 'adminPeople.action.credit.adjust',
  'deposit.approve': 'adminPeople.action.deposit.approve',
  'deposit.reject': 'adminPeople.action.deposit.reject',
  export: 'adminPeople.action.export',
  'promotion.create': 'adminPeople.action.promotion.create',
  'promotion.edit': 'adminPeople.action.promotion.edit',
  'promotion.status': 'adminPeople.action.promotion.status',
  'received.cancel': 'adminPeople.action.received.cancel',
  'user.ban': 'adminPeople.action.user.ban',
  'user.bank': 'adminPeople.action.user.bank',
  'user.note': 'adminPeople.action.user.note',
  'user.password': 'adminPeople.action.user.password',
  'user.reply': 'adminPeople.action.user.reply',
  'user.tag': 'adminPeople.action.user.tag',
  'user.unban': 'adminPeople.action.user.unban',
  'withdraw.approve': 'adminPeople.action.withdraw.approve',
  'withdraw.failed': 'adminPeople.action.withdraw.failed',
  'withdraw.paid': 'adminPeople.action.withdraw.paid',
  'withdraw.reject': 'adminPeople.action.withdraw.reject',
  'withdraw.returned': 'adminPeople.action.withdraw.returned',
}

/** An audit action in words. All settings share one text; unknown actions keep their own name. */
export function useActionText(): (action: string) => string {
  const text = useText()
  return useCallback(
    (action: string) => {
      const key = actions[action]
      if (key !== undefined) return text(key)
      return action.startsWith('setting.') ? text('adminPeople.action.setting') : action
    },
    [text],
  )
}
