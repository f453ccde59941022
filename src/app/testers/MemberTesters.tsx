import { useDispatch, useSelector } from 'react-redux'
import { api, dataTags } from '#api/client/api'
import { announceChange } from '#api/client/tabs'
import { selectPlayer } from '#api/session/session'
import { TesterTools } from './TesterTools'

/** The testers' way in for members: what they change is loaded anew, in every tab. */
export function MemberTesters() {
  const dispatch = useDispatch()
  const userId = useSelector(selectPlayer)?.id
  const reload = () => {
    dispatch(api.util.invalidateTags([...dataTags]))
    announceChange(dataTags)
  }
  return <TesterTools userId={userId} onChange={reload} />
}
