import type { Dispatch } from '@reduxjs/toolkit'
import { isDemoDomain } from '#contract/demoData/demoData'
import type { Failure } from '#contract/failure'
import { moneyDomain } from '#contract/wallet/moneyData'
import type { Text } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { resetDemoData } from './api/demoData'
import { resetMoneyData } from './api/moneyData'
import { type Result, reportResult } from './reportText'

/** How data are taken back to their start, in words before and after. */
export interface Reset {
  label: string
  question: string
  /** What is lost. */
  warning: string
  /** Null where what came of it has been said already. */
  run: () => Promise<Result | { failure: Failure } | null>
}

/** The reset of what an answer's `domain` names; null for a name that nobody knows. */
export function resetOf(domain: unknown, dispatch: Dispatch, text: Text): Reset | null {
  if (domain === moneyDomain) {
    return {
      label: text('demo.money.reset'),
      question: text('demo.money.resetAsk'),
      warning: text('demo.money.resetWarning'),
      run: async () => {
        const outcome = await resetMoneyData(dispatch)
        if ('error' in outcome) return { failure: outcome.error }
        // It ends the session, and with it the page.
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
