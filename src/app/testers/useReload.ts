import { useDispatch } from 'react-redux'
import { api, dataTags } from '#api/client/api'
import { broadcastFullInvalidation } from '#api/client/refetch'

/** @returns a function that reloads all data in every tab, after testers have changed them */
export function useReload(): () => void {
  const dispatch = useDispatch()
  return () => {
    dispatch(api.util.invalidateTags([...dataTags]))
    broadcastFullInvalidation()
  }
}
