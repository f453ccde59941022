import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'

const seeRequest = 'see-request'

/** Announces that the request waits for a second person, with a link to it. */
export function useWaitingToast(): (approvalId: string) => void {
  const text = useText()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  return (approvalId) => {
    onToastAction(seeRequest, () => void navigate(pathOf(adminPaths.approval, approvalId)))
    dispatch(
      openToast({
        variant: 'alert',
        alert: { color: 'info', variant: 'filled' },
        message: text('admin.approvals.asked'),
        action: { label: text('admin.approvals.see'), id: seeRequest },
        autoHide: 12_000,
      }),
    )
  }
}
