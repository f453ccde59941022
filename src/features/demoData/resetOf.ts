import type { Dispatch } from '@reduxjs/toolkit'
import { isDemoDomain } from '#contract/demoData/demoData'
import type { Failure } from '#contract/failure'
import { moneyDomain } from '#contract/wallet/moneyData'
import type { Text } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { resetDemoData } from './api/demoData'
import { resetMoneyData } from './api/moneyData'
import { type Result, reportResult } from './reportText'

/** A reset, with its texts before and after. */
export interface Reset {
  label: string
  question: string
  /** Warning about the data that will be lost. */
  warning: string
  /** Null if the outcome was already announced. */
  run: () => Promise<Result | { failure: Failure } | null>
}

/** The reset for an answer's `domain`; null if the domain is unknown. */
export function resetOf(domain: unknown, dispatch: Dispatch, text: Text): Reset | null {
  if (domain === moneyDomain) {
    return {
      label: text('demo.money.reset'),
      question: text('demo.money.resetAsk'),
      warning: text('demo.money.resetWarning'),
      run: async () => {
        const outcome = await resetMoneyData(dispatch)
        if ('error' in outcome) return { failure: outcome.error }
        // The reset ends the session, and the page with it.
        dispatch(openAlert('success', text('demo.money.resetDone')))
        return null
      },
    }
  }
  if (!isDemoDomain(domain)) return null
  return {
    label: text('demo.fault.reset'),
    question: text('demo.fault.resetAsk', { section: text(`demo.section.${domain}`) }),
    warning: text('demo.data.resetWarning'),
    run: async () => {
      const outcome = await resetDemoData(dispatch, [domain])
      if ('error' in outcome) return { failure: outcome.error }
      return reportResult(outcome.data, 'demo.data.resetDone', text)
    },
  }
}
