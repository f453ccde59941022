import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { adminPath } from '#contract/admin/calls'
import { reportPageEveryMs } from '#contract/admin/sessions'
import { isOnline, isPageVisible, repeatWhileVisible } from '#lib/device/presence'
import { ask } from '../api/adminApi'
import { adminToken } from '../api/adminSession'

/** Reports the open page, so that the list of sessions can show it. Nothing depends on the answer. */
export function useReportPage(isOn: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isOn) return undefined
    const report = () => {
      if (!isOnline() || !isPageVisible() || adminToken() === null) return
      ask(adminPath('reportPage'), { method: 'POST', body: { page: pathname } }).catch(
        (cause: unknown) => console.warn('The open page could not be reported', cause),
      )
    }
    report()
    return repeatWhileVisible(report, reportPageEveryMs)
  }, [isOn, pathname])
}
