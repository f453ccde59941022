import { useMemo } from 'react'
import { roles } from '#contract/admin/access'
import type { AuditRow } from '#contract/admin/system'
import { shortened } from '#lib/graphemes'
import { satangFromBaht } from '#lib/money'
import type { MessageKey } from '#ui/intl/messages'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'

/** What fields of the audit are called; any other goes by its own name. */
const fields: Readonly<Record<string, MessageKey>> = {
  amount: 'admin.column.amount',
  balance: 'adminPeople.credit',
  bank_name: 'adminPeople.bank',
  book_name: 'admin.withdrawals.holder',
  book_number: 'admin.withdrawals.number',
  automatic: 'admin.staff.automatic',
  bankRef: 'admin.decision.bankRef',
  closed: 'admin.withdrawals.closed',
  computed: 'adminPeople.computed',
  direction: 'adminPeople.direction',
  hasOtp: 'admin.account.otp',
  name: 'adminPeople.name',
  role: 'adminPeople.role',
  status: 'admin.list.status',
  tags: 'adminPeople.tags',
  text: 'adminPeople.note',
  username: 'adminPeople.username',
}

const statuses: Readonly<Record<string, MessageKey>> = {
  active: 'adminPeople.status.active',
  banned: 'adminPeople.status.banned',
  disabled: 'adminPeople.status.disabled',
  ...Object.fromEntries(Object.entries(statusMeta).map(([name, { label }]) => [name, label])),
}

const amounts: readonly string[] = ['amount', 'balance']

/** Fields are told up to here: a whole setting would fill the screen. */
const mostFields = 6
const longestValue = 60

/** What an order changed, or would: each field with what it was and what it is. Fields that stayed are left out. */
export function useChangeText(): ChangeText {
  const text = useText()
  const format = useFormat()
  return useMemo(() => makeChangeText(text, format), [text, format])
}

type ChangeText = (row: Pick<AuditRow, 'before' | 'after'>) => string

function makeChangeText(text: Text, format: Formats): ChangeText {
  /** Roles, statuses and directions as the forms say them. */
  function word(name: string, value: string): string | null {
    const role = name === 'role' ? roles.find((one) => one === value) : undefined
    if (role !== undefined) return text(`admin.role.${role}`)
    if (name === 'direction' && (value === 'add' || value === 'subtract')) {
      return text(`adminPeople.direction.${value}`)
    }
    if (name !== 'status') return null
    const key = statuses[value]
    return key === undefined ? null : text(key)
  }

  function written(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '—'
    if (typeof value === 'number') {
      return amounts.includes(name) ? format.money(satangFromBaht(value)) : String(value)
    }
    if (typeof value === 'boolean') return text(value ? 'adminPeople.yes' : 'adminPeople.no')
    const known = typeof value === 'string' ? word(name, value) : null
    const plain = known ?? (typeof value === 'string' ? value : JSON.stringify(value))
    return shortened(plain, longestValue)
  }

  return ({ before, after }) => {
    const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    const changed = names.filter(
      (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
    )
    const parts = changed.slice(0, mostFields).map((name) => {
      const key = fields[name]
      const label = key === undefined ? name : text(key)
      const now = written(name, after?.[name])
      const isNew = before === null || !(name in before)
      return isNew ? `${label}: ${now}` : `${label}: ${written(name, before[name])} → ${now}`
    })
    return [...parts, ...(changed.length > mostFields ? ['…'] : [])].join('; ')
  }
}
