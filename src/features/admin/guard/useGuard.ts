import { isAboveLimit, type Weight } from '#contract/admin/guarded'
import { satang } from '#lib/money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useSecondPersonQuery } from '../api/moneyCalls'

/** Weight of a form's values; costs in satang. */
export interface FormWeight extends Weight {
  /** Null if only loosening matters; a number if the row has its own limit. */
  limit: 'adjustUpTo' | 'approveUpTo' | number | null
  /** Pool whose costs of one day are added up. */
  pool?: string
  /** The staff account concerned, which cannot be the second person. */
  account?: string | undefined
}

export interface Guarding {
  /** Sentence that explains why it waits. */
  why: string
  /** Nobody else could approve it, so it asks for the password instead of waiting. */
  isAlone: boolean
}

/** Predicts before sending whether a request will wait for a second person; null if not. */
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
