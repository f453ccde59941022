import { isAboveLimit, type Weight } from '#contract/admin/guarded'
import { satang } from '#lib/money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useSecondPersonQuery } from '../api/moneyCalls'

/** What a form is about to send weighs; costs in satang. */
export interface FormWeight extends Weight {
  /** Null where only loosening counts; a number where a row has its own. */
  limit: 'adjustUpTo' | 'approveUpTo' | number | null
  /** What counts together for a day. */
  pool?: string
  /** The account of the staff that it is about: it cannot be the second person. */
  account?: string | undefined
}

export interface Guarding {
  /** Why it waits, as a sentence. */
  why: string
  /** Nobody else could approve it: it asks for the password instead of waiting. */
  isAlone: boolean
}

/** Says before something is sent whether it will wait for a second person; null where it will not. */
export function useGuard(): (weight: FormWeight | null) => Guarding | null {
  const text = useText()
  const format = useFormat()
  const { data } = useSecondPersonQuery()
  return (weight) => {
    const known = data?.value
    if (weight === null || known === undefined) return null
    const { limit, pool = '', account, cost, loosens = [] } = weight
    const most = typeof limit === 'string' ? known[limit] : (limit ?? 0)
    if (!isAboveLimit(weight, most, known.granted[pool] ?? 0)) return null
    const isAlone = known.others.every((adminID) => adminID === account)
    if (loosens.length > 0 || cost === undefined) return { why: text('admin.guard.waits'), isAlone }
    if (cost === null) return { why: text('admin.guard.waitsUnbounded'), isAlone }
    const why =
      cost > most
        ? text('admin.guard.waitsCost', { amount: format.money(satang(cost)) })
        : text('admin.guard.waitsDay', { limit: format.money(satang(most)) })
    return { why, isAlone }
  }
}
