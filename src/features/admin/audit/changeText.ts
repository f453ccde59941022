import { useCallback, useMemo } from 'react'
import { roles } from '#contract/admin/access'
import { guardedKinds } from '#contract/admin/guarded'
import type { AuditRow } from '#contract/admin/system'
import { satangFromBaht } from '#lib/money'
import { shortened } from '#lib/text/graphemes'
import { isDay, startOfBangkokDay } from '#lib/time'
import type { MessageKey } from '#ui/intl/messages'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, translate, useIntl, useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'
import { changesBetween } from './changes'

/** Labels of audit fields; unknown fields keep their own name. */
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
  kind: 'adminPeople.guarded',
  name: 'adminPeople.name',
  passwordGiven: 'adminPeople.passwordGiven',
  publishedAt: 'adminSite.rules.publishedAt',
  role: 'adminPeople.role',
  sameRefAs: 'adminPeople.sameRef',
  sessions: 'adminPeople.sessions.field',
  status: 'admin.list.status',
  tags: 'adminPeople.tags',
  text: 'adminPeople.note',
  texts: 'adminSite.rules.texts',
  username: 'adminPeople.username',
}

const statuses: Readonly<Record<string, MessageKey>> = {
  active: 'adminPeople.status.active',
  banned: 'adminPeople.status.banned',
  disabled: 'adminPeople.status.disabled',
  ...Object.fromEntries(Object.entries(statusMeta).map(([name, { label }]) => [name, label])),
}

/** Forms whose field labels the audit can share. */
const forms = [
  'adminSite.withdraw',
  'adminSite.risk',
  'adminSite.transfer',
  'adminSite.bank',
  'adminSite.web',
  'adminOffers.cashback',
  'adminOffers.wheel',
  'adminOffers.invite',
  'adminOffers.promotion',
  'adminOffers.code',
  'adminSite.form',
] as const

const amounts: readonly string[] = [
  'adjustUpTo',
  'amount',
  'approveUpTo',
  'balance',
  'bonusFixed',
  'bonusMax',
  'dailyBudget',
  'fee',
  'maxAmount',
  'maxDeposit',
  'maxPerDay',
  'maxWithdraw',
  'minClaim',
  'minDeposit',
  'minLoss',
  'minWithdraw',
  'qualifyDeposit',
  'secondApproveOver',
]

/** Number of fields to list: a whole setting would fill the screen. */
const mostFields = 6
const longestValue = 60

export interface ToldChange {
  /** The field of the setting or row that contains it. */
  field: string
  label: string
  /** Null if there was no value. */
  was: string | null
  now: string
}

type Changed = Pick<AuditRow, 'before' | 'after'>

/** A request's changes: each field with its old and new value. Unchanged fields are left out. */
export function useChanges(): (row: Changed) => ToldChange[] {
  const text = useText()
  const format = useFormat()
  const { locale, messages } = useIntl()
  return useMemo(() => {
    const write = makeWriter(text, format)
    function labelOf(name: string): string {
      const known = fields[name]
      if (known !== undefined) return text(known)
      const key = forms.map((form) => `${form}.${name}`).find((each) => each in messages)
      return key === undefined ? name : translate(messages, locale, key)
    }
    return ({ before, after }) =>
      changesBetween(before, after).map(({ path, was, now, isNew }) => {
        const name = path.at(-1) ?? ''
        return {
          field: path[0] ?? '',
          // A rule that was switched on or off is labelled by its own name.
          label: path
            .filter((part, index) => index === 0 || part !== 'on')
            .map(labelOf)
            .join(' · '),
          was: isNew ? null : write(name, was),
          now: write(name, now),
        }
      })
  }, [text, format, locale, messages])
}

type ChangeText = (row: Changed) => string

/** The same as one text, limited to the first fields. */
export function useChangeText(): ChangeText {
  const changesOf = useChanges()
  return useCallback(
    (row) => {
      const changes = changesOf(row)
      const parts = changes
        .slice(0, mostFields)
        .map(({ label, was, now }) =>
          was === null ? `${label}: ${now}` : `${label}: ${was} → ${now}`,
        )
      return [...parts, ...(changes.length > mostFields ? ['…'] : [])].join('; ')
    },
    [changesOf],
  )
}

/** A time as rows store it. */
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

function makeWriter(text: Text, format: Formats): (name: string, value: unknown) => string {
  /** Roles, statuses and directions in the forms' words. */
  function word(name: string, value: string): string | null {
    const role = name === 'role' ? roles.find((one) => one === value) : undefined
    if (role !== undefined) return text(`admin.role.${role}`)
    const kind = name === 'kind' ? guardedKinds.find((one) => one === value) : undefined
    if (kind !== undefined) return text(`adminPeople.guarded.${kind}`)
    if (name === 'direction' && (value === 'add' || value === 'subtract')) {
      return text(`adminPeople.direction.${value}`)
    }
    if (value === 'system') return text('admin.role.system')
    if (value === 'auto') return text('admin.staff.automatic')
    if (name !== 'status') return null
    const key = statuses[value]
    return key === undefined ? null : text(key)
  }

  /** Text as it is, but times in words, and never longer than a line. */
  function plain(value: unknown): string {
    if (typeof value !== 'string') return shortened(JSON.stringify(value), longestValue)
    return momentText(value) ?? shortened(value, longestValue)
  }

  /** A stored time or Bangkok day in words; null for other text. */
  function momentText(value: string): string | null {
    if (isDay(value)) return format.date(startOfBangkokDay(value))
    if (!isoMoment.test(value)) return null
    return text('adminPeople.audit.moment', { time: format.dateTime(Date.parse(value)) })
  }

  return (name, value) => {
    if (value === null || value === undefined || value === '') return '—'
    if (typeof value === 'number') {
      return amounts.includes(name) ? format.money(satangFromBaht(value)) : String(value)
    }
    if (typeof value === 'boolean') return text(value ? 'adminPeople.yes' : 'adminPeople.no')
    if (Array.isArray(value)) return value.map(plain).join(', ') || '—'
    const known = typeof value === 'string' ? word(name, value) : null
    return known ?? plain(value)
  }
}
