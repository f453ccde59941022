import { useDispatch } from 'react-redux'
import { isMocked } from '#lib/environment'
import { makeRequestId } from '#lib/requestId'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { useAutomaticQuery, useSetAutomaticMutation } from '../api/sessionCalls'
import { useRequestError } from '../decision/RequestError'

/**
 * In the simulation: whether deposits and withdrawals are decided automatically (undefined if unknown), and a
 * function to switch it. Errors are shown as a toast, because it is used on any page.
 */
export function useSwitchAutomatic() {
  const dispatch = useDispatch()
  const requestError = useRequestError()
  const automatic = useAutomaticQuery(undefined, { skip: !isMocked }).data?.value.automatic
  const [setAutomatic, { isLoading: busy }] = useSetAutomaticMutation()

  async function switchOver(): Promise<void> {
    const { error } = await setAutomatic({ requestId: makeRequestId(), automatic: !automatic })
    const failure = adminFailure(error)
    if (failure) dispatch(openAlert('error', requestError(failure)))
  }

  return { automatic, busy, switchOver: () => void switchOver() }
}
