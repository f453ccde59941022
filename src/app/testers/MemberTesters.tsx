import { useDispatch } from 'react-redux'
import { api } from '../../api/api'
import { announceChange } from '../../api/tabs'
import { dataTags } from '../../api/tags'
import { TesterTools } from './TesterTools'

/** The testers' way in for members: what they reset is loaded anew, in every tab. */
export function MemberTesters() {
  const dispatch = useDispatch()
  const reload = () => {
    dispatch(api.util.invalidateTags([...dataTags]))
    announceChange(dataTags)
  }
  return <TesterTools onReset={reload} />
}
