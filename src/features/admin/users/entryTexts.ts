/** Texts of timeline entries. */
import type { TimelineEntry } from '#contract/admin/people'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { useActionText } from '../audit/actionText'
import { staffName } from '../list/Steps'

const words: Readonly<Record<string, MessageKey>> = {
  registered: 'adminPeople.what.registered',
  login: 'adminPeople.what.login',
  redeemed: 'adminPeople.what.redeemed',
  received: 'adminPeople.what.received',
  active: 'adminPeople.what.active',
  completed: 'adminPeople.what.completed',
  adjust_add: 'admin.ledger.adjust_add',
  adjust_sub: 'admin.ledger.adjust_sub',
  timeout: 'adminPeople.block.timeout',
  exclude: 'adminPeople.block.exclude',
  'limit.deposit': 'adminPeople.limit.deposit',
  'limit.loss': 'adminPeople.limit.loss',
  'limit.session': 'adminPeople.limit.session',
}

/** An entry's title and details. */
export function useEntryTexts() {
  const text = useText()
  const format = useFormat()
  const actionText = useActionText()

  function what({ kind, what: name }: TimelineEntry): string {
    if (kind === 'staff') return actionText(name)
    const status = Object.entries(statusMeta).find(([known]) => known === name)?.[1]
    const word = words[name] ?? status?.label
    return word === undefined ? '' : text(word)
  }

  function limitTexts({ amount, limit }: TimelineEntry): string[] {
    if (limit === null) return []
    const { window, minutes, isAsked } = limit
    const value = minutes === null ? text('adminPeople.limitRemoved') : minutesText(minutes)
    return [
      text(`adminPeople.window.${window}`),
      amount === null ? value : format.money(amount),
      isAsked ? text('adminPeople.limitAsked') : '',
    ]
  }

  const minutesText = (count: number) => text('adminPeople.minutes', { count })

  function details(entry: TimelineEntry): string[] {
    const { kind, name, text: written, by, bets, staked, id } = entry
    const isMoney = kind === 'deposit' || kind === 'withdrawal'
    return [
      isMoney ? id : '',
      name ?? '',
      ...limitTexts(entry),
      bets === null || staked === null
        ? ''
        : text('adminPeople.bets', { count: bets, staked: format.money(staked) }),
      written ?? '',
      by === null ? '' : text('adminPeople.by', { name: staffName(text, by) }),
    ].filter((part) => part !== '')
  }

  return { what, details }
}
