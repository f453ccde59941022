import { useDispatch } from 'react-redux'
import { api, dataTags } from '#api/client/api'
import { announceAllChanged } from '#api/client/refetch'

/** What testers change is loaded anew, in every tab. */
export function useReload(): () => void {
  const dispatch = useDispatch()
  return () => {
    dispatch(api.util.invalidateTags([...dataTags]))
    announceAllChanged()
  }
}
