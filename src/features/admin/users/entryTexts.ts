/** Texts of timeline entries. */
import type { TimelineEntry } from '#contract/admin/people'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { useActionText } from '../audit/actionText'
import { useAssigneeName } from '../cases/caseTexts'
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
  'message.player': 'adminPeople.what.message.player',
  'message.staff': 'adminPeople.what.message.staff',
  case: 'adminPeople.what.case',
  'case.open': 'adminPeople.cases.state.open',
  'case.progress': 'adminPeople.cases.state.progress',
  'case.done': 'adminPeople.cases.state.done',
  'timeout.end': 'adminPeople.what.timeout.end',
  'exclude.end': 'adminPeople.what.exclude.end',
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
  const assigneeName = useAssigneeName()

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
    const { kind, name, text: written, by, bets, staked, id, device, to } = entry
    const isNamed = kind === 'deposit' || kind === 'withdrawal' || kind === 'case'
    return [
      isNamed ? id : '',
      name ?? '',
      device === null ? '' : text('adminPeople.deviceMark', { device }),
      to === null ? '' : text('adminPeople.cases.handedTo', { name: assigneeName(to) }),
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
